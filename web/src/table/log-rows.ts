// The rows of the log, in the words of the page.
import { type StoryRow, storyOf } from '@motti/engine';
import { entrySentences } from './sentences.ts';
import type { AnyTable, TableEntry } from './table.svelte.ts';

export type LogRow = StoryRow<TableEntry>;

export const firstOf = (row: LogRow): TableEntry => row.entries[0]!;
export const lastOf = (row: LogRow): TableEntry => row.entries.at(-1)!;

/** Oldest first. */
export const logRows = (table: AnyTable, entries: readonly TableEntry[]): LogRow[] =>
  storyOf(
    {
      sentences: (entry) => entrySentences(table, entry),
      run: (events) => table.texts.run?.(events),
    },
    entries,
  );
