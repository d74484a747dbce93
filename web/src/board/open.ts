// Places that are lit lie in the open: not beyond the edge of the window, not under what lies over it.
import type { Box, Point } from './geometry.ts';

/** Of a window, in its px. */
export interface Window {
  readonly width: number;
  readonly height: number;
  /** What lies over it: toolbar, legend, zoom, small map, the card of a fight. */
  readonly over: readonly Box[];
}

/** Kept free round a place, in px. */
const AROUND = 34;
/** The sheet is moved by so much at most, in steps of so much. */
const FARTHEST = 240;
const STEP = 20;

export function isOpen({ x, y }: Point, { width, height, over }: Window): boolean {
  if (x < 0 || y < 0 || x > width || y > height) return false;
  return !over.some(
    ({ left, top, right, bottom }) =>
      x > left - AROUND && x < right + AROUND && y > top - AROUND && y < bottom + AROUND,
  );
}

/** The shortest way to move the places so that as many of them as can be lie in the open. */
export function wayOut(places: readonly Point[], window: Window): Point {
  const hiddenAt = (dx: number, dy: number): number =>
    places.filter(({ x, y }) => !isOpen({ x: x + dx, y: y + dy }, window)).length;
  let best = { x: 0, y: 0, hidden: hiddenAt(0, 0) };
  for (const { x, y } of NEAREST_FIRST) {
    if (best.hidden === 0) break;
    const hidden = hiddenAt(x, y);
    if (hidden < best.hidden) best = { x, y, hidden };
  }
  return { x: best.x, y: best.y };
}

const STEPS = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, i) => i * STEP - FARTHEST);
const NEAREST_FIRST: readonly Point[] = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).sort(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
);
