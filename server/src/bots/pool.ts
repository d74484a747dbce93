// A few worker threads that think for the bots, so that the server stays free for people.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { botNames } from '@motti/bots';
import type { BotTask, Thinker } from '../matches/thinker.ts';
import { startThread } from '../program.ts';
import type { BotAnswer } from './worker.ts';

interface Job {
  readonly task: BotTask;
  resolve(lines: readonly string[]): void;
  reject(error: Error): void;
}

/** A bot that has not answered by then never will. */
const MOST_SECONDS = 60;

export class BotPool implements Thinker {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #queue: Job[] = [];
  readonly #under = new Map<Worker, Job>();
  readonly levels: Thinker['levels'] = botNames;
  #closed = false;

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size;
  }

  think(task: BotTask): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the bots have gone home'));
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(new Error('the bots have gone home'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined);
    if (!worker) return;
    const job = this.#queue.shift()!;
    this.#under.set(worker, job);
    const timer = setTimeout(() => void worker.terminate(), MOST_SECONDS * 1000);
    timer.unref();
    worker.once('message', (answer: BotAnswer) => {
      clearTimeout(timer);
      this.#under.delete(worker);
      this.#idle.push(worker);
      if ('lines' in answer) job.resolve(answer.lines);
      else job.reject(new Error(answer.error));
      this.#next();
    });
    worker.postMessage(job.task);
  }

  #start(): Worker {
    const worker = startThread(import.meta.url, 'worker');
    worker.unref();
    this.#all.add(worker);
    let why = new Error('a bot was stopped');
    worker.on('error', (error) => {
      why = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => {
      this.#all.delete(worker);
      this.#under.get(worker)?.reject(why);
      this.#under.delete(worker);
      if (!this.#closed) this.#next();
    });
    return worker;
  }
}
