// "It is your turn": told once, after a quiet moment, to a player who is not looking. Who is still to be told is
// written down, so that a restart forgets nobody; and whoever tells a notice claims it first, so that nobody hears it twice.
import type { Side } from '@motti/engine';
import type { TurnListener } from '../matches/matches.ts';
import type { Room } from '../matches/room.ts';
import type { Metrics } from '../metrics.ts';
import {
  type AskedSeat,
  accountOwner,
  type PlannedNotice,
  type Store,
  type StoredAccount,
  type StoredPush,
  seatOwner,
} from '../store/store.ts';
import { type Notice, noticeOf } from './words.ts';

export interface Mailer {
  send(to: string, notice: Notice): Promise<void>;
}

export interface Pusher {
  readonly publicKey: string;
  /** `gone`: the browser has withdrawn its subscription. */
  send(to: StoredPush, notice: Notice): Promise<'sent' | 'gone'>;
}

export interface NoticesOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly mailer: Mailer | undefined;
  readonly pusher: Pusher | undefined;
  readonly quietSeconds: number;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  /** The room of a match, opened if it is not. */
  readonly room: (match: string) => Promise<Room | undefined>;
  readonly log: { warn(facts: object, message: string): void };
}

/** So long whoever planned a notice may take to tell it. */
const OVERDUE_MS = 10_000;

export class Notices implements TurnListener {
  readonly #options: NoticesOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** What the store does not know yet. Who answers at once costs it nothing. */
  #planned = new Map<string, PlannedNotice>();
  #answered = new Map<string, AskedSeat>();
  /** Owners of subscriptions that have ended. */
  #over: string[] = [];

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  get email(): boolean {
    return this.#options.mailer !== undefined;
  }

  get pushKey(): string | null {
    return this.#options.pusher?.publicKey ?? null;
  }

