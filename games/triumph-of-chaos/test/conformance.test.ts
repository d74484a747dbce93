// The laws of every game, on Triumph of Chaos alone: random play in its scenarios.
import { conformance } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { triumphOfChaos } from '../src/index.ts';

const setups = [
  { scenario: '1918', options: {} },
  { scenario: '1918', options: { specialUnits: 'off', inFighting: 'off' } },
  { scenario: '1919', options: {} },
];

test('Triumph of Chaos keeps every law in random play', { timeout: 300_000 }, () => {
  const found = conformance(triumphOfChaos, { games: 3, seed: 'toc', every: 40, setups });
  expect(found).toEqual([]);
});
