// What the server says of itself: what it offers, whether it is well, how it is doing.
import type { ServerInfo } from '@motti/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import { hashToken } from '../matches/secrets.ts';

export function metaRoutes(app: FastifyInstance, context: Context): void {
  const { matches, thinker, notices, letters, store, metrics, config, signer } = context;

  app.get('/api/server', async (): Promise<ServerInfo> => {
    const games = [...matches.games.values()];
    return {
      games: games.map(({ id, rules }) => ({ id, rules })),
      bots: Object.fromEntries(games.map((game) => [game.id, [...thinker.levels(game)]])),
      email: letters.isPossible,
      push: notices.pushKey,
    };
  });

  /** By which key records of this server are signed. */
  app.get('/.well-known/motti-key', async () => ({ algorithm: 'Ed25519', key: signer.key }));

  const well =
    (test: () => Promise<void>) => async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        await test();
        return { ok: true };
      } catch (error) {
        request.log.error({ error }, 'not well');
        return reply.status(503).send({ ok: false });
      }
    };
  app.get(
    '/healthz',
    well(() => store.ping()),
  );
  app.get(
    '/readyz',
    well(async () => {
      if (context.isDraining()) throw new Error('this server is about to stop');
      await store.writes();
    }),
  );

  // How many acts were accepted when tells of secret ones: not for players.
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken))
      throw new HttpProblem(404, 'not-found', 'There is nothing here.');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.print());
  });
}

/** `Authorization: Bearer` with the token that the server was told; without one nobody may. */
function mayMeasure({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, said] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && said !== undefined && hashToken(said) === hashToken(token);
}
