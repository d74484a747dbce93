// Ids are told apart when the tests are compiled; at run time they are plain numbers.
import { expect, test } from 'vitest';
import { unitsAt } from '../position.ts';
import { setUp } from '../setup.ts';
import { hasMark, MOVED } from '../state.ts';
import {
  type HexId,
  hexName,
  hexNamed,
  LENINGRAD,
  PARATROOPS,
  type UnitId,
  unitName,
} from './index.ts';

const unit: UnitId = PARATROOPS;
const hex: HexId = LENINGRAD;

test('a unit where a hex is wanted, and a hex where a unit is, do not compile', () => {
  const state = setUp({ scenario: 'standard', options: {} });
  expect(hexNamed(hexName(hex))).toBe(hex);
  // @ts-expect-error a unit is no hex
  hexName(unit);
  // @ts-expect-error a hex is no unit
  unitName(hex);
  // @ts-expect-error a unit is no hex
  unitsAt(state, unit);
  // @ts-expect-error a hex is no unit
  hasMark(state, hex, MOVED);
  // @ts-expect-error where a unit stands is a hex
  const wrong: UnitId | undefined = state.unitHex[unit];
  expect(wrong).toBeTypeOf('number');
});
