// A net of roads on the open table (HP-G11, HP-G13): the shortest way along it, round enemies or not.
import { type Boxed, lengthInside, mayMeet, nearestOf, type Path, TOUCH } from './open-paths.ts';
import { at, meetingShares, nearestOn, type Point, type Segment, square } from './plane.ts';

/** HP-G13: how near to a road group and source must be. */
const NEAR_ROAD = 25.5 * 25.5;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly line: Segment;
  readonly length: number;
}

/** One connected net of roads as stretches between its knots. */
export class Net {
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
