import { fold } from './parse.ts';

export interface RulePiece {
  readonly kind: 'text' | 'bold' | 'italic' | 'clause' | 'reconstructed' | 'found';
  readonly text: string;
}

/** A tank after a stroke, T-34/KV-1, is no clause. */
const SIGNS = /\*\*(.+?)\*\*|\*(.+?)\*|((?<![\w/])[A-Z]{2}-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)|(○)/gu;

/** A rule's text cut at its signs; in plain parts the words that were sought stand out. */
export function rulePieces(text: string, needle: string): RulePiece[] {
  const pieces: RulePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(SIGNS)) {
    pieces.push(...markFound(text.slice(from, match.index), needle));
    from = match.index + match[0].length;
    const [, bold, italic, clause, circle] = match;
    if (bold !== undefined) pieces.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) pieces.push({ kind: 'italic', text: italic });
    else if (clause !== undefined) pieces.push({ kind: 'clause', text: clause });
    else pieces.push({ kind: 'reconstructed', text: circle! });
  }
  pieces.push(...markFound(text.slice(from), needle));
  return pieces;
}

function markFound(text: string, needle: string): RulePiece[] {
  const words = needle.split(/\s+/).filter((word) => word.length > 1);
  if (text === '') return [];
  if (words.length === 0) return [{ kind: 'text', text }];
  return text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => ({
      kind: words.some((word) => fold(part).includes(word)) ? 'found' : 'text',
      text: part,
    }));
}
