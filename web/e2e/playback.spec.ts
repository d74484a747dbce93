import { expect, type Page, test } from '@playwright/test';
import { beginMatch, offer } from './player.ts';

/** The first move of another side that is shown stops at once: what follows is stepped through, however slow the machine. */
async function stopAtFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('motti.settings', '{"playback":"slow"}');
    const stop = new MutationObserver(() => {
      const pause = document.querySelector<HTMLElement>('[data-playback] [aria-pressed="false"]');
      if (!pause) return;
      stop.disconnect();
      pause.click();
    });
    stop.observe(document, { childList: true, subtree: true });
  });
}

const bar = (page: Page) => page.locator('[data-playback]');
const lines = (page: Page) => page.locator('[data-log] li').count();

test('the machine’s turn is shown move by move: pause, step, skip', async ({ page }) => {
  await stopAtFirst(page);
  await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /Go on/ })).toBeVisible();
  expect(await offer(page)).toBe('nothing');
  const before = await lines(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
  await expect(page.locator('[data-prompt] h1')).toContainText('Soviet Union plays');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => lines(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => offer(page)).toBe('choices');
});

test('the speed is remembered, and at once means at once', async ({ page }) => {
  await stopAtFirst(page);
  await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
  await expect(bar(page)).toBeVisible();
  await bar(page).locator('input[value="at-once"]').click({ force: true });
  await expect(bar(page)).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('motti.settings'));
  expect(JSON.parse(kept ?? '{}').playback).toBe('at-once');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a counter travels its way', async ({ page }) => {
    await stopAtFirst(page);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenOnTheWay: seen });
      const look = (): void => {
        const box = document.querySelector('[data-travels]')?.getBoundingClientRect();
        if (box) seen.add(`${Math.round(box.x)} ${Math.round(box.y)}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
    await expect(bar(page)).toBeVisible();
    const places = () =>
      page.evaluate(() => (window as unknown as { seenOnTheWay: Set<string> }).seenOnTheWay.size);
    await expect
      .poll(async () => {
        if ((await bar(page).count()) > 0) await page.keyboard.press('ArrowRight');
        return places();
      })
      .toBeGreaterThan(1);
  });
});
