// "Your turn" from outside the page: for an account, or for a seat that somebody holds by its link alone. The browser has one
// subscription; the server knows for whom it is told, and this browser remembers what it has asked for.
import { settings } from '../settings.svelte.ts';
import { api } from './api.ts';
import type { HeldSeat } from './seats.svelte.ts';
import { server } from './server.svelte.ts';

const KEY = 'motti.told';

/** The names of accounts and the ids of matches for which this browser is told. */
interface Told {
  readonly accounts: readonly string[];
  readonly matches: readonly string[];
}

const NOBODY: Told = { accounts: [], matches: [] };

function read(): Told {
  try {
    return { ...NOBODY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Told>) };
  } catch {
    return NOBODY;
  }
}

export type NoticeFault = 'refused' | 'failed';

class Notices {
  #told = $state.raw<Told>(read());

  /** The browser can, and this server sends them. */
  get possible(): boolean {
    const able = 'PushManager' in window && 'serviceWorker' in navigator;
    return able && typeof server.info?.push === 'string';
  }

  /** Is this browser told for the account that is logged in? */
  get forAccount(): boolean {
    return server.account !== undefined && this.#told.accounts.includes(server.account.name);
  }

  forSeat(match: string): boolean {
    return this.#told.matches.includes(match);
  }

  /** The person may have withdrawn it in the settings of the browser: then nobody is told. */
  async look(): Promise<void> {
    await server.look();
    if (this.possible && !(await subscription())) this.#keep(NOBODY);
  }

  /** Switches it on or off for the account. */
  async switchAccount(on: boolean): Promise<NoticeFault | undefined> {
    const name = server.account?.name ?? '';
    const accounts = this.#told.accounts.filter((one) => one !== name);
    return this.#switch(on, { ...this.#told, accounts: on ? [...accounts, name] : accounts });
  }

  /** Switches it on or off for a seat, until its match is over. */
  async switchSeat(on: boolean, { id, token }: HeldSeat): Promise<NoticeFault | undefined> {
    const matches = this.#told.matches.filter((one) => one !== id);
    const told = { ...this.#told, matches: on ? [...matches, id] : matches };
    return this.#switch(on, told, { match: id, token });
  }

  async #switch(
    on: boolean,
    told: Told,
    seat?: { match: string; token: string | undefined },
  ): Promise<NoticeFault | undefined> {
    const match = seat && { match: seat.match };
    try {
      if (on && (await Notification.requestPermission()) !== 'granted') return 'refused';
      const made = on ? await subscribed() : await subscription();
      if (made && on) await api.subscribe({ ...wired(made), ...match }, seat?.token);
      else if (made) await api.unsubscribe({ endpoint: made.endpoint, ...match }, seat?.token);
      this.#keep(told);
      // Nobody is told any more: the browser need not listen.
      if (!on && told.accounts.length + told.matches.length === 0) await made?.unsubscribe();
      return undefined;
    } catch {
      // The browser's push service, or the server, cannot be reached.
      return 'failed';
    }
  }

  #keep(told: Told): void {
    this.#told = told;
    try {
      localStorage.setItem(KEY, JSON.stringify(told));
    } catch {
      // Without storage the switch forgets how it stands; the server does not.
    }
  }
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function subscribed(): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: server.info?.push ?? '',
  });
}

function wired(made: PushSubscription) {
  const { endpoint, keys } = made.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    locale: settings.locale,
  };
}

export const notices = new Notices();
