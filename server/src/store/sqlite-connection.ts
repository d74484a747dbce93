// One connection to an SQLite file: the API of node:sqlite, built in from Node 24 on, and before that the same API from
// a package that carries its own binaries.
import { createRequire } from 'node:module';

/** What we use of `DatabaseSync`. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  columns(): readonly unknown[];
}

interface SqliteModule {
  DatabaseSync: new (path: string) => Database;
}

const require = createRequire(import.meta.url);
const major = Number(process.versions.node.split('.')[0]);
const { DatabaseSync } = require(
  major >= 24 ? 'node:sqlite' : '@photostructure/sqlite',
) as SqliteModule;

/** A database file as it is, with nothing set. */
export const openDatabase = (path: string): Database => new DatabaseSync(path);

export interface Answer {
  readonly rows: unknown[];
  readonly changes?: number;
  readonly insertId?: number;
}

const STATEMENTS = 200;

export class SqliteConnection {
  readonly #database: Database;
  /** Preparing a statement costs more than running it. */
  readonly #prepared = new Map<string, { statement: Statement; reads: boolean }>();

  /** Opens the file with the settings that make "acknowledged" mean "on the disk". */
  constructor(path: string) {
    this.#database = openDatabase(path);
    for (const setting of [
      'busy_timeout = 5000',
      'journal_mode = wal',
      'synchronous = full',
      // Pages that many moves change are copied into the file once for all of them, and all moves wait meanwhile: at
      // thousands of moves a second every ten seconds. 160 MB beside the file at most.
      'wal_autocheckpoint = 40000',
      'foreign_keys = on',
    ]) {
      this.#database.exec(`pragma ${setting}`);
    }
  }

  execute(sql: string, parameters: readonly unknown[]): Answer {
    const { statement, reads } = this.#prepare(sql);
    if (reads) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], changes: Number(changes), insertId: Number(lastInsertRowid) };
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    if (this.#prepared.size >= STATEMENTS) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
