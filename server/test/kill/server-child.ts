// The server that is killed: the real app with its database in a thread of its own, on a file.
import { toy } from '../../../engine/test/toy.ts';
import { buildApp } from '../../src/app.ts';
import { configFrom, LIMITS } from '../../src/config.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

const [, , file = ''] = process.argv;
const most = 1e9;
const limits = {
  ...LIMITS,
  requests: most,
  files: most,
  creations: most,
  sockets: most,
  messages: most,
  burst: most,
  addressMessages: most,
  chatAtOnce: most,
};
const store = await openSqlite(file, { thread: true });
const config = { ...configFrom({}), web: undefined, limits };
const { fastify } = await buildApp({ games: [toy], store, config });
const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
process.send!({ url });
// Nobody left to kill us in good order.
process.once('disconnect', () => process.exit());
