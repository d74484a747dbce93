// What people can do about others: block, report; and whoever runs the server: silence, close.
import type { Side } from '@motti/engine';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface Block {
  readonly name: string;
  readonly at: number;
}

const REASONS = ['chat', 'name', 'cheating', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export interface NewReport {
  readonly at: number;
  readonly match: string;
  readonly bySide: Side;
  readonly byAccount: number | null;
  readonly side: Side;
  readonly account: number | null;
  /** What the reported player was called then. */
  readonly name: string;
  readonly reason: Reason;
  readonly text: string;
}

export interface StoredReport extends NewReport {
  readonly id: number;
  /** When somebody had looked into it. */
  readonly done: number | null;
}

/** What whoever runs the server sees of an account. */
export interface ListedAccount {
  readonly id: number;
  readonly name: string;
  readonly created: number;
  readonly closed: number | null;
  readonly seen: number | null;
  readonly matches: number;
  readonly reports: number;
}

export interface ConductStore {
  block(account: number, blocked: number, at: number): Promise<void>;
  unblock(account: number, name: string): Promise<boolean>;
  blocks(account: number): Promise<Block[]>;
  /** Those of these accounts that have blocked this one, or that it has blocked. */
  atOdds(account: number, others: readonly number[]): Promise<number[]>;

  /** Again by the same seat about the same one: the text is replaced, and it is open again. */
  report(report: NewReport): Promise<void>;
  /** The open ones, or all, the latest first. */
  reports(limit: number, all: boolean): Promise<StoredReport[]>;
  reportById(id: number): Promise<StoredReport | undefined>;
  closeReport(id: number, at: number): Promise<void>;

  /** Who (`account 12`, `seat MATCH SIDE`) may say nothing until then. */
  silence(who: string, until: number): Promise<void>;
  silences(now: number): Promise<{ readonly who: string; readonly until: number }[]>;

  /** `null`: open again. A closed account is logged out everywhere. */
  closeAccount(id: number, at: number | null): Promise<void>;
  closedSince(since: number): Promise<number[]>;
  accounts(text: string, limit: number): Promise<ListedAccount[]>;

  /** What is known of an account beside its matches. */
  dataOf(account: number): Promise<OwnData>;
}

export interface OwnData {
  readonly created: number;
  readonly chat: readonly { match: string; at: number; text: string }[];
  readonly notes: readonly { match: string; side: Side; text: string }[];
  readonly browsers: readonly string[];
  readonly reports: readonly { at: number; match: string; about: string; text: string }[];
}

const REPORT = [
  'id',
  'at',
  'match',
  'by_side as bySide',
  'by_account as byAccount',
  'side',
  'account',
  'name',
  'reason',
  'text',
  'done',
] as const;

export const conductStore = (db: Kysely<Tables>): ConductStore => ({
  async block(account, blocked, at) {
    await db
      .insertInto('blocks')
      .values({ account, blocked, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async unblock(account, name) {
    const { numDeletedRows } = await db
      .deleteFrom('blocks')
      .where('account', '=', account)
      .where('blocked', 'in', (query) =>
        query.selectFrom('accounts').select('id').where('name', '=', name),
      )
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async blocks(account) {
    return db
      .selectFrom('blocks')
      .innerJoin('accounts', 'accounts.id', 'blocks.blocked')
      .select(['accounts.name', 'blocks.at'])
      .where('blocks.account', '=', account)
      .orderBy('accounts.name')
      .execute();
  },

  async atOdds(account, others) {
    if (others.length === 0) return [];
    const found = await db
      .selectFrom('blocks')
      .select(['account', 'blocked'])
      .where((either) =>
        either.or([
          either.and([either('account', '=', account), either('blocked', 'in', others)]),
          either.and([either('blocked', '=', account), either('account', 'in', others)]),
        ]),
      )
      .execute();
    return found.map((one) => (one.account === account ? one.blocked : one.account));
  },

  async report({ bySide, byAccount, ...report }) {
    const { at, reason, text, name, account } = report;
    await db
      .insertInto('reports')
      .values({ ...report, by_side: bySide, by_account: byAccount, done: null })
      .onConflict((conflict) =>
        conflict
          .columns(['match', 'by_side', 'side'])
          .doUpdateSet({ at, reason, text, name, account, done: null }),
      )
      .execute();
  },

  async reports(limit, all) {
    const query = db.selectFrom('reports').select(REPORT).orderBy('id', 'desc').limit(limit);
    return (await (all ? query : query.where('done', 'is', null)).execute()) as StoredReport[];
  },

  async reportById(id) {
    const query = db.selectFrom('reports').select(REPORT).where('id', '=', id);
    return (await query.executeTakeFirst()) as StoredReport | undefined;
  },

  async closeReport(id, at) {
    await db.updateTable('reports').set({ done: at }).where('id', '=', id).execute();
  },

  async silence(who, until) {
    await db
      .insertInto('silences')
      .values({ who, until })
      .onConflict((conflict) => conflict.column('who').doUpdateSet({ until }))
      .execute();
  },

  async silences(now) {
    return db.selectFrom('silences').selectAll().where('until', '>', now).execute();
  },

  async closeAccount(id, at) {
    await db.transaction().execute(async (db) => {
      await db.updateTable('accounts').set({ closed: at }).where('id', '=', id).execute();
      if (at === null) return;
      await db.deleteFrom('sessions').where('account', '=', id).execute();
      await db.deleteFrom('letters').where('account', '=', id).execute();
    });
  },

  async closedSince(since) {
    const query = db.selectFrom('accounts').select('id').where('closed', '>=', since);
    return (await query.execute()).map(({ id }) => id);
  },

  async accounts(text, limit) {
    const count = (column: 'seats.account' | 'reports.account') =>
      sql<number>`(select count(*) from ${sql.table(column.split('.')[0]!)} as t
        where t.account = accounts.id)`;
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'name', 'created', 'closed'])
      .select((query) => [
        query
          .selectFrom('sessions')
          .select((session) => session.fn.max('seen').as('seen'))
          .whereRef('sessions.account', '=', 'accounts.id')
          .as('seen'),
        count('seats.account').as('matches'),
        count('reports.account').as('reports'),
      ])
      .where('name_key', 'like', `%${text.toLowerCase().replace(/[%_\\]/g, '')}%`)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...row,
      matches: Number(row.matches),
      reports: Number(row.reports),
    }));
  },

  async dataOf(account) {
    const one = db.selectFrom('accounts').select('created').where('id', '=', account);
    const own = db.selectFrom('seats').where('seats.account', '=', account);
    const chat = await own
      .innerJoin('chat', (join) =>
        join.onRef('chat.match', '=', 'seats.match').onRef('chat.side', '=', 'seats.side'),
      )
      .select(['chat.match', 'chat.at', 'chat.text'])
      .orderBy('chat.at')
      .execute();
    const notes = await own
      .innerJoin('notes', (join) =>
        join.onRef('notes.match', '=', 'seats.match').onRef('notes.side', '=', 'seats.side'),
      )
      .select(['notes.match', 'notes.side', 'notes.text'])
      .execute();
    const browsers = await db
      .selectFrom('subscriptions')
      .select('endpoint')
      .where('owner', '=', `account ${account}`)
      .execute();
    const reports = await db
      .selectFrom('reports')
      .select(['at', 'match', 'name as about', 'text'])
      .where('by_account', '=', account)
      .execute();
    return {
      created: (await one.executeTakeFirst())?.created ?? 0,
      chat,
      notes,
      browsers: browsers.map(({ endpoint }) => endpoint),
      reports,
    };
  },
});
