// Servers of two neighbouring versions on one database: which tables the others know, and who is too old for them.
import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';
import { DEAD_MS, NOW } from '../store/postgres-time.ts';
import type { Tables } from '../store/tables.ts';

/** A change of the tables; they are called by the name of the last one. */
interface Change extends Migration {
  /** The oldest tables that a server may know and still work on what this leaves. */
  readonly oldest?: string;
}

export type Changes = Readonly<Record<string, Change>>;

/** Where the database keeps the oldest tables that a server may know. */
const SETTING = 'oldest-tables';
/** What servers knew that did not say so. */
const UNSAID = '0008-people';

export interface LiveServer {
  readonly id: string;
  /** The tables that it knows. */
  readonly tables: string;
}

export const OUTDATED = {
  self: (own: string, there: string, oldest: string): string =>
    `This version is too old for its database. It knows the tables up to ${own}; they are at ${there}, on which only ` +
    `versions that know ${oldest} can work. Start a later version.`,
  other: ({ id, tables }: LiveServer, wanted: string, oldest: string): string =>
    `The tables cannot be brought to ${wanted} yet: the server ${id} still runs, and is of a version that knows them only up ` +
    `to ${tables}. Replace it first by a version that knows ${oldest}: skip none when servers are replaced one by one. ` +
    'Or stop all servers, and start this version then.',
};

/** Whoever holds a table for long, a backup for example, would make everybody wait who waits behind the change. */
const PATIENCE_MS = 3000;
const LOCK_NOT_AVAILABLE = '55P03';

export const BUSY =
  'The tables are in use, perhaps by a backup, and cannot be changed now. Nothing has happened; start again when that has ended.';

export const isBusy = (error: unknown): boolean =>
  (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

/** The changes, each with what it says of older servers, and none of them patient. */
export function migrationsOf(changes: Changes): Record<string, Migration> {
  const entries = Object.entries(changes).map(([name, change]): [string, Migration] => [
    name,
    { up: (db) => make(db, change) },
  ]);
  return Object.fromEntries(entries);
}

async function make(db: Kysely<Tables>, change: Change): Promise<void> {
  if (isPostgres(db)) await sql`set local lock_timeout = ${sql.lit(PATIENCE_MS)}`.execute(db);
  await change.up(db);
  if (change.oldest !== undefined) await setOldest(db, change.oldest);
}

const isPostgres = (db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

async function setOldest(db: Kysely<Tables>, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function oldestIn(db: Kysely<Tables>): Promise<string | undefined> {
  const found = db.selectFrom('settings').select('value').where('key', '=', SETTING);
  return (await found.executeTakeFirst())?.value;
}

/** The servers that are heard of, where there can be several. */
export async function liveServers(db: Kysely<Tables>): Promise<readonly LiveServer[]> {
  if (!isPostgres(db)) return [];
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'servers')) return [];
  // As JSON: the column may not be there yet.
  const { rows } = await sql<LiveServer>`
    select id, coalesce(to_jsonb(servers) ->> 'tables', ${UNSAID}) as tables
    from servers where seen > ${NOW} - ${DEAD_MS} order by tables`.execute(db);
  return rows;
}
