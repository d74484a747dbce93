import type { ActionCardId } from '@motti/triumph-of-chaos/parts';
import { expect, test } from 'vitest';
import { chanceNext, chanceToDraw } from './piles.ts';

test.each([
  ['nothing wanted is never drawn', 10, 0, 3, 0],
  ['one of four by one card', 4, 1, 1, 0.25],
  ['two of four by two cards', 4, 2, 2, 1 - (2 / 4) * (1 / 3)],
  ['a pile drawn whole holds it', 5, 1, 5, 1],
] as const)('%s', (_, pile, wanted, draws, chance) => {
  expect(chanceToDraw(pile, wanted, draws)).toBeCloseTo(chance);
});

test('a pile that runs out is made anew of the discards', () => {
  const cards = (...ids: number[]) => ids as unknown as ActionCardId[];
  const piles = { pile: cards(1, 2), discards: cards(3, 4, 5, 6) };
  const isThree = (card: ActionCardId) => Number(card) === 3;
  expect(chanceNext(piles, isThree, 2)).toBe(0);
  expect(chanceNext(piles, isThree, 3)).toBeCloseTo(0.25);
  expect(chanceNext(piles, (card) => Number(card) === 1, 3)).toBe(1);
});
