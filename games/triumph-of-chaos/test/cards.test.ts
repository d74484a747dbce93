// Every card's event at least once: what it changes, with the first lawful answer to every question.
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { HANDLED, isUseful } from '../src/cards/index.ts';
import { at, EFFECT_NAMES, leaderKeyed, spaceName, unitKeyed } from '../src/data/index.ts';
import { noteRecord } from '../src/phases/captures.ts';
import { RED_HOME_VCS } from '../src/rules/victory.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  COMING,
  cardOf,
  DEAD,
  firstIn,
  isOnMap,
  NONE,
  pieceOfLeader,
  pieceOfUnit,
  put,
  RED,
  type State,
  setRecord,
  spaceOf,
  WHITE,
} from '../src/state.ts';
import { all, event, hold, initiative, political, position, stand } from './workbench.ts';

test('TC-C.1b every effect of the vocabulary has its handler', () => {
  expect([...HANDLED].sort()).toEqual([...EFFECT_NAMES].sort());
});

describe('Initiative Cards', () => {
  const marked = (s: State): void => {
    s.marked = [at(823)];
    s.marks = [1];
  };
  test.each([
    ['TC-C.R8 TC-C.do.combatMod', RED, 8, 'modifier', ['combatMod red 1']],
    ['TC-C.R38 TC-C.do.surprise', RED, 38, 'surprise', ['surprise red 1']],
    ['TC-C.R45 TC-C.do.rs', RED, 45, 'replacements', ['steps red 4']],
    ['TC-C.R45 TC-C.do.moveFcm', RED, 45, 'influence', ['marker finland -1']],
    ['TC-C.R48 TC-C.do.combatMod', RED, 48, 'modifier', ['combatMod red 2']],
    ['TC-C.W8 TC-C.do.combatMod', WHITE, 8, 'modifier', ['combatMod white 1']],
    ['TC-C.W38 TC-C.do.surprise', WHITE, 38, 'surprise', ['surprise white 1']],
    ['TC-C.W45 TC-C.do.rs', WHITE, 45, 'replacements', ['steps white 4']],
    ['TC-C.W48 TC-C.do.rs', WHITE, 48, 'replacements', ['steps white 6']],
  ] as const)('%s %#', (_, side, card, option, changes) => {
    expect(initiative(position(5), side, card, option)).toEqual(changes);
  });

  test('TC-C.do.cancelActivation one marker is lost', () => {
    const s = position(5, marked);
    initiative(s, WHITE, 8, 'cancel');
    expect(s.marks).toEqual([3]);
  });
});

test.each([
  ['TC-C.P1 on turn 1 the Tsar is doomed', 1, 1, ['flag tsarDoomed']],
  ['TC-C.P1 TC-A83 later he is not', 1, 2, []],
  ['TC-C.P22 Works of Tula', 22, 2, ['politicalSteps red 2']],
  ['TC-C.P23 Party Mobilisation', 23, 2, ['politicalSteps red 4']],
  ['TC-C.P44 American Rifles', 44, 2, ['politicalSteps white 2']],
  ['TC-C.P45 Stores at Novorossiysk', 45, 2, ['politicalSteps white 4']],
  ['TC-C.P46 Armistice in the West', 46, 3, ['dieMod red -2']],
  ['TC-C.P49 Spies', 49, 2, ['marker finland -1', 'marker estonia 1', 'marker latvia 1']],
  ['TC-C.P53 Spanish Influenza', 53, 2, ['penalty red 2', 'penalty white 2']],
  ['TC-C.P57 TC-16.31c nobody owns the gold', 57, 2, []],
  ['TC-C.P60 Relief Trains', 60, 2, ['politicalSteps red 2', 'politicalSteps white 2']],
  ['TC-C.P61 Blockade', 61, 2, ['politicalSteps white 2']],
  ['TC-C.P64 Evacuation of Odessa', 64, 2, ['politicalSteps red 2']],
  ['TC-C.P66 The Wheel Turns', 66, 2, ['reshuffle']],
] as const)('%s', (_, card, turn, changes) => {
  expect(political(position(turn), card)).toEqual(changes);
});

test('TC-14.31a two cards with steps give two, not three', () => {
  const s = position(2);
  political(s, 22);
  political(s, 23);
  expect(s.politicalSteps[RED]).toBe(4);
});

test('TC-C.P57 the owner of the gold lays two points', () => {
  const s = position(2, (state) => {
    state.gold = at(801);
  });
  expect(political(s, 57)).toEqual(['influence red finland 2']);
});

