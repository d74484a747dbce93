// A live match and those who look at it. One writer at each server: what comes in waits for its turn. Persist, then publish:
// while an append is under way nobody is told anything, and nobody else's act begins. Another server may write in between:
// then the rows here are taken back, its rows are read, and the act is tried again (docs/adr/0050).
import { type Refusal, refuse, type Side } from '@motti/engine';
import { type Accepted, CLOSE, type Refused, type Seated } from '@motti/protocol';
import { HttpProblem } from '../errors.ts';
import type { Presence, Sitting } from '../store/shared.ts';
import {
  ConflictError,
  type LogRow,
  type SeatChange,
  type StoredChat,
  type StoredMatch,
} from '../store/store.ts';
import { type Admission, admit, type Credentials } from './admission.ts';
import { Audiences, type Listener } from './audiences.ts';
import { LiveMatch, type MatchAct } from './live-match.ts';
import type { Outcome } from './outcome.ts';
import { isUnseen, type Viewer } from './seen-log.ts';
import { infoFor, viewOf } from './wire.ts';

export type { Listener } from './audiences.ts';

/** What a room needs of the server it is on. */
export interface MatchHost {
  now(): number;
  /** Resolves when the rows are durable. */
  append(match: string, rows: readonly LogRow[]): Promise<void>;
  /** Changes a seat and adds rows, both or neither, and durable. */
  changeSeat(match: string, side: Side, change: SeatChange, rows: readonly LogRow[]): Promise<void>;
  load(match: string): Promise<LiveMatch>;
  /** Rows are durable and published; `asked` are the sides that were asked before them. */
  changed(room: Room, asked: readonly Side[]): void;
  /** Another server has written first, and it is tried again. */
  conflicted(): void;
  /** The other servers on this database; none where there can be only one. */
  readonly others: OtherServers | undefined;
  /** What the store has after that row. */
  rowsSince(match: string, after: number): Promise<readonly LogRow[]>;
  stored(match: string): Promise<StoredMatch>;
  /** The last free seat was taken by this side. */
  begun(room: Room, side: Side): void;
}

/** What a room asks and tells of its match at other servers. */
export interface OtherServers {
  /** Rows of another server have come and been published. */
  followed(room: Room): void;
  /** Who sits here has changed, or which bots think. */
  attended(room: Room): void;
  /** Something of the match has changed that is no row of the log. */
  altered(room: Room): void;
  /** Who sits in it elsewhere. */
  presenceIn(match: string): Promise<readonly Presence[]>;
  chatSince(match: string, after: number): Promise<readonly StoredChat[]>;
}

/** Windows in which one seat may be open: each of them is told of the others. */
const SEAT_LISTENERS = 12;

/** How often an act is tried again on what another server has written meanwhile. */
const ATTEMPTS = 6;

/** So many rows are taken at once; with more of them others would wait. */
const FEW = 100;

export class Room {
  live: LiveMatch;
  /** When somebody last came through the door or left, in milliseconds of the process. */
  used = performance.now();
  readonly audiences = new Audiences();
  readonly #host: MatchHost;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** How many of the rows are known to be stored. */
  #durable: number;
  /** What stands here is not what is stored, and the store could not be asked yet. */
  #lost = false;

  constructor(live: LiveMatch, host: MatchHost) {
    this.live = live;
    this.#host = host;
    this.#durable = live.version;
    this.audiences.knows(live.offer);
  }

  get id(): string {
    return this.live.stored.id;
  }

  /** Nobody listens and nothing is under way: it can be forgotten and made again from its log. */
  get idle(): boolean {
    return this.#waiting === 0 && this.audiences.isEmpty && this.thinking.size === 0;
  }

  /** How many wait for their turn, the one who has it included. */
  get waiting(): number {
    return this.#waiting;
  }

  get online(): Set<Side> {
    return this.audiences.online;
  }

  /** Bots that think. */
  get thinking(): Set<Side> {
    return this.audiences.thinking;
  }

