import { expect, test } from 'vitest';
import type { PlayedGame, TurnEnd } from './fairness.ts';
import { byFirst, curvesOf, fightsOf, heldOf, picksOf, turningPoints } from './findings.ts';

const SIDES = ['a', 'b'];
const end = (a: number, bridge?: string): TurnEnd => ({
  gauges: { turn: 1, 'strength.a': a, 'strength.b': 10 },
  held: { bridge, base: 'a' },
});
const game = (winner: string | undefined, more: Partial<PlayedGame> = {}): PlayedGame => ({
  winner,
  level: '',
  clause: 'X-1',
  turn: 2,
  result: { en: '', fr: '' },
  first: undefined,
  turns: [end(10), end(9), end(8)],
  fights: [],
  seed: '',
  lines: [],
  ...more,
});
const many = (count: number, winner: string | undefined, more: Partial<PlayedGame> = {}) =>
  Array.from({ length: count }, () => game(winner, more));

test('a share by who played first, where that differs', () => {
  const played = [
    ...many(3, 'a', { first: 'a' }),
    ...many(1, 'b', { first: 'a' }),
    ...many(2, 'b', { first: 'b' }),
  ];
  expect(byFirst(played, SIDES, 'a').map(({ first, share }) => [first, share.share])).toEqual([
    ['a', 0.75],
    ['b', 0],
  ]);
  expect(byFirst(many(4, 'a', { first: 'a' }), SIDES, 'a')).toEqual([]);
  expect(byFirst(many(4, 'a'), SIDES, 'a')).toEqual([]);
});

test('curves are medians of the games that still run', () => {
  const played = [
    game('a', { turns: [end(10), end(1)] }),
    game('a', { turns: [end(10), end(5), end(4)] }),
    game('a', { turns: [end(10), end(9), end(2)] }),
  ];
  const curves = curvesOf(played, SIDES);
  expect(curves?.gauge).toBe('strength');
  expect(curves?.bands['a']).toEqual([
    { low: 10, middle: 10, high: 10 },
    { low: 1, middle: 5, high: 9 },
    { low: 2, middle: 4, high: 4 },
  ]);
  expect(
    curvesOf(many(2, 'a', { turns: [{ gauges: { turn: 1 }, held: {} }] }), SIDES),
  ).toBeUndefined();
});

test('fights are counted by place and game', () => {
  const played = [game('a', { fights: ['0101', '0202', '0101'] }), game('b', { fights: ['0101'] })];
  expect(fightsOf(played)).toEqual([
    { place: '0101', each: 1.5 },
    { place: '0202', each: 0.5 },
  ]);
});

test('what is held at the end, unless it is always the same', () => {
  const played = [
    ...many(3, 'a', { turns: [end(10), end(9, 'a')] }),
    ...many(1, 'b', { turns: [end(10), end(9, 'b')] }),
  ];
  expect(heldOf(played, SIDES)).toEqual([{ name: 'bridge', by: { a: 0.75, b: 0.25 } }]);
});

test('a turning point: what changed hands and tells who wins', () => {
  const taken = { turns: [end(10), end(9), end(9, 'a'), end(9)] };
  const played = [
    ...many(30, 'a', taken),
    ...many(2, 'b', taken),
    ...many(40, 'b'),
    ...many(8, 'a'),
  ];
  const points = turningPoints(played, SIDES, 'a');
  expect(points.map(({ name, side, turn }) => [name, side, turn])).toEqual([['bridge', 'a', 2]]);
  expect(points[0]?.share.share).toBeCloseTo(30 / 32);
  // An event that changes nothing is none.
  const idle = [
    ...many(20, 'a', taken),
    ...many(20, 'b', taken),
    ...many(20, 'a'),
    ...many(20, 'b'),
  ];
  expect(turningPoints(idle, SIDES, 'a')).toEqual([]);
});

test('games worth a look, each once', () => {
  const played = [game('b', { turn: 1 }), game('a', { turn: 3 }), game(undefined, { turn: 5 })];
  expect(picksOf(played, 'a', 3).map(({ which, index }) => [which, index])).toEqual([
    ['typical', 1],
    ['shortest', 0],
    ['drawn', 2],
  ]);
  expect(picksOf([game('a', { turn: 3 })], 'a', 3)).toHaveLength(1);
});
