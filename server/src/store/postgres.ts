// PostgreSQL, for whoever has one already, and for any number of servers. The queries are those of SQLite; what must be one
// statement is written here.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CHANGES, type Changes, migrate, tablesOf } from '../migrations/index.ts';
import { commonStore } from './common.ts';
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

/** In the order of their matches: servers that write to the same ones at the same moment then never wait for each other in a circle. */
async function append(db: Kysely<Tables>, batch: readonly Append[]): Promise<void> {
  const rows = inOrder(batch).flatMap(({ match, rows }) => rows.map((row) => ({ match, ...row })));
  try {
    await sql`insert into log (match, n, kind, side, text, at, client)
        select * from unnest(${rows.map((r) => r.match)}::text[], ${rows.map((r) => r.n)}::int[],
          ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.side)}::text[],
          ${rows.map((r) => r.text)}::text[], ${rows.map((r) => r.at)}::bigint[],
          ${rows.map((r) => r.client)}::text[])`.execute(db);
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
    if (serving) shared = await sharedOn(db, connection(url), serving, tablesOf(changes));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    ...commonStore(db),
    append: (batch) => append(db, batch),
    summarise: (summaries) => summarise(db, summaries),
    backup: () => Promise.reject(new Error('PostgreSQL is copied by pg_dump.')),
    ...(shared ? { shared } : {}),
    close: async () => {
      await shared?.close();
      await db.destroy();
    },
  };
}
