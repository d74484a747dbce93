// WW-CBT, WW-A2, WW-A11: strengths, odds and the column of the Combat Results Table.
import { Breakdown } from '@motti/engine';
import {
  attackOf,
  BEST_COLUMN,
  defenseOf,
  directionTo,
  EVEN_COLUMN,
  FINN,
  FINNISH_CITY_AT,
  FORT,
  HEXSIDE,
  type HexId,
  MINOR_WATER,
  SUPPLY_CITY_AT,
  sideOf,
  type UnitId,
  unitName,
  WORST_COLUMN,
} from '../data/index.ts';
import { isProtected } from '../position.ts';
import { firstIn, hexOfUnit, ISOLATED, marksOf, nextIn, PASSIVE, type State } from '../state.ts';

/** WW-CBT.S1, S2: a city or fort that doubles the units of this side. */
export const isDoubledBy = (side: number, hex: HexId): boolean =>
  side === FINN ? FINNISH_CITY_AT[hex] !== 0 || FORT[hex] !== 0 : SUPPLY_CITY_AT[hex] !== 0;

export const isMinorWater = (from: HexId, to: HexId): boolean =>
  (HEXSIDE[from * 6 + directionTo(from, to)]! & MINOR_WATER) !== 0;

/** WW-CBT.S3: do all these units attack the hex through lake or river hexsides? */
function isAcrossWater(s: State, attackers: readonly UnitId[], hex: HexId): boolean {
  for (let i = 0; i < attackers.length; i++)
    if (!isMinorWater(hex, hexOfUnit(s, attackers[i]!))) return false;
  return attackers.length > 0;
}

/** WW-A9: passive units lend nothing; WW-SCN.B4: Allies not in the war are no part of it. */
export const defends = (s: State, unit: UnitId): boolean =>
  !(marksOf(s, unit) & PASSIVE) && !isProtected(s, unit);

/** Twice the Defense Strength of a hex, so that halves stay whole: doubled if `doubled`, halved if isolated. */
export function defenseOfHex(s: State, hex: HexId, doubled: boolean): number {
  let total = 0;
  for (let unit = firstIn(s, hex); unit >= 0; unit = nextIn(s, unit)) {
    if (!defends(s, unit)) continue;
    const strength = defenseOf(unit) * (doubled ? 4 : 2);
    total += marksOf(s, unit) & ISOLATED ? strength / 2 : strength;
  }
  return total;
}

/** WW-CBT.S: is the defender of this hex doubled against these attackers? Never more than once. */
function isDoubled(s: State, attackers: readonly UnitId[], hex: HexId): boolean {
  const unit = firstIn(s, hex);
  return isDoubledBy(sideOf(unit), hex) || isAcrossWater(s, attackers, hex);
}

/** Twice the Defense Strength of all hexes attacked. */
export function twiceDefense(
  s: State,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
): number {
  let total = 0;
  for (let i = 0; i < targets.length; i++)
    total += defenseOfHex(s, targets[i]!, isDoubled(s, attackers, targets[i]!));
  return total;
}

export function totalAttack(attackers: readonly UnitId[]): number {
  let total = 0;
  for (let i = 0; i < attackers.length; i++) total += attackOf(attackers[i]!);
  return total;
}

/** WW-A2: the column for these strengths, rounded in favour of the defender. `twice` is twice the defense. */
export function columnFor(attack: number, twice: number): number {
  const doubled = attack * 2;
  if (doubled >= twice) return Math.min(BEST_COLUMN, EVEN_COLUMN - 1 + Math.floor(doubled / twice));
  if (doubled === 0) return WORST_COLUMN;
  const ratio = Math.ceil(twice / doubled);
  return ratio >= 4 ? WORST_COLUMN : EVEN_COLUMN + 1 - ratio;
}

/** How an attack is decided: by the die, or without one (WW-A3, WW-A4). */
export function columnOf(
  s: State,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
): number {
  const twice = twiceDefense(s, attackers, targets);
  return twice === 0 ? BEST_COLUMN : columnFor(totalAttack(attackers), twice);
}

export function attackStrength(attackers: readonly UnitId[]): Breakdown {
  const sum = new Breakdown();
  for (const unit of attackers)
    sum.add('WW-CBT.PC1', 'attack-strength', attackOf(unit), unitName(unit));
  return sum;
}

/** The Defense Strength attacked, with every doubling and halving on a line of its own. */
export function defenseStrength(
  s: State,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  fromSea = false,
): Breakdown {
  const sum = new Breakdown();
  for (const hex of targets) {
    const across = isAcrossWater(s, attackers, hex);
    for (let unit = firstIn(s, hex); unit >= 0; unit = nextIn(s, unit))
      addDefender(s, sum, unit, hex, fromSea ? 'sea' : across ? 'water' : 'land');
  }
  return sum;
}

/** From where a hex is attacked. */
type Approach = 'land' | 'water' | 'sea';

function addDefender(s: State, sum: Breakdown, unit: UnitId, hex: HexId, approach: Approach): void {
  const name = unitName(unit);
  if (isProtected(s, unit)) return;
  if (!defends(s, unit)) {
    sum.add('WW-A9', 'fell-back', 0, name);
    return;
  }
  let strength = defenseOf(unit);
  sum.add('WW-CBT.H', 'defense-strength', strength, name);
  const side = sideOf(unit);
  if (isDoubledBy(side, hex)) {
    const label = side !== FINN ? 'supply-city' : FORT[hex] ? 'fort' : 'city';
    sum.add(side === FINN ? 'WW-CBT.S1' : 'WW-CBT.S2', label, strength, name);
    strength *= 2;
  } else if (approach !== 'land') {
    const sea = approach === 'sea';
    sum.add(sea ? 'WW-SCN.A3' : 'WW-CBT.S3', sea ? 'from-sea' : 'across-water', strength, name);
    strength *= 2;
  }
  if (marksOf(s, unit) & ISOLATED) sum.add('WW-SUP.B', 'isolated', -strength / 2, name);
}
