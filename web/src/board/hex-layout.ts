// How large things are on a hex map: counters grow with the hex, up to a size beyond which nobody needs them larger.
import { clamp, type Point } from './geometry.ts';
import type { HexField, HexGrid } from './hex-grid.ts';
import type { HexArrow } from './hex-map.ts';
import { type Layout, layoutAt } from './layout.ts';

const SHARE = 0.62; // of a hex's width
const LARGEST = 84;

export function hexLayoutAt(scale: number, grid: HexGrid): Layout {
  const layout = layoutAt(scale);
  const hex = grid.width * scale;
  const counter = clamp(SHARE * hex, layout.level === 'near' ? 22 : 9, LARGEST);
  return { ...layout, counter };
}

/** Where an arrow key leads: sideways along the row, or up and down in a straight line as the eye sees it. */
export function neighbourByKey<H extends Point & { readonly id: string }>(
  field: HexField<H>,
  from: H,
  key: string,
  /** The line that the hand follows: the x (or y, on a flat grid) where the last step across it ended. */
  line: number,
): H | undefined {
  const pointy = field.grid.orientation === 'pointy';
  const ways = (pointy ? POINTY : FLAT)[key];
  if (!ways) return undefined;
  const off = (hex: H): number => Math.abs((pointy ? hex.x : hex.y) - line);
  const there = ways.flatMap((d) => field.neighbour(from.id, d) ?? []);
  return there.sort((a, b) => off(a) - off(b))[0];
}

const POINTY: Readonly<Record<string, readonly number[]>> = {
  ArrowRight: [0],
  ArrowUp: [1, 2],
  ArrowLeft: [3],
  ArrowDown: [4, 5],
};
const FLAT: Readonly<Record<string, readonly number[]>> = {
  ArrowRight: [0, 1],
  ArrowUp: [2],
  ArrowLeft: [3, 4],
  ArrowDown: [5],
};

/** Does this key follow the line, or does it choose a new one? */
export const keepsLine = (grid: HexGrid, key: string): boolean =>
  (grid.orientation === 'pointy' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']).includes(
    key,
  );

/** Where the places of a map lie, in sheet px: hexes, or any others that have names. */
export interface Seats<Seat extends Point = Point> {
  /** From a hex to the next one; without hexes the length that things are drawn in proportion to. */
  readonly grid: Pick<HexGrid, 'width'>;
  get(place: string): Seat | undefined;
}

/** Each start with the end nearest to it. */
export function shafts<Seat extends Point>(
  field: Seats<Seat>,
  { from, to }: HexArrow,
): [Seat, Seat][] {
  const ends = to.flatMap((id) => field.get(id) ?? []);
  return from.flatMap((id): [Seat, Seat][] => {
    const start = field.get(id);
    if (!start || ends.length === 0) return [];
    const far = (end: Point): number => Math.hypot(end.x - start.x, end.y - start.y);
    return [[start, ends.reduce((a, b) => (far(b) < far(a) ? b : a))]];
  });
}

/** Where a row of counters lies beside its hex: above, or below where there is no room; inside what is seen. */
export function fanPlace(
  at: Point,
  size: { readonly width: number; readonly height: number },
  gap: number,
  seen: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
): Point {
  const above = at.y - gap - size.height;
  const y = above > seen.top + 8 ? above : at.y + gap;
  const least = seen.left + 8;
  return {
    x: clamp(at.x - size.width / 2, least, Math.max(least, seen.right - size.width - 8)),
    y,
  };
}

/** The centres of hexes in stage px; those that the map lacks are left out. */
export const centresOf = (field: Seats, ids: readonly string[], scale: number): Point[] =>
  ids.flatMap((id) => {
    const at = field.get(id);
    return at ? [{ x: at.x * scale, y: at.y * scale }] : [];
  });
