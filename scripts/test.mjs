// `npm test`: installs what is needed, then everything that must hold before a change lands. Ends with
// "N passed, N failed". `--quick` leaves out the browser.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install, npm, root, tool } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';

const quick = process.argv.includes('--quick');
let passed = 0;
const failures = [];
/** Passed at the second try only. */
const unsteady = [];

function check(name, code) {
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}`);
  if (code === 0) passed++;
  else failures.push(name);
}

/** Adds up what a test tool wrote into its JSON report: how many passed, and the names of those that failed. */
function suite(name, code, report, read) {
  if (!existsSync(report)) return check(`${name}: no report`, 1);
  const found = read(JSON.parse(readFileSync(report, 'utf8')));
  passed += found.passed;
  failures.push(...found.failures);
  // A suite that failed without a failing test (a file that does not load) must not pass.
  if (code !== 0 && found.failures.length === 0) check(name, code);
  console.log(`${name}: ${found.passed} passed, ${found.failures.length} failed`);
}

const fromVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  ),
});

function fromPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const named = (wanted) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(() => `${join('web', 'e2e', file)} › ${title}`),
    );
  unsteady.push(...named('flaky'));
  return { passed: stats.expected + stats.flaky, failures: named('unexpected') };
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

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
  fromVitest,
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
    fromPlaywright,
  );
}

// Once more where whoever ran it looks: at the end.
for (const name of unsteady) console.log(`↻ passed at the second try only: ${name}`);
for (const name of failures) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
