// Every change of the tables, in order. A migration that has been released is never edited; a new one follows it.
import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import * as tables from './0001-tables.ts';
import * as notices from './0002-notices.ts';
import * as subscriptions from './0003-subscriptions.ts';
import * as owners from './0004-owners.ts';
import * as makers from './0005-makers.ts';
import * as skeletons from './0006-skeletons.ts';
import * as servers from './0007-servers.ts';
import * as people from './0008-people.ts';

const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-notices': notices,
  '0003-subscriptions': subscriptions,
  '0004-owners': owners,
  '0005-makers': makers,
  '0006-skeletons': skeletons,
  '0007-servers': servers,
  '0008-people': people,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the tables up to date, or to that migration. All that is missing is one transaction: whatever cuts it off, the
 * database is as it was before, and the next start begins again.
 */
export async function migrate(db: Kysely<Tables>, to?: string): Promise<void> {
  if (to === undefined && (await isNewer(db))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

/**
 * Has a server of a later version been here? What it has changed the version before it can live with (docs/operate.md): while
 * servers are replaced one by one, an old one may still be started again.
 */
async function isNewer(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const last = MIGRATION_NAMES.at(-1)!;
  const names = rows.map(({ name }) => name);
  const unknown = names.filter((name) => !MIGRATION_NAMES.includes(name));
  return names.includes(last) && unknown.length > 0 && unknown.every((name) => name > last);
}
