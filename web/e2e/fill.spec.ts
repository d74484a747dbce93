// Fill it for me, by its button: strategies in boxes at random, filled in any order, committed, and each attacks.
import { expect, type Page } from '@playwright/test';
import { beginMatch, endDecision, offer } from './player.ts';
import { test } from './test.ts';

/** `MOTTI_FILLS=600`: as many plans as the rules are asked about in one run of the unit test. */
const MATCHES = Number(process.env['MOTTI_FILLS'] ?? 4);

function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
}

const prompt = (page: Page) => page.locator('[data-prompt]');

/** A match with strategies in boxes, ready to be filled. */
async function toThePlan(page: Page, choose: (count: number) => number): Promise<void> {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  const presets = page.locator('section.question .acts button');
  await presets.nth(choose(await presets.count())).click();
  await endDecision(page);
  await expect(prompt(page)).toContainText(/move/i);
  await endDecision(page);
  const boxes = page.locator('[data-plays^="box "][data-choice]');
  await expect(boxes.first()).toBeVisible();
  for (let n = 1 + choose(3); n > 0; n--) {
    const count = await boxes.count();
    if (count > 0) await boxes.nth(choose(count)).click();
  }
  await endDecision(page);
  await expect(page.locator('[role="tab"][data-strategy]').first()).toBeVisible();
}

/** Every strategy in an order of chance; those that got units. */
async function fillAll(page: Page, choose: (count: number) => number): Promise<string[]> {
  const tabs = page.locator('[role="tab"][data-strategy]');
  const left = await tabs.evaluateAll((all) =>
    all.map((tab) => tab.getAttribute('data-strategy')!),
  );
  const filled: string[] = [];
  while (left.length > 0) {
    const [strategy] = left.splice(choose(left.length), 1);
    await page.locator(`[role="tab"][data-strategy="${strategy}"]`).click();
    const fill = page.getByRole('button', { name: 'Fill it for me' });
    // Nothing that could attack from there: the button says so.
    if (await fill.isDisabled()) continue;
    await fill.click();
    await expect(fill).toBeDisabled();
    filled.push(strategy!);
  }
  return filled;
}

test('filled in any order, a plan stands and attacks', async ({ page }) => {
  test.setTimeout(60_000 * (MATCHES + 6));
  let attacks = 0;
  for (let match = 0; match < MATCHES; match++) {
    const choose = chooser(1 + match);
    await toThePlan(page, choose);
    const filled = await fillAll(page, choose);
    await endDecision(page);
    await expect(page.locator('[role="tab"][data-strategy]')).toHaveCount(0);
    if (filled.length === 0) continue;
    await expect.poll(() => offer(page)).toBe('choices');
    for (const strategy of filled)
      await expect(page.locator(`section.question [data-strategy="${strategy}"]`)).toBeVisible();
    const [first] = filled;
    await page.locator(`section.question [data-strategy="${first}"]`).click();
    const target = page.locator(`[data-plays^="attack ${first} "]`).first();
    await target.click();
    await expect(page.locator('[data-log]')).toContainText('attack', { ignoreCase: true });
    attacks++;
  }
  expect(attacks).toBeGreaterThan(MATCHES / 2);
});
