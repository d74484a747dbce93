// How the Soviet plans: the attacks with the best expected gain, one after the other, as long as there are means.
import type { Random } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import {
  type Action,
  ATT,
  assignAction,
  BLIN,
  BOX,
  boxAction,
  boxedOn,
  boxesOn,
  COMMIT,
  FINNISH_SPACES,
  FRONTS,
  type FrontId,
  freeUnits,
  garrison,
  hasMarker,
  isBox,
  isInfantry,
  isLegal,
  isOpenTarget,
  isSoviet,
  MAN,
  NONE,
  neighboursOf,
  type Place,
  PRUD,
  reinforceAction,
  SOVIET,
  SOVIET_RENF,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  type SpaceId,
  type State,
  type StrategyId,
  type SupportId,
  scoutsAt,
  setSupport,
  sovietSpacesOf,
  sovietStrategy,
  supportAction,
  type UnitType,
  unitLimitOf,
} from '@motti/talvisota/parts';
import { type Force, meanChance } from './chances.ts';
import { Draft } from './draft.ts';
import type { Posture } from './posture.ts';
import type { Sight } from './sight.ts';
import { type Appeal, appealIn, gainOf } from './stakes.ts';

/** An attack that could be made: with which strategy, from where, on what, by whom, and what it promises. */
export interface Attack {
  readonly strategy: StrategyId;
  readonly front: FrontId;
  /** Where its units are: a front's box and perhaps one space of Soviet territory, or one space in Finland. */
  readonly places: readonly Place[];
  readonly target: SpaceId;
  readonly force: Force;
  readonly gain: number;
}

/** Which types serve a strategy best (FUS 0, ELI 1, MECA 2, TAN 3). */
const BEST_TYPES: Readonly<Record<number, readonly number[]>> = {
  [PRUD]: [2, 0, 1, 3],
  [ATT]: [3, 2, 0, 1],
  [BLIN]: [3, 2, 1, 0],
  [MAN]: [1, 3, 0, 2],
};

/** The attacks worth making, best first, within boxes and units. At least one, if there is any. */
function bestAttacks(
  s: State,
  random: Random,
  fixed: boolean,
  posture: Posture,
  sight: Sight,
): Attack[] {
  const defence = sight.defence(s, random);
  const appeal = appealIn(s, posture, random);
  const taken: Attack[] = [];
  for (;;) {
    let best: Attack | undefined;
    for (const strategy of SOVIET_STRATEGIES) {
      if (taken.some((attack) => attack.strategy === strategy)) continue;
      for (const front of FRONTS) {
        if (fixed ? boxedOn(s, strategy) !== front : !hasRoom(s, front, taken)) continue;
        best = bestOn(s, defence, strategy, front, taken, sight, appeal, best);
      }
    }
    if (!best || (best.gain < -posture.boldness && taken.length > 0)) return taken;
    taken.push(best);
  }
}

const hasRoom = (s: State, front: FrontId, taken: readonly Attack[]): boolean =>
  taken.filter((attack) => attack.front === front).length < boxesOn(s, front);

/** The starts of a front: Soviet territory with the box behind it, and every garrison in Finland. */
function startsOf(s: State, front: FrontId): { start: SpaceId; places: Place[] }[] {
  const home = sovietSpacesOf(front).map((start) => ({
    start,
    places: garrison(s, start) > 0 ? [start, BOX + front] : [BOX + front],
  }));
  const abroad = FINNISH_SPACES.filter((start) => garrison(s, start) > 0).map((start) => ({
    start,
    places: [start],
  }));
  return [...home, ...abroad];
}

function bestOn(
  s: State,
  defence: State,
  strategy: StrategyId,
  front: FrontId,
  taken: readonly Attack[],
  sight: Sight,
  appeal: Appeal,
  best: Attack | undefined,
): Attack | undefined {
  for (const { start, places } of startsOf(s, front)) {
    const force = chooseForce(s, strategy, places, taken);
    if (!force) continue;
    const targets = scoutsAt(s, start) > 0 ? [start] : neighboursOf(start, s.turn);
    for (const target of targets) {
      if (!isOpenTarget(s, target, front)) continue;
      if (taken.some((attack) => attack.target === target)) continue;
      const chance = sight.chance(defence, strategy, force, target);
      const gain = appeal(strategy, target, chance);
      if (!best || gain > best.gain) best = { strategy, front, places, target, force, gain };
    }
  }
  return best;
}

/** The strongest force the strategy allows from these places; nothing where its condition cannot be met. */
function chooseForce(
  s: State,
  strategy: StrategyId,
  places: readonly Place[],
  taken: readonly Attack[],
): Force | undefined {
  const left = SOVIET_TYPES.map((type) =>
    places.reduce((sum, place) => sum + freeUnits(s, place, type) - claimed(taken, place, type), 0),
  );
  let room = unitLimitOf(strategy);
  const start = places[0]!;
  // TV-6.1: somebody stays behind in Finland unless a marker holds the space.
  if (!isBox(start) && !isSoviet(start) && !hasMarker(s, start))
    room = Math.min(room, garrison(s, start) - 1);
  const force = [0, 0, 0, 0];
  const take = (type: UnitType, most: number): void => {
    const count = Math.max(0, Math.min(most, room, left[type]!));
    force[type] = force[type]! + count;
    left[type] = left[type]! - count;
    room -= count;
  };
  const needs = sovietStrategy(strategy).needs;
  if (needs) {
    const fitting = BEST_TYPES[strategy]!.filter(
      (type) => isInfantry(type) === (needs.class === 'infantry'),
    );
    let missing = needs.count;
    for (const type of fitting) {
      const before = force[type]!;
      take(type, missing);
      missing -= force[type]! - before;
    }
    if (missing > 0) return undefined;
  }
  for (const type of BEST_TYPES[strategy]!) take(type, room);
  return force.some((count) => count > 0) ? force : undefined;
}

