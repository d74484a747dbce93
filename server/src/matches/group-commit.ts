// Moves of many matches in one transaction: the disk is asked once for all that came while it was busy.
import { type Append, ConflictError, type LogRow, type Store } from '../store/store.ts';
import { Batches, fulfilled, rejected, type Settled } from './batches.ts';

export interface CommitMeter {
  committed(rows: number, seconds: number): void;
}

export class GroupCommit {
  readonly #store: Pick<Store, 'append'>;
  readonly #meter: CommitMeter | undefined;
  readonly #batches = new Batches<Append, void>((batch) => this.#write(batch));

  constructor(store: Pick<Store, 'append'>, meter?: CommitMeter) {
    this.#store = store;
    this.#meter = meter;
  }

  /** Resolves when the rows are durable. At most one append of a match may be under way. */
  append(match: string, rows: readonly LogRow[]): Promise<void> {
    return this.#batches.add({ match, rows });
  }

  /** Resolves when everything handed in has been written. */
  drained(): Promise<void> {
    return this.#batches.drained();
  }

  async #write(batch: readonly Append[]): Promise<Settled<void>> {
    const started = performance.now();
    try {
      await this.#store.append(batch);
    } catch (error) {
      if (error instanceof ConflictError && batch.length > 1) return this.#without(batch, error);
      return batch.map(() => rejected(error));
    }
    const rows = batch.reduce((sum, one) => sum + one.rows.length, 0);
    this.#meter?.committed(rows, (performance.now() - started) / 1000);
    return batch.map(() => fulfilled(undefined));
  }

  /** Matches whose picture is out of date must not fail the others, nor make them wait for each other. */
  async #without(batch: readonly Append[], error: ConflictError): Promise<Settled<void>> {
    const late = new Set(error.matches);
    const others = batch.filter(({ match }) => !late.has(match));
    // Nobody was late after all: all of them look again.
    if (others.length === batch.length) return batch.map(() => rejected(error));
    const settled = others.length > 0 ? [...(await this.#write(others))] : [];
    return batch.map(({ match }) => (late.has(match) ? rejected(error) : settled.shift()!));
  }
}
