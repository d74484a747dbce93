// Who thinks for the bots. The server knows only this; `bots/` does it in worker threads.
import type { AnyGame, Setup, Side } from '@motti/engine';

export interface BotTask {
  readonly game: string;
  readonly setup: Setup;
  readonly level: string;
  readonly side: Side;
  /** All that a bot ever gets of the match. */
  readonly view: unknown;
  readonly seed: string;
}

export interface Thinker {
  /** The levels at which bots play this game, from weak to strong, in this scenario or in any; none: no bots. */
  levels(game: AnyGame, scenario?: string): readonly string[];
  /** The lines with which the side goes on, the first one now. */
  think(task: BotTask): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const NO_BOTS: Thinker = {
  levels: () => [],
  think: () => Promise.reject(new Error('no bots here')),
  close: async () => {},
};
