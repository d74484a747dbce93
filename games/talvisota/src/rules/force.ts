// TV-3.2.1, TV-A14, TV-A36, TV-A37: the units that a strategy may be loaded with, and whether the plan may be committed.
import type { Refusal } from '@motti/engine';
import {
  ATT,
  BLIN,
  BOX,
  ENVIRONMENTS,
  FINNISH_SUPPORTS,
  FORCE_LIMIT,
  FRONT_BOXES,
  type FrontId,
  frontOf,
  isBox,
  isInfantry,
  isSoviet,
  isSovietStrategy,
  LAPLAND,
  MAN,
  NONE,
  nameOfFront,
  nameOfPlace,
  nameOfStrategy,
  nameOfUnit,
  type Place,
  PRUD,
  SCT,
  SOVIET_RENF,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  type SpaceId,
  type StrategyId,
  sovietSpacesOf,
  sovietStrategy,
  type UnitType,
  unitLimitOf,
} from '../data/index.ts';
import {
  baseTotal,
  baseUnits,
  boxedOn,
  boxTotal,
  boxUnits,
  environmentAt,
  extraAt,
  extraPlace,
  extraTotal,
  fieldUnits,
  freeUnits,
  isEntrenched,
  planSpaceOf,
  servedBy,
  supportsOf,
} from '../plans.ts';
import { refuse } from '../refusal.ts';
import { FORCES, finnsAt, type State, unitsAt, zoneTotal } from '../state.ts';
import { extraReaches, mayStart } from './attack.ts';
import { finnishLimit } from './means.ts';

// -------------------------------------------------------------------------------------- boxes

/** TV-1.5b, TV-A6. */
export const boxesOn = (s: State, front: FrontId): number =>
  front === LAPLAND ? s.rules.laplandBoxes : FRONT_BOXES[front]!;

/** TV-3.2.1b: how many strategies of the same side lie on this front. */
export function boxesTaken(s: State, front: FrontId, strategy: StrategyId): number {
  const first = isSovietStrategy(strategy) ? 0 : 4;
  let taken = 0;
  for (let other = first; other < first + 4; other++) if (boxedOn(s, other) === front) taken++;
  return taken;
}

export function checkBox(s: State, strategy: StrategyId, front: FrontId): Refusal | undefined {
  const facts = { strategy: nameOfStrategy(strategy), front: nameOfFront(front) };
  const now = boxedOn(s, strategy);
  if (now !== NONE)
    return refuse('TV-3.2.1b', 'already-boxed', { ...facts, box: nameOfFront(now) });
  const boxes = boxesOn(s, front);
  if (boxesTaken(s, front, strategy) >= boxes)
    return refuse('TV-1.5b', 'front-is-full', { ...facts, boxes });
  return undefined;
}

// ------------------------------------------------------------------------------- Soviet units

/** TV-A18: may a base unit from this place join the strategy, going by where it starts? */
export function fitsStart(s: State, strategy: StrategyId, place: Place): boolean {
  const front = boxedOn(s, strategy);
  const stands = planSpaceOf(s, strategy);
  if (isBox(place)) {
    return place === BOX + front && (stands === NONE || isSoviet(stands));
  }
  if (stands !== NONE) return stands === place;
  if (isSoviet(place) ? frontOf(place) !== front : boxTotal(s, strategy) > 0) return false;
  return extraTotal(s, strategy) === 0 || extrasReach(s, strategy, place);
}

function extrasReach(s: State, strategy: StrategyId, start: SpaceId): boolean {
  const front = boxedOn(s, strategy);
  for (let slot = 0; slot < 2; slot++) {
    const extra = extraAt(s, strategy, slot);
    if (extra !== NONE && !extraReaches(s, extraPlace(extra), start, front)) return false;
  }
  return true;
}

export const mayAddBase = (s: State, strategy: StrategyId): boolean => {
  const base = baseTotal(s, strategy);
  return base < unitLimitOf(strategy) && base + extraTotal(s, strategy) < FORCE_LIMIT;
};

