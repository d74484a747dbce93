// The one interface to storage, by subject. SQLite fulfils it today; whatever fulfils `test/store-suite.ts` can take its place.
import type { Setup, Side } from '@motti/engine';
import type { ClockSettings, Result } from '@motti/protocol';
import type { ConductStore } from './conduct.ts';
import type { Shared } from './shared.ts';

const ROW_KINDS = [
  'line',
  'undo',
  'take-back',
  'offer',
  'answer',
  'join',
  'pledge',
  'salt',
  'forgo',
  'resign',
  'draw',
  'time',
  'abandon',
  // A seat has changed hands. Nobody sees it; but whoever acts on an older picture of the match meets it.
  'seat',
  // A standing order of a side, or its end. Nobody else sees it.
  'order',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One row of a match's log. Rows are only ever added; a match is what its rows make of its set-up. */
export interface LogRow {
  /** From 1, without a gap. */
  readonly n: number;
  readonly kind: RowKind;
  readonly side: Side;
  /** What else the kind needs, as text: notation, the number of a row, a name. */
  readonly text: string;
  readonly at: number;
  /** On the last row of an act: the seat and the id its client chose. */
  readonly client: string | null;
}

export interface Append {
  readonly match: string;
  readonly rows: readonly LogRow[];
}

/** Somebody else has already written a row with this number: our picture of the match is out of date. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** Which matches of an append that is. */
  readonly matches: readonly string[];

  constructor(matches: readonly string[]) {
    super('the log has grown elsewhere');
    this.matches = matches;
  }
}

export interface StoredSeat {
  readonly side: Side;
  readonly kind: 'human' | 'bot';
  readonly level: string | null;
  /** SHA-256 of the seat's token; bots have none. */
  readonly tokenHash: string | null;
  /** The name that the creator of the match gave; the one the player gave themselves is in their `join` row. */
  readonly name: string | null;
  readonly account: number | null;
  /** Hashes of what opened it before, the last first: who comes with one is told so. */
  readonly formerHashes: readonly string[];
}

/** What becomes of a seat when it changes hands. */
export type SeatChange = Partial<Pick<StoredSeat, 'tokenHash' | 'account' | 'formerHashes'>>;

export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly clock: ClockSettings | null;
  readonly open: boolean;
  readonly seed: string;
  readonly spectatorHash: string;
  /** Who made it: an account, or an address that only we can recognise; nobody for a rematch. */
  readonly maker: string;
  readonly created: number;
  /** The rematch. */
  readonly next: string | null;
  /** How many of its first rows were taken from a record: their dice are not ours. */
  readonly imported: number;
  readonly seats: readonly StoredSeat[];
}

/** What lists show. It follows the log at a distance of a second; `behind` finds what a crash has left out. */
export interface Summary {
  readonly match: string;
  readonly version: number;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly asked: readonly Side[];
  readonly joined: Readonly<Record<Side, string>>;
  readonly result: Result | null;
  readonly updated: number;
}

export interface ListedMatch {
  readonly match: StoredMatch;
  readonly summary: Summary;
}

export interface StoredAccount {
  readonly id: number;
  readonly name: string;
  readonly password: string;
  /** Confirmed: the only one that anything is sent to. */
  readonly email: string | null;
  /** Given, and not confirmed yet. */
  readonly unconfirmed: string | null;
  readonly locale: 'en' | 'fr';
  /** When whoever runs the server has closed it. */
  readonly closed: number | null;
}

/** A letter with a secret in it, of which we keep the hash. */
export interface StoredLetter {
  readonly hash: string;
  readonly account: number;
  readonly kind: string;
  readonly email: string;
  readonly sent: number;
}

export interface NewAccount extends Omit<StoredAccount, 'id' | 'closed'> {
  /** What a reader sees of the name: nobody else's looks the same. */
  readonly skeleton: string;
}

export interface StoredSession {
  /** SHA-256 of the token in the cookie. */
  readonly hash: string;
  readonly account: number;
  readonly expires: number;
  readonly created: number;
  readonly seen: number;
  /** What the browser said of itself. */
  readonly agent: string;
}

export interface StoredChat {
  readonly n: number;
  readonly at: number;
  readonly side: Side | null;
  readonly name: string;
  readonly text: string;
}

export interface NewChat extends Omit<StoredChat, 'n'> {
  readonly client: string;
}

export interface Said {
  readonly line: StoredChat;
  readonly again: boolean;
}

export interface StoredPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: 'en' | 'fr';
  /** Whom to tell, `account 12` or `seat MATCH SIDE`; see `accountOwner` and `seatOwner`. */
  readonly owner: string;
}

export const accountOwner = (account: number): string => `account ${account}`;
export const seatOwner = (match: string, side: Side): string => `seat ${match} ${side}`;

/** A person whose answer a match waits for. */
export interface AskedSeat {
  readonly match: string;
  readonly side: Side;
}

/** "It is your turn", to be told at this time unless they have answered or are looking. */
export interface PlannedNotice extends AskedSeat {
  /** The row since which they are asked. */
  readonly row: number;
  readonly due: number;
}

