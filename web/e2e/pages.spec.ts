import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { beginMatch, lendHand, offer, play, watchErrors } from './player.ts';
import { test } from './test.ts';
import { twoAtTable } from './two.ts';

/** In light and in dark: in the dark only colours differ, so the rest is looked at once. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
      : axe.withRules(['color-contrast'])
    ).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      colorScheme,
    ).toEqual([]);
  }
}

const PAGES = [
  ['shelf', '/'],
  ['new game', '/#/new/talvisota'],
  ['rulebooks', '/#/rules'],
  ['rulebook', '/#/rules/talvisota/TV-3.2.2d'],
  ['about', '/#/about/talvisota'],
  ['about what is printed', '/#/about/hourra-pobieda'],
  ['matches', '/#/matches'],
  ['records', '/#/record'],
  ['settings', '/#/settings'],
  ['account', '/#/account'],
  ['nothing', '/#/nowhere'],
  ['no such match', '/#/play/0000'],
] as const;

test('every page is accessible, light and dark', async ({ page }) => {
  const errors = watchErrors(page);
  for (const [, address] of PAGES) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.locator('h1').first().waitFor();
    await expectAccessible(page);
  }
  expect(errors).toEqual([]);
});

test('tables of every kind are accessible, light and dark', async ({ page, browser, request }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await play(page, 2, 6);
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expect(page.locator('[data-clause]').first()).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  await page.goto(`/#/replay/${id}`);
  await expect(page.locator('#replay-at')).toBeAttached();
  await expectAccessible(page);
  await page.goto('/#/learn/talvisota');
  await expect(page.locator('.guide')).toBeVisible();
  await expectAccessible(page);

  const { guest, id: match, spectator } = await twoAtTable(browser, request);
  await expectAccessible(guest);
  await guest.getByRole('tab', { name: /^Chat/ }).click();
  await expectAccessible(guest);
  await page.goto(`/match/${match}#${spectator}`);
  await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
  await expectAccessible(page);
});

test('a clause has an address of its own', async ({ page }) => {
  await page.goto('/#/rules/talvisota/TV-3.2.2d');
  const clause = page.locator('[data-clause="TV-3.2.2d"]');
  await expect(clause).toBeInViewport();
  await page.getByPlaceholder('Search the rules').fill('helsinki');
  await expect(page.locator('[data-clause="TV-1.2c"]')).toBeVisible();
  await expect(clause).toHaveCount(0);
});

test('French everywhere, chosen from the browser and switched at any time', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Nouvelle partie')).toBeVisible();
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  await expect(page.locator('[data-prompt] h1')).toContainText('à vous');
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('New game').first()).toBeVisible();
});

test('by the keyboard alone', async ({ page }) => {
  await lendHand(page);
  await page.goto('/#/new/talvisota');
  await page.locator('#new-scenario').focus();
  await page.keyboard.press('Tab');
  // Down the form to its button; the sides keep what is chosen.
  for (let i = 0; i < 60; i++) {
    const submit = await page.evaluate(() =>
      document.activeElement?.matches('button[type="submit"]'),
    );
    if (submit) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => offer(page)).toBe('choices');
  const log = () => page.locator('[data-log]').innerText();
  const before = await log();
  // The list of all choices is folded where map and panels offer the same.
  await page.locator('[data-all-choices] > summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-all-choices] [data-choice]').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(log).not.toBe(before);
  await page.keyboard.press('u');
  await expect.poll(log).toBe(before);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone everything is within reach', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const tab of ['Log', 'Rules', 'Command', 'Map']) {
    await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  await play(page, 3, 3);
  for (const address of [
    '/',
    '/#/new/talvisota',
    '/#/rules/talvisota',
    '/#/settings',
    '/#/matches',
    '/#/record',
  ]) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    expect(await overflow(), address).toBeLessThanOrEqual(0);
    if (address === '/') await expectAccessible(page);
  }
});

// Twice as large in the browser is half as many pixels for the page; a sheet of 4K is the other end.
for (const [name, viewport] of [
  ['at 200 %', { width: 700, height: 450 }],
  ['under 1180 px', { width: 1100, height: 800 }],
  ['on 4K', { width: 3840, height: 2160 }],
] as const) {
  test(`${name} nothing is lost or cut off`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await expect.poll(() => offer(page)).toBe('choices');
    await page.getByRole('button', { name: 'Broad front' }).click();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (const part of [
      '[data-prompt]',
      '.table-frame > .map',
      '.table-frame > .acts button.primary',
    ])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
    const map = await page.locator('.table-frame > .map').boundingBox();
    expect(map!.height).toBeGreaterThan(60);
    // The ways out and the tracks are there on every width.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible();
    await page.keyboard.press('Escape');
    const tracks = page.getByRole('navigation').getByRole('button', { name: /^(Tracks|Command)$/ });
    if (await tracks.isVisible()) await tracks.click();
    await expect(page.locator('.table-frame > .tracks')).toBeInViewport();
    await page.goto('/');
    await page.locator('h1').first().waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test('what ends a decision says why it is too early', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  // It answers although it is marked as disabled.
  await page.getByRole('button', { name: /^Done/ }).click({ force: true });
  await expect(page.getByRole('alertdialog').locator('.clause')).toHaveText('TV-2.2c');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Broad front' }).click();
  await page.keyboard.press('d');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('what the rules forbid is refused with reason and clause', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  await page.locator('[data-all-choices] > summary').click();
  await page.locator('#choice-search').fill('end');
  await page.keyboard.press('Enter');
  const slip = page.getByRole('alertdialog');
  await expect(slip).toBeVisible();
  await expect(slip.locator('.clause')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
});

test('a record is saved, opened again, checked and looked at', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await play(page, 6, 8);
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save everything/ }).click();
  const file = await (await saving).path();
  await page.goto('/#/record');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(/rules verified/)).toBeVisible();
  await page.getByRole('button', { name: 'View it' }).click();
  await expect(page.locator('#replay-at')).toBeAttached();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^line 0 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^line 1 of/)).toBeVisible();
});

test('the way back is the browser’s own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rulebooks' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.locator('h1')).toHaveText('Settings');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Rulebooks');
  await page.goBack();
  await expect(page.getByText('New game').first()).toBeVisible();
});
