/** A bucket that fills by itself: so many at once, so many a second in the long run. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #tokens: number;
  #at: number;

  constructor(rate: number, size: number, now: number) {
    this.#rate = rate;
    this.#size = size;
    this.#tokens = size;
    this.#at = now;
  }

  /** Takes so many out; `false` when there are too few, and then none are taken. */
  take(count: number, now: number): boolean {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }
}
