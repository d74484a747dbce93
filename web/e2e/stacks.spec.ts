// Several in the hand: a stack goes as one, dragged or by its key; Shift adds; Escape and a click on nothing put down; whoever
// cannot move says why before anybody tries.
import { expect, type Locator, type Page } from '@playwright/test';
import { beginMatch, offer, restingMiddle } from './player.ts';
import { test } from './test.ts';

const question = (page: Page) => page.locator('section.question');
const inHand = (page: Page) => question(page).locator('.name');
const along = (page: Page) => question(page).locator('[data-along]');
const top = (page: Page, hex: string): Locator =>
  page.locator(`.stack[data-hex="${hex}"] .near > *`).first();
/** Hexes within reach say what going there costs. */
const lit = (page: Page): Locator => page.locator('path[data-hex][aria-label*="within reach"]');

/** The Isthmus, nobody has moved. */
async function toMovement(page: Page): Promise<void> {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  await expect.poll(() => offer(page)).toBe('choices');
  await expect(question(page)).toContainText('12 units not moved yet');
}

async function click(page: Page, target: Locator): Promise<void> {
  await page.mouse.click(...(await restingMiddle(target)));
}

test('Winter War: all of a stack by its key or by Shift, then put down', async ({ page }) => {
  await toMovement(page);
  await click(page, top(page, '1504'));
  await expect(inHand(page)).toBeVisible();
  await expect(along(page)).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(along(page)).toHaveText(/one more/);
  await page.keyboard.press('b');
  await expect(along(page)).toHaveCount(0);
  await page.keyboard.down('Shift');
  await click(page, top(page, '1504'));
  await page.keyboard.up('Shift');
  await expect(along(page)).toHaveText(/one more/);
  await page.locator('[data-all-choices] > summary').focus();
  await page.keyboard.press('Escape');
  await expect(inHand(page)).toHaveCount(0);
});

test('Winter War: a stack that is dragged goes as one, and says then that it has moved', async ({
  page,
}) => {
  await toMovement(page);
  const [x, y] = await restingMiddle(top(page, '1504'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 2);
  await expect(along(page)).toHaveText(/one more/);
  await expect(lit(page)).not.toHaveCount(0);
  const goal = (await lit(page).first().getAttribute('data-hex'))!;
  await page.mouse.move(...(await restingMiddle(lit(page).first())), { steps: 4 });
  await page.mouse.up();
  await expect(question(page)).toContainText('10 units not moved yet');
  const moved = top(page, goal);
  await page.mouse.move(...(await restingMiddle(moved)));
  await expect(page.locator('[data-why="already-moved"]')).toContainText('WW-MOV.G');
});

test('Talvisota: what is not within reach says why under the pointer; a click on nothing puts down', async ({
  page,
}) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await page.getByRole('button', { name: 'Broad front' }).click();
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: /Special movement/ })).toBeVisible();
  const units = question(page).locator('.source', { hasText: 'Karelia front' }).locator('button');
  await units.last().click();
  await expect(units.last()).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(...(await restingMiddle(page.locator('[data-space="terijoki"]'))));
  await expect(page.locator('[data-why]')).toContainText('TV-A53');
  await page.mouse.click(...(await emptyGround(page)));
  await expect(units.last()).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

/** A point of the map under which there is no space, no counter and no tool. */
function emptyGround(page: Page): Promise<[x: number, y: number]> {
  return page.locator('[role="application"]').evaluate((map) => {
    const FAR = 70;
    const spaces = [...map.querySelectorAll('[data-space], [data-piece]')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const { left, top, width, height } = map.getBoundingClientRect();
    for (let i = 1; i < 40; i++)
      for (let j = 1; j < 40; j++) {
        const [x, y] = [left + (width * i) / 40, top + (height * j) / 40];
        const met = document.elementFromPoint(x, y);
        const isMap = met !== null && map.contains(met) && !met.closest('[data-board-control]');
        if (isMap && spaces.every((space) => Math.hypot(space.x - x, space.y - y) > FAR))
          return [x, y];
      }
    throw new Error('spaces everywhere');
  });
}
