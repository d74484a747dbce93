// One playout: a plan is played on a guess, both sides go on by the policy, and what stands at the horizon is judged.
import { type AnyGame, CHANCE, type Random, rollDice, type Side } from '@motti/engine';
import type { AnyEvaluation } from '../evaluation.ts';
import type { AnyPlanning, Plan } from './planning.ts';
import { Policy } from './policy.ts';

/** No playout to a horizon comes near it. */
const MOST_ACTIONS = 20_000;

/** What both sides begin with: the plan that is tried, and perhaps the answer of another side that decides at the same time. */
export type Openings = readonly (readonly [side: Side, plan: Plan])[];

/** The chance of this side at the horizon. Changes the state. */
export function playout(
  game: AnyGame,
  evaluation: AnyEvaluation,
  planning: AnyPlanning,
  state: unknown,
  side: Side,
  openings: Openings,
  random: Random,
): number {
  const policy = new Policy(game, evaluation, planning, side);
  for (const [who, plan] of openings) policy.remember(who, plan);
  const end = planning.clock(state) + planning.ahead(state);
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const decision = game.decision(state);
    if (decision.kind === 'over') {
      const won = pointsOf(decision.winner, side);
      const { margin = 0 } = planning;
      return margin === 0 ? won : (1 - margin) * won + margin * planning.chance(state, side);
    }
    if (planning.clock(state) >= end) break;
    if (decision.kind === 'chance') {
      game.apply(state, CHANCE, rollDice(decision.faces, random));
      policy.forget();
      continue;
    }
    const asked = decision.sides[0]!;
    game.apply(state, asked, policy.next(state, asked, random));
  }
  return planning.chance(state, side);
}

/** A drawn game is half won. */
const pointsOf = (winner: Side | undefined, side: Side): number =>
  winner === undefined ? 0.5 : winner === side ? 1 : 0;
