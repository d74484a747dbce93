// The clocks of a match. They are not stored: the times of the rows make them again.
import type { Side } from '@motti/engine';
import type { ClockSettings, Clocks } from '@motti/protocol';

export class MatchClock {
  readonly #settings: ClockSettings;
  /** Milliseconds left to each side, at `#at`. */
  readonly #left = new Map<Side, number>();
  #running: readonly Side[] = [];
  #at = 0;

  constructor(settings: ClockSettings, sides: readonly Side[]) {
    this.#settings = settings;
    for (const side of sides) this.#left.set(side, settings.initial * 1000);
  }

  /** From now on these sides are asked: their time runs; who has answered gets their increment. */
  ask(sides: readonly Side[], at: number): void {
    this.#pass(at);
    const { increment, cap } = this.#settings;
    for (const side of this.#running) {
      if (sides.includes(side)) continue;
      const left = this.#left.get(side)! + increment * 1000;
      this.#left.set(side, Math.min(left, (cap ?? Number.POSITIVE_INFINITY) * 1000));
    }
    this.#running = sides.filter((side) => this.#left.has(side));
  }

  /** When the first flag falls, if nobody does anything. */
  get deadline(): number | undefined {
    if (this.#running.length === 0) return undefined;
    return this.#at + Math.min(...this.#running.map((side) => this.#left.get(side)!));
  }

  /** The side whose flag has fallen; of several, the one that was out of time first. */
  fallen(now: number): Side | undefined {
    const deadline = this.deadline;
    if (deadline === undefined || now < deadline) return undefined;
    return this.#running.find((side) => this.#at + this.#left.get(side)! === deadline);
  }

  read(now: number): Clocks {
    this.#pass(now);
    const left: Record<Side, number> = {};
    for (const [side, time] of this.#left) left[side] = Math.max(0, Math.round(time));
    return { at: this.#at, left, running: [...this.#running] };
  }

  #pass(at: number): void {
    const elapsed = Math.max(0, at - this.#at);
    for (const side of this.#running) this.#left.set(side, this.#left.get(side)! - elapsed);
    this.#at = Math.max(this.#at, at);
  }
}
