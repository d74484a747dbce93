// The means that may still be given to a strategy, listed: the longest lists of the game, so the leanest code.
import type { Action } from '../actions.ts';
import {
  BOX,
  ENVIRONMENTS,
  FINNISH_SPACES,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  finnishStrategy,
  frontOf,
  isCommander,
  isSoviet,
  NONE,
  type Place,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  SPACE_COUNT,
  type StrategyId,
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
  environmentRoom,
  extraFits,
  finnishLimit,
  fitsStart,
  isLoaded,
  isSupportFree,
  mayAddBase,
  mayAddExtra,
  supportRoom,
} from '../rules/force.ts';
import {
  boxedOn,
  boxTotal,
  environmentAt,
  FORCES,
  finnsAt,
  freeUnits,
  garrison,
  isEntrenched,
  planSpaceOf,
  type State,
  unitsAt,
  zoneTotal,
} from '../state.ts';

export function addSovietMeans(s: State, found: Action[]): void {
  for (const strategy of SOVIET_STRATEGIES) {
    const front = boxedOn(s, strategy);
    if (front === NONE) continue;
    if (mayAddBase(s, strategy)) addBases(s, strategy, BOX + front, found);
    if (mayAddExtra(s, strategy)) addExtras(s, strategy, BOX + front, found);
    addSupports(s, strategy, SOVIET_SUPPORTS, found);
    if (isLoaded(s, strategy)) found.push(clearAction(strategy));
  }
}

function addBases(s: State, strategy: StrategyId, box: Place, found: Action[]): void {
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
    for (const space of FINNISH_SPACES)
      if (garrison(s, space) > 0 && fitsStart(s, strategy, space))
        addFrom(s, strategy, space, found);
  addFrom(s, strategy, box, found);
}

function addFrom(s: State, strategy: StrategyId, place: Place, found: Action[]): void {
  for (const unit of SOVIET_TYPES)
    if (unitsAt(s, place, unit) > 0 && freeUnits(s, place, unit) > 0)
      found.push(assignAction(strategy, unit, place));
}

function addExtras(s: State, strategy: StrategyId, box: Place, found: Action[]): void {
  for (let place = 0; place <= SPACE_COUNT; place++) {
    const from = place === SPACE_COUNT ? box : place;
    if (garrison(s, from) === 0 || !extraFits(s, strategy, from)) continue;
    for (const unit of SOVIET_TYPES)
      if (unitsAt(s, from, unit) > 0 && freeUnits(s, from, unit) > 0)
        found.push(reinforceAction(strategy, unit, from));
  }
}

function addSupports(
  s: State,
  strategy: StrategyId,
  supports: readonly number[],
  found: Action[],
): void {
  const ordinary = supportRoom(s, strategy, false) > 0;
  const commander = supportRoom(s, strategy, true) > 0;
  if (!ordinary && !commander) return;
  for (const support of supports)
    if ((isCommander(support) ? commander : ordinary) && isSupportFree(s, support))
      found.push(supportAction(strategy, support));
}

export function addFinnishMeans(s: State, found: Action[]): void {
  for (const strategy of FINNISH_STRATEGIES) {
    if (boxedOn(s, strategy) === NONE) continue;
    if (zoneTotal(s, strategy) < finnishLimit(s, strategy))
      for (const unit of FINNISH_TYPES)
        if (finnsAt(s, FORCES, unit) > 0) found.push(assignFinnsAction(strategy, unit));
    addSupports(s, strategy, FINNISH_SUPPORTS, found);
    if (environmentRoom(s, strategy) > 0)
      for (const marker of ENVIRONMENTS)
        if (environmentAt(s, marker) === NONE) found.push(environmentAction(strategy, marker));
    if (finnishStrategy(strategy).entrenchment && !isEntrenched(s, strategy))
      found.push(entrenchAction(strategy));
    if (isLoaded(s, strategy)) found.push(clearAction(strategy));
  }
}
