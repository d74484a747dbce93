// States after any entry of a match: some are kept, the others are played on from the nearest.
import { type AnyGame, parseAction, type Setup } from '@motti/engine';

interface Played {
  readonly side: string;
  readonly text: string;
}

/** A state is kept every so many entries. */
const EVERY = 20;

export class Moments {
  readonly #game: AnyGame;
  readonly #setup: Setup;
  /** `#kept[k]` stands after `EVERY * k` entries, the last of them `#after[k]`: another one means that lines were taken back. */
  readonly #kept: unknown[] = [];
  readonly #after: (Played | undefined)[] = [];

  constructor(game: AnyGame, setup: Setup) {
    this.#game = game;
    this.#setup = setup;
  }

  /** The state after the first `count` entries; a copy. */
  stateAfter(entries: readonly Played[], count: number): unknown {
    const from = this.#nearest(entries, count);
    const state =
      from < 0 ? this.#game.setup(this.#setup) : this.#game.clone(this.#kept[from] as object);
    for (let i = Math.max(0, from) * EVERY; i < count; i++) {
      if (i % EVERY === 0) this.#keep(i / EVERY, entries[i - 1], state);
      const { side, text } = entries[i]!;
      this.#game.apply(state, side, parseAction(this.#game, text)!);
    }
    return state;
  }

  #keep(at: number, after: Played | undefined, state: unknown): void {
    if (at < this.#kept.length && this.#after[at] === after) return;
    this.#kept[at] = this.#game.clone(state);
    this.#after[at] = after;
  }

  #nearest(entries: readonly Played[], count: number): number {
    const last = Math.min(Math.floor(count / EVERY), this.#kept.length - 1);
    for (let at = last; at >= 0; at--)
      if (at in this.#kept && this.#after[at] === entries[at * EVERY - 1]) return at;
    return -1;
  }
}
