import type { Json } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { cellAt } from '../data/index.ts';
import { combatOf } from '../state.ts';
import { clashOf, finnishSum, rowOf, sovietSum } from './strength.ts';

/** A combat at Salla (value 1) unless told otherwise. */
const combat = (setting: { readonly [key: string]: Json }, options = {}) => {
  const s = position(
    {
      turn: 5,
      combat: {
        strategy: 'PRUD',
        start: 'alakurtti',
        target: 'salla',
        force: { FUS: 1 },
        answer: 'DEFENSE',
        defenders: { DIV: 1 },
        ...setting,
      },
    },
    options,
  );
  return { s, c: combatOf(s) };
};

describe('Soviet strength', () => {
  test.each([
    ['TV-3.2.2c PRUD doubles FUS', 'PRUD', { FUS: 1 }, 6],
    ['TV-3.2.2c PRUD doubles ELI', 'PRUD', { ELI: 1 }, 9],
    ['TV-3.2.2c PRUD doubles MECA', 'PRUD', { MECA: 1 }, 7],
    ['TV-3.2.2c PRUD leaves TAN alone', 'PRUD', { TAN: 1 }, 8],
    ['TV-3.2.2g ATT silences infantry', 'ATT', { FUS: 1, ELI: 1 }, 9],
    ['TV-3.2.2g ATT leaves vehicles their bonus', 'ATT', { MECA: 1, TAN: 1 }, 14],
    ['TV-3.2.2k BLIN doubles vehicles', 'BLIN', { MECA: 1, TAN: 2 }, 27],
    ['TV-3.2.2k BLIN leaves infantry its bonus', 'BLIN', { FUS: 1, ELI: 1, TAN: 3 }, 42],
    ['TV-3.2.2o MAN doubles everybody', 'MAN', { FUS: 1, ELI: 1, MECA: 1, TAN: 1 }, 32],
  ] as const)('%s', (_, strategy, force, expected) => {
    const { s, c } = combat({ strategy, force });
    expect(sovietSum(s, c).total).toBe(expected);
  });

  test.each([
    ['TV-5b snow takes one from infantry and its bonus', { environment: ['snow'] }, { FUS: 1 }, 3],
    ['TV-5c snow takes three from vehicles', { environment: ['snow'] }, { TAN: 1 }, 5],
    ['TV-5e woods take one from tanks', { environment: ['woods'] }, { TAN: 1, MECA: 1 }, 14],
    ['TV-5f forest takes two and the bonus of tanks', { environment: ['forest'] }, { TAN: 1 }, 4],
    ['TV-5g marsh takes one', { environment: ['marsh'] }, { FUS: 1 }, 5],
    ['TV-3.3.3g an ambush takes three and the bonus', { answerSupports: ['EMB'] }, { ELI: 1 }, 2],
    ['TV-3.3.3e anti-tank takes two from each tank', { answerSupports: ['A-T'] }, { TAN: 2 }, 12],
    ['TV-3.3.3e without tanks one from the force', { answerSupports: ['A-T'] }, { FUS: 2 }, 11],
    ['TV-3.3.3c artillery takes two', { answerSupports: ['ART'] }, { FUS: 1 }, 4],
    ['TV-3.3.3f air takes one', { answerSupports: ['AIR'] }, { FUS: 1 }, 5],
    ['TV-4.2c WD take two each', { defenders: { WD: 2 } }, { FUS: 1 }, 2],
    ['TV-4.2c SCT take one each', { defenders: { SCT: 2 } }, { FUS: 1 }, 4],
  ] as const)('%s', (_, setting, force, expected) => {
    const { s, c } = combat({ ...setting, force });
    expect(sovietSum(s, c).total).toBe(expected);
  });

  test('TV-3.2.2p under MAN a cancelled bonus is +1', () => {
    const { s, c } = combat({ strategy: 'MAN', force: { ELI: 2 }, answerSupports: ['EMB'] });
    expect(sovietSum(s, c).total).toBe(2 * (5 + 1 - 3));
  });

  test('TV-A30 single units may fall below zero, TV-4.2h the force may not', () => {
    const { s, c } = combat({ force: { FUS: 1 }, answerSupports: ['EMB', 'EMB'] });
    expect(sovietSum(s, c).total).toBe(-2);
    expect(clashOf(s, c).soviet.total).toBe(1);
  });

  test('TV-8b a fortified line takes four; T-34/KV-1 leaves one', () => {
    const summa = { start: 'terijoki', target: 'summa', force: { FUS: 2 } };
    const plain = combat(summa);
    expect(sovietSum(plain.s, plain.c).total).toBe(8);
    const tanks = combat({ ...summa, supports: ['T-34'] });
    expect(sovietSum(tanks.s, tanks.c).total).toBe(11);
  });
});

