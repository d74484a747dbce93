// The load, in a process of its own: plays many matches at once over sockets, on loopback only, and stops by itself.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { gameById } from '@motti/catalog';
import { type AnyGame, type Decision, invariant, type Side, seededRandom } from '@motti/engine';
import { applyPatch, type MatchCreated, type ServerMessage } from '@motti/protocol';
import { movesAhead } from './moves.ts';

export interface LoadOrder {
  readonly url: string;
  readonly game: string;
  readonly matches: number;
  readonly seconds: number;
  /** Moves a second in all; absent: every match moves as soon as its last move is answered. */
  readonly rate?: number;
}

export interface LoadReport {
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

interface Socket {
  send(text: string): void;
  close(): void;
  on(event: 'open' | 'error', listener: (error?: Error) => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
}
const WebSocket = createRequire(import.meta.url)('ws') as new (url: string) => Socket;

const AHEAD = 60;
const random = seededRandom('load');

/** One seat: what its socket has told it. */
class Seat {
  view: unknown;
  decision!: Decision;
  version = 0;
  moves: string[] = [];
  readonly #socket: Socket;
  readonly #answered: (ok: boolean) => void;

  private constructor(socket: Socket, answered: (ok: boolean) => void) {
    this.#socket = socket;
    this.#answered = answered;
  }

  static sit(
    url: string,
    match: string,
    token: string,
    answered: (ok: boolean) => void,
  ): Promise<Seat> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    const seat = new Seat(socket, answered);
    return new Promise((resolve, reject) => {
      socket.on('error', (error) => reject(error));
      socket.on('open', () => seat.send({ type: 'sit', match, token }));
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        seat.#receive(message);
        if (message.type === 'seated') resolve(seat);
      });
    });
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'seated') Object.assign(this, message);
    else if (message.type === 'frame') {
      this.version = message.version;
      this.decision = message.decision;
      if (message.view !== undefined) this.view = message.view;
      if (message.patch) this.view = applyPatch(this.view, message.patch);
    } else if (message.type === 'accepted') this.#answered(true);
    else if (message.type === 'refused') this.#answered(false);
  }
}

/** One match: at most one move under way. */
class Pair {
  busy = false;
  readonly #game: AnyGame;
  readonly #done: (started: number, ok: boolean) => void;
  readonly #order: LoadOrder;
  #seats = new Map<Side, Seat>();
  #count = 0;
  #started = 0;
  #mover: Seat | undefined;

  constructor(order: LoadOrder, game: AnyGame, done: (started: number, ok: boolean) => void) {
    this.#order = order;
    this.#game = game;
    this.#done = done;
  }

  async open(): Promise<void> {
    const { url, game } = this.#order;
    const { scenarios } = this.#game;
    const setup = { scenario: scenarios[0]!.id, options: {} };
    const response = await fetch(`${url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, setup, seats: {} }),
    });
    const made = (await response.json()) as MatchCreated;
    this.close();
    for (const [side, token] of Object.entries(made.seats)) {
      const seat = await Seat.sit(url, made.id, token, (ok) => this.#answered(ok));
      this.#seats.set(side, seat);
      await this.#quietly(seat, { type: 'join' });
    }
    this.prepare();
  }

  /** Sends the next move; what it costs is counted from `scheduled`. */
  move(scheduled: number): void {
    this.busy = true;
    this.#started = scheduled;
    const mover = this.#moverWithMoves();
    if (!mover) {
      // The match is over, or the frame that asks somebody has not come yet.
      if (this.#isOver()) void this.open().then(() => this.move(performance.now()));
      else setTimeout(() => this.move(scheduled), 1);
      return;
    }
    const id = `m${this.#count++}`;
    const lines = [mover.moves.shift()!];
    mover.send({ type: 'play', id, version: mover.version, lines });
  }

  close(): void {
    for (const seat of this.#seats.values()) seat.close();
    this.#seats = new Map();
  }

  prepare(): void {
    this.#moverWithMoves();
  }

  /** A side that knows that it is asked, with moves made ahead. */
  #moverWithMoves(): Seat | undefined {
    if (this.#mover && this.#mover.moves.length > 0) return this.#mover;
    for (const [side, seat] of this.#seats) {
      const { decision } = seat;
      if (decision.kind !== 'choose' || !decision.sides.includes(side)) continue;
      seat.moves = movesAhead(this.#game, seat.view, side, random, AHEAD);
      this.#mover = seat;
      if (seat.moves.length > 0) return seat;
    }
    return undefined;
  }

  #isOver(): boolean {
    return [...this.#seats.values()].some((seat) => seat.decision.kind === 'over');
  }

  #quiet: (() => void) | undefined;
  #quietly(seat: Seat, act: object): Promise<void> {
    return new Promise((resolve) => {
      this.#quiet = resolve;
      seat.send({ ...act, id: `q${this.#count++}` });
    });
  }

  #answered(ok: boolean): void {
    if (this.#quiet) {
      this.#quiet();
      this.#quiet = undefined;
      return;
    }
    // Something has happened that the moves made ahead did not know of.
    if (!ok && this.#mover) this.#mover.moves = [];
    this.busy = false;
    this.#done(this.#started, ok);
  }
}

async function load(order: LoadOrder, ready: () => Promise<void>): Promise<LoadReport> {
  const game = gameById(order.game);
  invariant(game, `no game ${order.game}`);
  const times: number[] = [];
  let refused = 0;
  let running = true;
  const pairs: Pair[] = [];
  for (let i = 0; i < order.matches; i++) {
    const pair: Pair = new Pair(order, game, (started, ok) => {
      if (ok) times.push(performance.now() - started);
      else refused++;
      if (running && order.rate === undefined) pair.move(performance.now());
    });
    pairs.push(pair);
    await pair.open();
  }
  await ready();
  times.length = 0;
  const started = performance.now();
  if (order.rate === undefined) for (const pair of pairs) pair.move(performance.now());
  else await pace(pairs, order.rate, order.seconds);
  await sleep(started + order.seconds * 1000 - performance.now());
  running = false;
  const seconds = (performance.now() - started) / 1000;
  const moves = times.length;
  await sleep(200);
  for (const pair of pairs) pair.close();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { moves, refused, seconds, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1) };
}

/** Sends at a steady rate, whatever the answers do: waiting in line counts. */
async function pace(pairs: readonly Pair[], rate: number, seconds: number): Promise<void> {
  const started = performance.now();
  const total = rate * seconds;
  let next = 0;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, ((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent++) {
      const scheduled = started + (sent / rate) * 1000;
      const idle = nextIdle(pairs, next);
      if (idle < 0) break;
      next = idle + 1;
      pairs[idle]!.move(scheduled);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function nextIdle(pairs: readonly Pair[], from: number): number {
  for (let i = 0; i < pairs.length; i++) {
    const index = (from + i) % pairs.length;
    if (!pairs[index]!.busy) return index;
  }
  return -1;
}

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Says that every match stands, and waits for the word. */
async function standReady(): Promise<void> {
  process.send!('ready');
  await once(process, 'message');
}

process.once('message', async (order: LoadOrder) => {
  invariant(new URL(order.url).hostname === '127.0.0.1', 'load goes to loopback only');
  process.send!(await load(order, standReady));
  process.disconnect();
});
