import { expect, test } from '@playwright/test';
import { beginMatch, offer, play, playToEnd, watchErrors } from './player.ts';

test('one person plays the solo game to its end', async ({ page }) => {
  const errors = watchErrors(page);
  await beginMatch(page, { soviet: 'you' }, 'solo');
  expect(await playToEnd(page, 21)).toBeGreaterThan(30);
  expect(errors).toEqual([]);
});

test('after one visit the solo game plays without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await context.setOffline(true);
  await page.reload();
  await beginMatch(page, { soviet: 'you' }, 'solo');
  await play(page, 8, 10);
  await page.reload();
  await expect.poll(() => offer(page)).toBe('choices');
  await page.goto('/#/rules/talvisota/TV-1.2c');
  await expect(page.locator('[data-clause="TV-1.2c"]')).toBeVisible();
});
