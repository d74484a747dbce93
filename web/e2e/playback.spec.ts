import { expect, type Page } from '@playwright/test';
import { beginMatch, offer } from './player.ts';
import { test } from './test.ts';

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
  await expect(bar(page).getByRole('button', { name: /Resume/ })).toBeVisible();
  expect(await offer(page)).toBe('nothing');
  const before = await lines(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
  await expect(page.locator('[data-prompt] h1')).toContainText('On the move: Soviet Union');
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

  test('a whole turn of the machine: one counter after the other, each along its way', async ({
    page,
  }) => {
    await page.addInitScript(watchTravellers);
    await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
    await expect.poll(() => offer(page), { timeout: 120_000 }).toBe('choices');
    const { ways, most } = await page.evaluate(() => window.watched!);
    expect(ways.length).toBeGreaterThan(3);
    expect(most).toBe(1);
    for (const way of ways) expect(new Set(way).size).toBe(way.length);
  });
});

interface Watched {
  /** Of every counter under way: where it was at the start, halfway and at its goal. */
  readonly ways: string[][];
  /** How many were under way at once. */
  most: number;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Looks at every counter that sets out, at moments of its journey rather than of the clock. */
function watchTravellers(): void {
  const watched: Watched = { ways: [], most: 0 };
  window.watched = watched;
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    const going = [...document.querySelectorAll('[data-travels]')];
    watched.most = Math.max(watched.most, going.length);
    for (const counter of going) {
      const [journey] = counter.getAnimations();
      if (!journey || known.has(counter)) continue;
      known.add(counter);
      const whole = Number(journey.effect?.getComputedTiming().endTime);
      const at = [0, whole / 2, whole * 0.999].map((time) => {
        journey.currentTime = time;
        const { x, y } = counter.getBoundingClientRect();
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      });
      journey.currentTime = 0;
      watched.ways.push(at);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
