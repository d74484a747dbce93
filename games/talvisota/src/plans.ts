// What a strategy is loaded with: units, supports, markers. Facts of the state, read and changed here alone.
import {
  BOX,
  type EnvironmentId,
  type FrontId,
  isBox,
  isCommander,
  isSovietSupport,
  NONE,
  type Place,
  SOVIET_RENF,
  type SpaceId,
  type StrategyId,
  SUPPORT_NAMES,
  type SupportId,
  type UnitType,
} from './data/index.ts';
import { emptyZone, FORCES, type State } from './state.ts';

export const boxedOn = (s: State, strategy: StrategyId): FrontId => s.front[strategy]!;
export function setBox(s: State, strategy: StrategyId, front: FrontId): void {
  s.front[strategy] = front;
}

/** Base units of a strategy that come from its front's box. */
export const boxUnits = (s: State, strategy: StrategyId, type: UnitType): number =>
  s.planUnits[strategy * 8 + type]!;
/** Base units of a strategy that stand in `planSpace`. */
export const fieldUnits = (s: State, strategy: StrategyId, type: UnitType): number =>
  s.planUnits[strategy * 8 + 4 + type]!;
export const baseUnits = (s: State, strategy: StrategyId, type: UnitType): number =>
  s.planUnits[strategy * 8 + type]! + s.planUnits[strategy * 8 + 4 + type]!;

export function boxTotal(s: State, strategy: StrategyId): number {
  const at = strategy * 8;
  const plan = s.planUnits;
  return plan[at]! + plan[at + 1]! + plan[at + 2]! + plan[at + 3]!;
}

export function baseTotal(s: State, strategy: StrategyId): number {
  const at = strategy * 8 + 4;
  const plan = s.planUnits;
  return boxTotal(s, strategy) + plan[at]! + plan[at + 1]! + plan[at + 2]! + plan[at + 3]!;
}

export const planSpaceOf = (s: State, strategy: StrategyId): SpaceId => s.planSpace[strategy]!;

export function addBase(s: State, strategy: StrategyId, type: UnitType, place: Place): void {
  if (isBox(place)) {
    s.planUnits[strategy * 8 + type]!++;
  } else {
    s.planSpace[strategy] = place;
    s.planUnits[strategy * 8 + 4 + type]!++;
  }
}

/** An extra unit of RENF as place × 4 + type, or NONE; `slot` is 0 or 1. */
export const extraAt = (s: State, strategy: StrategyId, slot: number): number =>
  s.planExtras[strategy * 2 + slot]!;
export const extraPlace = (extra: number): Place => extra >> 2;
export const extraType = (extra: number): UnitType => extra & 3;
export function extraTotal(s: State, strategy: StrategyId): number {
  const at = strategy * 2;
  return (s.planExtras[at] === NONE ? 0 : 1) + (s.planExtras[at + 1] === NONE ? 0 : 1);
}
export function addExtra(s: State, strategy: StrategyId, type: UnitType, place: Place): void {
  const at = strategy * 2;
  s.planExtras[s.planExtras[at] === NONE ? at : at + 1] = place * 4 + type;
}

/** How many units of this type in this place strategies already claim. */
export function claimedUnits(s: State, place: Place, type: UnitType): number {
  let claimed = 0;
  if (place >= BOX) {
    const front = place - BOX;
    for (let strategy = 0; strategy < 4; strategy++)
      if (s.front[strategy] === front) claimed += s.planUnits[strategy * 8 + type]!;
  } else {
    for (let strategy = 0; strategy < 4; strategy++)
      if (s.planSpace[strategy] === place) claimed += s.planUnits[strategy * 8 + 4 + type]!;
  }
  // TV-A44: only the strategy that RENF serves has extra units.
  const reinforced = s.supports[SOVIET_RENF]!;
  if (reinforced === NONE) return claimed;
  const code = place * 4 + type;
  if (s.planExtras[reinforced * 2] === code) claimed++;
  if (s.planExtras[reinforced * 2 + 1] === code) claimed++;
  return claimed;
}

export const freeUnits = (s: State, place: Place, type: UnitType): number =>
  s.soviet[place * 4 + type]! - claimedUnits(s, place, type);

