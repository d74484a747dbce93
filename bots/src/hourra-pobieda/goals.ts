// What a scenario asks of a side, read off its victory conditions: places to take, places to keep, and how far they are.
// Nothing here knows a scenario by name.
import {
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
}

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

/** Every place of a table of hexes; of the open table bases, set-up zones, and where groups stand. */
function everywhere(s: State): readonly Place[] {
  const { geometry: g, scenario } = theatre(s);
  if (g.kind === 'open')
    return [...g.bases.flat(), ...g.zones.flat(), ...s.groups.map(({ place }) => place)];
  const cells = scenario.table.width * scenario.table.height;
  return Array.from({ length: cells }, (_, cell) => cell as Place).filter((p) => g.onTable(p));
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
      const goal: Goal = { place, aim, weight, clauses, distance: routesTo(s, place) };
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
export function routesTo(s: State, goal: Place): (from: Place) => number {
  const g = geometry(s);
  if (g.kind === 'open') return (from) => g.distance(from, goal);
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
  return (from) => steps.get(from) ?? UNREACHABLE;
}