/** Units of a place that attacks chosen before have taken; the first place is emptied first. */
function claimed(taken: readonly Attack[], place: Place, type: UnitType): number {
  let count = 0;
  for (const attack of taken)
    if (attack.places.includes(place)) count += attack.force[type]! / attack.places.length;
  return Math.ceil(count);
}

/** A1a: the counters into boxes. */
export function boxPlan(
  s: State,
  random: Random,
  posture: Posture,
  sight: Sight,
): readonly Action[] {
  const draft = new Draft(s, SOVIET);
  boxCounters(draft, random, posture, sight);
  draft.try(COMMIT);
  return draft.actions;
}

function boxCounters(draft: Draft, random: Random, posture: Posture, sight: Sight): void {
  for (const attack of bestAttacks(draft.state, random, false, posture, sight))
    draft.try(boxAction(attack.strategy, attack.front));
  // What is left bluffs.
  for (const strategy of SOVIET_STRATEGIES)
    for (const front of [2, 1, 0])
      if (boxedOn(draft.state, strategy) === NONE) draft.try(boxAction(strategy, front));
}

/** A1b: units and supports for what lies in the boxes; with hidden counts (TV-O1) the boxes come first. */
export const loadPlan = (
  s: State,
  random: Random,
  posture: Posture,
  sight: Sight,
): readonly Action[] => loadsFor(s, random, posture, sight).actions;

/** The same, with the attacks that it is made for. */
export function loadsFor(
  s: State,
  random: Random,
  posture: Posture,
  sight: Sight,
): { readonly actions: readonly Action[]; readonly attacks: readonly Attack[] } {
  const draft = new Draft(s, SOVIET);
  if (!s.rules.frontCountsVisible) boxCounters(draft, random, posture, sight);
  const attacks = bestAttacks(draft.state, random, true, posture, sight);
  for (const attack of attacks) loadForce(draft, attack);
  loadSupports(draft, attacks, talvisota.clone(sight.defence(draft.state, random)));
  reinforce(draft, attacks);
  draft.try(COMMIT);
  return { actions: draft.actions, attacks };
}

function loadForce(draft: Draft, { strategy, places, force }: Attack): void {
  for (const type of SOVIET_TYPES) {
    let wanted = force[type]!;
    for (const place of places)
      while (wanted > 0 && draft.try(assignAction(strategy, type, place))) wanted--;
  }
}

/** Each support to the attack that gains most by it. */
function loadSupports(draft: Draft, attacks: readonly Attack[], defence: State): void {
  const worth = attacks.map((attack) => attack.gain);
  // By attack: what it promises with each support. Only a support of its own changes that.
  const known = attacks.map(() => new Map<SupportId, number>());
  const open = new Set(SOVIET_SUPPORTS);
  for (;;) {
    let best: { support: SupportId; index: number; gain: number } | undefined;
    for (const support of open)
      for (const [index, attack] of attacks.entries()) {
        const action = supportAction(attack.strategy, support);
        if (!isLegal(draft.state, SOVIET, action)) continue;
        const promised = known[index]!.get(support) ?? supported(defence, attack, support);
        known[index]!.set(support, promised);
        const gain = promised - worth[index]!;
        if (!best || gain > best.gain) best = { support, index, gain };
      }
    if (!best) return;
    open.delete(best.support);
    const attack = attacks[best.index]!;
    draft.try(supportAction(attack.strategy, best.support));
    setSupport(defence, best.support, attack.strategy);
    worth[best.index] = worth[best.index]! + best.gain;
    known[best.index]!.clear();
  }
}

/** What the attack promises with this support added. */
function supported(defence: State, attack: Attack, support: SupportId): number {
  const { strategy, target } = attack;
  setSupport(defence, support, strategy);
  const size = attack.force.reduce((sum, count) => sum + count, 0);
  const force =
    support === SOVIET_RENF
      ? [attack.force[0]! + Math.min(2, 6 - size), ...attack.force.slice(1)]
      : attack.force;
  const gain = gainOf(defence, strategy, target, meanChance(defence, strategy, force, target));
  setSupport(defence, support, NONE);
  return gain;
}

/** TV-A44: the strategy that has RENF takes whatever is left within reach. */
function reinforce(draft: Draft, attacks: readonly Attack[]): void {
  for (const { strategy, places, front } of attacks)
    for (const type of [3, 1, 2, 0])
      for (const place of [...places, BOX + front])
        while (draft.try(reinforceAction(strategy, type, place)));
}
