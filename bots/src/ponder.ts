// What a bot works out while others decide: it guesses how they will go on, and thinks about the question it will then be asked.
import { type AnyAction, CHANCE, type Random, rollDice } from '@motti/engine';
import { actionsOf, type Bot, type BotQuestion } from './bot.ts';
import { PlanQueue } from './plan-queue.ts';

/** A question that may come: what the side would see then, and how it would go on. */
export interface Foreseen {
  readonly view: unknown;
  readonly plan: readonly AnyAction[];
}

/** So many continuations are guessed; others who think longer than that are rare. */
const MOST_GUESSES = 40;
/** What lies further ahead will not come as it was guessed. */
const MOST_LINES = 200;

/** The questions that `bot` may be asked next, each once, the likelier ones sooner; `others` stands for everybody else. */
export function* ponder(
  { game, setup, view, side }: BotQuestion,
  bot: Bot,
  others: Bot,
  random: Random,
): Generator<Foreseen> {
  const known = new Set<string>();
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const state = game.guess(view, random, setup);
    const queue = new PlanQueue(game, setup, random);
    for (let lines = 0; lines < MOST_LINES; lines++) {
      const decision = game.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        game.apply(state, CHANCE, rollDice(decision.faces, random));
        queue.forget();
        continue;
      }
      if (decision.sides.includes(side)) {
        const seen = game.view(state, side);
        const key = JSON.stringify(seen);
        if (known.has(key)) break;
        known.add(key);
        yield { view: seen, plan: actionsOf(bot, { game, setup, view: seen, side }, random) };
        break;
      }
      const asked = decision.sides[0]!;
      game.apply(state, asked, queue.next(others, state, asked));
    }
  }
}
