// A sequence: which group acts next, and with what whole activation. Plans are found by playing them on a copy.
import type { Random, Side } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import {
  enemyOf,
  findGroup,
  type Group,
  geometry,
  isKnownTo,
  legalPart,
  type Place,
  placeAt,
  pointsOf,
  printPath,
  type SideId,
  sideName,
  sideOf,
  theatre,
  topStep,
  walkerOf,
} from '@motti/hourra-pobieda/parts';
import { defenceOf, expectedGain, likelySupport, ownValue, promise } from './assaults.ts';
import { aims } from './evaluation.ts';
import type { Goal } from './goals.ts';
import { type Orders, ordersFor } from './orders.ts';
import { jams, type Ways, waysOf } from './ways.ts';

/** In the worth of one element: what a plan must promise before it is worth its tokens. */
const LEAST = 0.15;
/** What a Blue token is worth while there are few. */
const BLUE_COST = 0.15;
/** What a point one step nearer to its goal is worth. */
const STEP = 0.12;
const TRENCH = 0.06;
/** A clause fulfilled is worth so many elements. */
const AIM = 8;
/** Standing where a stronger enemy can strike costs. */
const FEAR = 0.2;
/** Standing in the way of a friend costs. */
const JAM = 0.35;
const HIT = 0.9;
const MOST_PLACES = 60;
const LONG_WAY = 5;

/** Where everybody is going, and by what way. */
interface Plans {
  readonly orders: Orders;
  readonly ways: Ways;
}

interface Plan {
  readonly actions: readonly Action[];
  readonly worth: number;
}

/** The best activation of all groups, or the end of the sequence. */
export const nextActivation = (s: State, side: SideId, random: Random): readonly Action[] =>
  activations(s, side, random)[0] ?? [{ kind: 'end' }];

/** The best activation of each group that has one worth its tokens, the most promising first. */
export function activations(s: State, side: SideId, random: Random): (readonly Action[])[] {
  const orders = ordersFor(s, side);
  const plans: Plans = { orders, ways: waysOf(s, side, orders) };
  const found: Plan[] = [];
  for (const action of hourraPobieda.choices(s, sideName(side))) {
    const plan =
      action.kind === 'activate'
        ? bestOf(s, side, action, plans, random)
        : action.kind === 'raid'
          ? { actions: [action], worth: raidWorth(s, side, action) }
          : undefined;
    if (plan && plan.worth > LEAST) found.push(plan);
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ actions }) => actions);
}

/** HP-5: whites that are plenty are thrown at a target that they can hurt. */
function raidWorth(s: State, side: SideId, action: Extract<Action, { kind: 'raid' }>): number {
  const place = placeAt(theatre(s), action.at);
  const target = s.groups.find((g) => g.place === place && sideOf(g.key) !== side);
  if (!target) return 0;
  const hit = Math.max(0, 4 - target.level) / 6;
  const tokens = action.tokens + action.antiTank;
  return tokens * (hit * HIT - 0.45);
}

/** The best thing this group could do now, by playing everything sensible on copies. */
function bestOf(
  s: State,
  side: SideId,
  activate: Action,
  plans: Plans,
  random: Random,
): Plan | undefined {
  const name = sideName(side);
  const start = hourraPobieda.clone(s);
  const before = start.groups.find(
    (group) =>
      activate.kind === 'activate' &&
      group.place === placeAt(theatre(s), activate.at) &&
      sideOf(group.key) === side,
  );
  if (!before) return undefined;
  const standing = standingOf(s, before, side, plans);
  const lead = leadInAims(s, side);
  hourraPobieda.apply(start, name, activate);
  let best: Plan | undefined;
  for (const declare of declarations(start, name)) {
    const declared = hourraPobieda.clone(start);
    const blue = blueOf(declared, side);
    hourraPobieda.apply(declared, name, declare);
    const cost =
      (BLUE_COST * (blue - blueOf(declared, side))) / (1 + 0.2 * blue) -
      worksWorth(declare, before, plans.orders);
    for (const moved of movesFrom(declared, side, plans.orders.get(before.key))) {
      const group = findGroup(moved.state, before.key);
      // A group that is gone has joined another.
      const gain =
        (group ? standingOf(moved.state, group, side, plans) - standing : 0) +
        (group && mattersTo(s, before.place, group.place)
          ? AIM * (leadInAims(moved.state, side) - lead)
          : 0);
      const combat = combatOf(moved.state, side, random);
      const worth = gain + combat.worth - cost;
      if (best && worth <= best.worth) continue;
      best = { actions: [activate, declare, ...moved.actions, ...combat.actions], worth };
    }
  }
  return best;
}

const leadInAims = (s: State, side: SideId): number => aims(s, side) - aims(s, enemyOf(side));

/** Only a move into or out of what conditions speak of can change them. */
function mattersTo(s: State, from: Place, to: Place): boolean {
  const { geometry: g, objectives, bases, victory } = theatre(s);
  if (from === to) return false;
  return (
    objectives.some((o) => g.inObjective(o, from) !== g.inObjective(o, to)) ||
    bases.some(({ place }) => g.takesBase(to, place)) ||
    victory.some(({ all }) => all.some(({ kind }) => kind === 'road-open' || kind === 'in-region'))
  );
}

