// A seat has one owner: who else sits in it is seen, and thrown out.
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { twoAtTable } from './two.ts';

test('whoever got hold of a seat’s link is seen by its owner, thrown out and told so', async ({
  browser,
  request,
}) => {
  const { host, guest } = await twoAtTable(browser, request);
  await host.getByRole('tab', { name: 'Match' }).click();
  await expect(host.locator('[data-company]')).toHaveCount(0);
  const stolen = await host.context().storageState();
  const thief = await (await browser.newContext({ storageState: stolen })).newPage();
  await thief.goto(host.url());
  const company = host.locator('[data-company]');
  await expect(company.getByRole('listitem')).toHaveCount(2);
  await expect(company).toContainText('With your link');
  await company.getByRole('button', { name: 'Change the link and shut the others out' }).click();
  await expect(thief.getByText('This link no longer works')).toBeVisible();
  await expect(host.locator('[data-company]')).toHaveCount(0);
  await expect(host.locator('[data-prompt]')).toBeVisible();
  // What the thief still holds opens nothing; the owner comes back, and the other player never left.
  await thief.reload();
  await expect(thief.getByText('This link no longer works')).toBeVisible();
  await host.reload();
  await expect(host.locator('[data-prompt]')).toBeVisible();
  await expect(guest.locator('[data-prompt]')).toBeVisible();
});
