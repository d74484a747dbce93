// A live match and those who look at it. One writer: what comes in waits for its turn. Persist, then publish: while an
// append is under way nobody is told anything, and nobody else's act begins.
import { type Refusal, refuse, type Side } from '@motti/engine';
import {
  type Accepted,
  CLOSE,
  type Company,
  diff,
  type Frame,
  type Refused,
  type Seated,
} from '@motti/protocol';
import { HttpProblem } from '../errors.ts';
import type { LogRow, SeatChange } from '../store/store.ts';
import type { Admission } from './admission.ts';
import type { LiveMatch, MatchAct } from './live-match.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './seen-log.ts';
import { infoFor, viewOf } from './wire.ts';

/** Somebody who listens: a socket, in a test a list. */
export interface Listener {
  readonly viewer: Viewer;
  /** Since when, and what opened the door. */
  readonly since: number;
  readonly by: Admission['by'];
  send(message: string): void;
  close(code: number, reason: string): void;
}

/** What a room needs of the house it is in. */
export interface House {
  now(): number;
  /** Resolves when the rows are durable. */
  append(match: string, rows: readonly LogRow[]): Promise<void>;
  /** Changes a seat and adds rows, both or neither, and durable. */
  changeSeat(match: string, side: Side, change: SeatChange, rows: readonly LogRow[]): Promise<void>;
  load(match: string): Promise<LiveMatch>;
  /** Rows are durable and published; `asked` are the sides that were asked before them. */
  changed(room: Room, asked: readonly Side[]): void;
}

interface Audience {
  /** What it has been told so far. */
  version: number;
  view: unknown;
  decision: string;
  readonly listeners: Set<Listener>;
}

/** Windows in which one seat may be open: each of them is told of the others. */
const SEAT_LISTENERS = 12;

/** A patch of more steps than this is no shorter than the view. */
const LONG_PATCH = 150;

export class Room {
  live: LiveMatch;
  /** When somebody last came through the door, in milliseconds of the process. */
  used = performance.now();
  /** Bots that think. */
  readonly thinking = new Set<Side>();
  readonly #house: House;
  readonly #audiences = new Map<Viewer, Audience>();
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #offer: unknown;
  /** What stands here is not what is stored, and the store could not be asked yet. */
  #lost = false;

  constructor(live: LiveMatch, house: House) {
    this.live = live;
    this.#house = house;
    this.#offer = live.offer;
  }

  get id(): string {
    return this.live.stored.id;
  }

  /** Nobody listens and nothing is under way: it can be forgotten and made again from its log. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#audiences.size === 0 && this.thinking.size === 0;
  }

  /** How many wait for their turn, the one who has it included. */
  get waiting(): number {
    return this.#waiting;
  }

  get online(): Set<Side> {
    const sides = new Set<Side>();
    for (const viewer of this.#audiences.keys()) if (viewer !== undefined) sides.add(viewer);
    return sides;
  }

  /** `mayAct` is asked when its turn has come: whoever has lost the seat meanwhile does nothing more. */
  act(side: Side, act: MatchAct, mayAct: () => boolean): Promise<Accepted | Refused> {
    return this.inTurn(async () => {
      if (!mayAct())
        return this.#refused(side, act.id, { refusal: refuse('server', 'no-longer-yours') });
      if (this.live.clock) await this.#checkTime();
      const asked = this.live.asked;
      let outcome: Outcome;
      try {
        outcome = this.live.act(side, act, this.#house.now());
      } catch (error) {
        throw await this.#recover(error);
      }
      if (outcome.kind === 'refused') return this.#refused(side, act.id, outcome);
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
    });
  }

  /** A bot's plan, made on that version; what was refused, if anything. */
  actForBot(side: Side, version: number, lines: readonly string[]): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      const { live } = this;
      if (live.isStale(side, version) || !live.asked.includes(side)) return undefined;
      const asked = live.asked;
      let outcome: Outcome;
      try {
        outcome = live.actForBot(side, lines, this.#house.now());
      } catch (error) {
        throw await this.#recover(error);
      }
      if (outcome.kind === 'refused') return outcome.refusal;
      if (outcome.kind === 'rows') await this.#save(outcome.rows, asked);
      return undefined;
    });
  }

