// SQLite for kysely, over anything that answers questions in order: a connection here, or one in a thread of its own.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answer } from './sqlite-connection.ts';

export interface Executor {
  execute(sql: string, parameters: readonly unknown[]): Answer | Promise<Answer>;
  close(): void | Promise<void>;
}

export function sqliteDialect(executor: Executor): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new SqliteDriver(executor),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Tables are made and changed in transactions like anything else: a migration that is cut off has not happened. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection: who has it, has it alone, until they give it back. */
class SqliteDriver implements Driver {
  readonly #executor: Executor;
  readonly #connection: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(executor: Executor) {
    this.#executor = executor;
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, changes, insertId } = await executor.execute(sql, parameters);
        return {
          rows: rows as R[],
          ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
          ...(insertId === undefined ? {} : { insertId: BigInt(insertId) }),
        };
      },
      streamQuery: () => {
        throw new Error('nothing here is large enough to be streamed');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // It stays taken: it passes from hand to hand.
    if (next) next();
    else this.#taken = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#executor.close();
  }
}
