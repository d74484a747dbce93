// Who may sit or watch. Every way in asks here.
import type { Side } from '@motti/engine';
import type { StoredAccount, StoredMatch } from '../store/store.ts';
import { fits } from './secrets.ts';
import type { Viewer } from './seen-log.ts';

export interface Credentials {
  readonly token?: string | undefined;
  readonly account?: StoredAccount | undefined;
}

export interface Admission {
  readonly viewer: Viewer;
  /** What opened the door. */
  readonly by: 'link' | 'account' | 'open' | 'over';
  /** The hash that the token fitted, or the account. */
  readonly key: string | number | null;
}

/** The seat that these credentials open, a spectator's place, or nothing. A token counts before an account. */
export function admit(match: StoredMatch, { token, account }: Credentials): Admission | undefined {
  if (token !== undefined) return admitByLink(match, token);
  const own = account && match.seats.find((seat) => seat.account === account.id);
  if (own) return { viewer: own.side, by: 'account', key: own.account };
  return match.open ? { viewer: undefined, by: 'open', key: null } : undefined;
}

function admitByLink(match: StoredMatch, token: string): Admission | undefined {
  // Every hash is compared, whichever fits: the time says nothing about which seats there are.
  let side: Side | undefined;
  let key: string | null = null;
  for (const seat of match.seats) {
    if (!fits(token, seat.tokenHash)) continue;
    side = seat.side;
    key = seat.tokenHash;
  }
  const watches = fits(token, match.spectatorHash);
  if (side !== undefined) return { viewer: side, by: 'link', key };
  return watches ? { viewer: undefined, by: 'link', key: match.spectatorHash } : undefined;
}

/** Does what opened the door still open it? Asked in the match's own turn, where nobody renews meanwhile. */
export function stillHolds(match: StoredMatch, { viewer, by, key }: Admission): boolean {
  if (by === 'over') return true;
  if (by === 'open') return match.open;
  if (viewer === undefined) return match.spectatorHash === key;
  const seat = match.seats.find(({ side }) => side === viewer);
  return (by === 'link' ? seat?.tokenHash : seat?.account) === key;
}

/** Did this token open a seat once? Whoever holds an old link is told so. */
export const isFormer = (match: StoredMatch, token: string | undefined): boolean =>
  token !== undefined &&
  match.seats.some(({ formerHashes }) => formerHashes.some((hash) => fits(token, hash)));
