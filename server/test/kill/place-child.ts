// One of several servers on one PostgreSQL that are killed: the real app, with a bot that picks at random.
import { pick, seededRandom } from '@motti/engine';
import { type ToyView, toy } from '../../../engine/test/toy.ts';
import { buildApp } from '../../src/app.ts';
import { configFrom, LIMITS } from '../../src/config.ts';
import type { Thinker } from '../../src/matches/thinker.ts';
import { openPostgres } from '../../src/store/postgres.ts';

const [, , url = '', name = 'one'] = process.argv;
const most = 1e9;
const limits = {
  ...LIMITS,
  requests: most,
  creations: most,
  sockets: most,
  messages: most,
  burst: most,
  addressMessages: most,
};
const random = seededRandom(name);
const thinker: Thinker = {
  levels: () => ['random'],
  think: async ({ view, setup, side }) => {
    const state = toy.guess(view as ToyView, random, setup);
    return [toy.print(pick(toy.choices(state, side), random))];
  },
  close: async () => {},
};
const store = await openPostgres(url, { serving: { name, deadMs: 1500 } });
const config = { ...configFrom({}), web: undefined, limits };
const app = await buildApp({ games: [toy], store, config, thinker, beatMs: 300 });
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.fastify.close();
  await store.close();
  process.exit();
});
process.once('disconnect', () => process.exit());
process.send!({ url: address });
