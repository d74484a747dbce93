// The cheapest units that pay what an exchange asks for.
import { ATTACK } from '../index.ts';

/** Of all sets of units worth at least `owed`, the one of least Attack Strength; of equals the one with fewest units. */
export function cheapestLoss(units: readonly number[], owed: number): number[] {
  let best: { units: number[]; sum: number } | undefined;
  for (let set = 1; set < 1 << units.length; set++) {
    const picked = units.filter((_, i) => set & (1 << i));
    const sum = picked.reduce((total, unit) => total + ATTACK[unit]!, 0);
    if (sum < owed) continue;
    if (!best || sum < best.sum || (sum === best.sum && picked.length < best.units.length))
      best = { units: picked, sum };
  }
  return best?.units ?? [...units];
}
