// Who is many does not go first. In one turn of the event loop each address has a few things done; what more it asks for
// waits for the next turns, one address after the other, and everybody else is served in between.

/** After so many milliseconds without anything to do a turn is surely over: nobody need wake the loop to find out. */
const LULL_MS = 4;

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
  /** What has been done since the last turn that somebody waited for, or the last lull; and when that was last. */
  readonly #done = new Map<string, number>();
  #all = 0;
  #at = 0;
  #next: NodeJS.Immediate | undefined;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /** Does this now, if it is this address's turn, or in a later one; `false`: never, too much of it waits already. */
  run(address: string, work: () => void): boolean {
    if (performance.now() - this.#at > LULL_MS) this.#begin();
    const line = this.#waiting.get(address);
    if (!line && this.#mayGo(address)) {
      this.#count(address);
      this.#do(work);
      return true;
    }
    if (line && line.length >= this.#options.line) return false;
    if (line) line.push(work);
    else this.#waiting.set(address, [work]);
    this.#next ??= setImmediate(() => this.#turn());
    return true;
  }

  #begin(): void {
    this.#done.clear();
    this.#all = 0;
  }

  #do(work: () => void): void {
    work();
    this.#at = performance.now();
  }

  #mayGo(address: string): boolean {
    const { each, all = Number.POSITIVE_INFINITY } = this.#options;
    return this.#all < all && (this.#done.get(address) ?? 0) < each;
  }

  #count(address: string): void {
    this.#done.set(address, (this.#done.get(address) ?? 0) + 1);
    this.#all++;
  }

  #turn(): void {
    this.#next = undefined;
    this.#begin();
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
      for (const work of works) this.#do(work);
    }
    if (this.#waiting.size > 0) this.#next ??= setImmediate(() => this.#turn());
  }
}
