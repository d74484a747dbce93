// A rulebook's Markdown as chapters of clauses. Only what our rulebooks use: headings, paragraphs, lists, tables.

export type Block =
  | { readonly kind: 'clause'; readonly id: string; readonly title: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Chapter {
  readonly title: string;
  /** 2 for `##`, 3 for `###`. */
  readonly level: number;
  readonly blocks: readonly Block[];
}

export interface RulebookText {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const CLAUSE = /^\*\*([A-Z]{2}-[A-Za-z0-9.]+)\*\*\s*(?:\*(.+?)\*\s*)?([\s\S]*)$/;

export function parseRulebook(markdown: string): RulebookText {
  let title = '';
  const chapters: { title: string; level: number; blocks: Block[] }[] = [
    { title: '', level: 2, blocks: [] },
  ];
  for (const chunk of markdown.replace(/\r\n/g, '\n').split(/\n{2,}/)) {
    const text = chunk.trim();
    const heading = /^(#{1,4})\s+(.+)$/.exec(text);
    if (heading) {
      if (heading[1] === '#') title = heading[2]!;
      else chapters.push({ title: heading[2]!, level: heading[1]!.length, blocks: [] });
    } else if (text !== '') {
      chapters.at(-1)!.blocks.push(block(text));
    }
  }
  return { title, chapters: chapters.filter((c) => c.blocks.length > 0 || c.title !== '') };
}

function block(text: string): Block {
  const clause = CLAUSE.exec(text);
  if (clause) {
    const [, id = '', title = '', rest = ''] = clause;
    return { kind: 'clause', id, title: title.replace(/[.:]$/, ''), text: join(rest) };
  }
  const lines = text.split('\n');
  if (lines.length > 2 && /^\|[\s:|-]+\|$/.test(lines[1]!.trim())) {
    const [head, , ...rows] = lines;
    return { kind: 'table', head: cells(head!), rows: rows.map(cells) };
  }
  if (lines.every((line) => /^([-*]|\d+\.)\s/.test(line) || /^\s{2,}\S/.test(line))) {
    return { kind: 'list', items: items(lines) };
  }
  return { kind: 'paragraph', text: join(text) };
}

const join = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function items(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const start = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start) found.push(start[1]!);
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

/** Without accents, capitals and signs: what a search compares. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[*_’']/g, (sign) => (sign === '’' ? "'" : sign === "'" ? "'" : ''))
    .toLowerCase();

/** The chapters with only the blocks that hold every word of the search. */
export function searchRulebook(book: RulebookText, query: string): Chapter[] {
  const needles = fold(query).split(/\s+/).filter(Boolean);
  if (needles.length === 0) return [...book.chapters];
  const found = book.chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.filter((b) => {
      const hay = fold(blockText(b));
      return needles.every((needle) => hay.includes(needle));
    }),
  }));
  return found.filter((chapter) => chapter.blocks.length > 0);
}

function blockText(b: Block): string {
  switch (b.kind) {
    case 'clause':
      return `${b.id} ${b.title} ${b.text}`;
    case 'paragraph':
      return b.text;
    case 'list':
      return b.items.join(' ');
    case 'table':
      return [b.head, ...b.rows].flat().join(' ');
  }
}

export const countClauses = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { blocks }) => sum + blocks.filter((b) => b.kind === 'clause').length, 0);