  asked(room: Room, side: Side): void {
    if (!this.#tells) return;
    const row = room.live.askedSince(side);
    const due = this.#options.now() + this.#options.quietSeconds * 1000;
    const notice = { match: room.id, side, row, due };
    this.#planned.set(keyOf(notice), notice);
    this.#answered.delete(keyOf(notice));
    this.#wait(notice);
  }

  answered(room: Room, side: Side): void {
    if (!this.#tells) return;
    const seat = { match: room.id, side };
    const key = keyOf(seat);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#planned.delete(key);
    this.#answered.set(key, seat);
  }

  /** Whoever is asked is told so by and by; the others who waited hear at once that it begins. */
  begun(room: Room, by: Side): void {
    if (!this.#tells) return;
    const { people, asked } = room.live;
    for (const side of people) {
      if (side === by || asked.includes(side) || room.online.has(side)) continue;
      this.#tell(room, side, by).catch((error: unknown) =>
        this.#options.log.warn({ error, match: room.id }, 'a notice could not be sent'),
      );
    }
  }

  /** Whoever wanted to be told for a seat of this match wanted it for this match only. */
  over(room: Room): void {
    this.#over.push(...room.live.people.map((side) => seatOwner(room.id, side)));
  }

  /** Writes down what has changed since the last time. */
  async save(): Promise<void> {
    const planned = this.#planned;
    const answered = this.#answered;
    const over = this.#over;
    this.#planned = new Map();
    this.#answered = new Map();
    this.#over = [];
    try {
      await this.#options.store.planNotices([...planned.values()], [...answered.values()]);
      if (over.length > 0) await this.#options.store.unsubscribeAll(over);
    } catch (error) {
      // Next time, with what has changed since.
      this.#planned = new Map([...planned, ...this.#planned]);
      this.#answered = new Map([...answered, ...this.#answered]);
      for (const key of this.#planned.keys()) this.#answered.delete(key);
      this.#over.push(...over);
      throw error;
    }
  }

  /** After a start: takes up what is still to be told. Who was looking gets the time to come back first. */
  async resume(): Promise<void> {
    // With other servers beside us, whoever was told to wait waits on; what a dead one has left is taken up.
    if (!this.#tells || this.#options.store.shared) return;
    const soonest = this.#options.now() + this.#options.quietSeconds * 1000;
    for (const notice of await this.#options.store.plannedNotices())
      this.#wait({ ...notice, due: Math.max(notice.due, soonest) });
  }

  /** Tells what is overdue: the server that should have told it is gone. */
  async takeUp(): Promise<void> {
    if (!this.#tells) return;
    const overdue = this.#options.now() - OVERDUE_MS;
    for (const notice of await this.#options.store.plannedNotices(overdue)) {
      if (this.#timers.has(keyOf(notice))) continue;
      await this.#fall(notice);
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  get #tells(): boolean {
    return this.#options.mailer !== undefined || this.#options.pusher !== undefined;
  }

  #wait(notice: PlannedNotice): void {
    const key = keyOf(notice);
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.#fall(notice).catch((error: unknown) =>
        this.#options.log.warn({ error, match: notice.match }, 'a notice could not be sent'),
      );
    }, notice.due - this.#options.now());
    timer.unref();
    this.#timers.set(key, timer);
  }

  /** The quiet moment is over. */
  async #fall(notice: PlannedNotice): Promise<void> {
    const { match, side } = notice;
    await this.save();
    const room = await this.#options.room(match);
    await room?.refresh();
    const asked = room?.live.asked.includes(side) && room.live.askedSince(side) <= notice.row;
    // Claimed by whoever tells it, and when there is nothing to tell any more.
    if (!(await this.#options.store.claimNotice(notice))) return;
    if (room && asked && !room.online.has(side)) await this.#tell(room, side);
  }

  async #tell(room: Room, side: Side, satDown?: Side): Promise<void> {
    const { store } = this.#options;
    const seat = room.live.stored.seats.find((one) => one.side === side);
    const account = seat?.account ? await store.account(seat.account) : undefined;
    const owners = [seatOwner(room.id, side), ...(account ? [accountOwner(account.id)] : [])];
    const subscriptions = (await Promise.all(owners.map((o) => store.subscriptions(o)))).flat();
    // A browser that is told for the seat and for the account is told once.
    const browsers = new Map(subscriptions.map((to) => [to.endpoint, to]));
    await Promise.all([
      ...[...browsers.values()].map((to) =>
        this.#push(to, this.#notice(room, side, to.locale, satDown)),
      ),
      account && this.#mail(account, this.#notice(room, side, account.locale, satDown)),
    ]);
  }

  async #push(to: StoredPush, notice: Notice): Promise<void> {
    const { pusher, store, metrics } = this.#options;
    if (!pusher) return;
    const outcome = await pusher.send(to, notice).catch(() => 'failed' as const);
    metrics.notices.add(`{way="push",outcome="${outcome}"}`);
    if (outcome === 'gone') await store.unsubscribe(to.endpoint);
  }

  async #mail({ email }: StoredAccount, notice: Notice): Promise<void> {
    const { mailer, metrics } = this.#options;
    if (!mailer || !email) return;
    const sent = mailer.send(email, notice);
    const outcome = await sent.then(
      () => 'sent',
      () => 'failed',
    );
    metrics.notices.add(`{way="mail",outcome="${outcome}"}`);
  }

  #notice(room: Room, side: Side, locale: 'en' | 'fr', satDown?: Side): Notice {
    const { live } = room;
    const texts = live.game.texts(locale, live.stored.setup);
    const others = live.stored.seats
      .filter((seat) => seat.side !== side)
      .map((seat) => live.joined[seat.side] || seat.name || texts.side(seat.side));
    const { decision } = live;
    return noticeOf(locale, {
      game: texts.title,
      opponents: others,
      // What is asked, in the game's own sentence; the stars are for the page.
      asked:
        decision.kind === 'choose' && satDown === undefined
          ? texts.prompt(decision.ask, side).replaceAll('**', '')
          : '',
      ...(satDown === undefined ? {} : { satDown: live.joined[satDown] || texts.side(satDown) }),
      until: satDown === undefined ? live.clock?.deadline : undefined,
      url: `${this.#options.publicUrl ?? ''}/match/${room.id}`,
      match: room.id,
    });
  }
}

const keyOf = ({ match, side }: AskedSeat): string => `${match} ${side}`;
