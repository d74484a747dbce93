// One of several servers behind one port.
import { toy } from '../../../engine/test/toy.ts';
import { buildApp } from '../../src/app.ts';
import { configFrom } from '../../src/config.ts';
import { openStore } from '../../src/store/open.ts';

const [, , db = ''] = process.argv;
const config = { ...configFrom(process.env), web: undefined, metricsToken: 'token' };
const store = await openStore(db, { serving: config.name });
const { fastify } = await buildApp({ games: [toy], store, config });
await fastify.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await fastify.close();
  await store.close();
  process.exit();
});
process.once('disconnect', () => process.exit());