test('TC-16.36b TC-16.36c Switch Sides is dead once both armies have appeared', () => {
  const s = position(7, all(stand('galician-army', 801), stand('grigoriev-cav', 801)));
  expect(event(s, RED, 4)).toEqual(['TC-C.R4 needs-unit']);
});

test('TC-16.513j under the marker Mutiny an army goes over without a roll', () => {
  const s = position(7, all(stand('red-8-army', 801), stand('volunteer-1', 817)));
  s.inFighting[RED] = 2;
  s.marker[RED] = 9;
  const found = event(s, WHITE, 4, {
    dice: [1, 6],
    pick: (choices) => choices.find((c) => c.kind === 'target' && c.space === at(801)),
  });
  expect(found.some((line) => line.startsWith('galician-army: '))).toBe(true);
});

test('TC-C.do.place a unit that has come does not come again', () => {
  const s = position(2);
  put(s, pieceOfUnit(unitKeyed('volunteer-2')), at(310));
  const found = event(s, WHITE, 3);
  expect(found.some((line) => line.startsWith('volunteer-2'))).toBe(false);
  expect(s.place[unitKeyed('ru-c7')]).not.toBe(COMING);
});

describe('TC-14.11e', () => {
  const takeHome = (s: State): void => {
    for (const id of RED_HOME_VCS) setRecord(s, id, RED);
    for (const piece of ALL_PIECES)
      if (isOnMap(s, piece) && RED_HOME_VCS.includes(spaceOf(s, piece)) && !isRed(s, piece))
        put(s, piece, DEAD);
  };
  const isRed = (s: State, piece: (typeof ALL_PIECES)[number]): boolean =>
    allegianceOf(s, piece) === RED;
  const arrival = (s: State): string | undefined =>
    event(s, RED, 14, {
      pick: (choices) =>
        choices.find((c) => (c.kind === 'place' && c.space === at(705)) || c.kind === 'done'),
    }).find((line) => line.startsWith('red-7-army'));

  test('TC-14.11d an army arrives reduced where no leader is', () => {
    expect(arrival(position(2))).toBe('red-7-army: Novgorod reduced');
  });
  test('TC-14.11e full once RED has held its home, even when a city is lost again', () => {
    const s = position(2, takeHome);
    noteRecord(s);
    setRecord(s, at(630), WHITE);
    expect(arrival(s)).toBe('red-7-army: Novgorod');
  });
  test('TC-14.11e full from turn 10', () => {
    expect(arrival(position(10))).toBe('red-7-army: Novgorod');
  });
});

test('TC-C.W28 the AZ Squadron joins a supplied Russian unit, or waits in the Reserve', () => {
  const offered: Action[] = [];
  event(position(7, hold(WHITE, 'britain')), WHITE, 28, {
    pick(choices) {
      const mine = choices.filter(
        (c) => 'piece' in c && c.piece === pieceOfUnit(unitKeyed('br-az-squadron')),
      );
      offered.push(...mine);
      return undefined;
    },
  });
  const spaces = offered.flatMap((c) => (c.kind === 'place' ? [spaceName(c.space)] : []));
  expect(spaces).toContain('Yekaterinodar');
  expect(spaces).not.toContain('Archangel');
  expect(spaces).not.toContain('Millerovo');
  expect(offered.some((c) => c.kind === 'place-reserve')).toBe(true);
});

test('TC-C.do.factionRs Poland alone gets its steps at once, others are divided later', () => {
  const poland = position(12, hold(WHITE, 'poland'));
  expect(event(poland, WHITE, 51)).toContain('steps poland 6');
  const many = position(7, hold(RED, 'makhno', 'turkestan'));
  expect(event(many, RED, 35)).toEqual(['faction steps 8,4,0,0']);
});

test('TC-C.do.autoAbility is of no use unless a leader is about to roll', () => {
  const s = position(5);
  const option = { card: cardOf(RED, 38), option: 'ability' };
  expect(isUseful(s, RED, option)).toBe(false);
  const stalin = pieceOfLeader(leaderKeyed('stalin'));
  s.agenda.push({ kind: 'ability-die', side: RED, piece: stalin });
  expect(isUseful(s, RED, option)).toBe(true);
  // Alone he is not able (TC-15.22b).
  put(s, stalin, ALL_SPACES.find((id) => firstIn(s, id) === NONE) ?? at(811));
  expect(isUseful(s, RED, option)).toBe(false);
});
