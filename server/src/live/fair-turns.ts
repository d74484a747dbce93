// Who is many does not go first. In one turn of the event loop each address has a few things done; what more it asks for
// waits for the next turns, one address after the other, and everybody else is served in between.

export interface FairTurnsOptions {
  /** What one address may have done in one turn, and all of them together. */
  readonly each: number;
  readonly all?: number;
  /** How much of one address may wait. */
  readonly line: number;
}

export class FairTurns {
  readonly #options: FairTurnsOptions;
  /** In the order in which they have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** What has been done in this turn. */
  readonly #done = new Map<string, number>();
  #all = 0;
  #next: NodeJS.Immediate | undefined;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /** Does this now, if it is this address's turn, or in a later one; `false`: never, too much of it waits already. */
  run(address: string, work: () => void): boolean {
    const line = this.#waiting.get(address);
    if (!line && this.#mayGo(address)) {
      this.#count(address);
      work();
      return true;
    }
    if (line && line.length >= this.#options.line) return false;
    if (line) line.push(work);
    else this.#waiting.set(address, [work]);
    return true;
  }

  #mayGo(address: string): boolean {
    const { each, all = Number.POSITIVE_INFINITY } = this.#options;
    return this.#all < all && (this.#done.get(address) ?? 0) < each;
  }

  #count(address: string): void {
    this.#next ??= setImmediate(() => this.#turn());
    this.#done.set(address, (this.#done.get(address) ?? 0) + 1);
    this.#all++;
  }

  #turn(): void {
    this.#next = undefined;
    this.#done.clear();
    this.#all = 0;
    for (const [address, line] of [...this.#waiting]) {
      if (!this.#mayGo(address)) break;
      this.#waiting.delete(address);
      const works: (() => void)[] = [];
      while (line.length > 0 && this.#mayGo(address)) {
        this.#count(address);
        works.push(line.shift()!);
      }
      // To the end of the row; what its work itself asks for comes after what waits.
      if (line.length > 0) this.#waiting.set(address, line);
      for (const work of works) work();
    }
  }
}
