import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** One browser may serve several owners: an account, and seats of people who have none. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('subscriptions_key', ['owner', 'endpoint'])
    .execute();
  await schema
    .createIndex('subscriptions_endpoint')
    .on('subscriptions')
    .column('endpoint')
    .execute();
  // The table as 0001 made it; no program reads it any more.
  const old = db as unknown as Kysely<{ push: Tables['subscriptions'] }>;
  const columns = ['endpoint', 'owner', 'p256dh', 'auth', 'locale'] as const;
  await db
    .insertInto('subscriptions')
    .columns(columns)
    .expression(old.selectFrom('push').select(columns))
    .execute();
  await schema.dropTable('push').execute();
}
