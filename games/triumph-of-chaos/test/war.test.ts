// What an example cannot show of movement and combat: questions that the sequence answers by itself in play.
import { describe, expect, test } from 'vitest';
import { findLeader, findSpace, fireColumn, fireResult, unitKeyed } from '../src/data/index.ts';
import { triumphOfChaos } from '../src/index.ts';
import { targetsNow } from '../src/rules/attack.ts';
import { allowanceOf, checkGo } from '../src/rules/movement.ts';
import { combatOf, pieceOfLeader, pieceOfUnit, RED, type State, WHITE } from '../src/state.ts';

type Position = Parameters<typeof triumphOfChaos.arrange>[1];
const drill = (position: Position): State =>
  triumphOfChaos.arrange({ scenario: 'drill', options: {} }, position);

function play(s: State, ...lines: readonly string[]): State {
  for (const line of lines) {
    const action = triumphOfChaos.parse(line);
    if (action === undefined) throw new Error(`no notation: ${line}`);
    const refusal = triumphOfChaos.check(s, 'red', action);
    if (refusal) throw new Error(`${line}: ${refusal.clause} ${refusal.code}`);
    triumphOfChaos.apply(s, 'red', action);
  }
  return s;
}
const army = (key: string) => pieceOfUnit(unitKeyed(key));

describe('how far', () => {
  // A group at the end of its allowance halts by itself, so nobody is asked; the rule says why not all the same.
  test.each([
    ['TC-10.41a I20 in winter the limit is two', 'winter', 2, 'TC-10.41a', 'too-far-in-winter'],
    ['TC-10.1b in summer it is three', 'fair', 3, 'TC-10.1b', 'too-far'],
  ])('%s', (_, weather, limit, clause, code) => {
    const s = drill({ step: 'impulse red', weather, units: { Moscow: ['RA'] } });
    play(s, 'one-space', 'mark-move moscow', 'take RA', 'go kaluga');
    expect(checkGo(s, findSpace('Bryansk')!)).toBeUndefined();
    s.groupSteps = limit;
    expect(checkGo(s, findSpace('Bryansk')!)).toMatchObject({ clause, code, facts: { limit } });
  });

  test('TC-A23 winter and the South-East together take one space, not two', () => {
    const at = (weather: string, space: string): number =>
      allowanceOf(drill({ weather, units: { [space]: ['WS'] } }), army('WS'));
    expect(at('fair', 'Omsk')).toBe(3);
    expect(at('fair', 'SE3 Turgai')).toBe(2);
    expect(at('winter', 'SE3 Turgai')).toBe(2);
  });
});

describe('surprise', () => {
  /** An attack at its last question before the dice, with the question of the surprise put by hand. */
  function asked(units: readonly string[], position: Position, target: string): State {
    const from = target === 'satka' ? 'Ufa' : target === 'chir' ? 'Tsaritsyn' : 'Rossosh';
    const extra = typeof position === 'object' && !Array.isArray(position) ? position : {};
    const names: Record<string, string> = { satka: 'Satka', chir: 'Chir', millerovo: 'Millerovo' };
    const s = drill({
      step: 'impulse red',
      control: { red: ['Ufa'] },
      units: { [from]: units, [names[target]!]: ['WS'] },
      ...extra,
    });
    const joins = [...units].filter((key) => !findLeader(key)).map((key) => `join ${key}`);
    const leaders = [...units].filter((key) => findLeader(key)).map((key) => `join ${key}`);
    const lines = [`attack ${target}`, ...joins, ...leaders, 'fight'];
    play(s, 'one-space', `mark-combat ${from.toLowerCase()}`, ...lines);
    s.agenda.push({ kind: 'surprise', side: RED });
    return s;
  }
  const leaderOf = (key: string) => pieceOfLeader(findLeader(key)!);

  test.each([
    ['TC-11.413a I35 in mud', ['RCAV', 'budyenny'], { weather: 'mud' }, 'millerovo', 'mud'],
    ['TC-11.413a I35 against a mountain', ['RCAV', 'budyenny'], {}, 'satka', 'terrain'],
    ['TC-A35 I35 over a river', ['RCAV', 'budyenny'], {}, 'chir', 'river'],
    ['TC-11.413a I35 without cavalry', ['RA', 'budyenny'], {}, 'millerovo', 'cavalry'],
    ['TC-11.413a I35 without an army', ['rcv', 'budyenny'], {}, 'millerovo', 'cavalry-army'],
  ] as const)('%s', (_, units, position, target, reason) => {
    const s = asked(units, position, target);
    const action = { kind: 'cavalry-surprise', piece: leaderOf('budyenny') } as const;
    expect(triumphOfChaos.check(s, 'red', action)).toMatchObject({
      clause: 'TC-11.413a',
      code: 'no-cavalry-surprise',
      facts: { reason },
    });
  });

  test('TC-11.41a I36 after a tank surprise no charge', () => {
    const s = asked(['RCAV', 'budyenny'], {}, 'millerovo');
    const action = { kind: 'cavalry-surprise', piece: leaderOf('budyenny') } as const;
    expect(triumphOfChaos.check(s, 'red', action)).toBeUndefined();
    combatOf(s).tankSurprise = 1;
    expect(triumphOfChaos.check(s, 'red', action)).toMatchObject({
      clause: 'TC-11.41a',
      code: 'one-surprise',
    });
  });
});

