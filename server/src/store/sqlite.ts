// SQLite: one file, no daemon. See docs/adr/0021.
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrate } from '../migrations/index.ts';
import { KyselyStore } from './kysely-store.ts';
import { asKyselyDatabase, openConnection } from './sqlite-driver.ts';
import { type Append, ConflictError } from './store.ts';
import type { Tables } from './tables.ts';

class SqliteStore extends KyselyStore {
  /** One statement for any number of matches and rows: so it is one transaction, and is planned once. */
  async append(batch: readonly Append[]): Promise<void> {
    const rows: unknown[] = [];
    for (const { match, rows: added } of batch) {
      for (const r of added) {
        rows.push([match, r.n, r.kind, r.side, r.text, r.at, r.client]);
      }
    }
    try {
      await sql`insert into log (match, n, kind, side, text, at, client)
        select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
        from json_each(${JSON.stringify(rows)})`.execute(this.db);
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('the log has grown elsewhere');
      throw error;
    }
  }

  async backup(file: string): Promise<void> {
    await sql`vacuum into ${file}`.execute(this.db);
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: log\./.test(error.message);

/** Opens a database, with its tables brought up to date. `:memory:` is one that nobody keeps. */
export async function openSqlite(path: string): Promise<SqliteStore> {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: asKyselyDatabase(openConnection(path)) }),
  });
  await migrate(db);
  return new SqliteStore(db);
}
