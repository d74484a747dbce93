// Ids are told apart when the tests are compiled; at run time they are plain numbers.
import { expect, test } from 'vitest';
import { boxUnits } from '../plans.ts';
import { setUp } from '../setup.ts';
import { isConquered, unitsAt } from '../state.ts';
import {
  BOX,
  FINNISH_SUPPORTS,
  type FrontId,
  frontOf,
  HELSINKI,
  type Place,
  SOVIET_STRATEGIES,
  SOVIET_TYPES,
  type SpaceId,
  spaceValue,
  strengthOf,
} from './index.ts';

const space: SpaceId = HELSINKI;
const box: Place = BOX;
const type = SOVIET_TYPES[0]!;
const strategy = SOVIET_STRATEGIES[0]!;
const front: FrontId = frontOf(space);

test('ids of different kinds do not compile in each other’s place', () => {
  const state = setUp({ scenario: 'campaign', options: {} });
  expect(unitsAt(state, space, type)).toBe(0);
  expect(unitsAt(state, box, type)).toBeGreaterThanOrEqual(0);
  // @ts-expect-error a type of unit is no space
  spaceValue(type);
  // @ts-expect-error a space is no type of unit
  strengthOf(space);
  // @ts-expect-error the type comes after the place
  unitsAt(state, type, space);
  // @ts-expect-error a place may be a box, which nobody conquers
  isConquered(state, box as Place);
  // @ts-expect-error a front is no strategy
  boxUnits(state, front, type);
  // @ts-expect-error a support is no strategy
  boxUnits(state, FINNISH_SUPPORTS[0]!, type);
  expect(boxUnits(state, strategy, type)).toBe(0);
});
