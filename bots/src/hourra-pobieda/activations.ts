// A sequence: which group acts next, and with what whole activation. Plans are found by playing them on a copy.
import type { Random, Side } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import {
  blueOf,
  enemyOf,
  findGroup,
  type Group,
  geometry,
  groupsOf,
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
import { aims, dearness, timeLeft } from './evaluation.ts';
import { fireWorth, raidWorth } from './fire.ts';
import type { Goal } from './goals.ts';
import { type Orders, ordersFor } from './orders.ts';
import { EASY, type Posture } from './posture.ts';
import { jams, type Ways, waysOf } from './ways.ts';

/** Standing in the way of a friend costs. */
const JAM = 0.35;
/** Elements that a minefield takes. */
const MINES = 0.42;
const MOST_PLACES = 60;
const LONG_WAY = 5;

/** Where everybody is going, by what way, and how they go about it. */
interface Plans {
  readonly orders: Orders;
  readonly ways: Ways;
  readonly posture: Posture;
}

interface Plan {
  readonly actions: readonly Action[];
  readonly worth: number;
}

function plansOf(s: State, side: SideId, posture: Posture): Plans {
  const orders = ordersFor(s, side, posture);
  return { orders, ways: waysOf(s, side, orders), posture };
}

/** The best activation of all groups, or the end of the sequence. */
export const nextActivation = (
  s: State,
  side: SideId,
  random: Random,
  posture: Posture,
): readonly Action[] => activations(s, side, random, posture)[0] ?? [{ kind: 'end' }];

/** The best activation of each group that has one worth its tokens, the most promising first. */
export function activations(
  s: State,
  side: SideId,
  random: Random,
  posture: Posture = EASY,
): (readonly Action[])[] {
  const plans = plansOf(s, side, posture);
  const found: Plan[] = [];
  for (const action of hourraPobieda.choices(s, sideName(side))) {
    const plan =
      action.kind === 'activate'
        ? bestOf(s, side, action, plans, random)
        : action.kind === 'raid'
          ? raid(s, side, action, posture)
          : undefined;
    if (plan && plan.worth > posture.least) found.push(plan);
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ actions }) => actions);
}

/**
 * Activations that differ: for each group the best assault and the best shot on each enemy, and the best place to go to;
 * raids too. The most promising first, whether they are worth their tokens or not.
 */
export function alternatives(
  s: State,
  side: SideId,
  random: Random,
  posture: Posture,
): (readonly Action[])[] {
  const plans = plansOf(s, side, posture);
  const found = new Map<string, Plan>();
  const add = (key: string, plan: Plan): void => {
    const known = found.get(key);
    if (!known || plan.worth > known.worth) found.set(key, plan);
  };
  for (const action of hourraPobieda.choices(s, sideName(side)))
    if (action.kind === 'raid') add(`raid ${action.at}`, raid(s, side, action, posture));
    else if (action.kind === 'activate')
      for (const { declared, before, cost, actions } of declaredFrom(s, side, action, plans))
        for (const { moved, gain } of prospectsOf(declared, before, plans)) {
          const combat = combatOf(moved.state, side, random, posture);
          const after = findGroup(moved.state, before.key);
          const fight = combat.actions.find(({ kind }) => kind === 'assault' || kind === 'fire');
          // Who stays as they are has done nothing.
          if (!fight && after && isAsBefore(before, after)) continue;
          const what = fight && 'at' in fight ? `${fight.kind} ${fight.at}` : 'go';
          add(`${action.at} ${what}`, {
            actions: [...actions, ...moved.actions, ...combat.actions],
            worth: gain + combat.worth - cost,
          });
        }
  return [...found.values()].sort((a, b) => b.worth - a.worth).map(({ actions }) => actions);
}

const raid = (
  s: State,
  side: SideId,
  action: Extract<Action, { kind: 'raid' }>,
  posture: Posture,
): Plan => ({
  actions: [action],
  worth: raidWorth(s, side, action, posture) - blueCost(s, side, posture),
});

const isAsBefore = (before: Group, after: Group): boolean =>
  after.place === before.place && after.level === before.level && after.works === before.works;

