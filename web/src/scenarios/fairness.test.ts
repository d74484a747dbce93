import { expect, test } from 'vitest';
import { DRAWN, fairnessOf, type PlayedGame } from './fairness.ts';

const game = (winner: string | undefined, turn: number): PlayedGame => ({
  winner,
  level: 'decisive',
  clause: 'X-1',
  turn,
  result: { en: `${winner} wins`, fr: `${winner} gagne` },
  first: undefined,
  turns: [],
  fights: [],
  seed: '',
  lines: [],
});
const many = (count: number, winner: string | undefined, turn = 3) =>
  Array.from({ length: count }, () => game(winner, turn));

test('wins, draws, length and endings are counted', () => {
  const fair = fairnessOf(
    [...many(3, 'a', 2), ...many(2, 'b', 4), ...many(1, undefined, 5)],
    ['a', 'b'],
  );
  expect(fair).toMatchObject({ games: 6, wins: { a: 3, b: 2 }, draws: 1, median: 4 });
  expect(fair.share?.share).toBeCloseTo(3.5 / 6);
  expect(fair.lengths.map(({ games }) => games)).toEqual([
    {},
    { a: 3 },
    {},
    { b: 2 },
    { [DRAWN]: 1 },
  ]);
  expect(fair.endings.map(({ winner, games }) => [winner, games])).toEqual([
    ['a', 3],
    ['b', 2],
    [undefined, 1],
  ]);
});

test('it leans where chance alone does not explain it', () => {
  expect(fairnessOf([...many(118, 'a'), ...many(82, 'b')], ['a', 'b']).leans).toBe('a');
  expect(fairnessOf([...many(82, 'a'), ...many(118, 'b')], ['a', 'b']).leans).toBe('b');
  expect(fairnessOf([...many(108, 'a'), ...many(92, 'b')], ['a', 'b']).leans).toBeUndefined();
  // Draws count half for each side.
  expect(fairnessOf([...many(30, 'a'), ...many(170, undefined)], ['a', 'b']).leans).toBe('a');
  expect(fairnessOf(many(10, 'a'), ['a', 'b']).leans).toBeUndefined();
});

test('nothing played says nothing', () => {
  expect(fairnessOf([], ['a', 'b'])).toMatchObject({
    games: 0,
    share: undefined,
    lengths: [],
    endings: [],
  });
});
