// TV-4.5.1: who has losses to choose, and among what.
import type { Side } from '@motti/engine';
import type { UnitType } from '../data/index.ts';
import { type Combat, engagedOf, FINLAND, forceOf, SOVIET } from '../state.ts';

/** TV-4.5.1c: both have losses to choose; neither sees those of the other until both have chosen. */
export const isUnseenChoice = (c: Combat): boolean => c.sovietLoss > 0 && c.finnishLoss > 0;

/** The units that a side has named so far. */
export const doomedOf = (c: Combat, side: Side): readonly UnitType[] =>
  side === SOVIET ? c.sovietDoomed : c.finnishDoomed;

export function setDoomed(c: Combat, side: Side, units: readonly UnitType[]): void {
  if (side === SOVIET) c.sovietDoomed = units;
  else c.finnishDoomed = units;
}

/** The losses that a side has not named yet. */
export const owed = (c: Combat, side: Side): number =>
  (side === SOVIET ? c.sovietLoss : c.finnishLoss) - doomedOf(c, side).length;

/** Is one choice left, after which all losses are carried out for everyone to see? */
export const isLastLoss = (c: Combat): boolean => owed(c, SOVIET) + owed(c, FINLAND) === 1;

/** Units of a type that a side can still lose. */
export const losable = (c: Combat, side: Side, type: UnitType): number => {
  let left = side === SOVIET ? forceOf(c, type) : engagedOf(c, type);
  for (const doomed of doomedOf(c, side)) if (doomed === type) left--;
  return left;
};
