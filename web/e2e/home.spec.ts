import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './test.ts';

for (const [screen, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a first visit finds Begin without scrolling, and the way for beginners', async ({
      page,
    }) => {
      await page.goto('/');
      const begin = page.getByRole('link', { name: 'Begin: Talvisota' });
      await expect(begin).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByRole('link', { name: 'first turn, guided: Talvisota' }),
      ).toBeInViewport({ ratio: 1 });
      const guide = page.getByRole('complementary', { name: 'First time here?' });
      await expect(guide).toBeInViewport({ ratio: 1 });
      await expect(guide.getByRole('link', { name: 'Begin with Talvisota' })).toBeVisible();
      await begin.click();
      await expect(page).toHaveURL(/#\/new\/talvisota/);
    });
  });

test('what was chosen on the shelf stays chosen in the options, and on the way back', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#new-game').selectOption('winter-war');
  await page.locator('#new-scenario').selectOption('isthmus');
  await page.locator('input[name="seat-soviet"][value="bot"]').check({ force: true });
  await page.locator('input[name="seat-finland"][value="link"]').check({ force: true });
  await page.getByRole('link', { name: 'Options' }).click();
  await expect(page).toHaveURL(/#\/new\/winter-war/);
  const chosen = async (): Promise<void> => {
    await expect(page.locator('#new-scenario')).toHaveValue('isthmus');
    await expect(page.locator('input[name="seat-soviet"][value="bot"]')).toBeChecked();
    await expect(page.locator('input[name="seat-finland"][value="link"]')).toBeChecked();
  };
  await chosen();
  // What few ever change is folded away.
  await expect(page.locator('[data-options]')).not.toHaveAttribute('open');
  const week = page.locator('input[name="clock"][value="week"]');
  await week.check({ force: true });
  await page.getByText('Let anyone join').click();
  await page.goBack();
  await page.goForward();
  await chosen();
  await expect(week).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Let anyone join' })).toBeChecked();
});

test('a first visit fetches little, and no bot', async ({ page }) => {
  const fetched: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      fetched.push(response.body().then((body) => gzipSync(body).length));
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/');
  // The form is whole: who plays, and how strong the machine is.
  await expect(page.locator('input[name="seat-finland"][value="bot"]')).toBeChecked();
  await expect(page.locator('.level select option')).toHaveText(['random', 'easy', 'normal']);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(fetched);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(160_000);
  expect(workers).toEqual([]);
});
