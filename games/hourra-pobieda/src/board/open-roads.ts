// A net of roads on the open table (HP-G11, HP-G13): the shortest way along it, round enemies or not.
import { Kept } from './kept.ts';
import { type Boxed, lengthInside, mayMeet, nearestOf, type Path, TOUCH } from './open-paths.ts';
import { pack } from './open-places.ts';
import { at, meetingShares, nearestOn, type Point, type Segment, square } from './plane.ts';

/** HP-G13: how near to a road group and source must be. */
const NEAR_ROAD = 25.5 * 25.5;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly line: Segment;
  readonly length: number;
}

/** Where a place comes upon a net: the point of it, and the stretches on which that lies. */
interface Joint {
  readonly at: Point;
  readonly on: readonly number[];
}

interface Link {
  readonly to: number;
  readonly length: number;
  readonly stretch: number;
}

const MOST_JOINTS = 3_000;

/** One connected net of roads as stretches between its knots. */
export class Net {
  readonly #points: Point[] = [];
  readonly #stretches: Stretch[] = [];
  readonly #links: Link[][];
  readonly #legs: readonly Segment[];
  readonly #joints = new Kept<number, Joint | null>(MOST_JOINTS);

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
    this.#links = this.#points.map(() => []);
    for (const [stretch, { from, to, length }] of this.#stretches.entries()) {
      this.#links[from]!.push({ to, length, stretch });
      this.#links[to]!.push({ to: from, length, stretch });
    }
  }

  /** Nothing where the place is too far off. */
  #joint(p: Point): Joint | null {
    const key = pack(p);
    const known = this.#joints.get(key);
    if (known !== undefined) return known;
    const near = nearestOf(p, this.#legs);
    const joint =
      near && square(p, near) < NEAR_ROAD
        ? {
            at: near,
            on: this.#stretches.flatMap(({ line }, i) =>
              square(near, nearestOn(near, line)) < 1e-6 ? [i] : [],
            ),
          }
        : null;
    this.#joints.set(key, joint);
    return joint;
  }

  /** The way between the points nearest to both; nothing where one is too far off, or enemies close the way. */
  way(from: Point, to: Point, discs: readonly Boxed[]): Path | undefined {
    const [a, b] = [this.#joint(from), this.#joint(to)];
    if (!a || !b) return undefined;
    const isOpen = (p: Point, q: Point): boolean =>
      discs.length === 0 || lengthInside([p, q], discs) <= TOUCH;
    const knots = this.#points.length;
    const lengths = new Float64Array(knots).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(knots).fill(-1);
    const done = new Uint8Array(knots);
    // On one stretch it goes from one to the other; beyond a knot it goes on.
    let best = Number.POSITIVE_INFINITY;
    let last = -1;
    if (a.on.some((stretch) => b.on.includes(stretch)) && isOpen(a.at, b.at))
      best = Math.sqrt(square(a.at, b.at));
    for (const stretch of a.on)
      for (const knot of this.#endsOf(stretch)) {
        const length = Math.sqrt(square(a.at, this.#points[knot]!));
        if (length < lengths[knot]! && isOpen(a.at, this.#points[knot]!)) lengths[knot] = length;
      }
    const ends = new Map<number, number>();
    for (const stretch of b.on)
      for (const knot of this.#endsOf(stretch))
        if (!ends.has(knot) && isOpen(this.#points[knot]!, b.at))
          ends.set(knot, Math.sqrt(square(this.#points[knot]!, b.at)));
    for (;;) {
      const next = nearestLeft(lengths, done);
      if (next < 0 || lengths[next]! >= best) break;
      done[next] = 1;
      const left = ends.get(next);
      if (left !== undefined && lengths[next]! + left < best) {
        best = lengths[next]! + left;
        last = next;
      }
      for (const { to: knot, length, stretch } of this.#links[next]!) {
        const whole = lengths[next]! + length;
        if (whole >= lengths[knot]!) continue;
        const { line } = this.#stretches[stretch]!;
        if (!isOpen(line[0], line[1])) continue;
        lengths[knot] = whole;
        before[knot] = next;
      }
    }
    if (best === Number.POSITIVE_INFINITY) return undefined;
    const points = [b.at];
    for (let knot = last; knot >= 0; knot = before[knot]!) points.unshift(this.#points[knot]!);
    points.unshift(a.at);
    return { length: best, points };
  }

  #endsOf(stretch: number): readonly [number, number] {
    const { from, to } = this.#stretches[stretch]!;
    return [from, to];
  }
}

/** The knot of least length that has not been looked at. */
function nearestLeft(lengths: Float64Array, done: Uint8Array): number {
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < lengths.length; i++) {
    if (done[i] === 1 || lengths[i]! >= least) continue;
    next = i;
    least = lengths[i]!;
  }
  return next;
}
