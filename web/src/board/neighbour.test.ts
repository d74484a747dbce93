import { expect, test } from 'vitest';
import { ARROWS, neighbourToward } from './neighbour.ts';

const at = (id: string, x: number, y: number) => ({ id, x, y });
const home = at('home', 0, 0);
const near = at('near', 30, 4);
const far = at('far', 60, 0);
const below = at('below', 5, 40);
const all = [home, near, far, below];

test('an arrow leads to the nearest space in its direction', () => {
  expect(neighbourToward(home, all, ARROWS.ArrowRight!, () => false)).toBe(near);
  expect(neighbourToward(home, all, ARROWS.ArrowDown!, () => false)).toBe(below);
});

test('a linked space comes before a nearer one that is not linked', () => {
  expect(neighbourToward(home, all, ARROWS.ArrowRight!, (id) => id === 'far')).toBe(far);
});

test('nothing lies that way', () => {
  expect(neighbourToward(home, all, ARROWS.ArrowLeft!, () => false)).toBeUndefined();
});
