// A game is listed once, by its manifest; every other list is made of that.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/games.mjs', import.meta.url));

test('the lists of games say what the manifests say', () => {
  expect(() =>
    execFileSync(process.execPath, [SCRIPT, '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
});
