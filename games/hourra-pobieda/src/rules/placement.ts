// HP-A3, HP-A64, HP-A77, HP-D1, HP-W.5: what may be set up where.
import type { Refusal } from '@motti/engine';
import { isEnterable, type Place } from '../board/geometry.ts';
import { readDie } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { GROUP_LIMIT } from '../scenario/format.ts';
import type { ElementId, Group, SideId, State } from '../state.ts';
import { geometry, NONE, sideOf, theatre } from '../state.ts';
import { elementsOf, nameOf, numberOf } from '../theatre.ts';
import { hasSoft, pointsOf, travellerOf } from './groups.ts';
import { canStand } from './movement.ts';

/** The elements a side must still place, in order of number. */
export function unplacedOf(s: State, side: SideId): ElementId[] {
  const t = theatre(s);
  const placed = new Uint8Array(t.elements);
  for (const group of s.groups) for (const element of group.elements) placed[element] = 1;
  return elementsOf(t, side).filter((element) => {
    const of = t.reinforcementOf[element]!;
    return placed[element] === 0 && (of === NONE || t.reinforcements[of]!.onTable);
  });
}

/** Of elements that are alike in everything the first; the others need not be offered (HP-A44). */
export function firstOfEachKind(
  s: State,
  elements: readonly ElementId[],
  alike: (a: ElementId, b: ElementId) => boolean,
): ElementId[] {
  const { kindOf } = theatre(s);
  const found: ElementId[] = [];
  for (const element of elements) {
    let known = false;
    for (const other of found)
      if (kindOf[other] === kindOf[element] && alike(other, element)) known = true;
    if (!known) found.push(element);
  }
  return found;
}

export function setupGroupAt(s: State, side: SideId, place: Place): Group | undefined {
  return s.groups.find((group) => group.place === place && sideOf(group.key) === side);
}

/** The places where an element may be set up at all (HP-A3, HP-S.4b). */
export function placesFor(s: State, side: SideId, element: ElementId): readonly Place[] {
  const t = theatre(s);
  const of = t.reinforcementOf[element]!;
  return of === NONE ? t.geometry.zones[side]! : t.reinforcements[of]!.places;
}

/** All places where this element may be put now: what `checkPlaceOf` lets pass, without asking for reasons. */
export function openPlaces(s: State, side: SideId, element: ElementId): Place[] {
  const t = theatre(s);
  const of = t.reinforcementOf[element]!;
  const closed = new Uint8Array(t.names.length);
  for (const group of s.groups) {
    if (sideOf(group.key) !== side) continue;
    const fits =
      t.reinforcementOf[group.elements[0]!] === of &&
      pointsOf(t, group.elements) + t.points[element]! <= GROUP_LIMIT &&
      canStand(s, [...group.elements, element], group.place);
    closed[group.place] = fits ? 2 : 1;
  }
  const g = t.geometry;
  const traveller = travellerOf(t, [element]);
  const open: Place[] = [];
  for (const place of placesFor(s, side, element)) {
    const free =
      closed[place] === 0 && (g.onRoad(place) || isEnterable(g.groundAt(place), traveller));
    if (free || closed[place] === 2) open.push(place);
  }
  return open;
}

/** Where it goes, once it is one of those to be placed. */
export function checkPlaceOf(
  s: State,
  side: SideId,
  element: ElementId,
  place: Place,
): Refusal | undefined {
  const t = theatre(s);
  const name = nameOf(t, place);
  const of = t.reinforcementOf[element]!;
  if (!placesFor(s, side, element).includes(place)) {
    return of === NONE
      ? refuse('HP-A3', 'outside-zone', { place: name })
      : refuse('HP-S.4b', 'outside-area', {
          place: name,
          reinforcement: t.reinforcements[of]!.id,
        });
  }
  const group = setupGroupAt(s, side, place);
  const elements = group ? [...group.elements, element] : [element];
  if (group && t.reinforcementOf[group.elements[0]!] !== of)
    return refuse('HP-A77', 'reinforcements-apart', { place: name });
  if (!canStand(s, elements, place)) {
    const { terrain } = geometry(s).groundAt(place);
    return refuse('HP-A3', 'cannot-stand-there', { place: name, terrain });
  }
  const points = pointsOf(t, elements);
  return points > GROUP_LIMIT
    ? refuse('HP-1.2c', 'set-up-points', { place: name, points })
    : undefined;
}

/** By level: how many groups the side may entrench (HP-A64, HP-W.5). */
export function allowedEntrenchments(s: State, side: SideId): number[] {
  const allowed = [0, 0, 0];
  for (const { level, count, dice, roll } of theatre(s).entrenchments[side]!)
    allowed[level]! += dice ? readDie(dieOf(dice), s.rolled[roll] ?? 1) : count;
  return allowed;
}

/** `1d5` is read from a d6 (HP-A6). */
export const dieOf = (dice: string): 'd6' | 'd5' | 'd3' | 'd2' =>
  dice === '1d5' ? 'd5' : dice === '1d3' ? 'd3' : dice === '1d2' ? 'd2' : 'd6';

export function checkEntrench(
  s: State,
  side: SideId,
  place: Place,
  level: number,
): Refusal | undefined {
  const t = theatre(s);
  const name = nameOf(t, place);
  const group = setupGroupAt(s, side, place);
  if (!group) return refuse('HP-A3', 'nobody-there', { place: name });
  if (group.level > 0) return refuse('HP-W.5', 'already-entrenched', { place: name });
  if (!hasSoft(t, group.elements)) return refuse('HP-A64', 'no-soft-to-entrench', { place: name });
  const used = s.groups.filter(
    (other) => sideOf(other.key) === side && other.level === level,
  ).length;
  return used < (allowedEntrenchments(s, side)[level] ?? 0)
    ? undefined
    : refuse('HP-W.5', 'no-entrenchment-left', { level });
}

export function checkMine(s: State, side: SideId, place: Place): Refusal | undefined {
  const count = minefieldsOf(s, side);
  const name = nameOf(theatre(s), place);
  if (count === 0) return refuse('HP-A56', 'no-minefields');
  if (!geometry(s).inMinefieldZone(side, place))
    return refuse('HP-W.5', 'outside-minefield-zone', { place: name });
  if (s.mines.some((mine) => mine.side === side && mine.place === place))
    return refuse('HP-W.5', 'already-mined', { place: name });
  return s.mines.filter((mine) => mine.side === side).length < count
    ? undefined
    : refuse('HP-W.5', 'no-minefield-left', { count });
}

export const minefieldsOf = (s: State, side: SideId): number =>
  s.rules.minefields ? theatre(s).minefields[side]! : 0;

export const identical = (s: State, element: ElementId, first: ElementId): Refusal =>
  refuse('HP-A44', 'identical-element', {
    element: numberOf(theatre(s), element),
    first: numberOf(theatre(s), first),
  });
