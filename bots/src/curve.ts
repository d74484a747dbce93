// What is noted of a game turn by turn: at the set-up, whenever the turn changes, and at the end.
import type { AnyGame } from '@motti/engine';

/** Hooks of `playOut`; `take` is asked only when a point is made. */
export class Curve<Point> {
  readonly #game: AnyGame;
  readonly #take: (state: unknown) => Point;
  readonly #points: Point[] = [];
  #turn: number | undefined;
  /** As it is after the last action, unless that is a point already. */
  #latest: unknown;

  constructor(game: AnyGame, take: (state: unknown) => Point) {
    this.#game = game;
    this.#take = take;
  }

  start(state: unknown): void {
    this.#turn = this.#game.gauges(state)['turn'];
    this.#points.push(this.#take(state));
  }

  played(state: unknown): void {
    const { turn } = this.#game.gauges(state);
    if (turn === this.#turn) {
      this.#latest = state;
      return;
    }
    // Turn 0 is the set-up: no turn ends with it, and what players have set up is known once it is over.
    if (this.#turn === 0) this.#points.pop();
    this.#turn = turn;
    this.#latest = undefined;
    this.#points.push(this.#take(state));
  }

  get points(): readonly Point[] {
    return this.#latest === undefined ? this.#points : [...this.#points, this.#take(this.#latest)];
  }
}
