// Point-to-point maps: spaces are numbers, connections are pairs of them.
import { invariant } from '../refusal.ts';
import type { Adjacency } from './cheapest.ts';

/** The neighbours of each of `count` spaces, in the order of the connections. */
export function adjacencyOf(
  count: number,
  connections: Iterable<readonly [number, number]>,
): Adjacency {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of connections) {
    invariant(neighbours[a] && neighbours[b], `a connection of ${a} and ${b} leaves the map`);
    invariant(a !== b && !neighbours[a].includes(b), `${a} and ${b} are connected twice`);
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  return neighbours;
}

/** How many connections away each space is from the nearest source; −1 where nothing leads. */
export function distancesFrom(
  neighbours: Adjacency,
  sources: Iterable<number>,
  passable: (space: number) => boolean = () => true,
): number[] {
  const distances = new Array<number>(neighbours.length).fill(-1);
  const queue = [...sources];
  for (const source of queue) distances[source] = 0;
  for (const from of queue) {
    for (const to of neighbours[from]!) {
      if (to < 0 || distances[to]! >= 0 || !passable(to)) continue;
      distances[to] = distances[from]! + 1;
      queue.push(to);
    }
  }
  return distances;
}

/** Which spaces hang together: the same number for spaces that a path of members joins; −1 for the others. */
export function componentsOf(
  neighbours: Adjacency,
  member: (space: number) => boolean = () => true,
): number[] {
  const components = new Array<number>(neighbours.length).fill(-1);
  let next = 0;
  for (let start = 0; start < neighbours.length; start++) {
    if (components[start]! >= 0 || !member(start)) continue;
    components[start] = next;
    const queue = [start];
    for (const from of queue) {
      for (const to of neighbours[from]!) {
        if (to < 0 || components[to]! >= 0 || !member(to)) continue;
        components[to] = next;
        queue.push(to);
      }
    }
    next++;
  }
  return components;
}
