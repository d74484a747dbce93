// What the house says of itself: what it offers, whether it is well, how it is doing.
import type { ServerInfo } from '@motti/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export function houseRoutes(app: FastifyInstance, context: Context): void {
  const { matches, thinker, notices, store, metrics } = context;

  app.get('/api/server', async (): Promise<ServerInfo> => {
    const games = [...matches.games.values()];
    return {
      games: games.map(({ id, rules }) => ({ id, rules })),
      bots: Object.fromEntries(games.map((game) => [game.id, [...thinker.levels(game)]])),
      email: notices.email,
      push: notices.pushKey,
    };
  });

  app.get('/healthz', async (request, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch (error) {
      request.log.error({ error }, 'the store does not answer');
      return reply.status(503).send({ ok: false });
    }
  });

  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.print()),
  );
}
