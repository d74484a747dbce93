import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from '../store/tables.ts';

export const oldest = '0008-people';

/** Servers say which tables they know: nobody takes away what one of them still reads. */
export async function up(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema.alterTable('servers').addColumn('tables', 'text').execute();
}
