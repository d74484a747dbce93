// JSON from a file; a mistake in it is said with its line and column.
import type { Json } from '@motti/engine';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

export function parseJson({ words }: Context, path: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    const before = text.slice(0, mistakeIn(text));
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    throw new Failure(words.badJson(path, words.atLine(line, column)));
  }
}

/** Where the text stops being JSON. The engine seldom says it; so the shortest beginning that is wrong is looked for. */
function mistakeIn(text: string): number {
  let right = 0;
  let wrong = text.length + 1;
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (isBeginning(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}

/** Could this text be the beginning of JSON? Then it is JSON, or what the engine misses is its end. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return (
      /end of JSON input|Unterminated string/.test(message) ||
      message.includes(`at position ${text.length}`)
    );
  }
}
