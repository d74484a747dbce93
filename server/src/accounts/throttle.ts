// Guessing gets slower and slower: by the name that is guessed at from one address, and, more patiently, by the name alone
// and by the address alone. In memory: a restart forgives, and limits by address stand beside it. Servers on one database tell
// each other, so that a guess at one of them is a guess at all.
import { type Failures, FailureTable } from './failures.ts';

interface Patience {
  /** Failures that cost nothing. */
  readonly free: number;
  /** The first wait, which doubles; and the longest. */
  readonly first: number;
  readonly longest: number;
}

const PAIR: Patience = { free: 5, first: 2000, longest: 15 * 60_000 };
/** A stranger must not be able to lock somebody out for long. */
const NAME: Patience = { free: 30, first: 1000, longest: 60_000 };
const ADDRESS: Patience = { free: 30, first: 1000, longest: 15 * 60_000 };
/** Who has been quiet for so long begins anew. */
const FORGOTTEN = 24 * 3_600_000;

export interface Attempt {
  /** What somebody has typed, whether anybody is called so or not. */
  readonly name: string;
  readonly address: string;
}

export class Throttle {
  readonly #failures = new FailureTable();
  readonly #now: () => number;
  readonly #tell: (attempt: Attempt, what: 'failed' | 'succeeded') => void;

  /** `tell`: says it to the other servers. */
  constructor(
    now: () => number,
    tell: (attempt: Attempt, what: 'failed' | 'succeeded') => void = () => {},
  ) {
    this.#now = now;
    this.#tell = tell;
  }

  /** Milliseconds that this attempt has to wait; 0: it may be made. */
  wait(attempt: Attempt): number {
    const now = this.#now();
    const waits = keysOf(attempt).map(([key]) => (this.#of(key)?.until ?? 0) - now);
    return Math.max(0, ...waits);
  }

  failed(attempt: Attempt): void {
    this.#tell(attempt, 'failed');
    this.hear(attempt, 'failed');
  }

  /** The right password from here: what was mistyped before is forgiven; what others tried is not. */
  succeeded(attempt: Attempt): void {
    this.#tell(attempt, 'succeeded');
    this.hear(attempt, 'succeeded');
  }

  /** What was tried, here or elsewhere. */
  hear(attempt: Attempt, what: 'failed' | 'succeeded'): void {
    if (what === 'failed') this.#count(attempt);
    else this.#failures.delete(pairKey(attempt.name, attempt.address));
  }

  #count(attempt: Attempt): void {
    const now = this.#now();
    for (const [key, patience] of keysOf(attempt)) {
      const count = (this.#of(key)?.count ?? 0) + 1;
      const over = count - patience.free;
      const wait =
        over < 0 ? 0 : Math.min(patience.first * 2 ** Math.min(over, 30), patience.longest);
      this.#failures.set(key, { count, until: now + wait, last: now });
    }
  }

  #of(key: string): Failures | undefined {
    const known = this.#failures.get(key);
    return known && this.#now() - known.last < FORGOTTEN ? known : undefined;
  }
}

const pairKey = (name: string, address: string): string => `both ${address} ${name}`;
const keysOf = ({ name, address }: Attempt): (readonly [string, Patience])[] => [
  [pairKey(name, address), PAIR],
  [`name ${name}`, NAME],
  [`address ${address}`, ADDRESS],
];
