import { expect, type Page } from '@playwright/test';
import { beginMatch, endDecision, offer, play, restingMiddle } from './player.ts';
import { test } from './test.ts';

const card = (page: Page) => page.locator('[data-combat-card]');
const check = (page: Page) => page.locator('[data-end-check]');

async function toTheAttacks(page: Page): Promise<void> {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  await page.keyboard.press('d');
  await expect(check(page)).toBeVisible();
}

test('ending a phase that costs something asks first; D twice never ends it', async ({ page }) => {
  await toTheAttacks(page);
  await expect(check(page)).toContainText('have not moved');
  await expect(check(page).locator('button.primary')).toHaveText(/Go back/);
  await page.keyboard.press('d');
  await expect(check(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(check(page)).toHaveCount(0);
  await expect(page.locator('[data-prompt]')).toContainText('Move your units');
  // What costs something is never the dark button.
  await expect(page.locator('[data-done]')).not.toHaveClass(/primary/);
  await page.keyboard.press('d');
  await check(page)
    .getByRole('button', { name: /End anyway/ })
    .click();
  await expect(page.locator('[data-prompt]')).toContainText('Choose a hex to attack');
});

test('whoever would be cut off is named before the move, and before the phase ends', async ({
  page,
}) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'standard', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  await page.getByRole('button', { name: 'Historical' }).click();
  await page.getByRole('button', { name: /^End set-up/ }).click();
  await expect(page.locator('[data-prompt]')).toContainText('Move your units');
  const unit = '20-12-2 corps no. 1';
  const inHand = page.locator('section.question .name', { hasText: unit });
  const asked = page.locator('section.question');
  for (let units = 0; units < 200 && (await inHand.count()) === 0; units++) {
    const before = (await asked.textContent()) ?? '';
    await page.keyboard.press('w');
    await expect(asked).not.toHaveText(before);
  }
  await expect(inHand).toBeVisible();
  // By the railway along the coast, far from every headquarters.
  await page.locator('path[data-hex="0901"]').focus();
  const warning = page.locator('[data-warning="isolates"]');
  await expect(warning).toContainText(`would isolate 1 unit: ${unit}`);
  await page.keyboard.press('Enter');
  await expect(inHand).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(check(page)).toContainText(/newly isolated.*20-12-2 corps no. 1/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-prompt]')).toContainText('Move your units');
});

test('a fight has its card, and the log opens it again with its own numbers', async ({ page }) => {
  await toTheAttacks(page);
  await page.keyboard.press('Shift+D');
  await page.locator('section.question li button').first().click();
  await page.keyboard.press('x');
  await expect(card(page)).toBeVisible();
  const numbers = await card(page).locator('.sides').innerText();
  // What is written short is said in full at a tap.
  const cell = card(page).locator('.faces .now td').first();
  await cell.click();
  await expect(page.locator('[data-explained]')).toHaveText((await cell.getAttribute('title'))!);
  await page.locator('[data-prompt]').click();
  await expect(page.locator('[data-explained]')).toHaveCount(0);
  await card(page)
    .getByRole('button', { name: /Continue/ })
    .click();
  await expect(card(page)).toHaveCount(0);
  await page
    .locator('[data-log] li', { hasText: 'The die shows' })
    .first()
    .locator('button')
    .click();
  await expect(card(page)).toBeVisible();
  expect(await card(page).locator('.sides').innerText()).toBe(numbers);
  await card(page)
    .getByRole('button', { name: /Back to now/ })
    .click();
  await expect(card(page)).toHaveCount(0);
});

test('an attack at bad odds says so, and is not the dark button', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motti.settings', '{"playback":"at-once"}'));
  await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'isthmus', 'winter-war');
  const bad = page.locator('section.question li button', { hasText: /1–[23]/ });
  for (let ends = 0; ends < 4 && (await bad.count()) === 0; ends++) {
    await expect.poll(() => offer(page)).toBe('choices');
    await endDecision(page);
  }
  await bad.first().click();
  await expect(page.locator('section.question [data-warning="bad-odds"]')).toBeVisible();
  await expect(page.locator('section.question [data-plays^="attack "]')).not.toHaveClass(/primary/);
});

