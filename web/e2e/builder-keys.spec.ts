// The builder without a mouse, from an empty table to the first question of a battle; and every page of it for those who hear it.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { watchErrors } from './player.ts';
import { test } from './test.ts';
import { kept } from './workbench.ts';

const LIST = '/#/build/hourra-pobieda';

/** Goes on by Tab until the focus is there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 200; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there');
}
const named = (page: Page, name: string | RegExp): Locator =>
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

test('a scenario made and begun by the keyboard alone', async ({ page }) => {
  // Some hundred strokes of Tab, each looked at.
  test.slow();
  const errors = watchErrors(page);
  await page.goto(LIST);
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
  // T tries it at once; both sides sit here.
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.locator('[data-prompt] h1')).not.toBeEmpty();
  expect(errors).toEqual([]);
});

for (const { locale, colorScheme, viewport } of [
  { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1400, height: 900 } },
  { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test(`every page of the builder is in order for those who hear it, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, colorScheme, viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const inOrder = async (where: string): Promise<void> => {
      const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']);
      const { violations } = await axe.analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        where,
      ).toEqual([]);
    };
    await page.goto(LIST);
    const begin = page.getByRole('button', { name: /Khalkhin Gol/ });
    await expect(begin).toBeVisible();
    await inOrder('list');
    await begin.click();
    await expect(page.getByRole('application')).toBeVisible();
    const small = viewport.width < 761;
    const pages = small ? page.locator('.more button') : page.locator('.ribbon button');
    // Table, Map, Armies, Set-up, Victory, Options.
    for (let i = 0; i < 6; i++) {
      if (small) await page.locator('.tabs button').last().click();
      await pages.nth(i).click();
      await inOrder(`page ${i}`);
    }
    if (small)
      for (const tab of [1, 2, 3]) {
        await page.locator('.tabs button').nth(tab).click();
        await inOrder(`tab ${tab}`);
      }
    else await page.keyboard.press('y');
    if (small)
      await page
        .getByRole('button', { name: /équilibré/ })
        .last()
        .click();
    await expect(page.locator('[data-fair]')).toBeVisible();
    await inOrder('fair');
    expect(errors).toEqual([]);
    await context.close();
  });
}
