// "It is your turn": told once, after a quiet moment, to a player who is not looking.
import type { AnyGame, Side } from '@motti/engine';
import type { TurnListener } from '../matches/matches.ts';
import type { Room } from '../matches/room.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, StoredAccount, StoredPush } from '../store/store.ts';
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
  readonly log: { warn(facts: object, message: string): void };
}

export class Notices implements TurnListener {
  readonly #options: NoticesOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();

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
    if (!this.#options.mailer && !this.#options.pusher) return;
    const key = `${room.id} ${side}`;
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      if (!room.live.asked.includes(side) || room.online.has(side)) return;
      this.#tell(room, side).catch((error: unknown) =>
        this.#options.log.warn({ error, match: room.id }, 'a notice could not be sent'),
      );
    }, this.#options.quietSeconds * 1000);
    timer.unref();
    this.#timers.set(key, timer);
  }

  answered(room: Room, side: Side): void {
    const key = `${room.id} ${side}`;
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  async #tell(room: Room, side: Side): Promise<void> {
    const { store } = this.#options;
    const seat = room.live.stored.seats.find((one) => one.side === side);
    const account = seat?.account ? await store.account(seat.account) : undefined;
    const owners = [`seat ${room.id} ${side}`, ...(account ? [`account ${account.id}`] : [])];
    const subscriptions = (await Promise.all(owners.map((o) => store.subscriptions(o)))).flat();
    await Promise.all([
      ...subscriptions.map((to) => this.#push(room, side, to)),
      this.#mail(room, side, account),
    ]);
  }

  async #push(room: Room, side: Side, to: StoredPush): Promise<void> {
    const { pusher, store, metrics } = this.#options;
    if (!pusher) return;
    const outcome = await pusher
      .send(to, this.#notice(room, side, to.locale))
      .catch(() => 'failed' as const);
    metrics.notices.add(`{way="push",outcome="${outcome}"}`);
    if (outcome === 'gone') await store.unsubscribe(to.endpoint);
  }

  async #mail(room: Room, side: Side, account: StoredAccount | undefined): Promise<void> {
    const { mailer, metrics } = this.#options;
    if (!mailer || !account?.email) return;
    const sent = mailer.send(account.email, this.#notice(room, side, account.locale));
    const outcome = await sent.then(
      () => 'sent',
      () => 'failed',
    );
    metrics.notices.add(`{way="mail",outcome="${outcome}"}`);
  }

  #notice(room: Room, side: Side, locale: 'en' | 'fr'): Notice {
    const { live } = room;
    const game: AnyGame = live.game;
    const others = live.stored.seats
      .filter((seat) => seat.side !== side)
      .map((seat) => live.joined[seat.side] || seat.name || game.texts[locale].side(seat.side));
    const { decision } = live;
    return noticeOf(locale, {
      game: game.texts[locale].title,
      opponents: others,
      // What is asked, in the game's own sentence; the stars are for the page.
      asked:
        decision.kind === 'choose'
          ? game.texts[locale].prompt(decision.ask, side).replaceAll('**', '')
          : '',
      until: live.clock?.deadline,
      url: `${this.#options.publicUrl ?? ''}/match/${room.id}`,
      match: room.id,
    });
  }
}
