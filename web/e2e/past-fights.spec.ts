// Every combat of a game, opened again from the log: the card shows the numbers that the log told when it was fought.
import { expect } from '@playwright/test';
import { beginMatch, goOn, offer, play } from './player.ts';
import { test } from './test.ts';

test('every combat of a game on the Isthmus opens again with its own numbers', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  for (let i = 0; i < 60 && (await offer(page)) !== 'over'; i++) await play(page, i + 7, 10);
  const card = page.locator('[data-combat-card]');
  await goOn(page);
  const more = page.locator('[data-log] .more');
  while ((await more.count()) > 0) await more.click();
  const rows = page.locator('[data-log] > ol > li');
  const lines = await rows.locator('.words').allInnerTexts();

  let opened = 0;
  // The newest line stands first: a roll, then the attack that it is of.
  for (const [i, line] of lines.entries()) {
    const die = /The die shows (\d) at/.exec(line)?.[1];
    const [, attack, defence] = /: (\d+) against (\d+)/.exec(lines[i + 1] ?? '') ?? [];
    if (!die || !attack || !defence) continue;
    await rows.nth(i).locator('button.line').first().click();
    await expect(card.locator('h3 b')).toHaveText([attack, defence]);
    await expect(card.locator('.dice > *').first()).toHaveAttribute(
      'aria-label',
      new RegExp(`\\b${die}\\b`),
    );
    opened++;
  }
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBe(lines.filter((line) => /The die shows \d at/.test(line)).length);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});
