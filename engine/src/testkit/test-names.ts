// The names of the tests in a source text: what stands in `test('…')`, and rows of `test.each` that are sentences.

/** Texts in the source that name a test that runs. Comments, and tests that are skipped, name none. */
export function testNames(source: string): string[] {
  const names: string[] = [];
  let code = '';
  for (const { kind, text } of tokens(source)) {
    if (kind === 'text' && isName(code, text)) names.push(text);
    // A comment leaves no trace, a text leaves a mark: only the call before a text matters.
    if (kind === 'code') code = (code + text).slice(-200);
    if (kind === 'text') code += '§';
  }
  return names;
}

const CALL = /\b(?:test|it|describe)((?:\.\w+)*)\(\s*$/;

/** A name follows the call at once; a row of a table is a sentence that begins with an id. */
function isName(code: string, text: string): boolean {
  const call = CALL.exec(code);
  if (call) return !/\.(?:skip|todo|fails)\b/.test(call[1]!);
  return /^[A-Z]+-[A-Za-z0-9.]+[ :,]/.test(text) && !/\.(?:skip|todo)\.each\b[^;]*$/.test(code);
}

interface Token {
  readonly kind: 'code' | 'text';
  readonly text: string;
}

/** Splits a source into code and quoted texts; comments are dropped. */
function* tokens(source: string): Generator<Token> {
  const pattern =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g;
  let from = 0;
  for (const match of source.matchAll(pattern)) {
    yield { kind: 'code', text: source.slice(from, match.index) };
    const text = match[1] ?? match[2] ?? match[3];
    if (text !== undefined) yield { kind: 'text', text };
    from = match.index + match[0].length;
  }
}
