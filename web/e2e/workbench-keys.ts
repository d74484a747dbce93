// The builder without a mouse: a small scenario for the two sides, from an empty table to one that can be played.
import { expect, type Locator, type Page } from '@playwright/test';
import { kept } from './workbench.ts';

/** Goes on by Tab until the focus is there. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 200; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there');
}

export const named = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

async function press(page: Page, keys: string): Promise<void> {
  const KEYS: Readonly<Record<string, string>> = {
    '>': 'ArrowRight',
    '<': 'ArrowLeft',
    v: 'ArrowDown',
    '^': 'ArrowUp',
  };
  for (const key of keys) await page.keyboard.press(KEYS[key] ?? key);
}

/** Zones and bases of both sides and an objective; closed in the middle; then armies and ways to win. */
export async function makeByKeys(page: Page): Promise<void> {
  await page.goto('/#/build/hourra-pobieda');
  await tabTo(page, named(page, 'From scratch'));
  await page.keyboard.press('Enter');
  const board = page.getByRole('application');
  await tabTo(page, board);
  // Blue's zone in the second column, from 0202 on, and its base; an objective; the same for red: the zone says whose base is next.
  await press(page, '>vz v v v v v q ');
  await press(page, '>>>>o ');
  await press(page, '>>>>x ^ ^ ^ ^ ^ ');
  await press(page, 'q ');
  const drawn = await kept(page);
  expect(drawn.sides.map(({ bases }: { bases: unknown[] }) => bases.length)).toEqual([1, 1]);
  expect(drawn.objectives).toHaveLength(1);

  // Closed in the middle: nothing is lost.
  await page.reload();
  await expect(board).toBeVisible();
  expect(await kept(page)).toEqual(drawn);

  await tabTo(page, named(page, 'Armies'));
  await page.keyboard.press('Enter');
  for (const side of [0, 1]) {
    const infantry = named(page, 'Add Infantry');
    await tabTo(page, infantry, side === 0 ? 'Tab' : 'Shift+Tab');
    for (let i = 0; i < 12; i++) await page.keyboard.press('Enter');
    await tabTo(page, page.locator('.army input[type="radio"]:checked').first());
    await page.keyboard.press('ArrowRight');
  }
  await tabTo(page, named(page, 'Victory'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  for (const side of ['Blue', 'Red']) {
    await tabTo(page, named(page, `Add a way for ${side} to win`));
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-problems]')).toContainText('it can be played');
}
