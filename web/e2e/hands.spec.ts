// What is in the hand: a drag lights its own reach from panel and map, several go as one, and a refusal offers what is near and legal.
import { expect, type Page } from '@playwright/test';
import { beginMatch, endDecision, lendHand, offer, play, restingMiddle } from './player.ts';
import { test } from './test.ts';
import { log } from './two.ts';

const question = (page: Page) => page.locator('section.question');
const slip = (page: Page) => page.getByRole('alertdialog');
const instead = (page: Page) => slip(page).locator('[data-instead]');
const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`);

/** Spaces that are lit are within the keyboard's reach; where none is, one alone keeps the place. */
const within = (page: Page): Promise<string[]> =>
  page
    .locator('[data-space][tabindex="0"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-space')!));

/** Presses on something and moves a little: the drag has begun, nothing is dropped. */
async function beginDrag(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 7, y + 2);
}

async function dropOn(page: Page, id: string): Promise<void> {
  const [x, y] = await restingMiddle(space(page, id));
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** The special movement of the first turn of Talvisota, every unit still in its box. */
async function toSpecialMovement(page: Page): Promise<void> {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await page.getByRole('button', { name: 'Broad front' }).click();
  await endDecision(page);
  await expect(page.getByRole('heading', { name: /Special movement/ })).toBeVisible();
}

/** The kinds of one place in the panel; rifle divisions stand last. */
const units = (page: Page, place: string) =>
  question(page).locator('.source', { hasText: place }).locator('.units button');

test('Talvisota: a unit dragged out of the panel lights its own spaces, not those of the one picked before', async ({
  page,
}) => {
  await toSpecialMovement(page);
  await units(page, 'Lapland front').first().click();
  await expect.poll(async () => (await within(page)).length).toBeGreaterThan(1);
  expect(await within(page)).not.toContain('sestroretsk');
  await beginDrag(page, await restingMiddle(units(page, 'Karelia front').first()));
  await expect.poll(() => within(page)).toContain('sestroretsk');
  await dropOn(page, 'sestroretsk');
  await expect(page.locator('[data-log]')).toContainText('from the Karelia box to Sestroretsk');
});

test('Talvisota: several by Shift, all of a box by one key, and the panel stays where it is', async ({
  page,
}) => {
  await toSpecialMovement(page);
  const karelia = units(page, 'Karelia front');
  const height = async () => (await karelia.first().boundingBox())?.y;
  const before = await height();
  await karelia.last().click();
  await karelia.last().click({ modifiers: ['Shift'] });
  await expect(karelia.last()).toContainText(/2\/\d/);
  await page.keyboard.press('b');
  const kinds = await karelia.count();
  await expect(question(page).locator('.units button[aria-pressed="true"]')).toHaveCount(kinds);
  expect(await height()).toBe(before);
  await page.mouse.click(...(await restingMiddle(space(page, 'leningrad'))));
  await expect(karelia).toHaveCount(0);
  await expect(units(page, 'Leningrad')).toHaveCount(kinds);
});

test('Talvisota: a space that is refused offers the nearest one, for those who go along too', async ({
  page,
}) => {
  await toSpecialMovement(page);
  const karelia = units(page, 'Karelia front');
  await karelia.last().click();
  await karelia.last().click({ modifiers: ['Shift'] });
  await page.mouse.click(...(await restingMiddle(space(page, 'terijoki'))));
  await expect(slip(page)).toContainText('TV-A53');
  await expect(instead(page)).toHaveText(/to Sestroretsk/);
  await instead(page).click();
  await expect(slip(page)).toHaveCount(0);
  await expect(units(page, 'Sestroretsk')).toContainText('×2');
});

test('Talvisota: a front whose boxes are full offers the one beside it', async ({ page }) => {
  await toSpecialMovement(page);
  await endDecision(page);
  await page.locator('[data-plays="box PRUD lapland"]').click();
  await page.locator('[data-plays="box ATT lapland"]').click();
  await expect(instead(page)).toHaveText(/ATT on the Ladoga front/);
  await instead(page).click();
  await expect(page.locator('[data-log]')).toContainText('prepared on the Ladoga front');
});

/** RED's stack at Tsaritsyn has been activated and may move. */
async function toMoves(page: Page): Promise<void> {
  await lendHand(page);
  await page.goto('/#/record');
  await page
    .locator('input[type="file"]')
    .setInputFiles(
      new URL('records/triumph-of-chaos-operations.motti.txt', import.meta.url).pathname,
    );
  await page.getByRole('button', { name: 'View it' }).click();
  const playOn = page.getByRole('button', { name: 'Play on from here' });
  await expect(playOn).toBeVisible();
  await page.keyboard.press('End');
  await playOn.click();
  await expect(page.locator('[data-prompt]')).toContainText('Activate spaces');
  await page.mouse.click(...(await restingMiddle(space(page, TSARITSYN))));
  await expect(page.locator('[data-log]')).toContainText('activates Tsaritsyn for movement');
  await endDecision(page);
  await expect(page.locator('[data-prompt]')).toContainText('Initiative Card');
  await endDecision(page);
  await expect(page.locator('[data-prompt]')).toContainText('Move the forces');
}

// By the numbers that are printed on the map.
const TSARITSYN = '601';
const MOSCOW = '801';

test('Triumph of Chaos: a stack is dragged as one; beyond its reach it is told how far it goes', async ({
  page,
}) => {
  await toMoves(page);
  await beginDrag(page, await restingMiddle(space(page, TSARITSYN)));
  await expect.poll(async () => (await within(page)).length).toBeGreaterThan(3);
  const reach = await within(page);
  expect(reach).not.toContain(MOSCOW);
  const names = await Promise.all(reach.map((id) => space(page, id).getAttribute('aria-label')));
  await dropOn(page, MOSCOW);
  await expect(slip(page)).toContainText('This force moves 2 spaces at most');
  await expect(slip(page)).toContainText('TC-10.1b');
  const goal = (await instead(page).innerText()).replace('Go to ', '');
  expect(names.some((name) => name?.startsWith(goal))).toBe(true);
  await instead(page).click();
  await expect(page.locator('[data-log]')).toContainText(`Stalin to ${goal}`);
  await expect(slip(page)).toHaveCount(0);
});

test('Triumph of Chaos: ending the moves names who has not moved, and shows where they stand', async ({
  page,
}) => {
  await toMoves(page);
  await page.keyboard.press('d');
  const check = page.locator('[data-end-check]');
  await expect(check).toContainText(/Activated, but not moved: .*Stalin/);
  await check.getByRole('button', { name: /Show on the map/ }).click();
  const ring = (await page.locator('.ring').first().boundingBox())!;
  const [x, y] = await restingMiddle(space(page, TSARITSYN));
  expect(x > ring.x && x < ring.x + ring.width).toBe(true);
  expect(y > ring.y && y < ring.y + ring.height).toBe(true);
  await page.keyboard.press('Escape');
  await expect(check).toHaveCount(0);
  await expect(page.locator('[data-prompt]')).toContainText('Move the forces');
});

/** Khalkhin Gol set up as suggested, until a group of Japan may be activated. */
async function toSequence(page: Page): Promise<void> {
  await beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda');
  await page.getByRole('button', { name: 'Take the suggested set-up' }).click();
  await expect(page.locator('.tray .base').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the set-up' }).click();
  const end = page.getByRole('button', { name: /^End the sequence/ });
  for (let i = 0; i < 40; i++) {
    await expect.poll(() => offer(page)).toBe('choices');
    if (await end.isVisible()) return;
    await play(page, i + 1, 1);
  }
  throw new Error('Japan comes to no sequence of its own');
}

test('Hourra Pobieda: a group that is dragged lights its own hexes; too far away it is told how far it goes', async ({
  page,
}) => {
  await toSequence(page);
  const reach = page.locator('path[data-hex][aria-label*=" UD"]');
  const lit = () =>
    reach.evaluateAll((all) => all.map((one) => one.getAttribute('data-hex')).join());
  await page.keyboard.press('w');
  await expect(reach).not.toHaveCount(0);
  const before = await lit();
  const held = await page.evaluate(() => document.activeElement?.getAttribute('data-hex'));
  const other = page.locator(`.tray[data-drag]:not([data-hex="${held}"]) .base`).first();
  const [x, y] = await restingMiddle(other);
  await beginDrag(page, [x, y]);
  await expect.poll(lit).not.toBe(before);
  // The western edge of the table: nobody comes there in one turn.
  const board = (await page.locator('[role="application"]').boundingBox())!;
  await page.mouse.move(board.x + board.width * 0.05, y, { steps: 4 });
  await page.mouse.up();
  await expect(slip(page)).toContainText(/can move \d UD/);
  const [, goal] = /Move to (\d{4})/.exec(await instead(page).innerText()) ?? [];
  await instead(page).click();
  await expect.poll(() => log(page)).toContain(`→ ${goal}`);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Talvisota: a counter under way does not stand at its goal yet', async ({ page }) => {
    await page.addInitScript(watchGoals);
    await toSpecialMovement(page);
    await units(page, 'Karelia front').last().click();
    await page.mouse.click(...(await restingMiddle(space(page, 'sestroretsk'))));
    await page.keyboard.press('Escape');
    const stack = page.locator('[data-piece="units sestroretsk"] button.stack');
    await beginDrag(page, await restingMiddle(stack));
    await dropOn(page, 'leningrad');
    const there = page.locator('[data-piece="units leningrad"] .counter');
    await expect(there).not.toHaveCount(0);
    await expect(page.locator('[data-travels]')).toHaveCount(0);
    await expect(there.and(page.locator('.ghost'))).toHaveCount(0);
    const seen = await page.evaluate(() => window.goals!);
    expect(seen.length).toBeGreaterThan(0);
    for (const at of seen) expect(at).toEqual({ solid: 0, isThere: false });
  });
});

interface AtGoal {
  /** Counters at the goal that are no ghosts while one is on its way there. */
  readonly solid: number;
  /** Whether the one that sets out is at its goal already. */
  readonly isThere: boolean;
}

declare global {
  interface Window {
    goals?: AtGoal[];
  }
}

/** Looks at the goal of every counter at the moment it sets out. */
function watchGoals(): void {
  const goals: AtGoal[] = [];
  window.goals = goals;
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const counter of document.querySelectorAll<HTMLElement>('[data-travels]')) {
      const [journey] = counter.getAnimations();
      const goal = document.querySelector(`[data-piece="units ${counter.dataset.travels}"]`);
      if (!journey || !goal || known.has(counter)) continue;
      known.add(counter);
      journey.currentTime = 0;
      const { x, y } = counter.getBoundingClientRect();
      const to = goal.getBoundingClientRect();
      goals.push({
        solid: goal.querySelectorAll('.counter:not(.ghost)').length,
        isThere: Math.hypot(x - to.x, y - to.y) < 20,
      });
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
