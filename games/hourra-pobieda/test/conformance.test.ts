// Random play with the options turned, every law looked at on the way.
import { startingOptions } from '@motti/engine';
import { conformance, fuzz } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { game } from './table.ts';

test('hourra-pobieda keeps every law in random play', { timeout: 300_000 }, () => {
  expect(conformance(game, { games: 6, seed: 'hourra', every: 40 })).toEqual([]);
});

test('hourra-pobieda keeps every law on the open table', { timeout: 300_000 }, () => {
  const setups = game.scenarios
    .filter(({ hidden }) => !hidden)
    .map(({ id: scenario }) => ({
      scenario,
      options: { ...startingOptions(game, scenario), table: 'open' },
    }));
  const run = fuzz(game, { games: setups.length, seed: 'open', setups, every: 80 });
  let last = run.next();
  while (!last.done) last = run.next();
  expect(last.value.failures.map(({ law, why }) => `${law}: ${why}`)).toEqual([]);
});
