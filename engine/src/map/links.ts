// A map as one flat table of neighbours, so that a search over hexes and one over connected points are the same code.
import { invariant } from '../refusal.ts';
import { type Hex, neighboursOf } from './hex.ts';

export interface Links {
  readonly spaces: number;
  /** Places for neighbours of each space: six on a hex map, on a point map as many as the best connected space has. */
  readonly ways: number;
  /** The neighbours of a space stand from `space * ways` on: on a hex map by direction; −1 where there is none. */
  readonly next: Int16Array;
}

export interface PointMap extends Links {
  /** By place in `next`: the number of the connection that leads there, to look up its kind or its cost; −1 for none. */
  readonly connection: Int16Array;
}

/** The six neighbours of each hex of the list by direction, as numbers of the list. */
export function hexMap(hexes: readonly Hex[]): Links {
  const numbers = new Map(hexes.map(({ q, r }, i) => [`${q} ${r}`, i]));
  const next = new Int16Array(hexes.length * 6);
  hexes.forEach((hex, from) => {
    neighboursOf(hex).forEach(({ q, r }, way) => {
      next[from * 6 + way] = numbers.get(`${q} ${r}`) ?? -1;
    });
  });
  return { spaces: hexes.length, ways: 6, next };
}

/** Spaces joined by connections, each both ways; the neighbours of a space stand in the order of their numbers. */
export function pointMap(
  spaces: number,
  connections: readonly (readonly [number, number])[],
): PointMap {
  const around: { to: number; connection: number }[][] = Array.from({ length: spaces }, () => []);
  connections.forEach(([a, b], connection) => {
    const from = around[a];
    const back = around[b];
    invariant(from && back, `map: a connection of ${a} and ${b} leaves the map`);
    invariant(a !== b, `map: ${a} is connected to itself`);
    from.push({ to: b, connection });
    back.push({ to: a, connection });
  });
  const ways = Math.max(1, ...around.map((list) => list.length));
  const next = new Int16Array(spaces * ways).fill(-1);
  const connection = new Int16Array(spaces * ways).fill(-1);
  around.forEach((list, from) => {
    list.sort((a, b) => a.to - b.to || a.connection - b.connection);
    list.forEach((entry, way) => {
      next[from * ways + way] = entry.to;
      connection[from * ways + way] = entry.connection;
    });
  });
  return { spaces, ways, next, connection };
}

/** The same map with only the steps that are kept: the season's connections, one kind of path. */
export const keepLinks = <M extends Links>(
  map: M,
  keep: (from: number, to: number, place: number) => boolean,
): M => ({
  ...map,
  next: map.next.map((to, place) =>
    to >= 0 && keep(Math.floor(place / map.ways), to, place) ? to : -1,
  ),
});
