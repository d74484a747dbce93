import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import {
  beginMatch,
  endDecision,
  goOn,
  lendHand,
  offer,
  play,
  playToEnd,
  resting,
  watchErrors,
} from './player.ts';
import { test } from './test.ts';
import { log, newPage, sitDown } from './two.ts';

/** Begins a match and waits for the table: keys that come earlier are nobody's. */
async function begin(
  page: Page,
  seats: Readonly<Record<string, string>>,
  scenario = 'isthmus',
): Promise<void> {
  await beginMatch(page, seats, scenario, 'winter-war');
  await expect(page.locator('[data-prompt], [data-hand-over]').first()).toBeVisible();
  // Whoever waits for a guest is asked nothing yet.
  if (!Object.values(seats).includes('link'))
    await expect.poll(() => offer(page)).not.toBe('nothing');
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

const question = (page: Page) => page.locator('section.question');
/** Hexes are within the keyboard's reach when they are lit. */
const hex = (page: Page, name: string) => page.locator(`path[data-hex="${name}"]`);

test('Winter War: two people on one screen play the Isthmus to its end', async ({ page }) => {
  const errors = watchErrors(page);
  await begin(page, { soviet: 'you', finland: 'here' });
  expect(await playToEnd(page, 11)).toBeGreaterThan(20);
  await expect(page.locator('[data-prompt]')).toContainText('WW-IST.6');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText(/all verified/)).toBeVisible();
  expect(errors).toEqual([]);
});

/** Opens the card of every combat from the log, and finds in it what the log tells of that combat; how many there were. */
async function reopenFights(page: Page): Promise<number> {
  await goOn(page);
  const older = page.locator('[data-log] > button.more');
  while ((await older.count()) > 0) await older.click();
  const rows = page.locator('[data-log] > ol > li');
  const told = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  let fights = 0;
  for (const [row, text] of told.entries()) {
    const die = /The die shows \d at [\d-]+/.exec(text)?.[0];
    if (!die) continue;
    // Newest first: what was attacked how stands in the row below.
    const strengths = /(\d+) against (\d+)/.exec(told.slice(row).join(' '))!;
    await rows.nth(row).locator('button').first().click();
    const card = page.locator('[data-combat-card]');
    await expect(card).toContainText(die);
    const sides = (await card.locator('.sides').innerText()).split(/\s+/);
    expect(sides).toEqual(expect.arrayContaining([strengths[1], strengths[2]]));
    const back = card.getByRole('button', { name: /Back to now/ });
    await back.click();
    await expect(back).toHaveCount(0);
    fights++;
  }
  return fights;
}

test('Winter War: the Isthmus against the machine, from both sides', async ({ page }) => {
  const errors = watchErrors(page);
  await begin(page, { soviet: 'you', finland: 'bot' });
  await playToEnd(page, 21);
  expect(await reopenFights(page)).toBeGreaterThan(1);
  await begin(page, { soviet: 'bot', finland: 'you' });
  await playToEnd(page, 22);
  expect(errors).toEqual([]);
});

/** Two people in two browsers; the second comes by the link that the first was given. */
async function twoByLink(browser: Browser, scenario: string): Promise<[Page, Page]> {
  const [host, guest] = [await newPage(browser), await newPage(browser)];
  await begin(host, { soviet: 'you', finland: 'link' }, scenario);
  await sitDown(guest, await host.locator('#link-finland').inputValue(), 'Mikko');
  return [host, guest];
}

test('Winter War: two browsers play the Isthmus by link', async ({ browser }) => {
  const [host, guest] = await twoByLink(browser, 'isthmus');
  const errors = [watchErrors(host), watchErrors(guest)];
  const [first, second] = await Promise.all([playToEnd(host, 31), playToEnd(guest, 32)]);
  expect(first + second).toBeGreaterThan(20);
  expect(errors.flat()).toEqual([]);
});

