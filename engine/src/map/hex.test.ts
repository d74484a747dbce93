import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  directionTo,
  distance,
  fromRows,
  type Hex,
  lineOf,
  neighbour,
  opposite,
  parseLabel,
  printLabel,
  range,
  ring,
  sameHex,
  toRows,
} from './hex.ts';

const hex = fc.record({
  q: fc.integer({ min: -40, max: 40 }),
  r: fc.integer({ min: -40, max: 40 }),
});
const direction = fc.constantFrom<Direction>(0, 1, 2, 3, 4, 5);
const shifted = fc.constantFrom('odd' as const, 'even' as const);
const key = ({ q, r }: Hex): string => `${q} ${r}`;

test('distance is symmetric, zero only to itself, and no way round is shorter', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b) === 0).toBe(sameHex(a, b));
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
    }),
  );
});

test('a step leads one hex away, and the opposite step back', () => {
  fc.assert(
    fc.property(hex, direction, (a, way) => {
      const b = neighbour(a, way);
      expect(distance(a, b)).toBe(1);
      expect(directionTo(a, b)).toBe(way);
      expect(neighbour(b, opposite(way))).toEqual(a);
    }),
  );
  expect(directionTo({ q: 0, r: 0 }, { q: 2, r: 0 })).toBeUndefined();
});

test('a row north has a smaller number, and its hexes lie half a hex to the side', () => {
  const at = (name: (typeof DIRECTIONS)[number]) =>
    toRows(neighbour(fromRows(5, 5, 'even'), DIRECTIONS.indexOf(name) as Direction), 'even');
  expect(at('E')).toEqual({ column: 6, row: 5 });
  expect(at('W')).toEqual({ column: 4, row: 5 });
  expect(at('NE')).toEqual({ column: 5, row: 4 });
  expect(at('SW')).toEqual({ column: 4, row: 6 });
});

test('a ring has six hexes for each step out, all at that distance; a range has all within', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 1, max: 8 }), (centre, radius) => {
      const around = ring(centre, radius);
      expect(new Set(around.map(key)).size).toBe(6 * radius);
      expect(around.every((other) => distance(centre, other) === radius)).toBe(true);
      const within = range(centre, radius);
      expect(new Set(within.map(key)).size).toBe(3 * radius * (radius + 1) + 1);
      expect(within.every((other) => distance(centre, other) <= radius)).toBe(true);
    }),
  );
});

test('a line goes step by step from end to end, and is the same back', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const line = lineOf(a, b);
      expect(line).toHaveLength(distance(a, b) + 1);
      expect(line[0]).toEqual([a]);
      expect(line.at(-1)).toEqual([b]);
      for (let i = 1; i < line.length; i++)
        for (const here of line[i]!)
          expect(line[i - 1]!.every((before) => distance(before, here) === 1)).toBe(true);
      const names = (hexes: Hex[][]) => hexes.map((step) => step.map(key).sort());
      expect(names(lineOf(b, a)).reverse()).toEqual(names(line));
    }),
  );
});

test('HP-G8 the hexes between, by its own examples', () => {
  const at = (label: string): Hex => {
    const { column, row } = parseLabel(label)!;
    return fromRows(column, row, 'even');
  };
  const between = (from: string, to: string): string[][] =>
    lineOf(at(from), at(to))
      .slice(1, -1)
      .map((step) =>
        step
          .map((found) => {
            const { column, row } = toRows(found, 'even');
            return printLabel(column, row);
          })
          .sort(),
      );
  expect(between('0303', '0402')).toEqual([['0302', '0403']]);
  expect(between('0303', '0503')).toEqual([['0403']]);
  expect(between('0303', '0504')).toEqual([['0403'], ['0404']]);
});

test('printed rows and columns convert both ways, and neighbours stay neighbours', () => {
  fc.assert(
    fc.property(hex, shifted, (a, which) => {
      const rows = toRows(a, which);
      expect(fromRows(rows.column, rows.row, which)).toEqual(a);
    }),
  );
  const east = fromRows(3, 4, 'even');
  expect(distance(east, fromRows(4, 4, 'even'))).toBe(1);
  // HP-G1: of an even row the north-west neighbour has the same column, the north-east one more.
  expect(neighbour(east, 2)).toEqual(fromRows(3, 3, 'even'));
  expect(neighbour(east, 1)).toEqual(fromRows(4, 3, 'even'));
  expect(neighbour(fromRows(3, 3, 'even'), 2)).toEqual(fromRows(2, 2, 'even'));
});

test('labels', () => {
  expect(printLabel(3, 14)).toBe('0314');
  expect(parseLabel('0314')).toEqual({ column: 3, row: 14 });
  expect(parseLabel('314')).toBeUndefined();
});