export function checkAssign(
  s: State,
  strategy: StrategyId,
  unit: UnitType,
  place: Place,
): Refusal | undefined {
  const data = sovietStrategy(strategy);
  const facts = {
    strategy: nameOfStrategy(strategy),
    unit: nameOfUnit(unit),
    place: nameOfPlace(place),
    limit: data.units,
  };
  const front = boxedOn(s, strategy);
  if (front === NONE) return refuse('TV-3.2.1c', 'not-boxed', facts);
  const base = baseTotal(s, strategy);
  if (base >= FORCE_LIMIT) return refuse('TV-1.1c', 'force-is-full', facts);
  if (base >= data.units) return refuse(data.sizeClause, 'strategy-is-full', facts);
  if (base + extraTotal(s, strategy) >= FORCE_LIMIT)
    return refuse('TV-1.1c', 'force-is-full', facts);
  if (isBox(place) && place !== BOX + front)
    return refuse('TV-A18', 'box-of-other-front', { ...facts, front: nameOfFront(place - BOX) });
  if (!isBox(place) && isSoviet(place) && frontOf(place) !== front)
    return refuse('TV-A18', 'space-of-other-front', {
      ...facts,
      front: nameOfFront(frontOf(place)),
    });
  return checkAvailable(s, unit, place, facts) ?? checkOneStart(s, strategy, place, facts);
}

type PlanFacts = Readonly<Record<string, string | number>>;

function checkOneStart(
  s: State,
  strategy: StrategyId,
  place: Place,
  facts: PlanFacts,
): Refusal | undefined {
  if (fitsStart(s, strategy, place)) return undefined;
  const stands = planSpaceOf(s, strategy);
  if (extraTotal(s, strategy) > 0 && (stands === NONE || stands === place))
    return refuse('TV-A44', 'extras-too-far', facts);
  return refuse('TV-A18', 'one-start', {
    ...facts,
    start: stands === NONE ? nameOfPlace(BOX + boxedOn(s, strategy)) : nameOfPlace(stands),
  });
}

/** TV-3.2.1d: a unit of that type stands there and serves no strategy yet. */
function checkAvailable(
  s: State,
  unit: UnitType,
  place: Place,
  facts: PlanFacts,
): Refusal | undefined {
  if (freeUnits(s, place, unit) > 0) return undefined;
  if (unitsAt(s, place, unit) === 0) return refuse('TV-A18', 'no-such-unit', facts);
  return refuse('TV-3.2.1d', 'unit-already-assigned', {
    ...facts,
    other: nameOfStrategy(claimant(s, unit, place)),
  });
}

function claimant(s: State, unit: UnitType, place: Place): StrategyId {
  for (const strategy of SOVIET_STRATEGIES) {
    const fromBox = isBox(place) && place === BOX + boxedOn(s, strategy);
    if (fromBox && boxUnits(s, strategy, unit) > 0) return strategy;
    if (planSpaceOf(s, strategy) === place && fieldUnits(s, strategy, unit) > 0) return strategy;
    for (let slot = 0; slot < 2; slot++)
      if (extraAt(s, strategy, slot) === place * 4 + unit) return strategy;
  }
  return SOVIET_STRATEGIES[0]!;
}

// --------------------------------------------------------------------------- TV-A44: RENF's extra

export const mayAddExtra = (s: State, strategy: StrategyId): boolean => {
  const base = baseTotal(s, strategy);
  const extras = extraTotal(s, strategy);
  return (
    base > 0 &&
    extras < 2 &&
    base + extras < FORCE_LIMIT &&
    supportsOf(s, strategy, SOVIET_RENF) > 0
  );
};

/** May an extra unit come from here, with some start that suits the rest of the force? */
export function extraFits(s: State, strategy: StrategyId, place: Place): boolean {
  const front = boxedOn(s, strategy);
  const stands = planSpaceOf(s, strategy);
  if (stands !== NONE) return extraReaches(s, place, stands, front);
  for (const start of sovietSpacesOf(front))
    if (mayStart(s, strategy, start) && extraReaches(s, place, start, front)) return true;
  return false;
}

