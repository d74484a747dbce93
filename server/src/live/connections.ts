// All sockets of this server: how many from where, and whose session each of them came with.
import type { StoredAccount } from '../store/store.ts';
import type { Connection } from './connection.ts';

/** The session that was logged in when a socket was opened. */
export interface Visitor {
  readonly account: StoredAccount;
  /** The hash of its session. */
  readonly session: string;
}

export class Connections {
  readonly #all = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();

  get size(): number {
    return this.#all.size;
  }

  from(address: string): number {
    return this.#perAddress.get(address) ?? 0;
  }

  add(connection: Connection, address: string): void {
    this.#all.add(connection);
    this.#perAddress.set(address, this.from(address) + 1);
  }

  remove(connection: Connection, address: string): void {
    if (!this.#all.delete(connection)) return;
    const left = this.from(address) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }

  ping(): void {
    for (const connection of this.#all) connection.ping();
  }

  /** An account is no longer what it was: whoever came in with it shows again what they have. */
  leaveAccount(account: number): void {
    this.#comeBack(({ account: one }) => one.id === account);
  }

  /** The same for sessions that have ended. */
  leaveSessions(hashes: readonly string[]): void {
    this.#comeBack(({ session }) => hashes.includes(session));
  }

  #comeBack(isMeant: (visitor: Visitor) => boolean): void {
    for (const connection of [...this.#all])
      if (connection.visitor && isMeant(connection.visitor)) connection.comeBack();
  }
}
