// HP-A62, HP-A71, HP-W.6: control of places, conditions and their verdict.

import type { Moment } from '../scenario/format.ts';
import { LEVELS } from '../scenario/format.ts';
import type { Group, SideId, State } from '../state.ts';
import { enemyOf, geometry, holderOf, isLost, NONE, SIDES, sideOf, theatre } from '../state.ts';
import type { Test, VictoryTest } from '../theatre.ts';
import { elementsOf } from '../theatre.ts';
import { eliminatedPoints, strengthOf } from './groups.ts';

/** Which groups count: all of them, or only those that one side knows of. */
export type Seen = (group: Group) => boolean;
export const EVERYBODY: Seen = () => true;
export const seenBy =
  (side: SideId): Seen =>
  (group) =>
    sideOf(group.key) === side || group.concealed === 0;

/** HP-A62: does the side have the place in a control zone? */
const occupies = (s: State, side: SideId, objective: number, seen: Seen): boolean =>
  s.groups.some(
    (group) =>
      sideOf(group.key) === side && seen(group) && geometry(s).inObjective(objective, group.place),
  );

export const controls = (s: State, side: SideId, objective: number, seen: Seen): boolean =>
  occupies(s, side, objective, seen) && !occupies(s, enemyOf(side), objective, seen);

export function holds(s: State, test: Test, seen: Seen): boolean {
  switch (test.kind) {
    case 'controls':
      return controls(s, test.side, test.objective, seen);
    case 'not-controls':
      return !controls(s, test.side, test.objective, seen);
    case 'holds-base':
      return holderOf(s, test.base) === test.side;
    case 'eliminated': {
      const points = eliminatedPoints(s, test.side);
      return points >= test.atLeast && points <= test.atMost;
    }
    case 'strength':
      return strengthOf(s, test.side) <= test.atMost;
    case 'road-open':
      return isRoadOpen(s, test.side, test.base, test.to, seen);
    case 'occupies':
      return occupies(s, test.side, test.objective, seen);
    case 'in-region':
      return s.groups.some(
        (group) =>
          sideOf(group.key) === test.side &&
          seen(group) &&
          geometry(s).inRegion(test.region, group.place),
      );
  }
}

/** Who gains by what the condition asks. */
export const gainerOf = (test: Test, clause: VictoryTest): SideId =>
  test.kind === 'not-controls' || test.kind === 'occupies' || test.kind === 'in-region'
    ? test.side
    : clause.side;

/** HP-W.6. */
function isRoadOpen(s: State, side: SideId, base: number, to: Group['place'], seen: Seen): boolean {
  if (holderOf(s, base) !== side) return false;
  const places = (of: SideId): Group['place'][] =>
    s.groups.filter((group) => sideOf(group.key) === of && seen(group)).map((group) => group.place);
  const presence = { own: places(side), enemy: places(enemyOf(side)), pontoons: s.pontoons };
  return geometry(s).roadOpen(theatre(s).bases[base]!.place, to, presence);
}

const fulfilled = (s: State, clause: VictoryTest, seen: Seen): boolean =>
  clause.all.every((test) => holds(s, test, seen));

export interface Verdict {
  readonly winner: SideId | -1;
  readonly level: string;
  /** HP-A71: concealed groups that alone kept a clause from holding. */
  readonly revealed: readonly Group[];
}

/** The clauses of this moment; nothing when none holds. */
export function verdictAt(s: State, when: Moment): Verdict {
  const best: [number, number] = [NONE, NONE];
  const revealed: Group[] = [];
  for (const clause of theatre(s).victory) {
    if (clause.when !== when || s.turn < clause.fromTurn) continue;
    if (fulfilled(s, clause, EVERYBODY))
      best[clause.side] = Math.max(best[clause.side], LEVELS.indexOf(clause.level));
    else if (s.rules.fog) revealed.push(...spoilers(s, clause));
  }
  const level = Math.max(...best);
  if (level === NONE) return { winner: -1, level: '', revealed };
  const winner = best[0] === best[1] ? -1 : best[0] > best[1] ? 0 : 1;
  return { winner, level: LEVELS[level] ?? '', revealed };
}

/** The concealed enemies without whom the clause would hold. */
function spoilers(s: State, clause: VictoryTest): Group[] {
  const enemy = enemyOf(clause.side);
  const hidden = s.groups.filter((group) => sideOf(group.key) === enemy && group.concealed === 1);
  if (hidden.length === 0 || !fulfilled(s, clause, seenBy(clause.side))) return [];
  return hidden.filter(
    (group) => !fulfilled(s, clause, (other) => other === group || seenBy(clause.side)(other)),
  );
}

/** HP-A71: a side with no element on the table and none to come. */
function isBroken(s: State, side: SideId): boolean {
  if (s.groups.some((group) => sideOf(group.key) === side)) return false;
  const t = theatre(s);
  return !elementsOf(t, side).some((element) => {
    const of = t.reinforcementOf[element]!;
    return (
      of !== NONE &&
      !t.reinforcements[of]!.onTable &&
      !isLost(s, element) &&
      holderOf(s, t.reinforcements[of]!.base) === side
    );
  });
}

export const brokenSides = (s: State): SideId[] => SIDES.filter((side) => isBroken(s, side));
