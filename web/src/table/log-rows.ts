// The log as a person reads it: what belongs together is told in one row, and steps on the way to something are folded into it.
import { CHANCE, type GameEvent, isThrown, parseRoll } from '@motti/engine';
import { entrySentences } from './sentences.ts';
import type { AnyTable, TableEntry } from './table.svelte.ts';

export interface LogRow {
  /** All that it tells, oldest first. */
  readonly entries: readonly TableEntry[];
  readonly sentences: readonly string[];
  /** How often the same was done. */
  readonly times: number;
  /** The dice of a roll whose sentences do not show them. */
  readonly dice: readonly number[];
  /** Lines of another side of which the reader knows nothing. */
  readonly secret: boolean;
}

export const firstOf = (row: LogRow): TableEntry => row.entries[0]!;
export const lastOf = (row: LogRow): TableEntry => row.entries.at(-1)!;

const isSecret = ({ text, events }: TableEntry): boolean =>
  text === undefined && events.length === 0;
/** A step on the way to something: it made nothing known. */
const isStep = ({ side, text, events }: TableEntry): boolean =>
  side !== CHANCE && text !== undefined && events.length === 0;

/** A bare word, done or stop, by which nothing became known. */
const isBare = (entry: TableEntry): boolean => isStep(entry) && !entry.text!.includes(' ');

const eventsOf = ({ entries }: LogRow): GameEvent[] => entries.flatMap(({ events }) => events);

/** Oldest first. A bare word is told only as long as it is the last that happened. */
export function logRows(table: AnyTable, entries: readonly TableEntry[]): LogRow[] {
  const rows: LogRow[] = [];
  for (const entry of entries) {
    const steps = takeSteps(rows, entry);
    const last = rows.at(-1);
    if (last?.entries.every(isBare) && lastOf(last).side !== entry.side) rows.pop();
    const before = rows.at(-1);
    const joined = before && join(table, before, [...steps, entry]);
    if (joined) rows[rows.length - 1] = joined;
    else rows.push(rowOf(table, [...steps, entry]));
  }
  return rows;
}

/** Steps that led to this entry are no rows of their own any more. */
function takeSteps(rows: LogRow[], entry: TableEntry): TableEntry[] {
  const steps: TableEntry[] = [];
  if (entry.events.length === 0 || entry.side === CHANCE) return steps;
  for (let last = rows.at(-1); last && isStep(lastOf(last)); last = rows.at(-1)) {
    if (lastOf(last).side !== entry.side) break;
    steps.unshift(...last.entries);
    rows.pop();
  }
  return steps;
}

function rowOf(table: AnyTable, entries: readonly TableEntry[]): LogRow {
  const entry = entries.at(-1)!;
  return {
    entries,
    sentences: entrySentences(table, entry),
    times: 1,
    dice: unsaidDice(table, entry),
    secret: isSecret(entry),
  };
}

/** One row more, or the same row with this in it as well. */
function join(table: AnyTable, row: LogRow, entries: readonly TableEntry[]): LogRow | undefined {
  const entry = entries.at(-1)!;
  if (entry.side === CHANCE || lastOf(row).side !== entry.side) return undefined;
  const all = [...row.entries, ...entries];
  if (row.secret || isSecret(entry))
    return row.secret && isSecret(entry) ? { ...row, entries: all } : undefined;
  if (isStep(entry)) return undefined;
  const run = table.texts.run?.([...eventsOf(row), ...entry.events]);
  if (run) return { ...row, entries: all, sentences: [run] };
  return entrySentences(table, entry).join() === row.sentences.join()
    ? { ...row, entries: all, times: row.times + 1 }
    : undefined;
}

function unsaidDice(table: AnyTable, entry: TableEntry): readonly number[] {
  if (entry.side !== CHANCE || entry.text === undefined) return [];
  const roll = parseRoll(entry.text);
  if (!roll || !isThrown(roll)) return [];
  const said = entrySentences(table, entry).join(' ');
  return /[⚀-⚅]|\[\d+\]/u.test(said) ? [] : roll.dice;
}
