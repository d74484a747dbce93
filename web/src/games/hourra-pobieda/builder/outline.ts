// The outer sides of a set of hexes, as one path, a little inside them.
import { centreOf } from '../sheet.ts';
import { around, type Size } from './hexes.ts';

const INSET = 0.035;

/** Where the table ends there is no neighbour to measure to: its hex lies beyond, all the same. */
function beyond(label: string, direction: number): { x: number; y: number } {
  const { x, y } = centreOf(label);
  const angle = (direction * Math.PI) / 3;
  return { x: x + Math.cos(angle), y: y - Math.sin(angle) };
}

export function outlineOf(cells: readonly string[], size: Size): string {
  const inside = new Set(cells);
  const parts: string[] = [];
  for (const cell of cells) {
    const centre = centreOf(cell);
    around(cell, size).forEach((other, direction) => {
      if (other !== undefined && inside.has(other)) return;
      const out = beyond(cell, direction);
      const [dx, dy] = [out.x - centre.x, out.y - centre.y];
      const half = 0.5 / Math.sqrt(3) + 0.012;
      const middle = { x: centre.x + dx * (0.5 - INSET), y: centre.y + dy * (0.5 - INSET) };
      const to = (sign: number): string =>
        `${(middle.x - sign * dy * half).toFixed(3)} ${(middle.y + sign * dx * half).toFixed(3)}`;
      parts.push(`M${to(1)}L${to(-1)}`);
    });
  }
  return parts.join('');
}
