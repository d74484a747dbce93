// A round of a fight that was rolled: the fight as it stood, what fell, and what came of it.
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
  /** The match before the roll: who fought, as they were then. */
  readonly before: unknown;
  readonly dice: readonly number[];
  /** The roll with its events. */
  readonly roll: TableEntry;
}

/** A match at one moment. */
interface Moment {
  readonly state: unknown;
  readonly decision: Decision;
}

/**
 * The fight that an entry decided: by its dice, or at once, where the rules need none. `after` is asked only while a fight goes on: an
 * answer may leave no die to roll.
 */
export function roundOf(
  game: AnyGame,
  before: Moment,
  entry: TableEntry,
  after: () => Moment | undefined,
): Round | undefined {
  const action = parseAction(game, entry.text ?? '');
  if (!action || !game.fight) return undefined;
  const { index, side } = entry;
  const round = (fight: Fight, dice: readonly number[]): Round => ({
    index,
    turn: game.gauges(before.state)['turn'] ?? 0,
    fight,
    before: before.state,
    dice,
    roll: entry,
  });
  if (isRoll(action)) {
    const { dice } = action;
    const isAsked = before.decision.kind === 'chance';
    const fight = isAsked ? game.fight(before.state, undefined, dice) : undefined;
    return fight && round(fight, dice);
  }
  if (side === CHANCE || entry.events.length === 0) return undefined;
  const begun = game.fight(before.state, { side, action });
  if (begun) return begun.outcomes.length === 0 ? round(begun, []) : undefined;
  const open = game.fight(before.state);
  if (!open || open.outcomes.length === 0) return undefined;
  const settled = after();
  const fight = settled && game.fight(settled.state);
  // Whoever fell at once had fought: the forces are those of before.
  return fight?.outcomes.length === 0 ? round({ ...fight, forces: open.forces }, []) : undefined;
}

/** Alike names together, with how many there are: a force as a person lists it. */
export function tally(
  names: readonly string[],
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
