// motti clauses: which clauses of the rulebooks have a test or an example.
import type { AnyGame } from '@motti/engine';
import { type ClauseCoverage, clauseCoverage } from '@motti/engine/testkit';
import { Command } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { findGame } from '../lookup.ts';
import { clausesOf, exampleFiles, testSources } from '../project.ts';
import { readExamples } from './example.ts';
import { gameArgument } from './shared.ts';

export interface GameCoverage extends ClauseCoverage {
  readonly game: string;
}

interface Words {
  readonly json?: boolean;
  readonly strict?: boolean;
}

export function clausesCommand(context: Context): Command {
  const { words } = context;
  return new Command('clauses')
    .description(words.clausesAbout)
    .addArgument(gameArgument(context).argOptional())
    .option('--strict', words.clausesStrict)
    .option('--json', words.optionJson)
    .action((id: string | undefined, asked: Words) => show(context, id, asked));
}

async function show(context: Context, id: string | undefined, asked: Words): Promise<void> {
  const { terminal, words, games } = context;
  const wanted = id === undefined ? games : [findGame(context, id)];
  const all = (await Promise.all(wanted.map((game) => coverageOf(context, game)))).flat();
  if (asked.json) terminal.print(JSON.stringify(all));
  else for (const coverage of all) terminal.print(describe(context, coverage));
  if (all.some(({ unknown }) => unknown.length > 0)) {
    throw new Failure(asked.json ? '' : words.clausesUnknown, EXIT.failed);
  }
  if (asked.strict && all.some(({ untested }) => untested.length > 0)) {
    throw new Failure('', EXIT.failed);
  }
}

/** The coverage of a game's rulebook; empty where no rulebook is written yet. */
async function coverageOf(context: Context, game: AnyGame): Promise<GameCoverage[]> {
  const clauses = clausesOf(game);
  if (!clauses) return [];
  const files = await Promise.all(exampleFiles(game).map((file) => readExamples(context, file)));
  const examples = files.flat().map((example) => ({ clauses: listedClauses(example) }));
  return [{ game: game.id, ...clauseCoverage(clauses, examples, testSources(game)) }];
}

function listedClauses(example: unknown): readonly string[] {
  const listed = (example as { clauses?: unknown } | null)?.clauses;
  return Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : [];
}

function describe(context: Context, coverage: GameCoverage): string {
  const { words, terminal, games } = context;
  const game = games.find(({ id }) => id === coverage.game)!;
  const { clauses, testable, tested, untested, unknown } = coverage;
  const lines = [
    terminal.style('bold', textsOf(context, game, undefined).title),
    `  ${words.clausesCount(clauses, testable, tested)}`,
  ];
  if (untested.length > 0) lines.push(`  ${words.clausesWithout(untested.join(' '))}`);
  if (unknown.length > 0) lines.push(`  ${words.clausesStrange(unknown.join(' '))}`);
  return lines.join('\n');
}
