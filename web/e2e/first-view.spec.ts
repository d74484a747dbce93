import { expect } from '@playwright/test';
import { beginMatch, offer } from './player.ts';
import { test } from './test.ts';

for (const [game, seats] of [
  ['talvisota', { soviet: 'you', finland: 'here' }],
  ['triumph-of-chaos', { red: 'you', white: 'here' }],
] as const)
  test(`${game}: the ground of the map does not wait for the table to be fetched`, async ({
    page,
  }) => {
    await beginMatch(page, seats, undefined, game);
    await expect.poll(() => offer(page)).not.toBe('nothing');
    // The table's code is held back until the map has been asked for.
    const mapAsked = page.waitForRequest(/\/map-[^/]*\.json$/);
    await page.route(/\/Table-[^/]*\.js$/, async (route) => {
      await mapAsked;
      await route.continue();
    });
    await page.reload();
    await mapAsked;
    await expect.poll(() => offer(page)).not.toBe('nothing');
  });
