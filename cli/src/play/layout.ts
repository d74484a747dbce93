// Text laid out for a terminal: wrapped paragraphs, numbered choices in columns.

/** Words over lines of at most so many letters, each after `indent`. */
export function wrap(text: string, columns: number, indent = ''): string {
  const width = Math.max(20, columns - indent.length);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines.map((line) => indent + line).join('\n');
}

/** The same, with what comes after the first line further in. */
export function hanging(text: string, columns: number, indent = ''): string {
  // Spaces at its beginning are no words.
  const told = text.trimStart();
  const margin = indent + ' '.repeat(text.length - told.length);
  const [first = '', ...rest] = wrap(told, columns - HANGING.length, margin).split('\n');
  return [first, ...rest.map((line) => HANGING + line)].join('\n');
}
const HANGING = '    ';

/** Items one after the other, none of them broken over two lines. */
export function inLine(items: readonly string[], columns: number, indent = ''): string {
  const kept = items.map((item) => item.replaceAll(' ', KEPT));
  const lines = wrap(kept.join('   '), columns, indent).split('\n');
  return lines.map((line) => line.trimEnd().replaceAll(KEPT, ' ')).join('\n');
}
/** A space at which a line is not broken, until it is written. */
const KEPT = '\u2060';

/** Short items side by side, read downwards; as many columns as fit, at most four. */
export function inColumns(items: readonly string[], columns: number): string[] {
  const width = Math.max(...items.map((item) => item.length), 1) + 3;
  const count = Math.max(1, Math.min(4, Math.floor(columns / width), Math.ceil(items.length / 5)));
  const rows = Math.ceil(items.length / count);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count }, (_, column) => items[column * rows + row] ?? '')
      .map((item) => item.padEnd(width))
      .join('')
      .trimEnd(),
  );
}

/** The rows of a table, each column as wide as its widest cell. */
export function tableLines(rows: readonly (readonly string[])[], indent = ''): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    (indent + row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')).trimEnd(),
  );
}

/** Items that begin alike, with what they have in common said once. */
export interface Bundle {
  readonly common: string;
  readonly items: readonly { readonly index: number; readonly text: string }[];
}

/** A common beginning is worth saying apart when so many items share so many letters. */
const FEWEST_ALIKE = 4;
const FEWEST_LETTERS = 10;

/** Puts neighbours that begin with the same words together; everything else stands in bundles without a beginning. */
export function bundles(items: Bundle['items']): Bundle[] {
  const found: Bundle[] = [];
  for (let from = 0; from < items.length; ) {
    const run = alike(items, from);
    if (run.count >= FEWEST_ALIKE) {
      const rest = items.slice(from, from + run.count).map(({ index, text }) => {
        return { index, text: text.slice(run.common.length).trimStart() };
      });
      found.push({ common: run.common, items: rest });
      from += run.count;
      continue;
    }
    const last = found.at(-1);
    if (last?.common === '')
      found[found.length - 1] = { common: '', items: [...last.items, items[from]!] };
    else found.push({ common: '', items: [items[from]!] });
    from++;
  }
  return found;
}

/** The beginning that an item shares with the most neighbours after it, and with how many, itself included. */
function alike(items: Bundle['items'], from: number): { common: string; count: number } {
  const words = items[from]!.text.split(' ');
  let best = { common: '', count: 1 };
  for (let shared = words.length - 1; shared > 0; shared--) {
    const common = words.slice(0, shared).join(' ');
    if (common.length < FEWEST_LETTERS) break;
    let count = 1;
    while (items[from + count]?.text.startsWith(`${common} `)) count++;
    if (count > best.count) best = { common, count };
  }
  return best;
}
