import { expect, test } from 'vitest';
import { splitChoices } from './ways-out.ts';

const [done, fight, stop, keep, give] = ['done', 'fight', 'stop', 'keep', 'give'].map((kind) => ({
  kind,
}));
const move = { kind: 'move', to: 'Salla' };

test('what ends the question has the dark button and the key', () => {
  const { primary, ways, listed } = splitChoices([move, done!], done);
  expect({ primary, ways, listed }).toEqual({ primary: done, ways: [], listed: [move] });
  expect(splitChoices([fight!, stop!]).primary).toBe(stop);
});

test('of two ways that both decide something neither is the dark one', () => {
  const { primary, ways } = splitChoices([keep!, give!]);
  expect(primary).toBeUndefined();
  expect(ways).toEqual([keep, give]);
  expect(splitChoices([move, give!]).primary).toBeUndefined();
});

test('the only thing that can be done has the key', () => {
  expect(splitChoices([give!]).primary).toBe(give);
});

test('what will end the question, but not yet, says so', () => {
  const { later, primary } = splitChoices([move], done);
  expect({ later, primary }).toEqual({ later: done, primary: undefined });
});
