// Pictures of every page, light and dark, desktop and phone, from a running server:
//   npx tsx web/scripts/screenshots.ts http://localhost:8080 FOLDER [PAGES] [SCREENS]
// Pages and screens are names with commas between; without them everything is shot.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { beginMatch, offer, play } from '../e2e/player.ts';

const [url = 'http://localhost:8080', folder = 'screenshots', only = '', screens = ''] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const SCREENS = {
  desktop: { viewport: { width: 1600, height: 1000 } },
  '4k': { viewport: { width: 3840, height: 2160 } },
  tablet: { viewport: { width: 1000, height: 760 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
} as const;

type Shot = (page: Page) => Promise<void>;

const go = (address: string) => async (page: Page) => {
  await page.goto(address);
};

/** Every page, and the table at some of its moments. */
const SHOTS: Readonly<Record<string, Shot>> = {
  home: async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await play(page, 5, 3);
    await page.goto('/');
  },
  new: go('/#/new/talvisota'),
  rules: go('/#/rules/talvisota/TV-3.2.2d'),
  about: go('/#/about/talvisota'),
  matches: go('/#/matches'),
  record: go('/#/record'),
  settings: go('/#/settings'),
  account: go('/#/account'),
  learn: go('/#/learn/talvisota'),
  nowhere: go('/#/nowhere'),
  table: async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await play(page, 12, 90);
  },
  rule: async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await page.keyboard.press('r');
  },
  'hand-over': async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'here' });
  },
  luck: async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await play(page, 12, 90);
    await page.getByRole('tab').nth(1).click({ force: true });
  },
  chances: async (page) => {
    await beginMatch(page, { soviet: 'you' }, 'solo');
    await play(page, 22, 3000);
    await page.goto(page.url().replace('#/play', '#/replay'));
    await page.locator('.study button').first().click();
    await page.waitForTimeout(20_000);
    for (let i = 0; i < 4; i++) await page.keyboard.press('n');
  },
  generic: async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await page.locator('[data-all-choices] > summary').click();
  },
  plain: async (page) => {
    await page.addInitScript(() => localStorage.setItem('motti.settings', '{"plainTables":true}'));
    await beginMatch(page, { soviet: 'you', finland: 'bot' });
    await play(page, 12, 30);
    await page.locator('.choices [data-choice]').nth(2).hover();
  },
  'winter-war-plain': async (page) => {
    await page.addInitScript(() => localStorage.setItem('motti.settings', '{"plainTables":true}'));
    await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
  },
  over: async (page) => {
    await beginMatch(page, { soviet: 'you' }, 'solo');
    await play(page, 22, 3000);
  },
  replay: async (page) => {
    await beginMatch(page, { soviet: 'you' }, 'solo');
    await play(page, 22, 3000);
    await page.goto(page.url().replace('#/play', '#/replay'));
    await page.keyboard.press('n');
  },
  'winter-war-new': go('/#/new/winter-war'),
  'winter-war-about': go('/#/about/winter-war'),
  'winter-war-learn': go('/#/learn/winter-war'),
  'winter-war-set-up': async (page) => {
    await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'standard', 'winter-war');
    await page.locator('button.unit[data-choice]').first().click();
  },
  'winter-war-placed': async (page) => {
    await beginMatch(page, { soviet: 'bot', finland: 'you' }, 'standard', 'winter-war');
    await page.getByRole('button', { name: 'Historical' }).click();
  },
  'winter-war-movement': async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
    await expect.poll(() => offer(page)).toBe('choices');
    await page.keyboard.press('w');
    await page.locator('path[data-hex="1405"]').focus();
  },
  'winter-war-attack': async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
    await expect.poll(() => offer(page)).toBe('choices');
    await page.keyboard.press('d');
    await page.locator('section.question li button').first().click();
  },
  'winter-war-over': async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'isthmus', 'winter-war');
    await play(page, 7, 3000);
  },
  remote: async (page) => {
    await beginMatch(page, { soviet: 'you', finland: 'link' });
    await page.getByRole('tab').nth(1).click({ force: true });
  },
};

async function shoot(browser: Browser, name: string, shot: Shot): Promise<void> {
  for (const [screen, options] of Object.entries(SCREENS)) {
    if (screens !== '' && !screens.split(',').includes(screen)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...options,
        baseURL: url,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      // The runner's compiler names functions by a helper that pages do not have.
      await context.addInitScript('globalThis.__name = (f) => f');
      const page = await context.newPage();
      try {
        await shot(page);
        await page.waitForTimeout(1200);
      } catch (error) {
        console.error(`${name} ${screen} ${colorScheme}: ${String(error).split('\n')[0]}`);
      }
      await page.screenshot({ path: join(folder, `${name}-${screen}-${colorScheme}.png`) });
      await context.close();
    }
  }
}

const executablePath = process.env.MOTTI_CHROMIUM || undefined;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
for (const [name, shot] of Object.entries(SHOTS))
  if (only === '' || only.split(',').includes(name)) await shoot(browser, name, shot);
await browser.close();
