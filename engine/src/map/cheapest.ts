// Searches by cost: how far a unit gets, the cheapest way. Costs are small whole numbers, so a row of queues serves.
import type { Links } from './links.ts';

/** What a step costs; negative where it cannot be made. `place` is where it stands in the table of the map. */
export type StepCost = (from: number, to: number, place: number) => number;

export interface Journey<Space extends number = number> {
  readonly starts: readonly Space[];
  readonly cost: StepCost;
  /** The most that all steps together may cost. */
  readonly limit: number;
  /** Where it may arrive but not go on: an enemy zone, a river to be crossed next turn. Starts never stop it. */
  readonly stops?: (space: Space) => boolean;
}

/**
 * A search by cost, cheapest first and among equals in the order of discovery. Its arrays are made once; a search is
 * begun anew without clearing them, and its answers hold until the next one is begun. A rule whose steps are its own
 * (on foot and by train, say, with a node for each) writes the loop itself:
 *
 *     search.begin();
 *     search.offer(start, 0, -1);
 *     for (let node = search.take(); node >= 0; node = search.take()) … search.offer(next, cost, node);
 */
export class Cheapest<Node extends number = number> {
  /** How many nodes have been taken so far: those whose cheapest way is known. */
  count = 0;
  /** A node has been seen in this search if it bears its number. */
  private search = 0;
  private readonly seen: Int32Array;
  private readonly costs: Int16Array;
  private readonly previous: Int16Array;
  private readonly order: Int16Array;
  /** Waiting entries, a chain for each rank: first and last by rank, then the next by entry. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private entryNode: Int16Array;
  private entryCost: Int16Array;
  private entryNext: Int32Array;
  private entries = 0;
  private rank = 0;
  private highest = -1;

  /** `most` is the highest cost that will ever be offered, estimates included. */
  constructor(nodes: number, most: number) {
    this.seen = new Int32Array(nodes);
    this.costs = new Int16Array(nodes);
    this.previous = new Int16Array(nodes);
    this.order = new Int16Array(nodes);
    this.first = new Int32Array(most + 1).fill(-1);
    this.last = new Int32Array(most + 1);
    this.entryNode = new Int16Array(nodes * 2);
    this.entryCost = new Int16Array(nodes * 2);
    this.entryNext = new Int32Array(nodes * 2);
  }

  begin(): void {
    this.search++;
    this.count = 0;
    this.entries = 0;
    for (let rank = this.rank; rank <= this.highest; rank++) this.first[rank] = -1;
    this.rank = 0;
    this.highest = -1;
  }

  /** Would this be the cheapest way to the node so far? */
  improves(node: Node, cost: number): boolean {
    return this.seen[node] !== this.search || this.costs[node]! > cost;
  }

  /**
   * Notes a way to a node, unless one as cheap is known. `still` is the least that it costs from there to where the
   * search is going: with it what lies that way is looked at first.
   */
  offer(node: Node, cost: number, from: number, still = 0): void {
    if (this.improves(node, cost)) this.enter(node, cost, from, cost + still);
  }

  /** Notes a way that is known to improve. Its rank says when it is taken: the cost, with an estimate of what is to come. */
  enter(node: Node, cost: number, from: number, rank: number): void {
    this.seen[node] = this.search;
    this.costs[node] = cost;
    this.previous[node] = from;
    const entry = this.entries++;
    if (entry === this.entryNode.length) this.grow();
    this.entryNode[entry] = node;
    this.entryCost[entry] = cost;
    this.entryNext[entry] = -1;
    if (this.first[rank]! < 0) this.first[rank] = entry;
    else this.entryNext[this.last[rank]!] = entry;
    this.last[rank] = entry;
    if (rank > this.highest) this.highest = rank;
    if (rank < this.rank) this.rank = rank;
  }

  private grow(): void {
    const longer = <A extends Int16Array | Int32Array>(old: A, fresh: A): A => {
      fresh.set(old);
      return fresh;
    };
    const size = this.entryNode.length * 2;
    this.entryNode = longer(this.entryNode, new Int16Array(size));
    this.entryCost = longer(this.entryCost, new Int16Array(size));
    this.entryNext = longer(this.entryNext, new Int32Array(size));
  }

  /** The cheapest node that has not been taken yet; −1 when none is left. */
  take(): Node | -1 {
    for (; this.rank <= this.highest; this.rank++) {
      for (let entry = this.first[this.rank]!; entry >= 0; entry = this.first[this.rank]!) {
        this.first[this.rank] = this.entryNext[entry]!;
        const node = this.entryNode[entry]!;
        if (this.costs[node] !== this.entryCost[entry]) continue; // a cheaper way was found since
        this.order[this.count++] = node;
        return node as Node;
      }
    }
    return -1;
  }

  /** The nodes taken, cheapest first. */
  at(index: number): Node {
    return this.order[index] as Node;
  }

  has(node: Node): boolean {
    return this.seen[node] === this.search;
  }

  /** What the cheapest way costs; −1 where nothing leads. */
  costOf(node: Node): number {
    return this.has(node) ? this.costs[node]! : -1;
  }

  /** The node before it on the cheapest way; −1 at a start. Asked only of nodes that were reached. */
  before(node: Node): Node | -1 {
    return this.previous[node] as Node | -1;
  }

  /** The nodes of the cheapest way, without its start; nothing where nothing leads. */
  pathTo(node: Node): Node[] | undefined {
    if (!this.has(node)) return undefined;
    const path: Node[] = [];
    for (let at: number = node; this.previous[at]! >= 0; at = this.previous[at]!)
      path.push(at as Node);
    return path.reverse();
  }

  /** Everything that a journey can reach. */
  spread(map: Links, journey: Journey<Node>): this {
    const { starts, limit, stops } = journey;
    this.begin();
    for (let i = 0; i < starts.length; i++) this.offer(starts[i]!, 0, -1);
    for (let node = this.take(); node >= 0; node = this.take())
      if (this.previous[node]! < 0 || !stops?.(node as Node))
        this.offerAround(map, node, journey.cost, limit);
    return this;
  }

  private offerAround(map: Links, node: number, stepCost: StepCost, limit: number): void {
    const { next, ways } = map;
    const spent = this.costs[node]!;
    for (let place = node * ways, end = place + ways; place < end; place++) {
      const to = next[place]!;
      if (to < 0) continue;
      const cost = stepCost(node, to, place);
      if (cost >= 0 && spent + cost <= limit) this.offer(to as Node, spent + cost, node);
    }
  }
}
