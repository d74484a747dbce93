import { seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { halving, meanOf, pairedT } from './halving.ts';
import { mixedStrategy } from './regret.ts';

describe('halving', () => {
  const noisy = (worth: readonly number[]) => {
    const random = seededRandom('arms');
    return (rival: number) => worth[rival]! + (random(100) - 50) / 100;
  };

  test('finds the best, and spends most on those that are good', () => {
    const worth = [0.3, 0.1, 0.2, 0.9, 0.1, 0.4, 0.2, 0.1];
    const [best, ...rest] = halving(8, 160, noisy(worth));
    expect(best!.index).toBe(3);
    expect(rest.map(({ index }) => index)).toContain(0);
    expect(best!.values.length).toBeGreaterThan(160 / 8);
    expect(meanOf(best!.values)).toBeGreaterThan(0.7);
  });

  test('the first is compared to the end, however bad it is', () => {
    const finalists = halving(8, 80, (rival) => rival);
    expect(finalists.map(({ index }) => index)).toContain(0);
    expect(finalists[0]!.index).toBe(7);
  });

  test('all rivals of a round see the same samples', () => {
    const seen = new Map<number, number[]>();
    halving(4, 40, (rival, number) => {
      seen.set(number, [...(seen.get(number) ?? []), rival]);
      return rival;
    });
    expect(seen.get(0)).toEqual([0, 1, 2, 3]);
    for (const rivals of seen.values()) expect(rivals).toContain(0);
  });

  test('stops when there is no more, and ranks by what all have', () => {
    let left = 6;
    // The last rivals have one sample less, and the second sample is better for everybody.
    const value = (rival: number, number: number) => (left-- > 0 ? rival + 10 * number : undefined);
    expect(halving(4, 100, value).map(({ index }) => index)).toEqual([3, 2, 1, 0]);
  });
});

test('t is of the differences, sample by sample', () => {
  const own = { index: 0, values: [0.1, 0.9, 0.3, 0.7] };
  const better = { index: 1, values: [0.2, 1, 0.4, 0.9] };
  expect(pairedT(better, own)).toBeCloseTo(5);
  expect(pairedT(own, own)).toBe(0);
  expect(pairedT({ index: 2, values: [1] }, own)).toBe(0);
});

describe('regret matching', () => {
  test('mixes where one choice would be found out', () => {
    const [stone, paper, scissors] = mixedStrategy([
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ]);
    // The equilibrium of this one is 1/4, 2/4, 1/4.
    expect(stone).toBeCloseTo(0.25, 1);
    expect(paper).toBeCloseTo(0.5, 1);
    expect(scissors).toBeCloseTo(0.25, 1);
  });

  test('plays what is better against everything', () => {
    expect(
      mixedStrategy([
        [0, 0],
        [0.2, 0.1],
      ])[1],
    ).toBeGreaterThan(0.95);
  });
});
