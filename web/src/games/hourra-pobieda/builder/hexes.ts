// Hexes of a table by their labels: neighbours, rings, ways.
import { fromRows, type Hex, neighboursOf, parseLabel, printLabel, toRows } from '@motti/engine';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Pair = readonly [string, string];

const hexAt = (label: string): Hex | undefined => {
  const at = parseLabel(label);
  return at && fromRows(at.column - 1, at.row - 1, 'odd');
};

const labelAt = (hex: Hex): string => {
  const { column, row } = toRows(hex, 'odd');
  return printLabel(column + 1, row + 1);
};

export function isOnTable(label: string, { width, height }: Size): boolean {
  const at = parseLabel(label);
  return (
    at !== undefined && at.column >= 1 && at.row >= 1 && at.column <= width && at.row <= height
  );
}

/** East first, then against the clock; nothing where the table ends. */
export function around(label: string, size: Size): (string | undefined)[] {
  const hex = hexAt(label);
  if (!hex) return [];
  return neighboursOf(hex).map((next) => {
    const { column, row } = toRows(next, 'odd');
    const on = column >= 0 && row >= 0 && column < size.width && row < size.height;
    return on ? labelAt(next) : undefined;
  });
}

export const neighbours = (label: string, size: Size): string[] =>
  around(label, size).flatMap((next) => next ?? []);

export const areAdjacent = (a: string, b: string, size: Size): boolean =>
  neighbours(a, size).includes(b);

export const samePair = ([a, b]: Pair, [c, d]: Pair): boolean =>
  (a === c && b === d) || (a === d && b === c);

/** In the order of a file: the lower label first. */
export const ordered = ([a, b]: Pair): Pair => (a < b ? [a, b] : [b, a]);

/** The shortest way over hexes, the first one left out; nothing where there is none. */
export function wayTo(
  from: string,
  to: string,
  size: Size,
  isOpen: (a: string, b: string) => boolean,
): string[] | undefined {
  const before = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    for (const next of neighbours(at, size)) {
      if (before.has(next) || !isOpen(at, next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return undefined;
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at)!) way.unshift(at);
  return way;
}

/** All hexes that hang together with this one by hexes of one kind. */
export function stretch(from: string, size: Size, kindOf: (label: string) => string): string[] {
  const kind = kindOf(from);
  const found = new Set([from]);
  for (const at of found)
    for (const next of neighbours(at, size)) if (kindOf(next) === kind) found.add(next);
  return [...found];
}
