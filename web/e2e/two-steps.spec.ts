import { expect } from '@playwright/test';
import { endDecision, lendHand, offer, watchErrors } from './player.ts';
import { test } from './test.ts';

test('supports are laid on the fronts, and the sheet shows where', async ({ page }) => {
  const errors = watchErrors(page);
  await lendHand(page);
  await page.goto('/#/new/talvisota');
  await page.locator('[data-options] > summary').click();
  await page.locator('input[name="option-supportsInTwoSteps"][value="on"]').check({ force: true });
  await page.locator('input[name="seat-soviet"][value="you"]').check({ force: true });
  await page.locator('input[name="seat-finland"][value="bot"]').check({ force: true });
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => offer(page)).toBe('choices');
  await page.getByRole('button', { name: 'Broad front' }).click();
  await endDecision(page);

  await expect(page.getByRole('heading', { name: /Supports to the fronts/ })).toBeVisible();
  await page.locator('[data-plays="lay soviet ART ladoga"]').click();
  await page.locator('[data-plays="lay soviet AIR karelia"]').click();
  // Elsewhere, by one click more.
  await page.locator('[data-plays="lay soviet ART karelia"]').click();
  await expect(page.locator('[data-front="karelia"] [data-laid]')).toHaveText(/AIR\s*ART/);
  await expect(page.locator('[data-front="ladoga"] [data-laid]')).toHaveCount(0);
  await endDecision(page);
  await expect(page.getByRole('heading', { name: /Special movement/ })).toBeVisible();
  await expect(page.locator('[data-front="karelia"] [data-laid]')).toHaveText(/AIR\s*ART/);
  expect(errors).toEqual([]);
});
