import { expect, test } from 'vitest';
import type { Box } from './geometry.ts';
import { allOver, BESIDE, roomForTools, wholeView } from './whole.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const WINDOW = { width: 720, height: 650, most: 1.1 };
const TOOLBAR = box(12, 12, 700, 78);
const LEGEND = box(6, 590, 400, 644);

/** A sheet's box as it lies in the window. */
function seen(home: Box, { middle, scale }: ReturnType<typeof wholeView>): Box {
  const x = (value: number): number => (value - middle.x) * scale + WINDOW.width / 2;
  const y = (value: number): number => (value - middle.y) * scale + WINDOW.height / 2;
  return box(x(home.left), y(home.top), x(home.right), y(home.bottom));
}

test('a tall sheet lies beside the tools, as high as the window', () => {
  const sheet = box(0, 0, 1000, 1800);
  const view = wholeView({
    ...WINDOW,
    sheet,
    home: sheet,
    counts: allOver(sheet),
    controls: [TOOLBAR],
  });
  const at = seen(sheet, view);
  expect(at.left).toBeGreaterThanOrEqual(BESIDE);
  expect(at.bottom - at.top).toBeCloseTo(WINDOW.height);
});

test('a wide sheet lies below the toolbar', () => {
  const sheet = box(0, 0, 2000, 1700);
  const view = wholeView({
    ...WINDOW,
    sheet,
    home: sheet,
    counts: allOver(sheet),
    controls: [TOOLBAR],
  });
  expect(seen(sheet, view).top).toBeGreaterThan(TOOLBAR.bottom);
  expect(seen(sheet, view).bottom).toBeLessThanOrEqual(WINDOW.height);
});

test('where nothing that counts lies under them, toolbar and legend take no room', () => {
  const home = box(0, 0, 2000, 1700);
  const sheet = box(-1000, -200, 3000, 2000);
  const controls = [TOOLBAR, LEGEND];
  const free = wholeView({ ...WINDOW, sheet, home, counts: [{ x: 1000, y: 850 }], controls });
  expect(free.scale).toBeCloseTo(WINDOW.width / 2000);
  const under = { x: 300, y: 1690 };
  const clear = wholeView({ ...WINDOW, sheet, home, counts: [under], controls });
  const at = seen(box(under.x, under.y, under.x, under.y), clear);
  expect(at.bottom).toBeLessThan(LEGEND.top);
});

test('a low sheet as wide as the window keeps its width: the toolbar lies over the rim', () => {
  const sheet = box(0, 0, 2000, 1200);
  const home = box(-40, -40, 2040, 1240);
  const view = wholeView({ ...WINDOW, sheet, home, counts: allOver(sheet), controls: [TOOLBAR] });
  expect(view.scale).toBeCloseTo(WINDOW.width / 2080);
  expect(seen(sheet, view).top).toBeGreaterThan(TOOLBAR.bottom);
});

test('the margin of a narrow sheet is the tools’, but for the zoom at its other side', () => {
  const sides = (margin: number): number[] => {
    const left = (margin + roomForTools(margin)) / 2;
    return [left, margin - left];
  };
  expect(sides(361)).toEqual([305, 56]);
  // A margin beyond what tools need is shared.
  expect(sides(741)).toEqual([520.5, 220.5]);
  expect(sides(150)).toEqual([150, 0]);
});
