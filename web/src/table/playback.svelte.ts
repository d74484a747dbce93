// What others did, shown move by move at the reader's pace: the machine's turn, a far opponent's, the dice. The match itself has
// gone on; only what is shown waits.
import { settings } from '../settings.svelte.ts';

export const SPEEDS = ['slow', 'normal', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one move to the next, and how long dice stay, at normal speed. */
const STEP = 440;
const DICE = 760;
/** After a counter has come to rest. */
const REST = 180;
/** A long turn is shown faster, so that it takes about this long; but no move flashes by. */
const LONGEST = 20_000;
const LEAST = 90;

/** What is played back, as the table knows it. */
export interface Watched {
  /** How many entries the match has. */
  count(): number;
  /** Others made it and the reader may know something of it: `dice` stay longer. */
  kindOf(index: number): 'move' | 'dice' | undefined;
}

/** What the reader has chosen; else whatever the wish for little motion asks for. */
export const speedNow = (): Speed => settings.playback || (isStill() ? 'at-once' : 'normal');

export class Playback {
  readonly #watched: Watched;
  /** The entry after which the table is shown; `undefined`: the present. */
  #at = $state<number>();
  /** The moves that are being shown, by entry. */
  #steps = $state.raw<readonly number[]>([]);
  #paused = $state(false);
  /** Where a reader has stepped back to: what lies ahead is known. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many entries the reader has been shown. */
  #shown = 0;
  #heldUntil = 0;
  /** There is nothing to be seen on the map yet: the next move waits for it. */
  blind = false;
  /** Who looks for the first time sees the present; a lesson has its own pace. */
  enabled = false;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  get at(): number | undefined {
    return this.#at;
  }
  get playing(): boolean {
    return this.#at !== undefined;
  }
  get paused(): boolean {
    return this.#paused;
  }
  get steps(): readonly number[] {
    return this.#steps;
  }
  /** How many moves are still to be shown. */
  get left(): number {
    return this.#at === undefined ? 0 : this.#steps.filter((step) => step > this.#at!).length;
  }
  /** How much slower than normal. */
  get pace(): number {
    return this.speed === 'slow' ? 2 : 1;
  }

  get speed(): Speed {
    return speedNow();
  }

  set speed(speed: Speed) {
    settings.playback = speed;
    if (speed === 'at-once') this.skip();
    else if (this.playing && !this.#paused) this.#later();
  }

  /** The reader knows the position as it is now. */
  catchUp(): void {
    this.#shown = this.#watched.count();
  }

  /** The match has changed. */
  follow(): void {
    const count = this.#watched.count();
    if (!this.enabled || count < this.#shown || this.speed === 'at-once' || isHidden()) {
      this.skip();
      return;
    }
    const news = range(this.#shown, count).filter(
      (index) => this.#watched.kindOf(index) !== undefined,
    );
    this.#shown = count;
    // A die that the reader has thrown falls at once, on its card: there is nothing to watch but it.
    const alone = news.length === 1 && this.#watched.kindOf(news[0]!) === 'dice';
    if (news.length > 0 && !(alone && !this.playing)) this.#begin(news);
  }

  /** Shows these moves once more. */
  again(from: number): void {
    const steps = range(from, this.#watched.count()).filter(
      (index) => this.#watched.kindOf(index) !== undefined,
    );
    this.#stop();
    if (steps.length > 0) this.#begin(steps);
  }

  #begin(steps: readonly number[]): void {
    if (this.#at !== undefined) {
      this.#steps = [...this.#steps, ...steps];
      if (this.#timer === undefined && !this.#paused) this.#later();
      return;
    }
    this.#steps = steps;
    this.#paused = false;
    this.#at = steps[0]! - 1;
    this.#later();
  }

  /** One move on, or back; whoever steps has paused. */
  step(by: 1 | -1): void {
    if (this.#at === undefined) return;
    this.#pause();
    const at = this.#at;
    const next =
      by === 1 ? this.#steps.find((step) => step > at) : this.#steps.findLast((step) => step < at);
    if (next !== undefined) this.#at = next;
    else if (by === 1) this.skip();
    else this.#at = this.#steps[0]! - 1;
  }

  toggle(): void {
    if (this.#paused) {
      this.#paused = false;
      this.#later();
    } else this.#pause();
  }

  #pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Something is on its way on the map: the next move waits for it. */
  hold(milliseconds: number): void {
    this.#heldUntil = performance.now() + milliseconds + REST;
  }

  /** To the present. */
  skip(): void {
    this.#stop();
    this.catchUp();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#at = undefined;
    this.#steps = [];
    this.#paused = false;
  }

  #later(): void {
    clearTimeout(this.#timer);
    const kind = this.#at === undefined ? undefined : this.#watched.kindOf(this.#at);
    const step = Math.max(LEAST, Math.min(STEP, LONGEST / this.#steps.length));
    const wait = (kind === 'dice' ? DICE : step) * this.pace;
    const held = this.#heldUntil - performance.now();
    this.#timer = setTimeout(() => this.#next(), Math.max(wait, held));
  }

  #next(): void {
    this.#timer = undefined;
    const at = this.#at;
    if (at === undefined || this.#paused) return;
    // A map that is not painted yet is waited for, and a counter that has started since.
    const isHeld = this.blind || this.#heldUntil > performance.now() + 20;
    if (isHeld && !isHidden()) {
      this.#later();
      return;
    }
    const next = this.#steps.find((step) => step > at);
    if (next === undefined || isHidden()) {
      this.skip();
      return;
    }
    this.#at = next;
    this.#later();
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** A page that nobody sees plays nothing. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

const isStill = (): boolean =>
  settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
