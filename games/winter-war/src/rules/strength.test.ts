import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { COLUMNS_OF_ODDS, hexNamed, unitNamed } from '../data/index.ts';
import { attackStrength, columnFor, defenseStrength } from './strength.ts';

test.each([
  ['WW-CBT.N 26 against 9', 26, 9, '2-1'],
  ['WW-A2 20 against 12', 20, 12, '1-1'],
  ['WW-A2 12 against 13', 12, 13, '1-2'],
  ['WW-A2 5 against 11', 5, 11, '1-3'],
  ['WW-A2 2 against 7', 2, 7, '1-4'],
  ['WW-A2 2 against a half', 2, 0.5, '4-1'],
  ['WW-A2 6 against two and a half', 6, 2.5, '2-1'],
  ['WW-CRT.3 80 against 12', 80, 12, '6-1'],
  ['WW-A2 exactly one to two', 6, 12, '1-2'],
  ['WW-A2 exactly one to three', 4, 12, '1-3'],
  ['WW-CRT.2 just below one to three', 4, 13, '1-4'],
  ['WW-A2 exactly two to one', 24, 12, '2-1'],
  ['WW-A2 nothing against something', 0, 1, '1-4'],
] as const)('%s', (_, attack, defense, odds) => {
  expect(COLUMNS_OF_ODDS[columnFor(attack, defense * 2)]).toBe(odds);
});

test('WW-A11 WW-CBT.S4 a breakdown adds up to what is rolled for', () => {
  const state = arrange(
    { scenario: 'standard', options: {} },
    { phase: 'attack', units: { 'S642-1': '1307', 'SHQ-1': '1406', 'F223-1': '1207' } },
  );
  const attackers = [unitNamed('S642-1')!];
  const defense = defenseStrength(state, attackers, [hexNamed('1207')!]);
  expect(attackStrength(attackers).total).toBe(6);
  expect(defense.lines.map(({ label, value }) => [label, value])).toEqual([
    ['defense-strength', 2],
    ['city', 2],
  ]);
});
