// Looks one decision ahead: plays every action, or every plan, on a state that fits what it sees, lets the dice fall, and
// takes what comes out best on average.
import {
  type AnyAction,
  type AnyGame,
  allRolls,
  CHANCE,
  countRolls,
  type Random,
  rollDice,
  type Side,
} from '@motti/engine';
import type { Bot, BotQuestion } from './bot.ts';
import { type AnyEvaluation, WON } from './evaluation.ts';

export interface SearchBudget {
  /** How many states that fit the view are tried; one is enough where nothing is hidden. */
  readonly guesses: number;
  /** How many rolls of the dice are tried for each action: all of them when they are no more, else a sample. */
  readonly rolls: number;
}

/** The most decisions that `reply` answers before a state is judged. */
const MOST_REPLIES = 200;

export function greedyBot(name: string, evaluation: AnyEvaluation, budget: SearchBudget): Bot {
  const plan = ({ game, setup, view, side }: BotQuestion, random: Random) => {
    const guess = game.guess(view, random, setup);
    const plans = plansOf(game, guess, side, evaluation, random);
    if (plans.length === 1) return plans[0]!;
    const worth = plans.map(() => 0);
    for (let i = 0; i < budget.guesses; i++) {
      const state = i === 0 ? guess : game.guess(view, random, setup);
      for (const [p, actions] of plans.entries()) {
        const trial = game.clone(state);
        for (const action of actions) game.apply(trial, side, action);
        worth[p]! += outlook(game, trial, side, evaluation, budget.rolls, random);
      }
    }
    return plans[best(worth, random)]!;
  };
  return { name, plan, choose: (question, random) => plan(question, random)[0]! };
}

/** What a bot compares: whole plans where the evaluation offers some, else single actions. */
function plansOf(
  game: AnyGame,
  state: unknown,
  side: Side,
  evaluation: AnyEvaluation,
  random: Random,
): readonly (readonly AnyAction[])[] {
  const plans = evaluation.plans?.(state, side, random);
  return plans?.length ? plans : game.choices(state, side).map((action) => [action]);
}

/** The worth of a state once the dice that are due have fallen and what is only carried out has been. Changes the state. */
export function outlook(
  game: AnyGame,
  state: unknown,
  side: Side,
  evaluation: AnyEvaluation,
  rolls: number,
  random: Random,
): number {
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    const decision = game.decision(state);
    if (decision.kind === 'over') {
      if (decision.winner === undefined) return 0;
      return decision.winner === side ? WON : -WON;
    }
    if (decision.kind === 'choose') {
      const asked = decision.sides[0]!;
      const reply = evaluation.reply?.(state, asked, random);
      if (!reply) break;
      game.apply(state, asked, reply);
      continue;
    }
    if (evaluation.settled?.(state)) break;
    const ways = countRolls(decision.faces);
    const tried = Math.max(1, Math.min(ways, rolls));
    if (tried === 1) {
      game.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    let sum = 0;
    const each = (roll: ReturnType<typeof rollDice>) => {
      const trial = game.clone(state);
      game.apply(trial, CHANCE, roll);
      sum += outlook(game, trial, side, evaluation, Math.floor(rolls / tried), random);
    };
    if (ways <= rolls) for (const roll of allRolls(decision.faces)) each(roll);
    else for (let i = 0; i < tried; i++) each(rollDice(decision.faces, random));
    return sum / tried;
  }
  return evaluation.evaluate(state, side);
}

/** The index of the largest; among equals, any. */
function best(worth: readonly number[], random: Random): number {
  const top = Math.max(...worth);
  const equals = worth.flatMap((value, index) => (value === top ? [index] : []));
  return equals[random(equals.length)]!;
}
