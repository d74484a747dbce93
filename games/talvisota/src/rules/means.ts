// TV-3.2.2, TV-3.2.3, TV-A13, TV-A45: supports, and what the Finnish strategies may be given besides.
import type { Refusal } from '@motti/engine';
import {
  arrivalOf,
  ENVIRONMENTS,
  type EnvironmentId,
  FINNISH_RENF,
  FORCE_LIMIT,
  FRONTS,
  type FrontId,
  finnishStrategy,
  isCommander,
  isSovietStrategy,
  JANUARY,
  NONE,
  nameOfEnvironment,
  nameOfFront,
  nameOfStrategy,
  nameOfSupport,
  nameOfUnit,
  type StrategyId,
  type SupportId,
  sovietStrategy,
  supportCountOf,
  type UnitType,
  unitLimitOf,
} from '../data/index.ts';
import {
  boxedOn,
  environmentAt,
  finnishSupportCount,
  finnishSupportInUse,
  isEntrenched,
  laidInAll,
  laidOn,
  servedBy,
  servingOn,
  sovietSupportCount,
  supportsOf,
} from '../plans.ts';
import { refuse } from '../refusal.ts';
import { FORCES, finnsAt, type State, zoneTotal } from '../state.ts';

// ------------------------------------------------------------------------------------ supports

/** TV-3.2.2v: in both January turns one ordinary support and one commander. */
const isJanuary = (s: State): boolean => s.turn === JANUARY || s.turn === JANUARY + 1;

/** How many ordinary supports or commanders a strategy may still take. */
export function supportRoom(s: State, strategy: StrategyId, commander: boolean): number {
  if (!isSovietStrategy(strategy))
    // There is one Mannerheim, and he always has room.
    return commander ? 1 : finnishStrategy(strategy).supports - finnishSupportCount(s, strategy);
  return supportLimit(s, strategy, commander) - sovietSupportCount(s, strategy, commander);
}

const COMMANDERS = 2;

/** How many ordinary supports or commanders a Soviet strategy may have in this turn. */
export function supportLimit(s: State, strategy: StrategyId, commander: boolean): number {
  if (isJanuary(s)) return 1;
  return commander ? COMMANDERS : sovietStrategy(strategy).supports;
}

export function isSupportFree(s: State, support: SupportId): boolean {
  if (arrivalOf(support) > s.turn) return false;
  return support < 9
    ? servedBy(s, support) === NONE
    : finnishSupportInUse(s, support) < supportCountOf(support);
}

/** TV-A17: in two steps a support that waits on this front; in one step any. */
export const waitsOn = (s: State, support: SupportId, front: FrontId): boolean =>
  !s.rules.supportsInTwoSteps || laidOn(s, support, front) > servingOn(s, support, front);

/** TV-A17: why a free support cannot go to a strategy of this front. */
function checkFront(
  s: State,
  strategy: StrategyId,
  support: SupportId,
  facts: { readonly strategy: string; readonly support: string },
): Refusal | undefined {
  if (waitsOn(s, support, boxedOn(s, strategy))) return undefined;
  const other = FRONTS.find((front) => waitsOn(s, support, front));
  if (other !== undefined)
    return refuse('TV-A17', 'support-on-other-front', { ...facts, front: nameOfFront(other) });
  return laidInAll(s, support) === 0
    ? refuse('TV-A17', 'support-not-laid', facts)
    : refuse('TV-3.2.1d', 'support-already-assigned', {
        ...facts,
        other: nameOfStrategy(holderOf(s, support)),
      });
}

