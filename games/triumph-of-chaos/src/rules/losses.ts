// TC-11.5 Losses: what can be paid, and which corps takes the place of an army.

import { UNITS } from '../data/index.ts';
import {
  allegianceOf,
  FULL,
  faceOf,
  GREEN,
  type PieceId,
  placeOf,
  RESERVE,
  type State,
  unitOf,
} from '../state.ts';
import { armOf, campOf, hasTwoSteps, isArmy, isElite, replacementsOf, roleOf } from './pieces.ts';

/** TC-11.51a: matching corps in the Reserve, full ones if there are any; greens have no Reserve (TC-A139). */
export function replacementCorps(
  s: State,
  army: PieceId,
  taken: readonly PieceId[] = [],
): PieceId[] {
  const allegiance = allegianceOf(s, army);
  if (!isArmy(army) || allegiance === GREEN) return [];
  const there = replacementsOf(army).filter(
    (corps) =>
      placeOf(s, corps) === RESERVE &&
      allegianceOf(s, corps) === allegiance &&
      !taken.includes(corps),
  );
  const full = there.filter((corps) => faceOf(s, corps) === FULL);
  return full.length > 0 ? full : there;
}

/** Counters that nobody could tell apart in play: the first stands for all. */
export function distinctCorps(s: State, corps: readonly PieceId[]): PieceId[] {
  const seen = new Set<string>();
  return corps.filter((piece) => {
    const { full, reduced } = UNITS[unitOf(piece)]!;
    const values = [full, reduced].map(
      (v) => v && [v.strength, v.lossFactor, v.movement].join('-'),
    );
    const key = [
      faceOf(s, piece),
      ...values,
      armOf(piece),
      isElite(piece),
      roleOf(piece),
      campOf(piece),
    ].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const lossFactors = (piece: PieceId, face: number): readonly number[] => {
  const { full, reduced } = UNITS[unitOf(piece)]!;
  if (!reduced) return [full.lossFactor];
  return face === FULL ? [full.lossFactor, reduced.lossFactor] : [reduced.lossFactor];
};

/** Can exactly this many loss factors be paid by these units, replacement corps counted (TC-A36)? */
function canPay(s: State, units: readonly PieceId[], due: number): boolean {
  return pays(s, units, 0, due, []);
}

function pays(
  s: State,
  units: readonly PieceId[],
  index: number,
  due: number,
  taken: readonly PieceId[],
): boolean {
  if (due === 0) return true;
  const unit = units[index];
  if (unit === undefined) return false;
  if (pays(s, units, index + 1, due, taken)) return true;
  return paysWith(s, unit, units.slice(index + 1), due, taken);
}

/** Can it be paid when this unit loses its next step first? */
function paysWith(
  s: State,
  unit: PieceId,
  others: readonly PieceId[],
  due: number,
  taken: readonly PieceId[],
): boolean {
  let left = due;
  for (const factor of lossFactors(unit, faceOf(s, unit))) {
    left -= factor;
    if (left < 0) return false;
    if (pays(s, others, 0, left, taken)) return true;
  }
  if (!isArmy(unit)) return false;
  return distinctCorps(s, replacementCorps(s, unit, taken)).some((corps) =>
    pays(s, [...others, corps], 0, left, [...taken, corps]),
  );
}

/** TC-A36: a step is lawful if the largest lawful total stays within reach. */
export const mayLose = (s: State, units: readonly PieceId[], unit: PieceId, due: number): boolean =>
  paysWith(
    s,
    unit,
    units.filter((other) => other !== unit),
    due,
    [],
  );

/** TC-11.5b: the most that can be paid of what was inflicted. */
export function mostPayable(s: State, units: readonly PieceId[], inflicted: number): number {
  for (let due = inflicted; due > 0; due--) if (canPay(s, units, due)) return due;
  return 0;
}

/** Steps that a stack can lose, replacement corps counted (TC-A42). */
export function stepsOf(s: State, units: readonly PieceId[]): number {
  let steps = 0;
  const taken: PieceId[] = [];
  for (const unit of units) {
    steps += hasTwoSteps(unit) && faceOf(s, unit) === FULL ? 2 : 1;
    const corps = replacementCorps(s, unit, taken)[0];
    if (corps === undefined) continue;
    taken.push(corps);
    steps += hasTwoSteps(corps) && faceOf(s, corps) === FULL ? 2 : 1;
  }
  return steps;
}
