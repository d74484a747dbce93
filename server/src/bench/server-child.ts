// The server under load, in a process of its own: the real app on a real file, without the limits that keep people fair.
import { GAMES } from '@motti/catalog';
import { buildApp } from '../app.ts';
import { configFrom } from '../config.ts';
import { openSqlite } from '../store/sqlite.ts';

const [, , file = ''] = process.argv;
const most = 1e9;
const limits = {
  requests: most,
  logins: most,
  creations: most,
  sockets: most,
  messages: most,
  burst: most,
};
const store = await openSqlite(file, { thread: true });
const config = { ...configFrom({}), web: undefined, limits };
const { fastify } = await buildApp({ games: GAMES, store, config });
const url = await fastify.listen({ port: 0, host: '127.0.0.1' });

process.once('message', async () => {
  await fastify.close();
  await store.close();
  const { user, system } = process.cpuUsage();
  process.send!({ cpuSeconds: (user + system) / 1e6 });
  process.disconnect();
});
process.send!({ url });
