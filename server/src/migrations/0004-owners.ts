import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** What opened a seat before, so that old links can say so; and where an account is logged in. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('seats')
    .addColumn('former_hashes', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const column of ['created', 'seen'])
    await schema
      .alterTable('sessions')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  await schema
    .alterTable('sessions')
    .addColumn('agent', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
