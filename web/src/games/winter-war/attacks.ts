// Attacks in the making: who can take part, what more could be attacked, how the odds would change. Pure questions.
import {
  type Action,
  COLUMNS_OF_ODDS,
  combatResult,
  queries,
  type Result,
  type State,
  winterWar,
} from '@motti/winter-war';
import { columnFor, frontOf, totalAttack } from '@motti/winter-war/parts';
import type { AttackDraft } from './hand.svelte.ts';

/** The units that can attack all of these hexes now. */
export function eligible(state: State, targets: readonly number[]): number[] {
  const front = frontOf(state);
  const wanted = targets.map((hex) => front.targets.indexOf(hex));
  return front.units.filter((_, unit) =>
    wanted.every((target) => front.reach[unit]!.includes(target)),
  );
}

/** WW-A5: hexes that the same units could attack together with these: only from a single hex. */
export function alongside(state: State, { targets, units }: AttackDraft): number[] {
  const front = frontOf(state);
  const mine = units.map((unit) => front.units.indexOf(unit));
  const apart = units.some((unit) => state.unitHex[unit] !== state.unitHex[units[0]!]);
  if (mine.length === 0 || apart || mine.includes(-1)) return [];
  return front.targets.filter(
    (hex, target) =>
      !targets.includes(hex) && mine.every((unit) => front.reach[unit]!.includes(target)),
  );
}

/** Every enemy hex that could be attacked, and by whom. */
export function possibleAttacks(state: State): { hex: number; units: number[] }[] {
  const front = frontOf(state);
  return front.targets.map((hex, target) => ({
    hex,
    units: front.by[target]!.map((unit) => front.units[unit]!),
  }));
}

export const attackAction = ({ targets, units }: AttackDraft): Action => ({
  kind: 'attack',
  targets,
  units,
});

/** The attack on this hex with which a person begins: as the complete set has it, else with everybody. */
export function draftOn(state: State, hex: number): AttackDraft {
  const planned = queries.owedAttacks(state).proposal.find(({ targets }) => targets.includes(hex));
  return planned ?? { targets: [hex], units: eligible(state, [hex]) };
}

/** Adds or takes away a unit. */
export const toggled = ({ targets, units }: AttackDraft, unit: number): AttackDraft => ({
  targets,
  units: units.includes(unit) ? units.filter((other) => other !== unit) : [...units, unit],
});

/** How many points more would bring the next column, and which it is. */
export function nextColumn(
  attack: number,
  defense: number,
): { more: number; odds: string } | undefined {
  const now = columnFor(attack, defense * 2);
  if (now >= COLUMNS_OF_ODDS.length - 1 || defense === 0) return undefined;
  for (let more = 1; more <= 60; more++)
    if (columnFor(attack + more, defense * 2) > now)
      return { more, odds: COLUMNS_OF_ODDS[now + 1]! };
  return undefined;
}

/** The six results of a column. */
export const resultsOf = (column: number, fort: boolean): Result[] =>
  [1, 2, 3, 4, 5, 6].map((die) => (column <= 0 ? 'Ae' : combatResult(column, die, fort)));

/** Results after which the defender is gone from the hex. */
const GONE: readonly Result[] = ['Dr', 'De', 'Ex'];
export const chanceToFall = (results: readonly Result[]): number =>
  results.filter((result) => GONE.includes(result)).length / results.length;

/** What the attacker loses on average, in Attack Strength: all of it, or what an exchange asks for. */
export function expectedLoss(
  results: readonly Result[],
  units: readonly number[],
  printed: number,
): number {
  const all = totalAttack(units);
  const of = (result: Result): number =>
    result === 'Ae' ? all : result === 'Ex' ? Math.min(all, printed) : 0;
  return results.reduce((sum, result) => sum + of(result), 0) / results.length;
}

/** The position after a move, as if attacks were declared now: what it would oblige to, or allow. */
export function asIfAttacking(state: State, side: string, move: Action | undefined): State {
  const trial = winterWar.clone(state);
  if (move) winterWar.apply(trial, side, move);
  trial.step = 'attack';
  trial.selected = -1;
  return trial;
}
