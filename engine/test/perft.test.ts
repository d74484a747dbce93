import { expect, test } from 'vitest';
import { countStates } from '../src/testkit/index.ts';
import { toy } from './toy.ts';

const SETUP = { scenario: 'short', options: { die: 'on', colour: 'plain' } };

test('states are counted once, however they are reached', () => {
  const start = toy.arrange(SETUP, {});
  expect(countStates(toy, start, 0)).toBe(1);
  expect(countStates(toy, start, 1)).toBe(2); // raise, ready
  expect(countStates(toy, start, 2)).toBe(2 + 6); // raise twice, raise and ready, six first bids
  // Both bids in either order are one state: nine pairs, then each die is one of two results.
  const bidding = toy.arrange(SETUP, { phase: 'bid' });
  expect(countStates(toy, bidding, 2)).toBe(9);
  expect(countStates(toy, bidding, 3)).toBe(18);
});

test('a choice that is lost changes the number', () => {
  const poor = {
    ...toy,
    choices: (...args: Parameters<typeof toy.choices>) => toy.choices(...args).slice(0, 1),
  };
  expect(countStates(poor, toy.arrange(SETUP, {}), 1)).toBe(1);
});
