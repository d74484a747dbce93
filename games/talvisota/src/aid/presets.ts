// Ready-made spreads of units over the fronts, for those who would rather change a plan than begin with none.
import type { Preset, Side } from '@motti/engine';
import type { Action } from '../actions.ts';
import { FRONTS, SOVIET_TYPES } from '../data/index.ts';
import { SOVIET, type State, TO_PLACE, topStep, unitsAt } from '../state.ts';

const PLANS = ['isthmus', 'balanced', 'north'] as const;
type Plan = (typeof PLANS)[number];
export type PresetName = `preset.${Plan}${'' | '.help'}`;

/** The share of each type (FUS, ELI, MECA, TAN) that goes to Lapland, Ladoga, Karelia. */
const SHARES: Readonly<Record<Plan, readonly (readonly [number, number, number])[]>> = {
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

/** While units are placed in boxes: at the set-up and in January. */
export function presets(s: State, side: Side): readonly Preset<Action>[] {
  const step = topStep(s);
  if (side !== SOVIET || (step !== 'setup' && step !== 'arrive')) return [];
  const left = SOVIET_TYPES.map((type) => unitsAt(s, TO_PLACE, type));
  if (left.every((count) => count === 0)) return [];
  return PLANS.map((id) => ({ id, lines: () => spread(id, left) }));
}

/** Places everything that is left by the shares of a plan; remainders go where most of the type goes. */
function spread(plan: Plan, left: readonly number[]): Action[] {
  return SOVIET_TYPES.flatMap((unit) => {
    const shares = SHARES[plan][unit]!;
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
