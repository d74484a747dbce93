import { expect, type Page } from '@playwright/test';
import { beginMatch, offer, play, resting } from './player.ts';
import { test } from './test.ts';
import { newPage, sitDown } from './two.ts';

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

test('a fight that is shown stands clear of the bar, and goes on by itself', async ({ page }) => {
  await stopAtFirst(page);
  await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
  await expect(bar(page).getByRole('button', { name: /Resume/ })).toBeVisible();
  const card = page.locator('[data-combat-card]');
  for (let steps = 0; steps < 60 && (await card.count()) === 0; steps++) {
    const before = await lines(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lines(page)).not.toBe(before);
  }
  await expect(card).toBeVisible();
  await expect(card.locator('[data-go-on]')).toHaveCount(0);
  const [above, below] = [await resting(card), await resting(bar(page))];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
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

/** Takes a unit by the key of the next one, and sends it to a lit hex. */
async function sendTo(page: Page, unit: string, hex: string): Promise<void> {
  const held = page.locator('section.question .held', { hasText: unit });
  for (let units = 0; units < 20 && (await held.count()) === 0; units++) {
    const asked = page.locator('section.question');
    const before = (await asked.textContent()) ?? '';
    await page.keyboard.press('w');
    await expect(asked).not.toHaveText(before);
  }
  await page.locator(`path[data-hex="${hex}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(held).toHaveCount(0);
}

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

  test('a far opponent’s turn is watched as well', async ({ browser }) => {
    const [host, guest] = [await newPage(browser), await newPage(browser)];
    await guest.addInitScript(watchTravellers);
    await beginMatch(host, { soviet: 'you', finland: 'link' }, 'isthmus', 'winter-war');
    await sitDown(guest, await host.locator('#link-finland').inputValue(), 'Mikko');
    const moves = (page: Page) => page.locator('[data-log] li', { hasText: 'moves from' }).count();
    await expect.poll(() => offer(host)).toBe('choices');
    for (const [unit, hex] of [
      ['20-12-2 corps no. 3', '1405'],
      ['6-4-2 division no. 2', '1404'],
    ] as const)
      await sendTo(host, unit, hex);
    // What belongs to one decision is sent when it ends.
    await host.getByRole('button', { name: 'End movement' }).click();
    await host.locator('[data-end-anyway]').click();
    await expect.poll(() => moves(guest)).toBe(2);
    await expect(bar(guest)).toHaveCount(0);
    const { ways, most } = await guest.evaluate(() => window.watched!);
    expect(ways).toHaveLength(2);
    expect(most).toBe(1);
    for (const way of ways) expect(new Set(way).size).toBe(way.length);
  });

  test('Triumph of Chaos: a stack that goes on is seen on every step of its way', async ({
    page,
  }) => {
    await page.addInitScript(watchMoves);
    await page.addInitScript(() => localStorage.setItem('motti.settings', '{"playback":"normal"}'));
    await beginMatch(page, { red: 'you', white: 'bot' }, '1918', 'triumph-of-chaos');
    const shown = (): Promise<Record<string, number>> => page.evaluate(() => window.shown!);
    /** Someone who has been seen to go has gone on. */
    const went = (prompts: readonly string[]): boolean => {
      const goers = prompts.flatMap((prompt) => MOVE.exec(prompt)?.[1] ?? []);
      return new Set(goers).size < goers.length;
    };
    for (let i = 0; i < 60 && !went(Object.keys(await shown())); i++) {
      await expect.poll(() => offer(page), { timeout: 120_000 }).toBe('choices');
      await play(page, i * 7 + 7, 1);
    }
    const prompts = Object.entries(await shown());
    expect(went(prompts.map(([prompt]) => prompt))).toBe(true);
    for (const [prompt, travellers] of prompts)
      if (MOVE.test(prompt)) expect(travellers, prompt).toBeGreaterThan(0);
    // What changes nothing on the map is no move that is shown.
    expect(
      prompts.map(([prompt]) => prompt).filter((one) => /^(Take|Stop here|Done)/.test(one)),
    ).toEqual([]);
  });
});

/** `Don Cos c2 to Kozlov.` */
const MOVE = /^([^.:]+?) to [A-Z][^.:]*\./;

interface Watched {
  /** Of every counter under way: where it was at the start, halfway and at its goal. */
  readonly ways: string[][];
  /** How many were under way at once. */
  most: number;
}

declare global {
  interface Window {
    watched?: Watched;
    /** By what the prompt said of a move that was shown: how many counters were under way. */
    shown?: Record<string, number>;
  }
}

/** Listens to the prompt while others' moves are shown. */
function watchMoves(): void {
  const shown: Record<string, number> = {};
  window.shown = shown;
  new MutationObserver(() => {
    if (!document.querySelector('[data-playback]')) return;
    const prompt = document.querySelector('[data-prompt] p')?.textContent?.trim() ?? '';
    const going = document.querySelectorAll('[data-travels]').length;
    shown[prompt] = Math.max(shown[prompt] ?? 0, going);
  }).observe(document, { childList: true, subtree: true, characterData: true });
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
