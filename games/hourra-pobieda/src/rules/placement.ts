// HP-A3, HP-A64, HP-A77, HP-D1, HP-W.5: what may be set up where.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import type { Place } from '../board/geometry.ts';
import { readDie } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { GROUP_LIMIT } from '../scenario/format.ts';
import type { ElementId, Group, SideId, State } from '../state.ts';
import { geometry, NONE, sideOf, theatre } from '../state.ts';
import type { Sites } from '../theatre.ts';
import { nameOf, numberOf, spotOf } from '../theatre.ts';
import { hasSoft, pointsOf } from './groups.ts';
import { canStand } from './movement.ts';

/** The elements a side must still place, in order of number. */
export function unplacedOf(s: State, side: SideId): ElementId[] {
  const t = theatre(s);
  const left: ElementId[] = [];
  const placed = t.marks.fill(0);
  for (const group of s.groups) for (const element of group.elements) placed[element] = 1;
  for (const element of t.starting[side]!) if (placed[element] === 0) left.push(element);
  return left;
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
function placesFor(s: State, side: SideId, element: ElementId): readonly Place[] {
  const t = theatre(s);
  const of = t.reinforcementOf[element]!;
  return of === NONE ? t.geometry.zones[side]! : t.reinforcements[of]!.places;
}

/** HP-A3, HP-S.4b, HP-G22: may it be set up there at all? */
function isSite(s: State, side: SideId, element: ElementId, place: Place): boolean {
  const t = theatre(s);
  const reinforcement = t.reinforcements[t.reinforcementOf[element]!];
  if (!reinforcement) return t.geometry.inZone(side, place);
  return t.geometry.inAreaOf(t.bases[reinforcement.base]!.place, reinforcement.radius, place);
}

/** Made when first asked for, since it is asked before every placement. */
function sitesFor(s: State, side: SideId, element: ElementId): Sites {
  const t = theatre(s);
  const known = t.sites[element];
  if (known) return known;
  const places = placesFor(s, side, element).filter((place) => canStand(s, [element], place));
  const number = numberOf(t, element);
  const actions = places.map((place) =>
    Object.freeze({ kind: 'place' as const, element: number, at: spotOf(t, place) }),
  );
  const indexOf = new Map(places.map((place, i) => [place, i]));
  t.sites[element] = { places, indexOf, actions, keptFree: new Map() };
  return t.sites[element];
}

/** HP-G22: the sites that a group there keeps others from; on hexes only its own. */
function keptFreeBy(s: State, { places, keptFree }: Sites, group: Place): readonly number[] {
  const known = keptFree.get(group);
  if (known) return known;
  const g = geometry(s);
  const found: number[] = [];
  places.forEach((place, i) => {
    if (place !== group && g.inControlZone(place, group)) found.push(i);
  });
  if (keptFree.size >= MOST_KEPT) keptFree.clear();
  keptFree.set(group, found);
  return found;
}
const MOST_KEPT = 2000;

/** Every way of placing one of these elements now: what `checkPlaceOf` lets pass, without asking for reasons. */
export function listPlaces(
  s: State,
  side: SideId,
  elements: readonly ElementId[],
  choices: Action[],
): void {
  const t = theatre(s);
  const own = s.groups.filter((group) => sideOf(group.key) === side);
  const points = own.map((group) => pointsOf(t, group.elements));
  const closed: number[] = [];
  // HP-G22: on the open table nobody else may stand so near; on hexes that would be the same place.
  const open = t.geometry.kind === 'open';
  for (const element of elements) {
    const sites = sitesFor(s, side, element);
    const { indexOf, actions } = sites;
    const of = t.reinforcementOf[element]!;
    closed.length = 0;
    for (let i = 0; i < own.length; i++) {
      const { place, elements: there } = own[i]!;
      if (t.reinforcementOf[there[0]!] !== of || points[i]! + t.points[element]! > GROUP_LIMIT)
        closed.push(indexOf.get(place) ?? actions.length);
      if (open) for (const site of keptFreeBy(s, sites, place)) closed.push(site);
    }
    closed.push(actions.length);
    if (closed.length > 2) closed.sort((a, b) => a - b);
    let i = 0;
    for (const end of closed) {
      for (; i < end; i++) choices.push(actions[i]!);
      i = Math.max(i, end + 1);
    }
  }
}

/** How many more groups of a side may be entrenched, by level (HP-A64, HP-W.5). */
export function entrenchmentsLeft(s: State, side: SideId): number[] {
  const left = allowedEntrenchments(s, side);
  for (const { key, level } of s.groups) if (sideOf(key) === side && level > 0) left[level]!--;
  return left;
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
  if (!isSite(s, side, element, place)) {
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
  const near = group ? undefined : neighbourAt(s, side, place);
  if (near) return refuse('HP-G22', 'too-near', { place: name, group: nameOf(t, near.place) });
  if (!canStand(s, elements, place)) {
    const { terrain } = geometry(s).groundAt(place);
    return refuse('HP-A3', 'cannot-stand-there', { place: name, terrain });
  }
  const points = pointsOf(t, elements);
  return points > GROUP_LIMIT
    ? refuse('HP-1.2c', 'set-up-points', { place: name, points })
    : undefined;
}

/** HP-G22: another group of the side whose control zone reaches there; on hexes it would be the same place. */
const neighbourAt = (s: State, side: SideId, place: Place): Group | undefined =>
  s.groups.find(
    (group) =>
      group.place !== place &&
      sideOf(group.key) === side &&
      geometry(s).inControlZone(place, group.place),
  );

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
  return (entrenchmentsLeft(s, side)[level] ?? 0) > 0
    ? undefined
    : refuse('HP-W.5', 'no-entrenchment-left', { level });
}

export function checkMine(s: State, side: SideId, place: Place): Refusal | undefined {
  const count = minefieldsOf(s, side);
  const name = nameOf(theatre(s), place);
  if (count === 0) return refuse('HP-A56', 'no-minefields');
  if (!geometry(s).inMinefieldZone(side, place))
    return refuse('HP-W.5', 'outside-minefield-zone', { place: name });
  const g = geometry(s);
  if (s.mines.some((mine) => mine.side === side && g.inMinefield(place, mine.place)))
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
