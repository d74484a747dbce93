import { expect, type Page, type WebSocket } from '@playwright/test';
import { beginMatch, offer, play, playToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';
import { log, newPage, sitDown, twoAtTable } from './two.ts';

test('two browsers play a whole match by link', async ({ browser }) => {
  const [host, guest] = [await newPage(browser), await newPage(browser)];
  const errors = [watchErrors(host), watchErrors(guest)];
  await beginMatch(host, { soviet: 'you', finland: 'link' });
  await sitDown(guest, await host.locator('#link-finland').inputValue(), 'Mikko');
  const [first, second] = await Promise.all([playToEnd(host, 31), playToEnd(guest, 32)]);
  expect(first + second).toBeGreaterThan(50);
  expect(errors.flat()).toEqual([]);
});

test('chat, notes, who is there, and whose turn it is in the title', async ({
  browser,
  request,
}) => {
  const { host, guest } = await twoAtTable(browser, request);
  await expect(host).toHaveTitle(/^● Your turn/);
  await expect(guest).not.toHaveTitle(/Your turn/);
  await expect(host.getByRole('banner').locator('[data-seats]')).toContainText('Mikko');
  await host.getByRole('tab', { name: /^Chat/ }).click();
  await host.locator('#chat-text').fill('Good evening!');
  await host.keyboard.press('Enter');
  await expect(guest.getByRole('tab', { name: /^Chat/ })).toContainText('1');
  await guest.getByRole('tab', { name: /^Chat/ }).click();
  await expect(guest.getByText('Good evening!')).toBeVisible();
  await guest.getByRole('tab', { name: 'Notes' }).click();
  await guest.locator('#notes').fill('Hold Summa.');
  await expect(guest.getByText('saved')).toBeVisible();
  await guest.reload();
  await guest.getByRole('tab', { name: 'Notes' }).click();
  await expect(guest.locator('#notes')).toHaveValue('Hold Summa.');
  await host.getByRole('tab', { name: 'Notes' }).click();
  await expect(host.locator('#notes')).toHaveValue('');
});

test('the way back leads past the invitation; an address that is none says so', async ({
  browser,
}) => {
  const [host, guest] = [await newPage(browser), await newPage(browser)];
  await beginMatch(host, { soviet: 'you', finland: 'link' });
  await guest.goto('/#/rules');
  await sitDown(guest, await host.locator('#link-finland').inputValue(), 'Mikko');
  await guest.goBack();
  await expect(guest.locator('h1')).toHaveText('Rulebooks');
  await guest.goto('/#/match/nothing');
  await expect(guest.getByText('This seat is not available')).toBeVisible();
});

test('script in names and chat is text', async ({ browser, request }) => {
  const evil = '<img src=x onerror="window.pwned=1">';
  const { host, guest } = await twoAtTable(browser, request, { names: ['<b>Anna</b>', evil] });
  await expect(host.getByRole('banner').locator('[data-seats]')).toContainText(evil);
  await guest.getByRole('tab', { name: /^Chat/ }).click();
  await guest
    .locator('#chat-text')
    .fill('<script>window.pwned=1</script> **no** [x](javascript:1)');
  await guest.keyboard.press('Enter');
  await host.getByRole('tab', { name: /^Chat/ }).click();
  const said = host.locator('.chat li').last();
  await expect(said).toContainText('<script>window.pwned=1</script> **no** [x](javascript:1)');
  await expect(said).toContainText(evil);
  for (const page of [host, guest]) {
    expect(await page.locator('.chat img, .chat script, .chat a, [data-seats] b').count()).toBe(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  }
});

test('after a loss of the network nothing is missing and nothing is double', async ({
  browser,
  request,
}) => {
  const { host, guest } = await twoAtTable(browser, request);
  await expect.poll(() => offer(host)).toBe('choices');
  await play(host, 4, 4);
  const drafted = await host.locator('[data-draft] summary').textContent();
  expect(drafted).toMatch(/\d/);
  await host.context().setOffline(true);
  await expect(host.locator('[data-lost]')).toBeVisible();
  // The decision is made while the line is dead; it goes out once, when the line is back.
  await host.getByRole('button', { name: 'Broad front' }).click();
  await host.getByRole('button', { name: /^Done/ }).click();
  await guest.getByRole('tab', { name: /^Chat/ }).click();
  await guest.locator('#chat-text').fill('Are you there?');
  await guest.keyboard.press('Enter');
  await host.context().setOffline(false);
  await expect(host.locator('[data-lost]')).toHaveCount(0);
  await expect(guest.locator('[data-prompt] p')).not.toContainText(/deploy/i);
  await guest.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(async () => (await log(host)).split('\n').length).toBeGreaterThan(4);
  await host.reload();
  await expect.poll(() => offer(host)).toBe('choices');
  const after = await log(host);
  expect(after.match(/League of Nations/g)?.length ?? 1).toBe(1);
  await host.getByRole('tab', { name: /^Chat/ }).click();
  await expect(host.getByText('Are you there?')).toHaveCount(1);
});

test('who comes late, to play or to watch, looks back to moments that they never saw', async ({
  browser,
  request,
}) => {
  const { host, id, spectator } = await twoAtTable(browser, request);
  await expect.poll(() => offer(host)).toBe('choices');
  await host.getByRole('button', { name: 'Broad front' }).click();
  await host.getByRole('button', { name: /^Done/ }).click();
  const entries = host.locator('[data-log] li button.line');
  await expect.poll(() => entries.count()).toBeGreaterThan(4);
  await host.reload();
  await expect.poll(() => entries.count()).toBeGreaterThan(4);
  const watcher = await newPage(browser);
  await watcher.goto(`/match/${id}#${spectator}`);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  for (const page of [host, watcher]) {
    await page.getByRole('tab', { name: 'Log' }).click();
    const asked = page.waitForResponse((r) => r.url().includes('/views/'));
    await page.locator('[data-log] li button.line').last().click();
    expect((await asked).status()).toBe(200);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0);
  }
});

test('one seat in two tabs: both show the same draft, and it outlives a reload', async ({
  browser,
  request,
}) => {
  const { host } = await twoAtTable(browser, request);
  await expect.poll(() => offer(host)).toBe('choices');
  const second = await host.context().newPage();
  await second.goto(host.url());
  await expect.poll(() => offer(second)).toBe('choices');
  await play(host, 1, 4);
  const drafted = await host.locator('[data-draft] summary').textContent();
  await expect(second.locator('[data-draft] summary')).toHaveText(drafted!);
  await host.reload();
  await expect(host.locator('[data-draft] summary')).toHaveText(drafted!);
});

/** What comes to a page over the socket, as text. */
function overhear(page: Page): { text: string } {
  const heard = { text: '' };
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.text += payload;
    }),
  );
  return heard;
}

