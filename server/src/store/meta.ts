// What belongs to no match and to nobody: settings, and the database itself.
import { type Kysely, sql } from 'kysely';
import type { HouseStore } from './store.ts';
import type { Tables } from './tables.ts';

export const metaStore = (db: Kysely<Tables>): Omit<HouseStore, 'backup'> => ({
  async setting(key: string, initial: string): Promise<string> {
    await db
      .insertInto('settings')
      .values({ key, value: initial })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return row.value;
  },

  async ping(): Promise<void> {
    await sql`select 1`.execute(db);
  },

  async writes(): Promise<void> {
    const value = String(process.pid);
    await db
      .insertInto('settings')
      .values({ key: 'last-write-test', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  },

  async close(): Promise<void> {
    await db.destroy();
  },
});
