// What servers on one database tell each other and decide together. A database that has one server has none of this.
import type { Side } from '@motti/engine';
import type { LogRow, StoredChat } from './store.ts';

/** Somebody who sits in a match at some server: a window of a seat. */
export interface Sitting {
  readonly side: Side;
  readonly since: number;
  readonly by: 'link' | 'account';
}

/**
 * Something that others may want to look at. Only a hint: each may be lost, and costs a read then, never a move. Seats and chat
 * are always read, whatever it says.
 */
export type Hint =
  /** The log of a match has grown to this row, by these, which are stored; without them (too many to say) they are read. */
  | readonly ['log', string, number, (readonly LogRow[])?]
  /** The same of what is said beside it. */
  | readonly ['chat', string, number]
  /** The particulars of a match have changed: its seats, its rematch. */
  | readonly ['match', string]
  /** Who sits in a match at the sender (`null`: too many to say), and which bots think there. */
  | readonly ['here', string, readonly Sitting[] | null, readonly Side[]]
  /** An account is no longer what it was, or is gone. */
  | readonly ['account', number, 'changed' | 'gone']
  /** Sessions have ended, by their hashes. */
  | readonly ['sessions', readonly string[]]
  /** Somebody has tried a password; it was wrong, or it was right. */
  | readonly ['login', string, string, 'failed' | 'succeeded']
  /** The sender stops: what it had claimed is free. */
  | readonly ['bye'];

export interface HintListener {
  /** `from`: the server that says so. */
  hinted(from: string, hint: Hint): void;
  /** The connection was broken: whatever was said meanwhile has not been heard. */
  missed(): void;
}

/** How far a match has come, as the database knows it. */
export interface Head {
  readonly match: string;
  readonly version: number;
  readonly chat: number;
  readonly next: string | null;
}

export interface Since {
  readonly match: string;
  readonly after: number;
}

export interface Presence {
  readonly match: string;
  readonly server: string;
  readonly sitting: readonly Sitting[];
}

export interface Count {
  readonly count: number;
  /** Milliseconds until it begins anew. */
  readonly left: number;
}

export interface Shared {
  /** This server, among all that there have ever been. */
  readonly id: string;
  /** Milliseconds by which the database's clock is ahead of this machine's: all servers count by the database's. */
  readonly ahead: number;
  /** Says it to the others, with whatever else is said in the next few milliseconds. */
  hint(hint: Hint): void;
  /** Begins to listen; resolves when nothing said from now on is missed. */
  listen(listener: HintListener): Promise<void>;
  /** The new rows of several matches, by one question; in the order of the questions. */
  rowsSince(asked: readonly Since[]): Promise<LogRow[][]>;
  chatSince(asked: Since): Promise<StoredChat[]>;
  heads(matches: readonly string[]): Promise<Head[]>;
  /** Says that this server lives; the servers that do. */
  beat(): Promise<ReadonlySet<string>>;
  /**
   * `true` for one server at a time: until it lets go, or the time has passed, or it has not been heard of for a while. Whoever
   * has it already gets it again.
   */
  claim(key: string, ms: number): Promise<boolean>;
  release(key: string): Promise<void>;
  /** Writes down who sits here, for servers that have not heard the hint. */
  setPresence(match: string, sitting: readonly Sitting[]): Promise<void>;
  presenceIn(matches: readonly string[]): Promise<Presence[]>;
  /** Counts one more of this kind, over all servers. */
  count(key: string, windowMs: number): Promise<Count>;
  /** Those of these sessions that have not ended. */
  liveSessions(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Everything that this server has claimed and said of itself is taken back. */
  leave(): Promise<void>;
}
