// The plans that are compared: each posture's, then mutants of them. The first is what the side would do without a search.
import { type AnyGame, type Random, type Side, seededRandom } from '@motti/engine';
import { mutate } from './mutate.ts';
import type { AnyPlanning, Plan } from './planning.ts';

export function candidates(
  game: AnyGame,
  planning: AnyPlanning,
  state: unknown,
  side: Side,
  most: number,
  random: Random,
): readonly Plan[] {
  const found = new Map<string, Plan>();
  const add = (plan: Plan | undefined): void => {
    if (!plan || plan.length === 0) return;
    const key = keyOf(plan);
    if (!found.has(key)) found.set(key, plan);
  };
  for (const plan of plansOf(planning, state, side, random)) {
    if (found.size >= most) break;
    add(plan);
  }
  const parents = [...found.values()];
  const mutants = planning.mutants?.(state, side) ?? 0;
  for (let i = 0; i < mutants && found.size < most && parents.length > 0; i++) {
    // Every second one of the planner's own plan, the others of any.
    const parent = parents[i % 2 === 0 ? 0 : random(parents.length)]!;
    add(mutate(game, planning, state, side, parent, random));
  }
  return [...found.values()];
}

/** By posture, each made when it is wanted. */
function* plansOf(
  planning: AnyPlanning,
  state: unknown,
  side: Side,
  random: Random,
): Iterable<Plan> {
  if (planning.rivals) {
    yield* planning.rivals(state, side, seededRandom(random(SEEDS)));
    return;
  }
  const postures = planning.postures(state, side);
  for (let posture = 0; posture < postures; posture++)
    yield planning.plan(state, side, posture, seededRandom(random(SEEDS)));
}

export const SEEDS = 2 ** 31;

/** The same picks in another order are the same plan, but for the last. */
const keyOf = (plan: Plan): string =>
  plan
    .map((action) => JSON.stringify(action))
    .sort()
    .join();
