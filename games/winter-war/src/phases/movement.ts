// WW-MOV, WW-A33, WW-A35: units are moved one by one; a unit is picked, then its destination.
import type { Ask } from '@motti/engine';
import { type Action, DONE, type Emitter, LEAVE, loseAction, selectAction } from '../actions.ts';
import {
  ALLIED_KIND,
  COUNTRY,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  type HexId,
  hexName,
  KEMI,
  kindOf,
  SCANDINAVIA_OPEN,
  SIDE_OF,
  SOVIET,
  UNIT_COUNT,
  UNIT_TYPE,
  type UnitId,
  unitName,
} from '../data/index.ts';
import { lift, rebuildZones, shift, take } from '../derived/placing.ts';
import { updateSupply, withSupply, zonesAreStale } from '../derived/supply.ts';
import { printMove } from '../notation.ts';
import { counts, hasRoom, stackingLimit } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isRefusal, march } from '../rules/march.ts';
import { endOf, isRide, RIDE } from '../rules/path.ts';
import { Reach } from '../rules/reach.ts';
import { canMoveAway, hexToRelieve, isOverfull, isOverstacked } from '../rules/stacking.ts';
import {
  ELIMINATED,
  ENTERED,
  firstIn,
  hasMark,
  hexOfUnit,
  ISOLATED,
  MAY_RIDE,
  MOVED,
  marksOf,
  nextIn,
  READY_TO_DROP,
  type State,
  setMark,
} from '../state.ts';
import { withOrders } from './orders.ts';
import { phase } from './phase.ts';
import { beginCombat, checkLeningrad, endMovement } from './turn.ts';

/** The searches of this phase, one after the other. */
const reach = new Reach();

function choicesOfMovement(s: State): Action[] {
  if (s.selected < 0) return picks(s);
  return s.station < 0 ? destinations(s, s.selected) : fromStation(s, s.selected, s.station);
}

/** Every unit that has not moved; of two alike in one hex the first stands for both. */
function picks(s: State): Action[] {
  const list: Action[] = [];
  if (hexToRelieve(reach, s) < 0) list.push(DONE);
  const { unitHex, unitMarks } = s;
  const { firstInHex } = s.derived;
  const first = s.phasing === SOVIET ? FIRST_SOVIET : 0;
  const end = s.phasing === SOVIET ? UNIT_COUNT : FIRST_SOVIET;
  for (let unit = first; unit < end; unit++) {
    const hex = unitHex[unit]!;
    if (hex < 0 || unitMarks[unit]! & MOVED) continue;
    // Most stand alone, or first in their hex.
    if (firstInHex[hex] === unit || !hasTwin(s, unit)) list.push(selectAction(unit));
  }
  return list;
}

/** A unit of the same type and marks, lower in number, in the same hex. Isolation now matters to no move (WW-A33). */
function hasTwin(s: State, unit: UnitId): boolean {
  for (
    let other = firstIn(s, hexOfUnit(s, unit));
    other >= 0 && other < unit;
    other = nextIn(s, other)
  )
    if (UNIT_TYPE[other] === UNIT_TYPE[unit] && lasting(s, other) === lasting(s, unit)) return true;
  return false;
}

const lasting = (s: State, unit: UnitId): number => marksOf(s, unit) & ~ISOLATED;

/** Every hex within reach on foot that has room, every station from where the journey can end well; and staying. */
function destinations(s: State, unit: UnitId): Action[] {
  const list: Action[] = [];
  addMoves(s, unit, reach.findOnFoot(s, unit), list);
  const rides = usefulRides(s, unit);
  const mayStay = list.length + rides.length === 0 || !isInExcess(s, unit);
  // A unit may ride to a hundred stations: these lists are joined in one go.
  if (rides.length > 0) return list.concat(rides, mayStay ? STAY : NOTHING);
  if (mayStay) list.push(LEAVE);
  return list;
}

const STAY: readonly Action[] = [LEAVE];
const NOTHING: readonly Action[] = [];

