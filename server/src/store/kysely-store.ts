// The queries of the store, the same for every database that kysely knows; what must be one statement is each one's own.
import type { Side } from '@motti/engine';
import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  Append,
  ListedMatch,
  LogRow,
  NewChat,
  RowKind,
  Store,
  StoredAccount,
  StoredChat,
  StoredMatch,
  StoredPush,
  StoredSeat,
  Summary,
} from './store.ts';
import type { Tables } from './tables.ts';

export abstract class KyselyStore implements Store {
  protected readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  abstract append(batch: readonly Append[]): Promise<void>;
  abstract summarise(summaries: readonly Summary[]): Promise<void>;
  abstract backup(file: string): Promise<void>;

  async createMatch(match: StoredMatch, rows: readonly LogRow[], summary: Summary): Promise<void> {
    const { seats, ...fields } = match;
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('matches')
        .values({
          id: fields.id,
          game: fields.game,
          rules: fields.rules,
          setup: JSON.stringify(fields.setup),
          clock: fields.clock && JSON.stringify(fields.clock),
          open: fields.open ? 1 : 0,
          seed: fields.seed,
          spectator_hash: fields.spectatorHash,
          created: fields.created,
          next: fields.next,
          imported: fields.imported,
          ...summaryColumns(summary),
        })
        .execute();
      await db
        .insertInto('seats')
        .values(
          seats.map(({ tokenHash, ...seat }, place) => ({
            ...seat,
            match: match.id,
            place,
            token_hash: tokenHash,
          })),
        )
        .execute();
      for (let i = 0; i < rows.length; i += AT_ONCE) {
        const some = rows.slice(i, i + AT_ONCE).map((row) => ({ match: match.id, ...row }));
        await db.insertInto('log').values(some).execute();
      }
    });
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    const [listed] = await this.#listed([id]);
    return listed?.match;
  }

  async rows(match: string, after = 0): Promise<LogRow[]> {
    const rows = await this.db
      .selectFrom('log')
      .select(['n', 'kind', 'side', 'text', 'at', 'client'])
      .where('match', '=', match)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map((row) => ({ ...row, kind: row.kind as RowKind }));
  }

  async behind(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where((where) =>
        where.exists(
          where
            .selectFrom('log')
            .select('n')
            .whereRef('log.match', '=', 'matches.id')
            .whereRef('log.n', '>', 'matches.version'),
        ),
      )
      .execute();
    return rows.map((row) => row.id);
  }

  async unattended(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('status', '!=', 'over')
      .where((where) =>
        where.or([
          where('clock', 'is not', null),
          where.exists(
            where
              .selectFrom('seats')
              .select('side')
              .whereRef('seats.match', '=', 'matches.id')
              .where('kind', '=', 'bot'),
          ),
        ]),
      )
      .execute();
    return rows.map((row) => row.id);
  }

  async openMatches(limit: number): Promise<ListedMatch[]> {
    const ids = await this.db
      .selectFrom('matches')
      .select('id')
      .where('open', '=', 1)
      .where('status', '!=', 'over')
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute();
    return this.#listed(ids.map((row) => row.id));
  }

  async matchesOf(account: number, limit: number): Promise<ListedMatch[]> {
    const ids = await this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select('matches.id as id')
      .distinct()
      .where('seats.account', '=', account)
      .select('matches.updated')
      .orderBy('matches.updated', 'desc')
      .limit(limit)
      .execute();
    return this.#listed(ids.map((row) => row.id));
  }

  async changeSeat(
    match: string,
    side: Side,
    change: { readonly tokenHash?: string; readonly account?: number },
  ): Promise<void> {
    const set = {
      ...(change.tokenHash === undefined ? {} : { token_hash: change.tokenHash }),
      ...(change.account === undefined ? {} : { account: change.account }),
    };
    // Who joins by his link without an account changes nothing of the seat, and SQL has no empty change.
    if (Object.keys(set).length === 0) return;
    await this.db
      .updateTable('seats')
      .set(set)
      .where('match', '=', match)
      .where('side', '=', side)
      .execute();
  }

  async setNext(match: string, next: string): Promise<string> {
    await this.db
      .updateTable('matches')
      .set({ next })
      .where('id', '=', match)
      .where('next', 'is', null)
      .execute();
    const row = await this.db
      .selectFrom('matches')
      .select('next')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    return row.next!;
  }

  async say(match: string, line: NewChat): Promise<{ line: StoredChat; again: boolean }> {
    const added = await this.db
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
    const before = await this.db
      .selectFrom('chat')
      .select(CHAT)
      .where('match', '=', match)
      .where('client', '=', line.client)
      .executeTakeFirstOrThrow();
    return { line: before, again: true };
  }

  async chat(match: string, limit: number): Promise<StoredChat[]> {
    const lines = await this.db
      .selectFrom('chat')
      .select(CHAT)
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return lines.reverse();
  }

  async notes(match: string, side: Side): Promise<string> {
    const row = await this.db
      .selectFrom('notes')
      .select('text')
      .where('match', '=', match)
      .where('side', '=', side)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async setNotes(match: string, side: Side, text: string): Promise<void> {
    await this.db
      .insertInto('notes')
      .values({ match, side, text })
      .onConflict((conflict) => conflict.columns(['match', 'side']).doUpdateSet({ text }))
      .execute();
  }

  async createAccount(
    account: Omit<StoredAccount, 'id'>,
    at: number,
  ): Promise<StoredAccount | undefined> {
    const row = await this.db
      .insertInto('accounts')
      .values({ ...account, name_key: nameKey(account.name), created: at })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning(ACCOUNT)
      .executeTakeFirst();
    return row && accountOf(row);
  }

  async account(id: number): Promise<StoredAccount | undefined> {
    const query = this.db.selectFrom('accounts').select(ACCOUNT).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row && accountOf(row);
  }

  async accountByName(name: string): Promise<StoredAccount | undefined> {
    const row = await this.db
      .selectFrom('accounts')
      .select(ACCOUNT)
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    return row && accountOf(row);
  }

  async changeAccount(
    id: number,
    change: Partial<Omit<StoredAccount, 'id' | 'name'>>,
  ): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await this.db.updateTable('accounts').set(change).where('id', '=', id).execute();
  }

  async deleteAccount(id: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.updateTable('seats').set({ account: null }).where('account', '=', id).execute();
      await db.deleteFrom('sessions').where('account', '=', id).execute();
      await db.deleteFrom('push').where('owner', '=', `account ${id}`).execute();
      await db.deleteFrom('accounts').where('id', '=', id).execute();
    });
  }

  async createSession(hash: string, account: number, expires: number): Promise<void> {
    await this.db.insertInto('sessions').values({ hash, account, expires }).execute();
  }

  async session(hash: string, now: number): Promise<StoredAccount | undefined> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .select(ACCOUNT)
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now)
      .executeTakeFirst();
    return row && accountOf(row);
  }

  async deleteSession(hash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  async deleteSessionsOf(account: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('account', '=', account).execute();
  }

  async deleteExpiredSessions(now: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('expires', '<=', now).execute();
  }

  async subscribe(push: StoredPush): Promise<void> {
    const { endpoint: _, ...rest } = push;
    await this.db
      .insertInto('push')
      .values(push)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
      .execute();
  }

  async subscriptions(owner: string): Promise<StoredPush[]> {
    const rows = await this.db.selectFrom('push').selectAll().where('owner', '=', owner).execute();
    return rows.map((row) => ({ ...row, locale: row.locale as 'en' | 'fr' }));
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
  }

  async setting(key: string, initial: string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ key, value: initial })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await this.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  /** Matches with their seats, in the order asked for. */
  async #listed(ids: readonly string[]): Promise<ListedMatch[]> {
    if (ids.length === 0) return [];
    const matches = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('match', 'in', ids)
      .orderBy('place')
      .execute();
    const found = new Map(matches.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row
        ? [
            listedOf(
              row,
              seats.filter((seat) => seat.match === id),
            ),
          ]
        : [];
    });
  }
}

