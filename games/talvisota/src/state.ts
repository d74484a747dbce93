// The state of a game: counts of like counters by place and type, and what is being asked.
// Counters of one type have no identity (TV-A9), so a force is a count by type.
import type { Side } from '@motti/engine';
import type { Step } from './actions.ts';
import {
  type FrontId,
  NONE,
  PLACE_COUNT,
  type Place,
  SCOUTS,
  type SpaceId,
  type StrategyId,
  type UnitType,
} from './data/index.ts';

/** The options of a match (TV-O1 to TV-O11), fixed when it begins. */
export interface Rules {
  readonly scenario: string;
  readonly lastTurn: number;
  readonly frontCountsVisible: boolean;
  readonly laplandBoxes: number;
  readonly fixedRoles: boolean;
  readonly mustAttack: boolean;
  readonly iceNeedsMeretskov: boolean;
  readonly lineMovement: boolean;
  readonly fullFortifiedGain: boolean;
  readonly hardFortified: boolean;
  readonly cheapRecovery: boolean;
  readonly solo: boolean;
  /** TV-A17; not there at all in a match without it. */
  readonly supportsInTwoSteps?: boolean;
}

export interface State {
  rules: Rules;
  turn: number;
  sovietMorale: number;
  finnishMorale: number;
  /** Where the Events marker stands: −2, 0 or 2. */
  events: number;
  /** What is being asked, innermost last. */
  agenda: Step[];
  /** Soviet units by place (spaces, front boxes, then the areas below) and type. */
  soviet: number[];
  /** How many Soviet units of all types are in each place or area: an index of `soviet`. */
  stacks: number[];
  /** Finnish units by zone (the areas below, then the strategies 4 to 7) and type. */
  finland: number[];
  /** By space: Finnish scouts that stayed (TV-A60). */
  scouts: number[];
  /** By space: 1 once conquered (TV-A54). */
  conquered: number[];
  /** By space: 1 with a Possession marker. */
  marker: number[];
  /** By strategy, both sides: the front of its box, or NONE. */
  front: FrontId[];
  /** By Soviet strategy: base units from the front's box (4 types), then from `planSpace` (4 types). */
  planUnits: number[];
  /** By Soviet strategy: the space where base units stand, or NONE. */
  planSpace: SpaceId[];
  /** By Soviet strategy: two units that RENF adds, each place × 4 + type, or NONE (TV-A44). */
  planExtras: number[];
  /** By Soviet support: the strategy it serves, or NONE. */
  supports: StrategyId[];
  /** By Finnish strategy and Finnish support: how many. */
  finnishSupports: number[];
  /** By front and support: how many lie there (TV-A17); empty unless supports go in two steps. */
  laid: number[];
  /** By Environment marker: the strategy it serves, or NONE. */
  environment: StrategyId[];
  /** By Finnish strategy: 1 with an Entrenchment. */
  entrenched: number[];
  /** 1 once the side has committed its plan, or laid its supports: Soviet, Finnish. */
  committed: number[];
  /** Confrontations in the order of placement: strategy, target, start, answer or NONE, picked. */
  battles: number[];
  /** Solo: the hidden row of Finnish strategies (TV-A68). */
  row: StrategyId[];
  /** The confrontation being fought, or the last one fought in this turn. */
  combat: Combat | null;
  /** The harassed space, or NONE, and the scouts sent (TV-6.2a). */
  harassed: SpaceId;
  raiders: number;
  /** The space whose garrison a raid has cut off until E1 is over, or NONE (TV-A59). */
  raided: SpaceId;
  /** One space of each isolated group that still has to lose a unit (TV-A57). */
  pockets: SpaceId[];
  /** Once over: who has won, `draw`, and by which clause. */
  winner: string;
  verdict: string;
}

export interface Combat {
  /** Which of `battles`. */
  battle: number;
  strategy: StrategyId;
  answer: StrategyId;
  start: SpaceId;
  target: SpaceId;
  /** The second space, once chosen. */
  next: SpaceId;
  /** 1 in the second space of the strategy. */
  second: number;
  round: number;
  /** Surviving Soviet units of the force, by type. */
  force: number[];
  /** Those of them that are in the target space, by type. */
  inside: number[];
  /** Engaged Finnish units by type; the last entry counts scouts that stand in the space. */
  engaged: number[];
  /** Units in the force when the combat in this space began, and lost since (TV-A48). */
  initial: number;
  lost: number;
  lastLoss: number;
  meretskov: number;
  timoshenko: number;
  mannerheim: number;
  /** The result being carried out. */
  sovietLoss: number;
  finnishLoss: number;
  /**
   * Where both sides choose their losses, the units that each has named so far, carried out when both have named them all
   * (TV-4.5.1c). Never changed in place.
   */
  sovietDoomed: readonly UnitType[];
  finnishDoomed: readonly UnitType[];
  sovietRetreat: number;
  finnishRetreat: number;
  doubled: number;
  /** Spaces the strategy has conquered. */
  conquests: number;
  /** 0 while it lasts, then 1 for a Soviet and 2 for a Finnish victory. */
  outcome: number;
}

