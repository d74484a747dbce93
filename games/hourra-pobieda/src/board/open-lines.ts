// Supply lines on the open table (HP-G13): what follows from the map is found once, enemies are looked at each time.
import { costsToCross, isPassable, type SupplyLine, type Traveller } from './geometry.ts';
import type { OpenArea, OpenMap } from './open-map.ts';
import {
  type Boxed,
  boxed,
  entersAny,
  lengthInside,
  nearestOf,
  type Path,
  riverNodes,
  riversWithGaps,
  TOUCH,
} from './open-paths.ts';
import {
  at,
  isInside,
  legsOf,
  meetingShares,
  nearestOn,
  type Point,
  type Segment,
  segmentsMeet,
  square,
  whole,
} from './plane.ts';

type Polygon = readonly Point[];

/** HP-G13 (4): a line is lengthened from 0.05 UD on. */
const DETOUR = 0.05;
/** HP-G13: how near to a road group and source must be. */
const NEAR_ROAD = 25.5 * 25.5;

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

/** The 24-gon round an enemy (HP-G13): looked at as a circle first. */
interface Disc extends Boxed {
  readonly centre: Point;
  readonly radius: number;
}

const APOTHEM = 0.991444861;

const discOf = (polygon: Polygon): Disc => {
  const centre = {
    x: (polygon[0]!.x + polygon[12]!.x) / 2,
    y: (polygon[0]!.y + polygon[12]!.y) / 2,
  };
  return { ...boxed(polygon), centre, radius: (polygon[0]!.x - polygon[12]!.x) / 2 };
};

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

/** The country with some areas closed and some crossings: nodes, and which of them see one another. */
class Country {
  readonly #nodes: readonly Node[];
  readonly #boxes: readonly Boxed[];
  readonly #banks: readonly Segment[];
  readonly #sight: Uint8Array;
  readonly #onTable: (p: Point) => boolean;