describe('Finnish strength', () => {
  test.each([
    ['TV-A10 DIV 4, SCT 2, WD 1, SK 2, RES 1', { DIV: 1, SCT: 1, WD: 1, SK: 1, RES: 1 }, {}, 10],
    ['TV-4.2e the value of the space', { DIV: 1 }, {}, 4],
    ['TV-A11 an Entrenchment adds two', { DIV: 1 }, { entrenched: true }, 6],
    ['TV-5e woods add one to each', { DIV: 2 }, { environment: ['woods'] }, 10],
    ['TV-5h fog adds one to each', { DIV: 2 }, { environment: ['fog'] }, 10],
    ['TV-3.3.2e air takes one from each', { DIV: 2 }, { supports: ['AIR'] }, 6],
    [
      'TV-5d snow grounds the air force',
      { DIV: 2 },
      { supports: ['AIR'], environment: ['snow'] },
      8,
    ],
    ['TV-A34 air against air', { DIV: 2 }, { supports: ['AIR'], answerSupports: ['AIR'] }, 8],
    ['TV-3.3.2f artillery takes two', { DIV: 2 }, { supports: ['ART'] }, 6],
    ['TV-3.3.2j lack of ammunition takes two from each', { DIV: 2 }, { supports: ['MUNI'] }, 4],
  ] as const)('%s', (_, defenders, setting, expected) => {
    // Value 1 at Salla is part of every sum.
    const { s, c } = combat({ defenders, ...setting });
    expect(finnishSum(s, c).total).toBe(expected + 1);
  });

  test('TV-A60 scouts of the space fight, and harry the enemy', () => {
    const s = position({
      spaces: { salla: { scouts: 2 } },
      combat: { strategy: 'PRUD', start: 'alakurtti', target: 'salla', force: { FUS: 2 } },
    });
    const c = combatOf(s);
    expect(finnishSum(s, c).total).toBe(2 * 2 + 1);
    expect(sovietSum(s, c).total).toBe(12 - 2);
  });
});

describe('who rolls, and where', () => {
  test('TV-A27 at a tie the Soviet rolls in column +0', () => {
    const { s, c } = combat({ force: { FUS: 1 }, defenders: { DIV: 1, RES: 1 } });
    expect(clashOf(s, c)).toMatchObject({ roller: 'soviet', difference: 0, column: 0 });
  });

  test('TV-CRTc beyond +6 each point goes to the die, TV-A27 which is read as 6 at most', () => {
    const { s, c } = combat({ force: { FUS: 3 }, defenders: { RES: 1 }, supports: ['RAV'] });
    const clash = clashOf(s, c);
    expect(clash).toMatchObject({ difference: 16, column: 6 });
    expect(clash.die.total).toBe(11);
    expect(rowOf(clash, 1)).toBe(6);
  });

  test('TV-3.3.2k supply hurts the Finnish die', () => {
    const { s, c } = combat({ defenders: { DIV: 2 }, supports: ['RAV'] });
    const clash = clashOf(s, c);
    expect(clash.roller).toBe('finland');
    expect(rowOf(clash, 3)).toBe(2);
  });

  test('TV-O3 TV-A25 fixed roles: the Soviet rolls in column +0 with a worse die', () => {
    const { s, c } = combat({ defenders: { DIV: 2 } }, { crtRoles: 'fixed' });
    const clash = clashOf(s, c);
    expect(clash).toMatchObject({ roller: 'soviet', difference: 3, column: 0 });
    expect(rowOf(clash, 2)).toBe(1);
  });

  test('TV-A26 every row of the table is the row above, one column on', () => {
    for (let die = 1; die < 6; die++)
      for (let column = 1; column <= 6; column++)
        if (!(die === 1 && column < 2))
          expect(cellAt(die, column).text).toBe(cellAt(die + 1, column - 1).text);
  });
});
