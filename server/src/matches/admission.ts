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
}

/** The seat that these credentials open, a spectator's place, or nothing. A token counts before an account. */
export function admit(match: StoredMatch, { token, account }: Credentials): Admission | undefined {
  if (token !== undefined) {
    // Every hash is compared, whichever fits: the time says nothing about which seats there are.
    let side: Side | undefined;
    for (const seat of match.seats) if (fits(token, seat.tokenHash)) side = seat.side;
    const watches = fits(token, match.spectatorHash);
    if (side !== undefined) return { viewer: side };
    return watches ? { viewer: undefined } : undefined;
  }
  const own = account && match.seats.find((seat) => seat.account === account.id);
  if (own) return { viewer: own.side };
  return match.open ? { viewer: undefined } : undefined;
}
