// Every game of the catalog fulfils the contract. A longer run of the same: `motti fuzz GAME --seconds 600`.
import { GAMES } from '@motti/catalog';
import { conformance } from '@motti/engine/testkit';
import { expect, test } from 'vitest';

test('games have different names', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
});

for (const game of GAMES) {
  test(`${game.id} keeps every law in random play`, { timeout: 300_000 }, () => {
    const games = Math.max(8, 2 * game.scenarios.length);
    expect(conformance(game, { games, seed: 'conformance', every: 25 })).toEqual([]);
  });
}
