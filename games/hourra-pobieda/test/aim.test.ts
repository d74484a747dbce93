import { expect, test } from 'vitest';
import { game, position } from './table.ts';

type Groups = readonly { readonly at: string; readonly level?: number; readonly side?: string }[];

/** What groups that stood in one position and stand in another are said to be after. */
function aimOf(side: string, before: Groups, after: Groups): string | undefined {
  const at = (groups: Groups) =>
    position(
      { groups: groups.map((group) => ({ side, elements: { softMot: 2 }, ...group })) },
      'khalkhin-gol',
      { fog: 'none' },
    );
  const found = game.aim?.(at(before), at(after), side);
  return found && `${found.code} ${found.facts['name'] ?? found.facts['at']}`;
}

const ENEMY = { side: 'red', at: '0409' };

test.each([
  ['marches-on baintsagan', 'blue', [{ at: '0702' }], [{ at: '0402' }]],
  ['covers JP-1', 'blue', [{ at: '1201' }], [{ at: '1203' }]],
  ['falls-back 0409', 'blue', [{ at: '0509' }, ENEMY], [{ at: '0609' }, ENEMY]],
  ['digs-in 0907', 'blue', [{ at: '0907' }], [{ at: '0907', level: 1 }]],
] as const)('%s', (aim, side, before, after) => {
  expect(aimOf(side, before, after)).toBe(aim);
});

test('who stands still is after nothing', () => {
  expect(aimOf('blue', [{ at: '0907' }, ENEMY], [{ at: '0907' }, ENEMY])).toBeUndefined();
});

test('a base that has changed hands is told before all else', () => {
  const groups = [{ side: 'blue', at: '0207', elements: { softMot: 2 } }];
  const before = position({ groups }, 'khalkhin-gol');
  const after = position({ groups, holders: { 'SU-1': 'blue' } }, 'khalkhin-gol');
  expect(game.aim?.(before, after, 'blue')).toMatchObject({
    code: 'takes',
    facts: { noun: 'base', name: 'SU-1' },
  });
});
