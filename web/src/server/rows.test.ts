import type { Row } from '@motti/protocol';
import { expect, test } from 'vitest';
import { entryOf, standingLines } from './rows.ts';

const line = (n: number, text: string): Row => ({
  n,
  at: 0,
  side: 'red',
  kind: 'line',
  text,
  events: [],
});

test('an undo takes its line away, a take-back everything after its row', () => {
  const rows: Row[] = [
    line(1, 'a'),
    line(2, 'b'),
    { n: 3, at: 0, side: 'red', kind: 'undo', of: 2 },
    line(4, 'c'),
    { n: 5, at: 0, side: 'red', kind: 'join', name: 'Anna' },
    line(6, 'd'),
  ];
  expect(standingLines(rows).map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  const back: Row = { n: 7, at: 0, side: 'red', kind: 'take-back', to: 1 };
  expect(standingLines([...rows, back]).map(({ text }) => text)).toEqual(['a']);
});

test('a line that the server says is undone does not count', () => {
  expect(standingLines([{ ...line(1, 'a'), undone: true } as Row, line(2, 'b')])).toHaveLength(1);
});

test('a masked line has no text', () => {
  const [row] = standingLines([line(1, '?')]);
  expect(entryOf(row!, 0).text).toBeUndefined();
});
