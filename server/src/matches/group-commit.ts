// Moves of many matches in one transaction: the disk is asked once for all that came while it was busy.
import { type Append, ConflictError, type LogRow, type Store } from '../store/store.ts';

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}

export interface CommitMeter {
  committed(rows: number, seconds: number): void;
}

export class GroupCommit {
  readonly #store: Pick<Store, 'append'>;
  readonly #meter: CommitMeter | undefined;
  #waiting: Waiting[] = [];
  #busy: Promise<void> | undefined;

  constructor(store: Pick<Store, 'append'>, meter?: CommitMeter) {
    this.#store = store;
    this.#meter = meter;
  }

  /** Resolves when the rows are durable. At most one append of a match may be under way. */
  append(match: string, rows: readonly LogRow[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append: { match, rows }, resolve, reject });
      this.#busy ??= this.#work();
    });
  }

  /** Resolves when everything handed in has been written. */
  async drained(): Promise<void> {
    while (this.#busy) await this.#busy;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What the event loop has already received joins this transaction; nobody waits for a timer.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#write(batch);
    }
    this.#busy = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    try {
      await this.#store.append(batch.map((one) => one.append));
    } catch (error) {
      // One match whose picture is out of date must not fail the others.
      if (error instanceof ConflictError && batch.length > 1) {
        for (const one of batch) await this.#write([one]);
        return;
      }
      for (const one of batch) one.reject(error);
      return;
    }
    const rows = batch.reduce((sum, one) => sum + one.append.rows.length, 0);
    this.#meter?.committed(rows, (performance.now() - started) / 1000);
    for (const one of batch) one.resolve();
  }
}