/** Databases take a few thousand values in one statement. */
const AT_ONCE = 500;
const CHAT = ['n', 'at', 'side', 'name', 'text'] as const;
const ACCOUNT = [
  'accounts.id',
  'accounts.name',
  'accounts.password',
  'accounts.email',
  'accounts.locale',
] as const;

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

const accountOf = (row: {
  id: number;
  name: string;
  password: string;
  email: string | null;
  locale: string;
}): StoredAccount => ({ ...row, locale: row.locale as 'en' | 'fr' });

function summaryColumns(summary: Summary) {
  return {
    version: summary.version,
    status: summary.status,
    asked: summary.asked.join(','),
    joined: JSON.stringify(summary.joined),
    result: summary.result && JSON.stringify(summary.result),
    updated: summary.updated,
  };
}

function listedOf(
  row: Selectable<Tables['matches']>,
  seats: readonly Selectable<Tables['seats']>[],
): ListedMatch {
  return {
    match: {
      id: row.id,
      game: row.game,
      rules: row.rules,
      setup: JSON.parse(row.setup),
      clock: row.clock && JSON.parse(row.clock),
      open: row.open === 1,
      seed: row.seed,
      spectatorHash: row.spectator_hash,
      created: row.created,
      next: row.next,
      imported: row.imported,
      seats: seats.map(seatOf),
    },
    summary: {
      match: row.id,
      version: row.version,
      status: row.status as Summary['status'],
      asked: row.asked === '' ? [] : row.asked.split(','),
      joined: JSON.parse(row.joined),
      result: row.result && JSON.parse(row.result),
      updated: row.updated,
    },
  };
}

const seatOf = (row: Selectable<Tables['seats']>): StoredSeat => ({
  side: row.side,
  kind: row.kind as 'human' | 'bot',
  level: row.level,
  tokenHash: row.token_hash,
  name: row.name,
  account: row.account,
});
