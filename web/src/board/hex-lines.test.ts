import { describe, expect, test } from 'vitest';
import { HexField } from './hex-grid.ts';
import { chainSides, dense, scattered, waved } from './hex-lines.ts';
import { battlements } from './paths.ts';

const field = new HexField({ orientation: 'pointy', width: 100 }, [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 100, y: 0 },
]);

describe('sides of hexes', () => {
  test('three in a row are one line of four points', () => {
    const lines = chainSides(field, [
      ['a', 1],
      ['a', 3],
      ['a', 2],
    ]);
    expect(lines.map((line) => line.length)).toEqual([4]);
  });

  test('all six are a ring', () => {
    const lines = chainSides(
      field,
      [0, 1, 2, 3, 4, 5].map((d) => ['a', d] as const),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(7);
    expect(lines[0]![6]!.x).toBeCloseTo(lines[0]![0]!.x);
  });

  test('a fork parts three lines', () => {
    const lines = chainSides(field, [
      ['a', 0],
      ['a', 1],
      ['b', 2],
    ]);
    expect(lines.map((line) => line.length)).toEqual([2, 2, 2]);
  });

  test('the same side named from both hexes is met twice and drawn twice, without harm', () => {
    expect(
      chainSides(field, [
        ['a', 0],
        ['b', 3],
      ]).length,
    ).toBeGreaterThan(0);
  });
});

test('a waved line keeps to its neighbours: the same point is moved the same way', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 60, y: 10 },
    { x: 90, y: 70 },
  ];
  const end = waved([a, b], 2).at(-1)!;
  const begin = waved([b, c], 2)[0]!;
  expect(end).toEqual(begin);
  expect(Math.hypot(end.x - b.x, end.y - b.y)).toBeLessThan(5);
});

test('battlements round a hex: teeth and gaps of one size, all the way round', () => {
  const corners = [0, 1, 2, 3, 4, 5, 0].map((i) => ({
    x: 50 * Math.cos((i * Math.PI) / 3),
    y: 50 * Math.sin((i * Math.PI) / 3),
  }));
  const ring = dense(corners, 2);
  for (const [i, point] of ring.slice(1).entries())
    expect(Math.hypot(point.x - ring[i]!.x, point.y - ring[i]!.y)).toBeLessThan(2.1);
  // 300 px of wall, a change of height every 4 px, two points at each.
  const points = battlements(ring, 4).split('L').length;
  expect(points).toBeGreaterThan(200);
  expect(points).toBeLessThan(260);
});

test('what is scattered stays inside its hex, and is the same every time', () => {
  const points = scattered([{ x: 10, y: 20 }], 50, 9);
  expect(points).toHaveLength(9);
  for (const { x, y } of points) expect(Math.hypot(x - 10, y - 20)).toBeLessThan(43);
  expect(scattered([{ x: 10, y: 20 }], 50, 9)).toEqual(points);
});
