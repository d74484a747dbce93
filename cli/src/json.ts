// JSON from a file; a mistake in it is said with its line and column.
import { type Json, jsonMistake } from '@motti/engine';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

export function parseJson({ words }: Context, path: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    const { line, column } = jsonMistake(text);
    throw new Failure(words.badJson(path, words.atLine(line, column)));
  }
}
