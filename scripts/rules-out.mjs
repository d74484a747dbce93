// Takes rules of a game out, one at a time, and runs its examples: a rule that nobody misses has no example.
//   npm run rules-out -- GAME [--count 100] [--seed 1] [--all] [--only TEXT]
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
  },
});
const id = positionals[0];
const count = Number(values.count);
if (id === undefined || !(count > 0)) {
  console.error('npm run rules-out -- GAME [--count 100] [--seed 1] [--all] [--only TEXT]');
  process.exit(2);
}
install();
if (tool('typescript/bin/tsc', ['-b']) !== 0) process.exit(1);
const { rulesIn } = await import('./rules-out/rules.mjs');

const folder = join(root, 'games', id, 'src');
const examples = readdirSync(join(root, 'games', id, 'examples'))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(root, 'games', id, 'examples', file), 'utf8')));
const found = rulesIn(folder).filter((rule) => rule.id.includes(values.only));
const chosen = values.all ? found : spread(found, count, Number(values.seed));
console.log(
  `${chosen.length} of ${found.length} rules are taken out; ${examples.length} examples.`,
);

let worker = await begin();
const before = await ask(undefined);
if (before.by !== undefined) {
  console.error(`With every rule in its place this example fails: ${before.by}`);
  process.exit(1);
}
const missed = [];
let byOthers = 0;
for (const [index, rule] of chosen.entries()) {
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1}/${chosen.length} `);
  const { by, whose } = await ask(rule);
  if (by === undefined) missed.push(rule);
  else if (whose === 'other') byOthers++;
}
await worker.terminate();
for (const { id: rule, clauses } of missed)
  console.log(`nobody misses ${rule} (${clauses.join(', ')})`);
const noticed = chosen.length - missed.length;
console.log(
  `${noticed} noticed, ${byOthers} of them by examples of other clauses; ${missed.length} not.`,
);
process.exitCode = missed.length > 0 ? 1 : 0;

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

/** What the worker says without this rule. A worker that does not come back is replaced. */
async function ask(rule) {
  let timer;
  const answer = new Promise((resolve) => worker.once('message', resolve));
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ENDLESS, 'late');
  });
  worker.postMessage(rule);
  const said = await Promise.race([answer, late]);
  clearTimeout(timer);
  if (said !== 'late') return said;
  await worker.terminate();
  worker = await begin();
  return { by: 'it never ends', whose: 'own' };
}
