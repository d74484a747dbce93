// HP-D8, HP-G12: paths on the open table: is a drawn one legal, where does it end, and which are worth offering?
import type { Refusal } from '@motti/engine';
import { MOST_SPOTS, readSpot, spotLabel } from '../actions.ts';
import { isCover, NO_AREA, type Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../state.ts';
import { geometry, sideOf, theatre } from '../state.ts';
import { nameOf, placeAt, spotOf } from '../theatre.ts';
import { checkFriend, reachOf, type Walker } from './movement.ts';
import { type Marching, openGeometryOf, type Trek, trek } from './trek.ts';

/** The places of a path as actions write it; nothing where it is none. */
export function readPath(s: State, text: string): readonly Place[] | undefined {
  const spots = text.split(' ').map(readSpot);
  if (spots.length > MOST_SPOTS) return undefined;
  const t = theatre(s);
  const path: Place[] = [];
  for (const spot of spots) {
    const place = spot === undefined ? undefined : placeAt(t, spot);
    if (place === undefined || place === path.at(-1)) return undefined;
    path.push(place);
  }
  return path;
}

export const printPath = (s: State, path: readonly Place[]): string =>
  path.map((place) => spotLabel(spotOf(theatre(s), place))).join(' ');

const planned = (walker: Walker): Marching => ({
  walker,
  inside: walker.inside,
  knowledge: 'known',
  retreat: false,
});

/** What its owner can foresee of a path: how far it goes, and why it stops or is refused. */
export const foresee = (s: State, walker: Walker, path: readonly Place[]): Trek =>
  trek(s, planned(walker), path);

/** HP-G12; a refusal names the nearest legal stop on the way. */
export function checkPath(s: State, walker: Walker, text: string): Refusal | undefined {
  const group = nameOf(theatre(s), walker.place);
  if (geometry(s).kind !== 'open') return refuse('HP-D8', 'no-paths', { group });
  if (walker.stopped) return refuse('HP-2.4f', 'move-ended', { group });
  if (walker.mined) return refuse('HP-7d', 'own-mines', { group });
  const path = readPath(s, text);
  if (!path || path[0] === walker.place) return refuse('HP-G20', 'no-path', { most: MOST_SPOTS });
  const seen = foresee(s, walker, path);
  const refusal = seen.refusal ?? checkEnd(s, walker, seen);
  if (!refusal) return undefined;
  const best = shortened(s, walker, path, seen);
  if (!best) return refusal;
  const end = foresee(s, walker, best).end;
  const facts = { ...refusal.facts, stop: nameOf(theatre(s), end) };
  return { ...refusal, facts, instead: `walk ${printPath(s, best)}` };
}

/** HP-A26: a part that has split off goes more than half a UD away, and does not come back. */
function checkEnd(s: State, walker: Walker, { end }: Trek): Refusal | undefined {
  if (walker.parent < 0 || !geometry(s).inControlZone(end, walker.parent)) return undefined;
  const place = nameOf(theatre(s), walker.parent);
  return walker.steps === 0
    ? refuse('HP-A26', 'must-leave', { place })
    : refuse('HP-A26', 'cannot-return', { place });
}

const isLegal = (s: State, walker: Walker, path: readonly Place[]): boolean => {
  const seen = foresee(s, walker, path);
  return !seen.refusal && seen.length > 0 && !checkEnd(s, walker, seen);
};

/** Rounding may put a shortened path a hundredth too far: then a little less. */
const BACK = [0, 1, 3, 8, 20] as const;
/** A shorter walk is none. */
const LEAST = 5;

/** The longest legal beginning of a path. */
function shortened(
  s: State,
  walker: Walker,
  path: readonly Place[],
  seen: Trek,
): readonly Place[] | undefined {
  const g = openGeometryOf(s);
  const before = path.slice(0, seen.leg);
  const from = before.at(-1) ?? walker.place;
  for (const back of BACK) {
    const length = seen.onLeg - back;
    if (length < LEAST) break;
    const to = g.towards(from, path[seen.leg]!, length);
    if (to === undefined || to === from) continue;
    const shorter = [...before, to];
    if (isLegal(s, walker, shorter)) return shorter;
  }
  return before.length > 0 && isLegal(s, walker, before) ? before : undefined;
}

// ------------------------------------------------------------------------------------ selection

/**
 * How many ways of each kind are offered: to a whole group, to one that goes on or a part that splits off, and to a part
 * that splits off fast, which has the directions of the slow one already.
 */
interface Selection {
  readonly objectives: number;
  readonly enemies: number;
  readonly friends: number;
  readonly roads: number;
  readonly ring: number;
}
const WHOLE: Selection = { objectives: 2, enemies: 2, friends: 1, roads: 2, ring: 6 };
const PART: Selection = { objectives: 1, enemies: 1, friends: 1, roads: 1, ring: 4 };
const FAST_PART: Selection = { ...PART, ring: 0 };

function selectionFor({ parent, steps, mode }: Walker): Selection {
  if (steps > 0) return PART;
  if (parent < 0) return WHOLE;
  return mode === 'rapid' ? FAST_PART : PART;
}

/** A fair selection: a ring of directions, objectives, contact, friends, cover and the road. */
export function pathsFrom(s: State, walker: Walker): (readonly Place[])[] {
  const reach = reachOf(s, walker);
  if (walker.stopped || walker.mined || reach <= 0) return [];
  const selection = selectionFor(walker);
  const found: (readonly Place[])[] = [];
  for (const wish of wishesFrom(s, walker, reach, selection)) {
    const path = legalPart(s, walker, wish);
    if (path && !found.some((known) => isSamePath(known, path))) found.push(path);
  }
  return found;
}

const isSamePath = (a: readonly Place[], b: readonly Place[]): boolean =>
  a.length === b.length && a.every((place, i) => place === b[i]);

/** The path itself, or the longest beginning of it that is legal. */
export function legalPart(
  s: State,
  walker: Walker,
  path: readonly Place[],
): readonly Place[] | undefined {
  if (path[0] === walker.place || path.length === 0) return undefined;
  const seen = foresee(s, walker, path);
  if (!seen.refusal) return seen.length > 0 && !checkEnd(s, walker, seen) ? path : undefined;
  return seen.length < LEAST ? undefined : shortened(s, walker, path, seen);
}

function wishesFrom(
  s: State,
  walker: Walker,
  reach: number,
  selection: Selection,
): (readonly Place[])[] {
  const g = openGeometryOf(s);
  const most = Math.round(reach * 100);
  const from = walker.place;
  const wishes: (readonly Place[])[] = [];
  const straight = (to: Place | undefined): void => {
    if (to !== undefined && to !== from) wishes.push([to]);
  };
  const towards = (to: Place | undefined): void => {
    if (to === undefined) return;
    const far = Math.round(g.distance(from, to) * 100);
    straight(far <= most ? to : g.towards(from, to, most));
  };
  const near = <Item extends { readonly place: Place }>(items: readonly Item[], radius: number) =>
    items
      .map((item) => ({ item, far: g.distance(item.place, from) }))
      .filter(({ far }) => far <= radius)
      .sort((a, b) => a.far - b.far)
      .map(({ item }) => item);
  const goals = theatre(s).objectives.map((objective) => ({
    place: g.objectivePlace(objective, from) ?? from,
  }));
  for (const { place } of near(goals, 99).slice(0, selection.objectives)) towards(place);
  const enemies = s.groups.filter(
    (group) => sideOf(group.key) !== walker.side && group.concealed === 0,
  );
  for (const { place } of near(enemies, reach + 1).slice(0, selection.enemies)) {
    const far = Math.round(g.distance(from, place) * 100);
    if (far > 100) straight(g.towards(from, place, Math.min(most, far - 100)));
  }
  const friends = s.groups.filter(
    (group) =>
      group.key !== walker.key &&
      group.place !== from &&
      sideOf(group.key) === walker.side &&
      !checkFriend(s, walker.elements, group),
  );
  for (const { place } of near(friends, reach).slice(0, selection.friends)) straight(place);
  straight(coverNear(s, from, reach));
  for (const path of g.roadsFrom(from, most, selection.roads)) wishes.push(path);
  for (let i = 0; i < selection.ring; i++)
    straight(g.onwards(from, i * (24 / selection.ring), most));
  return wishes;
}

/** The nearest place in cover, where the group is not in cover already. */
function coverNear(s: State, from: Place, reach: number): Place | undefined {
  const g = openGeometryOf(s);
  if (isCover(g.groundAt(from))) return undefined;
  let best: Place | undefined;
  let least = reach;
  for (const place of theatre(s).covers) {
    if (!g.within(place, from, least)) continue;
    const far = g.distance(place, from);
    if (far > least || far === 0) continue;
    best = place;
    least = far;
  }
  return best;
}

/** What a table shows of a path being drawn: where it ends, how long it is, why it stops or is refused. */
export interface PathReach {
  readonly end: Place;
  /** In UD, rounded to 0.01. */
  readonly length: number;
  readonly stop: Trek['stop'];
  readonly refusal: Refusal | undefined;
  readonly locked: boolean;
  readonly noCombat: boolean;
}

export function reachAlong(s: State, walker: Walker, path: readonly Place[]): PathReach {
  const seen = foresee(s, walker, path);
  return {
    end: seen.end,
    length: Math.round(seen.length) / 100,
    stop: seen.stop,
    refusal: seen.refusal ?? checkEnd(s, walker, seen),
    locked: seen.locks !== NO_AREA,
    noCombat: seen.noCombat,
  };
}
