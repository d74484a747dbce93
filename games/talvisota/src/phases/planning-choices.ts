// The means that may still be given to a strategy, listed: the longest lists of the game, so the leanest code.
import type { Action } from '../actions.ts';
import {
  arrivalOf,
  BOX,
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  finnishStrategy,
  frontOf,
  isCommander,
  isSoviet,
  NONE,
  type Place,
  SOVIET_SPACE_COUNT,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  SPACE_COUNT,
  type SpaceId,
  type StrategyId,
  type SupportId,
  sovietSpacesOf,
} from '../data/index.ts';
import {
  assignAction,
  assignFinnsAction,
  clearAction,
  entrenchAction,
  environmentAction,
  reinforceAction,
  supportAction,
} from '../interned.ts';
import {
  baseTotal,
  boxedOn,
  boxTotal,
  environmentAt,
  freeUnits,
  isEntrenched,
  planSpaceOf,
  servedBy,
} from '../plans.ts';
import { extraFits, fitsStart, isLoaded, mayAddBase, mayAddExtra } from '../rules/force.ts';
import {
  environmentRoom,
  finnishLimit,
  isSupportFree,
  supportLimit,
  supportRoom,
  waitsOn,
} from '../rules/means.ts';
import { FORCES, finnsAt, garrison, type State, unitsAt, zoneTotal } from '../state.ts';

export function addSovietMeans(s: State, found: Action[]): void {
  const abroad = garrisonsAbroad(s);
  // One look at the supports for all four strategies: what is free, and four bits of count for each.
  const free: SupportId[] = [];
  let ordinary = 0;
  let commanders = 0;
  for (const support of SOVIET_SUPPORTS) {
    const strategy = servedBy(s, support);
    if (strategy === NONE) {
      if (arrivalOf(support) <= s.turn) free.push(support);
    } else if (isCommander(support)) commanders += 1 << (strategy * 4);
    else ordinary += 1 << (strategy * 4);
  }
  for (const strategy of SOVIET_STRATEGIES) {
    const front = boxedOn(s, strategy);
    if (front === NONE) continue;
    if (mayAddBase(s, strategy)) addBases(s, strategy, BOX + front, abroad, found);
    if (mayAddExtra(s, strategy)) addExtras(s, strategy, BOX + front, abroad, found);
    const supports = (ordinary >> (strategy * 4)) & 15;
    const leaders = (commanders >> (strategy * 4)) & 15;
    const room = supports < supportLimit(s, strategy, false);
    const leaderRoom = leaders < supportLimit(s, strategy, true);
    for (const support of free)
      if ((isCommander(support) ? leaderRoom : room) && waitsOn(s, support, front))
        found.push(supportAction(strategy, support));
    if (supports + leaders > 0 || baseTotal(s, strategy) > 0) found.push(clearAction(strategy));
  }
}

/** The Finnish spaces with Soviet units: few, so they are looked for once. */
function garrisonsAbroad(s: State): SpaceId[] {
  const abroad: SpaceId[] = [];
  for (let space = SOVIET_SPACE_COUNT; space < SPACE_COUNT; space++)
    if (garrison(s, space) > 0) abroad.push(space);
  return abroad;
}

function addBases(
  s: State,
  strategy: StrategyId,
  box: Place,
  abroad: readonly SpaceId[],
  found: Action[],
): void {
  const stands = planSpaceOf(s, strategy);
  if (stands !== NONE) {
    addFrom(s, strategy, stands, found);
    if (isSoviet(stands)) addFrom(s, strategy, box, found);
    return;
  }
  for (const space of sovietSpacesOf(frontOf(box)))
    if (garrison(s, space) > 0 && fitsStart(s, strategy, space)) addFrom(s, strategy, space, found);
  // A force that draws on its box starts in Soviet territory.
  if (boxTotal(s, strategy) === 0)
    for (const space of abroad)
      if (fitsStart(s, strategy, space)) addFrom(s, strategy, space, found);
  addFrom(s, strategy, box, found);
}

function addFrom(s: State, strategy: StrategyId, place: Place, found: Action[]): void {
  for (const unit of SOVIET_TYPES)
    if (unitsAt(s, place, unit) > 0 && freeUnits(s, place, unit) > 0)
      found.push(assignAction(strategy, unit, place));
}

function addExtras(
  s: State,
  strategy: StrategyId,
  box: Place,
  abroad: readonly SpaceId[],
  found: Action[],
): void {
  for (let space = 0; space < SOVIET_SPACE_COUNT; space++)
    if (garrison(s, space) > 0) addExtrasFrom(s, strategy, space, found);
  for (const space of abroad) addExtrasFrom(s, strategy, space, found);
  if (garrison(s, box) > 0) addExtrasFrom(s, strategy, box, found);
}

function addExtrasFrom(s: State, strategy: StrategyId, from: Place, found: Action[]): void {
  if (!extraFits(s, strategy, from)) return;
  for (const unit of SOVIET_TYPES)
    if (unitsAt(s, from, unit) > 0 && freeUnits(s, from, unit) > 0)
      found.push(reinforceAction(strategy, unit, from));
}

function addFinnishSupports(s: State, strategy: StrategyId, found: Action[]): void {
  const ordinary = supportRoom(s, strategy, false) > 0;
  const front = boxedOn(s, strategy);
  for (const support of FINNISH_SUPPORTS)
    if (
      (isCommander(support) || ordinary) &&
      isSupportFree(s, support) &&
      waitsOn(s, support, front)
    )
      found.push(supportAction(strategy, support));
}

export function addFinnishMeans(s: State, found: Action[]): void {
  for (const strategy of FINNISH_STRATEGIES) {
    if (boxedOn(s, strategy) === NONE) continue;
    if (zoneTotal(s, strategy) < finnishLimit(s, strategy))
      for (const unit of FINNISH_TYPES)
        if (finnsAt(s, FORCES, unit) > 0) found.push(assignFinnsAction(strategy, unit));
    addFinnishSupports(s, strategy, found);
    if (environmentRoom(s, strategy) > 0)
      for (const marker of ENVIRONMENTS)
        if (environmentAt(s, marker) === NONE) found.push(environmentAction(strategy, marker));
    if (finnishStrategy(strategy).entrenchment && !isEntrenched(s, strategy))
      found.push(entrenchAction(strategy));
    if (isLoaded(s, strategy)) found.push(clearAction(strategy));
  }
}
