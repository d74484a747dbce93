// `npm test`: installs what is needed, then everything that must hold before a change lands. Ends with
// "N passed, N failed". `--quick` leaves out the browser.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, npm, root, tool } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';

const quick = process.argv.includes('--quick');
let passed = 0;
let failed = 0;

function check(name, code) {
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}`);
  if (code === 0) passed++;
  else failed++;
}

/** Runs a test tool that writes a JSON report, and adds up what it counted. */
function suite(name, code, report, count) {
  if (!existsSync(report)) return check(`${name}: no report`, 1);
  const counted = count(JSON.parse(readFileSync(report, 'utf8')));
  passed += counted.passed;
  failed += counted.failed;
  // A suite that failed without a failing test (a file that does not load) must not pass.
  if (code !== 0 && counted.failed === 0) check(name, code);
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed`);
}

install();
const reports = mkdtempSync(join(tmpdir(), 'motti-test-'));

check('format and lint', tool('@biomejs/biome/bin/biome', ['check', '.']));
check('types', tool('typescript/bin/tsc', ['-b']));
check('types of tests', tool('typescript/bin/tsc', ['-p', 'tsconfig.tests.json']));
if (existsSync(join(root, 'web', 'tsconfig.json'))) {
  check('types of the web client', npm(['run', '--silent', 'check', '--workspace=@motti/web']));
}

ensurePostgres();
const units = join(reports, 'vitest.json');
suite(
  'unit tests',
  tool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${units}`,
  ]),
  units,
  (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }),
);

if (!quick && existsSync(join(root, 'playwright.config.ts'))) {
  const { findChromium } = await import('./chromium.mjs');
  check('build of the web client', npm(['run', '--silent', 'build', '--workspace=@motti/web']));
  const browser = join(reports, 'playwright.json');
  const env = {
    ...process.env,
    MOTTI_CHROMIUM: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
  };
  suite(
    'browser tests',
    tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env }),
    browser,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
