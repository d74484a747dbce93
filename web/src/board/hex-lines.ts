// Sides of hexes joined to lines, and lines that a hand could have drawn.
import type { Point } from './geometry.ts';
import type { HexField } from './hex-grid.ts';
import type { Hexside } from './hex-ground.ts';

/** Sides that meet end to end, as lines from fork to fork; a line that comes back to its start is closed by its first point. */
export function chainSides(
  field: HexField<Point & { readonly id: string }>,
  sides: readonly Hexside[],
): Point[][] {
  const segments = sides.flatMap(([id, direction]) => {
    const hex = field.get(id);
    return hex ? [field.side(hex, direction)] : [];
  });
  const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const at = new Map<string, number[]>();
  segments.forEach((segment, i) => {
    for (const end of segment) at.set(key(end), [...(at.get(key(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const walk = (first: number, from: Point): Point[] => {
    const line = [from];
    for (let next: number | undefined = first; next !== undefined; ) {
      used.add(next);
      const [a, b] = segments[next]!;
      const end: Point = key(a) === key(line.at(-1)!) ? b : a;
      line.push(end);
      const there: number[] = at.get(key(end))!;
      next = there.length === 2 ? there.find((i) => !used.has(i)) : undefined;
    }
    return line;
  };
  const lines: Point[][] = [];
  // Ends and forks first, then what is left: rings.
  for (const onlyEnds of [true, false])
    segments.forEach((segment, i) => {
      for (const end of segment)
        if (!used.has(i) && !(onlyEnds && at.get(key(end))!.length === 2)) lines.push(walk(i, end));
    });
  return lines;
}

/** A straight line becomes a slightly unsteady one. The same point is always moved the same way, so lines still meet. */
export function waved(line: readonly Point[], by: number, step = 9): Point[] {
  const points: Point[] = [];
  line.forEach((a, i) => {
    const b = line[i + 1];
    const parts = b ? Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step)) : 1;
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      points.push(shaken(b ? { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t } : a, by));
    }
  });
  return points;
}

export const shaken = ({ x, y }: Point, by: number): Point => ({
  x: x + by * (Math.sin(y * 0.137 + x * 0.041) + 0.5 * Math.sin(y * 0.31 - x * 0.17)),
  y: y + by * (Math.cos(x * 0.123 - y * 0.059) + 0.5 * Math.cos(x * 0.29 + y * 0.19)),
});

/** Points close together along a line, no further apart than about a step. */
export function dense(ring: readonly Point[], step: number): Point[] {
  return ring.flatMap((a, i) => {
    const b = ring[i + 1];
    if (!b) return [a];
    const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step));
    return Array.from({ length: parts }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / parts,
      y: a.y + ((b.y - a.y) * k) / parts,
    }));
  });
}

/** So many points round each centre, spread evenly and always the same. */
export function scattered(centres: readonly Point[], radius: number, count: number): Point[] {
  return centres.flatMap(({ x, y }) =>
    Array.from({ length: count }, (_, i) => {
      const far = radius * 0.78 * Math.sqrt((i + 0.6) / count);
      const angle = i * 2.39996 + x * 0.7 + y * 0.3;
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    }),
  );
}

/** A line along hexsides as water runs: through the middles of the sides, from end to end. */
export function rounded(line: readonly Point[]): Point[] {
  const first = line[0]!;
  const last = line.at(-1)!;
  const middles = line.slice(1).map((b, i) => {
    const a = line[i]!;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  const isRing = line.length > 3 && first.x === last.x && first.y === last.y;
  return isRing ? [...middles, middles[0]!] : [first, ...middles, last];
}
