import { expect, test } from 'vitest';
import { bid, token } from './lexicon.ts';

test('tokens agree with their number', () => {
  expect(token('red')).toBe('Rouge');
  expect(token('red', 4)).toBe('Rouges');
  expect(token('green-at', 2)).toBe('Verts AT');
  expect(token('aa', 2)).toBe('DCA');
  expect(bid(['2 carpet', '1 red-he'])).toBe('2 Blancs (tapis de bombes), 1 Rouge HE');
});
