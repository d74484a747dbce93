// The rows of a match on the server as the entries of a table.
import { MASKED, type Row } from '@motti/protocol';
import type { TableEntry } from '../table/table.svelte.ts';

export type LineRow = Extract<Row, { kind: 'line' }>;

/** The lines that count: those taken back by an undo or by consent are gone. */
export function standingLines(rows: readonly Row[]): LineRow[] {
  const lines = new Map<number, LineRow>();
  for (const row of rows) {
    if (row.kind === 'line' && !row.undone) lines.set(row.n, row);
    else if (row.kind === 'undo') lines.delete(row.of);
    else if (row.kind === 'take-back')
      for (const n of [...lines.keys()]) if (n > row.to) lines.delete(n);
  }
  return [...lines.values()];
}

export const entryOf = (row: LineRow, index: number): TableEntry => ({
  index,
  side: row.side,
  text: row.text === MASKED ? undefined : row.text,
  events: row.events,
});
