// Hexes in axial coordinates: q runs east, r runs south (pointy-top; on a flat-top map turn your head).

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Anticlockwise from the east. The opposite of a direction is three further on. */
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const neighbour = ({ q, r }: Hex, direction: Direction): Hex => ({
  q: q + STEPS[direction]!.q,
  r: r + STEPS[direction]!.r,
});
export const neighboursOf = (hex: Hex): Hex[] =>
  STEPS.map((step) => ({ q: hex.q + step.q, r: hex.r + step.r }));

/** The direction of a neighbour; nothing for any other hex. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  const found = STEPS.findIndex((step) => from.q + step.q === to.q && from.r + step.r === to.r);
  return found < 0 ? undefined : (found as Direction);
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes at exactly this distance, anticlockwise from the east. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let hex: Hex = { q: centre.q + radius, r: centre.r };
  for (let side = 0; side < 6; side++) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex);
      hex = neighbour(hex, ((side + 2) % 6) as Direction);
    }
  }
  return hexes;
}

/** All hexes up to this distance, the centre first, ring by ring. */
export function range(centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let i = 0; i <= radius; i++) hexes.push(...ring(centre, i));
  return hexes;
}

/**
 * What a straight line from centre to centre passes, step by step from a to b: one hex each, or two where it runs
 * exactly between them. The ends are included.
 */
export function lineOf(a: Hex, b: Hex): Hex[][] {
  const steps = distance(a, b);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = steps === 0 ? 0 : i / steps;
    const q = a.q + (b.q - a.q) * share;
    const r = a.r + (b.r - a.r) * share;
    // A point on a hexside belongs to the hexes on both sides: nudged either way, it falls into the one and the other.
    const one = nearest(q + NUDGE, r + 2 * NUDGE);
    const other = nearest(q - NUDGE, r - 2 * NUDGE);
    return sameHex(one, other) ? [one] : [one, other];
  });
}

const NUDGE = 1e-7;

/** The hex that a point in axial coordinates lies in. */
export function nearest(q: number, r: number): Hex {
  const s = -q - r;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(whole.q - q), r: Math.abs(whole.r - r), s: Math.abs(whole.s - s) };
  if (off.q > off.r && off.q > off.s) return plain(-whole.r - whole.s, whole.r);
  if (off.r > off.s) return plain(whole.q, -whole.q - whole.s);
  return plain(whole.q, whole.r);
}

/** Without a negative zero. */
const plain = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 });

/** Which rows of a printed map stand half a hex further on. */
export type Shifted = 'odd' | 'even';

const half = (line: number, shifted: Shifted): number =>
  shifted === 'odd' ? (line - (line & 1)) / 2 : (line + (line & 1)) / 2;

/** A pointy-top map: rows run straight, every other one is shifted east. Rows count southward. */
export const fromRows = (column: number, row: number, shifted: Shifted): Hex =>
  plain(column - half(row, shifted), row);
export const toRows = ({ q, r }: Hex, shifted: Shifted): { column: number; row: number } => ({
  column: q + half(r, shifted) + 0,
  row: r,
});

/** A printed label: two digits of the column, two of the row. */
export const printLabel = (column: number, row: number): string =>
  `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
export function parseLabel(label: string): { column: number; row: number } | undefined {
  if (!/^\d{4}$/.test(label)) return undefined;
  return { column: Number(label.slice(0, 2)), row: Number(label.slice(2)) };
}
