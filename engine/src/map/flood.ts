// Searches by number of steps: what hangs together, how far it is, the nearest of something.
import type { Links } from './links.ts';

/** May the search enter this space? `place` is where the step stands in the table of the map. */
export type IsOpen = (space: number, from: number, place: number) => boolean;

/**
 * A search breadth first. Its arrays are made once; a search is begun anew without clearing them, and its answers hold
 * until the next one is begun. A rule whose steps are its own writes the loop itself:
 *
 *     flood.begin();
 *     flood.enter(start, -1);
 *     for (let i = 0; i < flood.count; i++) … flood.enter(next, flood.at(i));
 */
export class Flood<Space extends number = number> {
  /** How many spaces have been entered so far. */
  count = 0;
  /** A space has been seen in this search if it bears its number. */
  private search = 0;
  private readonly seen: Int32Array;
  private readonly met: Int32Array;
  private readonly order: Int16Array;
  private readonly steps: Int16Array;
  private readonly previous: Int16Array;

  constructor(spaces: number) {
    this.seen = new Int32Array(spaces);
    this.met = new Int32Array(spaces);
    this.order = new Int16Array(spaces);
    this.steps = new Int16Array(spaces);
    this.previous = new Int16Array(spaces);
  }

  begin(): void {
    this.search++;
    this.count = 0;
  }

  /** Enters a space from one that was entered before, or as a start (−1); once only. */
  enter(space: Space, from: number): void {
    if (this.seen[space] === this.search) return;
    this.seen[space] = this.search;
    this.steps[space] = from < 0 ? 0 : this.steps[from]! + 1;
    this.previous[space] = from;
    this.order[this.count++] = space;
  }

  /** Is this the first time that the search asks about this space? Who asks so looks at no closed space twice. */
  meets(space: Space): boolean {
    if (this.met[space] === this.search) return false;
    this.met[space] = this.search;
    return true;
  }

  /** The spaces entered, nearest first. */
  at(index: number): Space {
    return this.order[index] as Space;
  }

  has(space: Space): boolean {
    return this.seen[space] === this.search;
  }

  /** How many steps away it is; −1 where nothing leads. */
  stepsTo(space: Space): number {
    return this.has(space) ? this.steps[space]! : -1;
  }

  /** All that was entered, nearest first. */
  entered(): Space[] {
    return Array.from(this.order.subarray(0, this.count)) as Space[];
  }

  /** The spaces of a shortest way, without its start; nothing where nothing leads. */
  pathTo(space: Space): Space[] | undefined {
    if (!this.has(space)) return undefined;
    const path: Space[] = [];
    for (let at: number = space; this.previous[at]! >= 0; at = this.previous[at]!)
      path.push(at as Space);
    return path.reverse();
  }

  /** Everything within so many steps of the starts, over spaces that are open. */
  spread(
    map: Links,
    starts: readonly Space[],
    isOpen: IsOpen,
    most = Number.POSITIVE_INFINITY,
  ): this {
    this.begin();
    for (let i = 0; i < starts.length; i++) this.enter(starts[i]!, -1);
    const { next, ways } = map;
    for (let i = 0; i < this.count; i++) {
      const from = this.at(i);
      if (this.steps[from]! >= most) break;
      for (let place = from * ways, end = place + ways; place < end; place++) {
        const to = next[place]!;
        if (to >= 0 && this.seen[to] !== this.search && isOpen(to, from, place))
          this.enter(to as Space, from);
      }
    }
    return this;
  }

  /** The nearest space that serves, the start itself perhaps, over spaces that are open; −1 where there is none. */
  find(
    map: Links,
    start: Space,
    isOpen: IsOpen,
    serves: (space: Space) => boolean,
    most = Number.POSITIVE_INFINITY,
  ): Space | -1 {
    this.begin();
    this.enter(start, -1);
    if (serves(start)) return start;
    const { next, ways } = map;
    for (let i = 0; i < this.count; i++) {
      const from = this.at(i);
      if (this.steps[from]! >= most) return -1;
      for (let place = from * ways, end = place + ways; place < end; place++) {
        const to = next[place]!;
        if (to < 0 || this.seen[to] === this.search || !isOpen(to, from, place)) continue;
        this.enter(to as Space, from);
        if (serves(to as Space)) return to as Space;
      }
    }
    return -1;
  }
}
