// Ground by the spaces that stand on it: every space weighs by its distance, and whoever weighs most at a point holds it. One field
// gives areas that fill the map and lines between them; it is pure, and cheap enough to be made anew when a space changes hands.
import type { Box, Point } from './geometry.ts';

export interface FieldOptions {
  /** The side of a cell of the grid that is looked at, in sheet px. */
  readonly cell: number;
  /** A space weighs its distance to the power of minus this; an even number. */
  readonly power: number;
  /** Ground that lies farther than this from every space is nobody's. */
  readonly edge: number;
  /** How often outlines are smoothed. */
  readonly smooth: number;
}

/** A closed line round an area, the area on the right hand of whoever walks along it; x and y in turn. */
export interface AreaRing {
  readonly xy: readonly number[];
  /** By point: who holds the ground across the line, or NOTHING. */
  readonly across: readonly number[];
}

export const NOTHING = -1;
const NEAR = 6;

export class Field {
  readonly #points: readonly Point[];
  readonly #options: FieldOptions;
  readonly #box: Box;
  readonly #columns: number;
  readonly #rows: number;
  /** By node: the spaces near it, and what they weigh there; unused places hold no space. */
  readonly #who: Int16Array;
  readonly #weight: Float64Array;
  /** The nodes that each space weighs at, space after space, and where those of a space begin. */
  readonly #nodes: Int32Array;
  readonly #first: Int32Array;
  /** The same of one point, while it is looked at. */
  readonly #whoHere = new Int16Array(NEAR);
  readonly #weightHere = new Float64Array(NEAR);
  readonly #nothing: number;
  readonly #buckets = new Map<number, number[]>();
  readonly #spread = new Map<number, readonly number[]>();
  readonly #bucket: number;

  constructor(points: readonly Point[], box: Box, options: FieldOptions) {
    this.#points = points;
    this.#options = options;
    this.#box = box;
    this.#columns = Math.ceil((box.right - box.left) / options.cell) + 1;
    this.#rows = Math.ceil((box.bottom - box.top) / options.cell) + 1;
    this.#nothing = options.edge ** -options.power;
    this.#bucket = options.edge * 1.25;
    points.forEach(({ x, y }, i) => {
      const key = this.#keyOf(x, y, 0, 0);
      this.#buckets.set(key, [...(this.#buckets.get(key) ?? []), i]);
    });
    const nodes = this.#columns * this.#rows;
    this.#who = new Int16Array(nodes * NEAR).fill(NOTHING);
    this.#weight = new Float64Array(nodes * NEAR);
    for (let node = 0; node < nodes; node++) {
      const { x, y } = this.#at(node);
      this.#weigh(x, y, this.#who, this.#weight, node * NEAR);
    }
    this.#first = new Int32Array(points.length + 1);
    for (const space of this.#who) if (space !== NOTHING) this.#first[space + 1]!++;
    for (let space = 0; space < points.length; space++)
      this.#first[space + 1]! += this.#first[space]!;
    this.#nodes = new Int32Array(this.#first[points.length]!);
    const next = this.#first.slice();
    for (let i = 0; i < this.#who.length; i++) {
      const space = this.#who[i]!;
      if (space !== NOTHING) this.#nodes[next[space]!++] = Math.floor(i / NEAR);
    }
  }

  #keyOf(x: number, y: number, dx: number, dy: number): number {
    return (Math.floor(x / this.#bucket) + dx) * 4096 + Math.floor(y / this.#bucket) + dy;
  }

  /** The spaces that can matter in the bucket of a point. */
  #around(x: number, y: number): readonly number[] {
    const key = this.#keyOf(x, y, 0, 0);
    const known = this.#spread.get(key);
    if (known) return known;
    const found = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => this.#buckets.get(this.#keyOf(x, y, dx, dy)) ?? []),
    );
    this.#spread.set(key, found);
    return found;
  }

