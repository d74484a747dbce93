import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const GAMES = ['talvisota', 'winter-war', 'hourra-pobieda', 'triumph-of-chaos'];

test.each([
  ['talvistoa', 'talvisota'],
  ['Talvisota', 'talvisota'],
  ['winterwar', 'winter-war'],
  ['triumph', 'triumph-of-chaos'],
  ['chess', undefined],
  ['', undefined],
  ['ww', undefined],
])('nearest to %s is %s', (word, meant) => expect(nearest(word, GAMES)).toBe(meant));
