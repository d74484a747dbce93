// What whoever runs the server has decided about players. They decide in the database, with `motti admin`, while any number of
// servers run on it: each looks there every few seconds.
import type { Connections } from '../live/connections.ts';
import type { Talk } from '../matches/talk.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = 5000;
/** The clocks of two machines differ a little. */
const SLACK_MS = 60_000;

export interface ConductOptions {
  readonly store: Pick<Store, 'silences' | 'closedSince'>;
  readonly talk: Talk;
  readonly connections: Pick<Connections, 'leaveAccountHere'>;
  readonly now: () => number;
  readonly log: { warn(facts: object, message: string): void };
}

export class Conduct {
  readonly #options: ConductOptions;
  readonly #timer: NodeJS.Timeout;
  #since: number;
  /** Closed accounts that have been sent away. */
  #gone = new Set<number>();

  constructor(options: ConductOptions) {
    this.#options = options;
    this.#since = options.now();
    this.#timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  async look(): Promise<void> {
    const { store, talk, connections, now, log } = this.#options;
    try {
      const silences = await store.silences(now());
      talk.silenced = new Map(silences.map(({ who, until }) => [who, until]));
      const closed = await store.closedSince(this.#since - SLACK_MS);
      for (const account of closed)
        if (!this.#gone.has(account)) connections.leaveAccountHere(account);
      this.#gone = new Set(closed);
      this.#since = now();
    } catch (error) {
      log.warn({ error }, 'it could not be looked up who is silenced');
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
