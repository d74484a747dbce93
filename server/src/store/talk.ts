// What is said beside a match, and what a player writes down for themselves.
import type { Side } from '@motti/engine';
import { type Kysely, sql } from 'kysely';
import type { Said, StoredChat, TalkStore } from './store.ts';
import type { Tables } from './tables.ts';
import { takenIn } from './taken.ts';

const CHAT = ['n', 'at', 'side', 'name', 'text'] as const;

export const talkStore = (db: Kysely<Tables>): TalkStore => ({
  async say(lines): Promise<Said[]> {
    for (;;) {
      try {
        return await say(db, lines);
      } catch (error) {
        // Two servers that write at once may take the same number: the later one takes the next.
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

type Lines = Parameters<TalkStore['say']>[0];

async function say(db: Kysely<Tables>, lines: Lines): Promise<Said[]> {
  const places = new Map<string, number>();
  const added = await db
    .insertInto('chat')
    .values((values) =>
      lines.map(({ match, line }) => {
        const place = (places.get(match) ?? 0) + 1;
        places.set(match, place);
        const n = values
          .selectFrom('chat')
          .select(sql<number>`coalesce(max(n), 0) + ${sql.lit(place)}`.as('n'))
          .where('match', '=', match);
        return { match, n, ...line };
      }),
    )
    .onConflict((conflict) => conflict.columns(['match', 'client']).doNothing())
    .returning([...CHAT, 'match', 'client'])
    .execute();
  const found = new Map(added.map(({ match, client, ...line }) => [keyOf(match, client), line]));
  return Promise.all(
    lines.map(async ({ match, line: { client } }) => {
      const line = found.get(keyOf(match, client));
      // The first that asks for it has said it; the same again in one batch has not.
      found.delete(keyOf(match, client));
      return line
        ? { line, again: false }
        : { line: await saidBefore(db, match, client), again: true };
    }),
  );
}

const keyOf = (match: string, client: string): string => `${match} ${client}`;

const saidBefore = (db: Kysely<Tables>, match: string, client: string): Promise<StoredChat> =>
  db
    .selectFrom('chat')
    .select(CHAT)
    .where('match', '=', match)
    .where('client', '=', client)
    .executeTakeFirstOrThrow();
