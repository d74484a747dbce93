// SQLite as kysely's dialect wants it: the API of node:sqlite, built in from Node 24 on, and before that the same API
// from a package that carries its own binaries.
import { createRequire } from 'node:module';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** What we use of `DatabaseSync`. */
export interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: unknown[]): IterableIterator<unknown>;
  columns(): readonly unknown[];
}

interface SqliteModule {
  DatabaseSync: new (path: string) => Connection;
}

const require = createRequire(import.meta.url);
const major = Number(process.versions.node.split('.')[0]);
const { DatabaseSync } = require(
  major >= 24 ? 'node:sqlite' : '@photostructure/sqlite',
) as SqliteModule;

/** Opens the file with the settings that make "acknowledged" mean "on the disk". */
export function openConnection(path: string): Connection {
  const connection = new DatabaseSync(path);
  connection.exec('pragma busy_timeout = 5000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  return connection;
}

const STATEMENTS = 200;

/** Statements are kept: preparing one costs more than running it. */
export function asKyselyDatabase(connection: Connection): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known) return known;
      const statement = connection.prepare(sql);
      const wrapped: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
      if (kept.size >= STATEMENTS) kept.clear();
      kept.set(sql, wrapped);
      return wrapped;
    },
  };
}
