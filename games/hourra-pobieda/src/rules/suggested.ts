// HP-A78, HP-W.5: a set-up for a side, from the file where it has one.
import type { Place } from '../board/geometry.ts';
import type { SuggestedGroup } from '../scenario/format.ts';
import { GROUP_LIMIT } from '../scenario/format.ts';
import type { ElementId, SideId, State, Theatre } from '../state.ts';
import { enemyOf, NONE, theatre } from '../state.ts';
import { elementsOf } from '../theatre.ts';
import { hasSoft, pointsOf } from './groups.ts';
import { canStand } from './movement.ts';
import { allowedEntrenchments } from './placement.ts';

export interface Suggestion {
  readonly groups: readonly SuggestedPlace[];
  readonly mines: readonly Place[];
}

export interface SuggestedPlace {
  readonly place: Place;
  readonly elements: readonly ElementId[];
  readonly level: number;
}

export function suggestionFor(s: State, side: SideId): Suggestion {
  const t = theatre(s);
  const { defaultSetup } = t.scenario.sides[side]!;
  const listed = defaultSetup?.taskGroups;
  if (!listed) return proposal(s, side);
  const groups = fromFile(t, side, listed);
  const priority = (defaultSetup.entrenchPriority ?? []).map((id) =>
    listed.findIndex((group) => group.id === id),
  );
  const mines = (defaultSetup.minefields ?? []).flatMap((at) => {
    const place = t.geometry.placeOf(String(at));
    return place === undefined ? [] : [place];
  });
  return { groups: entrenched(s, side, groups, priority), mines: laid(s, side, mines) };
}

const laid = (s: State, side: SideId, places: readonly Place[]): readonly Place[] =>
  s.rules.minefields ? places.slice(0, theatre(s).minefields[side]!) : [];

/** The groups of the file, with the first elements of each kind that are left. */
function fromFile(t: Theatre, side: SideId, listed: readonly SuggestedGroup[]): Draft[] {
  const free = new Set(elementsOf(t, side));
  return listed.map((group) => {
    const of = t.reinforcements.findIndex(
      ({ id, side: owner }) => owner === side && id === group.reinforcement,
    );
    const elements: ElementId[] = [];
    for (const [key, count] of Object.entries(group.elements)) {
      const [type, quality = 'standard'] = key.split(':');
      const fitting = [...free].filter(
        (element) =>
          t.typeOf[element] === type &&
          t.qualityOf[element] === quality &&
          t.reinforcementOf[element] === of,
      );
      for (const element of fitting.slice(0, count)) {
        free.delete(element);
        elements.push(element);
      }
    }
    return { place: t.geometry.placeOf(group.cell ?? '') ?? NOT_PLACED, elements, level: 0 };
  });
}

const NOT_PLACED = NONE as Place;
interface Draft {
  place: Place;
  readonly elements: ElementId[];
  level: number;
}

/** HP-W.5: entries by falling level, then in file order, to the groups in this order. */
function entrenched(
  s: State,
  side: SideId,
  groups: readonly Draft[],
  order: readonly number[],
): readonly Draft[] {
  const levels = allowedEntrenchments(s, side)
    .flatMap((count, level) => new Array<number>(count).fill(level))
    .sort((a, b) => b - a);
  const t = theatre(s);
  const fit = order.flatMap((index) => {
    const group = groups[index];
    return group && hasSoft(t, group.elements) ? [group] : [];
  });
  for (const [i, group] of fit.entries()) group.level = levels[i] ?? 0;
  return groups;
}

/** HP-A78, where the file has no set-up. */
function proposal(s: State, side: SideId): Suggestion {
  const t = theatre(s);
  const groups = formed(t, side);
  const taken = new Set<Place>();
  const reserves = groups.filter(({ elements }) => t.reinforcementOf[elements[0]!] !== NONE);
  const cars = groups.filter(
    (group) =>
      !reserves.includes(group) && group.elements.some((element) => t.armouredCar[element]),
  );
  const others = groups.filter((group) => !reserves.includes(group) && !cars.includes(group));
  const zone = byNearness(t, side);
  for (const group of [...reserves, ...cars, ...others]) {
    const of = t.reinforcementOf[group.elements[0]!]!;
    const places = of === NONE ? zone : t.reinforcements[of]!.places;
    const place = places.find((p) => !taken.has(p) && canStand(s, group.elements, p));
    if (place === undefined) continue;
    group.place = place;
    taken.add(place);
  }
  const placed = groups.filter(({ place }) => place !== NOT_PLACED);
  const field = t.geometry.minefieldZones[side]!;
  return {
    groups: entrenched(
      s,
      side,
      placed,
      placed.map((_, i) => i),
    ),
    mines: laid(s, side, inOrder(t, side, field)),
  };
}

/** HP-A78 (1): by points, then by number, each into the first group with room. */
function formed(t: Theatre, side: SideId): Draft[] {
  const groups: Draft[] = [];
  const elements = elementsOf(t, side)
    .filter((element) => {
      const of = t.reinforcementOf[element]!;
      return of === NONE || t.reinforcements[of]!.onTable;
    })
    .sort((a, b) => t.points[b]! - t.points[a]! || a - b);
  for (const element of elements) {
    const host = groups.find(
      (group) =>
        t.reinforcementOf[group.elements[0]!] === t.reinforcementOf[element] &&
        pointsOf(t, group.elements) + t.points[element]! <= GROUP_LIMIT,
    );
    if (host) host.elements.push(element);
    else groups.push({ place: NOT_PLACED, elements: [element], level: 0 });
  }
  for (const group of groups) group.elements.sort((a, b) => a - b);
  return groups;
}

/** HP-A78 (2): the places of the zone, nearest to an objective or an enemy base first, then by id. */
const byNearness = (t: Theatre, side: SideId): Place[] => inOrder(t, side, t.geometry.zones[side]!);

function inOrder(t: Theatre, side: SideId, places: readonly Place[]): Place[] {
  const objectives = t.scenario.objectives ?? [];
  const bases = t.geometry.bases[enemyOf(side)]!;
  const nearness = (place: Place): number =>
    objectives.length > 0
      ? Math.min(...objectives.map((_, i) => t.geometry.distanceToObjective(i, place)))
      : Math.min(...bases.map((base) => t.geometry.distance(base, place)));
  const measured = places.map((place) => ({ place, far: nearness(place) }));
  measured.sort((a, b) => a.far - b.far || a.place - b.place);
  return measured.map(({ place }) => place);
}