  /** Somebody takes this seat, or renews it. In turn; throws where the seat cannot be taken. */
  async takeSeat(side: Side, join: MatchAct, change: SeatChange): Promise<void> {
    const asked = this.live.asked;
    let outcome: Outcome;
    try {
      outcome = this.live.act(side, join, this.#house.now());
    } catch (error) {
      throw await this.#recover(error);
    }
    // A match that is over can still be looked at, by its owners only.
    if (outcome.kind === 'refused' && !this.live.result)
      throw new HttpProblem(409, outcome.refusal.code, 'The seat cannot be taken.');
    await this.changeSeat(side, change, outcome.kind === 'rows' ? outcome.rows : [], asked);
  }

  /** Changes a seat, in the store and here, together with these rows. In turn. */
  async changeSeat(
    side: Side,
    change: SeatChange,
    rows: readonly LogRow[] = [],
    asked: readonly Side[] = this.live.asked,
  ): Promise<void> {
    try {
      await this.#house.changeSeat(this.id, side, change, rows);
    } catch (error) {
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
    return this.inTurn(async () => {
      const asked = this.live.asked;
      await this.#save(this.live.abandon(since, this.#house.now()), asked);
    });
  }

  checkTime(): Promise<void> {
    return this.inTurn(() => this.#checkTime());
  }

  /** Everything that this viewer may know now, with the rows after that version. */
  picture(viewer: Viewer, after: number): Promise<Omit<Seated, 'chat'>> {
    return this.inTurn(async () => {
      await this.#checkTime();
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
      await this.#checkTime();
      if (!mayListen()) return false;
      const { viewer } = listener;
      const audience = this.#audiences.get(viewer);
      if (viewer !== undefined && audience && audience.listeners.size >= SEAT_LISTENERS)
        throw new HttpProblem(429, 'too-many-windows', 'This seat is open in too many windows.');
      if (audience) audience.listeners.add(listener);
      else {
        this.#audiences.set(viewer, {
          version: this.live.seenBy(viewer).version,
          view: viewOf(this.live, viewer),
          decision: this.live.decisionText,
          listeners: new Set([listener]),
        });
      }
      welcome(this.#picture(viewer, after));
      if (!audience) this.tellPresence();
      else this.#tellCompany(audience);
      return true;
    });
  }

  leave(listener: Listener): void {
    const audience = this.#audiences.get(listener.viewer);
    if (!audience?.listeners.delete(listener)) return;
    if (audience.listeners.size > 0) {
      this.#tellCompany(audience);
      return;
    }
    this.#audiences.delete(listener.viewer);
    this.tellPresence();
  }

  /** Tells those of one seat who else is there, and since when. Spectators are many, and none of anybody's business. */
  #tellCompany({ listeners }: Audience): void {
    for (const to of listeners) {
      if (to.viewer === undefined) return;
      const sitting = [...listeners].map((one) => ({
        since: one.since,
        by: one.by === 'account' ? ('account' as const) : ('link' as const),
        you: one === to,
      }));
      const company: Company = { type: 'company', sitting };
      to.send(JSON.stringify(company));
    }
  }

  tellPresence(): void {
    const online = [...this.online, ...this.live.bots];
    this.broadcast(JSON.stringify({ type: 'presence', online, thinking: [...this.thinking] }));
  }

  broadcast(message: string): void {
    for (const listener of this.#listeners()) listener.send(message);
  }

  /** Sends everybody away, or those of one seat, but not this one. */
  closeAll(code: number, reason: string, viewer?: Side, but?: Listener): void {
    for (const listener of [...this.#listeners()]) {
      if (listener === but || (viewer !== undefined && listener.viewer !== viewer)) continue;
      listener.close(code, reason);
    }
  }

  /** Tells everybody the match's particulars anew; something has changed that is no row of the log. */
  tellInfo(): void {
    this.#publish(true, []);
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

  *#listeners(): Generator<Listener> {
    for (const audience of this.#audiences.values()) yield* audience.listeners;
  }

  async #checkTime(): Promise<void> {
    const asked = this.live.asked;
    await this.#save(this.live.checkTime(this.#house.now()), asked);
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
      await this.#house.append(this.id, rows);
    } catch {
      await this.#reload();
      return false;
    }
    this.#saved(rows, asked);
    return true;
  }

  /** These rows are durable: everybody may know. */
  #saved(rows: readonly LogRow[], asked: readonly Side[]): void {
    this.#publish(
      rows.some((row) => row.kind !== 'line'),
      rows,
    );
    this.#house.changed(this, asked);
  }

  async #reload(): Promise<void> {
    this.#lost = true;
    this.closeAll(CLOSE.comeBack, 'come back');
    this.live = await this.#house.load(this.id);
    this.#offer = this.live.offer;
    this.#lost = false;
  }

  #publish(news: boolean, added: readonly LogRow[]): void {
    const { live } = this;
    const info = news || live.offer !== this.#offer || live.result !== undefined;
    this.#offer = live.offer;
    const { decision, decisionText } = live;
    for (const [viewer, audience] of this.#audiences) {
      const from = audience.version;
      const seen = live.seenBy(viewer);
      const rows = seen.rowsAfter(from);
      // Most lines of a secret plan: no need to look whether anything has changed.
      const same = live.isHidden(added, viewer);
      const changed = same ? undefined : changes(audience, viewOf(live, viewer));
      // What happened in secret, and changes nothing that this viewer sees, is not even a sign of life.
      const silent = rows.length === 0 && !changed && !info && audience.decision === decisionText;
      if (silent) continue;
      audience.version = seen.version;
      audience.decision = decisionText;
      const frame: Frame = {
        type: 'frame',
        from,
        version: audience.version,
        rows,
        decision,
        ...changed,
        ...(live.clock ? { clocks: live.clock.read(this.#house.now()) } : {}),
        ...(info ? { info: infoFor(live, viewer, this.online) } : {}),
      };
      const message = JSON.stringify(frame);
      for (const listener of audience.listeners) listener.send(message);
    }
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
      ...(live.clock ? { clocks: live.clock.read(this.#house.now()) } : {}),
    };
  }

  #refused(side: Side, id: string, why: { refusal: Refusal; index?: number }): Refused {
    const { refusal, index } = why;
    const { version } = this.live.seenBy(side);
    return { type: 'refused', id, refusal, version, ...(index === undefined ? {} : { index }) };
  }
}

/** How many lines of a play were played, where a line revealed something and the rest was left. */
function cutOf(side: Side, act: MatchAct, rows: readonly LogRow[]): Pick<Accepted, 'played'> {
  if (act.type !== 'play' || act.lines.length === 1) return {};
  const played = rows.filter((row) => row.kind === 'line' && row.side === side).length;
  return played < act.lines.length ? { played } : {};
}

/** What has changed in the view of an audience, which has seen it after this. */
function changes(audience: Audience, view: unknown): Pick<Frame, 'view' | 'patch'> | undefined {
  const patch = diff(audience.view, view);
  audience.view = view;
  if (patch.length === 0) return undefined;
  return patch.length > LONG_PATCH ? { view } : { patch };
}