// Effects of the commanders; 0 is none.
export const LINES = 1;
export const ARTILLERY = 2;
export const LOSSES_DOUBLED = 1;
export const BONUS = 2;
export const HOLD = 1;
export const PENALTY = 2;

export const SOVIET_VICTORY = 1;
export const FINNISH_VICTORY = 2;

// Areas of the Soviet sheet, numbered on after the places.
export const LOSSES = PLACE_COUNT;
export const REINFORCEMENTS = PLACE_COUNT + 1;
/** Units that must be given a front box now: at set-up and in January. */
export const TO_PLACE = PLACE_COUNT + 2;
/** The January reinforcements, until they come. */
export const DUE = PLACE_COUNT + 3;
/** Units picked for recovery, by front: still secret, not yet paid for. */
export const RECOVERING = PLACE_COUNT + 4;
export const SOVIET_AREAS = PLACE_COUNT + 7;

// Areas of the Finnish sheet; the strategies 4 to 7 are areas too.
export const FORCES = 0;
export const USED = 1;
export const FINNISH_LOSSES = 2;
export const FINNISH_REINFORCEMENTS = 3;

export const SOVIET: Side = 'soviet';
export const FINLAND: Side = 'finland';

export function clone(s: State): State {
  const combat = s.combat;
  return {
    rules: s.rules,
    turn: s.turn,
    sovietMorale: s.sovietMorale,
    finnishMorale: s.finnishMorale,
    events: s.events,
    agenda: s.agenda.slice(),
    soviet: s.soviet.slice(),
    stacks: s.stacks.slice(),
    finland: s.finland.slice(),
    scouts: s.scouts.slice(),
    conquered: s.conquered.slice(),
    marker: s.marker.slice(),
    front: s.front.slice(),
    planUnits: s.planUnits.slice(),
    planSpace: s.planSpace.slice(),
    planExtras: s.planExtras.slice(),
    supports: s.supports.slice(),
    finnishSupports: s.finnishSupports.slice(),
    laid: s.laid.slice(),
    environment: s.environment.slice(),
    entrenched: s.entrenched.slice(),
    committed: s.committed.slice(),
    battles: s.battles.slice(),
    row: s.row.slice(),
    combat: combat === null ? null : cloneCombat(combat),
    harassed: s.harassed,
    raiders: s.raiders,
    raided: s.raided,
    pockets: s.pockets.slice(),
    winner: s.winner,
    verdict: s.verdict,
  };
}

export function cloneCombat(c: Combat): Combat {
  return {
    ...c,
    force: c.force.slice(),
    inside: c.inside.slice(),
    engaged: c.engaged.slice(),
  };
}

// ------------------------------------------------------------------------------ Soviet units

/** Soviet units of a type in a place or an area of the sheet. */
export const unitsAt = (s: State, place: Place, type: UnitType): number =>
  s.soviet[place * 4 + type]!;

// Taking away none would add -0, a fraction to V8: it would keep the whole array as fractions, slow for all who read it.

export function addUnits(s: State, place: Place, type: UnitType, count: number): void {
  if (count === 0) return;
  s.soviet[place * 4 + type]! += count;
  s.stacks[place]! += count;
}

export function moveUnits(s: State, type: UnitType, from: Place, to: Place, count: number): void {
  addUnits(s, from, type, -count);
  addUnits(s, to, type, count);
}

/** All Soviet units in a place. */
export const garrison = (s: State, place: Place): number => s.stacks[place]!;

// ----------------------------------------------------------------------------- Finnish units

export const finnsAt = (s: State, zone: number, type: UnitType): number =>
  s.finland[zone * 5 + type - 4]!;

export function addFinns(s: State, zone: number, type: UnitType, count: number): void {
  if (count === 0) return;
  s.finland[zone * 5 + type - 4]! += count;
}

export function moveFinns(s: State, type: UnitType, from: number, to: number, count: number): void {
  s.finland[from * 5 + type - 4]! -= count;
  s.finland[to * 5 + type - 4]! += count;
}

export function zoneTotal(s: State, zone: number): number {
  const at = zone * 5;
  const units = s.finland;
  return units[at]! + units[at + 1]! + units[at + 2]! + units[at + 3]! + units[at + 4]!;
}

/** Moves everything in one zone to another. */
export function emptyZone(s: State, from: number, to: number): void {
  for (let i = 0; i < 5; i++) {
    s.finland[to * 5 + i]! += s.finland[from * 5 + i]!;
    s.finland[from * 5 + i] = 0;
  }
}

export const scoutsAt = (s: State, space: SpaceId): number => s.scouts[space]!;
export function addScouts(s: State, space: SpaceId, count: number): void {
  if (count === 0) return;
  s.scouts[space]! += count;
}