export function checkSupport(
  s: State,
  strategy: StrategyId,
  support: SupportId,
): Refusal | undefined {
  const facts = { strategy: nameOfStrategy(strategy), support: nameOfSupport(support) };
  if (boxedOn(s, strategy) === NONE) return refuse('TV-3.2.1c', 'not-boxed', facts);
  if (arrivalOf(support) > s.turn) return refuse('TV-2.2e', 'not-before-january', facts);
  if (!isSupportFree(s, support))
    return refuse('TV-3.2.1d', 'support-already-assigned', {
      ...facts,
      other: nameOfStrategy(holderOf(s, support)),
    });
  const elsewhere = checkFront(s, strategy, support, facts);
  if (elsewhere) return elsewhere;
  if (supportRoom(s, strategy, isCommander(support)) > 0) return undefined;
  if (!isSovietStrategy(strategy))
    return refuse(finnishStrategy(strategy).clause, 'two-supports', facts);
  if (isJanuary(s))
    return isCommander(support)
      ? refuse('TV-3.2.2v', 'january-commander', facts)
      : refuse('TV-3.2.2v', 'january-support', facts);
  const { supports, supportClause } = sovietStrategy(strategy);
  return refuse(supportClause, 'supports-are-full', { ...facts, limit: supports });
}

function holderOf(s: State, support: SupportId): StrategyId {
  if (support < 9) return servedBy(s, support);
  for (let strategy = 4; strategy < 8; strategy++)
    if (supportsOf(s, strategy, support) > 0) return strategy;
  return 4;
}

// ------------------------------------------------------------------------------ Finnish means

/** TV-A13, TV-A45: the number of units a Finnish strategy is filled with. */
export const finnishLimit = (s: State, strategy: StrategyId): number =>
  Math.min(
    FORCE_LIMIT,
    unitLimitOf(strategy) + (supportsOf(s, strategy, FINNISH_RENF) > 0 ? 2 : 0),
  );

export function checkAssignFinns(
  s: State,
  strategy: StrategyId,
  unit: UnitType,
): Refusal | undefined {
  const limit = finnishLimit(s, strategy);
  const facts = { strategy: nameOfStrategy(strategy), unit: nameOfUnit(unit), limit };
  if (boxedOn(s, strategy) === NONE) return refuse('TV-3.2.1c', 'not-boxed', facts);
  if (zoneTotal(s, strategy) >= FORCE_LIMIT) return refuse('TV-1.1c', 'force-is-full', facts);
  if (zoneTotal(s, strategy) >= limit)
    return refuse(finnishStrategy(strategy).clause, 'strategy-is-full', facts);
  if (finnsAt(s, FORCES, unit) > 0) return undefined;
  for (let other = 4; other < 8; other++)
    if (finnsAt(s, other, unit) > 0)
      return refuse('TV-3.2.1d', 'unit-already-assigned', {
        ...facts,
        other: nameOfStrategy(other),
      });
  return refuse('TV-2.3c', 'none-in-forces', facts);
}

export function environmentRoom(s: State, strategy: StrategyId): number {
  let used = 0;
  for (const marker of ENVIRONMENTS) if (environmentAt(s, marker) === strategy) used++;
  return finnishStrategy(strategy).environment - used;
}

export function checkEnvironment(
  s: State,
  strategy: StrategyId,
  marker: EnvironmentId,
): Refusal | undefined {
  const { clause, environment } = finnishStrategy(strategy);
  const facts = {
    strategy: nameOfStrategy(strategy),
    marker: nameOfEnvironment(marker),
    limit: environment,
  };
  if (boxedOn(s, strategy) === NONE) return refuse('TV-3.2.1c', 'not-boxed', facts);
  const holder = environmentAt(s, marker);
  if (holder !== NONE)
    return refuse('TV-3.2.1d', 'environment-already-assigned', {
      ...facts,
      other: nameOfStrategy(holder),
    });
  if (environmentRoom(s, strategy) <= 0) return refuse(clause, 'environment-is-full', facts);
  return undefined;
}

export function checkEntrench(s: State, strategy: StrategyId): Refusal | undefined {
  const { clause, entrenchment } = finnishStrategy(strategy);
  const facts = { strategy: nameOfStrategy(strategy) };
  if (boxedOn(s, strategy) === NONE) return refuse('TV-3.2.1c', 'not-boxed', facts);
  if (!entrenchment) return refuse(clause, 'no-entrenchment', facts);
  if (isEntrenched(s, strategy)) return refuse('TV-A11', 'already-entrenched', facts);
  return undefined;
}
