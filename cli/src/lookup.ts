// Words of the command line -> games, set-ups and bots; an unknown word is answered with the nearest known one.
import { type Bot, botByName, botNames } from '@motti/bots';
import type { AnyGame, Options, Setup } from '@motti/engine';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
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

/** The set-up that the words ask for: the first scenario and the first value of each option unless they say otherwise. */
export function findSetup(context: Context, game: AnyGame, asked: SetupWords): Setup {
  const { words } = context;
  const known = game.scenarios.map(({ id }) => id);
  const id = asked.scenario ?? known[0] ?? '';
  const scenario = game.scenarios.find((candidate) => candidate.id === id);
  if (!scenario) throw unknown(words.unknownScenario(id), id, known, words);

  const fixed = scenario.fixed ?? {};
  const options: Record<string, string> = {};
  for (const { key, values } of game.options) options[key] = fixed[key] ?? values[0]!;
  for (const text of asked.option ?? [])
    Object.assign(options, readOption(context, game, text, fixed));
  return { scenario: id, options };
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
