// A match studied afterwards: chances, what the machine would have done, the luck of the dice.
import { expect } from '@playwright/test';
import { beginMatch, goOn, playToEnd, watchErrors } from './player.ts';
import { test } from './test.ts';

test('chances, advice and luck of a match that was played', async ({ page }) => {
  const errors = watchErrors(page);
  await beginMatch(page, { soviet: 'you' }, 'solo');
  // A whole match: the dice are real ones, and a few decisions may pass without any.
  await playToEnd(page, 12);
  // The card of the last fight, where there was one, lies over the tabs until it is gone on from.
  await goOn(page);
  await page.getByRole('tab', { name: 'Luck' }).click();
  await expect(page.getByRole('columnheader', { name: 'expected' })).toBeVisible({
    timeout: 60_000,
  });

  await page.goto(page.url().replace('#/play', '#/replay'));
  const replay = page.locator('.replay');
  await expect(page.locator('#replay-at')).toBeAttached();
  await replay.evaluate((element) => element.setAttribute('data-same', ''));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/line=2$/);
  // A step shows another moment of the same page; nothing is loaded anew.
  await expect(replay).toHaveAttribute('data-same', '');
  // The moment follows the address too, when somebody changes it.
  await page.evaluate(() => {
    location.hash = location.hash.replace('line=2', 'line=1');
  });
  await expect(page.locator('#replay-at')).toHaveValue('1');
  await expect(replay).toHaveAttribute('data-same', '');

  await page.getByRole('button', { name: 'Work out the chances' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('.chance')).toContainText(/Soviet Union to win \d+% \d+ to \d+%/, {
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.getByRole('tab', { name: 'At this point' }).click();
  await page.getByRole('button', { name: 'What would the machine do?' }).click();
  await expect(page.getByText(/The machine would have/)).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('a hint says what the machine would do, and the record tells that it was asked for', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('t');
  const slip = page.locator('[data-hint]');
  await expect(slip.getByRole('heading')).toHaveText('The machine would');
  await slip.locator('[data-hint-play]').click();
  await expect(slip).toHaveCount(0);
  await expect(page.locator('[data-log]')).toContainText('Soviet Union');

  await page.goto(page.url().replace('#/play', '#/replay'));
  await expect(page.locator('[data-hints]')).toHaveText(
    'Soviet Union asked the machine for a hint.',
  );
  expect(errors).toEqual([]);
});
