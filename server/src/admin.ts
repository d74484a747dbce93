// What whoever runs the server can do with its database, also while the server is running.
import { existsSync } from 'node:fs';
import { GAMES } from '@motti/catalog';
import type { Side } from '@motti/engine';
import type { MatchCreated } from '@motti/protocol';
import { HttpProblem } from './errors.ts';
import { importRecord } from './matches/create.ts';
import { LiveMatch } from './matches/live-match.ts';
import { Matches } from './matches/matches.ts';
import { recordFor } from './matches/record.ts';
import { Signer } from './matches/signer.ts';
import { NO_BOTS } from './matches/thinker.ts';
import type { ListedAccount, StoredReport } from './store/conduct.ts';
import { databaseOf, openStore } from './store/open.ts';
import {
  accountOwner,
  type Store,
  type StoredAccount,
  type StoredChat,
  seatOwner,
} from './store/store.ts';

/** How many lines a list has at most. */
const LISTED = 200;

export type AdminCode =
  | 'no-database'
  | 'closed-database'
  | 'no-such-match'
  | 'no-such-game'
  | 'no-such-seat'
  | 'file-exists'
  | 'needs-pg-dump'
  | 'unfit-record'
  | 'no-such-account'
  | 'no-such-report';

/** What was asked cannot be done: a code, for whoever finds the words, and what it is about. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly code: AdminCode;
  readonly value: string;

  constructor(code: AdminCode, value: string) {
    super(`${code}: ${value}`);
    this.code = code;
    this.value = value;
  }
}

/** The record of a match: everything once it is over, before that what this side (or a spectator) may know. */
export function exportMatch(db: string, id: string, viewer: Side | undefined): Promise<string> {
  return withStore(db, async (store) => {
    const stored = await store.match(id);
    if (!stored) throw new AdminError('no-such-match', id);
    const game = GAMES.find((one) => one.id === stored.game);
    if (!game) throw new AdminError('no-such-game', stored.game);
    if (viewer !== undefined && !stored.seats.some((seat) => seat.side === viewer))
      throw new AdminError('no-such-seat', viewer);
    const live = new LiveMatch(game, stored, await store.rows(id));
    return recordFor(live, viewer, await Signer.open(store));
  });
}

/** A record as a match of this server, to go on or to study; its links are in the answer, and nowhere else. */
export function importMatch(db: string, record: string): Promise<MatchCreated> {
  return withStore(db, async (store) => {
    const log = { warn: () => {}, error: () => {} };
    const matches = new Matches({ games: GAMES, store, thinker: NO_BOTS, log });
    try {
      return await importRecord({ matches, thinker: NO_BOTS }, { record }, undefined);
    } catch (error) {
      if (error instanceof HttpProblem) throw new AdminError('unfit-record', error.message);
      throw error;
    } finally {
      await matches.close();
    }
  });
}

/** Reports that nobody has settled, or all of them; the latest first. */
export const listReports = (db: string, all: boolean): Promise<StoredReport[]> =>
  withStore(db, (store) => store.reports(LISTED, all));

/** A report with what was said beside its match. */
export const showReport = (
  db: string,
  id: number,
): Promise<{ report: StoredReport; chat: StoredChat[] }> =>
  withStore(db, async (store) => {
    const report = await reportOf(store, id);
    return { report, chat: await store.chat(report.match, LISTED) };
  });

export const settleReport = (db: string, id: number): Promise<void> =>
  withStore(db, async (store) => {
    await reportOf(store, id);
    await store.closeReport(id, Date.now());
  });

/** Nobody with this account, or in this seat, says anything for so long; 0: from now on again. */
export const silence = (
  db: string,
  who: { readonly account: string } | { readonly match: string; readonly side: Side },
  milliseconds: number,
): Promise<void> =>
  withStore(db, async (store) => {
    const until = Date.now() + milliseconds;
    if ('account' in who) {
      const { id } = await accountNamed(store, who.account);
      await store.silence(accountOwner(id), until);
      return;
    }
    const stored = await store.match(who.match);
    if (!stored) throw new AdminError('no-such-match', who.match);
    if (!stored.seats.some(({ side }) => side === who.side))
      throw new AdminError('no-such-seat', who.side);
    await store.silence(seatOwner(who.match, who.side), until);
  });

/** Closes an account, or opens it again. Its seats stay, for whoever holds their links. */
export const closeAccount = (db: string, name: string, closed: boolean): Promise<void> =>
  withStore(db, async (store) => {
    const { id } = await accountNamed(store, name);
    await store.closeAccount(id, closed ? Date.now() : null);
  });

/** Accounts whose names contain this, the latest first. */
export const listAccounts = (db: string, text: string): Promise<ListedAccount[]> =>
  withStore(db, (store) => store.accounts(text, LISTED));

async function reportOf(store: Store, id: number): Promise<StoredReport> {
  const report = await store.reportById(id);
  if (!report) throw new AdminError('no-such-report', String(id));
  return report;
}

async function accountNamed(store: Store, name: string): Promise<StoredAccount> {
  const account = await store.accountByName(name);
  if (!account) throw new AdminError('no-such-account', name);
  return account;
}

/** A whole and consistent copy of the database, while the server goes on. */
export async function backupDatabase(db: string, file: string): Promise<void> {
  // What comes with PostgreSQL copies one better than anything of ours.
  if (databaseOf(db)?.kind === 'postgres') throw new AdminError('needs-pg-dump', file);
  if (existsSync(file)) throw new AdminError('file-exists', file);
  await withStore(db, (store) => store.backup(file));
}

async function withStore<T>(db: string, work: (store: Store) => Promise<T>): Promise<T> {
  const named = databaseOf(db);
  if (!named) throw new AdminError('no-database', db);
  // Opening would make a new, empty one: of no use to anybody who wants to look after one.
  if (named.kind === 'sqlite' && !existsSync(named.path))
    throw new AdminError('no-database', named.path);
  const store = await openStore(db).catch((error: Error) => {
    throw new AdminError('closed-database', error.message);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