test('Winter War: a set-up in secret by template, then some turns of the whole war by link', async ({
  browser,
}) => {
  const [soviet, finland] = await twoByLink(browser, 'standard');
  const errors = [watchErrors(soviet), watchErrors(finland)];
  await finland.getByRole('button', { name: 'A sound line' }).click();
  await expect(question(finland)).toContainText('The set-up is legal');
  // Until the Finn is done nothing of it is to be seen.
  await expect(soviet.locator('[data-hex-piece]')).toHaveCount(0);
  await finland.getByRole('button', { name: /^End set-up/ }).click();
  await soviet.getByRole('button', { name: 'Historical' }).click();
  await expect(question(soviet)).toContainText('The set-up is legal');
  await expect(soviet.locator('[data-log]')).not.toContainText('battalion');
  await soviet.getByRole('button', { name: /^End set-up/ }).click();
  await expect(soviet.locator('[data-prompt]')).toContainText('Move your units');
  for (let i = 0; i < 40; i++)
    for (const page of [soviet, finland])
      if ((await offer(page)) === 'choices') await play(page, 41 + i, 1);
  expect(errors.flat()).toEqual([]);
});

/** Goes along the front with the key of the next unit until this one is in hand. */
async function takeUp(page: Page, unit: string) {
  for (let units = 0; units < 200; units++) {
    const before = (await question(page).textContent()) ?? '';
    if (before.includes(unit)) return;
    await page.keyboard.press('w');
    await expect(question(page)).not.toHaveText(before);
  }
  throw new Error(`${unit} is not among the units that may move`);
}

test('Winter War: a move, what it obliges to, and an attack, by clicks', async ({ page }) => {
  await begin(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  await page.keyboard.press('w');
  await expect(question(page)).toContainText('6-4-2 division no. 3');
  await takeUp(page, '20-12-2 corps no. 1');
  await hex(page, '1405').click({ force: true });
  await expect(page.locator('[data-log]')).toContainText('Kivennapa (1405)');
  await expect(question(page)).toContainText('Attacks you will owe');
  await expect(question(page)).toContainText('Muolaa 1306');
  await endDecision(page);
  await question(page).locator('li button', { hasText: 'Muolaa 1306' }).click();
  await expect(question(page)).toContainText('Who attacks');
  await expect(question(page)).toContainText('fortification, doubled');
  const before = await log(page);
  await page.keyboard.press('x');
  await expect.poll(() => log(page)).not.toBe(before);
  await expect(page.locator('[data-log]')).toContainText('The die shows');
});

test('Winter War: what the rules forbid is answered where it was tried', async ({ page }) => {
  await begin(page, { soviet: 'you', finland: 'bot' });
  await page.keyboard.press('w');
  const near = await resting(hex(page, '1405'));
  // Summa, west of Kivennapa, is held by the enemy.
  await page.mouse.click(near.x - near.width / 2, near.y + near.height / 2);
  const slip = page.getByRole('alertdialog');
  await expect(slip).toContainText('the enemy holds it');
  await expect(slip.locator('.clause')).toHaveText('WW-MOV.F');
  const before = await log(page);
  await slip.getByRole('button').first().click();
  await expect.poll(() => log(page)).not.toBe(before);
});

test('Winter War: supply orders are given in the inspector', async ({ page }) => {
  await begin(page, { soviet: 'you', finland: 'bot' });
  await takeUp(page, '20-12-2 corps no. 1');
  await page.getByText('Supply order').click();
  await page.getByRole('button', { name: 'Supply last' }).click();
  await expect(page.locator('[data-log]')).toContainText('Supply 20-12-2 corps no. 1 as number');
});

test('Winter War: by the keyboard alone', async ({ page }) => {
  await begin(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  await page.keyboard.press('w');
  await hex(page, '1405').focus();
  const before = await log(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => log(page)).not.toBe(before);
  await page.keyboard.press('u');
  await expect.poll(() => log(page)).toBe(before);
  await page.keyboard.press('w');
  await page.keyboard.press('e');
  await expect.poll(() => log(page)).not.toBe(before);
  await endDecision(page);
  await expect(page.locator('[data-prompt]')).toContainText('Choose a hex to attack');
  await hex(page, '1406').focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('Attack on Rautu 1406');
  await page.keyboard.press('x');
  await expect(page.locator('[data-log]')).toContainText('attack Rautu');
});

/** A record of the game with scenarios and events, opened from its file and played on where it ends. */
async function openRecord(page: Page, name: string): Promise<void> {
  await lendHand(page);
  await page.goto('/#/record');
  await page
    .locator('input[type="file"]')
    .setInputFiles(new URL(`records/${name}.motti.txt`, import.meta.url).pathname);
  await page.getByRole('button', { name: 'View it' }).click();
  const playOn = page.getByRole('button', { name: 'Play on from here' });
  await expect(playOn).toBeVisible();
  await page.keyboard.press('End');
  await playOn.click();
  await expect(page.locator('[data-prompt]')).toContainText('your decision');
}

test('Winter War: units leave for the German border, and the Allies choose their way', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openRecord(page, 'winter-war-withdrawal');
  const row = (name: string) => question(page).locator('li', { hasText: name });
  await expect(question(page)).toContainText('0 of 12 points');
  await row('6-4-2 division no. 4').getByRole('button').click();
  await expect(question(page)).toContainText('6 of 12 points');
  await row('Take back the 6-4-2 division no. 4').getByRole('button').click();
  await expect(question(page)).toContainText('0 of 12 points');

  // A click on the map does the same; of a Finn it is told why not.
  const counter = (hexId: string) => page.locator(`.stack[data-hex="${hexId}"] .one`).last();
  await counter('1711').click();
  await expect(page.getByRole('alertdialog').locator('.clause')).toHaveText('WW-SCN.E2');
  await counter('1810').click();
  await expect(question(page)).toContainText('6 of 12 points');
  await row('6-4-2 division no. 4').getByRole('button').click();

  await expect(question(page)).toContainText('How the Allies come');
  await expect(question(page)).toContainText('attacked from the sea, doubled');
  await expect(question(page)).toContainText('From the sea there is no way back');
  await question(page).getByRole('button', { name: 'Through Sweden' }).click();
  await expect(page.locator('[data-log]')).toContainText('0129');
  expect(errors).toEqual([]);
});

test('Winter War: in French', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await begin(page, { soviet: 'you', finland: 'bot' });
  await expect(page.locator('[data-prompt] h1')).toContainText('à vous');
  await expect(question(page)).toContainText('Les attaques que vous devrez');
  await page.keyboard.press('w');
  await expect(page.locator('aside')).toContainText('quartier général');
  await playToEnd(page, 51);
});

