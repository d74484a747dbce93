import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { beginMatch, offer, openChoices, play, pointToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';

const GAME = 'triumph-of-chaos';
const SEATS = { red: 'you', white: 'here' };
const cover = (page: Page) => page.locator('[data-hand-over] button').first();
const card = (page: Page) => page.locator('[data-politics] [data-card]').first();
const box = (page: Page, name: string) => page.locator(`[data-box="${name}"]`);
const prompt = (page: Page) => page.locator('[data-prompt]');

/** Whoever sits here lays one card in each box: by the pointer, the last one by its key. */
async function layThree(page: Page): Promise<void> {
  for (const name of ['red', 'white']) {
    await card(page).click();
    await box(page, name).locator('.take').click();
    await expect(box(page, name).locator('.take')).toHaveCount(0);
    await expect(box(page, name)).toContainText('you, hidden');
  }
  await card(page).click();
  await page.keyboard.press('3');
}

/** What happened meanwhile lies over the question until it is put away. */
const since = (page: Page) => page.locator('[data-since]');
async function readSince(page: Page): Promise<void> {
  await since(page).getByRole('button', { name: 'Back to the table' }).click();
  await expect(since(page)).toHaveCount(0);
}

/** Goes on to the first impulse, whatever the boxes bring: covers, Political Cards to place, pieces to station. */
async function toImpulse(page: Page): Promise<void> {
  const impulse = page.locator('[data-impulse]');
  const placing = page.locator('[data-place-political]');
  for (let i = 0; i < 60 && !(await impulse.isVisible()); i++) {
    await expect.poll(() => offer(page)).not.toBe('nothing');
    if (await cover(page).isVisible()) await cover(page).click();
    else if (await since(page).isVisible()) await readSince(page);
    else if (await placing.isVisible()) {
      const entries = await page.locator('[data-log] li').count();
      await comparePairs(page);
      await placing.locator('input').first().check();
      await expect(page.locator('[data-line] th.tried')).toHaveCount(1);
      await placing.locator('[data-choice]').click();
      await expect.poll(() => page.locator('[data-log] li').count()).not.toBe(entries);
    } else if (!(await impulse.isVisible())) await play(page, i + 1, 1);
  }
  await expect(impulse).toBeVisible();
}

/** V lays every way to place them side by side, where several cards may be placed; it leaves what was ticked alone. */
async function comparePairs(page: Page): Promise<void> {
  const open = page.locator('[data-place-political] [aria-keyshortcuts="V"]');
  if (!(await open.isVisible())) return;
  await page.keyboard.press('v');
  const ways = page.locator('[data-all-pairs] button');
  await ways.last().click();
  await expect(ways.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-line] th.tried')).not.toHaveCount(0);
  // Nothing stays ticked: the card that is placed below is the first.
  const ticked = page.locator('[data-place-political] input:checked');
  for (let left = await ticked.count(); left > 0; left--) await ticked.first().uncheck();
  await page.keyboard.press('v');
  await expect(ways).toHaveCount(0);
}

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])).toEqual([]);
}

test('two on one screen: secret allocation, the boxes, the hand and its uses, a combat', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await beginMatch(page, SEATS, '1918', GAME);
  await cover(page).click();
  await expect(page.locator('[data-faction]')).toHaveCount(18);
  await layThree(page);

  // Before the other side sees anything the screen is covered; then RED's cards are backs.
  await expect(cover(page)).toBeVisible();
  await expect(page.locator('[data-politics]')).toHaveCount(0);
  await cover(page).click();
  await expect(box(page, 'red').locator('.card.back')).toHaveCount(1);
  await expect(box(page, 'red')).not.toContainText('you, hidden');
  await layThree(page);
  await toImpulse(page);

  // The hand lies open; a card lifted shows its four uses, Escape puts it back.
  const uses = page.locator('[data-card-uses]');
  await page.locator('[data-card-hand] li button').nth(1).click();
  await expect(uses.locator('[data-use]')).toHaveCount(4);
  await expect(uses.locator('[data-use="operations"]')).toContainText('can attack');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(uses).toHaveCount(0);
  // The slip of what happened meanwhile has P for itself until it is put away.
  if (await since(page).isVisible()) await readSince(page);
  await page.keyboard.press('p');
  await expect(page.locator('[data-piles]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-piles]')).toHaveCount(0);

  // Its first use by the key 1: operations; a space is marked for combat and attacks.
  await page.locator('[data-card-hand] li button').nth(0).click();
  await expect(uses).toBeVisible();
  await page.keyboard.press('1');
  await expect(prompt(page)).toContainText('Activate spaces');
  const choices = await openChoices(page);
  await page.locator('#choice-search').fill('for combat');
  await choices.first().click();
  const anyway = page.locator('[data-end-anyway]');
  const attacking = () => prompt(page).getByText('Attack from').isVisible();
  for (let i = 0; i < 6 && !(await attacking()); i++) {
    if (await anyway.isVisible()) await anyway.click();
    else await page.keyboard.press('d');
    await expect.poll(async () => (await anyway.isVisible()) || (await attacking())).toBe(true);
  }
  await (await openChoices(page)).first().click();
  await expect(prompt(page)).toContainText('Name who attacks');
  await page.locator('.joiners button').first().click();
  await expect(page.locator('[data-combat]')).toContainText(/\d\s?% you win/);
  await expect(page.locator('[data-combat] table').last()).toContainText(/[+=−]/);
  await page.keyboard.press('d');
  await expect(
    page.locator('[data-log]').or(page.locator('[data-hand-over]')).first(),
  ).toBeVisible();
  await expect(prompt(page).getByText('Name who attacks')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('while a card is lifted, a number takes no Special Action, however late its uses come', async ({
  page,
}) => {
  let arrive = (): void => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/Uses-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await beginMatch(page, SEATS, '1918', GAME);
  await cover(page).click();
  await layThree(page);
  await cover(page).click();
  await layThree(page);
  await toImpulse(page);
  await page.locator('[data-card-hand] li button').first().click();
  await page.keyboard.press('1');
  arrive();
  await expect(page.locator('[data-card-uses]')).toBeVisible();
  await expect(prompt(page)).toContainText('play a card');
  await page.keyboard.press('1');
  await expect(prompt(page)).toContainText('Activate spaces');
});

test('in French on a telephone: a card is laid by touch, nothing is wider than the screen', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await beginMatch(page, SEATS, '1918', GAME);
  await cover(page).tap();
  await expect(page.locator('[data-politics]')).toContainText('Vos cartes');
  await card(page).tap();
  await box(page, 'red').locator('.take').tap();
  await expect(box(page, 'red')).toContainText('vous, cachée');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await axe(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('with a finger on a telephone: forty answers in a row, none under anything else', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await beginMatch(page, SEATS, '1918', GAME);
  expect(await pointToEnd(page, 61, { most: 40, touch: true })).toBe(40);
  expect(errors).toEqual([]);
  await context.close();
});
