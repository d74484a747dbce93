// Does a game fulfil the contract? Everything that can be asked of any game, on games played at random.
import { type AnyGame, CHANCE, type Json, LOCALES, type Setup } from '../contract.ts';
import { SPECTATOR, sideTag } from '../record/index.ts';
import { startingOptions } from '../scenario.ts';
import { refusalText } from '../words.ts';
import { type FuzzFailure, type FuzzOptions, fuzz } from './fuzz.ts';
import { firstDifference } from './plain.ts';

const ENOUGH = 3;

/** Everything that is wrong, one text each (of broken laws the first three); empty when the game conforms. */
export function conformance(game: AnyGame, options: FuzzOptions): string[] {
  const formal = [
    ...nameProblems(game),
    ...setupProblems(game),
    ...titleProblems(game),
    ...junkProblems(game),
  ];
  if (formal.length > 0) return formal;
  let found: readonly FuzzFailure[] = [];
  for (const { failures } of fuzz(game, options)) {
    found = failures;
    if (failures.length >= ENOUGH) break;
  }
  return found.map(failureLines);
}

/** A failure with the last lines that led to it. */
function failureLines({ law, why, record }: FuzzFailure): string {
  const { setup, lines } = record;
  const last = lines.slice(-6).map(({ side, text }) => `    ${side} ${text}`);
  const where = `${setup.scenario} ${JSON.stringify(setup.options)}, after ${lines.length} lines`;
  return [`${law}: ${why}`, `  in ${where}`, ...last].join('\n');
}

/** Names must be able to stand in a record: as a word of a line, as a tag. */
function nameProblems(game: AnyGame): string[] {
  const taken = new Set([CHANCE, SPECTATOR, 'draw']);
  const tags = new Set(['Motti', 'Game', 'Rules', 'Scenario', 'Options', 'Dice', 'Seed', 'Result']);
  const sides = game.sides.filter(
    (side) => !/^[a-z][a-z-]*$/.test(side) || taken.has(side) || tags.has(sideTag(side)),
  );
  const keys = game.options.flatMap(({ key, values }) => [key, ...values]);
  const words = [...game.scenarios.map(({ id }) => id), ...keys];
  return [
    ...sides.map((side) => `a side cannot be called “${side}”`),
    ...words.filter((word) => !/^[\w.-]+$/.test(word)).map((word) => `“${word}” is no plain word`),
    ...twice(game.scenarios.map(({ id }) => id)),
    ...twice(game.options.map(({ key }) => key)),
    ...(Number.isInteger(game.rules) && game.rules >= 1 ? [] : [`rules ${game.rules}`]),
  ];
}

const twice = (words: readonly string[]): string[] =>
  words.filter((word, i) => words.indexOf(word) < i).map((word) => `“${word}” is there twice`);

function setupProblems(game: AnyGame): string[] {
  return game.scenarios.flatMap(({ id }) => {
    const setup: Setup = { scenario: id, options: startingOptions(game, id) };
    const problems = game.audit(game.setup(setup)).map((problem) => `set-up of ${id}: ${problem}`);
    const difference = firstDifference(game.setup(setup), game.setup(setup));
    if (difference) problems.push(`two set-ups of ${id} differ: ${difference}`);
    const seats = game.seats(setup);
    if (seats.length === 0 || seats.some((seat) => !game.sides.includes(seat)))
      problems.push(`the seats of ${id} are “${seats.join(' ')}”`);
    return problems;
  });
}

function titleProblems(game: AnyGame): string[] {
  return LOCALES.flatMap((locale) => {
    const texts = game.texts(locale);
    const said: [string, string][] = [
      ['title', texts.title],
      ...game.sides.map((side): [string, string] => [side, texts.side(side)]),
      ...game.scenarios.map(({ id }): [string, string] => [id, texts.scenario(id).name]),
      ...game.options.flatMap(({ key, values }): [string, string][] => [
        [key, texts.option(key).name],
        ...values.map((value): [string, string] => [
          `${key} ${value}`,
          texts.optionValue(key, value),
        ]),
      ]),
    ];
    return said.filter(([, text]) => !text).map(([what]) => `${what}: no words in “${locale}”`);
  });
}

/** Files that are no scenario of any game. */
const JUNK: readonly Json[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'x',
  [],
  [[[]]],
  {},
  { title: 7 },
  { sides: null },
];

/** A game that takes files from players answers for any file, in words. */
function junkProblems(game: AnyGame): string[] {
  const { ownScenarios } = game;
  if (!ownScenarios) return [];
  return JUNK.flatMap((data) => {
    const found = ownScenarios.problems(data);
    const named = JSON.stringify(data);
    if (!found.some(({ level }) => level === 'error'))
      return [`${named} is a scenario without errors`];
    return found.flatMap((problem) =>
      LOCALES.filter((locale) => !refusalText(game, problem, locale)).map(
        (locale) => `problem ${problem.code} of ${named}: no words in “${locale}”`,
      ),
    );
  });
}
