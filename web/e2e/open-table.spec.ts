// Hourra Pobieda without hexes: the builder draws for it, and a battle is played on it by pointer, keyboard and finger.
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { settled, watchErrors } from './player.ts';
import { test } from './test.ts';
import { sitDown } from './two.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function makeMatch(request: APIRequestContext, setup: unknown) {
  const answer = await request.post('/api/matches', {
    data: {
      game: 'hourra-pobieda',
      setup,
      seats: { blue: { kind: 'human' }, red: { kind: 'bot', level: 'random' } },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

/** Set up as suggested, munitions taken, the own sequence begun; what the machine does meanwhile is skipped. */
async function toSequence(page: Page): Promise<void> {
  await button(page, 'Take the suggested set-up').click();
  await expect(page.locator('.tray :is(.base, .badge)').first()).toBeVisible();
  await button(page, 'Confirm the set-up').click();
  const keep = button(page, 'Keep the initiative');
  const artillery = button(page, /field artillery/);
  const end = button(page, /^End the sequence/);
  await expect(async () => {
    if (await keep.isVisible()) await keep.click();
    if (await artillery.isVisible()) await artillery.click();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

/** Where a point of the table lies on the screen, in UD from its north-western corner. */
function at(page: Page, x: number, y: number): Promise<[number, number]> {
  return settled(page, () =>
    page.evaluate(
      ([ux, uy]) => {
        const pieces = [...document.querySelectorAll<SVGElement>('[data-place]')].map((one) => {
          const [px, py] = one.dataset.place!.split(',').map(Number);
          const { left, top, width, height } = one.getBoundingClientRect();
          return { px: px!, py: py!, sx: left + width / 2, sy: top + height / 2 };
        });
        const a = pieces[0]!;
        const b = pieces.reduce((far, one) =>
          Math.abs(one.px - a.px) > Math.abs(far.px - a.px) ? one : far,
        );
        const scale = (b.sx - a.sx) / (b.px - a.px);
        return [a.sx + (ux! - a.px) * scale, a.sy + (uy! - a.py) * scale] as [number, number];
      },
      [x, y],
    ),
  );
}

test('a group walks a path of two corners, is told how far it may go, and measures with the ruler', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page);
  const { id, seats } = await makeMatch(request, {
    scenario: 'own',
    options: {},
    data: openDuel(),
  });
  await sitDown(page, `/match/${id}#${seats.blue}`, 'Anna');
  await toSequence(page);

  await page.locator('.tray[data-hex="3.00,3.00"] .base').click();
  await page
    .getByRole('radio', { name: /^Progress, 1 UD/ })
    .last()
    .check();
  await page.mouse.move(...(await at(page, 3.3, 3.5)));
  await page.mouse.click(...(await at(page, 3.3, 3.5)));
  await expect(page.locator('[data-go]')).toContainText(/Go to \(3\.[23]/);
  // HP-2.4a: a progress is 1 UD; the refusal names the nearest legal stop, and its first button goes there.
  await page.mouse.click(...(await at(page, 3, 6)));
  const slip = page.getByRole('alertdialog');
  await expect(slip).toContainText('HP-2.4a');
  await expect(slip).toContainText('The path is good as far as');
  await slip.getByRole('button').first().click();
  await expect(page.locator('.tray[data-hex="3.00,3.00"]')).toHaveCount(0);
  await expect(page.locator('[data-prompt]')).toContainText(/The group at 3\.\d\d,3\.\d\d/);

  // The ruler measures from press to press.
  await button(page, /^Done|^Stop/).click();
  await page.keyboard.press('m');
  await page.mouse.click(...(await at(page, 5, 2)));
  await page.mouse.click(...(await at(page, 5, 4)));
  await expect(page.locator('[data-cursor]')).toHaveAttribute('aria-label', /2\.0\d UD|1\.9\d UD/);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  expect(errors).toEqual([]);
});

test('the same by the keyboard alone: arrows, a corner, go', async ({ page, request }) => {
  const { id, seats } = await makeMatch(request, {
    scenario: 'own',
    options: {},
    data: openDuel(),
  });
  await sitDown(page, `/match/${id}#${seats.blue}`, 'Anna');
  await toSequence(page);
  const { keyboard } = page;
  await page.locator('[data-place="3.00,3.00"]').focus();
  await keyboard.press('Enter');
  await expect(page.locator('[data-cursor]')).toBeFocused();
  for (let i = 0; i < 3; i++) await keyboard.press('ArrowRight');
  await keyboard.press('Shift+ArrowDown');
  await expect(page.locator('[data-cursor]')).toHaveAttribute('aria-label', /^\(3\.30, 3\.01\)/);
  await keyboard.press(' ');
  await expect(page.locator('[data-go]')).toContainText('(3.30, 3.01)');
  for (let i = 0; i < 2; i++) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.locator('[data-prompt]')).toContainText('Move the group at 3.30,3.21');
});

test('an open table on a phone, in French and in the dark', async ({ browser, request }) => {
  const { id, seats } = await makeMatch(request, {
    scenario: 'khalkhin-gol',
    options: { table: 'open' },
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(`/match/${id}#${seats.blue}`);
  await page.locator('#join-name').fill('Anna');
  await page.keyboard.press('Enter');
  await button(page, 'Prendre le déploiement proposé').click();
  await expect(page.locator('.tray :is(.base, .badge)').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  expect(errors).toEqual([]);
});
