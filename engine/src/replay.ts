// A record played again, line by line, as far as the rules allow.
import type { AnyAction, AnyGame, GameEvent, Locale, Refusal, Setup } from './contract.ts';
import type { Line } from './line.ts';
import { Match } from './match.ts';
import type { MatchRecord } from './record/index.ts';
import { invariant } from './refusal.ts';
import { refusalText } from './words.ts';

export type AnyMatch = Match<unknown, AnyAction, unknown, GameEvent>;

/** A line of the record that the rules refuse. */
export interface ReplayFailure {
  /** Which of the record's lines, from 0. */
  readonly index: number;
  readonly line: Line;
  readonly setup: Setup;
  readonly refusal: Refusal;
  /** The rules that the record was played by, and those that refuse now. */
  readonly rules: { readonly recorded: number; readonly present: number };
}

export interface Replay {
  /** The match after all lines asked for, or before the one that was refused. */
  readonly match: AnyMatch;
  readonly failure?: ReplayFailure;
}

/** Plays the first `count` lines of a record (all of them unless told) by the dice that it holds. */
export function replay(record: MatchRecord, game: AnyGame, count = record.lines.length): Replay {
  invariant(record.viewer === undefined, 'what a player may hold before the end does not replay');
  const match: AnyMatch = new Match(game, record.setup);
  for (const [index, line] of record.lines.slice(0, count).entries()) {
    const refusal = match.playLine(line);
    if (refusal) return { match, failure: failureOf(record, game, index, refusal) };
  }
  return { match };
}

export function failureOf(
  record: MatchRecord,
  game: AnyGame,
  index: number,
  refusal: Refusal,
): ReplayFailure {
  const rules = { recorded: record.rules, present: game.rules };
  return { index, line: record.lines[index]!, setup: record.setup, refusal, rules };
}

/** A failure as a sentence, with its clause, and with both versions of the rules where they differ. */
export function failureText(failure: ReplayFailure, game: AnyGame, locale: Locale = 'en'): string {
  const { line, setup, refusal, rules } = failure;
  const why = `${line.side} ${line.text}: ${refusalText(game, refusal, locale, setup)}`;
  const clause = refusal.clause === 'engine' ? why : `${why} [${refusal.clause}]`;
  return rules.recorded < rules.present ? `${clause} ${VERSIONS[locale](rules)}` : clause;
}

const VERSIONS: Readonly<Record<Locale, (rules: ReplayFailure['rules']) => string>> = {
  en: ({ recorded, present }) =>
    `(legal by rules ${recorded}, by which this was played; refused by rules ${present})`,
  fr: ({ recorded, present }) =>
    `(permis par les règles ${recorded}, celles de cette partie ; refusé par les règles ${present})`,
};
