// WW-SEQ: the sequence of play. Which phase follows which, and what happens by itself in between.
import type { Emitter } from '../actions.ts';
import {
  ALLIES,
  ENTRY_HEX,
  FINN,
  type HexId,
  hexName,
  ICE_SEASON,
  ISTHMUS_TURNS,
  isIceTurn,
  LAST_TURN,
  LENINGRAD,
  PARATROOPS,
  REGIMENTS,
  SIDE_OF,
  type SideIndex,
  SOVIET,
  sideName,
  UNIT_COUNT,
  type UnitId,
  unitName,
} from '../data/index.ts';
import { lift, put, rebuildZones } from '../derived/placing.ts';
import { updateSupply } from '../derived/supply.ts';
import { sideAt } from '../position.ts';
import { advancers, dropHexes } from '../rules/advance.ts';
import { canAttack } from '../rules/front.ts';
import { evaders } from '../rules/retreat.ts';
import { isOverstacked } from '../rules/stacking.ts';
import {
  countPoints,
  GARRISON,
  garrisonOfMurmansk,
  levelOf,
  removeIsolated,
} from '../rules/victory.ts';
import {
  ADVANCED,
  ARRIVED,
  ATTACKED,
  clearMarks,
  dueTurn,
  ELIMINATED,
  type Ending,
  FELL_BACK,
  hexOfUnit,
  ISOLATED,
  isModule,
  MOVED,
  marksOf,
  PASSIVE,
  READY_TO_DROP,
  REPLACEMENT,
  SLOW,
  type State,
  setMark,
  TARGETED,
} from '../state.ts';

const MOVEMENT_MARKS = MOVED | SLOW | ARRIVED;
const COMBAT_MARKS = ADVANCED | ATTACKED | TARGETED | PASSIVE | FELL_BACK;

export const lastTurn = (s: State): number =>
  s.scenario === 'isthmus' ? ISTHMUS_TURNS : LAST_TURN;

/** WW-SEQ.2, WW-SEQ.D: a Game-Turn begins with the Soviet Player-Turn. */
export function beginTurn(s: State, emit: Emitter): void {
  emit?.({ kind: 'turn-begins', clause: 'WW-SEQ.D', turn: s.turn });
  if (isIceTurn(s.turn) && !(s.ground & ICE_SEASON)) {
    s.ground |= ICE_SEASON; // WW-TER.4
    rebuildZones(s);
    emit?.({ kind: 'ice', clause: 'WW-TER.4' });
  }
  beginPlayerTurn(s, SOVIET, emit);
}

/** WW-SEQ.3: Reinforcement Phase first; it is passed over when nothing can arrive. */
export function beginPlayerTurn(s: State, side: SideIndex, emit: Emitter): void {
  s.phasing = side;
  emit?.({
    kind: 'player-turn-begins',
    clause: 'WW-SEQ.3',
    side: sideName(side),
    turn: s.turn,
  });
  if (side === FINN) arriveInSweden(s, emit);
  else if (s.unitHex[PARATROOPS] === LENINGRAD) setMark(s, PARATROOPS, READY_TO_DROP);
  updateSupply(s);
  if (hasArrivals(s)) s.step = 'reinforcement';
  else beginMovement(s, emit);
}

/** WW-RNF.1, RNF.2: may this unit be placed in the present Reinforcement Phase? */
export function isArriving(s: State, unit: UnitId): boolean {
  const place = hexOfUnit(s, unit);
  if (place >= 0 || SIDE_OF[unit] !== s.phasing) return false;
  if (place === REPLACEMENT) return true;
  const turn = dueTurn(place);
  return turn > 0 && turn <= s.turn && !ALLIES.includes(unit);
}

function hasArrivals(s: State): boolean {
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (isArriving(s, unit)) return true;
  return false;
}

/** WW-SCN.B1: the four later units of Scenario B come to R by themselves, unless a Soviet unit stands there. */
function arriveInSweden(s: State, emit: Emitter): void {
  const waiting = ALLIES.filter((unit) => {
    const turn = dueTurn(hexOfUnit(s, unit));
    return turn > 0 && turn <= s.turn;
  });
  if (waiting.length === 0 || sideAt(s, ENTRY_HEX) === SOVIET) return;
  for (const unit of waiting) put(s, unit, ENTRY_HEX);
  const hex = hexName(ENTRY_HEX);
  emit?.({ kind: 'landed', clause: 'WW-SCN.B1', units: waiting.length, hex });
}

