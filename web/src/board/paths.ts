// Shapes of a map as SVG path texts.
import type { Box, Point } from './geometry.ts';

const n = (value: number): string => value.toFixed(1);

export const circlePath = ({ x, y }: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const boxPath = ({ left, top, right, bottom }: Box): string =>
  `M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z`;

/** A line that gives way to the spaces it would otherwise run through; the control point of its curve, or none. */
export function bendAround(
  a: Point,
  b: Point,
  others: readonly Point[],
  room: number,
): Point | undefined {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  let bend = 0;
  for (const p of others) {
    const along = (p.x - a.x) * ux + (p.y - a.y) * uy;
    const off = (p.x - a.x) * -uy + (p.y - a.y) * ux;
    if (along < room * 0.6 || along > length - room * 0.6 || Math.abs(off) >= room) continue;
    // A quadratic curve reaches half of its control point's height in the middle, less toward the ends.
    const t = along / length;
    const need = (room - Math.abs(off)) / (2 * t * (1 - t));
    const side = off > 0 ? -1 : 1;
    if (need > Math.abs(bend)) bend = side * need;
  }
  if (!bend) return undefined;
  return { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
}

/** The control point of a curve that is this far left of the straight line in its middle. */
export function bowed(a: Point, b: Point, by: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  return { x: (a.x + b.x) / 2 + 2 * by * nx, y: (a.y + b.y) / 2 + 2 * by * ny };
}

export function linkPath(a: Point, b: Point, control: Point | undefined): string {
  const start = `M${n(a.x)} ${n(a.y)}`;
  return control
    ? `${start}Q${n(control.x)} ${n(control.y)} ${n(b.x)} ${n(b.y)}`
    : `${start}L${n(b.x)} ${n(b.y)}`;
}

/** Two small waves across a line that runs in this direction: water under it. */
export function waves({ x, y }: Point, direction: number): string {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const at = (along: number, off: number): string =>
    `${n(x + along * cos - off * sin)} ${n(y + along * sin + off * cos)}`;
  return [-3, 3]
    .map((a) => `M${at(a, -7.5)}Q${at(a + 3.4, -3.8)} ${at(a, 0)}T${at(a, 7.5)}`)
    .join('');
}

/** A curve through all points (Catmull-Rom), as points close together. */
export function through(points: readonly Point[], step = 6): Point[] {
  const curve: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    const parts = Math.max(1, Math.round(Math.hypot(p2.x - p1.x, p2.y - p1.y) / step));
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      const at = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      curve.push({ x: at(p0.x, p1.x, p2.x, p3.x), y: at(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return [...curve, points.at(-1)!];
}

/** Battlements along a curve: teeth on its left side. */
export function battlements(curve: readonly Point[], tooth: number): string {
  let path = '';
  let walked = 0;
  let up = false;
  for (let i = 0; i + 1 < curve.length; i++) {
    const [a, b] = [curve[i]!, curve[i + 1]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(b.y - a.y) / length, -(b.x - a.x) / length];
    const lift = up ? tooth * 0.7 : 0;
    const p = { x: a.x + nx * lift, y: a.y + ny * lift };
    path += `${path ? 'L' : 'M'}${n(p.x)} ${n(p.y)}`;
    walked += length;
    if (walked >= tooth) {
      walked = 0;
      up = !up;
      const turned = up ? tooth * 0.7 : 0;
      path += `L${n(a.x + nx * turned)} ${n(a.y + ny * turned)}`;
    }
  }
  return path;
}

/** A thick arrow from one point to another, its tail narrow and its head wide, bowed a little. */
export function arrowPath(
  a: Point,
  b: Point,
  startGap: number,
  endGap: number,
  width: number,
): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [vx, vy] = [-uy, ux];
  const far = Math.max(length - endGap, startGap + 18);
  const head = Math.min(width * 1.5, (far - startGap) * 0.6);
  const at = (along: number, off: number): string =>
    `${n(a.x + ux * along + vx * off)} ${n(a.y + uy * along + vy * off)}`;
  const bow = (far - startGap) * 0.06;
  const neck = far - head;
  const mid = (startGap + neck) / 2;
  return (
    `M${at(startGap, -width * 0.28)}Q${at(mid, bow - width * 0.3)} ${at(neck, -width * 0.36)}` +
    `L${at(neck - head * 0.12, -width)}L${at(far, 0)}L${at(neck - head * 0.12, width)}L${at(neck, width * 0.36)}` +
    `Q${at(mid, bow + width * 0.3)} ${at(startGap, width * 0.28)}Z`
  );
}

export const linePath = (points: readonly Point[]): string =>
  `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}`;

/** A box with round corners. */
export function roundedBox({ left, top, right, bottom }: Box, radius: number): string {
  const [width, height] = [right - left - 2 * radius, bottom - top - 2 * radius];
  const arc = `a${radius} ${radius} 0 0 1 `;
  return `M${left + radius} ${top}h${width}${arc}${radius} ${radius}v${height}${arc}${-radius} ${radius}h${-width}${arc}${-radius} ${-radius}v${-height}${arc}${radius} ${-radius}z`;
}
