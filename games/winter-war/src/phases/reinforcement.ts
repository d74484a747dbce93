// WW-RNF, WW-A36: arriving units are placed in cities, or held back.

import { type Action, DONE, type Emitter, placeAction } from '../actions.ts';
import {
  FINN,
  FINNISH_CITIES,
  FINNISH_CITY_AT,
  type HexId,
  hexLabel,
  hexName,
  SIDE_OF,
  SOVIET,
  SUPPLY_CITIES,
  UNIT_COUNT,
  UNIT_TYPE,
  type UnitId,
  unitName,
} from '../data/index.ts';
import { put } from '../derived/placing.ts';
import { updateSupply, withSupply } from '../derived/supply.ts';
import { sideAt } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hasSupplyAt, loadOf, supplyCityAt } from '../rules/allotment.ts';
import { checkEntry, mayEnter } from '../rules/entry.ts';
import { connectedCities, needsSupply } from '../rules/supply.ts';
import { isOpenToSovietLine } from '../rules/supply-lines.ts';
import {
  ARRIVED,
  clone,
  dueTurn,
  hexOfUnit,
  ISOLATED,
  marksOf,
  type State,
  setMark,
} from '../state.ts';
import { withOrders } from './orders.ts';
import { phase } from './phase.ts';
import { arrive, beginMovement, isArriving } from './turn.ts';

function placements(state: State): Action[] {
  const s = state.phasing === SOVIET ? withSupply(state) : state; // Finns arrive without supply
  const list: Action[] = [DONE];
  const cities = s.phasing === SOVIET ? SUPPLY_CITIES : FINNISH_CITIES;
  const connected = s.phasing === SOVIET ? connectedCities(s) : 0;
  let lastType = -1;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    // Units of one type are alike: the first stands for all.
    if (UNIT_TYPE[unit] === lastType || !isArriving(s, unit)) continue;
    lastType = UNIT_TYPE[unit]!;
    for (const { hex } of cities)
      if (!obstacleIn(s, unit, hex, connected)) list.push(placeAction(unit, hex));
  }
  return list;
}

function checkPlacement(state: State, action: Action): Refusal | undefined {
  if (action.kind !== 'place') return undefined;
  const s = withSupply(state);
  const unit = unitName(action.unit);
  if (SIDE_OF[action.unit] !== s.phasing) return refuse('WW-RNF.1', 'not-your-unit', { unit });
  if (!isArriving(s, action.unit))
    return refuse('WW-RNF.1', 'not-due', { unit, turn: dueTurn(hexOfUnit(s, action.unit)) });
  return checkCity(s, action.unit, action.hex);
}

/** What keeps an arriving unit out of a city, and the clause that says so; the ground itself is a matter of `checkEntry`. */
const CLAUSES = {
  'not-a-finnish-city': 'WW-RNF.3',
  'city-not-finnish': 'WW-RNF.3',
  'not-a-supply-city': 'WW-RNF.4',
  'city-held-by-enemy': 'WW-RNF.4',
  'city-cut-off': 'WW-RNF.5',
  'city-full': 'WW-RNF.6',
} as const;
type Obstacle = keyof typeof CLAUSES | 'ground';

function checkCity(s: State, unit: UnitId, hex: HexId): Refusal | undefined {
  const obstacle = obstacleIn(s, unit, hex, connectedCities(s));
  if (obstacle === undefined) return undefined;
  if (obstacle === 'ground') return checkEntry(s, unit, hex);
  const facts = { unit: unitName(unit), hex: hexName(hex), city: hexLabel(hex) };
  const load = obstacle === 'city-full' ? loadOf(s, supplyCityAt(hex)) : {};
  return refuse(CLAUSES[obstacle], obstacle, { ...facts, ...load });
}

const obstacleIn = (s: State, unit: UnitId, hex: HexId, connected: number): Obstacle | undefined =>
  s.phasing === SOVIET
    ? obstacleInSupplyCity(s, unit, hex, connected)
    : obstacleInFinnishCity(s, unit, hex);

function obstacleInFinnishCity(s: State, unit: UnitId, hex: HexId): Obstacle | undefined {
  if (!FINNISH_CITY_AT[hex]) return 'not-a-finnish-city';
  if (s.control[hex] !== FINN || sideAt(s, hex) === SOVIET) return 'city-not-finnish';
  return mayEnter(s, unit, hex) ? undefined : 'ground';
}

/** WW-A36. */
function obstacleInSupplyCity(
  s: State,
  unit: UnitId,
  hex: HexId,
  connected: number,
): Obstacle | undefined {
  const city = supplyCityAt(hex);
  if (city < 0) return 'not-a-supply-city';
  if (sideAt(s, hex) === FINN) return 'city-held-by-enemy';
  if (!mayEnter(s, unit, hex)) return 'ground';
  if (!(connected & (1 << city))) return 'city-cut-off';
  return !needsSupply(unit) || isSuppliedThere(s, unit, hex, connected) ? undefined : 'city-full';
}

/** The new unit, at its place in the list, is fed, and nobody loses what they had. */
function isSuppliedThere(s: State, unit: UnitId, hex: HexId, connected: number): boolean {
  // Lines stay as they are unless the unit opens a hex that a Finnish zone had closed.
  if (isOpenToSovietLine(s, hex)) return hasSupplyAt(s, unit, hex, connected);
  const trial = clone(s);
  put(trial, unit, hex);
  updateSupply(trial);
  for (let other = 0; other < UNIT_COUNT; other++)
    if (
      marksOf(trial, other) & ISOLATED &&
      !(marksOf(s, other) & ISOLATED) &&
      SIDE_OF[other] === SOVIET
    )
      return false;
  return true;
}

function applyAction(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'done') {
    beginMovement(s, emit);
    return;
  }
  if (action.kind !== 'place') return;
  arrive(s, action.unit, action.hex, s.phasing === SOVIET ? 'WW-RNF.4' : 'WW-RNF.3', emit);
  setMark(s, action.unit, ARRIVED);
}

export const reinforcement = phase(
  'reinforcement',
  withOrders({
    clause: 'WW-SEQ.A1',
    kinds: ['place', 'done'],
    choices: placements,
    check: checkPlacement,
    apply: applyAction,
  }),
);
