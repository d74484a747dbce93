import { expect, test } from '@playwright/test';
import { beginMatch, playToEnd, watchErrors } from './player.ts';

test('a whole battle of Hourra Pobieda by its hexes and lists, against the machine', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'summa', 'hourra-pobieda');
  await page.getByRole('button', { name: 'Take the suggested set-up' }).click();
  await expect(page.locator('svg .group').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the set-up' }).click();
  expect(await playToEnd(page, 7)).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

test('a hex offers what can be done there, by the keyboard too', async ({ page }) => {
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda');
  const open = page.locator('polygon.touch.open');
  await expect(open.first()).toBeVisible();
  await open.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.offers [data-choice]').first()).toBeVisible();
  await page.locator('.offers [data-choice]').first().click();
  await expect(page.locator('svg .group')).toHaveCount(1);
});
