// TV-A18, TV-A19, TV-A22, TV-A44: where an attack may start and what it may be aimed at.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  areAdjacent,
  BOX,
  FINNISH_SPACES,
  FRONTS,
  type FrontId,
  frontOf,
  isBox,
  isInfantry,
  isSoviet,
  KOIVISTO,
  MER,
  NONE,
  nameOfFront,
  nameOfSpace,
  nameOfStrategy,
  neighboursOf,
  ORANIENBAUM,
  type Place,
  SOVIET_STRATEGIES,
  SOVIET_TYPES,
  type SpaceId,
  type StrategyId,
  sovietSpacesOf,
  sovietStrategy,
} from '../data/index.ts';
import { attackAction } from '../interned.ts';
import {
  baseTotal,
  boxedOn,
  extraAt,
  extraPlace,
  extraTotal,
  laidOn,
  planSpaceOf,
  supportsOf,
} from '../plans.ts';
import { refuse } from '../refusal.ts';
import { battleOf, battleOn, garrison, type State, scoutsAt, unitsAt } from '../state.ts';
import { isControlled, isGap } from './control.ts';

/** TV-A44: an extra unit comes from the start, from its front's box, or from a space next to it. */
export function extraReaches(s: State, place: Place, start: SpaceId, front: FrontId): boolean {
  if (isBox(place)) return isSoviet(start) && place === BOX + front;
  return place === start || areAdjacent(place, start, s.turn);
}

/** TV-A18: may the force of this strategy, as loaded, start from this space? */
export function mayStart(s: State, strategy: StrategyId, start: SpaceId): boolean {
  const front = boxedOn(s, strategy);
  const stands = planSpaceOf(s, strategy);
  if (stands === NONE ? !isSoviet(start) || frontOf(start) !== front : stands !== start)
    return false;
  if (extraTotal(s, strategy) === 0) return true;
  for (let slot = 0; slot < 2; slot++) {
    const extra = extraAt(s, strategy, slot);
    if (extra !== NONE && !extraReaches(s, extraPlace(extra), start, front)) return false;
  }
  return true;
}

/** TV-A19, but for the way there: not held, not a gap, not yet aimed at. */
export const isOpenTarget = (s: State, target: SpaceId, front: FrontId): boolean =>
  !isSoviet(target) &&
  frontOf(target) === front &&
  !isControlled(s, target) &&
  !isGap(s, target) &&
  battleOn(s, target) === NONE;

/** TV-A19: Soviet units beside Finnish scouts may attack the very space they stand in. */
const sharesSpace = (s: State, space: SpaceId): boolean =>
  scoutsAt(s, space) > 0 && garrison(s, space) > 0;

/** TV-A39: over the ice only with Meretskov. */
const mayCrossIce = (s: State, strategy: StrategyId, start: SpaceId, target: SpaceId): boolean =>
  start !== ORANIENBAUM ||
  target !== KOIVISTO ||
  !s.rules.iceNeedsMeretskov ||
  supportsOf(s, strategy, MER) > 0;

/** Adds the attacks of a loaded strategy from this start to `found`; without it, says whether there is one. */
function attacksFrom(
  s: State,
  strategy: StrategyId,
  start: SpaceId,
  found: Action[] | undefined,
): boolean {
  const front = boxedOn(s, strategy);
  let some = false;
  if (sharesSpace(s, start) && isOpenTarget(s, start, front)) {
    if (!found) return true;
    some = true;
    found.push(attackAction(strategy, start, start));
  }
  for (const target of neighboursOf(start, s.turn)) {
    if (!isOpenTarget(s, target, front) || !mayCrossIce(s, strategy, start, target)) continue;
    if (!found) return true;
    some = true;
    found.push(attackAction(strategy, target, start));
  }
  return some;
}

/** The legal placements of a loaded strategy; without `found`, whether there is one. */
export function attacksOf(s: State, strategy: StrategyId, found?: Action[]): boolean {
  const front = boxedOn(s, strategy);
  if (front === NONE || baseTotal(s, strategy) === 0) return false;
  if (battleOf(s, strategy) !== NONE) return false;
  const stands = planSpaceOf(s, strategy);
  if (stands !== NONE)
    return mayStart(s, strategy, stands) && attacksFrom(s, strategy, stands, found);
  let some = false;
  for (const start of sovietSpacesOf(front)) {
    if (!mayStart(s, strategy, start) || !attacksFrom(s, strategy, start, found)) continue;
    if (!found) return true;
    some = true;
  }
  return some;
}