test('TC-10.21d without special actions the set-up has no NO ACT marker', () => {
  const markers = (specialActions: string): number =>
    triumphOfChaos.setup({ scenario: 'campaign', options: { specialActions } }).noAct.length;
  expect(markers('all')).toBe(1);
  expect(markers('oneSpaceOnly')).toBe(0);
});

describe('fire tables', () => {
  const ARMY = [
    '0 1 1 1 2 2 3 3 4 4',
    '1 1 1 2 2 3 3 4 4 5',
    '1 1 2 2 3 3 4 4 5 5',
    '1 2 2 3 3 4 4 5 5 6',
    '2 2 3 3 4 4 5 5 6 6',
    '2 3 3 4 4 5 5 6 6 7',
  ];
  const CORPS = [
    '0 0 0 0 1 1 1 1 2',
    '0 0 0 1 1 1 1 2 2',
    '0 0 1 1 1 1 2 2 2',
    '0 1 1 1 1 2 2 2 3',
    '1 1 1 1 2 2 2 3 3',
    '1 1 1 2 2 2 3 3 4',
  ];
  test.each([
    ['TC-11.42 TC-A107 armies', 'army', ARMY, [1, 2, 3, 4, 5, 7, 9, 12, 15, 16]],
    ['TC-11.43 TC-A107 corps', 'corps', CORPS, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ] as const)('%s', (_, table, rows, strengths) => {
    const found = [1, 2, 3, 4, 5, 6].map((die) =>
      strengths.map((cs) => fireResult(table, fireColumn(table, cs), die)).join(' '),
    );
    expect(found).toEqual(rows);
  });
  test('TC-11.44a an army of strength 0 fires in column 1, and 99 in the last', () => {
    expect(fireColumn('army', 0)).toBe(fireColumn('army', 1));
    expect(fireColumn('army', 99)).toBe(fireColumn('army', 16));
    expect(fireColumn('corps', 99)).toBe(fireColumn('corps', 8));
  });
});

test('TC-11.1a an enemy who came to a space marked for combat attacks nobody for its marker', () => {
  const s = drill({
    empty: true,
    step: 'impulse red',
    units: { Rostov: ['RA'], Taganrog: ['WS'] },
    control: { red: ['Rostov'], white: ['Taganrog'] },
  });
  play(s, 'one-space', 'mark-combat rostov');
  expect(targetsNow(s, undefined)).toEqual([findSpace('Taganrog')]);
  s.allegiance[army('RA')] = WHITE;
  s.allegiance[army('WS')] = RED;
  expect(targetsNow(s, undefined)).toEqual([]);
});
