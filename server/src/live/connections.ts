// All sockets of this server: how many from where, and whose session each of them came with.

import type { Limits } from '../config.ts';
import type { Hint } from '../store/shared.ts';
import type { StoredAccount } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import type { Connection } from './connection.ts';
import { FairTurns } from './fair-turns.ts';

/** How many seconds' worth of messages may come at once. */
const BURST_SECONDS = 4;
/** Messages of one address in one turn of the event loop; a player sends one. */
const MESSAGES_A_TURN = 6;
/** Those who come in: their requests, and sitting down. Each takes as long as several moves. */
const COMING_IN = { each: 2, all: 4, line: 200 };
/** So many hashes have room in one hint. */
const HASHES = 100;

/** The session that was logged in when a socket was opened. */
export interface Visitor {
  readonly account: StoredAccount;
  /** The hash of its session. */
  readonly session: string;
}

/** Those who come from one address: how many sockets, and what they may say together. */
interface Origin {
  sockets: number;
  /** When the last of them closed. */
  left: number;
  readonly bucket: Bucket;
}

export class Connections {
  readonly #all = new Set<Connection>();
  readonly #origins = new Map<string, Origin>();
  readonly #limits: Pick<Limits, 'addressMessages'>;
  readonly #tell: (hint: Hint) => void;
  /** When what somebody says is done. What waits is no more than they may say at once. */
  readonly talking = new FairTurns({ each: MESSAGES_A_TURN, line: Number.POSITIVE_INFINITY });
  readonly comingIn = new FairTurns(COMING_IN);

  /** `tell`: says it to the other servers on this database. */
  constructor(limits: Pick<Limits, 'addressMessages'>, tell: (hint: Hint) => void = () => {}) {
    this.#limits = limits;
    this.#tell = tell;
  }

  get size(): number {
    return this.#all.size;
  }

  from(address: string): number {
    return this.#origins.get(address)?.sockets ?? 0;
  }

  add(connection: Connection, address: string): void {
    this.#all.add(connection);
    this.#originOf(address).sockets++;
  }

  remove(connection: Connection, address: string): void {
    if (!this.#all.delete(connection)) return;
    const origin = this.#originOf(address);
    origin.sockets--;
    origin.left = performance.now();
  }

  /** May anybody from this address say something more now? Many sockets are not many times as much to say. */
  allows(address: string, cost: number): boolean {
    return this.#origins.get(address)?.bucket.take(cost, performance.now()) ?? false;
  }

  #originOf(address: string): Origin {
    const known = this.#origins.get(address);
    if (known) return known;
    const { addressMessages } = this.#limits;
    const bucket = new Bucket(addressMessages, addressMessages * BURST_SECONDS, performance.now());
    const origin = { sockets: 0, left: performance.now(), bucket };
    this.#origins.set(address, origin);
    return origin;
  }

  /** Now and then: is everybody still there? */
  ping(): void {
    for (const connection of this.#all) connection.ping();
    // Not sooner: whoever hangs up and comes back has said what they have said. By now their bucket is full again.
    const before = performance.now() - BURST_SECONDS * 1000;
    for (const [address, { sockets, left }] of this.#origins)
      if (sockets === 0 && left < before) this.#origins.delete(address);
  }

  /** The sessions with which somebody is here, by their hashes. */
  get sessions(): string[] {
    const hashes = [...this.#all].flatMap(({ visitor }) => (visitor ? [visitor.session] : []));
    return [...new Set(hashes)];
  }

  /** An account is no longer what it was: whoever came in with it, at any server, shows again what they have. */
  leaveAccount(account: number): void {
    this.#tell(['account', account, 'changed']);
    this.leaveAccountHere(account);
  }

  /** The same for sessions that have ended. */
  leaveSessions(hashes: readonly string[]): void {
    for (let i = 0; i < hashes.length; i += HASHES)
      this.#tell(['sessions', hashes.slice(i, i + HASHES)]);
    this.leaveSessionsHere(hashes);
  }

  leaveAccountHere(account: number): void {
    this.#comeBack(({ account: one }) => one.id === account);
  }

  leaveSessionsHere(hashes: readonly string[]): void {
    this.#comeBack(({ session }) => hashes.includes(session));
  }

  #comeBack(isMeant: (visitor: Visitor) => boolean): void {
    for (const connection of [...this.#all])
      if (connection.visitor && isMeant(connection.visitor)) connection.comeBack();
  }
}
