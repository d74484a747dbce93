// One game of a step: both sets of weights against each other, sides swapped every second time, on the same seed.
import { playOut, tunedBot } from '@motti/bots';
import { type AnyGame, type Setup, seededRandom } from '@motti/engine';
import type { Weights } from './spsa.ts';

export interface Job {
  readonly game: string;
  /** They take turns, two games each. */
  readonly setups: readonly Setup[];
  readonly plus: Weights;
  readonly minus: Weights;
  readonly seed: string;
}

/** What `plus` scored. */
export function playStep(game: AnyGame, { setups, plus, minus, seed }: Job, index: number): number {
  const setup = setups[Math.floor(index / 2) % setups.length]!;
  const [first, second] = game.seats(setup);
  const swapped = index % 2 === 1;
  const bots = {
    [first!]: tunedBot(game, swapped ? minus : plus),
    [second!]: tunedBot(game, swapped ? plus : minus),
  };
  const random = seededRandom(`${seed}/${Math.floor(index / 2)}`);
  const { winner } = playOut(game, setup, bots, random).over;
  if (winner === undefined) return 0.5;
  return (winner === first) === swapped ? 0 : 1;
}
