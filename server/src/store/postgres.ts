// PostgreSQL, for whoever has one already. The queries are those of SQLite; what must be one statement is written here.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../migrations/index.ts';
import { commonStore } from './common.ts';
import { type Append, ConflictError, type Store, type Summary } from './store.ts';
import type { Tables } from './tables.ts';
import { takenIn } from './taken.ts';

const CONNECTIONS = 10;
const PATIENCE_MS = 5000;
/** `bigint`: times in milliseconds, which a number holds. */
const INT8 = 20;
/** Any number that nobody else takes: the first letters of our name. */
const SERVER_LOCK = 0x4d4f5454;

const connection = (url: string): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE_MS,
  types: {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
  },
});

async function append(db: Kysely<Tables>, batch: readonly Append[]): Promise<void> {
  const rows = batch.flatMap(({ match, rows }) => rows.map((row) => ({ match, ...row })));
  try {
    await sql`insert into log (match, n, kind, side, text, at, client)
        select * from unnest(${rows.map((r) => r.match)}::text[], ${rows.map((r) => r.n)}::int[],
          ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.side)}::text[],
          ${rows.map((r) => r.text)}::text[], ${rows.map((r) => r.at)}::bigint[],
          ${rows.map((r) => r.client)}::text[])`.execute(db);
  } catch (error) {
    if (takenIn(error) === 'log') throw new ConflictError('the log has grown elsewhere');
    throw error;
  }
}

async function summarise(db: Kysely<Tables>, summaries: readonly Summary[]): Promise<void> {
  if (summaries.length === 0) return;
  await sql`update matches set version = s.version, status = s.status, asked = s.asked,
        joined = s.joined, result = s.result, updated = s.updated
      from unnest(${summaries.map((s) => s.match)}::text[], ${summaries.map((s) => s.version)}::int[],
        ${summaries.map((s) => s.status)}::text[], ${summaries.map((s) => s.asked.join(','))}::text[],
        ${summaries.map((s) => JSON.stringify(s.joined))}::text[],
        ${summaries.map((s) => s.result && JSON.stringify(s.result))}::text[],
        ${summaries.map((s) => s.updated)}::bigint[])
        as s (match, version, status, asked, joined, result, updated)
      where matches.id = s.match and matches.version <= s.version`.execute(db);
}

/**
 * Until one server hears what another has written, a database has one server. The lock lasts as long as its connection:
 * when that breaks, nothing is asked of the database before the lock has been taken again.
 */
class ServerLock {
  readonly #url: string;
  #client: pg.Client | undefined;
  #taking: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves while the lock is ours, perhaps again; rejects where another server has it. */
  async held(): Promise<void> {
    if (this.#client) return;
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined;
    });
    await this.#taking;
  }

  async release(): Promise<void> {
    await this.#client?.end();
  }

  async #take(): Promise<void> {
    const client = new pg.Client(connection(this.#url));
    client.on('error', () => {});
    client.on('end', () => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [SERVER_LOCK]);
    if (rows[0].mine) {
      this.#client = client;
      return;
    }
    await client.end();
    throw new Error('Another server plays on this database.');
  }
}

export interface PostgresOptions {
  /** For a server: nobody else may serve this database. Whoever only looks after it may come in beside it. */
  readonly alone?: boolean;
}

/** Opens a database, with its tables brought up to date. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const lock = options.alone ? new ServerLock(url) : undefined;
  await lock?.held();
  const pool = new pg.Pool({ ...connection(url), max: CONNECTIONS });
  // A connection that breaks while nobody uses it; whoever asks next gets another one.
  pool.on('error', () => {});
  const guarded = {
    connect: async () => {
      await lock?.held();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await lock?.release();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...commonStore(db),
    append: (batch) => append(db, batch),
    summarise: (summaries) => summarise(db, summaries),
    backup: () => Promise.reject(new Error('PostgreSQL is copied by pg_dump.')),
    close,
  };
}
