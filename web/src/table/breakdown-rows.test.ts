import { Breakdown } from '@motti/engine';
import { expect, test } from 'vitest';
import { rowsOf } from './breakdown-rows.ts';

test('lines of one rule become one row that says whom it is about', () => {
  const sum = new Breakdown()
    .add('X-1', 'strength', 12, 'FUS', 3)
    .add('X-2', 'bonus-silenced', 0, 'FUS', 3)
    .add('X-1', 'strength', 6, 'TAN', 1);
  expect(rowsOf(sum)).toEqual([
    {
      key: 'strength X-1',
      label: 'strength',
      clause: 'X-1',
      value: 18,
      about: 'FUS ×3, TAN',
    },
    {
      key: 'bonus-silenced X-2',
      label: 'bonus-silenced',
      clause: 'X-2',
      value: 0,
      about: 'FUS ×3',
    },
  ]);
});
