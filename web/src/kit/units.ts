// Counters beside the map, as plain data.
import type { CounterFace } from '../board/counter.ts';

/** A counter, or several alike. */
export interface UnitItem<Id extends string | number = string> {
  readonly id: Id;
  readonly face: CounterFace;
  /** What it is, in words: "11th Division, 6-4-2". */
  readonly label: string;
  /** How many alike it stands for; one without it. */
  readonly count?: number;
}

/** Counters of one kind together, in the order of their first: `[[a, a], [b]]`. */
export function runsOf<T>(items: readonly T[], kindOf: (item: T) => unknown): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && kindOf(last[0]!) === kindOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Counters by kind, wherever they stand in the list; kinds in the order of their first. */
export function groupsOf<T>(items: readonly T[], kindOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const same = groups.get(kindOf(item));
    if (same) same.push(item);
    else groups.set(kindOf(item), [item]);
  }
  return [...groups.values()];
}
