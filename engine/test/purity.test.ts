// Engine and games are pure: no clock, no randomness. The compiler keeps node and the DOM out; this keeps out the rest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const IMPURE =
  /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b|\bglobalThis\b/;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(root, folder, name));
}

const games = readdirSync(join(root, 'games')).map((game) => `games/${game}/src`);

test.each(['engine/src', ...games])('%s knows no clock and no randomness', (folder) => {
  const impure = sources(folder).filter((file) => IMPURE.test(readFileSync(file, 'utf8')));
  expect(impure).toEqual([]);
});

/** A variable of a module, or a search that other modules could read the results of. */
const KEPT =
  /^(export )?let |^export const \w+ = new (Flood|Cheapest|SupplyLines|Reach|Components|Demand|\w+Search)\b/m;

test.each([...games, 'bots/src'])('%s leaves no result of a search for others', (folder) => {
  expect(sources(folder).filter((file) => KEPT.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the purity check finds what it looks for', () => {
  expect('// A search.\nlet count = 0;').toMatch(KEPT);
  expect('export const reach = new Reach();').toMatch(KEPT);
  expect('const x = Math.random();').toMatch(IMPURE);
  expect('const t = Date.now();').toMatch(IMPURE);
});
