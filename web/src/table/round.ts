// A round of a fight that was rolled: the fight as it stood before its die, what fell, and what came of it.
import {
  type AnyGame,
  CHANCE,
  type Decision,
  type Fight,
  isRoll,
  parseAction,
} from '@motti/engine';
import type { TableEntry } from './table.svelte.ts';

export interface Round {
  /** The entry of the roll. */
  readonly index: number;
  /** The turn it was fought in. */
  readonly turn: number;
  readonly fight: Fight;
  readonly dice: readonly number[];
  /** The roll with its events. */
  readonly roll: TableEntry;
}

/** The fight that an entry decided: by its dice, or at once, where the rules need none. */
export function roundOf(
  game: AnyGame,
  before: { readonly state: unknown; readonly decision: Decision },
  entry: TableEntry,
): Round | undefined {
  const action = parseAction(game, entry.text ?? '');
  if (!action || !game.fight) return undefined;
  const { index, side } = entry;
  const turn = game.gauges(before.state)['turn'] ?? 0;
  if (isRoll(action)) {
    const fight = before.decision.kind === 'chance' ? game.fight(before.state) : undefined;
    return fight && { index, turn, fight, dice: action.dice, roll: entry };
  }
  if (side === CHANCE || entry.events.length === 0) return undefined;
  const fight = game.fight(before.state, { side, action });
  return fight?.outcomes.length === 0 ? { index, turn, fight, dice: [], roll: entry } : undefined;
}

/** Alike names together, with how many there are: a force as a person lists it. */
export function tally(
  names: readonly string[],
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
