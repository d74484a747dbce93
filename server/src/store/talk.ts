// What is said beside a match, and what a player writes down for himself.
import type { Side } from '@motti/engine';
import { type Kysely, sql } from 'kysely';
import type { NewChat, StoredChat, TalkStore } from './store.ts';
import type { Tables } from './tables.ts';
import { takenIn } from './taken.ts';

const CHAT = ['n', 'at', 'side', 'name', 'text'] as const;

export const talkStore = (db: Kysely<Tables>): TalkStore => ({
  async say(match: string, line: NewChat): Promise<{ line: StoredChat; again: boolean }> {
    for (;;) {
      try {
        return await say(db, match, line);
      } catch (error) {
        // Two who speak at once may take the same number: the later one takes the next.
        if (takenIn(error) !== 'chat') throw error;
      }
    }
  },

  async chat(match: string, limit: number): Promise<StoredChat[]> {
    const lines = await db
      .selectFrom('chat')
      .select(CHAT)
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return lines.reverse();
  },

  async notes(match: string, side: Side): Promise<string> {
    const row = await db
      .selectFrom('notes')
      .select('text')
      .where('match', '=', match)
      .where('side', '=', side)
      .executeTakeFirst();
    return row?.text ?? '';
  },

  async setNotes(match: string, side: Side, text: string): Promise<void> {
    await db
      .insertInto('notes')
      .values({ match, side, text })
      .onConflict((conflict) => conflict.columns(['match', 'side']).doUpdateSet({ text }))
      .execute();
  },
});

async function say(
  db: Kysely<Tables>,
  match: string,
  line: NewChat,
): Promise<{ line: StoredChat; again: boolean }> {
  const added = await db
    .insertInto('chat')
    .values((values) => ({
      match,
      n: values
        .selectFrom('chat')
        .select(sql<number>`coalesce(max(n), 0) + 1`.as('n'))
        .where('match', '=', match),
      ...line,
    }))
    .onConflict((conflict) => conflict.columns(['match', 'client']).doNothing())
    .returning(CHAT)
    .executeTakeFirst();
  if (added) return { line: added, again: false };
  const before = await db
    .selectFrom('chat')
    .select(CHAT)
    .where('match', '=', match)
    .where('client', '=', line.client)
    .executeTakeFirstOrThrow();
  return { line: before, again: true };
}
