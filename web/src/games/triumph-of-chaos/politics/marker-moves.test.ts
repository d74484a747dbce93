import type { FactionId } from '@motti/triumph-of-chaos/parts';
import { expect, test } from 'vitest';
import { MarkerMoves, roundOf } from './marker-moves.ts';

const rows = (...markers: number[]) =>
  markers.map((from, faction) => ({ faction: faction as FactionId, from }));

test('a marker moved by politics is seen on its way through the round that begins', () => {
  const moves = new MarkerMoves();
  expect(moves.since(10, rows(0, 2)).size).toBe(0);
  expect([...moves.since(11, rows(-1, 2))]).toEqual([[0, 0]]);
  // Another one moves in the same round.
  expect([...moves.since(11, rows(-1, 3))]).toEqual([
    [0, 0],
    [1, 2],
  ]);
  expect(moves.since(12, rows(-1, 3)).size).toBe(0);
});

test('the first position and a look back show no moves', () => {
  const moves = new MarkerMoves();
  moves.since(11, rows(0));
  expect(moves.since(9, rows(2)).size).toBe(0);
  expect([...moves.since(12, rows(3))]).toEqual([[0, 2]]);
});

test('what politics moved stays in sight through the first round, though forces are set up before it', () => {
  const moves = new MarkerMoves();
  moves.since(roundOf(2, 0), rows(0));
  expect([...moves.since(roundOf(2, 0), rows(-3))]).toEqual([[0, 0]]);
  expect([...moves.since(roundOf(2, 1), rows(-3))]).toEqual([[0, 0]]);
  expect(moves.since(roundOf(2, 2), rows(-3)).size).toBe(0);
  expect([...moves.since(roundOf(3, 0), rows(-2))]).toEqual([[0, -3]]);
});
