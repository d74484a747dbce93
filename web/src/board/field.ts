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
    const rings = trace(this.#values(holders, holder), this.#columns, this.#rows);
    return rings.map((ring) => this.#finished(ring, holders, holder));
  }

  /** By node: above zero where the holder weighs more than any other; between minus one and one. */
  #values(holders: readonly number[], holder: number): Float32Array {
    const nodes = this.#columns * this.#rows;
    const values = new Float32Array(nodes);
    const sums = new Float64Array(Math.max(holder, ...holders) + 1);
    for (let node = 0; node < nodes; node++) {
      let [own, most] = [0, this.#nothing];
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
      values[node] = balance(own, most);
    }
    return values;
  }

  #finished(ring: readonly Point[], holders: readonly number[], holder: number): AreaRing {
    const { cell, smooth } = this.#options;
    let points = ring.map(({ x, y }) => ({
      x: this.#box.left + x * cell,
      y: this.#box.top + y * cell,
    }));
    const across = points.map(({ x, y }) => this.#across(x, y, holders, holder));
    for (let round = 0; round < smooth; round++) points = smoothed(points);
    return { xy: points.flatMap(({ x, y }) => [x, y]), across };
  }

  /** Who weighs most at a point besides the holder. */
  #across(x: number, y: number, holders: readonly number[], holder: number): number {
    const who = new Int16Array(NEAR).fill(NOTHING);
    const weight = new Float64Array(NEAR);
    this.#weigh(x, y, who, weight, 0);
    const sums = new Map<number, number>();
    let [found, most] = [NOTHING, this.#nothing];
    for (let i = 0; i < NEAR && who[i] !== NOTHING; i++) {
      const of = holders[who[i]!]!;
      if (of === holder) continue;
      const sum = (sums.get(of) ?? 0) + weight[i]!;
      sums.set(of, sum);
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

const smoothed = (points: readonly Point[]): Point[] =>
  points.map(({ x, y }, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    return { x: (before.x + 2 * x + after.x) / 4, y: (before.y + 2 * y + after.y) / 4 };
  });

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
function trace(values: Float32Array, columns: number, rows: number): Point[][] {
  const at = (c: number, r: number): number =>
    c < 0 || r < 0 || c >= columns || r >= rows ? -1 : values[r * columns + c]!;
  const wide = columns + 2;
  /** An edge of the grid by its first node and direction: 0 to the right, 1 down. */
  const edge = (c: number, r: number, down: number): number => ((r + 1) * wide + c + 1) * 2 + down;
  const next = new Map<number, number>();
  for (let r = -1; r < rows; r++)
    for (let c = -1; c < columns; c++) {
      const corners = [at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)] as const;
      const kind = corners.reduce((bits, value, i) => bits | (value > 0 ? 1 << i : 0), 0);
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