test('Winter War: on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await begin(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const tab of ['Log', 'Rules', 'Command', 'Map']) {
    await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
    expect(await overflow(), tab).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: /^Next unit/ }).tap();
  await hex(page, '1405').tap({ force: true });
  // The first touch shows the verdict, the button means it.
  const confirm = page.getByRole('button', { name: 'Move to Kivennapa' });
  await expect(confirm).toBeVisible();
  await confirm.tap();
  await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap();
  await expect(page.locator('[data-log]')).toContainText('Kivennapa (1405)');
});

for (const scheme of ['light', 'dark'] as const)
  test(`Winter War: table, set-up and attacks are accessible, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await begin(page, { soviet: 'you', finland: 'bot' });
    await page.keyboard.press('w');
    await expectAccessible(page);
    await endDecision(page);
    await question(page).locator('li button').first().click();
    await expectAccessible(page);
    await begin(page, { soviet: 'bot', finland: 'you' }, 'standard');
    await page.getByRole('button', { name: 'Historical' }).click();
    await expectAccessible(page);
    await page.goto('/#/about/winter-war');
    await page.locator('h1').first().waitFor();
    await expectAccessible(page);
  });

test('Winter War: the guided first turn goes from step to step to its end', async ({ page }) => {
  const errors = watchErrors(page);
  await lendHand(page);
  await page.goto('/#/learn/winter-war');
  const guide = page.locator('.guide');
  await expect(guide).toContainText('Mannerheim Line');
  for (let i = 0; i < 30 && (await guide.getByText('The turn is over').count()) === 0; i++)
    await guide.getByRole('button', { name: /^(Show me|Next)$/ }).click();
  await guide.getByRole('button', { name: 'Play on' }).click();
  await expect(guide).toHaveCount(0);
  await expect.poll(() => offer(page)).toBe('choices');
  expect(errors).toEqual([]);
});
