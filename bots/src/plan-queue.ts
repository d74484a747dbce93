// What the bots of one match answer: asks them by their view, and remembers what is left of their plans.
import {
  type AnyAction,
  type AnyGame,
  invariant,
  type Random,
  type Setup,
  type Side,
} from '@motti/engine';
import { actionsOf, type Bot } from './bot.ts';

export class PlanQueue {
  readonly #game: AnyGame;
  readonly #setup: Setup;
  readonly #random: Random;
  /** The rest of the last plan, to be played on while it is legal and nobody else has acted. */
  #plan: { readonly side: Side; readonly rest: AnyAction[] } | undefined;

  constructor(game: AnyGame, setup: Setup, random: Random) {
    this.#game = game;
    this.#setup = setup;
    this.#random = random;
  }

  /** The bot's action for this side, which is being asked. */
  next(bot: Bot, state: unknown, side: Side): AnyAction {
    const game = this.#game;
    if (bot.pick) return bot.pick(game.choices(state, side), this.#random);
    const planned = this.#plan?.side === side ? this.#plan.rest.shift() : undefined;
    if (planned && !game.check(state, side, planned)) return planned;
    this.forget();
    const question = { game, setup: this.#setup, view: game.view(state, side), side };
    const [first, ...rest] = actionsOf(bot, question, this.#random);
    invariant(first, `${bot.name} has no plan for ${side}`);
    this.#plan = { side, rest };
    return first;
  }

  /** Dice fell, or a person acted: what was planned is thought over. */
  forget(): void {
    this.#plan = undefined;
  }
}
