// The server under load, in a process of its own: the real app on a real database, without the limits that keep people fair.
import { once } from 'node:events';
import { GAMES } from '@motti/catalog';
import { buildApp } from '../app.ts';
import { configFrom } from '../config.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';

/** A file, or the address of a PostgreSQL; what this server is called there; and whether it begins when it is told to. */
const [, , db = '', name = 'bench', stand] = process.argv;
if (stand === 'stand') {
  process.send!('standing');
  await once(process, 'message');
}
const most = 1e9;
const limits = {
  requests: most,
  files: most,
  logins: most,
  creations: most,
  looks: most,
  imports: most,
  sockets: most,
  messages: most,
  burst: most,
  addressMessages: most,
  chatAtOnce: most,
};
const store = db.startsWith('postgres:')
  ? await openPostgres(db, { serving: { name } })
  : await openSqlite(db, { thread: true, alone: true });
const config = { ...configFrom({}), web: undefined, limits };
const { fastify } = await buildApp({ games: GAMES, store, config });
const url = await fastify.listen({ port: 0, host: '127.0.0.1' });

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

process.on('message', async (question) => {
  if (question === 'stop') {
    await fastify.close();
    await store.close();
    process.disconnect();
  } else process.send!({ cpuSeconds: cpuSeconds() });
});
process.send!({ url });
// Whoever started us is gone: nobody would stop us.
process.once('disconnect', () => process.exit());
