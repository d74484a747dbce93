// motti example: runs worked examples, from the project or from a player's own file.
import { existsSync, statSync } from 'node:fs';
import { runExample } from '@motti/engine/testkit';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { parseJson } from '../json.ts';
import { exampleFiles, filesUnder } from '../project.ts';

interface ExampleFailure {
  readonly file: string;
  readonly name: string;
  readonly why: string;
}

export function exampleCommand(context: Context): Command {
  const { words } = context;
  return new Command('example')
    .description(words.exampleAbout)
    .argument('[files...]', words.exampleFiles)
    .option('--json', words.optionJson)
    .action((files: string[], { json }: { json?: boolean }) => run(context, files, json === true));
}

async function run(context: Context, asked: readonly string[], json: boolean): Promise<void> {
  const { terminal, words } = context;
  const files = asked.length > 0 ? asked.flatMap(expand) : context.games.flatMap(exampleFiles);
  const failures: ExampleFailure[] = [];
  let passed = 0;
  for (const file of files) {
    for (const example of await readExamples(context, file)) {
      const name = nameOf(example);
      const wrong = check(context, example);
      if (wrong.length === 0) passed++;
      else failures.push({ file, name, why: wrong.join('; ') });
    }
  }
  if (json) terminal.print(JSON.stringify({ passed, failed: failures.length, failures }));
  else {
    for (const { file, name, why } of failures) terminal.print(`✗ ${name}\n  ${file}\n  ${why}`);
    terminal.print(words.passedFailed(passed, failures.length));
  }
  if (failures.length > 0) throw new Failure('', EXIT.failed);
}

/** A folder stands for the JSON files under it. */
const expand = (path: string): string[] =>
  existsSync(path) && statSync(path).isDirectory()
    ? filesUnder(path).filter((file) => file.endsWith('.json'))
    : [path];

/** A file holds one example or a list of them. */
export async function readExamples(context: Context, file: string): Promise<readonly unknown[]> {
  const json = parseJson(context, file, await readText(context, file));
  return Array.isArray(json) ? json : [json];
}

function check(context: Context, example: unknown): string[] {
  const id = field(example, 'game');
  const game = context.games.find((candidate) => candidate.id === id);
  return game ? runExample(game, example) : [context.words.unknownGame(String(id))];
}

const nameOf = (example: unknown): string => String(field(example, 'name') ?? '?');

const field = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
