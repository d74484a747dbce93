// Two versions after this one, as their tables will be: the first adds something, the second takes away what the first no longer
// reads.
import type { Kysely } from 'kysely';
import { CHANGES, type Changes, MIGRATION_NAMES } from '../src/migrations/index.ts';
import type { Tables } from '../src/store/tables.ts';

/** What they change, none of which this version reads. */
interface LaterTables extends Tables {
  marks: { match: string };
}

export const ADDS: Changes = {
  ...CHANGES,
  '9001-adds': {
    oldest: MIGRATION_NAMES.at(-1)!,
    up: async (db: Kysely<LaterTables>) => {
      await db.schema.createTable('marks').addColumn('match', 'text').execute();
      const log = db.schema.alterTable('log');
      await log.addColumn('mark', 'text', (c) => c.notNull().defaultTo('')).execute();
      await db.schema.alterTable('matches').addColumn('mark', 'text').execute();
    },
  },
};

export const TAKES_AWAY: Changes = {
  ...ADDS,
  '9002-takes-away': {
    oldest: '9001-adds',
    up: async (db: Kysely<LaterTables>) => {
      await db.schema.dropTable('marks').execute();
      await db.schema.alterTable('log').dropColumn('mark').execute();
    },
  },
};
