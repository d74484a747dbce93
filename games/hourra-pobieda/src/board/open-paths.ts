// Obstacles of lines on the open table (HP-G13): polygons that are entered or not, and rivers with their crossings.
import {
  at,
  isInside,
  legsOf,
  meetingShares,
  nearestOn,
  type Point,
  type Segment,
  sidesOf,
  square,
  squareTo,
} from './plane.ts';

/** HP-G19: a stretch enters a polygon if more than 0.01 UD of it lies inside. */
export const TOUCH = 1;
/** Looked at on either side of a stretch, so that a border shared by two obstacles is closed. */
const BESIDE = 0.02;
const OFF_RIVER = 5;
const GAP = 25;

export interface Boxed {
  readonly polygon: readonly Point[];
  readonly sides: readonly Segment[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxed = (polygon: readonly Point[]): Boxed => ({
  polygon,
  sides: sidesOf(polygon),
  left: Math.min(...polygon.map(({ x }) => x)),
  right: Math.max(...polygon.map(({ x }) => x)),
  top: Math.min(...polygon.map(({ y }) => y)),
  bottom: Math.max(...polygon.map(({ y }) => y)),
});

const isInBox = ({ x, y }: Point, { left, right, top, bottom }: Boxed): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const holdsPoint = (box: Boxed, p: Point): boolean =>
  isInBox(p, box) && isInside(p, box.polygon);

const isNear = ([a, b]: Segment, box: Boxed): boolean =>
  Math.max(a.x, b.x) >= box.left &&
  Math.min(a.x, b.x) <= box.right &&
  Math.max(a.y, b.y) >= box.top &&
  Math.min(a.y, b.y) <= box.bottom;

export const mayMeet = ([a, b]: Segment, [c, d]: Segment): boolean =>
  Math.max(a.x, b.x) >= Math.min(c.x, d.x) &&
  Math.min(a.x, b.x) <= Math.max(c.x, d.x) &&
  Math.max(a.y, b.y) >= Math.min(c.y, d.y) &&
  Math.min(a.y, b.y) <= Math.max(c.y, d.y);

const NO_BOXES: readonly Boxed[] = [];

/** How much of a segment lies inside these polygons together, in hundredths. */
export function lengthInside(
  segment: Segment,
  boxes: readonly Boxed[],
  more: readonly Boxed[] = NO_BOXES,
): number {
  const near: Boxed[] = [];
  for (const box of boxes) if (isNear(segment, box)) near.push(box);
  for (const box of more) if (isNear(segment, box)) near.push(box);
  if (near.length === 0) return 0;
  const length = Math.sqrt(square(segment[0], segment[1]));
  if (length === 0) return 0;
  const [a, b] = segment;
  const aside = { x: ((a.y - b.y) / length) * BESIDE, y: ((b.x - a.x) / length) * BESIDE };
  const shares = [0, 1];
  for (const { sides } of near)
    for (const side of sides)
      if (mayMeet(segment, side)) shares.push(...meetingShares(segment, side));
  shares.sort((p, q) => p - q);
  const closed = (p: Point): boolean => near.some(({ polygon }) => isInside(p, polygon));
  let inside = 0;
  for (let i = 1; i < shares.length; i++) {
    const piece = (shares[i]! - shares[i - 1]!) * length;
    if (piece < 1e-6) continue;
    const middle = at(segment, (shares[i]! + shares[i - 1]!) / 2);
    const left = { x: middle.x + aside.x, y: middle.y + aside.y };
    const right = { x: middle.x - aside.x, y: middle.y - aside.y };
    if (closed(left) && closed(right)) inside += piece;
  }
  return inside;
}

export const entersAny = (segment: Segment, boxes: readonly Boxed[]): boolean =>
  lengthInside(segment, boxes) > TOUCH;

/** The river without the gaps at its crossings: 0.25 UD along it to either side. */
export function riversWithGaps(
  rivers: readonly (readonly Point[])[],
  crossings: readonly Point[],
): Point[][] {
  return rivers.flatMap((river) => {
    const legs = legsOf(river);
    const lengths = legs.map((leg) => Math.sqrt(square(...leg)));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const gaps = crossings.flatMap((crossing) => {
      let before = 0;
      for (const [i, leg] of legs.entries()) {
        const near = nearestOn(crossing, leg);
        if (square(near, crossing) <= OFF_RIVER * OFF_RIVER) {
          const along = before + Math.sqrt(square(leg[0], near));
          return [[along - GAP, along + GAP] as const];
        }
        before += lengths[i]!;
      }
      return [];
    });
    const cuts = [...gaps].sort((a, b) => a[0] - b[0]);
    const pieces: Point[][] = [];
    let from = 0;
    for (const [start, end] of [...cuts, [total, total] as const]) {
      if (start > from) pieces.push(partOf(river, lengths, from, Math.min(start, total)));
      from = Math.max(from, end);
    }
    return pieces;
  });
}

function partOf(
  river: readonly Point[],
  lengths: readonly number[],
  from: number,
  to: number,
): Point[] {
  const points: Point[] = [];
  let before = 0;
  legsOf(river).forEach((leg, i) => {
    const after = before + lengths[i]!;
    if (after >= from && before <= to && lengths[i]! > 0) {
      const first = at(leg, Math.max(0, (from - before) / lengths[i]!));
      const last = at(leg, Math.min(1, (to - before) / lengths[i]!));
      if (points.length === 0) points.push(first);
      points.push(last);
    }
    before = after;
  });
  return points;
}

/** HP-G13 (3): points 0.05 UD off a river, at its bends to either side, at its ends straight on. */
export function riverNodes(river: readonly Point[]): Point[] {
  const unit = (a: Point, b: Point): Point => {
    const length = Math.sqrt(square(a, b)) || 1;
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  };
  const nodes: Point[] = [];
  for (let i = 1; i + 1 < river.length; i++) {
    const [into, out] = [unit(river[i - 1]!, river[i]!), unit(river[i]!, river[i + 1]!)];
    const along = { x: into.x + out.x, y: into.y + out.y };
    const length = Math.sqrt(along.x * along.x + along.y * along.y) || 1;
    const aside = { x: (-along.y / length) * OFF_RIVER, y: (along.x / length) * OFF_RIVER };
    nodes.push({ x: river[i]!.x + aside.x, y: river[i]!.y + aside.y });
    nodes.push({ x: river[i]!.x - aside.x, y: river[i]!.y - aside.y });
  }
  for (const [end, before] of [
    [river[0]!, river[1]!],
    [river.at(-1)!, river.at(-2)!],
  ] as const) {
    const on = unit(before, end);
    nodes.push({ x: end.x + on.x * OFF_RIVER, y: end.y + on.y * OFF_RIVER });
  }
  return nodes;
}

export interface Path {
  /** In hundredths, not rounded. */
  readonly length: number;
  readonly points: readonly Point[];
}

/** The nearest point of these legs. */
export function nearestOf(p: Point, legs: readonly Segment[]): Point | undefined {
  let best: Segment | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const leg of legs) {
    const far = squareTo(p, leg);
    if (far >= least) continue;
    best = leg;
    least = far;
  }
  return best && nearestOn(p, best);
}
