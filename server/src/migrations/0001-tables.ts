import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** The first tables. `log` is the truth; everything else about a running match follows from it. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  // Numbers that the database gives out itself: the one thing that has no common name.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('clock', 'text')
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('spectator_hash', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('next', 'text')
    .addColumn('imported', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('joined', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('matches_open')
    .on('matches')
    .columns(['open', 'status', 'updated'])
    .execute();

  await schema
    .createTable('seats')
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('token_hash', 'text')
    .addColumn('name', 'text')
    .addColumn('account', 'integer')
    .addPrimaryKeyConstraint('seats_key', ['match', 'side'])
    .execute();
  await schema.createIndex('seats_account').on('seats').column('account').execute();

  await schema
    .createTable('log')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('client', 'text')
    // Two writers can never take the same number.
    .addPrimaryKeyConstraint('log_key', ['match', 'n'])
    .execute();

  await schema
    .createTable('chat')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('side', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('client', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'n'])
    .addUniqueConstraint('chat_client', ['match', 'client'])
    .execute();

  await schema
    .createTable('notes')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['match', 'side'])
    .execute();

  await schema
    .createTable('accounts')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('password', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account', 'integer', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_account').on('sessions').column('account').execute();

  await schema
    .createTable('push')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('push_owner').on('push').column('owner').execute();

  await schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
