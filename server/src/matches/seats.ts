// A seat has one owner. Who sits down first gets a secret that nobody else has ever seen; whoever renews it is alone.
import type { Side } from '@motti/engine';
import { CLOSE, type JoinMatch } from '@motti/protocol';
import { HttpProblem, linkUsed, notFound } from '../errors.ts';
import type { SeatChange, StoredMatch, StoredSeat } from '../store/store.ts';
import { type Admission, admit, type Credentials, isFormer } from './admission.ts';
import type { Listener, Room } from './room.ts';
import { hashToken, newToken } from './secrets.ts';

/** Old links that are remembered, to say so to whoever comes with one. */
const FORMER = 8;

export interface Taken {
  readonly side: Side;
  readonly token: string;
}

export interface SeatRequest extends JoinMatch {
  /** The id of the act, so that it is not done twice. */
  readonly id?: string;
}

/** Why these credentials open nothing. */
export const turnedAway = (match: StoredMatch, { token }: Credentials): HttpProblem =>
  isFormer(match, token) ? linkUsed() : notFound();

/**
 * The seat that a token or an account opens, or a free one of an open match, and what opens it from now on. All in one
 * turn of the match, and in one transaction: nobody slips in between, and nobody loses a seat to a crash.
 */
export function takeSeat(
  room: Room,
  credentials: Credentials,
  wish: SeatRequest,
  keep?: Listener,
): Promise<Taken> {
  return room.inTurnUpToDate(async () => {
    const { stored } = room.live;
    const admitted = admit(stored, credentials);
    if (!admitted) throw turnedAway(stored, credentials);
    const side = sideOf(room, admitted, wish.side);
    const seat = stored.seats.find((one) => one.side === side)!;
    const token = nextToken(room, seat, credentials, wish);
    const change = token === undefined ? {} : changeOf(seat, token, credentials);
    await room.takeSeat(side, joinOf(room, side, wish), change);
    // Whoever else looks through the old link looks no longer.
    if (token !== undefined) {
      room.closeAll(CLOSE.renewed, 'the link has been used', side, keep);
      if (keep?.by === 'link') keep.key = hashToken(token);
    }
    return { side, token: token ?? credentials.token! };
  });
}

function sideOf(room: Room, { viewer }: Admission, wished: Side | undefined): Side {
  if (viewer === undefined) return freeSeat(room, wished);
  if (wished !== undefined && wished !== viewer)
    throw new HttpProblem(409, 'other-seat', `This link is of ${viewer}.`);
  return viewer;
}

function freeSeat({ live }: Room, wished: Side | undefined): Side {
  const free = live.people.filter((side) => !(side in live.joined));
  const side = wished === undefined ? free[0] : free.find((one) => one === wished);
  if (!live.stored.open || side === undefined) throw noFreeSeat();
  return side;
}

export const noFreeSeat = (): HttpProblem =>
  new HttpProblem(409, 'no-free-seat', 'This seat is not free.');

/** The new secret, where there must be one. A seat that an account has taken is renewed by that account alone. */
function nextToken(
  { live }: Room,
  seat: StoredSeat,
  { token, account }: Credentials,
  { renew, secret }: SeatRequest,
): string | undefined {
  const first = !(seat.side in live.joined);
  if (!first && renew !== true && token !== undefined) return undefined;
  if (!first && seat.account !== null && seat.account !== account?.id)
    throw new HttpProblem(403, 'seat-of-account', 'This seat belongs to an account: log in first.');
  if (
    secret !== undefined &&
    (admit(live.stored, { token: secret }) || isFormer(live.stored, secret))
  )
    throw new HttpProblem(409, 'used-secret', 'This secret is not new.');
  return secret ?? newToken();
}

const changeOf = (seat: StoredSeat, token: string, { account }: Credentials): SeatChange => ({
  tokenHash: hashToken(token),
  formerHashes: [seat.tokenHash!, ...seat.formerHashes].slice(0, FORMER),
  // With a new secret comes its owner's account. One who only shows a link that others hold too binds nothing.
  account: account?.id ?? seat.account,
});

function joinOf({ live }: Room, side: Side, { id, name, pledge }: SeatRequest) {
  // A pledge that comes too late, or again, is no reason to turn a player away.
  const isTaken = pledge !== undefined && live.shares.pledgeRefusal(side, pledge, live.canPledge);
  return {
    type: 'join',
    id: id ?? `join ${newToken()}`,
    ...(name === undefined ? {} : { name }),
    ...(pledge === undefined || isTaken ? {} : { pledge }),
  } as const;
}
