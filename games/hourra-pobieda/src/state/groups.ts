// Groups and their elements: every accessor that reads or writes what the state holds of them.
import { invariant } from '@motti/engine';
import { type AreaId, type Crossing, NO_AREA, type Place } from '../board/geometry.ts';
import {
  type ElementId,
  type Group,
  type GroupKey,
  keyOf,
  NONE,
  type SideId,
  type State,
  sideOf,
  theatre,
} from './facts.ts';

export const findGroup = (s: State, key: GroupKey): Group | undefined =>
  s.groups.find((group) => group.key === key);

export function groupOf(s: State, key: GroupKey): Group {
  const group = findGroup(s, key);
  invariant(group, `hourra-pobieda: no group ${key}`);
  return group;
}

export const groupsOf = (s: State, side: SideId): Group[] =>
  s.groups.filter((group) => sideOf(group.key) === side);

/** HP-A52: does this side know where the group stands? */
export const isKnownTo = (group: Group, side: SideId): boolean =>
  sideOf(group.key) === side || group.concealed === 0;

/** The enemy groups that a side knows of. */
export function knownEnemies(s: State, side: SideId): Group[] {
  return s.groups.filter((group) => sideOf(group.key) !== side && group.concealed === 0);
}

export function addGroup(s: State, group: Group): void {
  const at = s.groups.findIndex((other) => isBefore(group.key, other.key));
  s.groups.splice(at < 0 ? s.groups.length : at, 0, group);
}

const isBefore = (a: GroupKey, b: GroupKey): boolean =>
  sideOf(a) === sideOf(b) ? a < b : sideOf(a) < sideOf(b);

export function removeGroup(s: State, key: GroupKey): void {
  const at = s.groups.findIndex((group) => group.key === key);
  if (at >= 0) s.groups.splice(at, 1);
}

/** A new group with the side's next running number; it has no elements yet. */
export function newGroup(s: State, side: SideId, place: Place): Group {
  const id = s.nextId[side]!;
  s.nextId[side] = id + 1;
  const group = emptyGroup(keyOf(side, id), place);
  addGroup(s, group);
  return group;
}

export const emptyGroup = (key: GroupKey, place: Place): Group => ({
  key,
  place,
  level: 0,
  concealed: 0,
  shown: 0,
  works: 'none',
  crossing: NONE as Crossing,
  elements: [],
});

/** HP-A75: the number by which the enemy knows it, given when it is first shown. */
export function showGroup(s: State, group: Group): void {
  group.concealed = 0;
  if (group.shown > 0) return;
  const side = sideOf(group.key);
  group.shown = s.nextShown[side]!;
  s.nextShown[side] = group.shown + 1;
}

// ---------------------------------------------------------------------------------- elements

/** HP-A4: a group has what any of its elements has. */
export function groupHas(s: State, group: Group, flag: number): boolean {
  for (const element of group.elements) if ((s.flags[element]! & flag) !== 0) return true;
  return false;
}

export function setGroup(s: State, group: Group, flag: number): void {
  for (const element of group.elements) s.flags[element]! |= flag;
}

/** HP-A4: a count is the highest among the elements. */
export function assaultsFought(s: State, group: Group): number {
  let most = 0;
  for (const element of group.elements) most = Math.max(most, s.assaults[element]!);
  return most;
}

export function countAssault(s: State, group: Group): void {
  for (const element of group.elements) s.assaults[element]!++;
}

/** The area it may not leave this turn, or NO_AREA (HP-A31). */
export function lockOf(s: State, group: Group): AreaId {
  for (const element of group.elements) {
    const lock = s.locks[element]!;
    if (lock !== NO_AREA) return lock;
  }
  return NO_AREA;
}

export function lockIn(s: State, group: Group, area: AreaId): void {
  for (const element of group.elements) s.locks[element] = area;
}

export const assaultsOf = (s: State, element: ElementId): number => s.assaults[element]!;
export const lockOfElement = (s: State, element: ElementId): AreaId => s.locks[element]!;
export const isLost = (s: State, element: ElementId): boolean => s.lost[element] === 1;
export const setLost = (s: State, element: ElementId): void => {
  s.lost[element] = 1;
};
export const isReleased = (s: State, reinforcement: number): boolean =>
  s.released[reinforcement] === 1;
export const setReleased = (s: State, reinforcement: number): void => {
  s.released[reinforcement] = 1;
};

/** HP-A77: a reinforcement on the table that may not act yet. */
export function isUnreleased(s: State, group: Group): boolean {
  const { reinforcementOf, reinforcements } = theatre(s);
  for (const element of group.elements) {
    const of = reinforcementOf[element]!;
    if (of !== NONE && reinforcements[of]!.onTable && s.released[of] === 0) return true;
  }
  return false;
}

/** The elements of a side that are on the table. */
export function elementsOnTable(s: State, side: SideId): number {
  let count = 0;
  for (const group of s.groups) if (sideOf(group.key) === side) count += group.elements.length;
  return count;
}

/** Adds elements in order of number. */
export function join(group: Group, elements: readonly ElementId[]): void {
  group.elements.push(...elements);
  group.elements.sort((a, b) => a - b);
}

export function leave(group: Group, elements: readonly ElementId[]): void {
  group.elements = group.elements.filter((element) => !elements.includes(element));
}
