// The country of an open table between obstacles (HP-G13 (3)): the shortest line round closed areas, rivers and enemies.
import { Kept } from './kept.ts';
import type { OpenMap } from './open-map.ts';
import {
  type Boxed,
  lengthInside,
  mayMeet,
  type Path,
  riverNodes,
  riversWithGaps,
  TOUCH,
} from './open-paths.ts';
import { pack } from './open-places.ts';
import { disc, legsOf, type Point, type Segment, segmentsMeet, sidesOf, square } from './plane.ts';

type Polygon = readonly Point[];

const UNKNOWN = 0;
const FREE = 1;
const CLOSED = 2;

/** A node of the search; at the corner of an obstacle a shortest line bends round it, so both neighbours lie on one side. */
interface Node extends Point {
  /** Of every obstacle with this corner: the corners before and after. Without one it is no corner. */
  readonly beside: readonly (readonly [Point, Point])[];
}

const cornersOf = (polygon: Polygon): Node[] =>
  polygon.map(({ x, y }, i) => ({
    x,
    y,
    beside: [[polygon.at(i - 1)!, polygon[(i + 1) % polygon.length]!]],
  }));

/** Does a line through this node from there pass its obstacle by? */
function isTangent(from: Point, node: Node): boolean {
  if (node.beside.length === 0) return true;
  const [x, y] = [node.x - from.x, node.y - from.y];
  for (const [before, after] of node.beside) {
    const one = x * (before.y - node.y) - y * (before.x - node.x);
    const other = x * (after.y - node.y) - y * (after.x - node.x);
    if ((one >= -SLACK && other >= -SLACK) || (one <= SLACK && other <= SLACK)) return true;
  }
  return false;
}
const SLACK = 1e-6;

/** The 24-gon round an enemy (HP-G13): looked at as a circle first, so its corners are found only when they matter. */
export class Disc implements Boxed {
  readonly centre: Point;
  readonly radius: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  #polygon: Polygon | undefined;
  #sides: readonly Segment[] | undefined;
  #corners: readonly Node[] | undefined;

  constructor(centre: Point, radius: number) {
    this.centre = centre;
    this.radius = radius;
    this.left = centre.x - radius;
    this.right = centre.x + radius;
    this.top = centre.y - radius;
    this.bottom = centre.y + radius;
  }

  get polygon(): Polygon {
    this.#polygon ??= disc(this.centre, this.radius);
    return this.#polygon;
  }

  get sides(): readonly Segment[] {
    this.#sides ??= sidesOf(this.polygon);
    return this.#sides;
  }

  get corners(): readonly Node[] {
    this.#corners ??= cornersOf(this.polygon);
    return this.#corners;
  }
}

const APOTHEM = 0.991444861;

const CLEAR = 0;
const BESIDE = 1;
const THROUGH = 2;

/** Does the line pass the disc, touch its rim, or run through its middle? */
function meets([a, b]: Segment, { centre, radius }: Disc): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx * dx + dy * dy;
  const [fx, fy] = [centre.x - a.x, centre.y - a.y];
  const share = along === 0 ? 0 : (fx * dx + fy * dy) / along;
  const near = Math.min(1, Math.max(0, share));
  const [ox, oy] = [fx - near * dx, fy - near * dy];
  if (ox * ox + oy * oy >= radius * radius) return CLEAR;
  const inner = radius * APOTHEM;
  const [px, py] = [fx - share * dx, fy - share * dy];
  const left = inner * inner - (px * px + py * py);
  if (left <= 0) return BESIDE;
  const half = Math.sqrt(left / along);
  const inside = Math.min(1, share + half) - Math.max(0, share - half);
  return inside * Math.sqrt(along) > TOUCH ? THROUGH : BESIDE;
}

/** Does a line keep away from a disc? */
export const isClearOf = (line: Segment, disc: Disc): boolean => meets(line, disc) === CLEAR;

/** Ends of lines whose sight is kept. */
const MOST_ENDS = 1_000;

/** The country with some areas closed and some crossings: nodes, and which of them see one another. */
export class Country {
  readonly #nodes: readonly Node[];
  readonly #boxes: readonly Boxed[];
  readonly #banks: readonly Segment[];
  /** With nobody on the table: of two nodes, and of a place and a node. */
  readonly #sight: Uint8Array;
  readonly #sightFrom = new Kept<number, Uint8Array>(MOST_ENDS);
  readonly #onTable: (p: Point) => boolean;

