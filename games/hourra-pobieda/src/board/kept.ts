// What follows from a map and was found once, as long as it is asked for: so a long match needs no more room than a short one.

/**
 * Two generations of at most so many each. What is asked for again moves to the younger one; when that is full the elder one,
 * which nobody has asked for since, is forgotten.
 */
export class Kept<Key, Found> {
  readonly #most: number;
  #young = new Map<Key, Found>();
  #old = new Map<Key, Found>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Found | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, found: Found): void {
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, found);
  }
}