/** A bridge is worth building where the way round is long; depots are left to people. */
function worksWorth(declare: Action, group: Group, orders: Orders): number {
  if (declare.kind !== 'declare' || declare.works !== 'pontoon') return 0;
  const goal = orders.get(group.key);
  return goal && goal.aim === 'take' && goal.distance(group.place) > LONG_WAY ? 0.5 : 0;
}

const blueOf = (s: State, side: SideId): number => s.stocks[side]?.[0] ?? 0;
const active = (s: State): Group | undefined => (s.active ? findGroup(s, s.active.key) : undefined);

/** Splitting and banzai are left to people. */
const declarations = (s: State, side: Side): readonly Action[] =>
  hourraPobieda.choices(s, side).filter((action) => action.kind === 'declare' && !action.banzai);

interface Moved {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Every place the active group can end on, by the first way that is found. */
function movesFrom(s: State, side: SideId, goal: Goal | undefined): readonly Moved[] {
  const name = sideName(side);
  // A hidden group's question says nothing of what it does (HP-A76), so the step itself is asked.
  const isMoving = (state: State): boolean => topStep(state) === 'move';
  if (!isMoving(s)) return [{ state: s, actions: [] }];
  const reached = new Set<Place>();
  const open: Moved[] = [{ state: s, actions: [] }];
  const ends: Moved[] = [];
  for (const { state, actions } of open) {
    if (ends.length >= MOST_PLACES) break;
    if (!isMoving(state)) {
      ends.push({ state, actions });
      continue;
    }
    const stopped = hourraPobieda.clone(state);
    hourraPobieda.apply(stopped, name, STOP);
    ends.push({ state: stopped, actions: [...actions, STOP] });
    for (const step of [...hourraPobieda.choices(state, name), ...marches(state, goal)]) {
      if (step.kind === 'walk') {
        // On the open table a path is a whole move: what it leaves of the allowance is left to people.
        const next = hourraPobieda.clone(state);
        hourraPobieda.apply(next, name, step);
        const over = !isMoving(next);
        if (!over) hourraPobieda.apply(next, name, STOP);
        ends.push({ state: next, actions: over ? [...actions, step] : [...actions, step, STOP] });
      }
      if (step.kind !== 'step') continue;
      const place = placeAt(theatre(state), step.to);
      if (place === undefined || reached.has(place)) continue;
      reached.add(place);
      const next = hourraPobieda.clone(state);
      hourraPobieda.apply(next, name, step);
      open.push({ state: next, actions: [...actions, step] });
    }
  }
  return ends;
}

/** HP-G12: on the open table the way to the goal, as far as each of its places or as far as it is legal. */
function marches(s: State, goal: Goal | undefined): readonly Action[] {
  if (!goal || !s.active || geometry(s).kind === 'hex') return [];
  const walker = walkerOf(s, s.active);
  const route = goal.route(walker.place);
  const found: Action[] = [];
  for (let length = 1; length <= route.length; length++) {
    const whole = route.slice(0, length);
    const path = legalPart(s, walker, whole);
    if (path) found.push({ kind: 'walk', path: printPath(s, path) });
    if (path !== whole) break;
  }
  return found;
}

const STOP: Action = { kind: 'stop' };
const DONE: Action = { kind: 'done' };

/** What the group does once it stands: the best assault, the best shot, or nothing. */
function combatOf(s: State, side: SideId, random: Random): Plan {
  const group = active(s);
  if (!group || topStep(s) !== 'combat') return { actions: [], worth: 0 };
  let best: Plan = { actions: [DONE], worth: 0 };
  for (const action of hourraPobieda.choices(s, sideName(side))) {
    const worth = combatWorth(s, side, group, action);
    if (worth > best.worth || (worth === best.worth && worth > 0 && random(2) === 0))
      best = { actions: [action], worth };
  }
  return best;
}

function combatWorth(s: State, side: SideId, group: Group, action: Action): number {
  if (action.kind !== 'assault' && action.kind !== 'fire') return 0;
  const place = placeAt(theatre(s), action.at);
  const target = s.groups.find((other) => other.place === place && sideOf(other.key) !== side);
  if (!target) return 0;
  if (action.kind === 'assault') return promise(s, group, target);
  const threshold = action.colour === 'red' ? 4 : action.colour === 'green' ? 3 : 2;
  const chance = Math.max(0, threshold - target.level) / 6;
  return chance * HIT - 0.3 / (1 + 0.15 * likelySupport(s, side)) ** 2;
}

/** How well a group stands: near its goal, not where it will be beaten, in its trenches. */
function standingOf(s: State, group: Group, side: SideId, { orders, ways }: Plans): number {
  const goal = orders.get(group.key);
  const points = pointsOf(theatre(s), group.elements);
  const away = goal ? goal.weight * Math.min(15, goal.distance(group.place)) : 0;
  const feared = FEAR * threat(s, group, side) + JAM * jams(s, ways, group);
  return -STEP * points * away - feared + TRENCH * group.level;
}

/** What the strongest known enemy in contact promises itself against this group. */
function threat(s: State, group: Group, side: SideId): number {
  const g = geometry(s);
  let worst = 0;
  for (const enemy of s.groups) {
    if (sideOf(enemy.key) === side || !isKnownTo(enemy, side)) continue;
    if (!g.within(enemy.place, group.place, 2)) continue;
    const lead =
      ownValue(s, enemy) +
      likelySupport(s, enemyOf(side)) -
      defenceOf(s, group) -
      likelySupport(s, side);
    worst = Math.max(worst, expectedGain(lead));
  }
  return worst;
}
