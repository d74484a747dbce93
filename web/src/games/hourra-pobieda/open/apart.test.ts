import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const ys = (slips: { at: { x: number; y: number }; text: string }[]) =>
  apart(slips).map(({ at }) => at.y);

test('slips that would lie on each other stand below each other, others stay', () => {
  const at = (x: number, y: number) => ({ at: { x, y }, text: '1 Blue' });
  expect(ys([at(100, 50), at(120, 55), at(110, 60)])).toEqual([50, 72, 94]);
  expect(ys([at(100, 50), at(300, 55)])).toEqual([50, 55]);
});