  /** `mayAct` is asked when its turn has come: whoever has lost the seat meanwhile does nothing more. */
  act(side: Side, act: MatchAct, mayAct: () => boolean): Promise<Accepted | Refused> {
    return this.inTurn(async () => {
      try {
        return await this.attempt(() => this.#act(side, act, mayAct));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        return this.#refused(side, act.id, { refusal: refuse('server', 'try-again') });
      }
    });
  }

  async #act(side: Side, act: MatchAct, mayAct: () => boolean): Promise<Accepted | Refused> {
    if (!mayAct())
      return this.#refused(side, act.id, { refusal: refuse('server', 'no-longer-yours') });
    if (this.live.clock) await this.#checkTime();
    const asked = this.live.asked;
    let outcome: Outcome;
    try {
      outcome = this.live.act(side, act, this.#host.now());
    } catch (error) {
      throw await this.#recover(error);
    }
    if (outcome.kind === 'refused') {
      // What is refused on an old picture may be right on the new one.
      if (await this.#readOn()) return this.#act(side, act, mayAct);
      return this.#refused(side, act.id, outcome);
    }
    const { id } = act;
    const seen = this.live.seenBy(side);
    if (outcome.kind === 'again') {
      const version = seen.seenVersion(outcome.version);
      return { type: 'accepted', id, version, again: true };
    }
    const { version } = seen;
    const saved = await this.#save(outcome.rows, asked);
    return saved
      ? { type: 'accepted', id, version, ...cutOf(side, act, outcome.rows) }
      : this.#refused(side, id, { refusal: refuse('server', 'try-again') });
  }

  /** A bot's plan, made on that version; what was refused, if anything. */
  actForBot(side: Side, version: number, lines: readonly string[]): Promise<Refusal | undefined> {
    return this.inTurnUpToDate(async () => {
      const { live } = this;
      if (live.isStale(side, version) || !live.asked.includes(side)) return undefined;
      const asked = live.asked;
      let outcome: Outcome;
      try {
        outcome = live.actForBot(side, lines, this.#host.now());
      } catch (error) {
        throw await this.#recover(error);
      }
      if (outcome.kind === 'refused') return outcome.refusal;
      if (outcome.kind === 'rows') await this.#save(outcome.rows, asked);
      return undefined;
    });
  }

  /**
   * Does it, and again on what another server has written meanwhile, unseen by whoever asked. In turn. What it throws when
   * nothing helps is the `ConflictError`.
   */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.#host.conflicted();
        await this.#stepBack();
        await this.#follow();
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** Somebody takes this seat, or renews it. In turn; throws where the seat cannot be taken. */
  async takeSeat(side: Side, join: MatchAct, change: SeatChange): Promise<void> {
    const { asked, status } = this.live;
    let outcome: Outcome;
    try {
      outcome = this.live.act(side, join, this.#host.now());
    } catch (error) {
      throw await this.#recover(error);
    }
    // A match that is over can still be looked at, by its owners only.
    if (outcome.kind === 'refused' && !this.live.result)
      throw new HttpProblem(409, outcome.refusal.code, 'The seat cannot be taken.');
    await this.changeSeat(side, change, outcome.kind === 'rows' ? outcome.rows : [], asked);
    if (status === 'waiting' && this.live.status === 'playing') this.#host.begun(this, side);
  }

  /** Changes a seat, in the store and here, together with these rows. In turn. */
  async changeSeat(
    side: Side,
    change: SeatChange,
    acted: readonly LogRow[] = [],
    asked: readonly Side[] = this.live.asked,
  ): Promise<void> {
    // Always a row: whoever acts elsewhere on the seat as it was must meet it.
    const changes = Object.keys(change).length > 0;
    const rows = acted.length > 0 || !changes ? acted : this.live.noteSeat(side, this.#host.now());
    try {
      await this.#host.changeSeat(this.id, side, change, rows);
    } catch (error) {
      if (error instanceof ConflictError) throw error;
      throw await this.#recover(error);
    }
    const { stored } = this.live;
    const seats = stored.seats.map((seat) => (seat.side === side ? { ...seat, ...change } : seat));
    this.live.stored = { ...stored, seats };
    if (rows.length > 0) this.#saved(rows, asked);
  }

  /** An account is gone; its seats stay, as anybody's who holds the link. */
  forgetAccount(account: number): void {
    const { stored } = this.live;
    if (!stored.seats.some((seat) => seat.account === account)) return;
    const seats = stored.seats.map((seat) =>
      seat.account === account ? { ...seat, account: null } : seat,
    );
    this.live.stored = { ...stored, seats };
  }

  abandon(since: number): Promise<void> {
    return this.inTurnUpToDate(async () => {
      const asked = this.live.asked;
      await this.#save(this.live.abandon(since, this.#host.now()), asked);
    });
  }

  checkTime(): Promise<void> {
    return this.inTurn(() => this.#upToDate());
  }

  /** Everything that this viewer may know now, with the rows after that version. */
  picture(viewer: Viewer, after: number): Promise<Omit<Seated, 'chat'>> {
    return this.inTurn(async () => {
      await this.#upToDate();
      return this.#picture(viewer, after);
    });
  }

  /**
   * The same, and from now on every frame: none is missed and none comes twice. `mayListen` is asked when its turn has
   * come; `false`: the seat is no longer theirs.
   */
  listen(
    listener: Listener,
    after: number,
    mayListen: () => boolean,
    welcome: (picture: Omit<Seated, 'chat'>) => void,
  ): Promise<boolean> {
    return this.inTurn(async () => {
      await this.#upToDate();
      if (!mayListen()) return false;
      const { viewer } = listener;
      const { audiences } = this;
      if (audiences.isEmpty) await this.#readPresence();
      if (audiences.windowsOf(viewer) >= SEAT_LISTENERS)
        throw new HttpProblem(429, 'too-many-windows', 'This seat is open in too many windows.');
      const others = audiences.windowsOf(viewer);
      const first = !audiences.has(viewer);
      audiences.add(listener, this.live);
      welcome(this.#picture(viewer, after));
      if (first) this.tellPresence();
      if (others > 0) this.#tellCompany(viewer);
      return true;
    });
  }

  leave(listener: Listener): void {
    if (!this.audiences.remove(listener)) return;
    this.used = performance.now();
    const { viewer } = listener;
    if (!this.audiences.has(viewer)) this.tellPresence();
    if (this.audiences.windowsOf(viewer) > 0) this.#tellCompany(viewer);
  }

  #tellCompany(viewer: Viewer): void {
    this.audiences.tellCompany(viewer);
    this.#host.others?.attended(this);
  }

  tellPresence(): void {
    this.audiences.tellPresence(this.live.bots);
    this.#host.others?.attended(this);
  }

  /** Another server says who sits there. */
  hearPresence(server: string, sitting: readonly Sitting[], thinking?: readonly Side[]): void {
    if (!this.audiences.setElsewhere(server, sitting, thinking)) return;
    this.audiences.tellPresence(this.live.bots);
    this.audiences.tellCompany();
  }

  /** Only these servers live. */
  keepServers(servers: ReadonlySet<string>): void {
    if (!this.audiences.keepElsewhere(servers)) return;
    this.audiences.tellPresence(this.live.bots);
    this.audiences.tellCompany();
  }

  /** A line has been said here, or a hint has come that one was said elsewhere. */
  async tellChat(line?: StoredChat): Promise<void> {
    const { others } = this.#host;
    const { heard } = this.audiences;
    if (heard === Number.POSITIVE_INFINITY || (line && line.n <= heard)) return;
    // Nothing between what everybody has heard and this; or nobody else who could have said it.
    if (line && (!others || line.n === heard + 1)) this.audiences.tellChat([line]);
    else if (others) this.audiences.tellChat(await others.chatSince(this.id, heard));
  }

  /** Sends everybody away, or those of one seat, but not this one. */
  closeAll(code: number, reason: string, viewer?: Side, but?: Listener): void {
    this.audiences.closeAll(code, reason, viewer, but);
  }

  /** Tells everybody the match's particulars anew; something has changed that is no row of the log. */
  tellInfo(): void {
    this.#publish([], true);
    this.#host.others?.altered(this);
  }

  /** Takes what other servers have written since, if there are others. */
  refresh(): Promise<void> {
    if (!this.#host.others) return Promise.resolve();
    return this.inTurn(async () => {
      await this.#readOn();
      if (this.audiences.isEmpty) await this.#readPresence();
    });
  }

  /** The same, and then this, in one turn; again if another server was faster. */
  inTurnUpToDate<T>(work: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      await this.#readOn();
      return this.attempt(work);
    });
  }

  /** The log has grown to that row, somewhere, and perhaps these are its last ones. */
  hearRows(version: number, last: readonly LogRow[] = []): Promise<void> {
    if (this.live.version >= version) return Promise.resolve();
    return this.inTurn(async () => {
      const { version: known } = this.live;
      if (known >= version) return;
      const rows = last.filter(({ n }) => n > known);
      if (rows[0]?.n === known + 1) await this.#take(rows);
      else await this.#readOn();
    });
  }

  /** The match's particulars have changed, somewhere. */
  hearAltered(): Promise<void> {
    return this.inTurn(async () => {
      await this.#readOn();
      await this.#readStored();
      this.#publish([], true);
    });
  }

  /** Begins at once if nobody is before it. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const free = this.#waiting++ === 0;
    const begin = (): Promise<T> => (this.#lost ? this.#reload().then(work) : work());
    const result = free ? begin() : this.#turn.then(begin);
    const done = (): void => {
      this.#waiting--;
    };
    this.#turn = result.then(done, done);
    return result;
  }

  /** As it stands everywhere, and as it stands by the clock. */
  async #upToDate(): Promise<void> {
    await this.#readOn();
    if (this.live.clock) await this.attempt(() => this.#checkTime());
  }

  async #checkTime(): Promise<void> {
    const asked = this.live.asked;
    await this.#save(this.live.checkTime(this.#host.now()), asked);
  }

  /** Takes what other servers have written, where there are any; `false`: nothing. */
  async #readOn(): Promise<boolean> {
    return this.#host.others ? this.#follow() : false;
  }

  /** Takes what the store has and we have not, and tells everybody here; `false`: nothing. */
  async #follow(): Promise<boolean> {
    const rows = await this.#host.rowsSince(this.id, this.live.version);
    if (rows.length === 0) return false;
    await this.#take(rows);
    return true;
  }

  /** Takes rows that are stored and follow on ours, and tells everybody here. */
  async #take(rows: readonly LogRow[]): Promise<void> {
    const { game, stored, rows: known } = this.live;
    try {
      if (rows.length <= FEW) this.live.follow(rows);
      else this.live = await LiveMatch.load(game, stored, [...known, ...rows]);
    } catch (error) {
      throw await this.#recover(error);
    }
    this.#durable = this.live.version;
    if (rows.some(({ kind }) => kind === 'join' || kind === 'seat')) await this.#readStored();
    for (const { side } of rows) this.audiences.answeredElsewhere(side);
    this.#publish(rows);
    this.#host.others?.followed(this);
  }

  /** Seats have changed hands elsewhere: whoever looks through what opened them before looks no longer. */
  async #readStored(): Promise<void> {
    this.live.stored = await this.#host.stored(this.id);
    this.audiences.closeLost(this.live.stored);
  }

