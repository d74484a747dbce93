import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/**
 * What servers on one PostgreSQL know of each other. It is all about now: so it is not logged, and a crash of the database
 * empties it. SQLite has one server, and needs none of it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const table = (name: string) => db.schema.createTable(name).modifyFront(sql`unlogged`);
  await table('servers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await table('claims')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('server', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await table('presence')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('server', 'text', (c) => c.notNull())
    .addColumn('sitting', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['match', 'server'])
    .execute();
  await table('counts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}