  constructor(map: OpenMap, closed: readonly Boxed[], crossings: readonly Point[]) {
    const rivers = riversWithGaps(map.rivers, crossings);
    this.#onTable = ({ x, y }) => x > 0 && y > 0 && x < map.width && y < map.height;
    const off = rivers.flatMap(riverNodes).map(({ x, y }) => ({ x, y, beside: [] }));
    const corners = distinct(
      closed.flatMap(({ polygon }) => cornersOf(polygon)).filter(this.#onTable),
    );
    // Where two hexes side by side are closed their common corner is a nook: no shortest line bends there.
    const outer = map.centres ? corners.filter(({ beside }) => beside.length === 1) : corners;
    this.#nodes = [...outer, ...off.filter(this.#onTable)];
    this.#boxes = closed;
    this.#banks = rivers.flatMap((river) => legsOf(river));
    this.#sight = new Uint8Array(this.#nodes.length ** 2);
  }

  #isFree(a: Point, b: Point, discs: readonly Disc[]): boolean {
    const line: Segment = [a, b];
    for (const bank of this.#banks)
      if (mayMeet(line, bank) && segmentsMeet(line, bank)) return false;
    return lengthInside(line, this.#boxes, discs) <= TOUCH;
  }

  /** Of two nodes of the map, the lower number first: so it does not matter who asked before. */
  #seesNode(i: number, j: number): boolean {
    if (i > j) return this.#seesNode(j, i);
    const cell = i * this.#nodes.length + j;
    if (this.#sight[cell] === UNKNOWN) {
      const [a, b] = [this.#nodes[i]!, this.#nodes[j]!];
      const free = isTangent(a, b) && isTangent(b, a) && this.#isFree(a, b, NO_DISCS);
      this.#sight[cell] = free ? FREE : CLOSED;
    }
    return this.#sight[cell] === FREE;
  }

  #sightOf(end: Point): Uint8Array {
    const key = pack(end);
    let sight = this.#sightFrom.get(key);
    if (!sight) {
      sight = new Uint8Array(this.#nodes.length);
      this.#sightFrom.set(key, sight);
    }
    return sight;
  }

  #endSees(end: Point, sight: Uint8Array, i: number): boolean {
    if (sight[i] === UNKNOWN) {
      const node = this.#nodes[i]!;
      const free = isTangent(end, node) && this.#isFree(end, node, NO_DISCS);
      sight[i] = free ? FREE : CLOSED;
    }
    return sight[i] === FREE;
  }

  /** Nobody in the way, nor anything else: a line along the rim of a disc is looked at closely. */
  #passes(a: Point, b: Point, discs: readonly Disc[], isKnown: boolean): boolean {
    const line: Segment = [a, b];
    let beside = NO_DISCS;
    for (const disc of discs) {
      const how = meets(line, disc);
      if (how === THROUGH) return false;
      if (how === BESIDE) beside = [...beside, disc];
    }
    return (isKnown && beside.length === 0) || this.#isFree(a, b, beside);
  }

  /** The shortest line round everything closed and these discs. */
  shortest(from: Point, to: Point, discs: readonly Disc[], most: number): Path | undefined {
    if (this.#passes(from, to, discs, false))
      return { length: Math.sqrt(square(from, to)), points: [from, to] };
    const ends = [from, to].map(({ x, y }): Node => ({ x, y, beside: [] }));
    const nodes = ends.concat(this.#nodes);
    for (const { corners } of discs)
      for (const corner of corners) if (this.#onTable(corner)) nodes.push(corner);
    const sight = [this.#sightOf(from), this.#sightOf(to)];
    const after = this.#nodes.length + 2;
    /** What closes the line whoever stands there is known of all but the corners of discs. */
    const isOpen = (i: number, j: number): boolean => {
      if (i >= 2 && j >= 2) return this.#seesNode(i - 2, j - 2);
      if (i < 2 && j < 2) return false;
      return i < 2
        ? this.#endSees(nodes[i]!, sight[i]!, j - 2)
        : this.#endSees(nodes[j]!, sight[j]!, i - 2);
    };
    return bestFirst(nodes, most, (i, j) => {
      const [a, b] = [nodes[i]!, nodes[j]!];
      const isKnown = i < after && j < after;
      if (isKnown ? !isOpen(i, j) : !isTangent(a, b) || !isTangent(b, a)) return false;
      return this.#passes(a, b, discs, isKnown);
    });
  }
}

const NO_DISCS: readonly Disc[] = [];

/** A corner that several obstacles share is one node. */
function distinct(nodes: readonly Node[]): Node[] {
  const found = new Map<string, Node>();
  for (const node of nodes) {
    const key = `${node.x} ${node.y}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, beside: [...known.beside, ...node.beside] } : node);
  }
  return [...found.values()];
}

/**
 * From node 0 to node 1, if it is shorter than `most`; an edge is looked at only when the search comes to it. Nodes that no such
 * line could touch are left out from the beginning.
 */
function bestFirst(
  nodes: readonly Point[],
  most: number,
  sees: (i: number, j: number) => boolean,
): Path | undefined {
  const start = nodes[0]!;
  const goal = nodes[1]!;
  const far = new Float64Array(nodes.length);
  const within: number[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const left = Math.sqrt(square(nodes[i]!, goal));
    far[i] = left;
    if (Math.sqrt(square(start, nodes[i]!)) + left < most + SLACK) within.push(i);
  }
  const length = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodes.length).fill(-1);
  const done = new Uint8Array(nodes.length);
  length[0] = 0;
  for (;;) {
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const i of within) {
      if (done[i] === 1 || length[i]! + far[i]! >= least) continue;
      next = i;
      least = length[i]! + far[i]!;
    }
    if (next < 0 || least >= most) return undefined;
    if (next === 1) break;
    done[next] = 1;
    for (const i of within) {
      if (done[i] === 1) continue;
      const longer = length[next]! + Math.sqrt(square(nodes[next]!, nodes[i]!));
      const whole = longer + far[i]!;
      if (longer >= length[i]! || whole >= most || whole >= length[1]!) continue;
      if (!sees(next, i)) continue;
      length[i] = longer;
      before[i] = next;
    }
  }
  const points: Point[] = [];
  for (let i = 1; i >= 0; i = before[i]!) points.unshift(nodes[i]!);
  return { length: length[1]!, points };
}
