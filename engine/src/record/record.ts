// A match as plain text: what a record holds. docs/records.md describes the format.
import type { Clause, Setup, Side } from '../contract.ts';
import type { Pledges, Salts } from '../dice.ts';
import type { Line } from '../line.ts';

/** The version of the format, the value of the tag `Motti`. */
export const FORMAT = '1';

/** `hmac-sha256`: fair dice; `seeded`: the fast generator from a seed; `free`: rolled by hand, nothing to check. */
export const DICE_KINDS = ['hmac-sha256', 'seeded', 'free'] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

/** The value of the tag `Viewer` in what somebody who plays no side may hold. */
export const SPECTATOR = 'spectator';

/** How a match can end without a clause of its rulebook. */
export const ENDINGS = ['resignation', 'time', 'agreement', 'abandonment'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Result {
  /** No winner: a draw. */
  readonly winner: Side | undefined;
  /** The clause that ended the match, or an `Ending`. */
  readonly clause: Clause | Ending;
  readonly level?: string;
}

/** Both in base64url: 32 bytes and 64. */
export interface Signature {
  readonly key: string;
  readonly mark: string;
}

export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  /** With every option, defaults too. */
  readonly setup: Setup;
  /** Who plays which side: a name, `bot:easy`, or `?`. */
  readonly players: Readonly<Record<Side, string>>;
  readonly dice: DiceKind;
  /** Fair dice only: the SHA-256 of the seed. */
  readonly commitment?: string;
  /** The hashes of the salts, shown before any salt was; older records have none. */
  readonly pledges?: Pledges;
  readonly salts: Salts;
  /** Once the match is over, or at once where nobody needs to trust anybody. */
  readonly seed?: string;
  readonly result?: Result;
  /** `2026-11-15`. */
  readonly date?: string;
  /** Whose knowledge this is; absent: everything. Such a record reads but does not replay. */
  readonly viewer?: Side;
  /** Who vouches for all the rest: an Ed25519 key, and its mark under the text without this. */
  readonly signature?: Signature;
  /** Every line in the order it was made: undone ones too, with the `undo` that folds them. */
  readonly lines: readonly Line[];
}

/** `finland TV-1.2e`, `draw TV-1.2f`, `soviet resignation`, `finland WW-VIC.4 decisive`. */
export function printResult(result: Result): string {
  const words = [result.winner ?? 'draw', result.clause];
  return (result.level === undefined ? words : [...words, result.level]).join(' ');
}

export function parseResult(text: string, sides: readonly Side[]): Result | undefined {
  const [who, clause, level, ...rest] = text.split(' ');
  if (!who || !clause || level === '' || rest.length > 0) return undefined;
  if (who !== 'draw' && !sides.includes(who)) return undefined;
  const winner = who === 'draw' ? undefined : who;
  return level === undefined ? { winner, clause } : { winner, clause, level };
}

export const printSignature = ({ key, mark }: Signature): string => `ed25519 ${key} ${mark}`;

export function parseSignature(text: string): Signature | undefined {
  const [, key, mark] = /^ed25519 ([\w-]{43}) ([\w-]{86})$/.exec(text) ?? [];
  return key === undefined || mark === undefined ? undefined : { key, mark };
}

/** The name of the tag that says who plays a side: `Soviet`. */
export const sideTag = (side: Side): string => side.charAt(0).toUpperCase() + side.slice(1);

/** The names of the tags that hold a side's share of the dice. */
export const pledgeTag = (side: Side): string => `Pledge.${sideTag(side)}`;
export const saltTag = (side: Side): string => `Salt.${sideTag(side)}`;
