// What a scenario asks of a side, read off its victory conditions: places to take, places to keep, and how far they are.
// Nothing here knows a scenario by name.
import {
  type Crossing,
  type Geometry,
  gainerOf,
  geometry,
  holderOf,
  holds,
  OpenGeometry,
  type Place,
  type SideId,
  type State,
  seenBy,
  type Test,
  theatre,
  type VictoryTest,
} from '@motti/hourra-pobieda/parts';

/** A place that matters to a side, and how far every other place is from it. */
export interface Goal {
  readonly place: Place;
  /** To take what the enemy has, or to keep what they want. */
  readonly aim: 'take' | 'keep';
  /** What is asked of it holds already: a guard is enough. */
  readonly held: boolean;
  readonly weight: number;
  readonly clauses: readonly VictoryTest[];
  readonly distance: (from: Place) => number;
  /** On the open table: the places that a way there leads over, the nearest first. */
  readonly route: (from: Place) => readonly Place[];
  /** On hexes: how much longer the way there is if it may not lead over this place. */
  readonly detour: (from: Place, over: Place) => number;
}

/** The ways to a place from anywhere. */
type Routes = Pick<Goal, 'distance' | 'route' | 'detour'>;

const LEVEL_WEIGHT: Readonly<Record<string, number>> = {
  dazzling: 1,
  decisive: 1,
  marginal: 0.8,
};

/** The places that a condition speaks of. */
function placesOf(s: State, test: Test): readonly Place[] {
  const { bases, geometry: g } = theatre(s);
  switch (test.kind) {
    case 'controls':
    case 'not-controls':
    case 'occupies':
      return everywhere(s).filter((place) => g.inObjective(test.objective, place));
    case 'holds-base':
      return [bases[test.base]!.place];
    case 'road-open':
      return [test.to];
    case 'in-region':
      return everywhere(s).filter((place) => g.inRegion(test.region, place));
    default:
      return [];
  }
}

/** On hexes the places of a condition are always the same. */
const PLACES = new WeakMap<Test, readonly Place[]>();

function knownPlacesOf(s: State, test: Test): readonly Place[] {
  if (geometry(s).kind === 'open') return placesOf(s, test);
  const known = PLACES.get(test);
  if (known) return known;
  const found = placesOf(s, test);
  PLACES.set(test, found);
  return found;
}

/** Every hex; on the open table its lattice, and where groups stand. */
function everywhere(s: State): readonly Place[] {
  const g = geometry(s);
  return g.kind === 'open' ? [...g.places, ...s.groups.map(({ place }) => place)] : g.places;
}

/** The places that count for a side: those it must take, and those that the enemy must. */
export function goalsFor(s: State, side: SideId): Goal[] {
  const goals: Goal[] = [];
  for (const clause of theatre(s).victory) {
    const weight = LEVEL_WEIGHT[clause.level] ?? 0.8;
    for (const test of clause.all) {
      const taker = gainerOf(test, clause);
      if (test.kind === 'holds-base' && holderOf(s, test.base) === taker) continue;
      const aim = taker === side ? 'take' : 'keep';
      const place = nearestOf(s, knownPlacesOf(s, test), side);
      if (place === undefined) continue;
      const held = holds(s, test, seenBy(side)) === (aim === 'take');
      const known = goals.findIndex((goal) => goal.place === place && goal.aim === aim);
      const clauses = known < 0 ? [clause] : [...goals[known]!.clauses, clause];
      const goal: Goal = { place, aim, held, weight, clauses, ...routesTo(s, place) };
      if (known < 0) goals.push(goal);
      else
        goals[known] = {
          ...goal,
          held: held && goals[known]!.held,
          weight: Math.max(weight, goals[known]!.weight),
        };
    }
  }
  return goals;
}

