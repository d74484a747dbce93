// What is dear is done a few at a time, with a rest after each: however many ask for it, everybody else is served between.
import { HttpProblem } from './errors.ts';

/** When to come back, in seconds. */
const SOON = 2;
/** The longest rest, in milliseconds: work that waited for the disk has taken nothing from others meanwhile. */
const LONGEST_REST = 250;

export interface TurnstileOptions {
  /** How many are let through at the same time. */
  readonly atOnce?: number;
  /** How many may stand in line; whoever comes after them is sent away. */
  readonly line: number;
  /** So many times as long as the work took, the next one waits: what is dear has a small share of the time, however much comes. */
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
    const started = performance.now();
    try {
      return await work();
    } finally {
      void this.#leave(performance.now() - started);
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

  async #leave(taken: number): Promise<void> {
    const { rest } = this.#options;
    if (rest !== undefined) {
      const ms = Math.min(rest * taken, LONGEST_REST);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    const next = this.#line.shift();
    if (next) next();
    else this.#free++;
  }
}
