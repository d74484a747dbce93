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

test('the guided first turn goes from step to step to its end', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/#/learn/talvisota');
  const guide = page.locator('.guide');
  await expect(guide).toContainText('The war');
  await guide.getByRole('button', { name: 'Go on' }).click();
  await expect(guide).toContainText('Three fronts');
  await page.getByRole('button', { name: /^Done/ }).click();
  await expect(guide).toContainText('The world looks on');
  await guide.getByRole('button', { name: 'Go on' }).click();
  // Something else is legal, but not part of the lesson.
  await page.locator('[data-all-choices] > summary').click();
  await page.locator('.choices [data-choice]:visible').first().click();
  await expect(guide).toContainText('another way');
  await page.reload();
  for (let i = 0; i < 30 && (await guide.getByText('The first turn is over').count()) === 0; i++)
    await guide.getByRole('button', { name: /^(Show me|Go on)$/ }).click();
  await guide.getByRole('button', { name: 'Play on' }).click();
  await expect(guide).toHaveCount(0);
  expect(errors).toEqual([]);
});
