// A match as one viewer may know it: with `seen-log.ts` the only place where something of a match is made ready to
// leave the server.
import { commitmentOf, type Side, type StandingOrder } from '@motti/engine';
import type { MatchInfo, Offer, PastView, SeatInfo } from '@motti/protocol';
import { LiveMatch } from './live-match.ts';
import type { Viewer } from './seen-log.ts';

export function viewOf(live: LiveMatch, viewer: Viewer): unknown {
  return live.game.view(live.play.state, viewer);
}

/**
 * What this viewer saw when that was their last row: the match as its log stood then, in their eyes. Of a run of hidden lines it
 * is the last: they have been sent that view, and nothing in it is more than they knew.
 */
export async function pastView(
  live: LiveMatch,
  viewer: Viewer,
  version: number,
): Promise<PastView | undefined> {
  const seen = live.seenBy(viewer);
  if (version > seen.version) return undefined;
  const rows = live.rows.slice(0, seen.wholeVersion(version));
  const then =
    rows.length === live.rows.length ? live : await LiveMatch.load(live.game, live.stored, rows);
  return { version, view: viewOf(then, viewer), decision: then.decision };
}

export function infoFor(live: LiveMatch, viewer: Viewer, online: ReadonlySet<Side>): MatchInfo {
  const { stored, result, offer } = live;
  return {
    id: stored.id,
    game: stored.game,
    rules: stored.rules,
    setup: { scenario: stored.setup.scenario, options: { ...stored.setup.options } },
    you: viewer ?? null,
    seats: seatsOf(live, online),
    status: live.status,
    open: stored.open,
    ...(stored.clock ? { clock: stored.clock } : {}),
    created: stored.created,
    dice: {
      commitment: commitmentOf(stored.seed),
      pledges: { ...live.shares.pledges },
      salts: { ...live.shares.salts },
      forgone: [...live.shares.forgone],
      ...(result ? { seed: stored.seed } : {}),
    },
    ...(offer ? { offer: offerFor(live, viewer, offer) } : {}),
    ...orderFor(viewer === undefined ? undefined : live.orders.of(viewer)),
    ...(result ? { result } : {}),
    ...(stored.next ? { next: stored.next } : {}),
  };
}

/** A seat is told of its own standing order alone. */
function orderFor(order: StandingOrder | undefined): Pick<MatchInfo, 'order'> {
  if (!order) return {};
  const { kinds, turn } = order;
  return { order: { kinds: [...kinds], ...(turn === undefined ? {} : { turn }) } };
}

/** An offer speaks of rows by their numbers, and those are each viewer's own. */
const offerFor = (live: LiveMatch, viewer: Viewer, offer: Offer): Offer =>
  offer.what === 'draw' ? offer : { ...offer, to: live.seenBy(viewer).seenVersion(offer.to) };

function seatsOf(live: LiveMatch, online: ReadonlySet<Side>): SeatInfo[] {
  return live.stored.seats.map(({ side, kind, level, name }) => ({
    side,
    kind,
    ...(level === null ? {} : { level }),
    name: live.joined[side] || name,
    joined: side in live.joined,
    online: kind === 'bot' || online.has(side),
  }));
}
