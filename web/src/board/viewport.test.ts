import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Viewport } from './viewport.svelte.ts';

const SHEET = { left: 0, top: 0, right: 2000, bottom: 3000 };
const TOOLBAR = { left: 100, top: 0, right: 500, bottom: 90 };

let frames: ((now: number) => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => frames.push(tick));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => vi.unstubAllGlobals());

/** Until the map rests. */
function glide(): void {
  for (let next = frames.pop(); next; next = frames.pop()) next(performance.now() + 1000);
}

function seenThrough(width: number, height: number): Viewport {
  const viewport = new Viewport(SHEET, SHEET);
  viewport.controls = () => [TOOLBAR];
  viewport.resize(width, height);
  viewport.scale = 1;
  viewport.x = 0;
  viewport.y = -1000;
  return viewport;
}

test('a unit is brought into sight, and what is lit for it comes out from under the toolbar in the same move', () => {
  const viewport = seenThrough(600, 700);
  const [unit, lit] = [
    { x: 300, y: 140 },
    { x: 300, y: 30 },
  ];
  viewport.reveal(unit, 130);
  viewport.bringOut([lit, unit]);
  glide();
  expect(viewport.toScreen(lit).y).toBeGreaterThanOrEqual(TOOLBAR.bottom + 30);
  expect(viewport.isFree(lit)).toBe(true);
});

test('what asks for less than is under way undoes nothing of it', () => {
  const viewport = seenThrough(600, 700);
  viewport.bringOut([{ x: 300, y: 1030 }]);
  viewport.reveal({ x: 300, y: 1300 }, 70);
  glide();
  expect(viewport.isFree({ x: 300, y: 1030 })).toBe(true);
});

test('of places that reach beyond the window those in it come out from under the toolbar', () => {
  const viewport = seenThrough(600, 700);
  const [lit, beyond] = [
    { x: 300, y: 1040 },
    { x: 300, y: 2900 },
  ];
  viewport.bringOut([lit, beyond]);
  glide();
  expect(viewport.isFree(lit)).toBe(false);
  viewport.bringOutSeen([lit, beyond]);
  glide();
  expect(viewport.isFree(lit)).toBe(true);
});

test('on a phone too a lit place comes out from under the tools', () => {
  const viewport = seenThrough(390, 420);
  const lit = { x: 200, y: 1030 };
  viewport.bringOut([lit]);
  glide();
  expect(viewport.isFree(lit)).toBe(true);
  expect(viewport.toScreen(lit).y).toBeGreaterThanOrEqual(TOOLBAR.bottom + 30);
});

test('the first view has nothing before it: the whole sheet asked for again stays whole', () => {
  const viewport = new Viewport(SHEET, SHEET);
  viewport.resize(300, 450);
  viewport.showHome(false);
  viewport.showHome(false);
  expect(viewport.scale).toBeCloseTo(0.15);
});

test('whoever sees the whole sheet sees it whole when the window changes its size', () => {
  const viewport = new Viewport(SHEET, SHEET);
  viewport.resize(600, 450);
  viewport.showHome(false);
  expect(viewport.scale).toBeCloseTo(0.15);
  viewport.resize(600, 900);
  expect(viewport.scale).toBeCloseTo(0.3);
  viewport.resize(600, 600);
  expect(viewport.scale).toBeCloseTo(0.2);
});

test('whoever sees a part of it keeps the middle when the window changes its size', () => {
  const viewport = seenThrough(600, 700);
  viewport.centreOn({ x: 1000, y: 1500 }, 1);
  glide();
  const before = viewport.toSheet({ x: 300, y: 350 });
  viewport.resize(600, 500);
  expect(viewport.toSheet({ x: 300, y: 250 })).toEqual(before);
  expect(viewport.scale).toBe(1);
});
