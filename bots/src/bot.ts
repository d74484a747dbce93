// A bot chooses by what its side may see, and by nothing else.
import type { AnyAction, AnyGame, Random, Side } from '@motti/engine';

export interface Bot {
  readonly name: string;
  /** One legal action for this side, which is being asked. */
  choose(game: AnyGame, view: unknown, side: Side, random: Random): AnyAction;
  /**
   * The actions with which this side goes on, the first one now; for bots that decide many picks at once. Whoever plays
   * them stops at the first that is no longer legal, or when something else has happened, and asks again.
   */
  plan?(game: AnyGame, view: unknown, side: Side, random: Random): readonly AnyAction[];
  /** For bots that need no look at the board: one of the legal actions. No view is made for them. */
  pick?(choices: readonly AnyAction[], random: Random): AnyAction;
}
