import { expect, test } from '@playwright/test';
import { beginMatch, playToEnd, watchErrors } from './player.ts';

test('a whole battle of Hourra Pobieda by its map and panels, against the machine', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'summa', 'hourra-pobieda');
  await page.getByRole('button', { name: 'Take the suggested set-up' }).click();
  await expect(page.locator('.tray .base').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the set-up' }).click();
  expect(await playToEnd(page, 7)).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

test('a hex takes an element by the keyboard, and says why it takes no more', async ({ page }) => {
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda');
  const open = page.locator('path[data-hex][aria-label*="can be chosen"]').first();
  const hex = await open.getAttribute('data-hex');
  await open.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('Enter');
  await expect(page.locator('.tray')).toHaveCount(1);
  await expect(page.locator('.tray .plate i')).toHaveText('6');
  await page.locator(`path[data-hex="${hex}"]`).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('HP-');
});
