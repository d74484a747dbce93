// What comes while the disk is busy goes to it together: one transaction for all, and nobody waits for a timer.

interface Waiting<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** What became of each of a batch, in its order. */
export type Settled<Answer> = readonly PromiseSettledResult<Answer>[];

export class Batches<Item, Answer> {
  readonly #write: (items: readonly Item[]) => Promise<Settled<Answer>>;
  #waiting: Waiting<Item, Answer>[] = [];
  #busy: Promise<void> | undefined;

  /** `write` never rejects: it says of each item what became of it. */
  constructor(write: (items: readonly Item[]) => Promise<Settled<Answer>>) {
    this.#write = write;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#busy ??= this.#work();
    });
  }

  /** Resolves when everything handed in has been written. */
  async drained(): Promise<void> {
    while (this.#busy) await this.#busy;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What the event loop has already received joins this transaction.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting;
      this.#waiting = [];
      const settled = await this.#write(batch.map(({ item }) => item));
      for (const [i, one] of batch.entries()) {
        const result = settled[i]!;
        if (result.status === 'fulfilled') one.resolve(result.value);
        else one.reject(result.reason);
      }
    }
    this.#busy = undefined;
  }
}

export const fulfilled = <Answer>(value: Answer): PromiseSettledResult<Answer> => ({
  status: 'fulfilled',
  value,
});

export const rejected = (reason: unknown): PromiseSettledResult<never> => ({
  status: 'rejected',
  reason,
});