  constructor(map: OpenMap, closed: readonly Polygon[], crossings: readonly Point[]) {
    const rivers = riversWithGaps(map.rivers, crossings);
    this.#onTable = ({ x, y }) => x > 0 && y > 0 && x < map.width && y < map.height;
    const off = rivers.flatMap(riverNodes).map(({ x, y }) => ({ x, y, beside: [] }));
    const corners = distinct(closed.flatMap(cornersOf).filter(this.#onTable));
    // Where two hexes side by side are closed their common corner is a nook: no shortest line bends there.
    const outer = map.centres ? corners.filter(({ beside }) => beside.length === 1) : corners;
    this.#nodes = [...outer, ...off.filter(this.#onTable)];
    this.#boxes = closed.map(boxed);
    this.#banks = rivers.flatMap((river) => legsOf(river));
    this.#sight = new Uint8Array(this.#nodes.length ** 2);
  }

  #isFree(a: Point, b: Point, discs: readonly Disc[]): boolean {
    const line: Segment = [a, b];
    for (const bank of this.#banks)
      if (mayMeet(line, bank) && segmentsMeet(line, bank)) return false;
    return (
      lengthInside(line, discs.length === 0 ? this.#boxes : [...this.#boxes, ...discs]) <= TOUCH
    );
  }

  /** Between nodes of the map what was found once holds; the rest is looked at. */
  #sees(i: number, j: number, nodes: readonly Node[], discs: readonly Disc[]): boolean {
    const [a, b] = [nodes[i]!, nodes[j]!];
    if (!isTangent(a, b) || (i > 1 && !isTangent(b, a))) return false;
    const line: Segment = [a, b];
    const beside: Disc[] = [];
    for (const disc of discs) {
      const how = meets(line, disc);
      if (how === THROUGH) return false;
      if (how === BESIDE) beside.push(disc);
    }
    const count = this.#nodes.length;
    if (beside.length > 0 || i < 2 || j < 2 || i >= count + 2 || j >= count + 2)
      return this.#isFree(a, b, beside);
    const cell = (i - 2) * count + j - 2;
    if (this.#sight[cell] === UNKNOWN) {
      const free = this.#isFree(a, b, []) ? FREE : CLOSED;
      this.#sight[cell] = free;
      this.#sight[(j - 2) * count + i - 2] = free;
    }
    return this.#sight[cell] === FREE;
  }

  /** The shortest line round everything closed and these discs. */
  shortest(from: Point, to: Point, discs: readonly Disc[], most: number): Path | undefined {
    const ends = [from, to].map(({ x, y }) => ({ x, y, beside: [] }));
    if (this.#sees(0, 1, ends, discs))
      return { length: Math.sqrt(square(from, to)), points: [from, to] };
    const corners = discs.flatMap(({ polygon }) => cornersOf(polygon).filter(this.#onTable));
    const nodes = [...ends, ...this.#nodes, ...corners];
    return bestFirst(nodes, most, (i, j) => this.#sees(i, j, nodes, discs));
  }
}

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

/** From node 0 to node 1, if it is shorter than `most`; an edge is looked at only when the search comes to it. */
function bestFirst(
  nodes: readonly Point[],
  most: number,
  sees: (i: number, j: number) => boolean,
): Path | undefined {
  const goal = nodes[1]!;
  const far = Float64Array.from(nodes, (node) => Math.sqrt(square(node, goal)));
  const length = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodes.length).fill(-1);
  const done = new Uint8Array(nodes.length);
  length[0] = 0;
  for (;;) {
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < nodes.length; i++) {
      if (done[i] === 1 || length[i]! + far[i]! >= least) continue;
      next = i;
      least = length[i]! + far[i]!;
    }
    if (next < 0 || least >= most) return undefined;
    if (next === 1) break;
    done[next] = 1;
    for (let i = 1; i < nodes.length; i++) {
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

// ------------------------------------------------------------------------------------------ roads

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly line: Segment;
  readonly length: number;
}

/** One connected net of roads as stretches between its knots. */
class Net {
  readonly #points: Point[] = [];
  readonly #stretches: Stretch[] = [];
  readonly #legs: readonly Segment[];

  constructor(legs: readonly Segment[]) {
    this.#legs = legs;
    const numbers = new Map<string, number>();
    const knot = (p: Point): number => {
      const key = `${Math.round(p.x * 1e4)} ${Math.round(p.y * 1e4)}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, this.#points.length);
      return this.#points.push(p) - 1;
    };
    for (const leg of legs) {
      const shares = legs
        .flatMap((other) =>
          other === leg || !mayMeet(leg, other) ? [] : meetingShares(leg, other),
        )
        .concat(0, 1)
        .sort((p, q) => p - q);
      for (let i = 1; i < shares.length; i++) {
        const line: Segment = [at(leg, shares[i - 1]!), at(leg, shares[i]!)];
        const [from, to] = [knot(line[0]), knot(line[1])];
        if (from !== to)
          this.#stretches.push({ from, to, line, length: Math.sqrt(square(...line)) });
      }
    }
  }

  /** The way between the points nearest to both; nothing where one is too far off, or enemies close the way. */
  way(from: Point, to: Point, discs: readonly Boxed[]): Path | undefined {
    const [a, b] = [nearestOf(from, this.#legs), nearestOf(to, this.#legs)];
    if (!a || !b || square(from, a) >= NEAR_ROAD || square(to, b) >= NEAR_ROAD) return undefined;
    const points = [...this.#points, a, b];
    const [start, end] = [points.length - 2, points.length - 1];
    const links = points.map((): [number, number][] => []);
    const join = (i: number, j: number): void => {
      const line: Segment = [points[i]!, points[j]!];
      if (discs.length > 0 && lengthInside(line, discs) > TOUCH) return;
      const length = Math.sqrt(square(...line));
      links[i]!.push([j, length]);
      links[j]!.push([i, length]);
    };
    for (const { from: one, to: other, line } of this.#stretches) {
      const on = [start, end]
        .filter((node) => square(points[node]!, nearestOn(points[node]!, line)) < 1e-6)
        .sort((p, q) => square(line[0], points[p]!) - square(line[0], points[q]!));
      let last = one;
      for (const node of [...on, other]) {
        join(last, node);
        last = node;
      }
    }
    return alongLinks(points, links, start, end);
  }
}

const mayMeet = ([a, b]: Segment, [c, d]: Segment): boolean =>
  Math.max(a.x, b.x) >= Math.min(c.x, d.x) &&
  Math.min(a.x, b.x) <= Math.max(c.x, d.x) &&
  Math.max(a.y, b.y) >= Math.min(c.y, d.y) &&
  Math.min(a.y, b.y) <= Math.max(c.y, d.y);

function alongLinks(
  points: readonly Point[],
  links: readonly (readonly (readonly [number, number])[])[],
  start: number,
  end: number,
): Path | undefined {
  const length = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(points.length).fill(-1);
  const done = new Uint8Array(points.length);
  length[start] = 0;
  for (;;) {
    let next = -1;
    for (let i = 0; i < points.length; i++)
      if (done[i] === 0 && length[i]! < (next < 0 ? Number.POSITIVE_INFINITY : length[next]!))
        next = i;
    if (next < 0) return undefined;
    if (next === end) break;
    done[next] = 1;
    for (const [to, far] of links[next]!) {
      if (length[next]! + far >= length[to]!) continue;
      length[to] = length[next]! + far;
      before[to] = next;
    }
  }
  const way: Point[] = [];
  for (let i = end; i >= 0; i = before[i]!) way.unshift(points[i]!);
  return { length: length[end]!, points: way };
}

// ------------------------------------------------------------------------------------------ lines

/** A supply line with the way it takes, for whoever draws it. */
export interface DrawnLine extends SupplyLine {
  readonly road: boolean;
  readonly points: readonly Point[];
}

/** For whom a line is, over which pontoons, and whether they pay for broken ground already. */
export interface Wanted {
  readonly traveller: Traveller;
  readonly pontoons: readonly Point[];
  readonly standing: boolean;
}

export class OpenLines {
  readonly #map: OpenMap;
  readonly #nets: readonly Net[];
  /** By what is closed and which crossings there are. */
  readonly #countries = new Map<string, Country>();

  constructor(map: OpenMap) {
    this.#map = map;
    this.#nets = [...new Set(map.nets)].map(
      (net) => new Net(map.roads.flatMap((road, i) => (map.nets[i] === net ? legsOf(road) : []))),
    );
  }

  road(from: Point, to: Point, discs: readonly Polygon[]): Path | undefined {
    const boxes = discs.map(boxed);
    let best: Path | undefined;
    for (const net of this.#nets) {
      const way = net.way(from, to, boxes);
      if (way && (!best || way.length < best.length)) best = way;
    }
    return best;
  }

  line(
    a: Point,
    b: Point,
    wanted: Wanted,
    discs: (radius: number) => readonly Polygon[],
    zones: 'cuts' | 'costs',
  ): DrawnLine | undefined {
    const road = this.road(a, b, []);
    const straight = Math.sqrt(square(a, b));
    const reference =
      whole(Math.min(straight, road === undefined ? straight : road.length / 2)) / 100;
    const cut = this.#among(a, b, wanted, discs(100));
    const found = cut ?? (zones === 'costs' ? this.#among(a, b, wanted, discs(50)) : undefined);
    if (!found) return undefined;
    return {
      ...found,
      reference,
      detour: cut === undefined || found.length > reference + DETOUR + 1e-9,
    };
  }

  /** HP-G13 (1) and (2). */
  #among(
    a: Point,
    b: Point,
    { traveller, pontoons, standing }: Wanted,
    discs: readonly Polygon[],
  ): Omit<DrawnLine, 'reference' | 'detour'> | undefined {
    const circles = discs.map(discOf);
    const road = this.road(a, b, discs);
    const byRoad = road === undefined ? Number.POSITIVE_INFINITY : road.length / 2;
    const straight = Math.sqrt(square(a, b));
    // Nothing across country is shorter than the straight line.
    const path =
      byRoad <= straight
        ? undefined
        : this.#country(({ ground }) => !isPassable(ground, traveller), pontoons).shortest(
            a,
            b,
            circles,
            byRoad,
          );
    if (!path || byRoad <= path.length) {
      if (!road) return undefined;
      return { length: whole(byRoad) / 100, crossesBroken: false, road: true, points: road.points };
    }
    const length = whole(path.length) / 100;
    const found = { length, road: false, points: path.points };
    if (standing) return { ...found, crossesBroken: false };
    const isBroken = ({ ground, polygon }: OpenArea): boolean =>
      costsToCross(ground, traveller) && !isInside(a, polygon) && !isInside(b, polygon);
    const polygons = this.#map.areas.filter(isBroken).map(({ polygon }) => polygon);
    if (!legsOf(path.points).some((leg) => entersAny(leg, polygons)))
      return { ...found, crossesBroken: false };
    // HP-G13 (4): only a line of at most L + 0.01 matters.
    const most = whole(path.length) + 1.5;
    const round = this.#country(
      (area) => !isPassable(area.ground, traveller) || isBroken(area),
      pontoons,
    ).shortest(a, b, circles, most);
    return { ...found, crossesBroken: !round || whole(round.length) > whole(path.length) + 1 };
  }

  /** HP-A70 (4), HP-G21: across open country or by road, no longer than this. */
  link(
    a: Point,
    b: Point,
    pontoons: readonly Point[],
    discs: readonly Polygon[],
    most: number,
  ): number | undefined {
    const road = this.road(a, b, discs);
    const byRoad = road === undefined ? Number.POSITIVE_INFINITY : road.length / 2;
    const limit = Math.min(byRoad, most + 1);
    if (Math.sqrt(square(a, b)) >= limit) return byRoad <= most + 0.5 ? byRoad : undefined;
    const isClosed = ({ ground, polygon }: OpenArea): boolean =>
      ground.terrain !== 'open' && !isInside(a, polygon) && !isInside(b, polygon);
    const path = this.#country(isClosed, pontoons).shortest(a, b, discs.map(discOf), limit);
    const length = Math.min(byRoad, path?.length ?? Number.POSITIVE_INFINITY);
    return whole(length) <= most ? length : undefined;
  }

  #country(isClosed: (area: OpenArea) => boolean, pontoons: readonly Point[]): Country {
    const closed: number[] = [];
    const { areas, bridges } = this.#map;
    for (let i = 0; i < areas.length; i++) if (isClosed(areas[i]!)) closed.push(i);
    const key = `${closed.join()} ${pontoons.map(({ x, y }) => `${x} ${y}`).join()}`;
    const known = this.#countries.get(key);
    if (known) return known;
    const polygons = closed.map((area) => areas[area]!.polygon);
    const made = new Country(this.#map, polygons, [...bridges, ...pontoons]);
    // Groups come and go in broken ground: what was kept long ago may be found again.
    if (this.#countries.size >= MOST_KEPT) this.#countries.clear();
    this.#countries.set(key, made);
    return made;
  }
}
const MOST_KEPT = 24;
