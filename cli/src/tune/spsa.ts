// SPSA (Spall): all weights are shaken at once, one way and the other; whoever wins says where to go.
import { type Random, seededRandom } from '@motti/engine';

export type Weights = Readonly<Record<string, number>>;
/** By name: where a weight starts, and how far a step may try. */
export type Tunable = Readonly<Record<string, { readonly value: number; readonly scale: number }>>;

/** The usual exponents: steps and shakes grow smaller, shakes slowly. */
const STEP_DECAY = 0.602;
const SHAKE_DECAY = 0.101;
/** Steps before which they hardly shrink. */
const STEADY = 20;

/** The two that play against each other in this step: the same for the same seed and step. */
export function shaken(
  tunable: Tunable,
  weights: Weights,
  step: number,
  seed: string,
): { readonly plus: Weights; readonly minus: Weights } {
  const signs = signsOf(tunable, seededRandom(`${seed} ${step}`));
  const moved = (way: number): Weights =>
    mapped(tunable, (name, { scale }) => weights[name]! + way * signs[name]! * shake(scale, step));
  return { plus: moved(1), minus: moved(-1) };
}

/** Where to go on from after `plus` has scored so much (0 to 1) against `minus`. */
export function stepped(
  tunable: Tunable,
  weights: Weights,
  step: number,
  seed: string,
  score: number,
): Weights {
  const signs = signsOf(tunable, seededRandom(`${seed} ${step}`));
  const size = (STEADY / (STEADY + step)) ** STEP_DECAY;
  return mapped(
    tunable,
    (name, { scale }) => weights[name]! + size * scale * signs[name]! * (2 * score - 1),
  );
}

export const startOf = (tunable: Tunable): Weights => mapped(tunable, (_, { value }) => value);

const shake = (scale: number, step: number): number => scale / (1 + step) ** SHAKE_DECAY;

const signsOf = (tunable: Tunable, random: Random): Weights =>
  mapped(tunable, () => (random(2) === 0 ? 1 : -1));

const mapped = (
  tunable: Tunable,
  make: (name: string, weight: { readonly value: number; readonly scale: number }) => number,
): Weights =>
  Object.fromEntries(Object.entries(tunable).map(([name, weight]) => [name, make(name, weight)]));
