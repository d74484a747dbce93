// SQLite: one file, no daemon. See docs/adr/0021.
import { Kysely, sql } from 'kysely';
import { migrate } from '../migrations/index.ts';
import { commonStore } from './common.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { type FileLock, lockForOneServer } from './sqlite-lock.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Append, Store, Summary } from './store.ts';
import type { Tables } from './tables.ts';
import { appendError } from './taken.ts';

/** One statement for any number of matches and rows: so it is one transaction, and is planned once. */
async function append(db: Kysely<Tables>, batch: readonly Append[]): Promise<void> {
  const rows: unknown[] = [];
  for (const { match, rows: added } of batch) {
    for (const r of added) rows.push([match, r.n, r.kind, r.side, r.text, r.at, r.client]);
  }
  try {
    await sql`insert into log (match, n, kind, side, text, at, client)
        select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
        from json_each(${JSON.stringify(rows)})`.execute(db);
  } catch (error) {
    throw await appendError(db, batch, error);
  }
}

/** One statement too: a transaction of many would keep moves waiting. */
async function summarise(db: Kysely<Tables>, summaries: readonly Summary[]): Promise<void> {
  if (summaries.length === 0) return;
  const rows = summaries.map((s) => [
    s.match,
    s.version,
    s.status,
    s.asked.join(','),
    JSON.stringify(s.joined),
    s.result && JSON.stringify(s.result),
    s.updated,
  ]);
  await sql`update matches set version = s.value->>1, status = s.value->>2, asked = s.value->>3,
        joined = s.value->>4, result = s.value->>5, updated = s.value->>6
      from json_each(${JSON.stringify(rows)}) as s
      where matches.id = s.value->>0 and matches.version <= s.value->>1`.execute(db);
}

async function backup(db: Kysely<Tables>, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
}

export interface SqliteOptions {
  /** For a server: nobody else may serve this file. Whoever only looks after it may come in beside it. */
  readonly alone?: boolean;
  /** In a thread of its own, for a server: a slow disk then makes moves wait, not everybody. */
  readonly thread?: boolean;
}

/** Opens a database, with its tables brought up to date. `:memory:` is one that nobody keeps. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store> {
  const lock: FileLock | undefined =
    options.alone && path !== ':memory:' ? lockForOneServer(path) : undefined;
  const executor = options.thread ? new SqliteThread(path) : new SqliteConnection(path);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(executor) });
  try {
    await migrate(db);
  } catch (error) {
    await executor.close();
    lock?.release();
    throw error;
  }
  const store = commonStore(db);
  return {
    ...store,
    append: (batch) => append(db, batch),
    summarise: (summaries) => summarise(db, summaries),
    backup: (file) => backup(db, file),
    close: async () => {
      await store.close();
      lock?.release();
    },
  };
}
