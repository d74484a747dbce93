import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Who is still to be told that it is their turn: so that a restart forgets nobody and tells nobody twice. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['match', 'side'])
    .execute();
}
