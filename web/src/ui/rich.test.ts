import { expect, test } from 'vitest';
import { pieces, plain } from './rich.ts';

const kinds = (sentence: string): string[] =>
  pieces(sentence).flatMap((piece) =>
    piece.kind === 'die' || piece.kind === 'text' ? [] : [`${piece.kind} ${piece.text}`],
  );

test('words in capitals may be short names; clauses and figures are none', () => {
  expect(kinds('3 FUS and a T-34 for CON-ATT, by TV-A53.')).toEqual([
    'short FUS',
    'short T-34',
    'short CON-ATT',
    'clause TV-A53',
  ]);
  expect(kinds('**Move** the 20-12-2, 6-4-2 goes along.')).toEqual([
    'bold Move',
    'figures 20-12-2',
    'figures 6-4-2',
  ]);
});

test('the plain sentence loses its signs and nothing else', () => {
  expect(plain('**3 FUS** at TC-9.1d: ⚃, À 2 UD')).toBe('3 FUS at TC-9.1d: 4, À 2 UD');
});
