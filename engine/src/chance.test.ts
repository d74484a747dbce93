import { expect, test } from 'vitest';
import {
  allRolls,
  countRolls,
  orderOf,
  parseRoll,
  printRoll,
  rollDice,
  shuffleFaces,
} from './chance.ts';
import { seededRandom } from './random.ts';

test('all ways of two dice are counted and listed once each', () => {
  const seen = new Set([...allRolls([6, 4])].map(printRoll));
  expect(seen.size).toBe(24);
  expect(countRolls([6, 4])).toBe(24);
});

test('every order of four things comes from exactly one fall of the shuffling dice', () => {
  const orders = new Set(
    [...allRolls(shuffleFaces(4))].map((roll) => orderOf(4, roll.dice).join()),
  );
  expect(orders.size).toBe(24);
});

test('a roll prints and parses', () => {
  const roll = rollDice([6, 6, 100], seededRandom('a'));
  expect(parseRoll(printRoll(roll))).toEqual(roll);
  expect(parseRoll('roll 0')).toBeUndefined();
  expect(parseRoll('roll')).toBeUndefined();
});

test('the seeded generator is uniform enough: chi-square over 6 faces', () => {
  const random = seededRandom(7);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[random(6)]!++;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5); // p = 0.001 with five degrees of freedom
});
