// Who is still to be told that it is their turn.
import type { Kysely } from 'kysely';
import type { NoticeStore } from './store.ts';
import type { Tables } from './tables.ts';

export const noticeStore = (db: Kysely<Tables>): NoticeStore => ({
  async planNotices(planned, answered): Promise<void> {
    if (planned.length + answered.length === 0) return;
    await db.transaction().execute(async (db) => {
      for (const { match, side } of answered) {
        await db
          .deleteFrom('notices')
          .where('match', '=', match)
          .where('side', '=', side)
          .execute();
      }
      for (const { match, side, row, due } of planned) {
        await db
          .insertInto('notices')
          .values({ match, side, row, due, told: 0 })
          .onConflict((conflict) =>
            conflict
              .columns(['match', 'side'])
              .doUpdateSet({ row, due, told: 0 })
              .where('notices.row', '<', row),
          )
          .execute();
      }
    });
  },

  async plannedNotices(by = Number.MAX_SAFE_INTEGER) {
    const rows = await db
      .selectFrom('notices')
      .select(['match', 'side', 'row', 'due'])
      .where('told', '=', 0)
      .where('due', '<=', by)
      .orderBy('due')
      .execute();
    return rows;
  },

  async claimNotice({ match, side, row }): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('notices')
      .set({ told: 1 })
      .where('match', '=', match)
      .where('side', '=', side)
      .where('row', '=', row)
      .where('told', '=', 0)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});
