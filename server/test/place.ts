// Several servers on one PostgreSQL: one place. Hints between them can be lost, and a server can die.
import type { AppOptions } from '../src/app.ts';
import { CHANGES, type Changes } from '../src/migrations/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Hint, Shared } from '../src/store/shared.ts';
import type { Store } from '../src/store/store.ts';
import { TestServer } from './harness.ts';

export interface PlaceOptions extends Partial<Omit<AppOptions, 'store'>> {
  /** Is this hint lost? */
  readonly isLost?: (hint: Hint) => boolean;
  readonly deadMs?: number;
}

/** Hints are what is tested: what is found without them is found soon enough. */
const BEAT_MS = 100;

export class Place {
  readonly servers: TestServer[] = [];
  readonly #stores: Store[] = [];
  readonly #url: string;
  readonly #options: PlaceOptions;

  private constructor(url: string, options: PlaceOptions) {
    this.#url = url;
    this.#options = options;
  }

  static async open(url: string, count: number, options: PlaceOptions = {}): Promise<Place> {
    const place = new Place(url, options);
    for (let i = 0; i < count; i++) await place.join();
    return place;
  }

  /** One more, of this version or of one that knows other tables. */
  async join(options: Partial<AppOptions> = {}, changes: Changes = CHANGES): Promise<TestServer> {
    const { isLost, deadMs, ...app } = this.#options;
    const name = `server-${this.servers.length}`;
    const serving = { name, ...(deadMs === undefined ? {} : { deadMs }) };
    const store = await openPostgres(this.#url, { serving, changes });
    const hearing = isLost ? { ...store, shared: deafened(store.shared!, isLost) } : store;
    const server = await TestServer.start({ beatMs: BEAT_MS, ...app, ...options, store: hearing });
    this.#stores.push(store);
    this.servers.push(server);
    return server;
  }

  async close(): Promise<void> {
    for (const server of this.servers) await server.stop();
    for (const store of this.#stores) await store.close();
  }
}

const deafened = (shared: Shared, isLost: (hint: Hint) => boolean): Shared => ({
  ...shared,
  hint: (hint) => {
    if (!isLost(hint)) shared.hint(hint);
  },
});
