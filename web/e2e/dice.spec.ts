// The share of each browser in the dice: shown by itself, given up by hand, and never exchanged unnoticed.
import { expect } from '@playwright/test';
import { beginMatch } from './player.ts';
import { test } from './test.ts';
import { newPage, sitDown, twoAtTable } from './two.ts';

test('both browsers add their salt by themselves, and say that nothing was exchanged', async ({
  browser,
  request,
}) => {
  const { host, guest, id } = await twoAtTable(browser, request);
  for (const page of [host, guest]) {
    await page.getByRole('tab', { name: 'Match' }).click();
    await expect(page.locator('[data-dice=kept]')).toBeVisible();
    await expect(page.getByText(/^Hash of the salt/)).toHaveCount(2);
    await expect(page.getByText(/^Salt:/)).toHaveCount(2);
  }
  // A server that shows another hash than before.
  await host.evaluate((match) => {
    const kept = JSON.parse(localStorage.getItem(`motti.dice.${match}`)!);
    localStorage.setItem(
      `motti.dice.${match}`,
      JSON.stringify({ ...kept, commitment: 'ab'.repeat(32) }),
    );
  }, id);
  await host.reload();
  await host.getByRole('tab', { name: 'Match' }).click();
  await expect(host.locator('[data-dice=changed]')).toContainText('Do not trust these dice');
});

test('a browser that has forgotten its salt can go on without it', async ({ browser }) => {
  const [host, guest] = [await newPage(browser), await newPage(browser)];
  await beginMatch(host, { soviet: 'you', finland: 'link' });
  const link = await host.locator('#link-finland').inputValue();
  await host.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('motti.dice.')) localStorage.removeItem(key);
  });
  await host.reload();
  await sitDown(guest, link, 'Mikko');
  await expect(host.locator('[data-dice=lost]')).toBeVisible();
  await host.getByRole('button', { name: 'Roll without my share' }).click();
  await expect(host.locator('[data-dice=lost]')).toHaveCount(0);
  await guest.getByRole('tab', { name: 'Match' }).click();
  await expect(guest.getByText(/^Hash of the salt/)).toHaveCount(2);
  await expect(guest.getByText(/^Salt:/)).toHaveCount(1);
});
