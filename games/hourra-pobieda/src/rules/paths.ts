// HP-D8, HP-G12: paths on the open table: is a drawn one legal, where does it end, and which are worth offering?
import type { Refusal } from '@motti/engine';
import { MOST_SPOTS, readSpot, spotLabel } from '../actions.ts';
import { NO_AREA, type Place } from '../board/geometry.ts';
import type { OpenGeometry } from '../board/open.ts';
import { refuse } from '../refusal.ts';
import type { Group, State } from '../state.ts';
import { geometry, sideOf, theatre } from '../state.ts';
import { nameOf, placeAt, spotOf } from '../theatre.ts';
import { moveEnded, reachOf, takesIn, type Walker } from './movement.ts';
import { type Marching, openGeometryOf, type Trek, Trekker } from './trek.ts';

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
  planningFor(s, walker).trekker.go(path);

/** A walker, and whoever goes its paths in thought. */
interface Planning {
  readonly walker: Walker;
  readonly trekker: Trekker;
}
const planningFor = (s: State, walker: Walker): Planning => ({
  walker,
  trekker: new Trekker(s, planned(walker)),
});

/** HP-G12; a refusal names the nearest legal stop on the way. */
export function checkPath(s: State, walker: Walker, text: string): Refusal | undefined {
  const group = nameOf(theatre(s), walker.place);
  if (geometry(s).kind !== 'open') return refuse('HP-D8', 'no-paths', { group });
  if (walker.stopped) return moveEnded(s, walker);
  if (walker.mined) return refuse('HP-7d', 'own-mines', { group });
  const path = readPath(s, text);
  if (!path || path[0] === walker.place) return refuse('HP-G20', 'no-path', { most: MOST_SPOTS });
  const planning = planningFor(s, walker);
  const seen = planning.trekker.go(path);
  const refusal = seen.refusal?.() ?? checkEnd(s, walker, seen);
  if (!refusal) return undefined;
  const best = shortened(s, planning, path, seen);
  if (!best) return refusal;
  const { end } = planning.trekker.go(best);
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

const isLegal = (s: State, { walker, trekker }: Planning, path: readonly Place[]): boolean => {
  const seen = trekker.go(path);
  return !seen.refusal && seen.length > 0 && !checkEnd(s, walker, seen);
};

/** Rounding may put a shortened path a hundredth too far: then a little less. */
const BACK = [0, 1, 3, 8, 20] as const;
/** A shorter walk is none. */
const LEAST = 5;

/** The longest legal beginning of a path. */
function shortened(
  s: State,
  planning: Planning,
  path: readonly Place[],
  seen: Trek,
): readonly Place[] | undefined {
  const g = openGeometryOf(s);
  const before = path.slice(0, seen.leg);
  const from = before.at(-1) ?? planning.walker.place;
  for (const back of BACK) {
    const length = seen.onLeg - back;
    if (length < LEAST) break;
    const to = g.towards(from, path[seen.leg]!, length);
    if (to === undefined || to === from) continue;
    const shorter = [...before, to];
    if (isLegal(s, planning, shorter)) return shorter;
  }
  return before.length > 0 && isLegal(s, planning, before) ? before : undefined;
}

// ------------------------------------------------------------------------------------ selection

/** How many ways of each kind are offered: to a whole group, and to one that goes on or a part that splits off. */
interface Selection {
  readonly objective: boolean;
  readonly enemies: number;
  readonly friend: boolean;
  readonly roads: number;
  readonly ring: number;
}
const WHOLE: Selection = { objective: true, enemies: 2, friend: true, roads: 2, ring: 6 };
const PART: Selection = { objective: true, enemies: 1, friend: true, roads: 1, ring: 3 };
/** Where nothing else leads out: every direction that there is. */
const ANYWHERE: Selection = { objective: false, enemies: 0, friend: false, roads: 0, ring: 24 };

/** A fair selection: a ring of directions, objectives, contact, friends, cover and the road; no more than are asked for. */
export function pathsFrom(
  s: State,
  walker: Walker,
  most = Number.POSITIVE_INFINITY,
): (readonly Place[])[] {
  const reach = reachOf(s, walker);
  if (walker.stopped || walker.mined || reach <= 0) return [];
  const planning = planningFor(s, walker);
  const found: (readonly Place[])[] = [];
  const look = (selection: Selection): void => {
    for (const wish of new Wishes(s, walker, reach).all(selection)) {
      if (found.length >= most) return;
      const path = legalBeginning(s, planning, wish);
      if (path && !found.some((known) => isSamePath(known, path))) found.push(path);
    }
  };
  const isPart = walker.parent >= 0;
  look(isPart || walker.steps > 0 ? PART : WHOLE);
  // HP-A26: a part must leave, so it is offered a way if there is one.
  if (found.length === 0 && isPart && walker.steps === 0) look(ANYWHERE);
  return found;
}

const isSamePath = (a: readonly Place[], b: readonly Place[]): boolean =>
  a.length === b.length && a.every((place, i) => place === b[i]);

/** The path itself, or the longest beginning of it that is legal. */
export const legalPart = (
  s: State,
  walker: Walker,
  path: readonly Place[],
): readonly Place[] | undefined => legalBeginning(s, planningFor(s, walker), path);

function legalBeginning(
  s: State,
  planning: Planning,
  path: readonly Place[],
): readonly Place[] | undefined {
  const { walker, trekker } = planning;
  if (path[0] === walker.place || path.length === 0) return undefined;
  const seen = trekker.go(path);
  if (!seen.refusal) return seen.length > 0 && !checkEnd(s, walker, seen) ? path : undefined;
  return seen.length < LEAST ? undefined : shortened(s, planning, path, seen);
}

interface Target {
  readonly place: Place;
  /** In UD. */
  readonly far: number;
}

/** Where somebody might like to go. Whoever goes nowhere in particular goes from anchor to anchor: what follows from those is kept. */
class Wishes {
  readonly #s: State;
  readonly #g: OpenGeometry;
  readonly #walker: Walker;
  readonly #reach: number;
  /** In hundredths. */
  readonly #most: number;
  /** Places that somebody has wished to go straight to. */
  readonly #wished: Place[] = [];

  constructor(s: State, walker: Walker, reach: number) {
    this.#s = s;
    this.#g = openGeometryOf(s);
    this.#walker = walker;
    this.#reach = reach;
    this.#most = Math.round(reach * 100);
  }

  /** One after another: often the first will do. */
  *all({ objective, enemies, friend, roads, ring }: Selection): Generator<readonly Place[]> {
    const ahead = this.#g.ways.from(this.#walker.place, this.#most);
    if (objective) yield* this.#straight(ahead.objective);
    if (enemies > 0)
      for (const target of this.#groups(false, this.#reach + 1).slice(0, enemies))
        yield* this.#straight(this.#intoContact(target));
    if (friend) yield* this.#straight(this.#friend());
    yield* this.#straight(ahead.cover);
    if (roads > 0) yield* ahead.roads(roads);
    for (let i = 0; i < ring; i++) yield* this.#straight(ahead.bearing(i * (24 / ring)));
  }

  /** Nowhere twice. */
  #straight(to: Place | undefined): readonly (readonly Place[])[] {
    if (to === undefined || to === this.#walker.place || this.#wished.includes(to)) return [];
    this.#wished.push(to);
    return [[to]];
  }

  #intoContact({ place, far }: Target): Place | undefined {
    const short = Math.round(far * 100) - 100;
    if (short <= 0) return undefined;
    return this.#g.towards(this.#walker.place, place, Math.min(this.#most, short));
  }

  /** The nearest who takes the walker in. */
  #friend(): Place | undefined {
    const { elements } = this.#walker;
    const friends = this.#groups(true, this.#reach);
    return friends.find(({ group }) => takesIn(this.#s, elements, group))?.place;
  }

  /** Friends, or the enemies that are known of, the nearest first. */
  #groups(friends: boolean, radius: number): (Target & { readonly group: Group })[] {
    const { side, key, place: from } = this.#walker;
    const targets: (Target & { readonly group: Group })[] = [];
    for (const group of this.#s.groups) {
      const { place } = group;
      if ((sideOf(group.key) === side) !== friends) continue;
      if (friends ? group.key === key || place === from : group.concealed === 1) continue;
      if (!this.#g.within(place, from, radius)) continue;
      targets.push({ group, place, far: this.#g.distance(place, from) });
    }
    return targets.sort(byDistance);
  }
}

/** HP-A75: equally far, by location: the order of groups is not for the enemy to see. */
const byDistance = (a: Target, b: Target): number => a.far - b.far || a.place - b.place;

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
    refusal: seen.refusal?.() ?? checkEnd(s, walker, seen),
    locked: seen.locks !== NO_AREA,
    noCombat: seen.noCombat,
  };
}