/** Why a strategy may not be placed on this target from this start; nothing when it may. */
export function checkAttack(
  s: State,
  strategy: StrategyId,
  target: SpaceId,
  start: SpaceId,
): Refusal | undefined {
  const facts = {
    strategy: nameOfStrategy(strategy),
    space: nameOfSpace(target),
    start: nameOfSpace(start),
  };
  const front = boxedOn(s, strategy);
  if (front === NONE) return refuse('TV-3.2.1f', 'not-boxed', facts);
  if (battleOf(s, strategy) !== NONE) return refuse('TV-3.2.2r', 'already-placed', facts);
  if (baseTotal(s, strategy) === 0) return refuse('TV-A14', 'no-units', facts);
  if (isSoviet(target)) return refuse('TV-A19', 'soviet-territory', facts);
  if (frontOf(target) !== front)
    return refuse('TV-3.2.1f', 'other-front', { ...facts, front: nameOfFront(front) });
  if (battleOn(s, target) !== NONE) return refuse('TV-A19', 'already-a-target', facts);
  if (isControlled(s, target)) return refuse('TV-A19', 'already-held', facts);
  if (isGap(s, target)) return refuse('TV-A54', 'gap', facts);
  if (!mayStart(s, strategy, start)) return refuse('TV-A18', 'wrong-start', facts);
  if (start === target) {
    return sharesSpace(s, start) ? undefined : refuse('TV-A19', 'not-connected', facts);
  }
  if (start === ORANIENBAUM && target === KOIVISTO && !areAdjacent(start, target, s.turn))
    return refuse('TV-1.3.1g', 'no-ice', facts);
  if (!areAdjacent(start, target, s.turn)) return refuse('TV-1.3.1a', 'not-connected', facts);
  if (!mayCrossIce(s, strategy, start, target))
    return refuse('TV-3.3.2c', 'ice-needs-meretskov', facts);
  return undefined;
}

// ------------------------------------------------------------------ TV-A22: could the Soviet player attack at all?

/** Meretskov can always be added to a strategy from January on; in two steps only where he was laid (TV-A17). */
const couldCrossIce = (s: State, start: SpaceId, target: SpaceId, front: FrontId): boolean =>
  start !== ORANIENBAUM ||
  target !== KOIVISTO ||
  !s.rules.iceNeedsMeretskov ||
  !s.rules.supportsInTwoSteps ||
  laidOn(s, MER, front) > 0;

/** Does a space have anything that an attack of this front could be aimed at, commanders permitting? */
function hasOpenTarget(s: State, start: SpaceId, front: FrontId): boolean {
  if (sharesSpace(s, start) && isOpenTarget(s, start, front)) return true;
  for (const target of neighboursOf(start, s.turn)) {
    if (isOpenTarget(s, target, front) && couldCrossIce(s, start, target, front)) return true;
  }
  return false;
}

/** TV-A14: would all units of these places together make a legal force? */
function couldFill(s: State, strategy: StrategyId, space: SpaceId, box: Place): boolean {
  const needs = sovietStrategy(strategy).needs;
  let fitting = 0;
  for (const type of SOVIET_TYPES) {
    if (needs && isInfantry(type) !== (needs.class === 'infantry')) continue;
    fitting += unitsAt(s, space, type);
    if (box !== NONE) fitting += unitsAt(s, box, type);
  }
  return fitting >= (needs?.count ?? 1);
}

/** Could this strategy, boxed on this front, be loaded so that it has a legal target? */
function couldAttack(s: State, strategy: StrategyId, front: FrontId): boolean {
  for (const start of sovietSpacesOf(front))
    if (couldFill(s, strategy, start, BOX + front) && hasOpenTarget(s, start, front)) return true;
  for (const start of FINNISH_SPACES)
    if (
      garrison(s, start) > 0 &&
      couldFill(s, strategy, start, NONE) &&
      hasOpenTarget(s, start, front)
    )
      return true;
  return false;
}

/** TV-A22: could any strategy, boxed anywhere, attack? Asked before the boxes are committed. */
export function couldAttackAnywhere(s: State): boolean {
  for (const strategy of SOVIET_STRATEGIES)
    for (const front of FRONTS) if (couldAttack(s, strategy, front)) return true;
  return false;
}

/** TV-A22: could a strategy attack from the box it lies in? */
export function couldAttackAsBoxed(s: State): boolean {
  for (const strategy of SOVIET_STRATEGIES) {
    const front = boxedOn(s, strategy);
    if (front !== NONE && couldAttack(s, strategy, front)) return true;
  }
  return false;
}
