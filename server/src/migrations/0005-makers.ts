import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Who made a match, so that nobody fills the list of open ones alone; and what lists look for. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('matches')
    .addColumn('maker', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('matches_maker').on('matches').column('maker').execute();
  await schema.createIndex('matches_status').on('matches').columns(['status', 'updated']).execute();
}
