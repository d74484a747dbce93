import { expect, test } from 'vitest';
import { Setups } from './setups.ts';

const copy = (hexes: number) => ({ scenario: 'own', options: {}, data: { hexes } });

test('copies of one set-up are given out as one object', () => {
  const setups = new Setups();
  const first = setups.same(copy(1));
  expect(setups.same(copy(1))).toBe(first);
  expect(setups.same(copy(2))).not.toBe(first);
});

test('only the set-ups of late are kept', () => {
  const setups = new Setups();
  const first = setups.same(copy(0));
  for (let i = 1; i < 100; i++) {
    setups.same(copy(i));
    if (i < 50) expect(setups.same(copy(0))).toBe(first);
  }
  expect(setups.same(copy(0))).not.toBe(first);
});
