// What a scenario asks of a side, read off its victory conditions: places to take, places to keep, and how far they are.
// Nothing here knows a scenario by name.
import {
  type Crossing,
  type Geometry,
  geometry,
  holderOf,
  type Place,
  type SideId,
  type State,
  type Test,
  theatre,
  type VictoryTest,
} from '@motti/hourra-pobieda/parts';

/** A place that matters to a side, and how far every other place is from it. */
export interface Goal {
  readonly place: Place;
  /** To take what the enemy has, or to keep what they want. */
  readonly aim: 'take' | 'keep';
  readonly weight: number;
  readonly clauses: readonly VictoryTest[];
  readonly distance: (from: Place) => number;
  /** On the open table: the places that a way there leads over, the nearest first. */
  readonly route: (from: Place) => readonly Place[];
}

/** The ways to a place from anywhere. */
type Routes = Pick<Goal, 'distance' | 'route'>;

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

/** Every hex; on the open table its lattice, and where groups stand. */
function everywhere(s: State): readonly Place[] {
  const g = geometry(s);
  return g.kind === 'open' ? [...g.places, ...s.groups.map(({ place }) => place)] : g.places;
}

/** Who gains the condition by standing there. */
function gainer(test: Test, clause: VictoryTest): SideId {
  if (test.kind === 'not-controls' || test.kind === 'occupies' || test.kind === 'in-region')
    return test.side;
  return clause.side;
}

/** The places that count for a side: those it must take, and those that the enemy must. */
export function goalsFor(s: State, side: SideId): Goal[] {
  const goals: Goal[] = [];
  for (const clause of theatre(s).victory) {
    const weight = LEVEL_WEIGHT[clause.level] ?? 0.8;
    for (const test of clause.all) {
      const taker = gainer(test, clause);
      if (test.kind === 'holds-base' && holderOf(s, test.base) === taker) continue;
      const aim = taker === side ? 'take' : 'keep';
      const [place] = nearestFirst(s, placesOf(s, test), side);
      if (place === undefined) continue;
      const known = goals.findIndex((goal) => goal.place === place && goal.aim === aim);
      const clauses = known < 0 ? [clause] : [...goals[known]!.clauses, clause];
      const goal: Goal = { place, aim, weight, clauses, ...routesTo(s, place) };
      if (known < 0) goals.push(goal);
      else goals[known] = { ...goal, weight: Math.max(weight, goals[known]!.weight) };
    }
  }
  return goals;
}

/** One place of an objective is enough: the one that our groups are nearest to. */
function nearestFirst(s: State, places: readonly Place[], side: SideId): readonly Place[] {
  const g = geometry(s);
  const own = s.groups.filter((group) => (group.key & 1) === side);
  const far = (place: Place): number =>
    own.reduce((sum, group) => sum + g.distance(group.place, place), 0);
  return [...places].sort((a, b) => far(a) - far(b));
}

/** Where nothing leads. */
const UNREACHABLE = 30;

/** How many steps lead from anywhere to this place, round rivers and closed ground; groups do not stand in the way. */
export function routesTo(s: State, goal: Place): Routes {
  const g = geometry(s);
  if (g.kind === 'open') return openRoutes(s, goal);
  const steps = new Map<Place, number>([[goal, 0]]);
  const queue = [goal];
  for (const at of queue)
    for (const { to, barred, road } of g.steps(at, s.pontoons)) {
      const { terrain } = g.groundAt(to);
      if (barred || steps.has(to)) continue;
      if (!road && (terrain === 'water' || terrain === 'mountain')) continue;
      steps.set(to, (steps.get(at) ?? 0) + 1);
      queue.push(to);
    }
  // On hexes every step is listed.
  return { distance: (from) => steps.get(from) ?? UNREACHABLE, route: () => [] };
}

// ----------------------------------------------------------------------------------- open table

/** A lattice with more places than this is measured as the crow flies. */
const LARGEST = 1500;
/** Places so near are neighbours: those of converted hexes are 1 UD apart, those of the lattice 0.6. */
const BESIDE = 1.05;

/** What of a lattice follows from the map and its pontoons: neighbours with nothing between them, and ways that were asked for. */
interface Lattice {
  readonly pontoons: readonly Crossing[];
  readonly links: readonly (readonly number[])[];
  readonly routes: Map<Place, Routes>;
}
const LATTICES = new WeakMap<Geometry, Lattice>();
/** More goals than a match has; then they are found anew. */
const MOST_ROUTES = 200;

function latticeOf(s: State): Lattice {
  const g = geometry(s);
  const known = LATTICES.get(g);
  if (known && areSame(known.pontoons, s.pontoons)) return known;
  const isOpen = (place: Place): boolean => {
    const { terrain } = g.groundAt(place);
    return g.onRoad(place) || (terrain !== 'water' && terrain !== 'mountain');
  };
  const links = g.places.map((from) =>
    g.places.flatMap((to, i) =>
      to !== from &&
      g.within(from, to, BESIDE) &&
      isOpen(to) &&
      g.assaultCrosses(from, to, s.pontoons)
        ? [i]
        : [],
    ),
  );
  const lattice = { pontoons: [...s.pontoons], links, routes: new Map<Place, Routes>() };
  LATTICES.set(g, lattice);
  return lattice;
}

const areSame = (a: readonly Crossing[], b: readonly Crossing[]): boolean =>
  a.length === b.length && a.every((crossing, i) => crossing === b[i]);

function openRoutes(s: State, goal: Place): Routes {
  const g = geometry(s);
  if (g.places.length > LARGEST)
    return { distance: (from) => g.distance(from, goal), route: () => [goal] };
  const lattice = latticeOf(s);
  const known = lattice.routes.get(goal);
  if (known) return known;
  const found = alongLattice(g, lattice, goal);
  if (lattice.routes.size >= MOST_ROUTES) lattice.routes.clear();
  lattice.routes.set(goal, found);
  return found;
}

interface Beginning {
  readonly by: number;
  readonly length: number;
}
const MOST_BEGINNINGS = 2000;

/** Along the lattice from the goal; a place between is as far as the nearest of them and the way to it. */
function alongLattice(g: Geometry, { pontoons, links }: Lattice, goal: Place): Routes {
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
/** More places of a way than any group goes in one move. */
const FARTHEST = 7;
