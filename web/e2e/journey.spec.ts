// A scenario from the first corner to a record in a fourth browser: drawn on an open table with the mouse, sent as a file, played
// by two people far apart, verified and looked at elsewhere.
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { lendHand, playToEnd, typeToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';
import { newPage, sitDown } from './two.ts';
import { clickAt, dragAt, kept, tool, turnTo } from './workbench.ts';
import { makeByKeys, named, tabTo } from './workbench-keys.ts';

const LIST = '/#/build/hourra-pobieda';

async function drawMap(page: Page): Promise<void> {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'From scratch' }).click();
  await page.getByRole('button', { name: 'open table' }).click();
  await tool(page, /^rough/);
  await clickAt(page, [5, 4], [7, 4], [7, 5.5], [5, 5.5]);
  await page.keyboard.press('Enter');
  // A corner is dragged, with whatever tool in the hand.
  await dragAt(page, [7, 5.5], [8, 5.5]);
  await tool(page, /^road/);
  await clickAt(page, [1, 3], [11, 3]);
  await page.getByRole('button', { name: 'End the line' }).click();
  await tool(page, /^zone, Blue/);
  await clickAt(page, [0.4, 1], [3, 1], [3, 6], [0.4, 6], [0.4, 1]);
  await tool(page, /^zone, Red/);
  await clickAt(page, [9, 1], [12, 1], [12, 6], [9, 6], [9, 1]);
  await tool(page, /^base/);
  await page.locator('.tools label').filter({ hasText: 'Blue' }).click();
  await clickAt(page, [1, 3]);
  await page.locator('.tools label').filter({ hasText: 'Red' }).click();
  await clickAt(page, [11, 3]);
  await tool(page, /^objective/);
  await clickAt(page, [6, 3]);
}

async function armAndAim(page: Page): Promise<void> {
  await turnTo(page, 'Armies');
  for (const side of ['Blue, ', 'Red, ']) {
    await page.locator('.army label').filter({ hasText: side }).click();
    for (let i = 0; i < 12; i++)
      await page.getByRole('button', { name: 'Add Infantry', exact: true }).click();
  }
  await turnTo(page, 'Victory');
  await page.getByRole('button', { name: 'Add a way for Blue to win' }).click();
  await page.getByRole('button', { name: 'Add a way for Red to win' }).click();
  await turnTo(page, 'Table');
  await page.getByLabel('Turns').fill('1');
  await page.getByLabel('Turns').blur();
  await expect(page.locator('[data-problems]')).toContainText('it can be played');
}

/** Whoever was sent the file makes a match of it, and sends a link; both play to the end, and the record is looked at elsewhere. */
async function playFarAway(browser: Browser, file: string, play: typeof playToEnd): Promise<Page> {
  const [host, guest, elsewhere] = [
    await newPage(browser),
    await newPage(browser),
    await newPage(browser),
  ];
  await lendHand(host);
  await host.goto(LIST);
  await host.locator('input[type="file"]').first().setInputFiles(file);
  await host.getByRole('button', { name: /^Play/ }).first().click();
  await host.locator('input[name="seat-blue"][value="you"]').check({ force: true });
  await host.locator('input[name="seat-red"][value="link"]').check({ force: true });
  await host.locator('form button[type="submit"]').click();
  await expect(host).toHaveURL(/#\/match\//);
  await sitDown(guest, await host.locator('#link-red').inputValue(), 'Mikko');
  await Promise.all([play(host, 5), play(guest, 6)]);

  await host.getByRole('button', { name: 'Menu' }).click();
  const recording = host.waitForEvent('download');
  await host.getByRole('button', { name: /^Save/ }).first().click();
  const record = await (await recording).path();
  await elsewhere.goto('/#/record');
  await elsewhere.locator('input[type="file"]').setInputFiles(record);
  await expect(elsewhere.getByText(/: all verified/)).toBeVisible();
  await expect(elsewhere.getByText(/Signed by this server/)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'View it' }).click();
  await expect(elsewhere.locator('#replay-at')).toBeAttached();
  return elsewhere;
}

test('a scenario is drawn on an open table, sent as a file, played far away and verified elsewhere', async ({
  browser,
}) => {
  // Five pages are loaded on the way: a net for a crowded machine.
  test.slow();
  const author = await newPage(browser);
  const errors = watchErrors(author);
  await drawMap(author);
  const before = await kept(author);
  expect(before.features).toHaveLength(2);
  expect(before.features[0].polygon[2][0]).toBeCloseTo(8, 0);
  expect(before.sides.map(({ bases }: { bases: unknown[] }) => bases.length)).toEqual([1, 1]);
  // The page is closed in the middle; another one goes on where it was.
  const url = author.url();
  const context = author.context();
  await author.close();
  const again = await context.newPage();
  await again.goto(url);
  await expect(again.getByRole('application')).toBeVisible();
  expect(await kept(again)).toEqual(before);
  await armAndAim(again);
  await turnTo(again, 'Map');
  const saving = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Save as a file' }).first().click();
  const file = await (await saving).path();

  const elsewhere = await playFarAway(browser, file, playToEnd);
  await expect(elsewhere.locator('.open-map')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the same on hexes by the keyboard alone: made, sent as a file, played far away, verified elsewhere', async ({
  browser,
}) => {
  test.slow();
  const author = await newPage(browser);
  const errors = watchErrors(author);
  await makeByKeys(author);
  await tabTo(author, named(author, 'Table'), 'Shift+Tab');
  await author.keyboard.press('Enter');
  await tabTo(author, author.getByLabel('Turns'));
  await author.keyboard.press('Control+A');
  await author.keyboard.type('1');
  const saving = author.waitForEvent('download');
  await tabTo(author, named(author, 'Save as a file'));
  await author.keyboard.press('Enter');
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ turnLimit: 1 });
  const elsewhere = await playFarAway(browser, file, typeToEnd);
  await expect(elsewhere.getByRole('application')).toBeVisible();
  expect(errors).toEqual([]);
});
