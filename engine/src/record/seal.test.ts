import { expect, test } from 'vitest';
import { gameOf, toy } from '../../test/toy.ts';
import { checkSeal, type MatchRecord, RecordError, readRecord, writeRecord } from './index.ts';

const RECORD: MatchRecord = {
  game: 'toy',
  rules: 2,
  setup: { scenario: 'short', options: { die: 'on', colour: 'plain' } },
  players: { red: 'Anna', blue: 'Bo' },
  dice: 'free',
  salts: {},
  lines: [
    { side: 'chance', text: 'roll 1 1 1 1 1 1 1' },
    { side: 'red', text: 'ready' },
    { side: 'red', text: 'bid 1' },
    { side: 'blue', text: 'bid 4' },
    { side: 'chance', text: 'roll 4' },
  ],
};
const TEXT = writeRecord(RECORD, toy);

/** The line at which the text is found to be changed; 0 when it is not. */
function lineFound(text: string): number {
  try {
    return checkSeal(readRecord(text, gameOf).source)?.line ?? 0;
  } catch (error) {
    if (error instanceof RecordError) return error.line;
    throw error;
  }
}

test('a record as written is sealed, and comments do not break the seal', () => {
  expect(lineFound(TEXT)).toBe(0);
  expect(lineFound(`; mine\n${TEXT.replace('bid 4', 'bid 4 ; bold')}; end\n`)).toBe(0);
});

test('every single changed character is found at its line', () => {
  const missed: string[] = [];
  let line = 1;
  for (let at = 0; at < TEXT.length; at++) {
    for (const put of ['1', '5', 'a', 'B', ' ', ';', '"', '[', '.', '\n', '\r', 'é']) {
      if (TEXT[at] === put) continue;
      const found = lineFound(TEXT.slice(0, at) + put + TEXT.slice(at + 1));
      // A character that became a line break leaves two lines where one was: either of them is its line.
      if (found !== line && !(put === '\n' && found === line + 1) && !harmless(at, put))
        missed.push(`line ${line}, character ${at} ${TEXT[at]} -> ${put}: found at ${found}`);
    }
    if (TEXT[at] === '\n') line++;
  }
  expect(missed).toEqual([]);
});

/** Two lines of tags in one, or an empty line in another form, say the same. */
function harmless(at: number, put: string): boolean {
  if (TEXT[at] !== '\n') return false;
  if (TEXT[at + 1] === '\n') return ' ;\r'.includes(put);
  if (TEXT[at - 1] === '\n') return put === '\r';
  return TEXT[at - 1] === ']' && put === ' ';
}

test('a legal line put in the place of another is found', () => {
  const text = TEXT.replace('roll 4', 'roll 5');
  expect(lineFound(text)).toBe(TEXT.split('\n').indexOf('chance roll 4') + 1);
});

test('lines added, dropped, or exchanged are found', () => {
  const rows = TEXT.split('\n');
  const first = rows.indexOf('red ready');
  expect(lineFound(rows.toSpliced(first, 1).join('\n'))).toBe(first + 1);
  expect(lineFound(rows.toSpliced(first, 0, 'red raise').join('\n'))).toBe(first + 1);
  expect(lineFound(rows.toSpliced(first, 2, rows[first + 1]!, rows[first]!).join('\n'))).toBe(
    first + 1,
  );
  expect(lineFound(rows.toSpliced(rows.length - 2, 1).join('\n'))).toBe(rows.length - 1);
});

test('a record without a seal says so', () => {
  const text = TEXT.replace(/\[Checks.*\n/, '');
  expect(checkSeal(readRecord(text, gameOf).source)).toMatchObject({ why: 'not-sealed' });
});