/** One place of an objective is enough: the one that our groups are nearest to. */
function nearestOf(s: State, places: readonly Place[], side: SideId): Place | undefined {
  if (places.length < 2) return places[0];
  const g = geometry(s);
  const own = s.groups.filter((group) => (group.key & 1) === side);
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    let far = 0;
    for (const group of own) far += g.distance(group.place, place);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** So many steps more are a long way round. */
export const WAY_ROUND = 3;
/** Where nothing leads. */
const UNREACHABLE = 30;

/** The ways to a place; what follows from the map and its pontoons is found once and kept with the table. */
export function routesTo(s: State, goal: Place): Routes {
  const kept = keptOf(s);
  const known = kept.routes.get(goal);
  if (known) return known;
  const g = geometry(s);
  const found = g.kind === 'open' ? openRoutes(g, kept, goal) : hexRoutes(g, kept.pontoons, goal);
  if (kept.routes.size >= MOST_ROUTES) kept.routes.clear();
  kept.routes.set(goal, found);
  return found;
}

interface Kept {
  readonly pontoons: readonly Crossing[];
  readonly routes: Map<Place, Routes>;
  /** On the open table: which places of its lattice are neighbours with nothing between them. */
  links?: readonly (readonly number[])[];
}
const KEPT = new WeakMap<Geometry, Kept>();
/** More goals than a match has; then they are found anew. */
const MOST_ROUTES = 200;

function keptOf(s: State): Kept {
  const g = geometry(s);
  const known = KEPT.get(g);
  if (known && areSame(known.pontoons, s.pontoons)) return known;
  const kept = { pontoons: [...s.pontoons], routes: new Map<Place, Routes>() };
  KEPT.set(g, kept);
  return kept;
}

const areSame = (a: readonly Crossing[], b: readonly Crossing[]): boolean =>
  a.length === b.length && a.every((crossing, i) => crossing === b[i]);

// ---------------------------------------------------------------------------------------- hexes

function hexRoutes(g: Geometry, pontoons: readonly Crossing[], goal: Place): Routes {
  const steps = stepsTo(g, pontoons, goal, undefined);
  const distance = (from: Place): number => steps.get(from) ?? UNREACHABLE;
  const without = new Map<Place, ReadonlyMap<Place, number>>();
  const detour = (from: Place, over: Place): number => {
    if (from === over) return 0;
    let round = without.get(over);
    if (!round) {
      round = stepsTo(g, pontoons, goal, over);
      without.set(over, round);
    }
    return (round.get(from) ?? UNREACHABLE) - distance(from);
  };
  // On hexes every step is listed.
  return { distance, route: () => [], detour };
}

/** How many steps lead from anywhere to this place, round rivers and closed ground. */
function stepsTo(
  g: Geometry,
  pontoons: readonly Crossing[],
  goal: Place,
  closed: Place | undefined,
): ReadonlyMap<Place, number> {
  const steps = new Map<Place, number>([[goal, 0]]);
  const queue = [goal];
  for (const at of queue)
    for (const { to, barred, road } of g.steps(at, pontoons)) {
      const { terrain } = g.groundAt(to);
      if (barred || to === closed || steps.has(to)) continue;
      if (!road && (terrain === 'water' || terrain === 'mountain')) continue;
      steps.set(to, (steps.get(at) ?? 0) + 1);
      queue.push(to);
    }
  return steps;
}

// ----------------------------------------------------------------------------------- open table

/** A lattice with more places than this is measured as the crow flies. */
const LARGEST = 1500;
/** Places so near are neighbours: those of converted hexes are 1 UD apart, those of the lattice 0.6. */
const BESIDE = 1.05;

function linksOf(g: Geometry, kept: Kept): readonly (readonly number[])[] {
  if (kept.links) return kept.links;
  const isOpen = (place: Place): boolean => {
    const { terrain } = g.groundAt(place);
    return g.onRoad(place) || (terrain !== 'water' && terrain !== 'mountain');
  };
  kept.links = g.places.map((from) =>
    g.places.flatMap((to, i) =>
      to !== from &&
      g.within(from, to, BESIDE) &&
      isOpen(to) &&
      g.assaultCrosses(from, to, kept.pontoons)
        ? [i]
        : [],
    ),
  );
  return kept.links;
}

/** There the places of a way are looked at instead. */
const noDetour = (): number => 0;

function openRoutes(g: Geometry, kept: Kept, goal: Place): Routes {
  if (g.places.length > LARGEST)
    return { distance: (from) => g.distance(from, goal), route: () => [goal], detour: noDetour };
  return { ...alongLattice(g, kept, goal), detour: noDetour };
}

interface Beginning {
  readonly by: number;
  readonly length: number;
}
const MOST_BEGINNINGS = 2000;

/** Along the lattice from the goal; a place between is as far as the nearest of them and the way to it. */
function alongLattice(g: Geometry, kept: Kept, goal: Place): Omit<Routes, 'detour'> {
  const { pontoons } = kept;
  const links = linksOf(g, kept);
  const after = g.places.map(() => -1);
  const far = g.places.map((place) =>
    g.within(place, goal, BESIDE) && g.assaultCrosses(place, goal, pontoons)
      ? g.distance(place, goal)
      : UNREACHABLE,
  );
  const queue = far.flatMap((length, i) => (length < UNREACHABLE ? [i] : []));
  for (const at of queue)
    for (const to of links[at]!) {
      const longer = far[at]! + g.distance(g.places[at]!, g.places[to]!);
      if (longer >= far[to]! - 0.01) continue;
      far[to] = longer;
      after[to] = at;
      queue.push(to);
    }
  /** The place of the lattice that the way begins with; −1: straight to the goal, or nowhere. */
  const begin = (from: Place): Beginning => {
    let by = -1;
    let length = g.distance(from, goal) <= BESIDE ? g.distance(from, goal) : UNREACHABLE;
    for (const [i, place] of g.places.entries()) {
      if (far[i]! >= length || !g.within(from, place, BESIDE)) continue;
      const way = far[i]! + g.distance(from, place);
      if (way >= length || !g.assaultCrosses(from, place, pontoons)) continue;
      length = way;
      by = i;
    }
    return { by, length };
  };
  const beginnings = new Map<Place, Beginning>();
  const first = (from: Place): Beginning => {
    const known = beginnings.get(from);
    if (known) return known;
    const found = begin(from);
    if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear();
    beginnings.set(from, found);
    return found;
  };
  const route = (from: Place): readonly Place[] => {
    const places: Place[] = [];
    for (let i = first(from).by; i >= 0 && places.length < FARTHEST; i = after[i]!)
      if (g.places[i] !== from) places.push(g.places[i]!);
    return places.at(-1) === goal || goal === from ? places : [...places, goal];
  };
  return { distance: (from) => first(from).length, route };
}

/** How far ahead a way is looked at, and how closely, in hundredths of a UD. */
const AHEAD = 200;
const EVERY = 25;

/** On the open table: places along the next part of the way to a goal. */
export function wayAhead(g: Geometry, from: Place, goal: Goal): readonly Place[] {
  if (!(g instanceof OpenGeometry)) return [];
  const places: Place[] = [];
  let before = from;
  for (const to of goal.route(from)) {
    const length = Math.round(100 * g.distance(before, to));
    for (let far = EVERY; far < length; far += EVERY) places.push(g.towards(before, to, far) ?? to);
    places.push(to);
    before = to;
    if (places.length * EVERY >= AHEAD) break;
  }
  return places;
}

/** More places of a way than any group goes in one move. */
const FARTHEST = 7;