interface Declared {
  readonly declared: State;
  /** The group as it was. */
  readonly before: Group;
  /** What the declaration costs, less what it builds. */
  readonly cost: number;
  readonly actions: readonly Action[];
}

/** The ways in which a group can be activated. */
function* declaredFrom(
  s: State,
  side: SideId,
  activate: Extract<Action, { kind: 'activate' }>,
  { orders, posture }: Plans,
): Iterable<Declared> {
  const name = sideName(side);
  const place = placeAt(theatre(s), activate.at);
  const before = groupsOf(s, side).find((group) => group.place === place);
  if (!before) return;
  const start = hourraPobieda.clone(s);
  hourraPobieda.apply(start, name, activate);
  for (const declare of declarations(start, name)) {
    const declared = hourraPobieda.clone(start);
    hourraPobieda.apply(declared, name, declare);
    const spent = blueOf(s, side) - blueOf(declared, side);
    const cost = spent * blueCost(s, side, posture) - worksWorth(declare, before, orders);
    yield { declared, before, cost, actions: [activate, declare] };
  }
}

/** The best thing this group could do now, by playing everything sensible on copies. */
function bestOf(
  s: State,
  side: SideId,
  activate: Extract<Action, { kind: 'activate' }>,
  plans: Plans,
  random: Random,
): Plan | undefined {
  let best: Plan | undefined;
  for (const { declared, before, cost, actions } of declaredFrom(s, side, activate, plans)) {
    const rest = bestRest(declared, before, plans, random, best ? best.worth + cost : undefined);
    if (rest) best = { actions: [...actions, ...rest.actions], worth: rest.worth - cost };
  }
  return best;
}

/** HP-7, HP-3: with what an activation goes on when dice have fallen in its midst. */
export function restOfActivation(
  s: State,
  side: SideId,
  random: Random,
  posture: Posture,
): readonly Action[] | undefined {
  const group = active(s);
  if (!group || sideOf(group.key) !== side) return undefined;
  const rest = bestRest(s, group, plansOf(s, side, posture), random, undefined);
  return rest && rest.actions.length > 0 ? rest.actions : undefined;
}

/** What a group could do from here that promises most, and more than this. */
function bestRest(
  s: State,
  before: Group,
  plans: Plans,
  random: Random,
  least: number | undefined,
): Plan | undefined {
  let best: Plan | undefined;
  for (const { moved, gain } of prospectsOf(s, before, plans)) {
    const combat = combatOf(moved.state, sideOf(before.key), random, plans.posture);
    const worth = gain + combat.worth;
    const beaten = best?.worth ?? least;
    if (beaten !== undefined && worth <= beaten) continue;
    best = { actions: [...moved.actions, ...combat.actions], worth };
  }
  return best;
}

interface Prospect {
  readonly moved: Moved;
  /** What it is worth to stand there, before any fight. */
  readonly gain: number;
}

/** Where a group could go from here, and what each place would gain it. */
function* prospectsOf(s: State, before: Group, plans: Plans): Iterable<Prospect> {
  const side = sideOf(before.key);
  const standing = standingOf(s, before, side, plans);
  const lead = leadInAims(s, side);
  for (const moved of movesFrom(s, side, plans.orders.get(before.key), plans.posture.breadth)) {
    const group = findGroup(moved.state, before.key);
    // A group that is gone has joined another.
    const gain =
      (group ? standingOf(moved.state, group, side, plans) - standing : 0) +
      (group && mattersTo(s, before.place, group.place)
        ? plans.posture.aim * (leadInAims(moved.state, side) - lead)
        : 0);
    yield { moved, gain: gain - mineLosses(moved.state, side) };
  }
}

