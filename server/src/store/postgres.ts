// PostgreSQL, for whoever has one already, and for any number of servers. The queries are those of SQLite; what must be one
// statement is written here.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CHANGES, type Changes, migrate, tablesOf } from '../migrations/index.ts';
import { commonStore } from './common.ts';
import { ask, type Statement } from './postgres-query.ts';
import { type SharedConnection, type SharedOptions, sharedOn } from './postgres-shared.ts';
import type { Append, Store, Summary } from './store.ts';
import type { Tables } from './tables.ts';
import { appendError } from './taken.ts';

const CONNECTIONS = 10;
const PATIENCE_MS = 5000;
/** `bigint`: times in milliseconds, which a number holds. */
const INT8 = 20;

const connection = (url: string): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE_MS,
  types: {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
  },
});

const APPEND: Statement = {
  name: 'append',
  text: `insert into log (match, n, kind, side, text, at, client)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[])`,
};

/** In the order of their matches: servers that write to the same ones at the same moment never wait for each other in a circle. */
async function append(pool: pg.Pool, db: Kysely<Tables>, batch: readonly Append[]): Promise<void> {
  const columns: unknown[][] = [[], [], [], [], [], [], []];
  const [matches, numbers, kinds, sides, texts, times, clients] = columns;
  for (const { match, rows } of inOrder(batch)) {
    for (const row of rows) {
      matches!.push(match);
      numbers!.push(row.n);
      kinds!.push(row.kind);
      sides!.push(row.side);
      texts!.push(row.text);
      times!.push(row.at);
      clients!.push(row.client);
    }
  }
  try {
    await ask(pool, APPEND, columns);
  } catch (error) {
    throw await appendError(db, batch, error);
  }
}

const inOrder = <T extends { readonly match: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.match < b.match ? -1 : 1));

/** Locked in order first: several servers may have written to the same matches. */
async function summarise(db: Kysely<Tables>, all: readonly Summary[]): Promise<void> {
  if (all.length === 0) return;
  const summaries = inOrder(all);
  await sql`with locked as materialized (
        select id from matches where id = any(${summaries.map((s) => s.match)}::text[])
        order by id for no key update)
      update matches set version = s.version, status = s.status, asked = s.asked,
        joined = s.joined, result = s.result, updated = s.updated
      from unnest(${summaries.map((s) => s.match)}::text[], ${summaries.map((s) => s.version)}::int[],
        ${summaries.map((s) => s.status)}::text[], ${summaries.map((s) => s.asked.join(','))}::text[],
        ${summaries.map((s) => JSON.stringify(s.joined))}::text[],
        ${summaries.map((s) => s.result && JSON.stringify(s.result))}::text[],
        ${summaries.map((s) => s.updated)}::bigint[])
        as s (match, version, status, asked, joined, result, updated)
      join locked on locked.id = s.match
      where matches.id = s.match and matches.version <= s.version`.execute(db);
}

export interface PostgresOptions {
  /** For a server, which is one of any number. Whoever only looks after the database needs none of it. */
  readonly serving?: SharedOptions;
  /** The changes of the tables that this version knows. */
  readonly changes?: Changes;
}

/** Opens a database, with its tables brought up to date. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const pool = new pg.Pool({ ...connection(url), max: CONNECTIONS });
  // A connection that breaks while nobody uses it; whoever asks next gets another one.
  pool.on('error', () => {});
  // One that breaks while somebody uses it: they are told by their query, and nobody listens to this.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let shared: SharedConnection | undefined;
  try {
    const { serving, changes = CHANGES } = options;
    await migrate(db, undefined, changes);
    if (serving)
      shared = await sharedOn({
        db,
        pool,
        connection: connection(url),
        tables: tablesOf(changes),
        ...serving,
      });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    ...commonStore(db),
    append: (batch) => append(pool, db, batch),
    summarise: (summaries) => summarise(db, summaries),
    backup: () => Promise.reject(new Error('PostgreSQL is copied by pg_dump.')),
    ...(shared ? { shared } : {}),
    close: async () => {
      await shared?.close();
      await db.destroy();
    },
  };
}
