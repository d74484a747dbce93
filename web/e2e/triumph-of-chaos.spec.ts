import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { endDecision, lendHand, offer, openChoices, restingMiddle, watchErrors } from './player.ts';
import { test } from './test.ts';
import { log } from './two.ts';

/** RED has just played a card for operations: four activations to spend. Opened from its record and played on. */
async function open(page: Page, words = { look: 'View it', playOn: 'Play on from here' }) {
  await lendHand(page);
  await page.goto('/#/record');
  await page
    .locator('input[type="file"]')
    .setInputFiles(
      new URL('records/triumph-of-chaos-operations.motti.txt', import.meta.url).pathname,
    );
  await page.getByRole('button', { name: words.look }).click();
  const playOn = page.getByRole('button', { name: words.playOn });
  await expect(playOn).toBeVisible();
  await page.keyboard.press('End');
  await playOn.click();
  // The replay shows the same spaces until the table is there, and the table's own have no focus before their ground is painted.
  await expect.poll(() => offer(page)).toBe('choices');
}

const space = (page: Page, number: number) => page.locator(`g[data-space="${number}"]`);
/** Said on the map itself. */
const onMap = (page: Page, text: string) => page.getByRole('application').getByText(text);
const prompt = (page: Page) => page.locator('[data-prompt]');
const callout = (page: Page) => page.locator('.tip');

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

/** Brings a space into sight and presses there, as a hand would: what lies on it does not matter. */
async function press(page: Page, number: number): Promise<void> {
  await space(page, number).focus();
  await page.mouse.click(...(await restingMiddle(space(page, number))));
}

test('Triumph of Chaos: a stack is marked, taken up and moved on the map', async ({ page }) => {
  const errors = watchErrors(page);
  await open(page);
  await expect(page.locator('g[data-space]')).toHaveCount(271);
  await expect(onMap(page, '4 activations left')).toBeVisible();

  // Two things may be done with Samara: the call-out asks which.
  await press(page, 612);
  await expect(callout(page)).toContainText('Samara');
  const before = await log(page);
  await callout(page).getByRole('button').first().click();
  await expect.poll(() => log(page)).not.toBe(before);
  await expect(onMap(page, '3 activations left')).toBeVisible();
  await expect(space(page, 612)).toHaveAttribute('aria-label', /marked to move/);

  await finishMarking(page);
  // The next stack by its key: the keyboard goes on from there.
  await page.keyboard.press('w');
  await expect(space(page, 612)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Take the whole stack' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(space(page, 612)).toBeVisible();
  // Whatever is within reach says how far it is.
  const near = page.locator('g[data-space][aria-label*="legal target"]');
  await expect(near.first()).toBeVisible();
  await expect(near.first()).toHaveAttribute('aria-label', /spaces?$/);
  const number = Number(await near.first().getAttribute('data-space'));
  const still = await log(page);
  await press(page, number);
  await expect.poll(() => log(page)).not.toBe(still);
  await expect(space(page, number)).toHaveAttribute('aria-label', /RED, .*(army|armies|corps)/);

  // The line of the log that tells of it shows the way, under the pointer and under the focus.
  const arrows = page.locator('path.arrow');
  const drawn = await arrows.count();
  const line = page.locator('[data-log] > ol > li').first();
  await line.hover();
  // One for each step of the way: they are one row.
  await expect.poll(() => arrows.count()).toBeGreaterThan(drawn);
  const steps = await arrows.count();
  await prompt(page).hover();
  await expect(arrows).toHaveCount(drawn);
  await line.locator('button').first().focus();
  await expect(arrows).toHaveCount(steps);
  expect(errors).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Triumph of Chaos: a counter under way stands at its goal only once it is there', async ({
    page,
  }) => {
    // What stands at the goal is looked at when a counter sets out, and again when none is under way.
    await page.addInitScript(() => {
      const setOut: number[] = [];
      Object.assign(window, { setOut });
      const known = new WeakSet<Element>();
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('[data-travels]')) {
          if (known.has(one)) continue;
          known.add(one);
          setOut.push(document.querySelectorAll('[data-piece] .ghost').length);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page);
    await press(page, 612);
    await callout(page).getByRole('button').first().click();
    await expect(onMap(page, '3 activations left')).toBeVisible();
    await finishMarking(page);
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Take the whole stack' }).click();
    const near = page.locator('g[data-space][aria-label*="legal target"]');
    await press(page, Number(await near.first().getAttribute('data-space')));
    const seen = () => page.evaluate(() => (window as unknown as { setOut: number[] }).setOut);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    expect(Math.min(...(await seen()))).toBeGreaterThan(0);
    await expect(page.locator('[data-travels]')).toHaveCount(0);
    await expect(page.locator('[data-piece] .ghost')).toHaveCount(0);
  });
});

