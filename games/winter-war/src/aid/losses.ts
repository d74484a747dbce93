// The cheapest units that pay what an exchange asks for.
import { attackOf, type UnitId } from '../data/index.ts';

/** More units than this stand in no attack that has so many ways to pay. */
const MOST_UNITS = 12;

/** Strength first; of equals the fewest units. */
const byStrength = (unit: UnitId): number => attackOf(unit) * 100 + 1;

/** Of all sets of units worth at least `owed` Attack Strength, the one that costs least; all of them where none is enough. */
export function cheapestLosses(
  units: readonly UnitId[],
  owed: number,
  costOf: (unit: UnitId) => number = byStrength,
): number[] {
  let best: number[] = [...units];
  let least = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 1 << Math.min(units.length, MOST_UNITS); set++) {
    const picked = units.filter((_, i) => set & (1 << i));
    const paid = picked.reduce((sum, unit) => sum + attackOf(unit), 0);
    const cost = picked.reduce((sum, unit) => sum + costOf(unit), 0);
    if (paid < owed || cost >= least) continue;
    least = cost;
    best = picked;
  }
  return best;
}
