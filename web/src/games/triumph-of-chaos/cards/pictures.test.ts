import { expect, test } from 'vitest';
import { THEMES, themesOf } from './pictures.ts';

test('every card has a theme, and every theme is on a card', () => {
  expect(themesOf.red).toHaveLength(55);
  expect(themesOf.white).toHaveLength(55);
  expect(themesOf.political).toHaveLength(66);
  const used = new Set([...themesOf.red, ...themesOf.white, ...themesOf.political]);
  expect(Object.keys(THEMES).filter((theme) => !used.has(theme as keyof typeof THEMES))).toEqual(
    [],
  );
});

test('a picture stays in its box of 64 by 46', () => {
  for (const [theme, path] of Object.entries(THEMES)) {
    const bounds = boundsOf(path);
    const inside = bounds.left >= 0 && bounds.top >= 0 && bounds.right <= 64 && bounds.bottom <= 46;
    expect([theme, inside, bounds]).toEqual([theme, true, bounds]);
  }
});

/** The corners that a path goes through; curves count by their ends. */
function boundsOf(path: string) {
  const bounds = { left: 64, top: 46, right: 0, bottom: 0 };
  let [x, y] = [0, 0];
  let start = [0, 0];
  const note = (): void => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 }[command.toLowerCase()] ?? 2;
    if (size === 0) [x, y] = start as [number, number];
    for (let i = 0; size > 0 && i < n.length; i += size) {
      const at = n.slice(i, i + size);
      const relative = command === command.toLowerCase();
      const low = command.toLowerCase();
      if (low === 'h') x = (relative ? x : 0) + at[0]!;
      else if (low === 'v') y = (relative ? y : 0) + at[0]!;
      else {
        x = (relative ? x : 0) + at[size - 2]!;
        y = (relative ? y : 0) + at[size - 1]!;
      }
      if (low === 'm' && i === 0) start = [x, y];
      note();
    }
  }
  return bounds;
}
