// A match as one viewer may know it: with `seen-log.ts` the only place where something of a match is made ready to
// leave the server.
import { commitmentOf, type Side } from '@motti/engine';
import type { MatchInfo, Offer, SeatInfo } from '@motti/protocol';
import type { LiveMatch } from './live-match.ts';
import type { Viewer } from './seen-log.ts';

export function viewOf(live: LiveMatch, viewer: Viewer): unknown {
  return live.game.view(live.play.state, viewer);
}

export function infoFor(live: LiveMatch, viewer: Viewer, online: ReadonlySet<Side>): MatchInfo {
  const { stored, result, offer } = live;
  return {
    id: stored.id,
    game: stored.game,
    rules: stored.rules,
    setup: stored.setup as MatchInfo['setup'],
    you: viewer ?? null,
    seats: seatsOf(live, online),
    status: live.status,
    open: stored.open,
    ...(stored.clock ? { clock: stored.clock } : {}),
    created: stored.created,
    dice: {
      commitment: commitmentOf(stored.seed),
      salts: { ...live.salts },
      ...(result ? { seed: stored.seed } : {}),
    },
    ...(offer ? { offer: offerFor(live, viewer, offer) } : {}),
    ...(result ? { result } : {}),
    ...(stored.next ? { next: stored.next } : {}),
  };
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