/** WW-SUP.D1, WW-A33: isolation as of now limits the movement of the phasing side. */
export function beginMovement(s: State, emit: Emitter): void {
  // WW-A55: a replacement that was not placed is forfeited.
  for (const unit of REGIMENTS) if (s.unitHex[unit] === REPLACEMENT) s.unitHex[unit] = ELIMINATED;
  updateSupply(s);
  const isolated: UnitId[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (SIDE_OF[unit] === s.phasing && hexOfUnit(s, unit) >= 0 && marksOf(s, unit) & ISOLATED)
      isolated.push(unit);
  for (const unit of isolated) setMark(s, unit, SLOW);
  if (isolated.length > 0)
    emit?.({ kind: 'isolated', clause: 'WW-SUP.A1', units: isolated.map(unitName) });
  s.step = 'movement';
  s.selected = -1;
  s.station = -1;
}

/** WW-A35: units in excess go before the Combat Phase begins. */
export function endMovement(s: State, emit: Emitter): void {
  s.selected = -1;
  if (isOverstacked(s)) s.step = 'excess';
  else beginCombat(s, emit);
}

/** WW-SEQ.4. */
export function beginCombat(s: State, emit: Emitter): void {
  clearMarks(s, MOVEMENT_MARKS);
  s.vacated = [];
  updateSupply(s);
  s.step = 'retreat-before-combat';
  if (evaders(s).length === 0) beginAdvance(s, emit);
}

export function beginAdvance(s: State, emit: Emitter): void {
  updateSupply(s);
  s.step = 'advance-before-combat';
  if (advancers(s).length === 0) beginAttacks(s, emit);
}

export function beginAttacks(s: State, emit: Emitter): void {
  forgetAttack(s);
  nextAttack(s, emit);
}

/** Clears the attack that was declared. */
export function forgetAttack(s: State): void {
  s.targets = [];
  s.attackers = [];
  s.pending = [];
  s.vacated = [];
  s.owed = 0;
  s.strict = false;
  s.invasion = false;
}

/** After a combat, or when the segment begins: the next attack, or the end of the Combat Phase. */
export function nextAttack(s: State, emit: Emitter): void {
  s.step = 'attack';
  updateSupply(s);
  if (!canAttack(s)) endCombat(s, emit);
}

export function endCombat(s: State, emit: Emitter): void {
  clearMarks(s, COMBAT_MARKS);
  if (s.phasing === SOVIET && dropHexes(s).length > 0) s.step = 'paradrop';
  else endPlayerTurn(s, emit);
}

export function endPlayerTurn(s: State, emit: Emitter): void {
  clearMarks(s, READY_TO_DROP);
  if (s.phasing === FINN) {
    endTurn(s, emit);
    return;
  }
  countGarrison(s, emit);
  beginPlayerTurn(s, FINN, emit);
}

/** WW-MUR: not with the module, not in the teaching scenario. */
const FIRST_GARRISON_TURN = 4;
function countGarrison(s: State, emit: Emitter): void {
  if (s.scenario !== 'standard' || s.turn < FIRST_GARRISON_TURN) return;
  const units = garrisonOfMurmansk(s);
  const short = units < GARRISON;
  if (short) s.garrisonPenalties++;
  emit?.({ kind: 'garrison', clause: 'WW-MUR.2', units, short });
}

function endTurn(s: State, emit: Emitter): void {
  if (s.turn >= lastTurn(s)) score(s, 'scored', emit);
  else if (!isModule(s)) nextTurn(s, emit);
  else if (mayCeaseFire(s)) s.step = 'cease-fire';
  else rollForScenario(s);
}

export function nextTurn(s: State, emit: Emitter): void {
  s.turn++;
  beginTurn(s, emit);
}

/** WW-SCN.D3, WW-EVT.K, WW-A56. */
const FIRST_CEASE_FIRE_TURN = 5;
const mayCeaseFire = (s: State): boolean =>
  s.ceaseFire === s.turn || (s.inForce === 'D' && s.turn >= FIRST_CEASE_FIRE_TURN);

/** WW-SEQ.C1: once a scenario is in force the Finnish player rolls no more. */
export function rollForScenario(s: State): void {
  s.step = s.inForce === '' ? 'scenario-roll' : 'event-roll';
}

/** WW-VIC, WW-A62: the board is cleared of isolated units and the points are counted. */
export function score(s: State, ending: Ending, emit: Emitter): void {
  const removed = removeIsolated(s);
  if (removed.length > 0) {
    const units = removed.map(unitName);
    emit?.({ kind: 'eliminated', clause: 'WW-VIC.2', units, cause: 'isolated' });
  }
  s.points = countPoints(s).total;
  s.step = 'over';
  s.ending = ending;
  const { level, winner } = levelOf(s, s.points);
  emit?.({ kind: 'scored', clause: 'WW-VIC.4', points: s.points, level, winner: winner ?? '' });
}

/** WW-ERR.1, WW-A43: Finns in Leningrad win at once. Asked after every Finnish move, advance and retreat. */
export function checkLeningrad(s: State, emit: Emitter): boolean {
  if (!s.suddenDeath || sideAt(s, LENINGRAD) !== FINN) return false;
  s.step = 'over';
  s.ending = 'leningrad';
  emit?.({ kind: 'leningrad-fell', clause: 'WW-ERR.1' });
  return true;
}

/** A unit comes into play in a hex. */
export function arrive(s: State, unit: UnitId, hex: HexId, clause: string, emit: Emitter): void {
  put(s, unit, hex);
  emit?.({ kind: 'placed', clause, unit: unitName(unit), hex: hexName(hex) });
}

/** Takes units off the map and counts Allied losses (WW-VPS.7). */
export function eliminate(s: State, units: readonly UnitId[]): void {
  for (const unit of units) {
    if (ALLIES.includes(unit)) s.alliesLost++;
    lift(s, unit, ELIMINATED);
  }
}
