// A suggested set-up (HP-A78): the one of the file, or, where it has none, one that is always possible.
import { type Geometry, isEnterable, type Place, type Traveller } from '../board/geometry.ts';
import { type DefaultSetup, GROUP_LIMIT, type Scenario, type SuggestedGroup } from './format.ts';
import { placeNamed } from './places.ts';
import { hasTrait, isSoft, pointsOf, type RosterElement, rosterOf, travellerOf } from './roster.ts';

export interface SetupGroup {
  readonly place: Place;
  /** Numbers within the side, from 0, ascending. */
  readonly elements: readonly number[];
  /** The number of an on-table reinforcement in the file; −1 for the starting forces. */
  readonly reinforcement: number;
}

export interface SuggestedSetup {
  readonly groups: readonly SetupGroup[];
  /** Numbers of groups, most urgent first: they get the entrenchments, highest level first (HP-W.5). */
  readonly entrench: readonly number[];
  readonly minefields: readonly Place[];
}

/** HP-A3: could all of these elements stand here? A road leads anybody anywhere (HP-A32). */
export const canStand = (geometry: Geometry, place: Place, traveller: Traveller): boolean =>
  isEnterable(geometry.groundAt(place), traveller) || geometry.onRoad(place);

/** HP-A78 (1): most points first, then by number; each into the first group with room. */
export function formGroups(elements: readonly RosterElement[]): RosterElement[][] {
  const groups: RosterElement[][] = [];
  const ordered = [...elements].sort(
    (a, b) => b.type.points - a.type.points || a.number - b.number,
  );
  for (const element of ordered) {
    const room = groups.find((group) => pointsOf(group) + element.type.points <= GROUP_LIMIT);
    if (room) room.push(element);
    else groups.push([element]);
  }
  return groups;
}

/** HP-A78 (2): those near an objective first; without objectives those near an enemy base. */
function inOrder(
  places: readonly Place[],
  scenario: Scenario,
  geometry: Geometry,
  side: number,
): Place[] {
  const objectives = (scenario.objectives ?? []).map((_, i) => i);
  const enemyBases = geometry.bases[1 - side]!.filter((base) => geometry.onTable(base));
  return byDistance(places, (place) =>
    objectives.length > 0
      ? Math.min(...objectives.map((objective) => geometry.distanceToObjective(objective, place)))
      : Math.min(...enemyBases.map((base) => geometry.distance(base, place))),
  );
}

function byDistance(places: readonly Place[], far: (place: Place) => number): Place[] {
  return places
    .map((place, i) => ({ place, i, far: far(place) }))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .map(({ place }) => place);
}

/** The elements that are set up on the table: `reinforcement` is −1 or that of an on-table reinforcement. */
export function setUpParts(
  scenario: Scenario,
  side: number,
): { readonly reinforcement: number; readonly elements: readonly RosterElement[] }[] {
  const roster = rosterOf(scenario, side);
  const { reinforcements = [] } = scenario.sides[side]!;
  const onTable = reinforcements.flatMap(({ mode }, i) => (mode === 'onTable' ? [i] : []));
  return [...onTable, -1].map((reinforcement) => ({
    reinforcement,
    elements: roster.filter((element) => element.reinforcement === reinforcement),
  }));
}

/** Where an on-table reinforcement may stand: its area, nearest to its base first. */
export function areaOf(
  scenario: Scenario,
  geometry: Geometry,
  side: number,
  reinforcement: number,
): readonly Place[] {
  const { bases, reinforcements = [] } = scenario.sides[side]!;
  const { base, radius } = reinforcements[reinforcement]!.area;
  const at = geometry.bases[side]![bases.findIndex(({ id }) => id === base)];
  return at === undefined || !geometry.onTable(at) ? [] : geometry.around(at, radius);
}

export interface Composed {
  readonly groups: readonly SetupGroup[];
  /** Numbers of these groups in the order of forming, the starting forces first. */
  readonly formed: readonly number[];
  /** The parts of the set-up for which there was no place left. */
  readonly homeless: readonly number[];
}

