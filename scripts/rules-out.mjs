// Takes rules of a game out, one at a time, and runs its examples: a rule that nobody misses has no example.
//   npm run rules-out -- GAME [--count 100] [--seed 1] [--all] [--only TEXT] [--others] [--tests]
// A rule is missed by the examples that list its clause; with --others, where none of them does, by any other; with --tests,
// where no example does, by the tests of the game. Tests alone can miss what a check says of a scenario file, so only then are
// these checks taken out as well.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { install, root, tool } from './install.mjs';

/** Milliseconds after which a game without its rule counts as one that never ends: that has been noticed too. */
const ENDLESS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    others: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
  },
});
const id = positionals[0];
const count = Number(values.count);
if (id === undefined || !(count > 0)) {
  console.error(
    'npm run rules-out -- GAME [--count 100] [--seed 1] [--all] [--only TEXT] [--others] [--tests]',
  );
  process.exit(2);
}
install();
if (tool('typescript/bin/tsc', ['-b']) !== 0) process.exit(1);
const { rulesIn } = await import('./rules-out/rules.mjs');
const { openTests } = await import('./rules-out/tests.mjs');

const folder = join(root, 'games', id, 'src');
const examples = readdirSync(join(root, 'games', id, 'examples'))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(root, 'games', id, 'examples', file), 'utf8')));
const found = rulesIn(folder).filter(
  (rule) => rule.id.includes(values.only) && (values.tests || rule.kind !== 'problem'),
);
const chosen = values.all ? found : spread(found, count, Number(values.seed));
console.log(
  `${chosen.length} of ${found.length} rules are taken out; ${examples.length} examples.`,
);

let worker = await begin();
const before = await ask({ clauses: chosen.flatMap(({ clauses }) => clauses) });
if (before.own !== undefined) {
  console.error(`With every rule in its place this example fails: ${before.own}`);
  process.exit(1);
}
const tests = values.tests ? await openTests(id, folder) : undefined;
const broken = await tests?.broken();
if (broken !== undefined) {
  console.error(`With every rule in its place this test fails: ${broken}`);
  process.exit(1);
}
let byOthers = 0;
let byTests = 0;
let missed = 0;
for (const rule of chosen) {
  const { own, other } =
    rule.kind === 'problem'
      ? {}
      : await ask({ ...rule, rule: rule.id, others: values.others || values.tests });
  if (own !== undefined) continue;
  const test = other === undefined ? await tests?.noticing(rule) : undefined;
  if (other !== undefined) byOthers++;
  else if (test !== undefined) byTests++;
  else missed++;
  const by =
    other !== undefined
      ? `only “${other}” misses`
      : test !== undefined
        ? `only the test “${test}” misses`
        : 'nobody misses';
  console.log(`${by} ${rule.id} (${rule.clauses.join(', ')})`);
}
await worker.terminate();
await tests?.close();
const own = chosen.length - missed - byOthers - byTests;
const others = values.others || values.tests ? `, ${byOthers} by examples of other clauses` : '';
const tested = values.tests ? `, ${byTests} by tests` : '';
console.log(`${own} noticed by their own examples${others}${tested}, ${missed} by none.`);
process.exitCode = missed > 0 ? 1 : 0;

/** So many of the list, spread over all of it; the seed says where to begin. */
function spread(list, most, seed) {
  const step = Math.max(1, list.length / most);
  const first = (seed - 1) % Math.ceil(step);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => {
    return list[Math.min(list.length - 1, Math.floor(i * step) + first)];
  });
}

async function begin() {
  const script = new URL('./rules-out/worker.mjs', import.meta.url);
  const made = new Worker(script, { workerData: { folder, id, examples } });
  await new Promise((resolve, reject) => made.once('message', resolve).once('error', reject));
  return made;
}

/** What the worker says to a question. A worker that does not come back is replaced. */
async function ask(question) {
  let timer;
  const answer = new Promise((resolve) => worker.once('message', resolve));
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ENDLESS, 'late');
  });
  worker.postMessage(question);
  const said = await Promise.race([answer, late]);
  clearTimeout(timer);
  if (said !== 'late') return said;
  await worker.terminate();
  worker = await begin();
  return { own: 'it never ends' };
}
