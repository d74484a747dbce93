// What lies under a pointer that rests stays as it is, whatever is being computed.
import { expect } from '@playwright/test';
import { beginMatch, goOn, offer, play } from './player.ts';
import { test } from './test.ts';

const LONG = 5_000;

test('the pointer rests on a list of targets: nothing moves for five seconds', async ({ page }) => {
  await beginMatch(page, { soviet: 'you', finland: 'bot' });
  await expect.poll(() => offer(page)).toBe('choices');
  const targets = page.locator('section.question:has([data-strategy]) ul button');
  for (let clicks = 0; (await targets.count()) < 2 && clicks < 200; clicks++)
    await play(page, clicks + 5, 1);
  await goOn(page);
  await targets.nth(1).hover();
  const seen = await page.evaluate(
    (long) =>
      new Promise<string[]>((resolve) => {
        const states = new Set<string>();
        const end = performance.now() + long;
        const look = (): void => {
          const rows = document.querySelectorAll('section.question:has([data-strategy]) ul button');
          const where = [...rows].map((row) => {
            const { x, y, width, height } = row.getBoundingClientRect();
            return `${row.getAttribute('data-plays')} ${x} ${y} ${width} ${height}`;
          });
          states.add(where.join('\n'));
          if (performance.now() < end) requestAnimationFrame(look);
          else resolve([...states]);
        };
        look();
      }),
    LONG,
  );
  expect(seen).toHaveLength(1);
  // Meanwhile the chances have been worked out: they are settled numbers now.
  await expect(targets.nth(1).locator('b:not(.unsettled)')).toHaveText(/^\d+\s?%$/);
});
