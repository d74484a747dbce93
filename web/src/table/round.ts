// A round of a fight that was rolled: the fight as it stood before its die, what fell, and what came of it.
import type { Fight } from '@motti/engine';
import type { TableEntry } from './table.svelte.ts';

export interface Round {
  /** The entry of the roll. */
  readonly index: number;
  readonly fight: Fight;
  readonly dice: readonly number[];
  /** The roll with its events. */
  readonly roll: TableEntry;
}

/** Alike names together, with how many there are: a force as a person lists it. */
export function tally(
  names: readonly string[],
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
