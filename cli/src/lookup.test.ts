// A scenario by its id, by a file that players made, with what is wrong in it said with its place.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_FILE, ownToy } from '../../engine/test/own-toy.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { makeContext } from './context.ts';
import { fuzzGame } from './fuzz/job.ts';
import { findScenario, findSetup } from './lookup.ts';
import type { Terminal } from './terminal.ts';

const said: string[] = [];
const terminal = {
  print: (text: string) => said.push(text),
  remark: (text: string) => said.push(text),
} as unknown as Terminal;
const context = makeContext([ownToy], terminal, 'en');
const folder = mkdtempSync(join(tmpdir(), 'motti-scenario-'));

function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('a file is a scenario, with its own defaults and fixed options', async () => {
  const path = fileOf('tea.json', OWN_FILE);
  const setup = await findSetup(context, ownToy, { scenario: path });
  expect(setup).toEqual({
    scenario: 'own',
    options: { die: 'off', colour: 'bright' },
    data: OWN_FILE,
  });
  const fixed = findSetup(context, ownToy, { scenario: path, option: ['die=on'] });
  await expect(fixed).rejects.toThrow('fixes the option die');
  const plain = await findSetup(context, ownToy, { scenario: path, option: ['colour=plain'] });
  expect(plain.options).toEqual({ die: 'off', colour: 'plain' });
});

test('a file that cannot be played is refused with every problem and its place', async () => {
  const path = fileOf('wrong.json', { rounds: 9 });
  const found = findSetup(context, ownToy, { scenario: path });
  await expect(found).rejects.toThrow('error  title: A scenario has a title.  OWN-1');
  await expect(found).rejects.toThrow('rounds: One to three rounds are played.');
});

test('a hidden scenario can be named, and is not among those listed', async () => {
  expect(await findScenario(context, ownToy, 'drill')).toEqual({ scenario: 'drill' });
  const lost = findScenario(context, ownToy, 'dril');
  await expect(lost).rejects.toThrow(/short, long/);
  await expect(lost).rejects.not.toThrow(/drill/);
});

test('scenario check says that a file can be played, and what is doubtful in it', async () => {
  const path = fileOf('doubtful.json', { ...OWN_FILE, sides: { green: 'Oolong' } });
  said.length = 0;
  await scenarioCommand(context).parseAsync(['check', path, '--game', 'own-toy'], { from: 'user' });
  expect(said[0]).toContain('warning  sides.green: No such side is played.');
  expect(said[1]).toContain('“Tea at four” is a playable scenario of Toy');
});

test('a file can be fuzzed', async () => {
  const only = await findScenario(context, ownToy, fileOf('fuzzed.json', OWN_FILE));
  for (let i = 0; i < 4; i++) {
    const row = fuzzGame(ownToy, { game: 'own-toy', seed: 'x', every: 1, only }, i);
    expect(row.failure).toBeUndefined();
    expect(row.actions).toBeGreaterThan(6);
  }
});
