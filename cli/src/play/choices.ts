// The choices of a question with their numbers: in tables where the game has some, else kind by kind.
import type { Cell } from '../skins/index.ts';
import { type Bundle, bundles, hanging, inColumns } from './layout.ts';

/** A choice by its place in the list of all. */
export interface Item {
  readonly index: number;
  readonly kind: string;
  readonly text: string;
  readonly cell?: Cell | undefined;
}

/** More choices than this are not listed until somebody looks for them; those in tables always are. */
const MOST_CHOICES = 60;
/** A kind with so few choices is always listed: what ends a question is among them. */
const FEW_OF_A_KIND = 2;
/** Fewer choices than this are as easily read one by one. */
const FEWEST_IN_TABLES = 6;
/** A row of a longer name is not waited for by the others. */
const LONGEST_ROW = 44;

/** The lines, and how many of the choices they show. */
export function choiceLines(
  all: readonly Item[],
  columns: number,
): { readonly lines: readonly string[]; readonly shown: number } {
  const inTables = all.filter(({ cell }) => cell !== undefined);
  const isTabled = inTables.length >= FEWEST_IN_TABLES;
  const others = isTabled ? all.filter(({ cell }) => cell === undefined) : all;
  const listed = firstOf(others);
  const parts = [kindLines(listed, columns), isTabled ? tableBlocks(inTables, columns) : []];
  const lines = parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => [...(i > 0 ? [''] : []), ...part]);
  return { lines, shown: all.length - others.length + listed.length };
}

function parted<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Of these choices those that are listed, in their order. */
function firstOf(items: readonly Item[]): readonly Item[] {
  const counts = new Map<string, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return items.filter(({ kind }, at) => at < MOST_CHOICES || counts.get(kind)! <= FEW_OF_A_KIND);
}

/** Choices of one kind stand together, and what many of them begin with is said once. */
function kindLines(items: readonly Item[], columns: number): string[] {
  const kinds: Item[][] = [];
  for (const item of items) {
    if (kinds.at(-1)?.at(-1)?.kind === item.kind) kinds.at(-1)!.push(item);
    else kinds.push([item]);
  }
  return kinds.flatMap((kind, i) => [
    // A gap beside a kind with many choices; those with one or two, as the uses of a card, stand together.
    ...(i > 0 && Math.max(kind.length, kinds[i - 1]!.length) > 2 ? [''] : []),
    ...bundles(kind).flatMap((bundle) => bundleLines(bundle, columns)),
  ]);
}

function bundleLines({ common, items }: Bundle, columns: number): string[] {
  const texts = items.map(numbered);
  const lines = texts.some((text) => text.length > columns)
    ? texts.map((text) => hanging(text, columns))
    : inColumns(texts, columns);
  return [...(common ? [`  ${common} …`] : []), ...lines];
}

const numbered = ({ index, text }: { readonly index: number; readonly text: string }): string =>
  `${String(index + 1).padStart(4)}  ${text}`;

/** One table for each heading, in the order in which the choices come. */
function tableBlocks(items: readonly Item[], columns: number): string[] {
  const tables = grouped(items, ({ cell }) => cell!.under);
  return tables.flatMap(([heading, cells]) => {
    const [alone, inRows] = parted(cells, ({ cell }) => cell!.row === undefined);
    const texts = alone.map(({ index, cell }) => numbered({ index, text: cell!.text }));
    return [
      `  ${heading}`,
      ...(texts.length > 0 ? inColumns(texts, columns) : []),
      ...rowLines(inRows, columns),
    ];
  });
}

/** What each row is about, then its choices: `Torgovaya, strength 11   7 move  12 attack`. */
function rowLines(items: readonly Item[], columns: number): string[] {
  const rows = grouped(items, ({ cell }) => cell!.row!);
  const width = Math.max(0, ...rows.map(([row]) => Math.min(row.length, LONGEST_ROW)));
  const texts = rows.map(([, cells]) =>
    cells.map(({ index, cell }) => `${String(index + 1).padStart(3)} ${cell!.text}`.trimEnd()),
  );
  const widths = texts.reduce<number[]>(
    (widest, cells) =>
      cells
        .map((cell, i) => Math.max(widest[i] ?? 0, cell.length))
        .concat(widest.slice(cells.length)),
    [],
  );
  const indent = ' '.repeat(width + 6);
  return rows.flatMap(([row], at) => {
    const first = row.length > width ? [`    ${row}`] : [];
    const head = first.length > 0 ? indent : `    ${row.padEnd(width)}  `;
    const body = filled(texts[at]!, widths, columns - indent.length);
    return [...first, ...body.map((line, i) => (i === 0 ? head : indent) + line)];
  });
}

/** Cells one after the other, each as wide as its column; a new line where they do not fit. */
function filled(cells: readonly string[], widths: readonly number[], columns: number): string[] {
  const lines: string[] = [];
  for (const [i, cell] of cells.entries()) {
    const last = lines.at(-1);
    if (last === undefined || last.length + cell.length > columns) lines.push(cell);
    else lines[lines.length - 1] = last + cell;
    if (i < cells.length - 1)
      lines[lines.length - 1] =
        lines.at(-1)! + ' '.repeat(Math.max(0, widths[i]! - cell.length) + 2);
  }
  return lines.map((line) => line.trimEnd());
}

/** In the order of their first. */
function grouped<T>(items: readonly T[], by: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return [...groups];
}
