// Cuts a migration off at each of its statements, as a kill would, and opens the database again.
import { type CompiledQuery, type DatabaseConnection, type Dialect, Kysely } from 'kysely';
import { expect } from 'vitest';
import { MIGRATION_NAMES, migrate } from '../src/migrations/index.ts';
import type { Tables } from '../src/store/tables.ts';

class Killed extends Error {
  override readonly name = 'Killed';
}

/** Counts statements; from the `last` on nothing reaches the database any more, not even a rollback. */
class Knife {
  count = 0;
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  held(dialect: Dialect): Dialect {
    return {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => {
        const driver = dialect.createDriver();
        const acquire = driver.acquireConnection.bind(driver);
        const under = new WeakMap<DatabaseConnection, DatabaseConnection>();
        driver.acquireConnection = async () => {
          const connection = await acquire();
          const held: DatabaseConnection = {
            executeQuery: async <R>(query: CompiledQuery) => {
              if (++this.count > this.#last) throw new Killed();
              return connection.executeQuery<R>(query);
            },
            streamQuery: connection.streamQuery.bind(connection),
          };
          under.set(held, connection);
          return held;
        };
        const release = driver.releaseConnection.bind(driver);
        driver.releaseConnection = (held) => release(under.get(held) ?? held);
        return driver;
      },
    };
  }
}

export interface Victim {
  /** What there is when all is done. */
  readonly tables: readonly string[];
  /** A new connection to the same database. */
  connect(): Dialect;
  /** What the system does when a process is gone: whatever its last connection had begun is dropped. */
  bury(): Promise<void>;
  /** Throws this database away and makes an empty one. */
  reset(): Promise<void>;
}

/** Every migration adds kills to every version before it, and a machine may be slow. */
export const KILLING_MS = 600_000;

/** First starts and upgrades from every version, killed at every statement; how many kills that were. */
export async function killEverywhere(victim: Victim): Promise<number> {
  let kills = 0;
  for (const from of [undefined, ...MIGRATION_NAMES.slice(0, -1)]) {
    for (let last = 0; ; last++) {
      await victim.reset();
      if (from !== undefined) await opened(victim.connect(), (db) => migrate(db, from));
      const knife = new Knife(last);
      const killed = await opened(knife.held(victim.connect()), (db) => migrate(db)).then(
        () => false,
        async (error: unknown) => {
          expect(error, `${from} ${last}`).toBeInstanceOf(Killed);
          await victim.bury();
          return true;
        },
      );
      await opened(victim.connect(), async (db) => {
        await migrate(db);
        expect(await tablesOf(db), `${from} ${last}`).toEqual(victim.tables);
      });
      if (!killed) break;
      kills++;
    }
  }
  return kills;
}

export const ALL = [
  'accounts',
  'blocks',
  'chat',
  'letters',
  'log',
  'matches',
  'notes',
  'notices',
  'reports',
  'seats',
  'sessions',
  'settings',
  'silences',
  'subscriptions',
];

/** Where there may be several servers. */
export const ALL_SHARED = [...ALL, 'claims', 'counts', 'presence', 'servers'].sort();

async function opened<T>(dialect: Dialect, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = new Kysely<Tables>({ dialect });
  const done = await work(db).catch((error: unknown) => {
    // A dead process closes nothing in good order.
    if (!(error instanceof Killed)) throw error;
    return error;
  });
  if (done instanceof Killed) throw done;
  await db.destroy();
  return done;
}

async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).sort();
}
