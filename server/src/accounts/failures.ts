// Who has failed how often. A table of fixed size: however many names and addresses are tried, it takes no more memory than
// an empty one, and keeps nothing that anybody has typed.
import { createHmac, randomBytes } from 'node:crypto';

export interface Failures {
  readonly count: number;
  /** Until when nobody may try again. */
  readonly until: number;
  readonly last: number;
}

/** A key has its place in one of these sets. */
const SETS = 4096;
/** So many keys share a set; when it is full, whoever has least to wait for makes room. */
const WAYS = 8;
const HIGHEST = 0xffff;

interface Place {
  readonly hash: number;
  readonly first: number;
}

export class FailureTable {
  /** Nobody can choose names that share a set with another's. */
  readonly #secret = randomBytes(32);
  /** Zero: free. */
  readonly #hashes = new Float64Array(SETS * WAYS);
  readonly #until = new Float64Array(SETS * WAYS);
  readonly #last = new Float64Array(SETS * WAYS);
  readonly #counts = new Uint16Array(SETS * WAYS);

  get(key: string): Failures | undefined {
    const slot = this.#slotOf(this.#place(key));
    if (slot === undefined) return undefined;
    return { count: this.#counts[slot]!, until: this.#until[slot]!, last: this.#last[slot]! };
  }

  set(key: string, { count, until, last }: Failures): void {
    const place = this.#place(key);
    const slot = this.#slotOf(place) ?? this.#leastOf(place);
    this.#hashes[slot] = place.hash;
    this.#counts[slot] = Math.min(count, HIGHEST);
    this.#until[slot] = until;
    this.#last[slot] = last;
  }

  delete(key: string): void {
    const slot = this.#slotOf(this.#place(key));
    if (slot !== undefined) this.#hashes[slot] = 0;
  }

  #place(key: string): Place {
    const digest = createHmac('sha256', this.#secret).update(key).digest();
    return { hash: digest.readUIntBE(0, 6) + 1, first: (digest.readUInt32BE(6) % SETS) * WAYS };
  }

  #slotOf({ hash, first }: Place): number | undefined {
    for (let slot = first; slot < first + WAYS; slot++) {
      if (this.#hashes[slot] === hash) return slot;
    }
    return undefined;
  }

  /** A free slot of the set, or that of whoever may try again first, the one who has been quiet longest among equals. */
  #leastOf({ first }: Place): number {
    let least = first;
    for (let slot = first; slot < first + WAYS; slot++) {
      if (this.#hashes[slot] === 0) return slot;
      const sooner = this.#until[slot]! - this.#until[least]!;
      if (sooner < 0 || (sooner === 0 && this.#last[slot]! < this.#last[least]!)) least = slot;
    }
    return least;
  }
}
