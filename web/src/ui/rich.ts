// Sentences of the games with their few signs: **bold**, dice as ⚀ to ⚅ or [4], clause ids, figures such as 6-4-2 that stay on one line,
// and words in capitals, which may be short names: FUS.

export type Piece =
  | { readonly kind: 'text' | 'bold' | 'clause' | 'figures' | 'short'; readonly text: string }
  | { readonly kind: 'die'; readonly face: number };

const SIGNS =
  /\*\*(.+?)\*\*|([⚀-⚅])|\[(\d{1,3})\]|\b([A-Z]{2}-(?:\d|[A-Z]+\d*\.?)[A-Za-z0-9.]*[A-Za-z0-9])|(\d+(?:-\d+)+)|\b(\p{Lu}[\p{Lu}\d-]{1,7})\b/gu;
const FIRST_FACE = '⚀'.codePointAt(0)!;

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(SIGNS)) {
    if (match.index > from) found.push({ kind: 'text', text: sentence.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, bold, die, figure, clause, figures, short] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (die !== undefined)
      found.push({ kind: 'die', face: die.codePointAt(0)! - FIRST_FACE + 1 });
    else if (figure !== undefined) found.push({ kind: 'die', face: Number(figure) });
    else if (clause !== undefined) found.push({ kind: 'clause', text: clause });
    else if (figures !== undefined) found.push({ kind: 'figures', text: figures });
    else if (short !== undefined) found.push({ kind: 'short', text: short });
  }
  if (from < sentence.length) found.push({ kind: 'text', text: sentence.slice(from) });
  return found;
}

/** The sentence without its signs: titles, labels, notices. */
export const plain = (sentence: string): string =>
  pieces(sentence)
    .map((piece) => (piece.kind === 'die' ? String(piece.face) : piece.text))
    .join('');
