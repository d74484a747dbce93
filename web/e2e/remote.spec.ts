import { type Browser, expect, type Page, test } from '@playwright/test';
import { beginMatch, lendHand, offer, play, playToEnd, watchErrors } from './player.ts';

/** Two people in two browsers at one table. */
async function twoAtTable(browser: Browser): Promise<{ host: Page; guest: Page; link: string }> {
  const host = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  await beginMatch(host, { soviet: 'you', finland: 'link' });
  await host.getByRole('tab', { name: 'Match' }).click();
  const link = await host.locator('#link-finland').inputValue();
  await lendHand(guest);
  await guest.goto(link);
  await guest.locator('#join-name').fill('Mikko');
  await guest.getByRole('button', { name: /^Sit down as/ }).click();
  await expect(guest).toHaveURL(/#\/match\//);
  return { host, guest, link };
}

test('two browsers play a whole match by link', async ({ browser }) => {
  const { host, guest } = await twoAtTable(browser);
  const errors = [watchErrors(host), watchErrors(guest)];
  const [first, second] = await Promise.all([playToEnd(host, 31), playToEnd(guest, 32)]);
  expect(first + second).toBeGreaterThan(50);
  expect(errors.flat()).toEqual([]);
});

test('the other player sees moves, chat and who is there; secrets stay secret', async ({
  browser,
}) => {
  const { host, guest } = await twoAtTable(browser);
  await expect(host.locator('[data-seats]')).toContainText('Mikko');
  await host.getByRole('tab', { name: /^Chat/ }).click();
  await host.locator('#chat-text').fill('Good evening!');
  await host.keyboard.press('Enter');
  await expect(guest.getByRole('tab', { name: /^Chat/ })).toContainText('1');
  await guest.getByRole('tab', { name: /^Chat/ }).click();
  await expect(guest.getByText('Good evening!')).toBeVisible();
  await guest.getByRole('tab', { name: 'Notes' }).click();
  await guest.locator('#notes').fill('Hold Summa.');
  await expect(guest.getByText('kept')).toBeVisible();
  await guest.reload();
  await guest.getByRole('tab', { name: 'Notes' }).click();
  await expect(guest.locator('#notes')).toHaveValue('Hold Summa.');
});

test('a lost connection comes back, and the draft is still there', async ({ browser }) => {
  const { host } = await twoAtTable(browser);
  await expect.poll(() => offer(host)).toBe('choices');
  await play(host, 4, 4);
  const drafted = await host.locator('[data-draft]').textContent();
  expect(drafted).toMatch(/\d/);
  await host.context().setOffline(true);
  await host.context().setOffline(false);
  await host.reload();
  await expect.poll(() => offer(host)).toBe('choices');
  await expect(host.locator('[data-draft]')).toHaveText(drafted!);
});

test('one seat in two tabs: both show the same draft', async ({ browser }) => {
  const { host } = await twoAtTable(browser);
  await expect.poll(() => offer(host)).toBe('choices');
  const second = await host.context().newPage();
  await second.goto(host.url());
  await expect.poll(() => offer(second)).toBe('choices');
  await play(host, 1, 4);
  const drafted = await host.locator('[data-draft]').textContent();
  await expect(second.locator('[data-draft]')).toHaveText(drafted!);
});

test('a spectator watches and cannot act', async ({ browser }) => {
  const { host } = await twoAtTable(browser);
  await host.getByText('Links to this table').click();
  const link = await host.locator('#link-spectator').inputValue();
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.locator('[data-prompt]')).toBeVisible();
  await expect(watcher.locator('[data-choice]')).toHaveCount(0);
});

test('an account keeps its matches', async ({ page }) => {
  await page.goto('/#/account');
  await page.getByText('New account').click();
  await page.locator('#account-name').fill(`Anna${Date.now() % 1e6}`);
  await page.locator('#account-password').fill('correct horse');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await beginMatch(page, { soviet: 'you', finland: 'link' });
  await page.evaluate(() => localStorage.removeItem('motti.seats'));
  await page.goto('/#/matches');
  await page.reload();
  await expect(page.locator('main a').filter({ hasText: 'Talvisota' }).first()).toBeVisible();
});
