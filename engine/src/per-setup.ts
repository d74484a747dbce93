// What follows from a set-up alone: the board of a scenario made by players, its neighbours, its roads.
import type { Setup } from './contract.ts';

/**
 * Makes it once for each set-up object and gives out the same thing ever after. A memo and nothing else: what it keeps
 * follows from the set-up, nobody may change it, and it goes when the set-up goes.
 */
export function perSetup<Made extends object>(
  make: (setup: Setup) => Made,
): (setup: Setup) => Made {
  const made = new WeakMap<Setup, Made>();
  return (setup) => {
    const known = made.get(setup);
    if (known) return known;
    const fresh = make(setup);
    made.set(setup, fresh);
    return fresh;
  };
}
