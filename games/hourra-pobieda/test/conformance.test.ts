// Random play with the options turned, every law looked at on the way.
import { conformance } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { game } from './table.ts';

test('hourra-pobieda keeps every law in random play', { timeout: 300_000 }, () => {
  expect(conformance(game, { games: 6, seed: 'hourra', every: 40 })).toEqual([]);
});
