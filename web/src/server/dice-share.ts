// This browser's share in the dice of a match: its salt, and what the server had shown before the salt was. Kept here, so that
// nobody can show something else later without our noticing (adr/0043).
import { commitmentOf, type MatchRecord, pledgeOf, type Side, toHex } from '@motti/engine';
import type { MatchInfo } from '@motti/protocol';

export interface DiceShare {
  readonly side: Side;
  readonly salt: string;
  /** The hash of the seed, as it was shown first. */
  readonly commitment?: string;
  /** Everybody's pledges, as they stood when we showed our salt. */
  readonly pledges?: Readonly<Record<Side, string>>;
  /** Whose salts were known by then. */
  readonly shown?: readonly Side[];
}

type Dice = MatchInfo['dice'];
/** As much of the dice as a running match and a record both tell. */
type ShownDice = Pick<MatchRecord, 'commitment' | 'pledges' | 'salts' | 'seed'>;

/** What is not what it was: the seed's hash, a pledge, one's own salt, or a seed or salt that does not fit its hash. */
export type Difference = 'commitment' | 'pledge' | 'salt' | 'seed';

const PREFIX = 'motti.dice.';

export function shareOf(match: string): DiceShare | undefined {
  try {
    return parsed(localStorage.getItem(PREFIX + match));
  } catch {
    return undefined;
  }
}

/** `false`: this browser keeps nothing, so there is nothing to pledge. */
export function keepShare(match: string, share: DiceShare): boolean {
  try {
    localStorage.setItem(PREFIX + match, JSON.stringify(share));
    return true;
  } catch {
    return false;
  }
}

export const newShare = (side: Side): DiceShare => ({
  side,
  salt: toHex(crypto.getRandomValues(new Uint8Array(32))),
});

export const pledgeOfShare = ({ side, salt }: DiceShare): string => pledgeOf(side, salt);

/** What to pledge when we sit down: the same again when it is tried again, or from a second window. */
export function pledgeFor(match: string, side: Side, { commitment }: Dice): string | undefined {
  const known = shareOf(match);
  const share = known?.side === side ? known : { ...newShare(side), commitment };
  return keepShare(match, share) ? pledgeOfShare(share) : undefined;
}

/** Has this side pledged a salt for which the dice still wait? */
export const isMissing = ({ status, dice }: MatchInfo, side: Side): boolean =>
  status === 'playing' &&
  side in dice.pledges &&
  !(side in dice.salts) &&
  !dice.forgone.includes(side);

/** The first thing that is not as this browser was shown it, or does not fit. */
export function differenceOf(share: DiceShare, dice: ShownDice): Difference | undefined {
  const { side, salt, commitment, pledges, shown = [] } = share;
  if (commitment !== undefined && dice.commitment !== commitment) return 'commitment';
  if (pledges && !isSame(pledges, dice.pledges ?? {})) return 'pledge';
  if (dice.salts[side] !== undefined && dice.salts[side] !== salt) return 'salt';
  if (dice.seed !== undefined && commitmentOf(dice.seed) !== dice.commitment) return 'seed';
  for (const [one, other] of Object.entries(dice.salts)) {
    const pledge = dice.pledges?.[one];
    if (pledge !== undefined && pledgeOf(one, other) !== pledge) return 'salt';
    // Whoever had neither shown nor pledged anything when we showed our salt may have chosen theirs by it.
    if (pledge === undefined && pledges && !shown.includes(one)) return 'pledge';
  }
  return undefined;
}

/** The share of this browser in the match of a record: whatever was changed, something of it will still be ours. */
export function shareInRecord(record: MatchRecord): DiceShare | undefined {
  for (const share of allShares()) {
    const { side, salt, commitment } = share;
    const isOurs =
      record.pledges?.[side] === pledgeOfShare(share) ||
      record.salts[side] === salt ||
      (commitment !== undefined && record.commitment === commitment);
    if (isOurs) return share;
  }
  return undefined;
}

function* allShares(): Generator<DiceShare> {
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const share = key?.startsWith(PREFIX) ? parsed(localStorage.getItem(key)) : undefined;
      if (share) yield share;
    }
  } catch {
    // A browser that keeps nothing has no shares.
  }
}

const parsed = (text: string | null): DiceShare | undefined =>
  text === null ? undefined : (JSON.parse(text) as DiceShare);

const isSame = (one: Readonly<Record<Side, string>>, other: Readonly<Record<Side, string>>) =>
  [...Object.keys(one), ...Object.keys(other)].every((side) => one[side] === other[side]);
