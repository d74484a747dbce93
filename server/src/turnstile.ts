// What is dear is done a few at a time, with a rest after each: however many ask for it, everybody else is served between.
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpProblem } from './errors.ts';

/** When to come back, in seconds. */
const SOON = 2;

export interface TurnstileOptions {
  /** How many are let through at the same time. */
  readonly atOnce?: number;
  /** How many may stand in line; whoever comes after them is sent away. */
  readonly line: number;
  /** Milliseconds before the next one is let through. */
  readonly rest?: number;
}

export class Turnstile {
  readonly #options: TurnstileOptions;
  readonly #line: (() => void)[] = [];
  #free: number;

  constructor(options: TurnstileOptions) {
    this.#options = options;
    this.#free = options.atOnce ?? 1;
  }

  /** Does this when its turn has come; throws where the line is too long. */
  async run<T>(work: () => T | Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      void this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    if (this.#line.length >= this.#options.line)
      throw new HttpProblem(429, 'busy', 'Too many ask for this at once: try again in a moment.', {
        seconds: SOON,
      });
    await new Promise<void>((resolve) => {
      this.#line.push(resolve);
    });
  }

  async #leave(): Promise<void> {
    const { rest } = this.#options;
    if (rest !== undefined) await sleep(rest);
    const next = this.#line.shift();
    if (next) next();
    else this.#free++;
  }
}
