// The way of a move, hex by hex: rides are followed along the railway, and points are counted where they are spent.

import type { HexId, UnitId } from '../data/index.ts';
import { sideOf } from '../data/index.ts';
import { COST, directionTo, hexName, queries, RAILS } from '../index.ts';

export interface Way {
  readonly hexes: readonly string[];
  /** The running cost on each side that costs something. */
  readonly costs: readonly (string | undefined)[];
}

/** The shortest way by rail; a straight jump where the network has none. */
export function railWay(side: number, start: HexId, end: number): HexId[] {
  const rails = RAILS[side]!;
  const from = new Map([[start, start]]);
  const queue = [start];
  for (const hex of queue) {
    if (hex === end) break;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const next = rails[d]!;
      if (next < 0 || from.has(next)) continue;
      from.set(next, hex);
      queue.push(next);
    }
  }
  if (!from.has(end)) return [end];
  const way: number[] = [];
  for (let hex = end; hex !== start; hex = from.get(hex)!) way.unshift(hex);
  return way;
}

/** A path of the rules as it is drawn. */
export function wayOf(unit: UnitId, start: HexId, path: readonly HexId[]): Way {
  const side = sideOf(unit);
  const hexes = [start];
  const costs: (string | undefined)[] = [];
  let spent = 0;
  for (const step of path) {
    const here = hexes.at(-1)!;
    if (step >= queries.RIDE) {
      const ride = railWay(side, here, step - queries.RIDE);
      hexes.push(...ride);
      costs.push(...ride.map(() => undefined));
      continue;
    }
    const direction = directionTo(here, step);
    spent += direction < 0 ? 0 : COST[side]![here * 6 + direction]!;
    hexes.push(step);
    costs.push(String(spent));
  }
  return { hexes: hexes.map(hexName), costs };
}
