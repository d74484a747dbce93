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
    // What came of it stands on the card too.
    const came = /\w+ (?:advances into|does not advance)[^.]*/.exec(lines[i - 1] ?? '')?.[0];
    // Nothing that the next phase brought does.
    await expect(card.locator('.followed', { hasText: 'moves from' })).toHaveCount(0);
    await expect(card.locator('.followed', { hasText: /player’s turn|^Turn/ })).toHaveCount(0);
    if (came) await expect(card.locator('.followed')).toContainText(came);
  }
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBe(lines.filter((line) => /The die shows \d at/.test(line)).length);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

declare global {
  interface Window {
    /** The numbers of every fight as its card showed them when it was fought, by the entry of the log. */
    fought?: Record<string, string>;
  }
}

/** What a card says of a round: both strengths, how they were made, the dice. */
function watchCards(): void {
  const fought: Record<string, string> = {};
  window.fought = fought;
  new MutationObserver(() => {
    const card = document.querySelector<HTMLElement>('[data-combat-card]:not(.past)');
    if (!card) return;
    const dice = [...card.querySelectorAll('.dice > *')].map((die) =>
      die.getAttribute('aria-label'),
    );
    const sides = card.querySelector('.sides')?.textContent ?? '';
    fought[card.dataset.combatCard!] = `${sides} ${dice.join(' ')}`.replace(/\s+/g, ' ');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

for (const [game, seats, scenario, clicks] of [
  ['talvisota', { soviet: 'you', finland: 'bot' }, '', 120],
  ['hourra-pobieda', { blue: 'you', red: 'bot' }, 'khalkhin-gol', 150],
  ['triumph-of-chaos', { red: 'you', white: 'bot' }, '1918', 300],
] as const)
  test(`${game}: a past fight opens from the log with the numbers it was fought with`, async ({
    page,
  }) => {
    await page.addInitScript(watchCards);
    const known = (): Promise<Record<string, string>> => page.evaluate(() => window.fought!);
    // The dice are drawn anew each time: a match in which nobody fights is followed by another.
    for (let match = 0; match < 6; match++) {
      await beginMatch(page, seats, scenario, game);
      if (game === 'hourra-pobieda') {
        await page.getByRole('button', { name: 'Take the suggested set-up' }).click();
        await page.getByRole('button', { name: 'Confirm the set-up' }).click();
      }
      for (let i = 0; i < clicks; i += 10) {
        if ((await offer(page)) === 'over' || Object.keys(await known()).length > 3) break;
        await play(page, i + 3, 10);
      }
      if (Object.keys(await known()).length > 0) break;
    }
    await goOn(page);
    const fought = await known();
    expect(Object.keys(fought).length).toBeGreaterThan(0);
    const card = page.locator('[data-combat-card].past');
    const more = page.locator('[data-log] > .more');
    while ((await more.count()) > 0) await more.click();
    // Lines of one kind are folded: every single one can be opened.
    const folded = page.locator('[data-log] .fold[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
    for (const [index, numbers] of Object.entries(fought)) {
      const line = page
        .locator('[data-log] button.line')
        .filter({ has: page.getByText(String(Number(index) + 1), { exact: true }) });
      await line.last().click();
      await expect(card).toHaveAttribute('data-combat-card', index);
      const dice = await card
        .locator('.dice > *')
        .evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')).join(' '));
      const sides = await card.locator('.sides').textContent();
      expect(`${sides} ${dice}`.replace(/\s+/g, ' ')).toBe(numbers);
    }
  });
