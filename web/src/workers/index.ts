// The page's side of its workers. Bots, previews and studies have one each: a preview must not wait for a bot.
import { type Remote, wrap } from 'comlink';
import type { Analyst } from './analyst.ts';
import type { Simulator } from './simulator.ts';
import type { Thinker } from './thinker.ts';

export class WorkerClient<Api> {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #remote: Remote<Api> | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  get thinker(): Remote<Api> {
    if (!this.#remote) {
      this.#worker = this.#start();
      this.#remote = wrap<Api>(this.#worker);
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

export const bots = new WorkerClient<Thinker>(thinker);
/** Thinks ahead while a person decides; ended as soon as they have. */
export const ponderers = new WorkerClient<Thinker>(thinker);
export const previews = new WorkerClient<Thinker>(thinker);
/** One worker a core, one core left to the page; each is started when it is first asked. */
export function onAllCores<Api>(start: () => Worker): readonly WorkerClient<Api>[] {
  const cores = Math.max(1, Math.min(8, (navigator.hardwareConcurrency ?? 2) - 1));
  return Array.from({ length: cores }, () => new WorkerClient<Api>(start));
}
/** The curve takes long and can be stopped. Luck and advice are asked meanwhile. */
export const curves = onAllCores<Analyst>(analyst);
export const studies = new WorkerClient<Analyst>(analyst);
/** Many games of machines against each other: stopped at any time. */
export const simulations = new WorkerClient<Simulator>(simulator);
