import type { AnyAction } from '@motti/engine';
import { expect, test } from 'vitest';
import { nearestChoice } from './nearest.ts';

const act = (kind: string, facts: object): AnyAction => ({ kind, ...facts });
const place = (unit: string, front: number): AnyAction => act('place', { unit, front });
const bid = (tokens: number): AnyAction => act('bid', { tokens });

test('what was in the hand stays, where it was to go changes: to what lies next', () => {
  const choices = [place('tank', 0), place('tank', 1), place('guns', 2)];
  expect(nearestChoice(choices, place('tank', 2))).toEqual(place('tank', 1));
});

test('where it can go nowhere else, something else goes there', () => {
  expect(nearestChoice([place('guns', 2)], place('tank', 2))).toEqual(place('guns', 2));
});

test('a number that is too high is answered by the highest that is legal', () => {
  expect(nearestChoice([0, 1, 2, 3].map(bid), bid(7))).toEqual(bid(3));
});

test('what differs in two things, or is of another kind, is not near', () => {
  const choices = [place('guns', 1), act('remove', { unit: 'tank', front: 2 })];
  expect(nearestChoice(choices, place('tank', 2))).toBeUndefined();
  expect(nearestChoice([{ kind: 'done' }], place('tank', 2))).toBeUndefined();
});
