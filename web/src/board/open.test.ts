import { expect, test } from 'vitest';
import { isOpen, wayOut } from './open.ts';

const SMALL_MAP = { left: 700, top: 400, right: 800, bottom: 600 };
const TOOLBAR = { left: 100, top: 0, right: 800, bottom: 50 };
const WINDOW = { width: 800, height: 600, over: [TOOLBAR, SMALL_MAP] };

test('a place under a tool, close to one or beyond the edge is not in the open', () => {
  expect(isOpen({ x: 400, y: 300 }, WINDOW)).toBe(true);
  expect(isOpen({ x: 750, y: 500 }, WINDOW)).toBe(false);
  expect(isOpen({ x: 400, y: 70 }, WINDOW)).toBe(false);
  expect(isOpen({ x: 400, y: 610 }, WINDOW)).toBe(false);
});

test('what lies in the open stays where it is', () => {
  expect(wayOut([{ x: 300, y: 300 }], WINDOW)).toEqual({ x: 0, y: 0 });
});

test('places go out from under the small map by the shortest way, all together', () => {
  const places = [
    { x: 690, y: 420 },
    { x: 500, y: 300 },
  ];
  const { x, y } = wayOut(places, WINDOW);
  expect({ x, y }).toEqual({ x: -40, y: 0 });
  for (const place of places) expect(isOpen({ x: place.x + x, y: place.y + y }, WINDOW)).toBe(true);
});

test('where not all can be seen, as many as can be are', () => {
  const wide = [-100, 100, 300, 500, 700, 900].map((x) => ({ x, y: 300 }));
  const { x, y } = wayOut(wide, WINDOW);
  const open = wide.filter((place) => isOpen({ x: place.x + x, y: place.y + y }, WINDOW));
  expect(open).toHaveLength(5);
});
