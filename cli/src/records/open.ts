// A record from a file, with every mistake said in words and with its place.
import {
  type AnyGame,
  type AnyMatch,
  failureText,
  type ReadRecord,
  RecordError,
  readRecord,
  replay,
} from '@motti/engine';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { nearest } from '../nearest.ts';

export interface OpenRecord extends ReadRecord {
  readonly path: string;
  readonly text: string;
}

export async function openRecord(context: Context, path: string): Promise<OpenRecord> {
  const text = await readText(context, path);
  try {
    return { ...readRecord(text, gameOf(context)), path, text };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Failure(mistake(context, path, error));
  }
}

export const gameOf =
  ({ games }: Context) =>
  (id: string): AnyGame | undefined =>
    games.find((game) => game.id === id);

function mistake({ words, locale, games }: Context, path: string, error: RecordError): string {
  const place = words.recordMistake(path, error.line, error.column, error.words(locale));
  if (error.code !== 'unknown-game') return place;
  const meant = nearest(
    error.facts.value ?? '',
    games.map(({ id }) => id),
  );
  return meant ? `${place} ${words.didYouMean(meant)}` : place;
}

/** The match of a record after its first `count` lines; a line that the rules refuse is a failure with its clause. */
export function replayRecord(context: Context, open: OpenRecord, count?: number): AnyMatch {
  const { words, locale } = context;
  const { record, game, path, source } = open;
  if (record.viewer !== undefined) throw new Failure(words.playExcerpt(path));
  const { match, failure } = replay(record, game, count);
  if (!failure) return match;
  const line = source.play[failure.index]!.line;
  throw new Failure(words.playRefusedLine(path, line, failureText(failure, game, locale)));
}
