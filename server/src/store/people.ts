// Accounts, their sessions, and the browsers that want to be told.
import type { Kysely } from 'kysely';
import {
  accountOwner,
  type NewAccount,
  type PeopleStore,
  type StoredAccount,
  type StoredLetter,
  type StoredPush,
  type StoredSession,
} from './store.ts';
import type { Tables } from './tables.ts';

const ACCOUNT = [
  'accounts.id',
  'accounts.name',
  'accounts.password',
  'accounts.email',
  'accounts.unconfirmed',
  'accounts.locale',
  'accounts.closed',
] as const;

export const peopleStore = (db: Kysely<Tables>): PeopleStore => ({
  async createAccount(
    { skeleton, ...account }: NewAccount,
    at: number,
  ): Promise<StoredAccount | undefined> {
    const row = await db
      .insertInto('accounts')
      .values({ ...account, name_key: nameKey(account.name), skeleton, created: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning(ACCOUNT)
      .executeTakeFirst();
    return row && accountOf(row);
  },

  async account(id: number): Promise<StoredAccount | undefined> {
    const query = db.selectFrom('accounts').select(ACCOUNT).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row && accountOf(row);
  },

  async accountByName(name: string): Promise<StoredAccount | undefined> {
    const row = await db
      .selectFrom('accounts')
      .select(ACCOUNT)
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    return row && accountOf(row);
  },

  async accountsByEmail(email: string, limit: number): Promise<StoredAccount[]> {
    const query = db.selectFrom('accounts').select(ACCOUNT).where('email', '=', email);
    return (await query.orderBy('id').limit(limit).execute()).map(accountOf);
  },

  async changeAccount(
    id: number,
    change: Partial<Omit<StoredAccount, 'id' | 'name'>>,
  ): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await db.updateTable('accounts').set(change).where('id', '=', id).execute();
  },

  async deleteAccount(id: number): Promise<void> {
    await db.transaction().execute(async (db) => {
      await db.updateTable('seats').set({ account: null }).where('account', '=', id).execute();
      await db.deleteFrom('sessions').where('account', '=', id).execute();
      await db.deleteFrom('letters').where('account', '=', id).execute();
      await db
        .deleteFrom('blocks')
        .where((either) => either.or([either('account', '=', id), either('blocked', '=', id)]))
        .execute();
      await db
        .updateTable('reports')
        .set({ by_account: null })
        .where('by_account', '=', id)
        .execute();
      await db.updateTable('reports').set({ account: null }).where('account', '=', id).execute();
      await db.deleteFrom('subscriptions').where('owner', '=', accountOwner(id)).execute();
      await db.deleteFrom('accounts').where('id', '=', id).execute();
    });
  },

  async createSession(session: StoredSession): Promise<void> {
    await db.insertInto('sessions').values(session).execute();
  },

  async sessionsOf(account: number, now: number): Promise<StoredSession[]> {
    return db
      .selectFrom('sessions')
      .selectAll()
      .where('account', '=', account)
      .where('expires', '>', now)
      .orderBy('seen', 'desc')
      .execute();
  },

  async touchSession(hash: string, at: number, before: number): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ seen: at })
      .where('hash', '=', hash)
      .where('seen', '<', before)
      .execute();
  },

  async session(hash: string, now: number): Promise<StoredAccount | undefined> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .select(ACCOUNT)
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now)
      .where('accounts.closed', 'is', null)
      .executeTakeFirst();
    return row && accountOf(row);
  },

  async deleteSession(hash: string): Promise<void> {
    await db.deleteFrom('sessions').where('hash', '=', hash).execute();
  },

  async deleteSessionsOf(account: number): Promise<void> {
    await db.deleteFrom('sessions').where('account', '=', account).execute();
  },

  async deleteExpiredSessions(now: number): Promise<void> {
    await db.deleteFrom('sessions').where('expires', '<=', now).execute();
  },

  async addLetter(letter: StoredLetter): Promise<void> {
    await db.insertInto('letters').values(letter).execute();
  },

  async takeLetter(hash: string, kind: string, since: number): Promise<StoredLetter | undefined> {
    return db
      .deleteFrom('letters')
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .where('sent', '>', since)
      .returningAll()
      .executeTakeFirst();
  },

  async letter(hash: string): Promise<StoredLetter | undefined> {
    return db.selectFrom('letters').selectAll().where('hash', '=', hash).executeTakeFirst();
  },

  async voidLetters(account: number, kind: string): Promise<void> {
    const query = db.deleteFrom('letters').where('account', '=', account);
    await query.where('kind', '=', kind).execute();
  },

  async lettersTo(email: string, since: number): Promise<number> {
    const query = db.selectFrom('letters').select((row) => row.fn.countAll().as('count'));
    const row = await query
      .where('email', '=', email)
      .where('sent', '>', since)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  async forgetLetters(before: number): Promise<void> {
    await db.deleteFrom('letters').where('sent', '<', before).execute();
  },

  async subscribe(push: StoredPush): Promise<void> {
    const { p256dh, auth, locale } = push;
    await db
      .insertInto('subscriptions')
      .values(push)
      .onConflict((conflict) =>
        conflict.columns(['owner', 'endpoint']).doUpdateSet({ p256dh, auth, locale }),
      )
      .execute();
  },

  async subscriptions(owner: string): Promise<StoredPush[]> {
    const query = db.selectFrom('subscriptions').selectAll().where('owner', '=', owner);
    const rows = await query.execute();
    return rows.map((row) => ({ ...row, locale: row.locale as 'en' | 'fr' }));
  },

  async unsubscribe(endpoint: string, owner?: string): Promise<void> {
    const all = db.deleteFrom('subscriptions').where('endpoint', '=', endpoint);
    await (owner === undefined ? all : all.where('owner', '=', owner)).execute();
  },

  async unsubscribeAll(owners: readonly string[]): Promise<void> {
    await db.deleteFrom('subscriptions').where('owner', 'in', owners).execute();
  },
});

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

const accountOf = (row: {
  id: number;
  name: string;
  password: string;
  email: string | null;
  unconfirmed: string | null;
  locale: string;
  closed: number | null;
}): StoredAccount => ({ ...row, locale: row.locale as 'en' | 'fr' });
