// A database that outlives the servers that are killed on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { SqliteConnection } from '../../src/store/sqlite-connection.ts';
import { sqliteDialect } from '../../src/store/sqlite-dialect.ts';
import type { Store } from '../../src/store/store.ts';
import { Postgres, postgresFolder } from '../postgres.ts';

/** How often a database that does not answer in time is asked. */
const ATTEMPTS = 5;

export interface Database {
  /** As the server that is killed is told it. */
  readonly name: string;
  /** For whoever looks at what is left. */
  open(): Promise<Store>;
  /** Without bringing its tables up to date. */
  dialect(): Dialect;
}

export interface Databases {
  /** A new one, with nothing in it. */
  empty(): Promise<Database>;
  remove(): Promise<void>;
}

export function onSqlite(): Databases {
  const folder = mkdtempSync(join(tmpdir(), 'motti-kill-'));
  let count = 0;
  return {
    empty: async () => {
      const name = join(folder, `${++count}.db`);
      return {
        name,
        open: () => openSqlite(name),
        dialect: () => sqliteDialect(new SqliteConnection(name)),
      };
    },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

export async function onPostgres(): Promise<Databases> {
  const postgres = await Postgres.start(postgresFolder(), true);
  return {
    empty: async () => {
      const name = await postgres.database();
      return {
        name,
        open: () => patiently(() => openPostgres(name)),
        dialect: () =>
          new PostgresDialect({ pool: new pg.Pool({ connectionString: name, max: 1 }) }),
      };
    },
    remove: () => postgres.stop(),
  };
}

/** On a crowded machine the database may not answer at once; that it answers is all that is asked here. */
async function patiently<T>(open: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('timeout expired')) throw error;
    }
  }
}
