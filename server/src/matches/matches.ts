// All matches of this server: those being looked at are in memory, the others are rows in the store.
import { randomBytes } from 'node:crypto';
import type { AnyGame, Side } from '@motti/engine';
import { CLOSE } from '@motti/protocol';
import {
  type LogRow,
  type SeatChange,
  type Store,
  type Summary,
  seatOwner,
} from '../store/store.ts';
import { steadyNow } from '../time.ts';
import { GroupCommit } from './group-commit.ts';
import { LiveMatch } from './live-match.ts';
import { type House, Room } from './room.ts';
import { Talk } from './talk.ts';
import type { Thinker } from './thinker.ts';
import { viewOf } from './wire.ts';

export interface MatchesMeter {
  committed(rows: number, seconds: number): void;
  loaded(seconds: number): void;
}

/** Told when a person's answer is waited for, and when no longer. */
export interface TurnListener {
  asked(room: Room, side: Side): void;
  answered(room: Room, side: Side): void;
  /** The match has ended: nobody will be asked again. */
  over(room: Room): void;
  /** Makes durable what it has been told. */
  save(): Promise<void>;
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
}

/** How far lists may lag behind the logs. */
const SUMMARY_DELAY = 1000;
const CLOCK_TICK = 250;
const BOT_ATTEMPTS = 3;
const CHAT_AT_ONCE = 8;
/** How long nothing may happen before a match has ended, and how often we look; a few each time. */
const ABANDONED_AFTER = 180 * 86_400_000;
const SWEEP = 3_600_000;
const SWEPT = 50;
/** Who has just got a room is about to use it: there must never be two of one match. */
const GRACE = 10_000;

export class Matches implements House {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  readonly talk: Talk;
  readonly #options: MatchesOptions;
  readonly #commit: GroupCommit;
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
    this.#timers = [
      setInterval(() => void this.summarise(), SUMMARY_DELAY),
      setInterval(() => this.#checkClocks(), CLOCK_TICK),
      setInterval(() => void this.endAbandoned(), SWEEP),
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
    const behind = new Set(await this.store.behind());
    const ids = new Set([...behind, ...(await this.store.unattended())]);
    this.#resuming = this.#resumeEach(ids, behind);
  }

  async #resumeEach(ids: ReadonlySet<string>, behind: ReadonlySet<string>): Promise<void> {
    for (const id of ids) {
      if (this.#closing) return;
      try {
        const room = await this.room(id);
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
    const stored = await this.store.match(id);
    if (!stored) throw new Error(`no match ${id}`);
    const game = this.games.get(stored.game);
    if (!game) throw new Error(`match ${id} is of a game that is not here: ${stored.game}`);
    const live = await LiveMatch.load(game, stored, await this.store.rows(id));
    this.#options.meter?.loaded((performance.now() - started) / 1000);
    return live;
  }

  append(match: string, rows: readonly LogRow[]): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('closing'));
    return this.#commit.append(match, rows);
  }

  async changeSeat(
    match: string,
    side: Side,
    change: SeatChange,
    rows: readonly LogRow[],
  ): Promise<void> {
    if (this.#closed) throw new Error('closing');
    await this.store.changeSeat(match, side, change, rows);
    // Who held the old link is told no more.
    if (change.tokenHash !== undefined) await this.store.unsubscribeAll([seatOwner(match, side)]);
  }

  /** An account is gone: matches in memory know it no longer either. */
  async forgetAccount(account: number): Promise<void> {
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

  /** Everything handed in becomes durable, nothing new is taken, sockets are asked to come back. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#resuming;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#commit.drained();
    await this.talk.drained();
    this.#closed = true;
    for (const opened of this.#rooms.values()) {
      const room = await opened.catch(() => undefined);
      room?.closeAll(CLOSE.comeBack, 'the server starts anew');
    }
    await this.summarise();
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
    const { live } = room;
    this.#unsummarised.set(room.id, room);
    const deadline = live.clock?.deadline;
    if (deadline === undefined) this.#deadlines.delete(room.id);
    else this.#deadlines.set(room.id, deadline);
    if (live.status !== 'playing') return;
    for (const side of live.asked) {
      if (live.bots.includes(side) && !room.thinking.has(side)) void this.#think(room, side);
    }
  }

  #checkClocks(): void {
    const now = this.now();
    for (const [id, deadline] of this.#deadlines) {
      if (deadline > now) continue;
      this.#deadlines.delete(id);
      this.room(id)
        .then((room) => room?.checkTime())
        .catch((error) => this.#options.log.error({ match: id, error }, 'a clock cannot be read'));
    }
  }

  async #think(room: Room, side: Side): Promise<void> {
    room.thinking.add(side);
    room.tellPresence();
    try {
      await this.#answerForBot(room, side);
    } catch (error) {
      if (!this.#closed) this.#options.log.error({ match: room.id, side, error }, 'a bot is stuck');
      return;
    } finally {
      room.thinking.delete(side);
      room.tellPresence();
    }
    // Asked again at once, or something happened while it was thinking.
    if (!this.#closed) this.#wake(room);
  }

  async #answerForBot(room: Room, side: Side): Promise<void> {
    const level = room.live.stored.seats.find((seat) => seat.side === side)?.level ?? '';
    for (let attempt = 0; attempt < BOT_ATTEMPTS; attempt++) {
      const { live } = room;
      const { version } = live.seenBy(side);
      const lines = await this.#options.thinker.think({
        game: live.game.id,
        setup: live.stored.setup,
        level,
        side,
        view: viewOf(live, side),
        seed: randomBytes(16).toString('hex'),
      });
      if (this.#closed) return;
      const refusal = await room.actForBot(side, version, lines);
      if (!refusal) return;
      this.#options.log.warn(
        { match: room.id, side, lines, refusal },
        'a bot chose what is illegal',
      );
    }
    throw new Error('only illegal choices');
  }

  #forgetOldest(): void {
    let excess = this.#rooms.size - (this.#options.capacity ?? 2000);
    const before = performance.now() - GRACE;
    for (const [id, opened] of this.#rooms) {
      if (excess-- <= 0) return;
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
