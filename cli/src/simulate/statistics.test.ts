import { expect, test } from 'vitest';
import { elo, Histogram, wilson } from './statistics.ts';

test.each([
  // The textbook's figures: 81 of 263, and shares of nothing and of all.
  [81, 263, 0.2553, 0.3662],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
])('the Wilson interval of %i in %i', (hits, trials, low, high) => {
  const interval = wilson(hits, trials);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('no trials say nothing', () => expect(wilson(0, 0)).toEqual([0, 1]));

test('ten to one is four hundred Elo', () => {
  expect(elo(10 / 11)).toBeCloseTo(400);
  expect(elo(0.5)).toBeCloseTo(0);
});

test('quantiles are values that were seen', () => {
  const histogram = new Histogram();
  for (const value of [5, 1, 3, 3, 9]) histogram.add(value);
  expect([0, 0.2, 0.5, 0.8, 1].map((share) => histogram.quantile(share))).toEqual([1, 1, 3, 5, 9]);
  expect(histogram.mean).toBeCloseTo(4.2);
  expect(histogram.sorted).toEqual([
    [1, 1],
    [3, 2],
    [5, 1],
    [9, 1],
  ]);
});
