import { expect, test } from 'vitest';
import { begin, game, play, position } from './table.ts';

test('a report is told who plays first and who holds what', () => {
  const s = begin('khalkhin-gol');
  play(s, 'chance roll 2');
  expect(game.landmarks?.(s).first).toBeUndefined();
  play(
    s,
    'blue suggested',
    'blue ready',
    'red suggested',
    'red ready',
    'chance roll 3',
    'blue keep',
  );
  expect(game.landmarks?.(s)).toMatchObject({
    first: 'blue',
    held: {
      'base:JP-1': 'blue',
      'base:SU-1': 'red',
      'objective:kawamata': 'red',
      'reinforcement:SU-R1': undefined,
    },
  });
});

test('the place of an assault stands there until another group acts', () => {
  const s = position({
    groups: [
      { side: 'blue', at: '0205', elements: { soft: 6 } },
      { side: 'blue', at: '0201', elements: { soft: 1 } },
      { side: 'red', at: '0305', elements: { soft: 1 } },
      { side: 'red', at: '0909', elements: { soft: 1 } },
    ],
    stocks: { blue: [0, 1], red: [0, 1] },
  });
  const fight = () => game.landmarks?.(s).fight;
  play(s, 'blue activate 0205', 'blue declare line hold');
  expect(fight()).toBeUndefined();
  play(s, 'blue assault 0305');
  expect(fight()).toBe('0305');
  play(s, 'blue seal', 'red seal', 'blue stay', 'blue activate 0201');
  expect(fight()).toBeUndefined();
});
