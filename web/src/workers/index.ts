// The page's side of its workers. Bots, previews and studies have one each: a preview must not wait for a bot.
import { type Remote, wrap } from 'comlink';
import type { Analyst } from './analyst.ts';
import type { Simulator } from './simulator.ts';
import type { Thinker } from './thinker.ts';

class Office<Clerk> {
  readonly #hire: () => Worker;
  #worker: Worker | undefined;
  #remote: Remote<Clerk> | undefined;

  constructor(hire: () => Worker) {
    this.#hire = hire;
  }

  get thinker(): Remote<Clerk> {
    if (!this.#remote) {
      this.#worker = this.#hire();
      this.#remote = wrap<Clerk>(this.#worker);
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

const thinker = (): Worker =>
  new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
const analyst = (): Worker =>
  new Worker(new URL('./analyst.ts', import.meta.url), { type: 'module' });

const simulator = (): Worker =>
  new Worker(new URL('./simulator.ts', import.meta.url), { type: 'module' });

export const bots = new Office<Thinker>(thinker);
export const previews = new Office<Thinker>(thinker);
/** The curve takes long and can be stopped: one worker a core, one left to the page. Luck and advice are asked meanwhile. */
const CORES = Math.max(1, Math.min(8, (navigator.hardwareConcurrency ?? 2) - 1));
export const curves = Array.from({ length: CORES }, () => new Office<Analyst>(analyst));
export const studies = new Office<Analyst>(analyst);
/** Many games of machines against each other: stopped at any time. */
export const simulations = new Office<Simulator>(simulator);