test('a drag begun on a counter that nobody picked lights its own hexes', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  await page.keyboard.press('w');
  await expect(page.locator('section.question .name')).toBeVisible();
  const first = await page.locator('section.question .name').innerText();
  const stack = page.locator('.stack[data-hex="1504"]');
  const [x, y] = await restingMiddle(stack.locator('.near > *').first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 2);
  await expect(page.locator('section.question .name')).not.toHaveText(first);
  await expect.poll(() => page.locator('path[data-hex]').count()).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('section.question .name')).toHaveCount(0);
});

test('Escape puts a unit down wherever the focus is', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  await page.keyboard.press('w');
  await expect(page.locator('section.question .name')).toBeVisible();
  await page.locator('[data-all-choices] > summary').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('section.question .name')).toHaveCount(0);
});

for (const [game, seats, scenario, clicks] of [
  ['winter-war', { soviet: 'you', finland: 'bot' }, 'isthmus', 20],
  ['talvisota', { soviet: 'you', finland: 'bot' }, '', 40],
  ['hourra-pobieda', { blue: 'you', red: 'bot' }, 'khalkhin-gol', 25],
  ['triumph-of-chaos', { red: 'you', white: 'bot' }, '1918', 25],
] as const)
  test(`${game}: the map begins at the same height, whatever is asked`, async ({ browser }) => {
    // French says most with most words.
    const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await page.addInitScript(() =>
      localStorage.setItem('motti.settings', '{"playback":"at-once"}'),
    );
    await beginMatch(page, seats, scenario, game);
    const heights = new Set<number>();
    const look = async () => heights.add((await page.locator('main.map').boundingBox())?.y ?? -1);
    for (let i = 0; i < clicks; i++) {
      await expect.poll(() => offer(page)).not.toBe('nothing');
      if ((await offer(page)) === 'over') break;
      await look();
      // A set-up by chance takes longer than all the rest.
      const suggested = page.locator('.question [data-plays="suggested"]');
      if ((await suggested.count()) > 0) {
        await suggested.click();
        await look();
        await endDecision(page);
      } else await play(page, i + 1, 1);
    }
    expect([...heights]).toHaveLength(1);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map begins at the same height, however long the prompt is', async ({ page }) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
    const prompt = page.locator('[data-prompt]');
    const heights = new Set<number>();
    const texts = new Set<number>();
    for (let i = 0; i < 12; i++) {
      await expect.poll(() => offer(page)).not.toBe('nothing');
      heights.add((await page.locator('main.map').boundingBox())?.y ?? -1);
      texts.add((await prompt.locator('p').innerText()).length);
      await play(page, i + 1, 1);
    }
    // Whoever decides: a long heading is set smaller.
    await prompt.locator('h1').evaluate((heading) => heading.classList.toggle('wide'));
    heights.add((await page.locator('main.map').boundingBox())?.y ?? -1);
    expect(texts.size).toBeGreaterThan(1);
    expect([...heights]).toHaveLength(1);
  });

  test('changing tabs leaves the map where it was', async ({ page }) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
    await expect.poll(() => offer(page)).toBe('choices');
    const where = () =>
      page
        .locator('.stack')
        .first()
        .evaluate((stack) => {
          const { x, y } = stack.getBoundingClientRect();
          return `${Math.round(x)} ${Math.round(y)}`;
        });
    const before = await where();
    // Nothing of it is made again, least of all the ground.
    const ground = page.locator('.ground canvas').first();
    await ground.evaluate((canvas) => canvas.setAttribute('data-same', ''));
    for (const name of ['Log', 'Rules']) {
      await page.locator('.tabs').getByRole('button', { name }).click();
      await expect(page.locator('main.map')).toBeHidden();
      await page.locator('.tabs').getByRole('button', { name: 'Map' }).click();
      await expect(page.locator('main.map')).toBeVisible();
      await expect.poll(where).toBe(before);
      await expect(ground).toHaveAttribute('data-same', '');
    }
  });
});
