// Attacks in the making: who can take part, what more could be attacked, how the odds would change. Pure questions.

import type { HexId, UnitId } from '../data/index.ts';
import { defenseOf } from '../data/index.ts';
import {
  type Action,
  COLUMNS_OF_ODDS,
  combatResult,
  queries,
  type Result,
  type State,
  winterWar,
} from '../index.ts';
import { columnFor, type Front, frontOf, totalAttack, unitsAt } from '../parts.ts';

/** An attack in the making: the hexes attacked and the units that take part. */
export interface AttackDraft {
  readonly targets: readonly HexId[];
  readonly units: readonly UnitId[];
}
export const NO_ATTACK: AttackDraft = { targets: [], units: [] };

/** The units that can attack all of these hexes now. */
export function eligible(state: State, targets: readonly HexId[]): UnitId[] {
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
export function possibleAttacks(state: State): { hex: HexId; units: UnitId[] }[] {
  const front = frontOf(state);
  return front.targets.map((hex, target) => ({
    hex,
    units: front.by[target]!.map((unit) => front.units[unit]!),
  }));
}

/** In the order of the counters, so that one attack is always written in one way. */
export const attackAction = ({ targets, units }: AttackDraft): Action => ({
  kind: 'attack',
  targets,
  units: units.toSorted((a, b) => a - b),
});

const plans = new WeakMap<State, readonly AttackDraft[]>();

/**
 * WW-CBT.E, WW-A6: a complete set of the attacks that are owed. The rules find one that is legal; units that would do
 * more good in another attack of the set then change over, as long as nobody is left without one.
 */
export function plannedAttacks(state: State): readonly AttackDraft[] {
  const known = plans.get(state);
  if (known) return known;
  const plan: AttackDraft[] = [...queries.owedAttacks(state).proposal];
  for (let round = 0; round < MOST_ROUNDS && improve(state, plan); round++);
  plans.set(state, plan);
  return plan;
}
const MOST_ROUNDS = 60;

/** Makes the best single change, if one helps. */
function improve(state: State, plan: AttackDraft[]): boolean {
  const front = frontOf(state);
  let best:
    | { from: HexId; to: HexId; left: AttackDraft; joined: AttackDraft; gain: number }
    | undefined;
  for (const [from, giver] of plan.entries())
    for (const unit of giver.units.length > 1 ? giver.units : [])
      for (const [to, taker] of plan.entries()) {
        if (to === from || !mayJoin(state, front, taker, unit)) continue;
        const left = toggled(giver, unit);
        const joined = toggled(taker, unit);
        if (isHopeless(state, left) && !isHopeless(state, giver)) continue;
        const gain =
          worth(state, left) + worth(state, joined) - worth(state, giver) - worth(state, taker);
        if (gain > (best?.gain ?? 0.01)) best = { from, to, left, joined, gain };
      }
  if (!best) return false;
  plan[best.from] = best.left;
  plan[best.to] = best.joined;
  return true;
}

/** WW-A5: next to every hex attacked, and of one hex with the others if there are several. */
function mayJoin(
  state: State,
  front: Front,
  { targets, units }: AttackDraft,
  unit: UnitId,
): boolean {
  const reach = front.reach[front.units.indexOf(unit)] ?? [];
  if (!targets.every((hex) => reach.includes(front.targets.indexOf(hex)))) return false;
  return (
    targets.length === 1 || units.every((other) => state.unitHex[other] === state.unitHex[unit])
  );
}

const isHopeless = (state: State, { units, targets }: AttackDraft): boolean =>
  queries.combatPreview(state, units, targets).column === 0;

/** What an attack brings on average, in points of strength: defenders lost, ground gained, attackers lost. */
function worth(state: State, { units, targets }: AttackDraft): number {
  const { results } = queries.combatPreview(state, units, targets);
  const all = totalAttack(units);
  let printed = 0;
  for (const hex of targets) for (const unit of unitsAt(state, hex)) printed += defenseOf(unit);
  const GROUND = 2;
  const value: Readonly<Record<Result, number>> = {
    Ae: -all,
    Ar: -1,
    Ne: 0,
    Dr: GROUND,
    De: printed + GROUND,
    Ex: printed + GROUND - Math.min(all, printed),
  };
  return results.reduce((sum, result) => sum + value[result], 0) / results.length;
}

/** The attack on this hex with which a person begins: as the complete set has it, else with everybody. */
export function draftOn(state: State, hex: HexId): AttackDraft {
  const planned = plannedAttacks(state).find(({ targets }) => targets.includes(hex));
  return planned ?? { targets: [hex], units: eligible(state, [hex]) };
}

/** Adds or takes away a unit. */
export const toggled = ({ targets, units }: AttackDraft, unit: UnitId): AttackDraft => ({
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

/** How a result is read: in the open, against a fort (WW-CRT.4), from the sea (WW-SCN.A3). */
export type Reading = 'open' | 'fort' | 'landing';

/** The six results of a column. */
export const resultsOf = (column: number, read: Reading): Result[] =>
  [1, 2, 3, 4, 5, 6].map((die) => {
    if (column <= 0) return 'Ae';
    return read === 'landing'
      ? queries.landingResult(die, column)
      : combatResult(column, die, read === 'fort');
  });

/** Results after which the defender is gone from the hex. */
const GONE: readonly Result[] = ['Dr', 'De', 'Ex'];
export const chanceToFall = (results: readonly Result[]): number =>
  results.filter((result) => GONE.includes(result)).length / results.length;

/** What the attacker loses on average, in Attack Strength: all of it, or what an exchange asks for. */
export function expectedLoss(
  results: readonly Result[],
  units: readonly UnitId[],
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
