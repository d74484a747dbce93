// What an attack promises: every fall of the die, weighed by what it would bring.
import { type HexId, type State, type UnitId, winterWar } from '@motti/winter-war';
import {
  attackOf,
  COLUMNS_OF_ODDS,
  canRetreat,
  columnFor,
  combatResult,
  defenseOf,
  defenseOfHex,
  ELIMINATED,
  FINN,
  FORT,
  hexOfUnit,
  isDoubledBy,
  isMinorWater,
  lift,
  marksOf,
  PASSIVE,
  put,
  RESULTS,
  type Result,
  sideOf,
  unitsAt,
  updateSupply,
  WORST_COLUMN,
} from '@motti/winter-war/parts';
import { lossOf, sovietOutlook } from './evaluation.ts';
import type { Worths } from './weights.ts';

/** What the attacker has of each result. */
export type Stakes = Readonly<Record<Result, number>>;

/** SHARES[walls][column][result]: how likely. */
const SHARES = [false, true].map((fort) =>
  COLUMNS_OF_ODDS.map((_, column) => {
    const shares = RESULTS.map(() => 0);
    for (let die = 1; die <= 6; die++) {
      const result = column === WORST_COLUMN ? 'Ae' : combatResult(column, die, fort);
      shares[RESULTS.indexOf(result)]! += 1 / 6;
    }
    return shares;
  }),
);

export function expected(column: number, fort: boolean, stakes: Stakes): number {
  const shares = SHARES[fort ? 1 : 0]![column]!;
  let sum = 0;
  for (let i = 0; i < RESULTS.length; i++) sum += shares[i]! * stakes[RESULTS[i]!];
  return sum;
}

/** A hex that can be attacked, and what it is worth to the attacker to clear it. */
export interface Target {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  /** Twice the Defense Strength against an attack over land, and against one only across water. */
  readonly dry: number;
  readonly wet: number;
  readonly fort: boolean;
  /** WW-A14: what an exchange costs the attacker. */
  readonly toll: number;
  /** What its loss means. */
  readonly prize: number;
  /** Somebody in it could not retreat. */
  readonly cornered: boolean;
}

/** Looks at a hex of the enemy. `board` is changed and put back. */
export function lookAt(board: State, worths: Worths, hex: HexId, now: number): Target {
  const units = unitsAt(board, hex);
  const side = sideOf(units[0]!);
  const always = isDoubledBy(side, hex);
  const fort = side === FINN && FORT[hex] !== 0;
  let toll = 0;
  for (const unit of units) if (!(marksOf(board, unit) & PASSIVE)) toll += defenseOf(unit);
  const cornered = units.some((unit) => !canRetreat(board, unit));
  const dry = defenseOfHex(board, hex, always);
  const wet = defenseOfHex(board, hex, true);
  const change = without(board, worths, units) - now;
  let worth = 0;
  for (const unit of units) worth += lossOf(board, worths, unit);
  const ground = Math.max(0, (side === FINN ? change : -change) - worth);
  return { hex, units, dry, wet, fort, toll, prize: worth + worths.groundKept * ground, cornered };
}

/** The outlook of the Soviet player if these units were gone. */
export function without(board: State, worths: Worths, units: readonly UnitId[]): number {
  const places = units.map((unit) => hexOfUnit(board, unit));
  const marks = units.map((unit) => marksOf(board, unit));
  for (const unit of units) lift(board, unit, ELIMINATED);
  const outlook = sovietOutlook(board, worths);
  units.forEach((unit, i) => {
    board.unitMarks[unit] = marks[i]!;
    put(board, unit, places[i]!);
  });
  updateSupply(board);
  return outlook;
}

/** The column for these attackers on this target. */
export function columnOn(board: State, target: Target, units: readonly UnitId[]): number {
  let attack = 0;
  let across = target.wet !== target.dry;
  for (const unit of units) {
    attack += attackOf(unit);
    across &&= isMinorWater(target.hex, hexOfUnit(board, unit));
  }
  const twice = across ? target.wet : target.dry;
  return twice === 0 ? COLUMNS_OF_ODDS.length - 1 : columnFor(attack, twice);
}

/** WW-A14: the cheapest way to pay a toll: one unit that is enough, or the smallest together. */
export function payment(
  s: State,
  worths: Worths,
  units: readonly UnitId[],
  toll: number,
): { cost: number; all: boolean } {
  const small = [...units].sort((a, b) => attackOf(a) - attackOf(b));
  let paid = 0;
  let cost = 0;
  let count = 0;
  for (const unit of small) {
    if (paid >= toll) break;
    paid += attackOf(unit);
    cost += lossOf(s, worths, unit);
    count++;
  }
  if (units.length > 1)
    for (const unit of units)
      if (attackOf(unit) >= toll && lossOf(s, worths, unit) < cost)
        return { cost: lossOf(s, worths, unit), all: false };
  return { cost, all: count === units.length };
}

export const copyOf = (s: State): State => winterWar.clone(s);
