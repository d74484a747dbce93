import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cheapest } from './cheapest.ts';
import { Flood } from './flood.ts';
import { type Direction, opposite, range } from './hex.ts';
import { hexMap, keepLinks, type Links, pointMap } from './links.ts';
import { SupplyLines } from './supply-line.ts';

/** 0 to 3 in a square, 4 by itself. */
const SQUARE = pointMap(5, [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 3],
]);
const everywhere = (): boolean => true;
const stepsFrom = (
  map: Links,
  starts: readonly number[],
  isOpen = (_: number) => true,
): number[] => {
  const flood = new Flood(map.spaces).spread(map, starts, isOpen);
  return Array.from({ length: map.spaces }, (_, space) => flood.stepsTo(space));
};

test('steps count connections, also round what cannot be passed', () => {
  expect(stepsFrom(SQUARE, [0])).toEqual([0, 1, 2, 1, -1]);
  expect(stepsFrom(SQUARE, [0], (space) => space !== 3)).toEqual([0, 1, 2, -1, -1]);
  expect(stepsFrom(SQUARE, [1, 3])).toEqual([1, 0, 1, 0, -1]);
});

test('a flood may be limited, and tells a shortest way', () => {
  const flood = new Flood(5);
  expect(flood.spread(SQUARE, [0], everywhere, 1).entered()).toEqual([0, 1, 3]);
  expect(flood.pathTo(2)).toBeUndefined();
  expect(flood.spread(SQUARE, [0], everywhere).pathTo(2)).toEqual([1, 2]);
  expect(flood.pathTo(0)).toEqual([]);
});

test('a search meets each space once, and the next search anew', () => {
  const flood = new Flood(5);
  for (let search = 0; search < 2; search++) {
    flood.begin();
    expect([flood.meets(1), flood.meets(1), flood.meets(2)]).toEqual([true, false, true]);
    expect(flood.has(1)).toBe(false);
  }
});

test('the nearest that serves, within so many steps', () => {
  const flood = new Flood(5);
  expect(flood.find(SQUARE, 0, everywhere, (space) => space === 2)).toBe(2);
  expect(flood.find(SQUARE, 0, everywhere, (space) => space === 2, 1)).toBe(-1);
  expect(flood.find(SQUARE, 0, everywhere, (space) => space === 0, 0)).toBe(0);
  expect(
    flood.find(
      SQUARE,
      0,
      (space) => space === 2,
      (space) => space === 2,
    ),
  ).toBe(-1);
});

test('a map with a connection to itself or out of the map is none; each place knows its connection', () => {
  expect(() => pointMap(2, [[0, 2]])).toThrow(/leaves the map/);
  expect(() => pointMap(2, [[0, 0]])).toThrow(/itself/);
  expect([...SQUARE.next.subarray(0, SQUARE.ways)]).toEqual([1, 3]);
  expect([...SQUARE.connection.subarray(0, SQUARE.ways)]).toEqual([0, 3]);
});

test('a map may lose steps: a season, a kind of path', () => {
  const summer = keepLinks(SQUARE, (_from, _to, place) => SQUARE.connection[place] !== 3);
  expect(stepsFrom(summer, [0])).toEqual([0, 1, 2, 3, -1]);
});

test('the neighbours of a hex map stand by direction, and lead back', () => {
  const map = hexMap(range({ q: 0, r: 0 }, 3));
  expect(map.next.subarray(0, 6).every((to) => to > 0)).toBe(true);
  map.next.forEach((to, place) => {
    if (to < 0) return;
    const back = opposite((place % 6) as Direction);
    expect(map.next[to * 6 + back]).toBe(Math.floor(place / 6));
  });
});

/** The same by relaxing every step until nothing changes. */
function slowly(
  map: Links,
  start: number,
  price: (place: number) => number,
  limit: number,
): number[] {
  const costs = new Array<number>(map.spaces).fill(-1);
  costs[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    map.next.forEach((to, place) => {
      const from = costs[Math.floor(place / map.ways)]!;
      const cost = price(place);
      if (to < 0 || from < 0 || cost < 0 || from + cost > limit) return;
      if (costs[to]! >= 0 && costs[to]! <= from + cost) return;
      costs[to] = from + cost;
      changed = true;
    });
  }
  return costs;
}

test('the cheapest way costs what trying all of them says', () => {
  const map = hexMap(range({ q: 0, r: 0 }, 4));
  const search = new Cheapest(map.spaces, 12);
  const prices = fc.array(fc.integer({ min: -1, max: 3 }), {
    minLength: map.next.length,
    maxLength: map.next.length,
  });
  fc.assert(
    fc.property(
      prices,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 12 }),
      (table, start, limit) => {
        const price = (place: number): number => table[place]!;
        let last = 0;
        search.begin();
        search.offer(start, 0, -1);
        for (let node = search.take(); node >= 0; node = search.take()) {
          const spent = search.costOf(node);
          expect(spent).toBeGreaterThanOrEqual(last);
          last = spent;
          for (let place = node * 6; place < node * 6 + 6; place++) {
            const cost = price(place);
            if (map.next[place]! >= 0 && cost >= 0 && spent + cost <= limit)
              search.offer(map.next[place]!, spent + cost, node);
          }
        }
        const expected = slowly(map, start, price, limit);
        expect(expected.map((_, space) => search.costOf(space))).toEqual(expected);
      },
    ),
    { numRuns: 40 },
  );
});

test('an estimate of what is still to come finds the same cost, looking at less', () => {
  const map = hexMap(range({ q: 0, r: 0 }, 6));
  const goal = map.spaces - 1;
  const steps = new Flood(map.spaces).spread(map, [goal], everywhere);
  const taken = (estimate: (space: number) => number): { cost: number; count: number } => {
    const search = new Cheapest(map.spaces, 40);
    let count = 0;
    search.begin();
    search.offer(0, 0, -1, estimate(0));
    for (let node = search.take(); node >= 0 && node !== goal; node = search.take(), count++)
      for (let place = node * 6; place < node * 6 + 6; place++) {
        const to = map.next[place]!;
        if (to >= 0) search.offer(to, search.costOf(node) + 1 + (to % 2), node, estimate(to));
      }
    return { cost: search.costOf(goal), count };
  };
  const blind = taken(() => 0);
  const led = taken((space) => steps.stepsTo(space));
  expect(led.cost).toBe(blind.cost);
  expect(led.count).toBeLessThan(blind.count);
});

test('a supply line of two links: each has its own length, and every end of the first is tried', () => {
  // 0-1-2-3-4-5 in a row; headquarters in 1 and 3, the city in 5.
  const row = pointMap(
    6,
    [0, 1, 2, 3, 4].map((space) => [space, space + 1] as const),
  );
  const lines = new SupplyLines(6, 2);
  const trace = (toHeadquarters: number, toCity: number, isOpen = (_: number) => true) =>
    lines.trace(row, 0, [
      { most: toHeadquarters, isOpen, serves: (space) => space === 1 || space === 3 },
      { most: toCity, isOpen, serves: (space) => space === 5 },
    ]);
  expect(trace(1, 4)).toEqual([1, 5]);
  expect(trace(3, 2)).toEqual([3, 5]);
  expect(trace(2, 2)).toBeUndefined();
  expect(trace(3, 4, (space) => space !== 4)).toBeUndefined();
});
