// JSON from a file; a mistake in it is said with its line and column.
import type { Json } from '@motti/engine';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

export function parseJson({ words }: Context, path: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(words.badJson(path, place(text, message, words.atLine)));
  }
}

/** The engine says a position, or that the end came too early; people count lines and columns. */
function place(
  text: string,
  message: string,
  atLine: (line: number, column: number) => string,
): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  const ended = /end of JSON input/i.test(message);
  if (position === undefined && !ended) return message;
  const before = text.slice(0, ended ? text.length : Number(position));
  const line = before.split('\n').length;
  return atLine(line, before.length - before.lastIndexOf('\n'));
}
