// Looks to the end of the turn: plays every action, or every plan, on through many states that fit what it sees, with quick
// answers for everybody, and gives its effort to what looks best (sequential halving). The effort is counted in simulations
// and not in seconds, so that the same seed gives the same game on every machine.
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  pick,
  type Random,
  rollDice,
  type Side,
  seededRandom,
} from '@motti/engine';
import type { Bot } from './bot.ts';
import { type AnyEvaluation, WON } from './evaluation.ts';
import { plansOf } from './greedy.ts';

export interface Effort {
  /** How many times a future is played out for one decision. */
  readonly simulations: number;
  /** How many ends of turns ahead it looks. */
  readonly turns: number;
}

/** A future that does not come to the end of its turns by then is judged as it stands. */
const LONGEST = 400;

interface Candidate {
  readonly actions: readonly AnyAction[];
  sum: number;
  count: number;
}

export function searchBot(name: string, evaluation: AnyEvaluation, effort: Effort): Bot {
  const plan = (game: AnyGame, view: unknown, side: Side, random: Random) => {
    const plans = plansOf(game, game.guess(view, random), side, evaluation, random);
    if (plans.length === 1) return plans[0]!;
    const seed = `${random(2 ** 31)}`;
    let rivals = plans.map((actions): Candidate => ({ actions, sum: 0, count: 0 }));
    const rounds = Math.ceil(Math.log2(plans.length));
    let simulation = 0;
    for (let round = 0; round < rounds; round++) {
      const each = Math.max(1, Math.floor(effort.simulations / rounds / rivals.length));
      for (let i = 0; i < each; i++, simulation++) {
        // The same hidden things and the same dice for every rival: what differs is what they do.
        const state = game.guess(view, seededRandom(`${seed} ${simulation}`));
        for (const rival of rivals) {
          const fate = seededRandom(`${seed} fate ${simulation}`);
          rival.sum += future(
            game,
            game.clone(state),
            side,
            rival.actions,
            evaluation,
            effort,
            fate,
          );
          rival.count++;
        }
      }
      rivals.sort((a, b) => b.sum / b.count - a.sum / a.count);
      rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
    }
    return rivals[0]!.actions;
  };
  return { name, plan, choose: (...question) => plan(...question)[0]! };
}

/** Plays actions of a side, then on to the horizon; what comes of it for that side. Changes the state. */
function future(
  game: AnyGame,
  state: unknown,
  side: Side,
  actions: readonly AnyAction[],
  evaluation: AnyEvaluation,
  { turns }: Effort,
  random: Random,
): number {
  const horizon = (game.gauges(state)['turn'] ?? 0) + turns;
  for (const action of actions) game.apply(state, side, action);
  for (let i = 0; i < LONGEST; i++) {
    const decision = game.decision(state);
    if (decision.kind === 'over') {
      if (decision.winner === undefined) return 0;
      return decision.winner === side ? WON : -WON;
    }
    if (decision.kind === 'chance') {
      game.apply(state, CHANCE, rollDice(decision.faces, random));
      if ((game.gauges(state)['turn'] ?? 0) >= horizon) break;
      continue;
    }
    const asked = decision.sides[0]!;
    game.apply(state, asked, quickAnswer(game, state, asked, evaluation, random));
    if ((game.gauges(state)['turn'] ?? 0) >= horizon) break;
  }
  return evaluation.evaluate(state, side);
}

/** How the search imagines that anybody answers. */
function quickAnswer(
  game: AnyGame,
  state: unknown,
  side: Side,
  evaluation: AnyEvaluation,
  random: Random,
): AnyAction {
  return (
    evaluation.reply?.(state, side, random) ??
    evaluation.policy?.(state, side, random) ??
    pick(game.choices(state, side), random)
  );
}
