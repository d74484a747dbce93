// Shapes for the lids of the boxes: the same on every machine, from a number instead of a picture file.
import { seededRandom } from '@motti/engine';

const FINE = 10_000;

/** Points with a size, all between 0 and 1. */
export function scatter(seed: number, count: number): [x: number, y: number, size: number][] {
  const random = seededRandom(seed);
  const part = (): number => random(FINE) / FINE;
  return Array.from({ length: count }, () => [part(), part(), part()]);
}

/** An irregular rounded patch: a lake, a cloud. */
export function blob(
  seed: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  turn: number,
): string {
  const random = seededRandom(seed);
  const corners = 9;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = 0.55 + (0.6 * random(FINE)) / FINE;
    const dx = Math.cos(angle) * wide * reach;
    const dy = Math.sin(angle) * high * reach;
    const px = x + dx * Math.cos(turn) - dy * Math.sin(turn);
    const py = y + dx * Math.sin(turn) + dy * Math.cos(turn);
    return [px, py] as const;
  });
  const middle = (i: number): string => {
    const [ax, ay] = points[i % corners]!;
    const [bx, by] = points[(i + 1) % corners]!;
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [cx, cy] = points[(i + 1) % corners]!;
    return `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}