  /** Writes the heaviest spaces at a point, heaviest first, from a place of two arrays on. */
  #weigh(x: number, y: number, who: Int16Array, weight: Float64Array, from: number): void {
    const half = this.#options.power / 2;
    for (const one of this.#around(x, y)) {
      const { x: px, y: py } = this.#points[one]!;
      const light = Math.max(1, (px - x) * (px - x) + (py - y) * (py - y));
      let heavy = 1;
      for (let i = 0; i < half; i++) heavy /= light;
      let place = from + NEAR;
      while (place > from && weight[place - 1]! < heavy) {
        place--;
        if (place + 1 < from + NEAR) {
          weight[place + 1] = weight[place]!;
          who[place + 1] = who[place]!;
        }
      }
      if (place === from + NEAR) continue;
      weight[place] = heavy;
      who[place] = one;
    }
  }

  #at(node: number): Point {
    const { cell } = this.#options;
    return {
      x: this.#box.left + (node % this.#columns) * cell,
      y: this.#box.top + Math.floor(node / this.#columns) * cell,
    };
  }

  /** Outlines of the ground of one holder, where `holders` says by space whose it is. */
  outlines(holders: readonly number[], holder: number): AreaRing[] {
    const rings = trace(this.#values(holders, holder));
    return rings.map((ring) => this.#finished(ring, holders, holder));
  }

  /** By node: above zero where the holder weighs more than any other; between minus one and one. */
  #values(holders: readonly number[], holder: number): Grid {
    const [columns, rows] = [this.#columns, this.#rows];
    // Where none of the holder's spaces weighs anything the ground is another's, or nobody's.
    const values = new Float32Array(columns * rows).fill(-1);
    const part: Part = { left: columns, top: rows, right: -1, bottom: -1 };
    const sums = new Float64Array(Math.max(holder, ...holders) + 1);
    for (let space = 0; space < holders.length; space++) {
      if (holders[space] !== holder) continue;
      for (let i = this.#first[space]!; i < this.#first[space + 1]!; i++) {
        const node = this.#nodes[i]!;
        // Another space of the holder may have been here before.
        if (values[node] !== -1) continue;
        const c = node % columns;
        const r = Math.floor(node / columns);
        values[node] = this.#balanceAt(node, holders, holder, sums);
        if (c < part.left) part.left = c;
        if (c > part.right) part.right = c;
        if (r < part.top) part.top = r;
        if (r > part.bottom) part.bottom = r;
      }
    }
    return { values, columns, rows, part };
  }

  /** `sums` is all noughts before and after. */
  #balanceAt(node: number, holders: readonly number[], holder: number, sums: Float64Array): number {
    let own = 0;
    let most = this.#nothing;
    const from = node * NEAR;
    let to = from;
    for (; to < from + NEAR && this.#who[to] !== NOTHING; to++) {
      const of = holders[this.#who[to]!]!;
      const sum = sums[of]! + this.#weight[to]!;
      sums[of] = sum;
      if (of === holder) own = sum;
      else if (sum > most) most = sum;
    }
    for (let i = from; i < to; i++) sums[holders[this.#who[i]!]!] = 0;
    return balance(own, most);
  }

  #finished(ring: readonly Point[], holders: readonly number[], holder: number): AreaRing {
    const { cell, smooth } = this.#options;
    const { left, top } = this.#box;
    const xs = Float64Array.from(ring, ({ x }) => left + x * cell);
    const ys = Float64Array.from(ring, ({ y }) => top + y * cell);
    const across = ring.map((_, i) => this.#across(xs[i]!, ys[i]!, holders, holder));
    for (let round = 0; round < smooth; round++) {
      smoothRing(xs);
      smoothRing(ys);
    }
    return { xy: interleaved(xs, ys), across };
  }

  /** Who weighs most at a point besides the holder. */
  #across(x: number, y: number, holders: readonly number[], holder: number): number {
    const who = this.#whoHere.fill(NOTHING);
    const weight = this.#weightHere.fill(0);
    this.#weigh(x, y, who, weight, 0);
    let [found, most] = [NOTHING, this.#nothing];
    for (let i = 0; i < NEAR && who[i] !== NOTHING; i++) {
      const of = holders[who[i]!]!;
      if (of === holder) continue;
      let sum = 0;
      for (let j = 0; j <= i; j++) if (holders[who[j]!] === of) sum += weight[j]!;
      if (sum > most) [found, most] = [of, sum];
    }
    return found;
  }
}

const FAR = 4096;

/** Between minus one and one. By logarithms: weights rise so steeply that the edge would else hug the node that is farther off. */
function balance(own: number, most: number): number {
  if (own * FAR < most) return -1;
  return own > most * FAR ? 1 : Math.log(own / most) / Math.log(FAR);
}

/** One coordinate of a ring, each point drawn to its neighbours, in place. */
function smoothRing(along: Float64Array): void {
  const last = along.length - 1;
  const first = along[0]!;
  let before = along[last]!;
  for (let i = 0; i <= last; i++) {
    const here = along[i]!;
    const after = i === last ? first : along[i + 1]!;
    along[i] = (before + 2 * here + after) / 4;
    before = here;
  }
}

function interleaved(xs: Float64Array, ys: Float64Array): number[] {
  const xy: number[] = [];
  for (let i = 0; i < xs.length; i++) xy.push(xs[i]!, ys[i]!);
  return xy;
}

/** Columns and rows, both ends among them. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Values by node; all that are above minus one lie within the part. */
interface Grid {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly part: Part;
}

/** The parts of outlines that have this holder across: where two of them meet. */
export function stretches(
  rings: readonly AreaRing[],
  isAcross: (who: number) => boolean,
): number[][] {
  return rings.flatMap(({ xy, across }) => {
    const n = across.length;
    const start = across.findIndex((who) => !isAcross(who));
    if (start < 0) return n > 2 ? [[...xy, xy[0]!, xy[1]!]] : [];
    const found: number[][] = [];
    let line: number[] = [];
    for (let step = 1; step <= n; step++) {
      const i = (start + step) % n;
      if (isAcross(across[i]!)) line.push(xy[2 * i]!, xy[2 * i + 1]!);
      else {
        if (line.length > 2) found.push(line);
        line = [];
      }
    }
    return found;
  });
}

/**
 * Marching squares at zero: closed rings in units of the grid, what is above zero on their right. Beyond the grid everything is below.
 */
function trace({ values, columns, rows, part }: Grid): Point[][] {
  const at = (c: number, r: number): number =>
    c < 0 || r < 0 || c >= columns || r >= rows ? -1 : values[r * columns + c]!;
  const wide = columns + 2;
  /** An edge of the grid by its first node and direction: 0 to the right, 1 down. */
  const edge = (c: number, r: number, down: number): number => ((r + 1) * wide + c + 1) * 2 + down;
  const next = new Map<number, number>();
  for (let r = part.top - 1; r <= part.bottom; r++)
    for (let c = part.left - 1; c <= part.right; c++) {
      const kind =
        (at(c, r) > 0 ? 1 : 0) |
        (at(c + 1, r) > 0 ? 2 : 0) |
        (at(c + 1, r + 1) > 0 ? 4 : 0) |
        (at(c, r + 1) > 0 ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const sides = [edge(c, r, 0), edge(c + 1, r, 1), edge(c, r + 1, 0), edge(c, r, 1)];
      for (const [from, to] of WAYS[kind]!) next.set(sides[from]!, sides[to]!);
    }
  const pointOn = (id: number): Point => {
    const down = id % 2;
    const node = (id - down) / 2;
    const [c, r] = [(node % wide) - 1, Math.floor(node / wide) - 1];
    const [a, b] = [at(c, r), down ? at(c, r + 1) : at(c + 1, r)];
    const t = a === b ? 0.5 : a / (a - b);
    return down ? { x: c, y: r + t } : { x: c + t, y: r };
  };
  const rings: Point[][] = [];
  for (const first of [...next.keys()]) {
    const ring: Point[] = [];
    for (let id: number | undefined = first; id !== undefined; ) {
      const after: number | undefined = next.get(id);
      if (after === undefined) break;
      next.delete(id);
      ring.push(pointOn(id));
      id = after;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** By which corners are above zero (top left 1, top right 2, bottom right 4, bottom left 8): sides entered and left. */
const WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];
