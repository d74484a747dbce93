// Ready-made spreads of units over the fronts, for those who would rather change a plan than begin with none.
import type { Action } from '@motti/talvisota';
import { FRONTS, SOVIET_TYPES } from '@motti/talvisota/parts';

export const SETUP_TEMPLATES = ['isthmus', 'balanced', 'north'] as const;
export type SetupTemplate = (typeof SETUP_TEMPLATES)[number];

/** The share of each type (FUS, ELI, MECA, TAN) that goes to Lapland, Ladoga, Karelia. */
const SHARES: Readonly<Record<SetupTemplate, readonly (readonly [number, number, number])[]>> = {
  isthmus: [
    [2, 4, 7],
    [0, 1, 2],
    [0, 1, 3],
    [0, 0, 1],
  ],
  balanced: [
    [3, 4, 6],
    [1, 1, 1],
    [1, 1, 2],
    [0, 1, 2],
  ],
  north: [
    [4, 5, 4],
    [1, 1, 1],
    [1, 2, 1],
    [1, 1, 1],
  ],
};

/** Places everything that is left by the shares of a template; remainders go where most of the type goes. */
export function templateActions(template: SetupTemplate, left: readonly number[]): Action[] {
  return SOVIET_TYPES.flatMap((unit) => {
    const shares = SHARES[template][unit]!;
    const whole = shares[0] + shares[1] + shares[2];
    const count = left[unit] ?? 0;
    const placed = FRONTS.map((front) => Math.floor((count * shares[front]!) / whole));
    const main = FRONTS.reduce((a, b) => (shares[b]! > shares[a]! ? b : a));
    placed[main]! += count - placed.reduce((a, b) => a + b, 0);
    return FRONTS.flatMap((front) =>
      Array.from({ length: placed[front]! }, (): Action => ({ kind: 'place', unit, front })),
    );
  });
}
