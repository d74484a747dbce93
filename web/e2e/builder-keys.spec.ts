// The builder without a mouse, from an empty table to the first question of a battle; and every page of it for those who hear it.
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { watchErrors } from './player.ts';
import { test } from './test.ts';
import { makeByKeys } from './workbench-keys.ts';

const LIST = '/#/build/hourra-pobieda';

test('a scenario made and begun by the keyboard alone', async ({ page }) => {
  // Some hundred strokes of Tab, each looked at.
  test.slow();
  const errors = watchErrors(page);
  await makeByKeys(page);
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