/** HP-A78 (1) and (2): on-table reinforcements first, then armoured cars, then the others. */
export function composeGroups(scenario: Scenario, geometry: Geometry, side: number): Composed {
  const groups: SetupGroup[] = [];
  const formed: { readonly part: number; readonly rank: number }[] = [];
  const homeless: number[] = [];
  const zone = inOrder(geometry.zones[side]!, scenario, geometry, side);
  for (const { reinforcement, elements } of setUpParts(scenario, side)) {
    const places = reinforcement < 0 ? zone : areaOf(scenario, geometry, side, reinforcement);
    for (const { group, rank } of placingOrder(formGroups(elements), reinforcement)) {
      const traveller = travellerOf(group);
      const place = places.find(
        (at) =>
          canStand(geometry, at, traveller) &&
          groups.every((other) => !geometry.inControlZone(at, other.place)),
      );
      if (place === undefined) homeless.push(reinforcement);
      else {
        groups.push({ place, elements: numbersOf(group), reinforcement });
        formed.push({ part: reinforcement, rank });
      }
    }
  }
  const order = groups.map((_, i) => i);
  order.sort((a, b) => formed[a]!.part - formed[b]!.part || formed[a]!.rank - formed[b]!.rank);
  return { groups, formed: order, homeless };
}

/** Of the starting forces those with armoured cars first: they cannot stand everywhere. */
function placingOrder(
  formed: readonly (readonly RosterElement[])[],
  reinforcement: number,
): { readonly group: readonly RosterElement[]; readonly rank: number }[] {
  const ranked = formed.map((group, rank) => ({ group, rank }));
  if (reinforcement >= 0) return ranked;
  const cars = ({ group }: { readonly group: readonly RosterElement[] }): boolean =>
    group.some((element) => hasTrait(element, 'armouredCar'));
  return [...ranked.filter(cars), ...ranked.filter((entry) => !cars(entry))];
}

const numbersOf = (group: readonly RosterElement[]): number[] =>
  group.map(({ number }) => number).sort((a, b) => a - b);

/** The suggested set-up of a side, of a scenario without errors. */
export function suggestedSetup(
  scenario: Scenario,
  geometry: Geometry,
  side: number,
): SuggestedSetup {
  const { defaultSetup, setup } = scenario.sides[side]!;
  const roster = rosterOf(scenario, side);
  if (defaultSetup?.taskGroups) return ofFile(defaultSetup, scenario, geometry, side, roster);
  const { groups, formed } = composeGroups(scenario, geometry, side);
  const hasSoft = (group: number): boolean =>
    groups[group]!.elements.some((number) => isSoft(roster[number]!));
  return {
    groups,
    entrench: formed.filter(hasSoft),
    minefields: inOrder(geometry.minefieldZones[side]!, scenario, geometry, side).slice(
      0,
      setup.minefields?.count ?? 0,
    ),
  };
}

function ofFile(
  { taskGroups = [], entrenchPriority = [], minefields = [] }: DefaultSetup,
  scenario: Scenario,
  geometry: Geometry,
  side: number,
  roster: readonly RosterElement[],
): SuggestedSetup {
  const taken = new Set<number>();
  return {
    groups: taskGroups.map((group) => ({
      place: placeNamed(geometry, scenario, placeText(group))!,
      elements: takeElements(group, scenario, side, roster, taken).elements,
      reinforcement: reinforcementOf(group, scenario, side),
    })),
    entrench: entrenchPriority.map((id) => taskGroups.findIndex((group) => group.id === id)),
    minefields: minefields.map((at) => placeNamed(geometry, scenario, String(at))!),
  };
}

/** A place as `Geometry.placeOf` reads it. */
export const placeText = ({ cell, at }: Pick<SuggestedGroup, 'cell' | 'at'>): string =>
  cell ?? String(at);

export const reinforcementOf = (group: SuggestedGroup, scenario: Scenario, side: number): number =>
  group.reinforcement === undefined
    ? -1
    : (scenario.sides[side]!.reinforcements ?? []).findIndex(
        ({ id }) => id === group.reinforcement,
      );

export interface Taken {
  readonly elements: readonly number[];
  /** `type:quality` of which there are not as many, with how many are missing. */
  readonly missing: readonly { readonly element: string; readonly count: number }[];
}

/** The first elements of each kind that no other group has taken. */
export function takeElements(
  group: SuggestedGroup,
  scenario: Scenario,
  side: number,
  roster: readonly RosterElement[],
  taken: Set<number>,
): Taken {
  const reinforcement = reinforcementOf(group, scenario, side);
  const elements: number[] = [];
  const missing: { element: string; count: number }[] = [];
  for (const [kind, count] of Object.entries(group.elements)) {
    const [type, quality = 'standard'] = kind.split(':');
    const free = roster.filter(
      (element) =>
        element.type.id === type &&
        element.quality === quality &&
        element.reinforcement === reinforcement &&
        !taken.has(element.number),
    );
    for (const { number } of free.slice(0, count)) {
      taken.add(number);
      elements.push(number);
    }
    if (free.length < count) missing.push({ element: kind, count: count - free.length });
  }
  return { elements: elements.sort((a, b) => a - b), missing };
}
