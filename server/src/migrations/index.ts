// Every change of the tables, in order. A migration that has been released is never edited; a new one follows it. What a change
// may do while servers of the version before it still work: docs/operate.md, "A new version".
import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import * as tables from './0001-tables.ts';
import * as notices from './0002-notices.ts';
import * as subscriptions from './0003-subscriptions.ts';
import * as owners from './0004-owners.ts';
import * as makers from './0005-makers.ts';
import * as skeletons from './0006-skeletons.ts';
import * as servers from './0007-servers.ts';
import * as people from './0008-people.ts';
import * as neighbours from './0009-neighbours.ts';
import {
  BUSY,
  type Changes,
  isBusy,
  liveServers,
  migrationsOf,
  OUTDATED,
  oldestIn,
} from './neighbours.ts';

export type { Changes } from './neighbours.ts';

export const CHANGES: Changes = {
  '0001-tables': tables,
  '0002-notices': notices,
  '0003-subscriptions': subscriptions,
  '0004-owners': owners,
  '0005-makers': makers,
  '0006-skeletons': skeletons,
  '0007-servers': servers,
  '0008-people': people,
  '0009-neighbours': neighbours,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(CHANGES);

/** The tables that a server with these changes knows. */
export const tablesOf = (changes: Changes): string => Object.keys(changes).at(-1)!;

/**
 * Brings the tables up to date, or to that migration. All that is missing is one transaction: whatever cuts it off, the
 * database is as it was before, and the next start begins again.
 */
export async function migrate(
  db: Kysely<Tables>,
  to?: string,
  changes: Changes = CHANGES,
): Promise<void> {
  const done = await doneIn(db);
  if (to === undefined && isNewer(done, changes)) return checkNotOutdated(db, done, changes);
  await checkNobodyOutdated(db, done, changes);
  const provider = { getMigrations: async () => migrationsOf(changes) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw isBusy(error) ? new Error(BUSY) : error;
}

/** The changes that have been made here. */
async function doneIn(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Has a server of a later version been here? */
function isNewer(done: readonly string[], changes: Changes): boolean {
  const last = tablesOf(changes);
  const unknown = done.filter((name) => !(name in changes));
  return done.includes(last) && unknown.length > 0 && unknown.every((name) => name > last);
}

/** While servers are replaced one by one, one of the version before may still be started again; no older one. */
async function checkNotOutdated(
  db: Kysely<Tables>,
  done: readonly string[],
  changes: Changes,
): Promise<void> {
  const [last, oldest] = [tablesOf(changes), await oldestIn(db)];
  if (oldest !== undefined && last < oldest)
    throw new Error(OUTDATED.self(last, done.at(-1)!, oldest));
}

/** Nothing is taken away that a server which still runs reads. */
async function checkNobodyOutdated(
  db: Kysely<Tables>,
  done: readonly string[],
  changes: Changes,
): Promise<void> {
  const missing = Object.entries(changes).filter(([name]) => !done.includes(name));
  const oldest = missing.flatMap(([, change]) => change.oldest ?? []).at(-1);
  if (oldest === undefined || done.length === 0) return;
  const outdated = (await liveServers(db)).find((server) => server.tables < oldest);
  if (outdated) throw new Error(OUTDATED.other(outdated, tablesOf(changes), oldest));
}
