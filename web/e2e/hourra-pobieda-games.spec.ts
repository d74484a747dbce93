// Battles of Hourra Pobieda with a real pointer, on both tables. `MOTTI_WHOLE=1` plays Khalkhin Gol to its end, which takes many
// minutes; without it small battles of one turn are.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { duel, openDuel } from './duel.ts';
import { typeToEnd, watchErrors } from './player.ts';
import { lendEye, pointUntil } from './pointer.ts';
import { test } from './test.ts';
import { log, newPage, sitDown } from './two.ts';

const WHOLE = process.env.MOTTI_WHOLE !== undefined;
const HOUR = 3_600_000;

const over = (page: Page) =>
  expect(page.locator('[data-prompt]')).toContainText(/The match is over|La partie est terminée/);

/** What is played: Khalkhin Gol, or a battle of one turn on the same kind of table. */
function setupOn(table: 'hex' | 'open'): unknown {
  if (WHOLE) return { scenario: 'khalkhin-gol', options: { table } };
  return { scenario: 'own', options: {}, data: table === 'open' ? openDuel() : duel() };
}

async function seatsOf(request: APIRequestContext, setup: unknown, red: unknown) {
  const answer = await request.post('/api/matches', {
    data: { game: 'hourra-pobieda', setup, seats: { blue: { kind: 'human' }, red } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

/** Two people far apart at one table, each with a mouse. */
async function twoWithMice(browser: Browser, request: APIRequestContext, setup: unknown) {
  const { id, seats } = await seatsOf(request, setup, { kind: 'human' });
  const pages = await Promise.all([newPage(browser), newPage(browser)]);
  const errors = pages.map(watchErrors);
  await Promise.all(pages.map(lendEye));
  await sitDown(pages[0]!, `/match/${id}#${seats.blue}`, 'Anna');
  await sitDown(pages[1]!, `/match/${id}#${seats.red}`, 'Mikko');
  return { pages, errors };
}

for (const table of ['hex', 'open'] as const)
  test(`two people far apart, each with a mouse: ${table}`, async ({ browser, request }) => {
    test.setTimeout(WHOLE ? HOUR : 480_000);
    const { pages, errors } = await twoWithMice(browser, request, setupOn(table));
    const presses = await Promise.all(pages.map((page, i) => pointUntil(page, 31 + i)));
    for (const page of pages) await over(page);
    expect(Math.min(...presses)).toBeGreaterThan(3);
    // Bids were made in secret and opened together: both logs say the same of them.
    if (WHOLE) {
      const bids = await Promise.all(
        pages.map(async (page) => (await log(page)).match(/ bid [^.]+\./g) ?? []),
      );
      expect(bids[0]).toEqual(bids[1]);
    }
    expect(errors.flat()).toEqual([]);
  });

test('an open table with a mouse, in French, against the machine', async ({ browser, request }) => {
  test.setTimeout(WHOLE ? HOUR : 480_000);
  const { id, seats } = await seatsOf(request, setupOn('open'), { kind: 'bot', level: 'easy' });
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  const errors = watchErrors(page);
  await lendEye(page);
  await page.goto(`/match/${id}#${seats.blue}`);
  await page.locator('#join-name').fill('Anna');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-prompt]')).toBeVisible();
  await pointUntil(page, 41);
  await over(page);
  expect(errors).toEqual([]);
});

test('a battle by the keyboard alone', async ({ page, request }) => {
  test.setTimeout(WHOLE ? HOUR : 480_000);
  const errors = watchErrors(page);
  const { id, seats } = await seatsOf(request, setupOn('hex'), { kind: 'bot', level: 'easy' });
  await sitDown(page, `/match/${id}#${seats.blue}`, 'Anna');
  expect(await typeToEnd(page, 11)).toBeGreaterThan(3);
  await over(page);
  expect(errors).toEqual([]);
});
