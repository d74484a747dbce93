import { expect } from '@playwright/test';
import { beginMatch, offer, play, playToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';

test('two people on one screen play a whole match', async ({ page }) => {
  const errors = watchErrors(page);
  await beginMatch(page, { soviet: 'you', finland: 'here' });
  const clicks = await playToEnd(page, 11);
  expect(clicks).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Replay' }).click();
  // A whole match is played again for that.
  await expect(page.getByText(/all verified/)).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('nobody sees the other side before they have taken the seat', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'here' });
  await expect(page.locator('[data-hand-over]')).toBeVisible();
  await expect(page.locator('[data-prompt]')).toHaveCount(0);
  // Until the other side is asked.
  const heading = () => page.locator('[data-hand-over] h1').textContent();
  const first = await heading();
  await play(page, 3, 1);
  for (let i = 0; i < 300 && (await offer(page)) !== 'cover'; i++) await play(page, i + 1, 1);
  expect(await heading()).not.toBe(first);
  await expect(page.locator('[data-choice]')).toHaveCount(0);
});

test('a reload in the middle of planning loses nothing', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await play(page, 5, 12);
  const before = await page.locator('[data-log]').innerText();
  await page.reload();
  await expect.poll(() => page.locator('[data-log]').innerText()).toBe(before);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect.poll(() => page.locator('[data-log]').innerText()).not.toBe(before);
});

test('two tabs with one match follow each other', async ({ page, context }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => offer(other)).toBe('choices');
  await play(page, 1, 4);
  const log = await page.locator('[data-log]').innerText();
  await expect.poll(() => other.locator('[data-log]').innerText()).toBe(log);
  await play(other, 2, 4);
  await expect.poll(() => page.locator('[data-log]').innerText()).not.toBe(log);
});

test('a unit dragged onto a front of the command sheet is placed there', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  const ladoga = page.locator('[data-front="ladoga"]');
  await expect(ladoga).toContainText('empty');
  await page.locator('.pool').first().dragTo(ladoga);
  await expect(ladoga).not.toContainText('empty');
  await expect(page.locator('[data-draft] summary')).toContainText('one thing');
});
