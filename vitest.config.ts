import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Tests run on the sources: the condition `motti-source` in every package.json leads there.
export default defineConfig({
  // The tables of the web client are reactive classes (.svelte.ts).
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  resolve: { conditions: ['motti-source'] },
  ssr: { resolve: { conditions: ['motti-source'], externalConditions: ['motti-source'] } },
  test: {
    include: ['{engine,games,bots,protocol,server,cli,web}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/**'],
    // Left to itself it leaves a core to whoever watches: on two cores that is half of them.
    maxWorkers: '100%',
    // Long enough for a machine that is busy with other things; whatever is waited for ends the wait itself.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