// ----------------------------------------------------------------------------------- ground

export const isConquered = (s: State, space: SpaceId): boolean => s.conquered[space] === 1;
export function setConquered(s: State, space: SpaceId, conquered: boolean): void {
  s.conquered[space] = conquered ? 1 : 0;
}
export const hasMarker = (s: State, space: SpaceId): boolean => s.marker[space] === 1;
export function setMarker(s: State, space: SpaceId, present: boolean): void {
  s.marker[space] = present ? 1 : 0;
}

// --------------------------------------------------------------------------------- decisions

export const hasCommitted = (s: State, side: Side): boolean =>
  s.committed[side === SOVIET ? 0 : 1] === 1;
export function setCommitted(s: State, side: Side): void {
  s.committed[side === SOVIET ? 0 : 1] = 1;
}

// ----------------------------------------------------------------------------- confrontations

const STRIDE = 5;
export const battleCount = (s: State): number => s.battles.length / STRIDE;
export const battleStrategy = (s: State, battle: number): StrategyId => s.battles[battle * STRIDE]!;
export const battleTarget = (s: State, battle: number): SpaceId => s.battles[battle * STRIDE + 1]!;
export const battleStart = (s: State, battle: number): SpaceId => s.battles[battle * STRIDE + 2]!;
export const battleAnswer = (s: State, battle: number): StrategyId =>
  s.battles[battle * STRIDE + 3]!;
export const isPicked = (s: State, battle: number): boolean => s.battles[battle * STRIDE + 4] === 1;
export function addBattle(s: State, strategy: StrategyId, target: SpaceId, start: SpaceId): void {
  s.battles.push(strategy, target, start, NONE, 0);
}
export function setAnswer(s: State, battle: number, answer: StrategyId): void {
  s.battles[battle * STRIDE + 3] = answer;
}
/** For guesses: what lies face down, and where it starts from. */
export function setStrategy(s: State, battle: number, strategy: StrategyId): void {
  s.battles[battle * STRIDE] = strategy;
}
export function setStart(s: State, battle: number, start: SpaceId): void {
  s.battles[battle * STRIDE + 2] = start;
}
export function setPicked(s: State, battle: number): void {
  s.battles[battle * STRIDE + 4] = 1;
}

/** The confrontation in which a strategy of either side is on the map, or NONE. */
export function battleOf(s: State, strategy: StrategyId): number {
  const at = strategy < 4 ? 0 : 3;
  for (let i = 0; i < s.battles.length; i += STRIDE)
    if (s.battles[i + at] === strategy) return i / STRIDE;
  return NONE;
}
/** The confrontation placed on a space, or NONE. */
export function battleOn(s: State, space: SpaceId): number {
  for (let i = 0; i < s.battles.length; i += STRIDE)
    if (s.battles[i + 1] === space) return i / STRIDE;
  return NONE;
}
/** TV-A21: a strategy's means are known to all once its confrontation has been picked. */
export function isRevealed(s: State, strategy: StrategyId): boolean {
  const battle = battleOf(s, strategy);
  return battle !== NONE && isPicked(s, battle);
}

// -------------------------------------------------------------------------------- one combat

export const forceOf = (c: Combat, type: UnitType): number => c.force[type]!;
export const insideOf = (c: Combat, type: UnitType): number => c.inside[type]!;
export const engagedOf = (c: Combat, type: UnitType): number => c.engaged[type - 4]!;
export const forceTotal = (c: Combat): number =>
  c.force[0]! + c.force[1]! + c.force[2]! + c.force[3]!;
export const insideTotal = (c: Combat): number =>
  c.inside[0]! + c.inside[1]! + c.inside[2]! + c.inside[3]!;
export function engagedTotal(c: Combat): number {
  let total = 0;
  for (const count of c.engaged) total += count;
  return total;
}
export function addForce(c: Combat, type: UnitType, count: number): void {
  c.force[type]! += count;
}
export function addInside(c: Combat, type: UnitType, count: number): void {
  c.inside[type]! += count;
}
export function addEngaged(c: Combat, type: UnitType, count: number): void {
  c.engaged[type - 4]! += count;
}
/** Finnish units that could fight in the target space: the strategy's, and scouts that stand there. */
export const presentFinns = (s: State, c: Combat, type: UnitType): number => {
  if (type === SCOUTS) return s.scouts[c.target]!;
  return c.answer === NONE ? 0 : s.finland[c.answer * 5 + type - 4]!;
};
/** The combat being fought; asked only where there is one. */
export const combatOf = (s: State): Combat => s.combat!;

export const topStep = (s: State): Step => s.agenda[s.agenda.length - 1]!;
export function push(s: State, ...steps: Step[]): void {
  for (const step of steps) s.agenda.push(step);
}
/** The innermost step is done. */
export function finish(s: State): void {
  s.agenda.pop();
}
