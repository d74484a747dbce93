// What every command is given: the games, the terminal, the language.
import {
  type AnyAction,
  type AnyGame,
  type GameEvent,
  LOCALES,
  type Locale,
  type Setup,
  type Texts,
} from '@motti/engine';
import type { Terminal } from './terminal.ts';
import { WORDS, type Words } from './texts/index.ts';

export interface Context {
  readonly games: readonly AnyGame[];
  readonly terminal: Terminal;
  readonly locale: Locale;
  readonly words: Words;
}

export const makeContext = (
  games: readonly AnyGame[],
  terminal: Terminal,
  locale: Locale,
): Context => ({ games, terminal, locale, words: WORDS[locale] });

/** The words of a match; without a set-up, of the game in general. */
export const textsOf = (
  context: Context,
  game: AnyGame,
  setup: Setup | undefined,
): Texts<AnyAction, GameEvent> => game.texts(context.locale, setup);

/** The language asked for by `--lang`, else that of the system, else English. */
export function localeOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Locale {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = at < 0 ? undefined : (argv[at]!.split('=')[1] ?? argv[at + 1]);
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LOCALES.find((locale) => (asked ?? system).toLowerCase().startsWith(locale)) ?? 'en';
}