/** Takes the units out of a Soviet plan; they stay where they are. */
export function clearUnits(s: State, strategy: StrategyId): void {
  s.planUnits.fill(0, strategy * 8, strategy * 8 + 8);
  s.planSpace[strategy] = NONE;
  s.planExtras[strategy * 2] = NONE;
  s.planExtras[strategy * 2 + 1] = NONE;
}

// --------------------------------------------------------------- supports, markers of strategies

/** The strategy a Soviet support serves, or NONE. */
export const servedBy = (s: State, support: SupportId): StrategyId => s.supports[support]!;
export function setSupport(s: State, support: SupportId, strategy: StrategyId): void {
  s.supports[support] = strategy;
}

/** How many commanders or ordinary supports a Soviet strategy has. */
export function sovietSupportCount(s: State, strategy: StrategyId, commanders: boolean): number {
  const serving = s.supports;
  let count = 0;
  for (let i = 0; i < 9; i++) if (serving[i] === strategy && isCommander(i) === commanders) count++;
  return count;
}
/** How many ordinary supports a Finnish strategy has: all but Mannerheim, who comes first. */
export function finnishSupportCount(s: State, strategy: StrategyId): number {
  const at = (strategy - 4) * 6;
  const counts = s.finnishSupports;
  return counts[at + 1]! + counts[at + 2]! + counts[at + 3]! + counts[at + 4]! + counts[at + 5]!;
}

/** How many of this support a strategy has: 0 to 2. */
export const supportsOf = (s: State, strategy: StrategyId, support: SupportId): number => {
  if (isSovietSupport(support)) return s.supports[support] === strategy ? 1 : 0;
  return strategy < 4 ? 0 : s.finnishSupports[(strategy - 4) * 6 + support - 9]!;
};
export function addFinnishSupport(
  s: State,
  strategy: StrategyId,
  support: SupportId,
  count: number,
): void {
  s.finnishSupports[(strategy - 4) * 6 + support - 9]! += count;
}
/** How many of a Finnish support serve some strategy. */
export function finnishSupportInUse(s: State, support: SupportId): number {
  const at = support - 9;
  const counts = s.finnishSupports;
  return counts[at]! + counts[6 + at]! + counts[12 + at]! + counts[18 + at]!;
}

/** TV-A17: how many of a support lie on a front, given to a strategy there or still waiting. */
export const laidOn = (s: State, support: SupportId, front: FrontId): number =>
  s.laid[front * SUPPORT_NAMES.length + support] ?? 0;
export function addLaid(s: State, support: SupportId, front: FrontId, count: number): void {
  s.laid[front * SUPPORT_NAMES.length + support]! += count;
}
/** How many of a support lie on any front. */
export const laidInAll = (s: State, support: SupportId): number =>
  laidOn(s, support, 0) + laidOn(s, support, 1) + laidOn(s, support, 2);
/** How many of a support serve strategies of this front. */
export function servingOn(s: State, support: SupportId, front: FrontId): number {
  let serving = 0;
  for (let strategy = 0; strategy < 8; strategy++)
    if (s.front[strategy] === front) serving += supportsOf(s, strategy, support);
  return serving;
}

export const environmentAt = (s: State, marker: EnvironmentId): StrategyId =>
  s.environment[marker]!;
export function setEnvironment(s: State, marker: EnvironmentId, strategy: StrategyId): void {
  s.environment[marker] = strategy;
}
export const isEntrenched = (s: State, strategy: StrategyId): boolean =>
  s.entrenched[strategy - 4] === 1;
export function setEntrenched(s: State, strategy: StrategyId, entrenched: boolean): void {
  s.entrenched[strategy - 4] = entrenched ? 1 : 0;
}

/** Empties a strategy of either side: units, supports, markers; it keeps its box. */
export function clearStrategy(s: State, strategy: StrategyId): void {
  if (strategy < 4) {
    clearUnits(s, strategy);
    for (let i = 0; i < 9; i++) if (s.supports[i] === strategy) s.supports[i] = NONE;
    return;
  }
  emptyZone(s, strategy, FORCES);
  s.finnishSupports.fill(0, (strategy - 4) * 6, (strategy - 4) * 6 + 6);
  for (let i = 0; i < 5; i++) if (s.environment[i] === strategy) s.environment[i] = NONE;
  s.entrenched[strategy - 4] = 0;
}
