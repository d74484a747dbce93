// Every card's event at least once: what it changes, with the first lawful answer to every question.
import { describe, expect, test } from 'vitest';
import { HANDLED } from '../src/cards/index.ts';
import { at, EFFECT_NAMES, unitKeyed } from '../src/data/index.ts';
import { COMING, pieceOfUnit, put, RED, type State, WHITE } from '../src/state.ts';
import { all, event, initiative, political, position, stand } from './workbench.ts';

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
