// What a player can do about another: block them, report them to whoever runs the server.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { BlockList } from '@motti/protocol';
import { AboutSeat, MatchId, PlayerName, ReportSeat } from '@motti/protocol/schema';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import type { Room } from '../matches/room.ts';
import { Door } from '../plugins/door.ts';
import { mustBeLoggedIn } from '../plugins/session.ts';
import type { StoredSeat } from '../store/store.ts';
import { mustPlay } from './matches.ts';

const params = Type.Object({ id: MatchId });

export function conductRoutes(instance: FastifyInstance, context: Context): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { store, matches, config } = context;
  const door = new Door(context);
  const guarded = { rateLimit: { max: config.limits.logins, timeWindow: 60_000 } };

  app.post(
    '/api/matches/:id/report',
    { ...door.ofMatch, schema: { params, body: ReportSeat }, config: guarded },
    async (request, reply) => {
      const { room, viewer, credentials } = door.entered(request);
      const bySide = mustPlay(viewer);
      const { side, reason, text } = request.body;
      const seat = otherSeat(room, bySide, side);
      if (!(bySide in room.live.joined))
        throw new HttpProblem(409, 'sit-down-first', 'Sit down first.');
      const account = seat.account === null ? undefined : await store.account(seat.account);
      await store.report({
        at: matches.now(),
        match: room.id,
        bySide,
        byAccount: credentials.account?.id ?? null,
        side,
        account: seat.account,
        // Whoever looks into it needs the account's name, where there is one.
        name: account?.name ?? (room.live.joined[side] || seat.name || side),
        reason,
        text,
      });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/matches/:id/block',
    { ...door.ofMatch, schema: { params, body: AboutSeat }, config: guarded },
    async (request, reply) => {
      const { room, viewer } = door.entered(request);
      const account = await mustBeLoggedIn(context, request);
      const seat = otherSeat(room, mustPlay(viewer), request.body.side);
      if (seat.account === null)
        throw new HttpProblem(409, 'no-account-there', 'They play without an account.');
      if (seat.account !== account.id) await store.block(account.id, seat.account, matches.now());
      return reply.status(204).send();
    },
  );

  app.get('/api/blocks', door.ofAccount, async (request): Promise<BlockList> => {
    return { blocks: await store.blocks(door.account(request).id) };
  });

  app.delete(
    '/api/blocks/:name',
    { ...door.ofAccount, schema: { params: Type.Object({ name: PlayerName }) } },
    async (request, reply) => {
      if (!(await store.unblock(door.account(request).id, request.params.name)))
        throw new HttpProblem(404, 'not-blocked', 'They are not blocked.');
      return reply.status(204).send();
    },
  );
}

/** A person's seat, not one's own. */
function otherSeat({ live }: Room, own: string, side: string): StoredSeat {
  const seat = live.stored.seats.find((one) => one.side === side);
  if (seat?.kind !== 'human' || side === own)
    throw new HttpProblem(409, 'no-such-seat', `Nobody else plays ${side}.`);
  return seat;
}
