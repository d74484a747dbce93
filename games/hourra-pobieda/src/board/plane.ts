// The plane of the open table (HP-G19): whole hundredths of a UD, and only +, −, ×, ÷ and square roots.

/** In hundredths of a UD; whole where something stands, any number where a line is divided. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Segment = readonly [Point, Point];

/** To whole hundredths, halves away from zero (HP-G10). */
export const hundredths = (value: number): number =>
  value < 0 ? -Math.floor(-value * 100 + 0.5) : Math.floor(value * 100 + 0.5);
export const whole = (value: number): number =>
  value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5);

/** HP-G19: "within r" compares the distance rounded to 0.01: in squares, less than (r + 0.005)². */
export const withinSquare = (radius: number): number => (100 * radius + 0.5) ** 2;
export const square = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
export const isWithin = (a: Point, b: Point, radius: number): boolean =>
  square(a, b) < withinSquare(radius);
/** In UD, rounded to 0.01. */
export const lengthOf = (a: Point, b: Point): number => whole(Math.sqrt(square(a, b))) / 100;

/** Twice the area of the triangle: positive when c lies clockwise of the way from a to b (y runs south). */
const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isBetween = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y);

const isOnSegment = (p: Point, [a, b]: Segment): boolean =>
  turn(a, b, p) === 0 && isBetween(a, b, p);

/** Do they meet, an end on the other included? Exact for whole numbers. */
export function segmentsMeet([a, b]: Segment, [c, d]: Segment): boolean {
  const [c1, c2] = [turn(a, b, c), turn(a, b, d)];
  const [a1, a2] = [turn(c, d, a), turn(c, d, b)];
  if (((c1 > 0 && c2 < 0) || (c1 < 0 && c2 > 0)) && ((a1 > 0 && a2 < 0) || (a1 < 0 && a2 > 0))) {
    return true;
  }
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (c2 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (a2 === 0 && isBetween(c, d, b))
  );
}

/** Where along the first segment (0 to 1) it meets the second; both ends of a common stretch. */
export function meetingShares([a, b]: Segment, [c, d]: Segment): number[] {
  const rise = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (rise !== 0) {
    const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / rise;
    const other = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / rise;
    return share >= 0 && share <= 1 && other >= 0 && other <= 1 ? [share] : [];
  }
  if (turn(a, b, c) !== 0) return [];
  const along = square(a, b);
  return [c, d]
    .map((p) => ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / along)
    .filter((share) => share >= 0 && share <= 1);
}

export const at = ([a, b]: Segment, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The nearest point of a segment, not rounded. */
export function nearestOn(p: Point, segment: Segment): Point {
  const [a, b] = segment;
  const along = square(a, b);
  if (along === 0) return a;
  const share = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / along;
  return at(segment, Math.min(1, Math.max(0, share)));
}

/** The square of the distance to the nearest point of a segment. */
export function squareTo(p: Point, [a, b]: Segment): number {
  const along = square(a, b);
  const share = along === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / along;
  const by = Math.min(1, Math.max(0, share));
  const x = p.x - (a.x + (b.x - a.x) * by);
  const y = p.y - (a.y + (b.y - a.y) * by);
  return x * x + y * y;
}

export const sidesOf = (polygon: readonly Point[]): Segment[] =>
  polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length]!]);
export const legsOf = (line: readonly Point[]): Segment[] =>
  line.slice(1).map((point, i) => [line[i]!, point]);

/** A polygon includes its border (HP-G10). */
export function isInside(p: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (isOnSegment(p, [a, b])) return true;
    if (a.y > p.y === b.y > p.y) continue;
    // The ray to the east crosses this side where the point lies west of it.
    const side = turn(a, b, p);
    if (b.y > a.y ? side > 0 : side < 0) inside = !inside;
  }
  return inside;
}

export const twiceArea = (polygon: readonly Point[]): number =>
  Math.abs(sidesOf(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - a.y * b.x, 0));

/** HP-B21: no side meets another except at the common corner. */
export function isSimple(polygon: readonly Point[]): boolean {
  const sides = sidesOf(polygon);
  return sides.every((side, i) =>
    sides.every((other, j) => {
      if (j <= i) return true;
      const neighbours = j === i + 1 || (i === 0 && j === sides.length - 1);
      if (!neighbours) return !segmentsMeet(side, other);
      const [first, second] = j === i + 1 ? [side, other] : [other, side];
      // They share one corner; neither other end may lie on the other side.
      return !isOnSegment(first[0], second) && !isOnSegment(second[1], first);
    }),
  );
}

/** HP-G19: cosines of 0° to 90° in steps of 15°, with nine decimals. */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: nine decimals, the same on every machine.
const COSINES = [1, 0.965925826, 0.866025404, 0.707106781, 0.5, 0.258819045, 0] as const;
/** Cosine and sine of a multiple of 15°, clockwise (y runs south). */
export function direction(steps: number): Point {
  const n = ((steps % 24) + 24) % 24;
  const cosine = (k: number): number => {
    const m = k > 12 ? 24 - k : k;
    return m <= 6 ? COSINES[m]! : -COSINES[12 - m]!;
  };
  return { x: cosine(n), y: cosine((n + 18) % 24) };
}

/** HP-G13: the inscribed regular polygon of 24 corners, one due east. */
export const disc = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 24 }, (_, i) => {
    const { x, y } = direction(i);
    return { x: centre.x + radius * x, y: centre.y + radius * y };
  });

/** HP-G15: a vector turned by a multiple of 30°, clockwise positive. */
export function turned({ x, y }: Point, steps: number): Point {
  const { x: cosine, y: sine } = direction(steps * 2);
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}
