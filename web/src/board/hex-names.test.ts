import { expect, test } from 'vitest';
import { placeHexNames } from './hex-names.ts';

const ROOM = { hex: 72, counter: 45, near: true };
const name = (id: string, x: number, y: number, rank = 0) => ({
  id,
  text: id,
  city: rank >= 2,
  width: 50,
  rank,
  x,
  y,
});

test('a name stands at the foot of its hex, whether a counter is in the hex or not', () => {
  const [free] = placeHexNames([name('Salmi', 100, 100)], [], ROOM);
  const [held] = placeHexNames([name('Salmi', 100, 100)], [{ x: 100, y: 100 }], ROOM);
  expect(free).toEqual(held);
  expect(free!.y).toBeGreaterThan(100 + 45 / 2 + 9);
});

test('a counter in the way sends it over its own counter', () => {
  const small = { hex: 40, counter: 25, near: true };
  const crowd = [
    { x: 100, y: 100 },
    { x: 80, y: 134 },
    { x: 120, y: 134 },
  ];
  const [moved] = placeHexNames([name('Kandalaksha', 100, 100, 2)], crowd, small);
  expect(moved!.y).toBeLessThan(100 - 25 / 2);
});

test('of two names that would touch, the one of higher rank stays at its place', () => {
  const placed = placeHexNames([name('Rautu', 100, 100), name('VIIPURI', 110, 102, 2)], [], ROOM);
  expect(placed[0]).toMatchObject({ id: 'VIIPURI', x: 110 });
  expect(placed.slice(1).every(({ y }) => y < 100 || y > 140)).toBe(true);
});

test('a group on a base is wider than a counter: its name stands clear of it, beside where there is room', () => {
  const large = new Map([['Nomonhan', { left: 70, top: 70, right: 130, bottom: 130 }]]);
  const [placed] = placeHexNames([name('Nomonhan', 100, 100, 1)], [], ROOM, large);
  expect(placed!.x - 25).toBeGreaterThan(130);
  expect(placed!.y).toBeCloseTo(105);
});

test('on a small map a name goes where no badge lies on it', () => {
  const small = { hex: 16, counter: 9, near: false };
  const below = [
    { x: 92, y: 114 },
    { x: 108, y: 114 },
  ];
  const [placed] = placeHexNames([name('VIIPURI', 100, 100, 3)], below, small);
  expect(placed!.y).toBeLessThan(100);
  const round = [...below, { x: 92, y: 86 }, { x: 108, y: 86 }];
  const [aside] = placeHexNames([name('VIIPURI', 100, 100, 3)], round, small);
  expect(aside!.x).toBeGreaterThan(125);
});
