// Set-ups that arrive as copies, one with every task of a worker: the same set-up is given out as the same object, so
// that what a game makes of it (`perSetup`) is made once a match.
import type { Setup } from '@motti/engine';

/** The matches that one worker thinks for at a time, and a few more. */
const MOST = 32;

export class Setups {
  readonly #known = new Map<string, Setup>();

  /** The object that stands for this set-up from now on. */
  same(setup: Setup): Setup {
    const key = JSON.stringify(setup);
    const known = this.#known.get(key) ?? setup;
    // Those asked for last stay longest.
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return known;
  }
}
