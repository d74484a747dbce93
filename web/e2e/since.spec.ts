import { expect } from '@playwright/test';
import { beginMatch, goOn, offer, play, restingMiddle } from './player.ts';
import { test } from './test.ts';

test('a line of the log under the pointer or the focus shows its units and their way', async ({
  page,
}) => {
  await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  await goOn(page);
  const arrows = page.locator('path.arrow');
  const before = await arrows.count();
  const row = page.locator('[data-log] > ol > li', { hasText: 'moves from' }).first();
  await row.hover();
  await expect(arrows).toHaveCount(before + 1);
  await page.locator('[data-prompt]').hover();
  await expect(arrows).toHaveCount(before);
  await row.locator('button').first().focus();
  await expect(arrows).toHaveCount(before + 1);
});

test('what happened meanwhile makes way for the question as soon as a unit is taken', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('motti.settings', '{"playback":"at-once"}'));
  await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  const slip = page.locator('[data-since]');
  const unit = page.locator('.stack[data-hex="1207"] .near > *').first();
  for (const take of [
    async () => page.mouse.click(...(await restingMiddle(unit))),
    async () => page.keyboard.press('w'),
  ]) {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('motti.seen.')) localStorage.setItem(key, '2');
      // The page keeps what it has seen when it is left as well: only what stands here counts.
      Storage.prototype.setItem = () => {};
    });
    await page.reload();
    await expect(slip).toBeVisible();
    await take();
    await expect(slip).toHaveCount(0);
    await expect(page.locator('section.question .name')).toBeInViewport();
  }
});

test('whoever comes back is told what happened, and can see it again', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  // Through the first turn, until the machine has played its own.
  for (let i = 0; i < 400; i++) {
    await play(page, i + 1, 1);
    if ((await page.locator('[data-log] li', { hasText: 'Finland' }).count()) > 3) break;
  }
  // As if the page had been left before that.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('motti.seen.')) localStorage.setItem(key, '2');
    localStorage.setItem('motti.settings', '{"playback":"slow"}');
    // The page keeps what it has seen when it is left as well: only what stands here counts.
    Storage.prototype.setItem = () => {};
  });
  await page.reload();
  const slip = page.locator('[data-since]');
  await expect(slip).toBeVisible();
  await expect(slip.locator('li')).not.toHaveCount(0);
  await expect(slip.locator('p')).toContainText(/Finland made .* moves?\./);
  // All of it lies on the map as arrows; the line that is pointed at alone.
  const arrows = page.locator('path.arrow');
  await expect(arrows).not.toHaveCount(0);
  const all = await arrows.count();
  const move = slip.locator('li', { hasText: 'moves from' }).last();
  await move.hover();
  await expect(arrows).toHaveCount(1);
  await page.locator('[data-prompt]').hover();
  await expect(arrows).toHaveCount(all);
  await slip.getByRole('button', { name: /Show me again/ }).click();
  await expect(page.locator('[data-playback]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-playback]')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => offer(page)).not.toBe('nothing');
  await expect(slip).toHaveCount(0);
});

test('whoever comes back is told what has changed hands', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motti.settings', '{"playback":"at-once"}'));
  await beginMatch(page, { red: 'you', white: 'bot' }, '1918', 'triumph-of-chaos');
  const takes = page.locator('[data-log] li', { hasText: /WHITE takes \S/ });
  for (let i = 0; i < 200 && (await takes.count()) === 0; i++) {
    await expect.poll(() => offer(page)).toBe('choices');
    await play(page, i * 7 + 7, 1);
  }
  const [, taken] = /WHITE takes ([^.]+)\./.exec(await takes.first().innerText())!;
  // As if the page had been left before that.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('motti.seen.')) localStorage.setItem(key, '2');
    Storage.prototype.setItem = () => {};
  });
  await page.reload();
  const hands = page.locator('[data-since] [data-changed-hands]');
  await expect(hands).toBeVisible();
  const rest = page.locator('[data-since]').getByText(/^and \d+ more$/);
  if ((await rest.count()) === 0) await expect(hands).toContainText(taken!);
  await expect(hands.locator('li').first()).toContainText(/now (RED|WHITE)|nobody/);
});
