import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// The browser tests: a real server with the built client. `npm test` builds both first.
const port = Number(process.env.MOTTI_TEST_PORT ?? 8947);
const folder = mkdtempSync(join(tmpdir(), 'motti-e2e-'));
const executablePath = process.env.MOTTI_CHROMIUM || undefined;
// Whole games take many minutes: a machine that is busy meanwhile must not end them.
const patience = process.env.MOTTI_WHOLE === undefined ? 1 : 10;

export default defineConfig({
  testDir: 'web/e2e',
  // Long enough for a machine that is busy with other things; whatever is waited for ends the wait itself.
  timeout: 600_000,
  expect: { timeout: 60_000 * patience },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A second try before a change lands, and it is named at the end of `npm test`: a fault all the same, to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    actionTimeout: 60_000 * patience,
    locale: 'en-GB',
    viewport: { width: 1400, height: 900 },
    // Nothing waits for an animation; what moves is looked at in the screenshots.
    contextOptions: { reducedMotion: 'reduce' },
    // A first visit fetches the whole client for playing offline: only the tests of that need it.
    serviceWorkers: 'block',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
    // Without a picture of the page for every action: those of a map take longer than what they show.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node cli/bin/motti.js serve --port ${port} --db sqlite:${join(folder, 'motti.db')}`,
    url: `http://localhost:${port}/healthz`,
    timeout: 600_000,
    env: { MOTTI_LOG: 'error' },
  },
});
