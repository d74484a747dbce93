// The laws of every game, on Triumph of Chaos alone: random play in its scenarios.
import { conformance } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { triumphOfChaos } from '../src/index.ts';

const ALL_OPTIONS = {
  road2: 'on',
  leaderCards: 'on',
  vinnyLimit: 'on',
  donCossackRestriction: 'on',
  naval: 'on',
  tournamentBid: 'on',
  whiteTide: 'on',
};
const setups = [
  { scenario: '1918', options: {} },
  { scenario: '1918', options: { specialUnits: 'off', inFighting: 'off' } },
  { scenario: '1919', options: {} },
  { scenario: '1919', options: { ...ALL_OPTIONS, startHands1919: 'on' } },
];

test('Triumph of Chaos keeps every law in random play', { timeout: 300_000 }, () => {
  const found = conformance(triumphOfChaos, { games: 2, seed: 'toc', every: 40, setups });
  expect(found).toEqual([]);
});

test('Triumph of Chaos keeps every law in a campaign', { timeout: 300_000 }, () => {
  const campaigns = [
    { scenario: 'campaign', options: {} },
    { scenario: 'campaign', options: ALL_OPTIONS },
    { scenario: 'campaign', options: { simplePolitics: 'on', vinnyTable: 'on' } },
  ];
  const found = conformance(triumphOfChaos, {
    games: 1,
    seed: 'campaign',
    every: 60,
    setups: campaigns,
  });
  expect(found).toEqual([]);
});
