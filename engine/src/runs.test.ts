import { expect, test } from 'vitest';
import { isRun } from './runs.ts';

const moved = (unit: string, place: string) => ({ kind: 'moved', unit, place });

test('events that differ in the named fields alone are a run', () => {
  expect(isRun([moved('A', 'x'), moved('B', 'x')], ['unit'])).toBe(true);
  expect(isRun([moved('A', 'x'), moved('B', 'y')], ['unit'])).toBe(false);
  expect(isRun([moved('A', 'x'), { kind: 'lost', unit: 'B', place: 'x' }], ['unit'])).toBe(false);
});

test('one event is no run', () => {
  expect(isRun([moved('A', 'x')], ['unit'])).toBe(false);
  expect(isRun([], ['unit'])).toBe(false);
});
