// The search of all games: whole plans are compared by playouts on guesses of what is hidden. See docs/adr/0051.
import { type Random, seededRandom } from '@motti/engine';
import type { BotQuestion } from '../bot.ts';
import type { AnyEvaluation } from '../evaluation.ts';
import { type Budget, Purse, type Thinking } from './budget.ts';
import { candidates, SEEDS } from './candidates.ts';
import { type Arm, halving, meanOf, pairedT } from './halving.ts';
import type { AnyPlanning, Plan } from './planning.ts';
import { type Openings, playout } from './playout.ts';
import { mixedStrategy } from './regret.ts';
import { Samples } from './samples.ts';

/** Rivals are no more than this many, and each has at least so many playouts of the budget. */
const MOST_RIVALS = 16;
const NODES_EACH = 6;
/** With fewer playouts a search chooses noise: what would be done without one is done. */
const FEWEST_NODES = 20;
/** The planner's own plan is left only for one that is better by this many standard errors. */
const LEAST_T = 0.7;
/** A cell of the matrix counts as much as its row when it has this many samples. */
const SHRINKING = 6;

/** What this side should do; nothing where the decision is not worth a search. */
export function search(
  question: BotQuestion,
  evaluation: AnyEvaluation,
  planning: AnyPlanning,
  budget: Budget,
  random: Random,
  thinking: Thinking,
): Plan | undefined {
  const { game, view, setup, side } = question;
  // The same seed gives the same move, however much chance the caller's source has given before.
  const own = seededRandom(random(SEEDS));
  const root = game.guess(view, own, setup);
  if (planning.postures(root, side) === 0) return undefined;
  planning.imagine?.(root, side, own);
  const share = planning.share?.(root, side) ?? 1;
  const nodes = Math.floor(share * budget.nodes);
  if (share < 1 && nodes < FEWEST_NODES) return planning.plan(root, side, 0, own);
  const most = Math.max(2, Math.min(MOST_RIVALS, Math.floor(nodes / NODES_EACH)));
  const plans = candidates(game, planning, root, side, most, own);
  if (plans.length <= 1) return plans[0];

  const samples = new Samples(question, planning, root, own);
  const purse = new Purse({ nodes }, thinking);
  const value = (rival: number, number: number): number | undefined => {
    if (!purse.take()) return undefined;
    const { state, dice, other } = samples.at(number);
    const openings: Openings = [
      [side, plans[rival]!],
      ...(other ? [[other.side, other.plan] as const] : []),
    ];
    const trial = game.clone(state);
    return playout(game, evaluation, planning, trial, side, openings, seededRandom(dice));
  };
  const { leastGain = 0 } = planning;
  thinking.best?.(plans[0]!);
  const finalists = halving(plans.length, nodes, value, (arms) =>
    thinking.best?.(plans[(betterThanOwn(arms, leastGain)[0] ?? ownOf(arms)).index]!),
  );
  return plans[chosen(finalists, samples, leastGain, own)]!;
}

/** The planner's own plan, which is never left out. */
const ownOf = (arms: readonly Arm[]): Arm => arms.find(({ index }) => index === 0)!;

/** Those that are surely better than it. */
function betterThanOwn(arms: readonly Arm[], leastGain: number): Arm[] {
  const own = ownOf(arms);
  return arms.filter(
    (arm) => arm !== own && pairedT(arm, own) > LEAST_T && gainOver(arm, own) > leastGain,
  );
}

/** The best by its margin over the planner's own; against somebody who decides at the same time, a mixture of good ones. */
function chosen(
  finalists: readonly Arm[],
  samples: Samples,
  leastGain: number,
  random: Random,
): number {
  const own = ownOf(finalists);
  const better = betterThanOwn(finalists, leastGain);
  if (better.length === 0) return own.index;
  if (samples.columns === 1) return better[0]!.index;
  const rows = [own, ...better];
  const mixed = mixedStrategy(rows.map((arm) => rowOf(arm, own, samples)));
  let left = random(SEEDS) / SEEDS;
  for (const [i, share] of mixed.entries()) {
    left -= share;
    if (left < 0) return rows[i]!.index;
  }
  return better[0]!.index;
}

const gainOver = (arm: Arm, own: Arm): number => {
  const count = Math.min(arm.values.length, own.values.length);
  return meanOf(arm.values.slice(0, count)) - meanOf(own.values.slice(0, count));
};

/** By column: by how much a rival is better than the planner's own; few samples say little, so the row's mean speaks for them. */
function rowOf(arm: Arm, own: Arm, samples: Samples): number[] {
  const count = Math.min(arm.values.length, own.values.length);
  const differences = arm.values.slice(0, count).map((value, i) => value - own.values[i]!);
  const mean = meanOf(differences);
  return Array.from({ length: samples.columns }, (_, column) => {
    const cell = differences.filter((_value, i) => samples.at(i).column === column);
    return (
      (cell.reduce((sum, value) => sum + value, 0) + SHRINKING * mean) / (cell.length + SHRINKING)
    );
  });
}
