// Who goes where: enough groups stay by what the enemy threatens, the rest go for the clause that is nearest to hand.
import {
  eliminatedPoints,
  enemyOf,
  GROUP_LIMIT,
  type Group,
  type GroupKey,
  geometry,
  groupsOf,
  isUnreleased,
  knownEnemies,
  type Place,
  pointsOf,
  type SideId,
  type State,
  sideOf,
  theatre,
  type VictoryTest,
} from '@motti/hourra-pobieda/parts';
import { defenceOf, ownValue } from './assaults.ts';
import { type Goal, goalsFor, routesTo, WAY_ROUND, wayAhead } from './goals.ts';
import type { Posture } from './posture.ts';

/** The goal of each group of a side. */
export type Orders = ReadonlyMap<GroupKey, Goal>;

/** An enemy this near to a place threatens it. */
const NEAR = 3;

export function ordersFor(s: State, side: SideId, posture: Posture): Orders {
  const goals = goalsFor(s, side);
  const free = groupsOf(s, side).filter((group) => !isUnreleased(s, group));
  const orders = new Map<GroupKey, Goal>();
  let spare = posture.guards * free.reduce((sum, group) => sum + ownValue(s, group), 0);
  const kept = goals.filter(({ aim }) => aim === 'keep').sort((a, b) => b.weight - a.weight);
  for (const goal of kept) watch(s, goal, side, free, orders);
  for (const goal of kept) spare -= guard(s, goal, side, free, orders, spare, posture.enough);
  send(s, free, spearhead(s, side, goals, free), orders);
  return orders;
}

/** To each place, the farthest first, the strong group that is nearest to it; then all others to those that are not held yet. */
function send(
  s: State,
  free: readonly Group[],
  targets: readonly Goal[],
  orders: Map<GroupKey, Goal>,
): void {
  const waiting = new Set(free);
  const far = (goal: Goal): number =>
    free.reduce((least, group) => Math.min(least, goal.distance(group.place)), 30);
  const farthest = [...targets].sort((a, b) => far(b) - far(a));
  const wanted = farthest.filter(({ held }) => !held);
  for (let round = 0; waiting.size > 0 && farthest.length > 0; round++)
    for (const goal of round === 0 || wanted.length === 0 ? farthest : wanted) {
      const group = fittest(s, [...waiting], goal);
      if (!group) return;
      waiting.delete(group);
      orders.set(group.key, goal);
    }
}

/** A group that is two stronger may come from a step farther away. */
function fittest(s: State, groups: readonly Group[], goal: Goal): Group | undefined {
  let best: Group | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const jam = isJammed(s, group, goal) ? JAM : 0;
    const cost = goal.distance(group.place) - 0.5 * ownValue(s, group) + jam;
    if (cost >= least) continue;
    best = group;
    least = cost;
  }
  return best;
}

/** Steps that it costs to wait until the way is free. */
const JAM = 4;

/** Does a friend who cannot be passed through (HP-A28) stand on the way? */
function isJammed(s: State, group: Group, goal: Goal): boolean {
  const g = geometry(s);
  const t = theatre(s);
  const points = pointsOf(t, group.elements);
  const next = wayAhead(g, group.place, goal);
  return groupsOf(s, sideOf(group.key)).some(
    (other) =>
      other !== group &&
      other.place !== goal.place &&
      points + pointsOf(t, other.elements) > GROUP_LIMIT &&
      (goal.detour(group.place, other.place) >= WAY_ROUND ||
        next.some((place) => g.inControlZone(place, other.place))),
  );
}

