// Searches by cost: how far a unit gets, the cheapest way. Costs are small whole numbers, so a row of queues serves.

/**
 * A search by cost, cheapest first and among equals in the order of discovery. Its arrays are made once; a search is
 * begun anew without clearing them, and its answers hold until the next one is begun. The steps are a rule's own (on
 * foot and by train, say, with a node for each), and so is the loop:
 *
 *     search.begin();
 *     search.offer(start, 0, -1);
 *     for (let node = search.take(); node >= 0; node = search.take()) … search.offer(next, cost, node);
 */
export class Cheapest<Node extends number = number> {
  /**
   * By node: the rank of the cheapest way so far, counted from a base that sinks from search to search. So whatever an
   * earlier search has left is dearer than anything in this one, and need not be cleared.
   */
  private readonly marks: Int32Array;
  private base = HIGHEST;
  private readonly costs: Int16Array;
  private readonly previous: Int16Array;
  /** A queue for each rank, one after the other; how many of it have been taken, and how many have come. */
  private readonly waiting: Int16Array;
  private readonly heads: Int16Array;
  private readonly tails: Int16Array;
  private readonly nodes: number;
  private readonly most: number;
  private rank = 0;
  private highest = -1;

  /** `most` is the highest cost that will ever be offered, estimates included. */
  constructor(nodes: number, most: number) {
    this.marks = new Int32Array(nodes).fill(HIGHEST);
    this.costs = new Int16Array(nodes);
    this.previous = new Int16Array(nodes);
    this.waiting = new Int16Array(nodes * (most + 1));
    this.heads = new Int16Array(most + 1);
    this.tails = new Int16Array(most + 1);
    this.nodes = nodes;
    this.most = most;
  }

  begin(): void {
    this.base -= this.most + 1;
    if (this.base < 0) {
      this.marks.fill(HIGHEST);
      this.base = HIGHEST - this.most - 1;
    }
    for (let rank = 0; rank <= this.highest; rank++) {
      this.heads[rank] = 0;
      this.tails[rank] = 0;
    }
    this.rank = 0;
    this.highest = -1;
  }

  /** Would this be the cheapest way to the node so far? */
  improves(node: Node, rank: number): boolean {
    return this.marks[node]! > this.base + rank;
  }

  /**
   * Notes a way to a node, unless one as cheap is known. `still` is the least that it costs from there to where the
   * search is going, always the same for a node: with it what lies that way is looked at first.
   */
  offer(node: Node, cost: number, from: number, still = 0): void {
    if (this.improves(node, cost + still)) this.enter(node, cost, from, cost + still);
  }

  /** Notes a way that is known to improve. Its rank says when it is taken: the cost, with an estimate of what is to come. */
  enter(node: Node, cost: number, from: number, rank: number): void {
    this.marks[node] = this.base + rank;
    this.costs[node] = cost;
    this.previous[node] = from;
    const tail = this.tails[rank]!;
    this.waiting[rank * this.nodes + tail] = node;
    this.tails[rank] = tail + 1;
    if (rank > this.highest) this.highest = rank;
    if (rank < this.rank) this.rank = rank;
  }

  /** The cheapest node that has not been taken yet; −1 when none is left. */
  take(): Node | -1 {
    const { heads, tails, waiting, marks } = this;
    for (let rank = this.rank; rank <= this.highest; rank++) {
      const row = rank * this.nodes;
      const mark = this.base + rank;
      for (let head = heads[rank]!, tail = tails[rank]!; head < tail; head++) {
        const node = waiting[row + head]!;
        if (marks[node] !== mark) continue; // a cheaper way was found since
        heads[rank] = head + 1;
        this.rank = rank;
        return node as Node;
      }
      heads[rank] = tails[rank]!;
    }
    this.rank = this.highest + 1;
    return -1;
  }

  /** The rank of the node that was taken last: its cost, where nothing is estimated. */
  get rankTaken(): number {
    return this.rank;
  }

  has(node: Node): boolean {
    return this.marks[node]! <= this.base + this.most;
  }

  /** What the cheapest way costs; −1 where nothing leads. */
  costOf(node: Node): number {
    return this.has(node) ? this.costs[node]! : -1;
  }

  /** The node before it on the cheapest way; −1 at a start. Asked only of nodes that were reached. */
  before(node: Node): Node | -1 {
    return this.previous[node] as Node | -1;
  }
}

const HIGHEST = 2 ** 31 - 1;
