// How long a search may think: a number of playouts, which is the same everywhere, and a caller that may stop it at any moment.
import type { Plan } from './planning.ts';

export interface Budget {
  /** Playouts for one decision. */
  readonly nodes: number;
}

/** How a search and its caller speak with each other. The caller has the clock: bots have none. */
export interface Thinking {
  /** Asked before every playout; once it says yes, the best so far is the answer. */
  stop?(): boolean;
  /** How far the search is, from 0 to 1. */
  tell?(done: number): void;
  /** The best plan so far, from the first one on: what is played if the caller waits no longer. */
  best?(plan: Plan): void;
}

/** Counts what has been spent. */
export class Purse {
  readonly #nodes: number;
  readonly #thinking: Thinking;
  #spent = 0;

  constructor(budget: Budget, thinking: Thinking) {
    this.#nodes = budget.nodes;
    this.#thinking = thinking;
  }

  get left(): number {
    return this.#nodes - this.#spent;
  }

  /** Takes one playout from the budget; false when there is none, or the caller has had enough. */
  take(): boolean {
    if (this.#spent >= this.#nodes || this.#thinking.stop?.()) return false;
    this.#spent++;
    this.#thinking.tell?.(this.#spent / this.#nodes);
    return true;
  }
}
