// All matches of this server: those being looked at are in memory, the others are rows in the store.
import type { AnyGame, Side } from '@motti/engine';
import { CLOSE } from '@motti/protocol';
import { Peers, type Rooms } from '../live/peers.ts';
import {
  ConflictError,
  type LogRow,
  type SeatChange,
  type Store,
  type StoredMatch,
  type Summary,
  seatOwner,
} from '../store/store.ts';
import { steadyNow } from '../time.ts';
import { BotTurns } from './bot-turns.ts';
import { GroupCommit } from './group-commit.ts';
import { ALONE, type Jobs, jobsAmong } from './jobs.ts';
import { LiveMatch } from './live-match.ts';
import { type MatchHost, Room } from './room.ts';
import { Talk } from './talk.ts';
import type { Thinker } from './thinker.ts';

export interface MatchesMeter {
  committed(rows: number, seconds: number): void;
  loaded(seconds: number): void;
  /** Another server had written first. */
  conflicted(): void;
}

/** Told when a person's answer is waited for, and when no longer. */
export interface TurnListener {
  asked(room: Room, side: Side): void;
  answered(room: Room, side: Side): void;
  /** The last free seat is taken: whoever waited for it and is not asked themselves wants to know. */
  begun(room: Room, side: Side): void;
  /** The match has ended: nobody will be asked again. */
  over(room: Room): void;
  /** Makes durable what it has been told. */
  save(): Promise<void>;
  /** Tells what a server that is gone should have told. */
  takeUp(): Promise<void>;
}

export interface MatchesLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface MatchesOptions {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly thinker: Thinker;
  readonly log: MatchesLog;
  readonly now?: () => number;
  readonly meter?: MatchesMeter;
  readonly turns?: TurnListener;
  /** Lines of chat that one who speaks may say before they have to wait. */
  readonly chatAtOnce?: number;
  /** How many matches stay in memory at most, except those that somebody looks at. */
  readonly capacity?: number;
  /** How often the other servers on this database are looked after, in milliseconds. */
  readonly beatMs?: number;
}

/** How far lists may lag behind the logs. */
const SUMMARY_DELAY = 1000;
const CLOCK_TICK = 250;
/** How long one server looks at a flag before another one does. */
const CLOCK_MS = 10_000;
/** How often the keeper looks at what nobody else does, and how long somebody may take to summarise what they have written. */
const KEEP = 30_000;
const SUMMARY_LATE = 5000;
const CHAT_AT_ONCE = 8;
/** How long nothing may happen before a match has ended, and how often we look; a few each time. */
const ABANDONED_AFTER = 180 * 86_400_000;
const SWEEP = 3_600_000;
const SWEPT = 50;
/** Who has just got a room is about to use it: there must never be two of one match. */
const GRACE = 10_000;
/** How long a match stays in memory that nobody looks at, and how often we look. */
const UNUSED = 30_000;
const TIDY = 10_000;

export class Matches implements MatchHost, Rooms {
  readonly store: Store;
  /** The other servers on this database; none where there can be only one. */
  readonly others: Peers | undefined;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  readonly talk: Talk;
  readonly #options: MatchesOptions;
  readonly #commit: GroupCommit;
  readonly #jobs: Jobs;
  readonly #bots: BotTurns;
  /** In the order of last use, the oldest first. */
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #unsummarised = new Map<string, Room>();
  /** When the next flag falls, by match. */
  readonly #deadlines = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[];
  /** What the last stop left behind is being taken up. */
  #resuming: Promise<void> = Promise.resolve();
  #closing = false;
  #closed = false;

