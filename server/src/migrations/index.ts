// Every change of the tables, in order. A migration that has been released is never edited; a new one follows it.
import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from '../store/tables.ts';
import * as tables from './0001-tables.ts';
import * as notices from './0002-notices.ts';
import * as subscriptions from './0003-subscriptions.ts';
import * as owners from './0004-owners.ts';
import * as makers from './0005-makers.ts';
import * as skeletons from './0006-skeletons.ts';

const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-notices': notices,
  '0003-subscriptions': subscriptions,
  '0004-owners': owners,
  '0005-makers': makers,
  '0006-skeletons': skeletons,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the tables up to date, or to that migration. All that is missing is one transaction: whatever cuts it off, the
 * database is as it was before, and the next start begins again.
 */
export async function migrate(db: Kysely<Tables>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}
