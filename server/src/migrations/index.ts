// Every change of the tables, in order. A migration that has been released is never edited; a new one follows it.
import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from '../store/tables.ts';
import * as tables from './0001-tables.ts';
import * as notices from './0002-notices.ts';
import * as subscriptions from './0003-subscriptions.ts';
import * as owners from './0004-owners.ts';

const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-notices': notices,
  '0003-subscriptions': subscriptions,
  '0004-owners': owners,
};

export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
