import { expect, test } from 'vitest';
import { countClauses, parseRulebook, searchRulebook } from './parse.ts';
import { rulePieces } from './pieces.ts';

const BOOK = `# Talvisota

What an open circle means.

## 1.1 The words of the game

**TV-1.1a** *Contents.* One map
and 108 counters (see TV-C2).

**TV-1.1b** Without a title.

## 4 Tables

| die | result |
|---|---|
| 1 | 2a |

- first
- second
  goes on
`;

test('headings, clauses with and without a title, tables and lists are told apart', () => {
  const book = parseRulebook(BOOK);
  expect(book.title).toBe('Talvisota');
  expect(book.chapters.map(({ title }) => title)).toEqual([
    '',
    '1.1 The words of the game',
    '4 Tables',
  ]);
  expect(book.chapters[1]!.blocks).toEqual([
    {
      kind: 'clause',
      id: 'TV-1.1a',
      title: 'Contents',
      text: 'One map and 108 counters (see TV-C2).',
    },
    { kind: 'clause', id: 'TV-1.1b', title: '', text: 'Without a title.' },
  ]);
  expect(book.chapters[2]!.blocks).toEqual([
    { kind: 'table', head: ['die', 'result'], rows: [['1', '2a']] },
    { kind: 'list', items: ['first', 'second goes on'] },
  ]);
});

test('a search needs every word and minds neither accents nor capitals', () => {
  const book = parseRulebook('## Käkisalmi\n\n**TV-1** Käkisalmi holds.\n\n**TV-2** Summa holds.');
  expect(countClauses(searchRulebook(book, 'HOLDS kaki'))).toBe(1);
  expect(countClauses(searchRulebook(book, 'holds'))).toBe(2);
  expect(countClauses(searchRulebook(book, 'tv-2'))).toBe(1);
  expect(searchRulebook(book, 'nothing')).toEqual([]);
});

test('clauses within a rule are told from tanks', () => {
  const clauses = (text: string) =>
    rulePieces(text, '')
      .filter(({ kind }) => kind === 'clause')
      .map((piece) => piece.text);
  expect(clauses('MER, TIMO and T-34/KV-1 (see TV-A52, TV-2.2e).')).toEqual(['TV-A52', 'TV-2.2e']);
});
