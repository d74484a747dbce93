import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPaths, pathTo } from './cheapest.ts';
import { adjacencyOf, componentsOf, distancesFrom } from './graph.ts';
import { hexAdjacency, range } from './hex.ts';

const LINE = adjacencyOf(5, [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 3],
]);

test('distances count connections, also round what cannot be passed', () => {
  expect(distancesFrom(LINE, [0])).toEqual([0, 1, 2, 1, -1]);
  expect(distancesFrom(LINE, [0], (space) => space !== 3)).toEqual([0, 1, 2, -1, -1]);
  expect(distancesFrom(LINE, [1, 3])).toEqual([1, 0, 1, 0, -1]);
});

test('components hang together', () => {
  expect(componentsOf(LINE)).toEqual([0, 0, 0, 0, 1]);
  expect(componentsOf(LINE, (space) => space !== 0 && space !== 2)).toEqual([-1, 0, -1, 1, 2]);
});

test('a map with a connection to itself, out of the map, or twice is none', () => {
  expect(() => adjacencyOf(2, [[0, 2]])).toThrow(/leaves the map/);
  expect(() => adjacencyOf(2, [[0, 0]])).toThrow(/twice/);
  expect(() =>
    adjacencyOf(2, [
      [0, 1],
      [1, 0],
    ]),
  ).toThrow(/twice/);
});

const HEXES = hexAdjacency(range({ q: 0, r: 0 }, 5));
/** Costs of entering, some hexes closed, the direction counts too. */
const costing = (seed: number) => (from: number, to: number, way: number) => {
  const mixed = Math.imul(from * 31 + to * 17 + way, 0x9e3779b1 ^ seed) >>> 28;
  return mixed === 15 ? Number.POSITIVE_INFINITY : mixed % 4;
};

/** Every cost by relaxing until nothing changes: slow and plain. */
function byRelaxing(
  source: number,
  cost: (from: number, to: number, way: number) => number,
): number[] {
  const costs = HEXES.map((_, i) => (i === source ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, around] of HEXES.entries())
      for (const [way, to] of around.entries()) {
        if (to < 0 || costs[from]! + cost(from, to, way) >= costs[to]!) continue;
        costs[to] = costs[from]! + cost(from, to, way);
        changed = true;
      }
  }
  return costs.map((found) => (Number.isFinite(found) ? found : -1));
}

test('cheapest paths cost what an exhaustive search finds', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(HEXES.length - 1), (seed, source) => {
      expect(cheapestPaths(HEXES, [source], costing(seed)).costs).toEqual(
        byRelaxing(source, costing(seed)),
      );
    }),
    { numRuns: 50 },
  );
});

test('a path is made of steps that add up to its cost', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(HEXES.length - 1), (seed, to) => {
      const cost = costing(seed);
      const paths = cheapestPaths(HEXES, [0], cost);
      const path = pathTo(paths, to);
      expect(path.length === 0).toBe(paths.costs[to]! < 0);
      if (path.length === 0) return;
      let sum = 0;
      for (let i = 1; i < path.length; i++)
        sum += cost(path[i - 1]!, path[i]!, HEXES[path[i - 1]!]!.indexOf(path[i]!));
      expect(path[0]).toBe(0);
      expect(sum).toBe(paths.costs[to]);
    }),
  );
});

test('dearer steps never make a path cheaper, and a limit only leaves out what costs more', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(12), (seed, limit) => {
      const cost = costing(seed);
      const { costs } = cheapestPaths(HEXES, [0], cost);
      const dearer = cheapestPaths(HEXES, [0], (...step) => cost(...step) + 1).costs;
      const limited = cheapestPaths(HEXES, [0], cost, limit).costs;
      for (const [i, found] of costs.entries()) {
        expect(dearer[i]!).toBeGreaterThanOrEqual(found);
        expect(limited[i]).toBe(found <= limit ? found : -1);
      }
    }),
  );
});

test('a step that costs a fraction or less than nothing is a mistake of the caller', () => {
  expect(() => cheapestPaths(LINE, [0], () => 0.5)).toThrow(/costs 0.5/);
  expect(() => cheapestPaths(LINE, [0], () => -1)).toThrow(/costs -1/);
});
