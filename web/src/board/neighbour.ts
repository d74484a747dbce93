// Where an arrow key leads: the nearest thing in that direction, things that are linked first.
import type { Point } from './geometry.ts';

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const WIDEST = Math.cos((62 * Math.PI) / 180);

export function neighbourToward<T extends Point & { readonly id: string }>(
  from: T,
  all: readonly T[],
  [dx, dy]: readonly [number, number],
  isLinked: (id: string) => boolean,
): T | undefined {
  let found: T | undefined;
  let least = Infinity;
  for (const other of all) {
    if (other.id === from.id) continue;
    const [x, y] = [other.x - from.x, other.y - from.y];
    const length = Math.hypot(x, y);
    const straight = (x * dx + y * dy) / length;
    if (straight < WIDEST) continue;
    const cost = (length / straight ** 2) * (isLinked(other.id) ? 0.45 : 1);
    if (cost < least) [least, found] = [cost, other];
  }
  return found;
}
