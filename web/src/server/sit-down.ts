// Sitting down: who comes first gets a secret of their own. It is chosen here and kept before it is sent, so that a lost
// answer loses no seat.
import type { Side } from '@motti/engine';
import type { MatchInfo, MatchJoined } from '@motti/protocol';
import { settings } from '../settings.svelte.ts';
import { ApiError, api } from './api.ts';
import { pledgeFor } from './dice-share.ts';

const keyOf = (match: string): string => `motti.sitting.${match}`;

/** 32 random bytes, as the server makes them. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The secret that was sent and not yet confirmed; the same one when it is tried again. */
function pendingSecret(match: string): string {
  try {
    const kept = localStorage.getItem(keyOf(match)) ?? newSecret();
    localStorage.setItem(keyOf(match), kept);
    return kept;
  } catch {
    return newSecret();
  }
}

function forgetPending(match: string): void {
  try {
    localStorage.removeItem(keyOf(match));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The seat that whoever looks may take: that of the link, else the first free one of a match that is open to anyone. */
export function offeredSeat(
  { you, status, seats }: MatchInfo,
  token: string | undefined,
): Side | undefined {
  if (you !== null) return you;
  if (token !== undefined || status !== 'waiting') return undefined;
  return seats.find(({ kind, joined }) => kind === 'human' && !joined)?.side;
}

/** Takes that seat. */
export async function sitDown(info: MatchInfo, token: string | undefined): Promise<MatchJoined> {
  const { id, you, dice } = info;
  const side = offeredSeat(info, token);
  const name = settings.name.trim();
  const pledge = side === undefined ? undefined : pledgeFor(id, side, dice);
  const wish = {
    ...(you === null && side !== undefined ? { side } : {}),
    ...(name ? { name } : {}),
    ...(pledge === undefined ? {} : { pledge }),
    secret: pendingSecret(id),
  };
  const joined = await api.join(id, wish, token);
  forgetPending(id);
  return joined;
}

/** We sat down, and the answer was lost on its way: the secret that we chose opens the seat. */
export async function satAlready(match: string): Promise<MatchJoined | undefined> {
  let secret: string | null = null;
  try {
    secret = localStorage.getItem(keyOf(match));
  } catch {
    return undefined;
  }
  if (secret === null) return undefined;
  try {
    const joined = await api.join(match, {}, secret);
    forgetPending(match);
    return joined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'offline') forgetPending(match);
    return undefined;
  }
}

/** A new secret for one's own seat: everybody else who sits there is out. */
export async function renewSeat(match: string, token: string | undefined): Promise<MatchJoined> {
  const joined = await api.join(match, { renew: true, secret: pendingSecret(match) }, token);
  forgetPending(match);
  return joined;
}
