// The guided turns, finished by a stranger who clicks only what is ringed, and never asks to be shown.
import { expect, type Page } from '@playwright/test';
import { lendHand, offer, restingMiddle, watchErrors } from './player.ts';
import { test } from './test.ts';

const guide = (page: Page) => page.locator('.guide');
const ringed = (page: Page) => page.locator('[data-guided]').first();

/** What lies on a map is in its window, not under a panel beside it. */
function isOnMap(element: Element): boolean {
  const map = element.closest('[role="application"]')?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !map || (x > map.left && x < map.right && y > map.top && y < map.bottom);
}

type Press = (page: Page, x: number, y: number) => Promise<void>;
const mouse: Press = (page, x, y) => page.mouse.click(x, y);
const finger: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** One click in the middle of what is ringed, as a hand would: whatever covers it takes the click. */
async function clickRinged(page: Page, by: Press = mouse): Promise<void> {
  // A map that glides and a panel that scrolls are waited for.
  let spot: [number, number] | undefined;
  await expect(async () => {
    spot = await restingMiddle(ringed(page));
    expect(await ringed(page).evaluate(isOnMap)).toBe(true);
  }).toPass();
  await by(page, ...spot!);
}

/** The slip stands beside what it speaks of: its middle is nowhere under the slip, as far as a panel shows it. */
function isCovered(): boolean {
  const slip = document.querySelector('.guide.floating')?.getBoundingClientRect();
  if (!slip) return false;
  return [...document.querySelectorAll('[data-guided]')].some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const panel = element.closest('.side > section, .tracks, .own')?.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + Math.min(bottom, panel?.bottom ?? bottom)) / 2];
    return x > slip.left && x < slip.right && y > slip.top && y < slip.bottom;
  });
}

const state = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const guided = [...document.querySelectorAll('[data-guided]')];
    const text = document.querySelector('.guide')?.textContent ?? '';
    const log = document.querySelectorAll('[data-log] li').length;
    // A finger touches a place of the map twice: the first time the question answers with its verdict.
    const asked = document.querySelector('section.question')?.textContent ?? '';
    return [text, log, asked, ...guided.map((element) => element.outerHTML.slice(0, 200))].join(
      '|',
    );
  });

/** Follows the guide from ring to ring; how many clicks it took. */
async function follow(page: Page, by: Press = mouse): Promise<number> {
  for (let clicks = 0; clicks < 80; clicks++) {
    const next = page.locator('[data-guide-next]');
    await expect(next.or(ringed(page)).or(page.locator('[data-guide-end]')).first()).toBeVisible();
    // The card of a fight is gone on from first: on a phone it lies over the guide.
    const isClear = (await page.locator('[data-go-on]').count()) === 0;
    if (isClear && (await page.locator('[data-guide-end]').count()) > 0) return clicks;
    const before = await state(page);
    await expect.poll(() => page.evaluate(isCovered)).toBe(false);
    if (isClear && (await next.count()) > 0) await next.click();
    else await clickRinged(page, by);
    await expect.poll(() => state(page)).not.toBe(before);
  }
  throw new Error('the lesson comes to no end');
}

for (const game of ['talvisota', 'winter-war', 'hourra-pobieda', 'triumph-of-chaos'])
  test(`${game}: the guided turn is finished by clicking only what is ringed`, async ({ page }) => {
    const errors = watchErrors(page);
    await lendHand(page);
    await page.goto(`/#/learn/${game}`);
    await expect(guide(page)).toBeVisible();
    expect(await follow(page)).toBeGreaterThan(8);
    await page.locator('[data-guide-end]').click();
    await expect(guide(page)).toHaveCount(0);
    await expect.poll(() => offer(page)).toBe('choices');
    expect(errors).toEqual([]);
  });

for (const [game, locale] of [
  ['talvisota', 'en-GB'],
  ['winter-war', 'en-GB'],
  ['hourra-pobieda', 'en-GB'],
  ['hourra-pobieda', 'fr-FR'],
  ['triumph-of-chaos', 'en-GB'],
] as const)
  test(`${game}: the guided turn is finished by a finger on a phone, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale,
    });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await lendHand(page);
    await page.goto(`/#/learn/${game}`);
    await expect(guide(page)).toBeVisible();
    expect(await follow(page, finger)).toBeGreaterThan(8);
    await page.locator('[data-guide-end]').tap();
    await expect(guide(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

for (const game of ['hourra-pobieda', 'triumph-of-chaos'])
  test(`${game}: the guided turn can be shown to its end`, async ({ page }) => {
    await lendHand(page);
    await page.goto(`/#/learn/${game}`);
    const press = page
      .locator('[data-go-on]')
      .or(page.locator('.guide').getByRole('button', { name: /^(Show me|Next)$/ }));
    const end = page.locator('[data-guide-end]');
    for (let step = 0; step < 60; step++) {
      await expect(press.or(end).first()).toBeVisible();
      if ((await end.count()) > 0) break;
      // Who has asked to be shown waits until it is their turn again.
      await expect.poll(() => offer(page)).toBe('choices');
      const before = await state(page);
      await press.first().click();
      await expect.poll(() => state(page)).not.toBe(before);
    }
    await expect(end).toBeVisible();
  });

test('what a step tells of is ringed, and nothing else is lit', async ({ page }) => {
  await page.goto('/#/learn/talvisota');
  await expect(page.locator('.tracks[data-guided]')).toBeVisible();
  await page.locator('[data-guide-next]').click();
  await clickRinged(page);
  // The log is taller than its panel: the beak points at what is seen of it.
  await expect(page.locator('[data-log][data-guided]')).toBeVisible();
  const faint = () =>
    page
      .locator('[data-done]')
      .evaluate((button) => Number(getComputedStyle(button).opacity) < 0.6);
  await expect.poll(faint).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const slip = document.querySelector<HTMLElement>('.guide')!;
        const along = Number.parseFloat(slip.style.getPropertyValue('--along'));
        const log = document.querySelector('.side > section.log')!.getBoundingClientRect();
        const y = slip.getBoundingClientRect().top + along;
        return y > log.top && y < log.bottom;
      }),
    )
    .toBe(true);
  const gold = await page
    .locator('section.question .counter')
    .first()
    .evaluate((counter) => getComputedStyle(counter).getPropertyValue('--gold'));
  expect(gold).toBe('transparent');
});

for (const [game, rings] of [
  ['winter-war', ['.tracks', '.own']],
  ['triumph-of-chaos', ['.tracks', '.own']],
  ['hourra-pobieda', ['.own']],
] as const)
  test(`${game}: the first steps point at what they speak of`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    for (const ring of rings) {
      await expect(page.locator(`${ring}[data-guided]`)).toBeVisible();
      await page.locator('[data-guide-next]').click();
    }
  });

test('a lesson keeps its place over a reload, and can be left', async ({ page }) => {
  await page.goto('/#/learn/talvisota');
  await page.locator('[data-guide-next]').click();
  await clickRinged(page);
  await expect(guide(page)).toContainText('step 3');
  await page.reload();
  await expect(guide(page)).toContainText('step 3');
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await expect(guide(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-prompt]')).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
});