/** Ends the marking, and lets both windows for initiative cards pass. */
async function finishMarking(page: Page): Promise<void> {
  const ringed = page.locator('g[data-space="612"][aria-label*="may be chosen"]');
  const done = page.locator('[data-done]').first();
  for (let questions = 0; questions < 6; questions++) {
    await expect(ringed.or(done).first()).toBeVisible();
    if (await ringed.isVisible()) return;
    await endDecision(page);
  }
  await expect(ringed).toBeVisible();
}

test('Triumph of Chaos: a space that cannot be chosen says why, with its clause', async ({
  page,
}) => {
  await open(page);
  // Rostov is WHITE: RED has no forces there.
  await press(page, 324);
  const slip = page.getByRole('alertdialog');
  await expect(slip.locator('.clause')).toHaveText('TC-10.2a');
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
});

test('Triumph of Chaos: what is legal and costs says so before it is chosen', async ({ page }) => {
  await open(page);
  await openChoices(page);
  const cost = page.locator('[data-warning="costs-points"]');
  await expect(cost).toHaveCount(0);
  await page.locator('[data-all-choices] [data-plays="war khiva"]').focus();
  await expect(cost).toContainText('1 victory point');
  await expect(cost.locator('.clause')).toHaveText('TC-6.16a');
});

test('Triumph of Chaos: by the keyboard, heard and looked through', async ({ page }) => {
  await open(page);
  await expect(space(page, 612)).toHaveAttribute(
    'aria-label',
    /^Samara, RED, .*Victory City, legal target$/,
  );
  await space(page, 612).focus();
  await page.keyboard.press('ArrowRight');
  await expect(space(page, 612)).not.toBeFocused();
  await space(page, 612).focus();
  await page.keyboard.press('Enter');
  await expect(callout(page).getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');

  const layer = (name: string) => page.getByRole('checkbox', { name });
  await expect(layer('Front')).toBeChecked();
  await page.keyboard.press('f');
  await expect(layer('Front')).not.toBeChecked();
  await expect(page.locator('path.trail')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(page.locator('path.trail')).toHaveCount(1);
  await page.keyboard.press('e');
  await expect(page.locator('path.trail')).toHaveCount(2);
  await expectAccessible(page);
});

test('Triumph of Chaos: on a phone a first touch tells, and the table is accessible', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ hasTouch: true })).newPage();
  await open(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The sheet with the question is put down: the map has the screen.
  await page.locator('button.handle').click();
  await space(page, 612).focus();
  await page.touchscreen.tap(...(await restingMiddle(space(page, 612))));
  await expect(callout(page)).toContainText('Samara');
  await expectAccessible(page);
});

test('Triumph of Chaos: in French', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await open(page, { look: 'Regarder', playOn: 'Jouer à partir d’ici' });
  await expect(space(page, 801)).toHaveAttribute(
    'aria-label',
    /^Moscou, ROUGE, .*ville de victoire/,
  );
  await expect(onMap(page, 'Il reste 4 activations')).toBeVisible();
});
