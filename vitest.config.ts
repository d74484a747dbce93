import { defineConfig } from 'vitest/config';

// Tests run on the sources: the condition `motti-source` in every package.json leads there.
export default defineConfig({
  resolve: { conditions: ['motti-source'] },
  ssr: { resolve: { conditions: ['motti-source'], externalConditions: ['motti-source'] } },
  test: {
    include: ['{engine,games,bots,protocol,server,cli,web}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/**'],
    testTimeout: 60_000,
  },
});
