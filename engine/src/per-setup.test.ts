import { expect, test } from 'vitest';
import { perSetup } from './per-setup.ts';

test('what follows from a set-up is made once for each set-up object', () => {
  let made = 0;
  const boardOf = perSetup(({ data }) => ({ board: data, number: ++made }));
  const setup = { scenario: 'own', options: {}, data: { hexes: 3 } };
  expect(boardOf(setup)).toBe(boardOf(setup));
  expect(boardOf(setup).board).toEqual({ hexes: 3 });
  expect(boardOf({ ...setup })).not.toBe(boardOf(setup));
  expect(made).toBe(2);
});
