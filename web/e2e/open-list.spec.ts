import { expect } from '@playwright/test';
import { lendHand, offer } from './player.ts';
import { test } from './test.ts';

test('two people without accounts find each other by the open list, and who waited is told', async ({
  browser,
}) => {
  const anna = await (await browser.newContext()).newPage();
  const bo = await (await browser.newContext()).newPage();
  await lendHand(anna);
  await lendHand(bo);
  await anna.goto('/#/new/winter-war');
  await anna.locator('#new-scenario').selectOption('isthmus');
  await anna.locator('input[name="seat-finland"][value="link"]').check({ force: true });
  await anna.locator('form input[type="text"]').first().fill('Anna');
  await anna.getByText('Let anyone join').click();
  await anna.locator('form button[type="submit"]').click();
  await expect(anna).toHaveURL(/#\/match\//);
  const match = /match\/([\w-]+)/.exec(anna.url())![1]!;
  await anna.goto('/#/');
  await expect(anna.locator('[data-open-games]')).toContainText('your own offer');

  await bo.goto('/');
  const row = bo
    .locator('[data-open-games] tr', { hasText: 'Anna' })
    .filter({ has: bo.locator(`a[href*="${match}"]`) });
  await expect(row).toContainText('The Isthmus');
  await expect(row).toContainText('Finland');
  await expect(row).not.toContainText('finland');
  await row.getByRole('link', { name: 'Sit down' }).click();
  await bo.locator('#join-name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down as Finland' }).click();
  await expect(bo).toHaveURL(/#\/match\//);

  // Anna is elsewhere on the page, and hears of it.
  await expect(anna.locator('[data-sat-down]')).toContainText('Bo has sat down', {
    timeout: 60_000,
  });
  await anna.locator('[data-sat-down] a').click();
  await expect.poll(() => offer(anna)).toBe('choices');
  // A full match leaves the list.
  await bo.goto('/#/matches');
  await expect(bo.locator('[data-open-games]')).toBeVisible();
  await expect(bo.locator(`[data-open-games] a[href*="${match}"]`)).toHaveCount(0);
});

test('an offer names its sides in the reader’s language, and whoever made it withdraws it', async ({
  browser,
}) => {
  const kenji = await (await browser.newContext()).newPage();
  await kenji.goto('/#/new/hourra-pobieda');
  await kenji.locator('#new-scenario').selectOption('khalkhin-gol');
  await kenji.locator('input[name="seat-blue"][value="you"]').check({ force: true });
  await kenji.locator('input[name="seat-red"][value="link"]').check({ force: true });
  await kenji.locator('form input[type="text"]').first().fill('Kenji');
  await kenji.getByText('Let anyone join').click();
  await kenji.locator('form button[type="submit"]').click();
  await expect(kenji).toHaveURL(/#\/match\//);
  await expect(kenji.locator('[data-is-listed]')).toBeVisible();
  const match = /match\/([\w-]+)/.exec(kenji.url())![1]!;

  const lea = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await lea.goto('/#/matches');
  const row = lea
    .locator('[data-open-games] tr')
    .filter({ has: lea.locator(`a[href*="${match}"]`) });
  await expect(row).toContainText('Union soviétique');
  await expect(row).toContainText('Kenji');

  await kenji.goto('/#/');
  const own = kenji
    .locator('[data-open-games] tr')
    .filter({ has: kenji.locator(`a[href*="${match}"]`) });
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await kenji.locator('[data-yes]').click();
  await expect(own).toHaveCount(0);
  // Nothing is left of it for either of them.
  await kenji.goto('/#/matches');
  await expect(kenji.getByRole('heading', { name: 'Under way' })).toBeVisible();
  await expect(kenji.locator(`a[href*="${match}"]`)).toHaveCount(0);
  await expect(async () => {
    await lea.reload();
    await expect(lea.locator('[data-open-games]')).toBeVisible();
    await expect(row).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('an address that leads nowhere says so, with its status', async ({ page }) => {
  const answer = await page.goto('/some/path');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('There is nothing here')).toBeVisible();
  const preview = await page.request.get('/game/talvisota', { headers: { accept: 'text/html' } });
  expect(await preview.text()).toContain('og:image');
  const [, picture] = /og:image" content="([^"]+)"/.exec(await preview.text())!;
  expect((await page.request.get(picture!)).headers()['content-type']).toBe('image/jpeg');
});
