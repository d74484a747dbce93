// What two players at one table settle between themselves: draws, take-backs, time, another match.
import { expect } from '@playwright/test';
import { offer, play, watchErrors } from './player.ts';
import { test } from './test.ts';
import { chooseInMenu, log, newPage, twoAtTable } from './two.ts';

test('a draw is offered, declined, offered again and agreed; then sides are exchanged', async ({
  browser,
  request,
}) => {
  const { host, guest } = await twoAtTable(browser, request);
  const errors = [watchErrors(host), watchErrors(guest)];
  await chooseInMenu(host, 'Offer a draw');
  await expect(host.locator('[data-offer]')).toContainText('You have offered a draw');
  await guest.getByRole('button', { name: 'Decline' }).click();
  await expect(host.locator('[data-offer]')).toHaveCount(0);
  await chooseInMenu(guest, 'Offer a draw');
  await host.getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, guest])
    await expect(page.locator('[data-ended]')).toContainText('A draw was agreed');

  await host.getByRole('button', { name: 'Play again with sides exchanged' }).click();
  await expect(host.locator('[data-seats]')).toContainText('Anna, Finland');
  await guest.getByRole('button', { name: 'To the next match' }).click();
  await expect(guest.locator('[data-seats]')).toContainText('Mikko, Soviet');
  await expect.poll(() => offer(guest)).toBe('choices');
  await play(guest, 3, 2);
  expect(errors.flat()).toEqual([]);
});

test('a take-back past a roll needs the other’s consent', async ({ browser, request }) => {
  const { host, guest } = await twoAtTable(browser, request);
  await expect.poll(() => offer(host)).toBe('choices');
  // The set-up as it is offered; dice follow.
  await host.getByRole('button', { name: 'Broad front' }).click();
  await host.getByRole('button', { name: /^Done/ }).click();
  await expect(guest.locator('[data-log]')).toContainText('the die shows');
  const rolled = await log(guest);
  const undo = host.getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  await chooseInMenu(host, 'Ask for a take-back');
  await expect(guest.locator('[data-offer]')).toContainText('A request to take the last move back');
  await guest.getByRole('button', { name: 'Decline' }).click();
  await expect(host.locator('[data-offer]')).toHaveCount(0);
  expect(await log(guest)).toBe(rolled);

  await chooseInMenu(host, 'Ask for a take-back');
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => log(guest)).not.toBe(rolled);
  await expect.poll(() => offer(host)).toBe('choices');
});

test('clocks run, and whose time is up has lost', async ({ browser, request }) => {
  const slow = await twoAtTable(browser, request, { clock: { initial: 3000, increment: 0 } });
  const clock = slow.host.locator('[data-clock="soviet"]');
  await expect(clock).toHaveText(/^\d\d:\d\d$/);
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first!);
  // Nobody plays: the time of whoever is asked runs out, perhaps before both have seen the table.
  const quick = await twoAtTable(browser, request, { clock: { initial: 10, increment: 0 } });
  for (const page of [quick.host, quick.guest])
    await expect(page.locator('[data-ended]')).toContainText('Victory on time');
  await expect(quick.host.locator('[data-choice]')).toHaveCount(0);
});

test('who resigns has lost, and the record is whole then, for anybody who has its address', async ({
  browser,
  request,
}) => {
  const { host, guest, id } = await twoAtTable(browser, request);
  await chooseInMenu(host, 'Resign');
  await host.locator('[data-asking] [data-yes]').click();
  await expect(guest.locator('[data-ended]')).toContainText('Victory: Finland');
  for (const page of [host, guest]) {
    await expect(page.locator('[data-prompt]')).toContainText(/The match is over/i);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  }
  const saving = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Save the record' }).first().click();
  const file = await (await saving).path();
  await guest.goto('/#/record');
  await guest.locator('input[type="file"]').setInputFiles(file);
  await expect(guest.getByText(/all verified/)).toBeVisible();
  // Somebody who was never there, by the address alone.
  const stranger = await newPage(browser);
  await stranger.goto(`/#/replay/${id}`);
  await expect(stranger.getByText(/all verified/)).toBeVisible();
});