  constructor(options: MatchesOptions) {
    this.#options = options;
    this.store = options.store;
    this.games = new Map(options.games.map((game) => [game.id, game]));
    this.now = options.now ?? steadyNow;
    this.talk = new Talk(options.store, options.chatAtOnce ?? CHAT_AT_ONCE);
    this.#commit = new GroupCommit(options.store, options.meter);
    const { shared } = options.store;
    this.others = shared && new Peers(shared, this, options);
    this.#jobs = shared ? jobsAmong(shared) : ALONE;
    this.#bots = new BotTurns(options.thinker, this.#jobs, options.log);
    this.#timers = [
      setInterval(() => void this.summarise(), SUMMARY_DELAY),
      setInterval(() => this.#checkClocks(), CLOCK_TICK),
      setInterval(() => void this.endAbandoned(), SWEEP),
      setInterval(() => this.forgetUnused(), TIDY),
      ...(shared ? [setInterval(() => this.serverGone(), KEEP)] : []),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get size(): number {
    return this.#rooms.size;
  }

  /**
   * After a start: brings lists up to date, and sets going what waits for no person. Resolves when it knows which matches
   * these are. Each is played again from its log, one after the other, while players come in: nobody waits for all of them.
   */
  async resume(): Promise<void> {
    await this.others?.start();
    if (await this.#jobs.isKeeper()) await this.#takeUp();
  }

  /** Takes up what no server has in hand, once it is known which matches these are. */
  async #takeUp(before?: number): Promise<void> {
    const behind = new Set(await this.store.behind(before));
    const unattended = await this.store.unattended();
    const ids = new Set([...behind, ...unattended.filter((id) => !this.#deadlines.has(id))]);
    await this.#resuming;
    this.#resuming = this.#resumeEach(ids, behind);
  }

  /** One of those that are left looks after what it has left behind, and after what nobody has found by itself. */
  serverGone(): void {
    this.#keep().catch((error) =>
      this.#options.log.warn({ error }, 'what another server has left could not be taken up'),
    );
  }

  async #keep(): Promise<void> {
    if (this.#closing || !(await this.#jobs.isKeeper()) || this.#closing) return;
    await this.#takeUp(this.now() - SUMMARY_LATE);
    await this.#options.turns?.takeUp();
  }

  async #resumeEach(ids: ReadonlySet<string>, behind: ReadonlySet<string>): Promise<void> {
    for (const id of ids) {
      if (this.#closing) return;
      try {
        const room = await this.room(id);
        await room?.refresh();
        // What was not summarised was not told to whom it asks either.
        if (room && behind.has(id)) this.changed(room, []);
        else if (room) this.#wake(room);
      } catch (error) {
        this.#options.log.error({ match: id, error }, 'a match cannot be resumed');
      }
    }
    await this.summarise();
  }

  /** The room of a match; nothing if there is no such match. */
  async room(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (!known && !(await this.store.match(id))) return undefined;
    // Somebody else may have opened it while we were asking.
    const opened = this.#rooms.get(id) ?? this.load(id).then((live) => new Room(live, this));
    this.#rooms.delete(id);
    this.#rooms.set(id, opened);
    opened.catch(() => this.#rooms.delete(id));
    const room = await opened;
    room.used = performance.now();
    if (!known) this.#forgetOldest();
    return room;
  }

  /** A match that has just been created. */
  adopt(live: LiveMatch): Room {
    const room = new Room(live, this);
    this.#rooms.set(room.id, Promise.resolve(room));
    this.#wake(room);
    this.#forgetOldest();
    return room;
  }

  async load(id: string): Promise<LiveMatch> {
    const started = performance.now();
    // The rows first: a seat that changes hands meanwhile brings a row that is still to come, and is read again with it.
    const rows = await this.store.rows(id);
    const stored = await this.stored(id);
    const game = this.games.get(stored.game);
    if (!game) throw new Error(`match ${id} is of a game that is not here: ${stored.game}`);
    const live = await LiveMatch.load(game, stored, rows);
    this.#options.meter?.loaded((performance.now() - started) / 1000);
    return live;
  }

  append(match: string, rows: readonly LogRow[]): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('closing'));
    const stored = this.#commit.append(match, rows).catch((error) => {
      // Another server was first: that is no failure.
      if (!(error instanceof ConflictError))
        this.#options.log.error({ match, rows: rows.length, error }, 'rows cannot be saved');
      throw error;
    });
    const { others } = this;
    return others ? stored.then(() => others.hint(['log', match, rows.at(-1)!.n, rows])) : stored;
  }

  async rowsSince(match: string, after: number): Promise<readonly LogRow[]> {
    return this.others ? this.others.rowsSince(match, after) : this.store.rows(match, after);
  }

  async stored(match: string): Promise<StoredMatch> {
    const stored = await this.store.match(match);
    if (!stored) throw new Error(`no match ${match}`);
    return stored;
  }

  conflicted(): void {
    this.#options.meter?.conflicted();
  }

  opened(match: string): Promise<Room> | undefined {
    return this.#rooms.get(match);
  }

  async allOpened(): Promise<Room[]> {
    const opened = await Promise.allSettled(this.#rooms.values());
    return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  /** Something has been said in a match. */
  said(room: Room, n: number): void {
    this.others?.hint(['chat', room.id, n]);
  }

  /** Another server has written: it also sets going what follows. */
  followed(room: Room): void {
    this.#setDeadline(room);
  }

  async changeSeat(
    match: string,
    side: Side,
    change: SeatChange,
    rows: readonly LogRow[],
  ): Promise<void> {
    if (this.#closed) throw new Error('closing');
    await this.store.changeSeat(match, side, change, rows);
    if (rows.length > 0) this.others?.hint(['log', match, rows.at(-1)!.n, rows]);
    // Who held the old link is told no more.
    if (change.tokenHash !== undefined) await this.store.unsubscribeAll([seatOwner(match, side)]);
  }

  /** An account is gone: matches in memory know it no longer either, at any server. */
  async forgetAccount(account: number): Promise<void> {
    this.others?.hint(['account', account, 'gone']);
    await this.forgetAccountHere(account);
  }

  async forgetAccountHere(account: number): Promise<void> {
    for (const opened of [...this.#rooms.values()]) {
      const room = await opened.catch(() => undefined);
      await room?.inTurn(async () => room.forgetAccount(account));
    }
  }

  changed(room: Room, asked: readonly Side[]): void {
    const now = room.live.asked;
    const { turns } = this.#options;
    for (const side of asked) if (!now.includes(side)) turns?.answered(room, side);
    for (const side of room.live.people) {
      if (now.includes(side) && !asked.includes(side)) turns?.asked(room, side);
    }
    if (room.live.result) turns?.over(room);
    this.#wake(room);
  }

  begun(room: Room, side: Side): void {
    this.#options.turns?.begun(room, side);
  }

  /**
   * What has come in is answered and durable, nothing new is taken, sockets are asked to come back: to another server, if
   * there is one.
   */
  async close(): Promise<void> {
    this.#closing = true;
    this.#bots.close();
    await this.#resuming;
    for (const timer of this.#timers) clearInterval(timer);
    const leave = async (room: Room): Promise<void> =>
      room.closeAll(CLOSE.comeBack, 'the server starts anew');
    await Promise.allSettled(
      (await this.allOpened()).map((room) => room.inTurn(() => leave(room))),
    );
    await this.#commit.drained();
    await this.talk.drained();
    this.#closed = true;
    // Whoever sat down meanwhile.
    for (const room of await this.allOpened()) await leave(room);
    await this.summarise();
    await this.others?.close();
  }

  /** Writes down what lists show of the matches that have changed. */
  async summarise(): Promise<void> {
    const rooms = [...this.#unsummarised.values()];
    this.#unsummarised.clear();
    try {
      // Before the summaries: a match is behind until its notices are safe.
      await this.#options.turns?.save();
      await this.store.summarise(rooms.map((room) => summaryOf(room.live)));
    } catch (error) {
      // Next time; after a crash `behind` finds them.
      for (const room of rooms) this.#unsummarised.set(room.id, room);
      this.#options.log.warn({ error }, 'lists could not be brought up to date');
    }
  }

  /** Ends matches that everybody has left long ago. */
  async endAbandoned(): Promise<void> {
    const since = this.now() - ABANDONED_AFTER;
    try {
      if (!(await this.#jobs.isKeeper())) return;
      for (const id of await this.store.abandoned(since, SWEPT)) {
        const room = await this.room(id);
        await room?.abandon(since);
      }
    } catch (error) {
      this.#options.log.warn({ error }, 'abandoned matches could not be ended');
    }
  }

  /** What must go on by itself in a match that has changed. */
  #wake(room: Room): void {
    this.#unsummarised.set(room.id, room);
    this.#setDeadline(room);
    this.#bots.wake(room);
  }

  #setDeadline(room: Room): void {
    const deadline = room.live.clock?.deadline;
    if (deadline === undefined) this.#deadlines.delete(room.id);
    else this.#deadlines.set(room.id, deadline);
  }

  #checkClocks(): void {
    const now = this.now();
    for (const [id, deadline] of this.#deadlines) {
      if (deadline > now) continue;
      // Looked at again should another server be at it and never come to an end.
      this.#deadlines.set(id, now + CLOCK_MS);
      this.#checkClock(id).catch((error) =>
        this.#options.log.error({ match: id, error }, 'a clock cannot be read'),
      );
    }
  }

  async #checkClock(id: string): Promise<void> {
    await this.#jobs.once(`clock ${id}`, CLOCK_MS, async () => {
      const room = await this.room(id);
      await room?.checkTime();
      if (room) this.#setDeadline(room);
    });
  }

  /** However many matches are made and left, memory holds those that somebody looks at. */
  forgetUnused(unused = UNUSED): void {
    this.#forget(this.#rooms.size, unused);
  }

  #forgetOldest(): void {
    this.#forget(this.#rooms.size - (this.#options.capacity ?? 2000), GRACE);
  }

  /** Of so many, those used longest ago first, whichever nobody has used for so long: they are made again from their logs. */
  #forget(count: number, unused: number): void {
    let left = count;
    const before = performance.now() - unused;
    for (const [id, opened] of this.#rooms) {
      if (left-- <= 0) return;
      opened.then(
        (room) => {
          if (room.idle && room.used < before) this.#rooms.delete(id);
        },
        () => this.#rooms.delete(id),
      );
    }
  }
}

export function summaryOf(live: LiveMatch): Summary {
  return {
    match: live.stored.id,
    version: live.version,
    status: live.status,
    asked: live.asked,
    joined: live.joined,
    result: live.result ?? null,
    updated: live.updated,
  };
}
