import { expect } from '@playwright/test';
import { beginMatch, offer, playToEnd, typeToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';

test('one person plays the solo game to its end, in French', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  const errors = watchErrors(page);
  await beginMatch(page, { soviet: 'you' }, 'solo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-prompt] h1')).toContainText('à vous');
  await playToEnd(page, 23);
  await expect(page.locator('[data-prompt] h1')).toHaveText('La partie est terminée');
  const seen = await page.locator('body').innerText();
  expect(seen).not.toMatch(/undefined|\bthe\b|\byour\b|\bSoviet Union\b/);
  // The same once more, from the beginning.
  const played = page.url();
  await page.getByRole('button', { name: 'Rejouer' }).click();
  await expect(page.locator('[data-prompt] h1')).toContainText('à vous');
  expect(page.url()).not.toBe(played);
  expect(errors).toEqual([]);
});

test('a whole game by the keyboard alone', async ({ page }) => {
  await beginMatch(page, { soviet: 'you' }, 'solo');
  await expect.poll(() => offer(page)).toBe('choices');
  expect(await typeToEnd(page, 5)).toBeGreaterThan(30);
});

test('the guided first turn goes from step to step to its end', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/#/learn/talvisota');
  const guide = page.locator('.guide');
  await expect(guide).toContainText('The war');
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide).toContainText('Three fronts');
  await page.getByRole('button', { name: /^Done/ }).click();
  await expect(guide).toContainText('The world looks on');
  await guide.getByRole('button', { name: 'Next' }).click();
  // Something else is legal, but not part of the lesson.
  await page.locator('[data-all-choices] > summary').click();
  await page.locator('.choices [data-choice]:visible').first().click();
  await expect(guide).toContainText('another path');
  await page.reload();
  for (let i = 0; i < 30 && (await guide.getByText('The first turn is over').count()) === 0; i++)
    await guide.getByRole('button', { name: /^(Show me|Next)$/ }).click();
  await guide.getByRole('button', { name: 'Play on' }).click();
  await expect(guide).toHaveCount(0);
  expect(errors).toEqual([]);
});