/** HP-7a, b: what a minefield takes on average, where one is known to lie. */
function mineLosses(s: State, side: SideId): number {
  const field = s.entry ? s.mines[s.entry.field] : undefined;
  return field?.known === 1 && field.side !== side ? MINES * dearness(s, side) : 0;
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

/** A bridge is worth building where the way round is long. */
function worksWorth(declare: Action, group: Group, orders: Orders): number {
  if (declare.kind !== 'declare' || declare.works !== 'pontoon') return 0;
  const goal = orders.get(group.key);
  return goal && goal.aim === 'take' && goal.distance(group.place) > LONG_WAY ? 0.5 : 0;
}

const blueCost = (s: State, side: SideId, posture: Posture): number =>
  (posture.blue * timeLeft(s)) / (1 + 0.2 * blueOf(s, side));
const active = (s: State): Group | undefined => (s.active ? findGroup(s, s.active.key) : undefined);

/** Splitting, banzai and depots are left to people. */
const declarations = (s: State, side: Side): readonly Action[] =>
  hourraPobieda
    .choices(s, side)
    .filter((action) => action.kind === 'declare' && !action.banzai && action.works !== 'depot');

interface Moved {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Every place the active group can end on, by the first way that is found. */
function movesFrom(
  s: State,
  side: SideId,
  goal: Goal | undefined,
  breadth: number,
): readonly Moved[] {
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
    // HP-A26: a part that has split off must take its first step.
    if (!hourraPobieda.check(state, name, STOP)) {
      const stopped = hourraPobieda.clone(state);
      hourraPobieda.apply(stopped, name, STOP);
      ends.push({ state: stopped, actions: [...actions, STOP] });
    }
    const steps = [...hourraPobieda.choices(state, name), ...marches(state, goal)];
    for (const step of nearest(state, steps, goal, breadth)) {
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

/** So many of these steps, those that lead nearest to the goal; all where they are no more. */
function nearest(
  s: State,
  steps: readonly Action[],
  goal: Goal | undefined,
  breadth: number,
): readonly Action[] {
  if (!goal || steps.length <= breadth) return steps;
  const far = (step: Action): number => {
    const place = step.kind === 'step' ? placeAt(theatre(s), step.to) : undefined;
    return place === undefined ? 0 : goal.distance(place);
  };
  return [...steps].sort((a, b) => far(a) - far(b)).slice(0, breadth);
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
function combatOf(s: State, side: SideId, random: Random, posture: Posture): Plan {
  const group = active(s);
  if (!group || topStep(s) !== 'combat') return { actions: [], worth: 0 };
  let best: Plan = { actions: [DONE], worth: 0 };
  const shots = shotsOf(s, group);
  for (const action of hourraPobieda.choices(s, sideName(side))) {
    const worth = combatWorth(s, side, group, action, shots, posture);
    if (worth > best.worth || (worth === best.worth && worth > 0 && random(2) === 0))
      best = { actions: [action], worth };
  }
  return best;
}

function combatWorth(
  s: State,
  side: SideId,
  group: Group,
  action: Action,
  shots: number,
  posture: Posture,
): number {
  if (action.kind === 'fire') return fireWorth(s, side, action, shots, posture);
  if (action.kind !== 'assault') return 0;
  const place = placeAt(theatre(s), action.at);
  const target = s.groups.find((other) => other.place === place && sideOf(other.key) !== side);
  return target ? promise(s, group, target, posture) - posture.risk : 0;
}

/** HP-6b: the assault that follows on a victory, where one promises something. */
export function bestAssault(
  s: State,
  side: SideId,
  choices: readonly Action[],
  posture: Posture,
): Action | undefined {
  const group = active(s);
  let best: Action | undefined;
  let most = posture.least;
  for (const action of choices) {
    const worth = group ? combatWorth(s, side, group, action, 0, posture) : 0;
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/** HP-A48: those who came with the active part have a shot each. */
const shotsOf = (s: State, { elements }: Group): number =>
  s.active && s.active.brought.length > 0
    ? s.active.brought.filter((element) => elements.includes(element)).length
    : elements.length;

/** How well a group stands: near its goal, not where it will be beaten, in its trenches. */
function standingOf(
  s: State,
  group: Group,
  side: SideId,
  { orders, ways, posture }: Plans,
): number {
  const goal = orders.get(group.key);
  const points = pointsOf(theatre(s), group.elements);
  const away = goal ? goal.weight * Math.min(15, goal.distance(group.place)) : 0;
  const feared = posture.fear * threat(s, group, side) + JAM * jams(s, ways, group);
  return -posture.haste * points * away - feared + posture.trench * group.level;
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
