// A bot chooses by what its side may see, and by nothing else.
import type { AnyAction, AnyGame, Random, Setup, Side } from '@motti/engine';
import type { Thinking } from './search/budget.ts';

/** What a bot is asked: the match by its set-up, and what its side sees of it. */
export interface BotQuestion {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly view: unknown;
  readonly side: Side;
}

export interface Bot {
  readonly name: string;
  /** One legal action for this side, which is being asked. */
  choose(question: BotQuestion, random: Random): AnyAction;
  /**
   * The actions with which this side goes on, the first one now; for bots that decide many picks at once. Whoever plays
   * them stops at the first that is no longer legal, or when something else has happened, and asks again. Bots that think
   * long ask `thinking` whether to go on.
   */
  plan?(question: BotQuestion, random: Random, thinking?: Thinking): readonly AnyAction[];
  /** For bots that need no look at the board: one of the legal actions. No view is made for them. */
  pick?(choices: readonly AnyAction[], random: Random): AnyAction;
}

/** With what a bot goes on: its plan, where it makes plans. */
export const actionsOf = (
  bot: Bot,
  question: BotQuestion,
  random: Random,
  thinking?: Thinking,
): readonly AnyAction[] => bot.plan?.(question, random, thinking) ?? [bot.choose(question, random)];