export function checkReinforce(
  s: State,
  strategy: StrategyId,
  unit: UnitType,
  place: Place,
): Refusal | undefined {
  const facts = {
    strategy: nameOfStrategy(strategy),
    unit: nameOfUnit(unit),
    place: nameOfPlace(place),
  };
  if (boxedOn(s, strategy) === NONE) return refuse('TV-3.2.1c', 'not-boxed', facts);
  if (supportsOf(s, strategy, SOVIET_RENF) === 0)
    return refuse('TV-3.3.2h', 'no-reinforcement-support', facts);
  if (baseTotal(s, strategy) === 0) return refuse('TV-A44', 'base-first', facts);
  if (extraTotal(s, strategy) >= 2) return refuse('TV-3.3.2h', 'two-extras', facts);
  if (baseTotal(s, strategy) + extraTotal(s, strategy) >= FORCE_LIMIT)
    return refuse('TV-3.3.2i', 'reinforced-force-is-full', facts);
  const absent = checkAvailable(s, unit, place, facts);
  if (absent) return absent;
  return extraFits(s, strategy, place) ? undefined : refuse('TV-3.3.2h', 'extra-too-far', facts);
}

/** Has the strategy of either side been given anything at all? */
export function isLoaded(s: State, strategy: StrategyId): boolean {
  if (isSovietStrategy(strategy)) {
    if (baseTotal(s, strategy) > 0) return true;
    for (const support of SOVIET_SUPPORTS) if (servedBy(s, support) === strategy) return true;
    return false;
  }
  if (zoneTotal(s, strategy) > 0 || isEntrenched(s, strategy)) return true;
  for (const support of FINNISH_SUPPORTS) if (supportsOf(s, strategy, support) > 0) return true;
  for (const marker of ENVIRONMENTS) if (environmentAt(s, marker) === strategy) return true;
  return false;
}

// ------------------------------------------------------------------------- committing the plan

/** TV-A14: how many units a Soviet strategy's own condition asks for, and how many it has. */
export function missingForce(s: State, strategy: StrategyId): number {
  const needs = sovietStrategy(strategy).needs;
  if (!needs) return 0;
  let fitting = 0;
  for (const type of SOVIET_TYPES)
    if (isInfantry(type) === (needs.class === 'infantry')) fitting += baseUnits(s, strategy, type);
  return Math.max(0, needs.count - fitting);
}

const isLegalForce = (s: State, strategy: StrategyId): boolean =>
  baseTotal(s, strategy) === 0 || missingForce(s, strategy) === 0;

/** TV-A14: the force of each loaded strategy meets its conditions. */
export const areLegalForces = (s: State): boolean =>
  isLegalForce(s, PRUD) && isLegalForce(s, ATT) && isLegalForce(s, BLIN) && isLegalForce(s, MAN);

export function checkForces(s: State): Refusal | undefined {
  const strategy = SOVIET_STRATEGIES.find((each) => !isLegalForce(s, each));
  if (strategy === undefined) return undefined;
  const { needs, sizeClause } = sovietStrategy(strategy);
  return refuse(sizeClause, needs?.class === 'armour' ? 'needs-armour' : 'needs-infantry', {
    strategy: nameOfStrategy(strategy),
    count: needs?.count ?? 0,
  });
}

/** TV-A13: a strategy may be short only when nothing but scouts is left in Forces; this one may not. */
export function shortStrategy(s: State): StrategyId {
  if (zoneTotal(s, FORCES) === finnsAt(s, FORCES, SCT)) return NONE;
  for (let strategy = 4; strategy < 8; strategy++) {
    const units = zoneTotal(s, strategy);
    if (units > 0 && units < finnishLimit(s, strategy)) return strategy;
  }
  return NONE;
}

export function checkFilled(s: State): Refusal | undefined {
  const strategy = shortStrategy(s);
  if (strategy === NONE) return undefined;
  return refuse('TV-A13', 'must-be-filled', {
    strategy: nameOfStrategy(strategy),
    required: finnishLimit(s, strategy),
    units: zoneTotal(s, strategy),
  });
}
