import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from '../store/tables.ts';

/**
 * Addresses that nobody has confirmed are apart from those to which anything is sent; whoever gave one before is asked to
 * confirm it. And what players and whoever runs the server can do about others: block, report, silence, close.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await schema.alterTable('accounts').addColumn('unconfirmed', 'text').execute();
  await schema.alterTable('accounts').addColumn('closed', 'bigint').execute();
  await db
    .updateTable('accounts')
    .set((row) => ({ unconfirmed: row.ref('email') }))
    .execute();
  await db.updateTable('accounts').set({ email: null }).execute();

  await schema
    .createTable('letters')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('sent', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('letters_account').on('letters').column('account').execute();

  await schema
    .createTable('blocks')
    .addColumn('account', 'integer', (c) => c.notNull())
    .addColumn('blocked', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['account', 'blocked'])
    .execute();
  await schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();

  await schema
    .createTable('reports')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('by_side', 'text', (c) => c.notNull())
    .addColumn('by_account', 'integer')
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('account', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('done', 'bigint')
    // One of a seat about another: whoever says more says it again.
    .addUniqueConstraint('reports_once', ['match', 'by_side', 'side'])
    .execute();

  await schema
    .createTable('silences')
    .addColumn('who', 'text', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}
