import { expect, test } from 'vitest';
import { WORDS } from '../words/index.ts';
import { headlineOf } from './headline.ts';

test('the columns of a fight are said in words, army against corps too', () => {
  expect(headlineOf(WORDS.en, 'XXXX 5 : XXXX 3-4')).toBe('army 5\u00a0: army 3–4');
  expect(headlineOf(WORDS.en, 'XXX 2 : XXXX 6')).toBe('corps 2\u00a0: army 6');
  expect(headlineOf(WORDS.fr, 'XXX 2 : XXX 1')).toBe('corps 2\u00a0: corps 1');
});
