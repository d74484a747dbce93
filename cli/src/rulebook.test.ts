import { expect, test } from 'vitest';
import { parseRulebook } from './rulebook.ts';

test('a table belongs to the clause that it follows', () => {
  const book = parseRulebook(
    [
      '## 4 Combat',
      '**TV-C4** *Strategies.* The three numbers are the printed ones.',
      '',
      '| Code | Numbers |',
      '|---|---|',
      '| PRUD | 1-3-1 |',
      '',
      '**TV-C5** *Supports.* All printed.',
    ].join('\n'),
  );
  expect(book.get('TV-C4')).toMatchObject({
    title: 'Strategies',
    section: 'Combat',
    rows: [
      ['Code', 'Numbers'],
      ['PRUD', '1-3-1'],
    ],
  });
  expect(book.get('TV-C5')?.rows).toEqual([]);
});