  async #readPresence(): Promise<void> {
    const elsewhere = (await this.#host.others?.presenceIn(this.id)) ?? [];
    this.audiences.keepElsewhere(new Set(elsewhere.map(({ server }) => server)));
    for (const { server, sitting } of elsewhere) this.audiences.setElsewhere(server, sitting);
  }

  /** Forgets the rows that could not be stored. */
  async #stepBack(): Promise<void> {
    const { game, stored, rows } = this.live;
    this.live = await LiveMatch.load(game, stored, rows.slice(0, this.#durable));
  }

  /** A rule that throws leaves a state that nobody knows: the match is made again from its log. */
  async #recover(error: unknown): Promise<unknown> {
    await this.#reload();
    return error;
  }

  /** Makes rows durable and tells everybody; `false`: they could not be saved, and all is as before. */
  async #save(rows: readonly LogRow[], asked: readonly Side[]): Promise<boolean> {
    if (rows.length === 0) return true;
    try {
      await this.#host.append(this.id, rows);
    } catch (error) {
      if (error instanceof ConflictError) throw error;
      await this.#reload();
      return false;
    }
    this.#saved(rows, asked);
    return true;
  }

  /** These rows are durable: everybody may know. */
  #saved(rows: readonly LogRow[], asked: readonly Side[]): void {
    this.#durable = this.live.version;
    this.#publish(rows);
    this.#host.changed(this, asked);
  }

  async #reload(): Promise<void> {
    this.#lost = true;
    this.closeAll(CLOSE.comeBack, 'come back');
    this.live = await this.#host.load(this.id);
    this.#durable = this.live.version;
    this.audiences.knows(this.live.offer);
    this.#lost = false;
  }

  #publish(
    added: readonly LogRow[],
    news = added.some(({ kind }) => kind !== 'line' && !isUnseen(kind)),
  ): void {
    this.audiences.publish(this.live, added, news, this.#host.now());
  }

  #picture(viewer: Viewer, after: number): Omit<Seated, 'chat'> {
    const { live } = this;
    const { setup } = live.stored;
    const seen = live.seenBy(viewer);
    return {
      type: 'seated',
      info: infoFor(live, viewer, this.online),
      ...(setup.data === undefined ? {} : { data: setup.data }),
      version: seen.version,
      // A client that has seen more than there is has seen another database: it gets everything.
      rows: seen.rowsAfter(after > seen.version ? 0 : after),
      view: viewOf(live, viewer),
      decision: live.decision,
      ...(live.clock ? { clocks: live.clock.read(this.#host.now()) } : {}),
    };
  }

  #refused(side: Side, id: string, why: { refusal: Refusal; index?: number }): Refused {
    const { refusal, index } = why;
    const { version } = this.live.seenBy(side);
    return { type: 'refused', id, refusal, version, ...(index === undefined ? {} : { index }) };
  }
}

/** What these credentials open. Who is turned away here may have got a new link at another server: that is looked at first. */
export async function admitNow(
  room: Room,
  credentials: Credentials,
): Promise<Admission | undefined> {
  const admitted = admit(room.live.stored, credentials);
  if (admitted) return admitted;
  await room.refresh();
  return admit(room.live.stored, credentials);
}

/** How many lines of a play were played, where a line revealed something and the rest was left. */
function cutOf(side: Side, act: MatchAct, rows: readonly LogRow[]): Pick<Accepted, 'played'> {
  if (act.type !== 'play' || act.lines.length === 1) return {};
  const played = rows.filter((row) => row.kind === 'line' && row.side === side).length;
  return played < act.lines.length ? { played } : {};
}
