// One match under load: two seats on sockets of their own, at most one move under way.
import { type AnyGame, type Setup, type Side, seededRandom } from '@motti/engine';
import type { MatchCreated } from '@motti/protocol';
import { movesAhead } from './moves.ts';
import { Seat, type SeatListener } from './seat.ts';

/** How many moves are made ahead at most. */
const AHEAD = 60;
const random = seededRandom('load');

export class LoadMatch implements SeatListener {
  busy = false;
  readonly #game: AnyGame;
  readonly #setup: Setup;
  /** A server for each seat, in turn. */
  readonly #urls: readonly string[];
  readonly #onScreen: (ms: number) => void;
  readonly #done: (started: number, ok: boolean) => void;
  #seats = new Map<Side, Seat>();
  #count = 0;
  #started = 0;
  /** Who has moved last, until the other side has seen it; and when that was answered. */
  #sender: Seat | undefined;
  #answered = 0;
  #mover: Seat | undefined;
  /** A move is due, and nobody knows yet that they are asked. */
  #due = false;
  #joined: (() => void) | undefined;

  /** `onScreen`: so long after its answer a move was seen by the other side. */
  constructor(
    urls: readonly string[],
    game: AnyGame,
    done: (started: number, ok: boolean) => void,
    onScreen: (ms: number) => void = () => {},
  ) {
    this.#urls = urls;
    this.#onScreen = onScreen;
    this.#game = game;
    this.#setup = { scenario: game.scenarios[0]!.id, options: {} };
    this.#done = done;
  }

  async open(): Promise<void> {
    const setup = this.#setup;
    const response = await fetch(`${this.#urls[0]}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: this.#game.id, setup, seats: {} }),
    });
    const made = (await response.json()) as MatchCreated;
    this.close();
    for (const [i, [side, token]] of Object.entries(made.seats).entries()) {
      const seat = await Seat.sit(this.#urls[i % this.#urls.length]!, made.id, token, this);
      this.#seats.set(side, seat);
      await this.#join(seat);
    }
    this.prepare();
  }

  /** Sends the next move; what it costs is counted from `scheduled`. */
  move(scheduled: number): void {
    this.busy = true;
    this.#started = scheduled;
    const mover = this.#moverWithMoves();
    if (mover) {
      const id = `m${this.#count++}`;
      const lines = [mover.moves.shift()!];
      this.#sender = mover;
      mover.send({ type: 'play', id, version: mover.version, lines });
    } else if (this.#isOver()) {
      // Making a new match is no move: the time that it takes does not count.
      void this.open().then(() => this.move(performance.now()));
    } else this.#due = true;
  }

  close(): void {
    for (const seat of this.#seats.values()) seat.close();
    this.#seats = new Map();
    this.#mover = undefined;
  }

  prepare(): void {
    this.#moverWithMoves();
  }

  told(seat: Seat): void {
    if (this.#sender !== undefined && seat !== this.#sender) {
      this.#onScreen(this.busy ? 0 : performance.now() - this.#answered);
      this.#sender = undefined;
    }
    if (!this.#due) return;
    this.#due = false;
    this.move(this.#started);
  }

  answered(seat: Seat, ok: boolean): void {
    if (this.#joined) {
      this.#joined();
      this.#joined = undefined;
      return;
    }
    // Something has happened that the moves made ahead did not know of.
    if (!ok) seat.moves = [];
    this.busy = false;
    this.#answered = performance.now();
    this.#done(this.#started, ok);
  }

  /** A side that knows that it is asked, with moves made ahead. */
  #moverWithMoves(): Seat | undefined {
    if (this.#mover && this.#mover.moves.length > 0) return this.#mover;
    for (const [side, seat] of this.#seats) {
      const { decision } = seat;
      if (decision.kind !== 'choose' || !decision.sides.includes(side)) continue;
      seat.moves = movesAhead(this.#game, this.#setup, seat.view, side, random, AHEAD);
      this.#mover = seat;
      if (seat.moves.length > 0) return seat;
    }
    return undefined;
  }

  #isOver(): boolean {
    return [...this.#seats.values()].some((seat) => seat.decision.kind === 'over');
  }

  #join(seat: Seat): Promise<void> {
    return new Promise((resolve) => {
      this.#joined = resolve;
      seat.send({ type: 'join', id: `q${this.#count++}` });
    });
  }
}
