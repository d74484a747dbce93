import { ASKED } from '@motti/triumph-of-chaos/parts';
import { expect, test } from 'vitest';
import { ANSWERED } from './kinds.ts';

test('every question has a panel, the map, or the list on purpose', () => {
  expect(ASKED.filter((kind) => ANSWERED[kind] === undefined)).toEqual([]);
});

test('nothing is named that nobody asks', () => {
  const asked: readonly string[] = ASKED;
  expect(Object.keys(ANSWERED).filter((kind) => !asked.includes(kind))).toEqual([]);
});
