import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// The browser tests: a real server with the built client. `npm test` builds both first.
const port = Number(process.env.MOTTI_TEST_PORT ?? 8947);
const folder = mkdtempSync(join(tmpdir(), 'motti-e2e-'));
const executablePath = process.env.MOTTI_CHROMIUM || undefined;

export default defineConfig({
  testDir: 'web/e2e',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    actionTimeout: 20_000,
    locale: 'en-GB',
    viewport: { width: 1400, height: 900 },
    // Nothing waits for an animation; what moves is looked at in the screenshots.
    contextOptions: { reducedMotion: 'reduce' },
    // A first visit fetches the whole client for playing offline: only the tests of that need it.
    serviceWorkers: 'block',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node cli/bin/motti.js serve --port ${port} --db sqlite:${join(folder, 'motti.db')}`,
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    env: { MOTTI_LOG: 'error' },
  },
});
