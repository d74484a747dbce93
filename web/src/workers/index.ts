// The page's side of its workers. Bots and previews have one each: a preview must not wait for a bot.
import { type Remote, wrap } from 'comlink';
import type { Thinker } from './thinker.ts';

class Office {
  #worker: Worker | undefined;
  #remote: Remote<Thinker> | undefined;

  get thinker(): Remote<Thinker> {
    if (!this.#remote) {
      this.#worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
      this.#remote = wrap<Thinker>(this.#worker);
    }
    return this.#remote;
  }

  /** Stops whatever it is thinking about; its answers never come. */
  interrupt(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
  }
}

export const bots = new Office();
export const previews = new Office();