function usefulRides(s: State, unit: UnitId): readonly Action[] {
  const rides = reach.ridesOf(s, unit);
  const { firstInHex } = s.derived;
  for (let n = 0; n < rides.length; n++) {
    const { hex } = rides[n]!;
    // Most stations are empty.
    if (firstInHex[hex]! >= 0 && !isOfUse(s, unit, hex))
      return rides.filter((ride) => isOfUse(s, unit, ride.hex));
  }
  return rides;
}

/** Can the journey end at that station, or go on from there? */
const isOfUse = (s: State, unit: UnitId, station: HexId): boolean =>
  hasRoom(s, unit, station) || reach.canWalkOn(s, unit, station, hasRoom);

/** The station itself, and every hex within reach on foot from it. */
function fromStation(s: State, unit: UnitId, station: HexId): Action[] {
  const list: Action[] = [];
  addMoves(s, unit, reach.findFromStation(s, unit, station), list);
  if (list.length === 0 || !isInExcess(s, unit)) list.push(LEAVE);
  return list;
}

function addMoves(s: State, unit: UnitId, count: number, list: Action[]): void {
  for (let n = 0; n < count; n++) {
    const hex = reach.at(n);
    if (hasRoom(s, unit, hex)) list.push({ kind: 'move', unit, path: reach.pathTo(hex) });
  }
}

const isInExcess = (s: State, unit: UnitId): boolean => {
  const hex = hexOfUnit(s, unit);
  return nextIn(s, firstIn(s, hex)) >= 0 && counts(s, unit, hex) && isOverfull(s, hex);
};

function checkMovement(state: State, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'select':
      return checkUnit(state, action.unit);
    case 'move':
      return checkUnit(state, action.unit) ?? checkPath(withSupply(state), action);
    case 'ride':
      return checkRide(state, action.hex);
    case 'leave':
      return checkLeave(state);
    case 'done':
      return checkDone(state);
    default:
      return undefined;
  }
}

function checkUnit(s: State, unit: UnitId): Refusal | undefined {
  const facts = { unit: unitName(unit) };
  if (SIDE_OF[unit] !== s.phasing) return refuse('WW-MOV.D', 'not-your-unit', facts);
  if (hexOfUnit(s, unit) < 0) return refuse('WW-MOV.GR', 'not-on-map', facts);
  return hasMark(s, unit, MOVED) ? refuse('WW-MOV.G', 'already-moved', facts) : undefined;
}

function checkPath(s: State, action: Extract<Action, { kind: 'move' }>): Refusal | undefined {
  const answer = march(s, action.unit, action.path, reach.railways);
  if (!isRefusal(answer)) return undefined;
  if (action.path.length === 0) return answer;
  reach.find(s, action.unit);
  const hex = endOf(action.path);
  if (!reach.has(hex)) return answer;
  const instead = printMove({ kind: 'move', unit: action.unit, path: reach.pathTo(hex) });
  return { ...answer, instead };
}

/** WW-MOV.J: the same reasons as for the whole journey. */
function checkRide(state: State, hex: HexId): Refusal | undefined {
  if (state.selected < 0) return refuse('WW-MOV.B2', 'nothing-selected');
  const s = withSupply(state);
  if (reach.findFromStation(s, s.selected, hex) > 0) return undefined;
  const answer = march(s, s.selected, [hex + RIDE], reach.railways);
  return isRefusal(answer) ? answer : undefined;
}

function checkLeave(state: State): Refusal | undefined {
  if (state.selected < 0) return refuse('WW-MOV.B2', 'nothing-selected');
  const s = withSupply(state);
  const unit = s.selected;
  if (!isInExcess(s, unit) || !canMoveAway(reach, s, unit)) return undefined;
  const hex = hexOfUnit(s, unit);
  return refuse(limitClause(hex), 'must-move-away', {
    unit: unitName(unit),
    hex: hexName(hex),
    limit: stackingLimit(hex),
  });
}

/** WW-A35. */
function checkDone(s: State): Refusal | undefined {
  const hex = hexToRelieve(reach, s);
  if (hex < 0) return undefined;
  return refuse(limitClause(hex), 'overstacked', { hex: hexName(hex), limit: stackingLimit(hex) });
}

const limitClause = (hex: HexId): string =>
  stackingLimit(hex) === 1 ? 'WW-STK.GR2' : 'WW-STK.GR1';

