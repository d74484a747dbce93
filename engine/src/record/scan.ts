// The first pass over a record: is it text at all, which lines are tags, which are play, which are comments.
import { RecordError } from './mistake.ts';
import { readTags, type Tag } from './tags.ts';

/** A line of play as it stands in the text. */
export interface Written {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export interface Scan {
  readonly tags: readonly Tag[];
  readonly play: readonly Written[];
  /** Comments mean nothing, but a line of the record may have become one. */
  readonly comments: readonly Written[];
}

/** Eight million characters: a hundred times the longest game we know of. */
const SIZE_LIMIT = 8_000_000;

export function scan(source: string, limit: number = SIZE_LIMIT): Scan {
  if (source.length > limit) throw new RecordError('too-large', 1, 1, { limit });
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const tags: Tag[] = [];
  const play: Written[] = [];
  const comments: Written[] = [];
  const rows = text.split('\n');
  const last = rows.pop()!;
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const content = row.endsWith('\r') ? row.slice(0, -1) : row;
    checkCharacters(content, line);
    if (content.startsWith('[')) {
      if (play.length > 0) throw new RecordError('tag-after-lines', line, 1);
      const found = readTags(content, line);
      tags.push(...found.tags);
      if (found.comment) comments.push({ text: found.comment, line });
    } else if (content !== '') {
      const comment = content.indexOf(';');
      if (comment >= 0) comments.push({ text: content.slice(comment), line });
      const text = comment < 0 ? content : content.slice(0, comment).trimEnd();
      if (text !== '') play.push({ text, line });
      checkPlay(text, line);
    }
  }
  checkCharacters(last, rows.length + 1);
  if (last !== '') throw new RecordError('truncated', rows.length + 1, last.length + 1);
  return { tags, play, comments };
}

/** Control characters, and what a decoder leaves where bytes were no text. */
function checkCharacters(text: string, line: number): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 127 || code === 0xfffd)
      throw new RecordError('not-text', line, i + 1);
  }
}

/** A line of play has no space too many, and is no tag that lost its bracket. */
function checkPlay(text: string, line: number): void {
  const space = text.startsWith(' ') ? 0 : text.indexOf('  ');
  if (space >= 0) throw new RecordError('bad-space', line, space + 1);
  if (text.endsWith(' ')) throw new RecordError('bad-space', line, text.length);
  if (text.endsWith('"]')) throw new RecordError('bad-tag', line, 1);
}

/** The line of a comment that hides a tag. */
export const hiddenTag = (comments: readonly Written[], name: string): number | undefined =>
  comments.find(({ text }) => text.includes(`${name} "`))?.line;
