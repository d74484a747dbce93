import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { spaceByName, UNIT_NAMES } from '../data/index.ts';
import { talvisota } from '../index.ts';
import type { State } from '../state.ts';
import { type Held, offersOf, type UnitAt } from './offers.ts';
import { moreOf, movesAlong, offersTogether, restOfStack, unitsToMove } from './together.ts';

const s: State = position({
  turn: 2,
  step: 'special',
  spaces: {
    vaskelovo: { units: { TAN: 1, FUS: 2 } },
    terijoki: { conquered: true, units: { FUS: 4 } },
  },
});
const table = { view: talvisota.view(s, 'soviet'), choices: talvisota.choices(s, 'soviet') };
const unit = (name: string): UnitAt => ({
  type: UNIT_NAMES.indexOf(name),
  from: spaceByName('vaskelovo')!,
});
const hand = (along: readonly UnitAt[]): Held => ({
  strategy: undefined,
  unit: unit('TAN'),
  along,
  marking: false,
  scouts: 1,
});
const lit = (along: readonly UnitAt[]): string[] => {
  const held = hand(along);
  return [...offersTogether(s, offersOf(table, held), held).keys()];
};

test('TV-2.4d all of a stack can go along, each unit once', () => {
  const { from } = unit('TAN');
  const here = unitsToMove(table).filter((one) => one.from === from);
  expect(here.map(({ type }) => UNIT_NAMES[type]).toSorted()).toEqual(['FUS', 'TAN']);
  expect(restOfStack(table, unit('TAN'))).toEqual([unit('FUS'), unit('FUS')]);
  expect(moreOf(table, [unit('TAN'), unit('FUS')], unit('FUS'))).toBe(1);
  expect(moreOf(table, [unit('TAN')], unit('TAN'))).toBe(0);
});

test('TV-A49 several units may go where there is room for all of them', () => {
  expect(lit([])).toContain('terijoki');
  expect(lit([unit('FUS')])).toContain('terijoki');
  expect(lit([unit('FUS'), unit('FUS')])).not.toContain('terijoki');
  expect(lit([unit('FUS'), unit('FUS')])).toContain('sestroretsk');
  expect(movesAlong(hand([unit('FUS')]), spaceByName('sestroretsk')!)).toMatchObject([
    { kind: 'move', unit: UNIT_NAMES.indexOf('FUS') },
  ]);
});
