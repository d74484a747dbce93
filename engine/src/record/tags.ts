// The tags of a record as text: `[Name "value"]`, with \" and \\ inside a value.
import { RecordError } from './mistake.ts';

export interface Tag {
  readonly name: string;
  readonly value: string;
  /** Where it stands, from 1. */
  readonly line: number;
  readonly column: number;
}

export function printTag(name: string, value: string): string {
  return `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;
}

/** The tags of one line of text; more than one may share it, a comment may follow. */
export function readTags(text: string, line: number): { tags: Tag[]; comment: string } {
  const tags: Tag[] = [];
  let at = 0;
  while (at < text.length && text[at] !== ';') {
    const tag = readTag(text, line, at);
    tags.push(tag);
    // One way to write a tag, so its printed form is as long as the text it was read from.
    at += printTag(tag.name, tag.value).length;
    while (text[at] === ' ') at++;
  }
  return { tags, comment: text.slice(at) };
}

function readTag(text: string, line: number, start: number): Tag {
  const wrong = (at: number): RecordError => new RecordError('bad-tag', line, at + 1);
  if (text[start] !== '[') throw wrong(start);
  const name = /^[A-Z][A-Za-z.-]*/.exec(text.slice(start + 1, start + 80))?.[0];
  if (name === undefined) throw wrong(start + 1);
  let at = start + 1 + name.length;
  if (text.slice(at, at + 2) !== ' "') throw wrong(at);
  at += 2;
  let value = '';
  for (;;) {
    const from = at;
    while (at < text.length && text[at] !== '"' && text[at] !== '\\') at++;
    value += text.slice(from, at);
    if (at >= text.length) throw wrong(at);
    if (text[at] === '"') break;
    const escaped = text[at + 1];
    if (escaped !== '"' && escaped !== '\\') throw new RecordError('bad-escape', line, at + 1);
    value += escaped;
    at += 2;
  }
  if (text[at + 1] !== ']') throw wrong(at + 1);
  return { name, value, line, column: start + 1 };
}
