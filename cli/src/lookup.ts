// Words of the command line -> games, set-ups and bots; an unknown word is answered with the nearest known one.
import { type Bot, botByName, botNames } from '@motti/bots';
import {
  type AnyGame,
  type Json,
  type Options,
  OWN_SCENARIO,
  offeredScenarios,
  type Problem,
  problemText,
  type Setup,
  scenarioOptions,
  scenarioProblems,
  setupOf,
  startingOptions,
} from '@motti/engine';
import type { Context } from './context.ts';
import { EXIT, Failure } from './failure.ts';
import { readText } from './files.ts';
import { parseJson } from './json.ts';
import { nearest } from './nearest.ts';

export function findGame({ games, words }: Context, id: string): AnyGame {
  const game = games.find((candidate) => candidate.id === id);
  if (game) return game;
  throw unknown(
    words.unknownGame(id),
    id,
    games.map((known) => known.id),
    words,
  );
}

export interface SetupWords {
  readonly scenario?: string;
  /** `key=value` each. */
  readonly option?: readonly string[];
}

/** The set-up that the words ask for: the first scenario as a lobby would start it, unless they say otherwise. */
export async function findSetup(
  context: Context,
  game: AnyGame,
  asked: SetupWords,
): Promise<Setup> {
  const { scenario, data } = await findScenario(context, game, asked.scenario);
  const { fixed } = scenarioOptions(game, scenario, data);
  const options = { ...startingOptions(game, scenario, data) };
  for (const text of asked.option ?? [])
    Object.assign(options, readOption(context, game, text, fixed));
  return setupOf(game, scenario, options, data);
}

/** What names several scenarios, by a list or one by one. */
export interface SetupsWords extends Omit<SetupWords, 'scenario'> {
  readonly scenario?: readonly string[];
}

/** The set-ups of all scenarios that are named; of the first where none is. */
export async function findSetups(
  context: Context,
  game: AnyGame,
  { scenario: scenarios, ...rest }: SetupsWords,
): Promise<Setup[]> {
  const named = new Set(scenarios?.flatMap(listed));
  if (named.size === 0) return [await findSetup(context, game, rest)];
  const setups: Setup[] = [];
  for (const scenario of named) setups.push(await findSetup(context, game, { ...rest, scenario }));
  return setups;
}

/** Words with commas between them. */
export const listed = (text: string): string[] => text.split(',').map((word) => word.trim());

/** A scenario of the game by its id, or the file of one that players made: `--scenario FILE.json`. */
export async function findScenario(
  context: Context,
  game: AnyGame,
  asked: string | undefined,
): Promise<Pick<Setup, 'scenario' | 'data'>> {
  if (asked?.endsWith('.json')) {
    return { scenario: OWN_SCENARIO, data: await readScenario(context, game, asked) };
  }
  const known = offeredScenarios(game).map(({ id }) => id);
  const scenario = asked ?? known[0] ?? '';
  // Those that nobody is offered can be named all the same: for tests.
  if (game.scenarios.some(({ id }) => id === scenario)) return { scenario };
  throw unknown(context.words.unknownScenario(scenario), scenario, known, context.words);
}

/** The scenario in a file; what is doubtful in it is remarked upon, an error ends it. */
export async function readScenario(context: Context, game: AnyGame, path: string): Promise<Json> {
  const data = parseJson(context, path, await readText(context, path));
  const problems = scenarioProblems(game, data);
  const lines = problems.map((problem) => problemLine(context, game, problem));
  if (problems.some(({ level }) => level === 'error'))
    throw new Failure(context.words.scenarioWrong(path, lines), EXIT.failed);
  if (lines.length > 0) context.terminal.remark(context.words.scenarioWrong(path, lines));
  return data;
}

function problemLine(context: Context, game: AnyGame, problem: Problem): string {
  const level = context.words.scenarioLevels[problem.level];
  const clause = problem.clause === 'engine' ? '' : `  ${problem.clause}`;
  return `  ${level}  ${problemText(game, problem, context.locale)}${clause}`;
}

function readOption({ words }: Context, game: AnyGame, text: string, fixed: Options): Options {
  const [key = '', value = ''] = text.split('=', 2);
  const option = game.options.find((candidate) => candidate.key === key);
  const known = game.options.map((candidate) => candidate.key);
  if (!option) throw unknown(words.unknownOption(key), key, known, words);
  if (!text.includes('=')) throw new Failure(words.optionWithoutValue(key, option.values));
  if (!option.values.includes(value)) {
    throw unknown(words.unknownValue(key, value), value, option.values, words);
  }
  if (fixed[key] !== undefined && fixed[key] !== value) {
    throw new Failure(words.fixedOption(key, fixed[key]));
  }
  return { [key]: value };
}

export function findBot({ words }: Context, game: AnyGame, name: string): Bot {
  const bot = botByName(game, name);
  if (bot) return bot;
  throw unknown(words.unknownBot(name), name.replace(/^bot:/, ''), botNames(game), words);
}

/** A whole number of at least `least`, from the command line. */
export function readCount({ words }: Context, option: string, text: string, least = 1): number {
  const value = Number(text);
  if (/^\d{1,12}$/.test(text) && value >= least) return value;
  throw new Failure(words.notACount(option, text, least));
}

/** "unknown …. Did you mean …? Known: …" */
export function unknown(
  what: string,
  word: string,
  known: readonly string[],
  words: Context['words'],
): Failure {
  const meant = nearest(word, known);
  const parts = [what, ...(meant ? [words.didYouMean(meant)] : []), words.known(known)];
  return new Failure(parts.join(' '));
}
