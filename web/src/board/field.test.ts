import { expect, test } from 'vitest';
import { type AreaRing, Field, NOTHING, stretches } from './field.ts';
import type { Point } from './geometry.ts';

const BOX = { left: 0, top: 0, right: 800, bottom: 400 };
const OPTIONS = { cell: 10, power: 6, edge: 150, smooth: 0 };
const [RED, WHITE] = [0, 1];
const TWO = [
  { x: 300, y: 200 },
  { x: 500, y: 200 },
];
function contains(ring: readonly Point[], { x, y }: Point): boolean {
  return ring.reduce((inside, a, i) => {
    const b = ring[(i + ring.length - 1) % ring.length]!;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}
const pointsOf = ({ xy }: AreaRing): { x: number; y: number }[] =>
  Array.from({ length: xy.length / 2 }, (_, i) => ({ x: xy[2 * i]!, y: xy[2 * i + 1]! }));
const areaOf = (rings: readonly AreaRing[], x: number, y: number): boolean =>
  rings.filter((ring) => contains(pointsOf(ring), { x, y })).length % 2 === 1;

test('two spaces part the ground in the middle, and end where the edge weighs more', () => {
  const field = new Field(TWO, BOX, OPTIONS);
  const red = field.outlines([RED, WHITE], RED);
  const white = field.outlines([RED, WHITE], WHITE);
  expect(areaOf(red, 300, 200)).toBe(true);
  expect(areaOf(red, 390, 200)).toBe(true);
  expect(areaOf(red, 410, 200)).toBe(false);
  expect(areaOf(white, 410, 200)).toBe(true);
  // 150 px from the space nothing weighs more than the edge of the map.
  expect(areaOf(red, 160, 200)).toBe(true);
  expect(areaOf(red, 140, 200)).toBe(false);
});

test('the front is where RED and WHITE ground meet, not where the map ends', () => {
  const field = new Field(TWO, BOX, OPTIONS);
  const red = field.outlines([RED, WHITE], RED);
  const front = stretches(red, (who) => who === WHITE);
  expect(front).toHaveLength(1);
  for (let i = 0; i < front[0]!.length; i += 2) expect(front[0]![i]!).toBeCloseTo(400, 0);
  const edge = stretches(red, (who) => who === NOTHING);
  expect(
    edge
      .flat()
      .filter((_, i) => i % 2 === 0)
      .every((x) => x < 402),
  ).toBe(true);
});

test('a space that changes hands takes its ground along', () => {
  const field = new Field(TWO, BOX, OPTIONS);
  expect(field.outlines([RED, RED], WHITE)).toEqual([]);
  const all = field.outlines([RED, RED], RED);
  expect(areaOf(all, 400, 200)).toBe(true);
  expect(stretches(all, (who) => who === WHITE)).toEqual([]);
});

test('the area lies on the right of its outline, and smoothing keeps it in its place', () => {
  const field = new Field(TWO, BOX, { ...OPTIONS, smooth: 14 });
  const [ring] = field.outlines([RED, WHITE], RED);
  const points = pointsOf(ring!);
  const doubled = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  // On a sheet y grows downward: a positive sum turns clockwise to the eye, the inside on the right hand.
  expect(doubled).toBeGreaterThan(0);
  expect(areaOf([ring!], 300, 200)).toBe(true);
  expect(ring!.across).toHaveLength(points.length);
});

test('an area wholly inside another is a ring of its own', () => {
  const ringed = Array.from({ length: 8 }, (_, i) => ({
    x: 400 + 110 * Math.cos((i * Math.PI) / 4),
    y: 200 + 110 * Math.sin((i * Math.PI) / 4),
  }));
  const field = new Field([{ x: 400, y: 200 }, ...ringed], BOX, OPTIONS);
  const holders = [WHITE, ...ringed.map(() => RED)];
  const red = field.outlines(holders, RED);
  expect(red).toHaveLength(2);
  expect(areaOf(red, 400, 200)).toBe(false);
  expect(areaOf(red, 510, 200)).toBe(true);
});