/** The lines that a page sends. */
function sentLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'play') lines.push(...message.lines);
    }),
  );
  return lines;
}

test('a spectator sees what is public and cannot act', async ({ browser, request }) => {
  const { host, id, spectator } = await twoAtTable(browser, request);
  const watcher = await newPage(browser);
  const heard = overhear(watcher);
  await watcher.goto(`/match/${id}#${spectator}`);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.locator('[data-prompt]')).toBeVisible();
  const sent = sentLines(host);
  await host.reload();
  await expect.poll(() => offer(host)).toBe('choices');
  await host.getByRole('button', { name: 'Broad front' }).click();
  await host.getByRole('button', { name: /^Done/ }).click();
  // On to the secret planning: strategies into their boxes, then forces.
  for (let i = 1; i < 200 && !sent.some((line) => line.startsWith('assign ')); i++)
    await play(host, i, 1);
  const secret = sent.filter((line) => /^(box|assign|support) /.test(line));
  expect(secret.length).toBeGreaterThan(0);
  // What was done in secret is told only until its side makes something known.
  await expect(watcher.locator('[data-log]')).toContainText(/secret decision|committed their plan/);
  for (const line of secret) expect(heard.text).not.toContain(JSON.stringify(line));
  await expect(watcher.locator('[data-choice]')).toHaveCount(0);
  await expect(watcher.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
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
