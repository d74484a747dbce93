// What this page knows of the server: whether there is one, what it offers, who is logged in.
import type { Account, ServerInfo } from '@motti/protocol';
import { settings } from '../settings.svelte.ts';
import { ApiError, api } from './api.ts';

class Server {
  info = $state.raw<ServerInfo>();
  account = $state.raw<Account>();
  /** Asked and answered, one way or the other. */
  known = $state(false);
  #asking: Promise<void> | undefined;

  /** Asks once; a page that was opened offline asks again when the network is back. */
  look(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  get isThere(): boolean {
    return this.info !== undefined;
  }

  /** Logged in or out; remembered, so that a browser without an account asks for none. */
  enter(account: Account | undefined): void {
    this.account = account;
    settings.account = account?.name ?? '';
  }

  /** Something of the account has changed on the server. */
  async refresh(): Promise<void> {
    if (settings.account) this.account = await this.#me();
  }

  async #me(): Promise<Account | undefined> {
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) settings.account = '';
      else if (!(error instanceof ApiError)) throw error;
      return undefined;
    }
  }

  async #ask(): Promise<void> {
    try {
      this.info = await api.server();
      if (settings.account) this.account = await this.#me();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      addEventListener(
        'online',
        () => {
          this.#asking = undefined;
          void this.look();
        },
        { once: true },
      );
    } finally {
      this.known = true;
    }
  }
}

export const server = new Server();
