// What an attack is likely to bring: both sides fire, the greater loss decides, and what stands behind the space is at stake.
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  allegianceOf,
  DEAD,
  fireColumn,
  fireResult,
  isElite,
  LIMITED,
  linkBetween,
  lossFactorOf,
  OUT_OF_SUPPLY,
  type PieceId,
  put,
  RED,
  type SideId,
  type SpaceId,
  type State,
  setRecord,
  shiftColumn,
  space,
  spaceOf,
  strengthOf,
  supplyAt,
  tableFor,
  unitsIn,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import { unitWorth } from './forces.ts';
import type { Posture } from './posture.ts';

export interface Odds {
  readonly win: number;
  /** Worth of the losses on both sides. */
  readonly theirs: number;
  readonly ours: number;
}

const sum = (units: readonly PieceId[], of: (unit: PieceId) => number): number =>
  units.reduce((total, unit) => total + of(unit), 0);

const ROUGH: readonly string[] = ['swamp', 'mountain', 'desert', 'fortress'];

function shiftAgainst(s: State, units: readonly PieceId[], target: SpaceId): number {
  let shift = 0;
  const rivers = units.every((unit) => linkBetween(spaceOf(s, unit), target)?.river === true);
  if (rivers || ROUGH.includes(space(target).terrain)) shift--;
  const poor = (level: number): boolean =>
    2 * units.filter((unit) => supplyAt(s, unit, spaceOf(s, unit)) === level).length >=
    units.length;
  if (poor(OUT_OF_SUPPLY)) shift -= 2;
  else if (poor(LIMITED)) shift--;
  return Math.max(-2, shift);
}

/** The die goes one up for the side with more modifiers. */
function dieFor(s: State, units: readonly PieceId[], target: SpaceId): number {
  const defenders = unitsIn(s, target);
  const elite = Math.sign(units.filter(isElite).length - defenders.filter(isElite).length);
  const { defence, terrain } = space(target);
  return Math.sign(elite - defence - (terrain === 'forest' ? 1 : 0));
}

export function oddsOf(s: State, units: readonly PieceId[], target: SpaceId): Odds {
  const defenders = unitsIn(s, target);
  const strength = (list: readonly PieceId[]): number => sum(list, (unit) => strengthOf(s, unit));
  const factors = (list: readonly PieceId[]): number => sum(list, (unit) => lossFactorOf(s, unit));
  const column = (list: readonly PieceId[], shift: number): number =>
    shiftColumn(tableFor(list), fireColumn(tableFor(list), strength(list)), shift);
  const fortress = space(target).terrain === 'fortress' ? 1 : 0;
  const attack = column(units, shiftAgainst(s, units, target));
  const defence = defenders.length === 0 ? 0 : column(defenders, fortress);
  const die = dieFor(s, units, target);
  const clamp = (value: number): number => Math.max(1, Math.min(6, value));
  const perFactor = (list: readonly PieceId[]): number =>
    sum(list, (unit) => unitWorth(s, unit)) / Math.max(1, 1.6 * factors(list));
  let win = 0;
  let theirs = 0;
  let ours = 0;
  for (let a = 1; a <= 6; a++)
    for (let d = 1; d <= 6; d++) {
      const hit = fireResult(tableFor(units), attack, clamp(a + Math.max(0, die)));
      const back =
        defenders.length === 0
          ? 0
          : fireResult(tableFor(defenders), defence, clamp(d + Math.max(0, -die)));
      if (hit > back) win++;
      theirs += Math.min(hit, 1.6 * factors(defenders));
      ours += Math.min(back, 1.6 * factors(units));
    }
  return {
    win: win / 36,
    theirs: (theirs / 36) * perFactor(defenders),
    ours: (ours / 36) * perFactor(units),
  };
}

/** What it would be worth to stand there instead of the defenders, apart from their loss; `base` is what the position is worth. */
export function stakeOf(
  s: State,
  side: SideId,
  unit: PieceId,
  target: SpaceId,
  base: number,
  { weights }: Posture,
): number {
  const trial = triumphOfChaos.clone(s);
  let gone = 0;
  for (const defender of unitsIn(trial, target)) {
    const allegiance = allegianceOf(trial, defender);
    if (allegiance === RED || allegiance === WHITE) gone += 0.9 * unitWorth(trial, defender);
    put(trial, defender, DEAD);
  }
  put(trial, unit, target);
  setRecord(trial, target, side);
  return evaluatePosition(trial, side, weights) - base - gone;
}

export interface Attack {
  readonly target: SpaceId;
  readonly units: readonly PieceId[];
  readonly value: number;
  readonly odds: Odds;
}

export function weighAttack(
  s: State,
  units: readonly PieceId[],
  target: SpaceId,
  stake: number,
  { blood }: Posture,
): Attack {
  const odds = oddsOf(s, units, target);
  const value = odds.win * stake + odds.theirs - blood * odds.ours;
  return { target, units, value, odds };
}
