// What the bots of one match answer: asks them by their view, and remembers what is left of their plans.
import { type AnyAction, type AnyGame, invariant, type Random, type Side } from '@motti/engine';
import type { Bot } from './bot.ts';

export class Answers {
  readonly #game: AnyGame;
  readonly #random: Random;
  /** The rest of the last plan, to be played on while it is legal and nobody else has acted. */
  #plan: { readonly side: Side; readonly rest: AnyAction[] } | undefined;

  constructor(game: AnyGame, random: Random) {
    this.#game = game;
    this.#random = random;
  }

  /** The bot's action for this side, which is being asked. */
  next(bot: Bot, state: unknown, side: Side): AnyAction {
    const game = this.#game;
    if (bot.pick) return bot.pick(game.choices(state, side), this.#random);
    const planned = this.#plan?.side === side ? this.#plan.rest.shift() : undefined;
    if (planned && !game.check(state, side, planned)) return planned;
    this.forget();
    const view = game.view(state, side);
    if (!bot.plan) return bot.choose(game, view, side, this.#random);
    const [first, ...rest] = bot.plan(game, view, side, this.#random);
    invariant(first, `${bot.name} has no plan for ${side}`);
    this.#plan = { side, rest };
    return first;
  }

  /** Dice fell, or a person acted: what was planned is thought over. */
  forget(): void {
    this.#plan = undefined;
  }
}
