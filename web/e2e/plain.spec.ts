import { expect } from '@playwright/test';
import { beginMatch, play, playToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';

test('a game without a map is played to its end at the plain table', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem('motti.settings', '{"plainTables":true}'));
  await beginMatch(page, { soviet: 'you', finland: 'here' });
  await play(page, 4, 3);
  await expect(page.locator('.table-frame:not(.with-map)')).toBeVisible();
  expect(await playToEnd(page, 12)).toBeGreaterThan(50);
  expect(errors).toEqual([]);
});

test('the list of choices is searched, and takes an order in notation', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motti.settings', '{"plainTables":true}'));
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  const search = page.locator('#choice-search');
  await search.fill('tank corps');
  await expect(page.locator('.choices [data-choice]')).toHaveCount(1);
  await search.press('Enter');
  await expect(page.locator('[data-log] li')).not.toHaveCount(0);
});