function applyMovement(s: State, action: Action, emit: Emitter): void {
  switch (action.kind) {
    case 'select':
      s.selected = action.unit;
      s.station = -1;
      return;
    case 'ride':
      s.station = action.hex;
      return;
    case 'leave':
      setMark(s, s.selected, MOVED);
      s.selected = -1;
      s.station = -1;
      return;
    case 'move':
      moveUnit(s, action.unit, action.path, emit);
      return;
    case 'done':
      endMovement(s, emit);
      return;
    default:
  }
}

function moveUnit(s: State, unit: UnitId, path: readonly HexId[], emit: Emitter): void {
  const from = hexOfUnit(s, unit);
  if (zonesAreStale(s)) updateSupply(s);
  const answer = march(s, unit, path, reach.railways);
  if (isRefusal(answer)) throw new Error(`invariant: unchecked move: ${answer.code}`);
  // WW-A23: every hex passed through remembers the side.
  for (const hex of answer.entered) take(s, hex, s.phasing);
  const to = answer.entered.at(-1)!;
  if (kindOf(unit) & ALLIED_KIND) welcome(s, unit, answer.entered, emit);
  shift(s, unit, to);
  s.unitMarks[unit] = (marksOf(s, unit) & ~READY_TO_DROP) | MOVED;
  s.selected = -1;
  s.station = -1;
  emit?.({
    kind: 'moved',
    clause: 'WW-MOV.P',
    unit: unitName(unit),
    from: hexName(from),
    hex: hexName(to),
    cost: answer.cost,
    rail: path.some(isRide),
  });
  if (s.phasing === FINN) checkLeningrad(s, emit);
}

/** WW-SCN.B2, B4, B5: an Allied unit that comes to Finland joins the war and opens Scandinavia; Kemi gives it the railway. */
function welcome(s: State, unit: UnitId, entered: readonly HexId[], emit: Emitter): void {
  if (entered.includes(KEMI)) setMark(s, unit, MAY_RIDE);
  if (hasMark(s, unit, ENTERED) || !entered.some((hex) => COUNTRY[hex] === FINLAND)) return;
  setMark(s, unit, ENTERED);
  if (!(s.ground & SCANDINAVIA_OPEN)) {
    s.ground |= SCANDINAVIA_OPEN;
    emit?.({ kind: 'scandinavia-opens', clause: 'WW-SCN.B5' });
  }
  rebuildZones(s);
}

/** The unit picked, and the station it means to ride to. */
function ask({ turn, selected, station }: State, asked: Ask): Ask {
  if (selected < 0) return asked;
  const { kind, clause } = asked;
  const unit = unitName(selected);
  if (station < 0) return { kind, clause, turn, unit };
  return { kind, clause, turn, unit, station: hexName(station) };
}

export const movement = phase(
  'movement',
  withOrders({
    clause: 'WW-SEQ.A2',
    kinds: ['select', 'ride', 'move', 'leave', 'done'],
    ask,
    choices: choicesOfMovement,
    check: checkMovement,
    apply: applyMovement,
  }),
);

// WW-A35: units in excess that could not leave are taken off by their owner.

function choicesOfExcess(s: State): Action[] {
  const list: Action[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && SIDE_OF[unit] === s.phasing && isInExcess(s, unit))
      list.push(loseAction(unit));
  return list;
}

function checkExcess(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'lose') return undefined;
  const facts = { unit: unitName(action.unit) };
  if (SIDE_OF[action.unit] !== s.phasing) return refuse('WW-A35', 'not-your-unit', facts);
  return hexOfUnit(s, action.unit) >= 0 && isInExcess(s, action.unit)
    ? undefined
    : refuse('WW-A35', 'not-in-excess', facts);
}

function applyExcess(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'lose') return;
  lift(s, action.unit, ELIMINATED); // no Soviet success if it is an Allied unit (WW-VPS.7)
  const units = [unitName(action.unit)];
  emit?.({ kind: 'eliminated', clause: 'WW-A35', units, cause: 'overstacked' });
  if (!isOverstacked(s)) beginCombat(s, emit);
}

export const excess = phase('excess', {
  clause: 'WW-STK.A',
  kinds: ['lose'],
  choices: choicesOfExcess,
  check: checkExcess,
  apply: applyExcess,
});
