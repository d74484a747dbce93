// The dice of a terminal match: fair unless a seed was asked for. The seed of fair dice is kept outside the record until the
// match is over, so that whoever opens the file of an unfinished match does not read the future there.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyGame,
  CHANCE,
  commitmentOf,
  type DiceKind,
  fairRoll,
  isSeed,
  Match,
  type MatchRecord,
  type Roll,
  rollDice,
  type Salts,
  seededRandom,
} from '@motti/engine';

export interface Dice {
  readonly kind: DiceKind;
  readonly commitment?: string;
  readonly seed?: string;
  readonly salts: Salts;
  /** The next roll; `number` counts all rolls before it, undone ones too. */
  roll(faces: readonly number[], number: number): Roll;
}

export function fairDice(seed: string = randomBytes(32).toString('hex'), salts: Salts = {}): Dice {
  const commitment = commitmentOf(seed);
  const roll: Dice['roll'] = (faces, number) => fairRoll(seed, salts, number, faces);
  return { kind: 'hmac-sha256', commitment, seed, salts, roll };
}

export function seededDice(seed: string): Dice {
  const random = seededRandom(seed);
  return { kind: 'seeded', seed, salts: {}, roll: (faces) => rollDice(faces, random) };
}

/** Nobody can check these. */
function freeDice(): Dice {
  const random = seededRandom(randomBytes(16).toString('hex'));
  return { kind: 'free', salts: {}, roll: (faces) => rollDice(faces, random) };
}

/** The dice with which a record goes on; free ones when its seed is not on this machine. */
export function diceOf(record: MatchRecord, game: AnyGame): Dice {
  const { dice, seed, salts, commitment } = record;
  if (dice === 'seeded' && seed !== undefined) return spent(seededDice(seed), record, game);
  const kept = seed ?? (commitment === undefined ? undefined : recallSeed(commitment));
  return dice === 'hmac-sha256' && kept !== undefined ? fairDice(kept, salts) : freeDice();
}

/** A seeded generator goes on where the record stopped: it rolls again what has been rolled. */
function spent(dice: Dice, record: MatchRecord, game: AnyGame): Dice {
  const match = new Match(game, record.setup);
  for (const line of record.lines) {
    const { decision } = match;
    if (line.side === CHANCE && decision.kind === 'chance') dice.roll(decision.faces, 0);
    if (match.playLine(line)) break;
  }
  return dice;
}

const seedFolder = (): string =>
  join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'motti', 'seeds');

/** Keeps the seed of an unfinished match, readable by its owner only. */
export function keepSeed({ commitment, seed }: Dice): void {
  if (commitment === undefined || seed === undefined) return;
  mkdirSync(seedFolder(), { recursive: true, mode: 0o700 });
  writeFileSync(join(seedFolder(), commitment), seed, { mode: 0o600 });
}

export function forgetSeed({ commitment }: Dice): void {
  if (commitment !== undefined) rmSync(join(seedFolder(), commitment), { force: true });
}

function recallSeed(commitment: string): string | undefined {
  try {
    const seed = readFileSync(join(seedFolder(), commitment), 'utf8');
    return isSeed(seed) && commitmentOf(seed) === commitment ? seed : undefined;
  } catch {
    return undefined;
  }
}
