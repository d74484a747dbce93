// Begins a match on the server and keeps the secrets of its seats.

import type { Side } from '@motti/engine';
import type { CreateMatch, MatchCreated } from '@motti/protocol';
import type { NewGame } from '../new/new-game.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { api } from './api.ts';
import { keepShare, newShare, pledgeOfShare } from './dice-share.ts';
import { seats } from './seats.svelte.ts';

const DAY = 86_400;

/** Time for thinking: as much as the table needs, a move a day or a week, or one sitting. */
const CLOCKS = {
  none: undefined,
  day: { initial: DAY, increment: DAY, cap: DAY },
  week: { initial: 7 * DAY, increment: 7 * DAY, cap: 7 * DAY },
  live: { initial: 3600, increment: 30 },
} as const;

export interface RemoteWishes {
  readonly clock: keyof typeof CLOCKS;
  readonly listed: boolean;
}

/** The id of the new match. */
export async function createRemote(
  made: NewGame,
  { clock, listed }: RemoteWishes,
): Promise<string> {
  const wishes: CreateMatch['seats'] = {};
  for (const side of made.seats) {
    const name = made.names[side]?.trim() || (made.choice(side) === 'you' ? settings.name : '');
    wishes[side] =
      made.choice(side) === 'bot'
        ? { kind: 'bot', level: made.level(side) }
        : { kind: 'human', ...(name ? { name } : {}) };
  }
  const own = made.seats.find((side) => made.choice(side) === 'you');
  // Its hash only: the salt is shown when the server has shown the hash of its seed, and everybody has sat down.
  const share = own === undefined ? undefined : newShare(own);
  const time = CLOCKS[clock];
  const { scenario, options, data } = made.setup;
  const created = await api.create({
    game: made.game.id,
    setup: { scenario, options: { ...options }, ...(data === undefined ? {} : { data }) },
    seats: wishes,
    ...(share ? { take: share.side, pledge: pledgeOfShare(share) } : {}),
    ...(time ? { clock: time } : {}),
    ...(listed ? { open: true } : {}),
  });
  if (share) keepShare(created.id, { ...share, commitment: created.commitment });
  keepCreated(created, made.game.id, own);
  return created.id;
}

/** Keeps the secrets of a match that was just made: one's own seat, and the links for the others. */
export function keepCreated(created: MatchCreated, game: string, own: Side | undefined): void {
  const { [own ?? '']: ownToken, ...links } = created.seats;
  const token = ownToken ?? created.spectator;
  seats.keep({
    id: created.id,
    ...(token === undefined ? {} : { token }),
    ...(own === undefined ? {} : { side: own }),
    game,
    added: Date.now(),
    links,
    ...(created.spectator === undefined ? {} : { spectator: created.spectator }),
  });
}
