// The server that is attacked, in a process of its own, with the limits that it has in earnest. It believes one proxy: so
// that every hostile client has an address of its own choice, and the ordinary ones have ours.
import { GAMES } from '@motti/catalog';
import { buildApp } from '../../src/app.ts';
import { configFrom } from '../../src/config.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

const [, , file = ''] = process.argv;
const store = await openSqlite(file, { thread: true });
const config = { ...configFrom({ MOTTI_TRUST_PROXY: '1' }), web: undefined };
const { fastify } = await buildApp({ games: GAMES, store, config });
const url = await fastify.listen({ port: 0, host: '127.0.0.1' });

process.on('message', async (question) => {
  if (question === 'stop') {
    await fastify.close();
    await store.close();
    process.disconnect();
  } else {
    globalThis.gc?.();
    process.send!({ megabytes: process.memoryUsage().rss / 2 ** 20 });
  }
});
process.send!({ url });
// Whoever started us is gone: nobody would stop us.
process.once('disconnect', () => process.exit());
