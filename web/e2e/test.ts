// A test of a page that leaves none open: each that stays goes on drawing and computing beside all tests after it.
import { test as base } from '@playwright/test';

export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
