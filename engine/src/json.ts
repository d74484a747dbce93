// Where a text stops being JSON: said with line and column, as a person looks for it.

export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The first place at which the text can no longer become JSON; where it merely breaks off, its end. */
export function jsonMistake(text: string): TextPlace {
  let right = 0;
  let wrong = text.length + 1;
  // JavaScript engines seldom say where; so the shortest beginning that is wrong is looked for.
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (isBeginning(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  const before = text.slice(0, right);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Could this text be the beginning of JSON? Then it is JSON, or what the parser misses is its end. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // In the words of V8, SpiderMonkey and JavaScriptCore.
    return (
      /end of JSON input|unterminated string|end of data|unexpected EOF/i.test(message) ||
      message.includes(`at position ${text.length}`)
    );
  }
}