/** Somebody stays where the fall of a place ends the game at once, even when the enemies near it are only guessed at. */
function watch(
  s: State,
  goal: Goal,
  side: SideId,
  free: Group[],
  orders: Map<GroupKey, Goal>,
): void {
  const isFatal = goal.clauses.some(({ when, all }) => when === 'immediately' && all.length === 1);
  const isNear = (group: Group): boolean => goal.distance(group.place) <= NEAR;
  if (!isFatal || !groupsOf(s, enemyOf(side)).some(isNear)) return;
  const fit = (group: Group): number =>
    ownValue(s, group) + WATCH_STEP * Math.max(0, goal.distance(group.place) - 1);
  const [watchman] = [...free].sort((a, b) => fit(a) - fit(b));
  if (!watchman) return;
  free.splice(free.indexOf(watchman), 1);
  orders.set(watchman.key, goal);
}
/** Strength that a step less is worth in a watch. */
const WATCH_STEP = 2;

/** Takes the nearest groups off the free ones until they match what threatens the place; answers how strong they are. */
function guard(
  s: State,
  goal: Goal,
  side: SideId,
  free: Group[],
  orders: Map<GroupKey, Goal>,
  most: number,
  enough: number,
): number {
  let owed = 0;
  for (const enemy of knownEnemies(s, side))
    if (goal.distance(enemy.place) <= NEAR) owed += enough * ownValue(s, enemy);
  for (const [key, other] of orders)
    if (goal.distance(other.place) <= 1) owed -= strengthOf(s, key);
  free.sort((a, b) => goal.distance(a.place) - goal.distance(b.place));
  let used = 0;
  for (let group = free[0]; group && owed > used && used < most; group = free[0]) {
    free.shift();
    orders.set(group.key, goal);
    used += ownValue(s, group);
  }
  return used;
}

const strengthOf = (s: State, key: GroupKey): number => {
  const group = s.groups.find((other) => other.key === key);
  return group ? ownValue(s, group) : 0;
};

/** The places of the clause that promises most for its distance and resistance; or the enemy's weakest groups. */
function spearhead(
  s: State,
  side: SideId,
  goals: readonly Goal[],
  free: readonly Group[],
): readonly Goal[] {
  let best: readonly Goal[] = [];
  let most = 0;
  for (const clause of theatre(s).victory) {
    if (clause.side !== side) continue;
    const places = [
      ...goals.filter((goal) => goal.aim === 'take' && goal.clauses.includes(clause)),
      ...prey(s, side, clause),
    ];
    if (places.length === 0) continue;
    const worth = attraction(s, side, places, free);
    if (worth > most) [most, best] = [worth, places];
  }
  return best.length > 0 ? best : goals.filter(({ aim }) => aim === 'take');
}

function attraction(
  s: State,
  side: SideId,
  places: readonly Goal[],
  free: readonly Group[],
): number {
  let sum = 0;
  for (const goal of places) {
    let nearest = 30;
    for (const group of free) nearest = Math.min(nearest, goal.distance(group.place));
    let resistance = 0;
    for (const enemy of knownEnemies(s, side))
      if (goal.distance(enemy.place) <= 1) resistance += defenceOf(s, enemy);
    sum += goal.weight / (3 + nearest + 0.4 * resistance);
  }
  return sum / Math.sqrt(places.length);
}

/** Where a clause asks for losses of the enemy: the groups to hunt. */
function prey(s: State, side: SideId, clause: VictoryTest): Goal[] {
  const enemy = enemyOf(side);
  const wanted = clause.all.some(
    (test) =>
      test.kind === 'eliminated' &&
      test.side === enemy &&
      test.atLeast > 0 &&
      eliminatedPoints(s, enemy) < test.atLeast,
  );
  if (!wanted) return [];
  return knownEnemies(s, side)
    .sort((a, b) => defenceOf(s, a) - defenceOf(s, b))
    .slice(0, 3)
    .map((group) => hunted(s, group.place, clause, pointsOf(theatre(s), group.elements)));
}

const hunted = (s: State, place: Place, clause: VictoryTest, points: number): Goal => ({
  place,
  aim: 'take',
  held: false,
  weight: 0.5 + 0.05 * points,
  clauses: [clause],
  ...routesTo(s, place),
});
