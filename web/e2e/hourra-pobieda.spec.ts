import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { duel } from './duel.ts';
import { beginMatch, offer, play, playToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';
import { log, newPage, sitDown } from './two.ts';

/** A match of two groups face to face, red played by a person or by the machine. */
async function makeDuel(request: APIRequestContext, red: unknown) {
  const answer = await request.post('/api/matches', {
    data: {
      game: 'hourra-pobieda',
      setup: { scenario: 'own', options: {}, data: duel() },
      seats: { blue: { kind: 'human' }, red },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function setUp(page: Page): Promise<void> {
  await button(page, 'Take the suggested set-up').click();
  await expect(page.locator('.tray .base').first()).toBeVisible();
  await button(page, 'Confirm the set-up').click();
}

/** The lot falls on whom it will; whoever is asked keeps the initiative and takes field artillery. */
async function collect(page: Page): Promise<void> {
  const keep = button(page, 'Keep the initiative');
  const artillery = button(page, /field artillery/);
  await expect(keep.or(artillery)).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await artillery.click();
}

/** Blue's group is told to hold and fight, and assaults what stands before it: by the pointer alone. */
async function assault(page: Page): Promise<void> {
  // Where the machine plays first, its turn is watched to its end.
  await expect(button(page, /^End the sequence/)).toBeVisible();
  await page.locator('.tray[data-hex="0505"] .base').click();
  await page.getByRole('radio', { name: /^Hold and fight/ }).check();
  await button(page, 'Give this order where it stands').click();
  await page.locator('.tray[data-hex="0605"] .base').click();
  await button(page, /^Assault/).click();
  await expect(page.locator('[data-bid]')).toBeVisible();
}

/** Where red plays first, it ends its sequence at once. */
async function letRedPass(blue: Page, red: Page): Promise<void> {
  const end = (page: Page) => button(page, /^End the sequence/);
  await expect
    .poll(async () => (await end(blue).isVisible()) || (await end(red).isVisible()))
    .toBe(true);
  if (await end(blue).isVisible()) return;
  await end(red).click();
  const anyway = red.locator('[data-end-anyway]');
  await expect
    .poll(async () => (await anyway.isVisible()) || (await end(blue).isVisible()))
    .toBe(true);
  if (await anyway.isVisible()) await anyway.click();
  await expect(end(blue)).toBeVisible();
}

const more = (page: Page) => button(page, 'One more: field artillery');
const token = (page: Page) => page.locator('[data-bid] .tokens svg.green');

test('the whole of Khalkhin Gol by its map and panels, against the machine, offline', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda');
  await page.getByRole('button', { name: 'Take the suggested set-up' }).click();
  await expect(page.locator('.tray .base').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the set-up' }).click();
  // Once the machine has answered, everything that is needed is here.
  await play(page, 7, 6);
  await page.context().setOffline(true);
  // How many decisions are left is the dice's affair.
  expect(await playToEnd(page, 7)).toBeGreaterThan(0);
  await expect(page.locator('[data-prompt]')).toContainText('The match is over');
  expect(errors).toEqual([]);
});

test('two people far apart play the whole of Khalkhin Gol', async ({ browser, request }) => {
  const answer = await request.post('/api/matches', {
    data: {
      game: 'hourra-pobieda',
      setup: { scenario: 'khalkhin-gol', options: {} },
      seats: { blue: { kind: 'human' }, red: { kind: 'human' } },
    },
  });
  const { id, seats } = await answer.json();
  const [anna, mikko] = await Promise.all([newPage(browser), newPage(browser)]);
  const errors = [anna, mikko].map(watchErrors);
  await sitDown(anna, `/match/${id}#${seats.blue}`, 'Anna');
  await sitDown(mikko, `/match/${id}#${seats.red}`, 'Mikko');
  await Promise.all([playToEnd(anna, 21), playToEnd(mikko, 22)]);
  for (const page of [anna, mikko])
    await expect(page.locator('[data-prompt]')).toContainText('The match is over');
  expect(errors.flat()).toEqual([]);
});

test('a hex takes an element by the keyboard, and says why it takes no more', async ({ page }) => {
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda');
  const open = page.locator('path[data-hex][aria-label*="can be chosen"]').first();
  // What lies on the map comes with its ground.
  await expect(open).toBeVisible();
  const hex = await open.getAttribute('data-hex');
  await open.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('Enter');
  await expect(page.locator('.tray')).toHaveCount(1);
  await expect(page.locator('.tray .plate i')).toHaveText('6');
  await page.locator(`path[data-hex="${hex}"]`).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('HP-');
});

test('an assault on the machine by the pointer: order, target, bid, result', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page);
  const { id, seats } = await makeDuel(request, { kind: 'bot', level: 'easy' });
  await sitDown(page, `/match/${id}#${seats.blue}`, 'Anna');
  await setUp(page);
  await collect(page);
  await assault(page);
  await more(page).click();
  await more(page).click();
  await expect(token(page)).toHaveCount(2);
  await button(page, 'One fewer: field artillery').click();
  await expect(token(page)).toHaveCount(1);
  await button(page, 'Seal the bid').click();
  await expect(page.locator('[data-log]')).toContainText('Bid (Blue): 1 Green');
  expect(errors).toEqual([]);
});

test('the next group by its key: taken up, lit, and the keyboard is there', async ({ page }) => {
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda');
  await setUp(page);
  const end = button(page, /^End the sequence/);
  // Dice are named by chance until a group may be activated; looked at only once something is asked, or chance would act there too.
  for (let i = 0; i < 40; i++) {
    await expect.poll(() => offer(page)).toBe('choices');
    if (await end.isVisible()) break;
    await play(page, i + 1, 1);
  }
  await expect(end).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-hex'));
  const seen = new Set<string | null | undefined>();
  for (let i = 0; i < 2; i++) {
    const before = await focused();
    await page.keyboard.press('w');
    await expect.poll(focused).not.toBe(before);
    seen.add(await focused());
    await expect(page.locator('path[data-hex][aria-label*=" UD"]').first()).toBeVisible();
  }
  expect(seen.size).toBe(2);
  expect(seen.has(null)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.locator('path[data-hex][aria-label*=" UD"]')).toHaveCount(0);
});

test('bids are secret, and can be unsealed until the other has sealed', async ({
  browser,
  request,
}) => {
  const { id, seats } = await makeDuel(request, { kind: 'human' });
  const [anna, mikko] = await Promise.all([newPage(browser), newPage(browser)]);
  await sitDown(anna, `/match/${id}#${seats.blue}`, 'Anna');
  await sitDown(mikko, `/match/${id}#${seats.red}`, 'Mikko');
  for (const page of [anna, mikko]) await setUp(page);
  await Promise.all([collect(anna), collect(mikko)]);
  await letRedPass(anna, mikko);
  await assault(anna);
  await expect(mikko.locator('[data-bid]')).toBeVisible();

  // To bid nothing is never the dark button while something could be bid.
  await expect(anna.locator('[data-seal]')).not.toHaveClass(/primary/);
  await more(anna).click();
  await expect(anna.locator('[data-seal]')).toHaveClass(/primary/);
  await button(anna, 'Seal the bid').click();
  await expect(mikko.locator('[data-bid] .theirs')).toContainText('the bid is sealed');
  expect(await log(mikko)).not.toContain('Bid (');
  await button(anna, 'Unseal').click();
  await expect(mikko.locator('[data-bid] .theirs')).toContainText('the bid is not sealed yet');
  await expect(token(anna)).toHaveCount(1);
  await more(anna).click();
  await button(anna, 'Seal the bid').click();
  await expect(mikko.locator('[data-bid] .theirs')).toContainText('the bid is sealed');

  await more(mikko).click();
  await button(mikko, 'Seal the bid').click();
  for (const page of [anna, mikko]) {
    await expect(page.locator('[data-log]')).toContainText('Bid (Blue): 2 Green');
    await expect(page.locator('[data-log]')).toContainText('Bid (Red): 1 Green');
    // Opened and rolled for at once: the card counts the dice of both bids all the same.
    const card = page.locator('[data-combat-card]');
    await expect(card).toBeVisible();
    const [attack, defence] = await card.locator('.sides h3 b').allInnerTexts();
    await expect(card.locator('.verdict')).toContainText(`${attack} against ${defence}`);
  }
});
