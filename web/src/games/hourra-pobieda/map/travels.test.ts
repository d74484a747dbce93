import type { Event } from '@motti/hourra-pobieda';
import { expect, test } from 'vitest';
import { attacksIn } from './travels.ts';

const entry = (...events: readonly Event[]) => ({ index: 7, side: 'red', text: '', events });

test('an assault and every shot are arrows from where they came', () => {
  const assault: Event = {
    kind: 'assault',
    clause: 'HP-2.6a',
    side: 'red',
    from: '0905',
    at: '1005',
    breakthrough: false,
  };
  const shot: Event = {
    kind: 'fired',
    clause: 'HP-2.8m',
    side: 'red',
    from: '0703',
    at: '0902',
    colour: 'green',
    aim: '',
    face: 3,
    hit: false,
  };
  expect(attacksIn(entry(assault, shot))).toMatchObject([
    { from: ['0905'], to: ['1005'], kind: 'attack' },
    { from: ['0703'], to: ['0902'], kind: 'attack' },
  ]);
  expect(attacksIn(undefined)).toEqual([]);
});
