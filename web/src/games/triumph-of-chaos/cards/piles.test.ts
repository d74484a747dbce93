import { expect, test } from 'vitest';
import { chanceToDraw } from './piles.ts';

test.each([
  ['nothing wanted is never drawn', 10, 0, 3, 0],
  ['one of four by one card', 4, 1, 1, 0.25],
  ['two of four by two cards', 4, 2, 2, 1 - (2 / 4) * (1 / 3)],
  ['a pile drawn whole holds it', 5, 1, 5, 1],
] as const)('%s', (_, pile, wanted, draws, chance) => {
  expect(chanceToDraw(pile, wanted, draws)).toBeCloseTo(chance);
});
