import { expect, test } from 'vitest';
import { WORDS } from '../words/index.ts';
import { headlineOf } from './headline.ts';

test('the columns of a fight are said in words, one table or two', () => {
  expect(headlineOf(WORDS.en, 'XXXX 5 : XXXX 3-4')).toBe('army table, 5\u00a0: 3–4');
  expect(headlineOf(WORDS.en, 'XXX 2 : XXXX 6')).toBe('corps table 2\u00a0: army table 6');
  expect(headlineOf(WORDS.fr, 'XXX 2 : XXX 1')).toBe('table des corps, 2\u00a0: 1');
});
