// What the owner of an account can do with it: another address, all that is kept of it, and its end.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './test.ts';

const PASSWORD = 'correct horse';

test('an address is changed, everything kept is saved, and the account deleted, each by its password', async ({
  page,
}) => {
  const name = `Kaisa${Date.now() % 1e6}`;
  await page.goto('/#/account');
  await page.getByText('New account').click();
  await page.locator('#account-name').fill(name);
  await page.locator('#account-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'New account' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.locator('#account-email').fill('kaisa@example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The current password is not right.');
  await page.locator('#account-old').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-unconfirmed]')).toContainText('kaisa@example.org');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my data' }).click();
  const data = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(data.account).toMatchObject({ name, unconfirmed: 'kaisa@example.org' });
  expect(data.sessions).toHaveLength(1);

  const remove = page.getByRole('button', { name: 'Delete the account' });
  await remove.click();
  await expect(page.getByRole('status')).toHaveText('Enter your current password first.');
  await page.locator('#account-old').fill(PASSWORD);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
  await page.locator('#account-name').fill(name);
  await page.locator('#account-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Name or password is wrong.');
});