export interface MatchStore {
  /** The match, its seats and its first rows, all or nothing. */
  createMatch(match: StoredMatch, rows: readonly LogRow[], summary: Summary): Promise<void>;
  match(id: string): Promise<StoredMatch | undefined>;
  rows(match: string, after?: number): Promise<LogRow[]>;
  /** All of them in one durable transaction, or none: then a `ConflictError`, or whatever the disk says. */
  append(batch: readonly Append[]): Promise<void>;
  summarise(summaries: readonly Summary[]): Promise<void>;
  /** Matches whose log is longer than their summary says, and has been since before then. */
  behind(before?: number): Promise<string[]>;
  /** Matches that go on without a person: a bot is asked, or a clock runs. */
  unattended(): Promise<string[]>;
  /** Those that wait for somebody to sit down and were made since then, the latest first. */
  openMatches(limit: number, since: number): Promise<ListedMatch[]>;
  /** How many of them this maker has there. */
  openBy(maker: string, since: number): Promise<number>;
  /** Matches that are not over and in which nothing has happened since then. */
  abandoned(since: number, limit: number): Promise<string[]>;
  matchesOf(account: number, limit: number): Promise<ListedMatch[]>;
  /** Changes a seat and adds these rows to the log, both or neither. */
  changeSeat(
    match: string,
    side: Side,
    change: SeatChange,
    rows?: readonly LogRow[],
  ): Promise<void>;
  /** The rematch, if there is none yet; the id of the one that counts. */
  setNext(match: string, next: string): Promise<string>;
}

export interface TalkStore {
  /** The lines as stored, in one transaction; one that had come before, by the client's id, is not stored twice. */
  say(
    lines: readonly { readonly match: string; readonly line: NewChat }[],
  ): Promise<readonly Said[]>;
  chat(match: string, limit: number): Promise<StoredChat[]>;
  notes(match: string, side: Side): Promise<string>;
  setNotes(match: string, side: Side, text: string): Promise<void>;
}

export interface PeopleStore {
  /** `undefined`: the name is taken, or one that looks the same. */
  createAccount(account: NewAccount, at: number): Promise<StoredAccount | undefined>;
  account(id: number): Promise<StoredAccount | undefined>;
  accountByName(name: string): Promise<StoredAccount | undefined>;
  /** Those that have confirmed this address. */
  accountsByEmail(email: string, limit: number): Promise<StoredAccount[]>;
  changeAccount(id: number, change: Partial<Omit<StoredAccount, 'id' | 'name'>>): Promise<void>;
  /** The account, its sessions and subscriptions; its seats stay, as anybody's who holds the link. */
  deleteAccount(id: number): Promise<void>;
  createSession(session: StoredSession): Promise<void>;
  /** The account of a session that has not expired. */
  session(hash: string, now: number): Promise<StoredAccount | undefined>;
  /** Those that have not expired, the last used first. */
  sessionsOf(account: number, now: number): Promise<StoredSession[]>;
  /** It is used at that time; written down if the last time was before `before`. */
  touchSession(hash: string, at: number, before: number): Promise<void>;
  deleteSession(hash: string): Promise<void>;
  deleteSessionsOf(account: number): Promise<void>;
  deleteExpiredSessions(now: number): Promise<void>;

  addLetter(letter: StoredLetter): Promise<void>;
  /** The letter with this secret, if it was sent since then; it is gone after that. */
  takeLetter(hash: string, kind: string, since: number): Promise<StoredLetter | undefined>;
  letter(hash: string): Promise<StoredLetter | undefined>;
  lettersTo(email: string, since: number): Promise<number>;
  /** Letters of this kind to this account open nothing any more. */
  voidLetters(account: number, kind: string): Promise<void>;
  forgetLetters(before: number): Promise<void>;

  subscribe(push: StoredPush): Promise<void>;
  subscriptions(owner: string): Promise<StoredPush[]>;
  /** This browser is no longer told, for this owner or for anybody. */
  unsubscribe(endpoint: string, owner?: string): Promise<void>;
  /** Nobody is told any more for these owners. */
  unsubscribeAll(owners: readonly string[]): Promise<void>;
}

export interface NoticeStore {
  /** Writes down who is to be told, and forgets who has answered. One that stands for the same row stays as it is. */
  planNotices(planned: readonly PlannedNotice[], answered: readonly AskedSeat[]): Promise<void>;
  /** Those that nobody has claimed and that are due by then, the first due first. */
  plannedNotices(by?: number): Promise<PlannedNotice[]>;
  /** `true` for exactly one who asks: that one tells it. */
  claimNotice(notice: PlannedNotice): Promise<boolean>;
}

export interface HouseStore {
  /** The value of a setting, put there first if there is none. */
  setting(key: string, initial: string): Promise<string>;

  /** A whole and consistent copy in a new file, while everything goes on. */
  backup(file: string): Promise<void>;
  /** Throws if the database does not answer. */
  ping(): Promise<void>;
  /** Rejects where nothing can be written. */
  writes(): Promise<void>;
  close(): Promise<void>;
}

export interface Store
  extends MatchStore,
    TalkStore,
    PeopleStore,
    NoticeStore,
    ConductStore,
    HouseStore {
  /** What the servers on this database share; none where there can be only one. */
  readonly shared?: Shared;
}
