// What the map draws, in units of one hex: centres, corners, lines of roads and rivers.
import type { Scenario, TerrainKey } from '@motti/hourra-pobieda/parts';
import type { Box } from '../../board/geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROW = Math.sqrt(3) / 2;
const RADIUS = 1 / Math.sqrt(3);

/** HP-G1: every other row stands half a hex farther east. */
export function centreOf(label: string): Point {
  const column = Number(label.slice(0, 2)) - 1;
  const row = Number(label.slice(2)) - 1;
  return { x: column + (row % 2) / 2 + 0.5, y: row * ROW + RADIUS };
}

export const corners = ({ x, y }: Point): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 30) * Math.PI) / 180;
    return `${(x + RADIUS * Math.cos(angle)).toFixed(3)},${(y + RADIUS * Math.sin(angle)).toFixed(3)}`;
  }).join(' ');

/** The side that two neighbouring hexes share. */
export function sideBetween(a: string, b: string): readonly [Point, Point] {
  const [from, to] = [centreOf(a), centreOf(b)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = { x: ((to.y - from.y) * RADIUS) / 2, y: ((from.x - to.x) * RADIUS) / 2 };
  return [
    { x: middle.x + half.x, y: middle.y + half.y },
    { x: middle.x - half.x, y: middle.y - half.y },
  ];
}

export const pathThrough = (labels: readonly string[]): string =>
  labels
    .map(centreOf)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(3)} ${y.toFixed(3)}`)
    .join('');

export function labelsOf({ table }: Scenario): string[] {
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return Array.from({ length: table.width * table.height }, (_, cell) => {
    const column = Math.floor(cell / table.height) + 1;
    return two(column) + two((cell % table.height) + 1);
  });
}

/** The ground that the file gives to a hex. */
export function groundOf({ terrain }: Scenario, label: string): TerrainKey | undefined {
  const row = terrain?.rows[Number(label.slice(2)) - 1] ?? '';
  return terrain?.key[[...row][Number(label.slice(0, 2)) - 1] ?? ''];
}

export const viewBox = ({ table }: Scenario): string =>
  `-0.1 -0.1 ${table.width + 0.7} ${(table.height - 1) * ROW + 2 * RADIUS + 0.2}`;

/** The table with its rim: what is shown when the whole of it is. In px of a sheet of 120 px a UD. */
export function withRim({ left, top, right, bottom }: Box): Box {
  const RIM = 32;
  return { left: left - RIM, top: top - RIM, right: right + RIM, bottom: bottom + RIM };
}
