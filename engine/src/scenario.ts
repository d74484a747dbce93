// Scenarios: those of the game's own list, and files that players make (`Setup.data`).
import type { AnyGame, Json, Locale, Options, Problem, ScenarioInfo, Setup } from './contract.ts';
import { refusalText } from './words.ts';

/** The id that stands in a set-up for a scenario made by players; the scenario itself is in `data`. */
export const OWN_SCENARIO = 'own';

/** The scenarios that somebody may be offered; the others are for examples and tests. */
export const offeredScenarios = (game: AnyGame): readonly ScenarioInfo[] =>
  game.scenarios.filter(({ hidden }) => !hidden);

/** Lists and objects within one another: more than any format needs, and little enough for whoever reads a file. */
export const SCENARIO_DEPTH = 30;

const wholeFile = (code: string, facts: Problem['facts'] = {}): Problem => ({
  level: 'error',
  clause: 'engine',
  code,
  facts,
  path: [],
});

/** Said by whoever finds it first: a server measures a text before it is read. */
export const TOO_DEEP: Problem = wholeFile('scenario-too-deep', { limit: SCENARIO_DEPTH });

export function isTooDeep(data: Json): boolean {
  const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;
  let level: object[] = isNest(data) ? [data] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > SCENARIO_DEPTH) return true;
    const inside: object[] = [];
    for (const nest of level)
      for (const value of Object.values(nest)) if (isNest(value)) inside.push(value);
    level = inside;
  }
  return false;
}

/** Everything that is wrong or doubtful in a file, the errors first. A game that takes no files says so. */
export function scenarioProblems(game: AnyGame, data: Json): readonly Problem[] {
  if (!game.ownScenarios) return [wholeFile('no-own-scenarios')];
  return isTooDeep(data) ? [TOO_DEEP] : game.ownScenarios.problems(data);
}

/** The first error of a file: why it cannot be played; nothing when it can. */
export const scenarioError = (game: AnyGame, data: Json): Problem | undefined =>
  scenarioProblems(game, data).find(({ level }) => level === 'error');

/** Where in a file: `sides[0].units[3]`; empty for the file as a whole. */
export const pathText = (path: Problem['path']): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`))
    .join('');

/** A problem as a sentence, with its place in the file. */
export function problemText(game: AnyGame, problem: Problem, locale: Locale): string {
  const sentence = refusalText(game, problem, locale);
  const place = pathText(problem.path);
  if (place === '') return sentence;
  return locale === 'fr' ? `${place} : ${sentence}` : `${place}: ${sentence}`;
}

/** What a scenario says of options: one of the game's list, or a file without errors. */
export function scenarioOptions(
  game: AnyGame,
  scenario: string,
  data?: Json,
): Required<Pick<ScenarioInfo, 'fixed' | 'defaults'>> {
  const said =
    data === undefined
      ? game.scenarios.find(({ id }) => id === scenario)
      : game.ownScenarios?.describe(data, 'en');
  return { fixed: said?.fixed ?? {}, defaults: said?.defaults ?? {} };
}

/**
 * Every option of a game: what is given, else what the scenario fixes, else the first value. Records leave out what
 * follows from this, so a scenario's mere defaults have no part in it.
 */
export function fullOptions(
  game: AnyGame,
  scenario: string,
  given: Options = {},
  data?: Json,
): Options {
  const { fixed } = scenarioOptions(game, scenario, data);
  return Object.fromEntries(
    game.options.map(({ key, values }) => [key, given[key] ?? fixed[key] ?? values[0]!]),
  );
}

/** The options from which a lobby starts: what the scenario fixes, its defaults, else the first value of each. */
export function startingOptions(game: AnyGame, scenario: string, data?: Json): Options {
  const { fixed, defaults } = scenarioOptions(game, scenario, data);
  return fullOptions(game, scenario, { ...defaults, ...fixed }, data);
}

/** A set-up with every option. */
export function setupOf(game: AnyGame, scenario: string, given?: Options, data?: Json): Setup {
  const options = fullOptions(game, scenario, given, data);
  return data === undefined ? { scenario, options } : { scenario, options, data };
}

/** Does `choices` give one way of doing each thing only, in a match of this set-up? */
export const isRepresentative = ({ representative = false }: AnyGame, setup: Setup): boolean =>
  typeof representative === 'function' ? representative(setup) : representative;
