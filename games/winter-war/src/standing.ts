// How units and supply cities stand: what a page shows of one unit, and why it is isolated. Pure questions.
import { type Refusal, refuse } from '@motti/engine';
import {
  COUNTRY,
  distance,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  HEADQUARTERS,
  type HexId,
  hexName,
  SIDE_OF,
  SUPPLY_CITIES,
  type UnitId,
  unitName,
} from './data/index.ts';
import { withSupply } from './derived/supply.ts';
import { isArriving } from './phases/turn.ts';
import { stackedIn, stackingLimit } from './position.ts';
import { suppliedHexes } from './rules/allotment.ts';
import { candidatesAt, capacityOf, connectedCities, needsSupply, pinOf } from './rules/supply.ts';
import { HEADQUARTERS_TO_CITY, UNIT_TO_HEADQUARTERS } from './rules/supply-lines.ts';
import { IN_HAND } from './setup.ts';
import {
  ADVANCED,
  ARRIVED,
  ATTACKED,
  dueTurn,
  ELIMINATED,
  hexOfUnit,
  ISOLATED,
  MOVED,
  marksOf,
  PASSIVE,
  REPLACEMENT,
  RESERVE,
  SLOW,
  type State,
  TARGETED,
  WITHDRAWN,
} from './state.ts';

export type Place =
  | 'map'
  | 'hand'
  | 'due'
  | 'eliminated'
  | 'withdrawn'
  | 'reserve'
  | 'replacement'
  | 'unused';

export interface Standing {
  readonly place: Place;
  /** Its hex, on the map. */
  readonly hex: HexId | undefined;
  /** The turn in which it arrives, where it is due. */
  readonly turn: number | undefined;
  readonly isolated: boolean;
  /** WW-A33: isolated when the Movement Phase began: one hex, no rail. */
  readonly slow: boolean;
  readonly moved: boolean;
  readonly arrived: boolean;
  readonly advanced: boolean;
  readonly attacked: boolean;
  readonly targeted: boolean;
  /** WW-A9: fell back, lends no Defense Strength where it is. */
  readonly passive: boolean;
}

export function placeOf(place: number): Place {
  if (place >= 0) return 'map';
  if (place === IN_HAND) return 'hand';
  if (dueTurn(place) > 0) return 'due';
  if (place === ELIMINATED) return 'eliminated';
  if (place === WITHDRAWN) return 'withdrawn';
  if (place === RESERVE) return 'reserve';
  return place === REPLACEMENT ? 'replacement' : 'unused';
}

export function standing(state: State, unit: UnitId): Standing {
  const s = withSupply(state);
  const place = hexOfUnit(s, unit);
  const marks = marksOf(s, unit);
  const has = (mark: number): boolean => (marks & mark) !== 0;
  return {
    place: placeOf(place),
    hex: place >= 0 ? place : undefined,
    turn: dueTurn(place) || undefined,
    isolated: has(ISOLATED),
    slow: has(SLOW),
    moved: has(MOVED),
    arrived: has(ARRIVED),
    advanced: has(ADVANCED),
    attacked: has(ATTACKED),
    targeted: has(TARGETED),
    passive: has(PASSIVE),
  };
}

/** WW-RNF.1, RNF.2: the units that the phasing side may place in its present Reinforcement Phase. */
export function arriving(state: State): UnitId[] {
  return state.unitHex.flatMap((_, unit) => (isArriving(state, unit) ? [unit] : []));
}

/** WW-STK: how many units count in this hex, and how many may. */
export const stacking = (state: State, hex: HexId): { used: number; limit: number } => ({
  used: stackedIn(state, hex),
  limit: stackingLimit(hex),
});

export interface SupplyCityStanding {
  readonly city: number;
  readonly load: number;
  readonly capacity: number;
  /** WW-SUP.F3: a railway without Finns joins it to Leningrad. */
  readonly connected: boolean;
}

export function supplyCities(state: State): SupplyCityStanding[] {
  const s = withSupply(state);
  const connected = connectedCities(s);
  return SUPPLY_CITIES.map((_, city) => ({
    city,
    load: s.derived.cityLoad[city]!,
    capacity: capacityOf(s, city),
    connected: (connected & (1 << city)) !== 0,
  }));
}

/** WW-A30: by headquarters, the city it draws on, or nothing. */
export const headquartersCities = (state: State): (number | undefined)[] =>
  withSupply(state).derived.headquartersCity.map((city) => (city < 0 ? undefined : city));

export interface SupplyOrders {
  /** WW-A29: the place of the unit in the list, first is 1. */
  readonly rank: number;
  readonly pin: number | undefined;
  /** The cities it could draw on where it stands, capacity apart. */
  readonly candidates: readonly number[];
}

export function supplyOrders(state: State, unit: UnitId): SupplyOrders {
  const s = withSupply(state);
  const pin = pinOf(s, unit);
  const hex = hexOfUnit(s, unit);
  const cities = hex < 0 ? 0 : candidatesAt(s, hex, connectedCities(s));
  return {
    rank: s.priority.indexOf(unit) + 1,
    pin: pin < 0 ? undefined : pin,
    candidates: SUPPLY_CITIES.map((_, city) => city).filter((city) => cities & (1 << city)),
  };
}

/** WW-DEP.7: the hexes in which this unit would be in supply; nothing where it needs none. */
export function fedHexes(state: State, unit: UnitId): number[] | undefined {
  return needsSupply(unit) ? suppliedHexes(withSupply(state), unit) : undefined;
}

/** Why a unit is isolated, with the link of its supply line that is missing; nothing when it is not. */
export function whyIsolated(state: State, unit: UnitId): Refusal<IsolationCode> | undefined {
  const s = withSupply(state);
  const hex = hexOfUnit(s, unit);
  if (hex < 0 || !(marksOf(s, unit) & ISOLATED)) return undefined;
  const facts = { unit: unitName(unit), hex: hexName(hex) };
  if (SIDE_OF[unit] === FINN) return refuse('WW-SUP.G1', 'cut-off-abroad', facts);
  const connected = connectedCities(s);
  if (candidatesAt(s, hex, connected) !== 0) return refuse('WW-SUP.F2c', 'capacity-spent', facts);
  if (candidatesAt(s, hex, -1) !== 0) return refuse('WW-SUP.F3', 'railway-cut', facts);
  return whyUnserved(s, hex, facts);
}

export type IsolationCode =
  | 'cut-off-abroad'
  | 'capacity-spent'
  | 'railway-cut'
  | 'headquarters-cut-off'
  | 'line-blocked'
  | 'no-headquarters';

/** No headquarters serves the hex: none is near, the near ones have no city, or the way to them is barred. */
function whyUnserved(
  s: State,
  hex: HexId,
  facts: { unit: string; hex: string },
): Refusal<IsolationCode> {
  const near = HEADQUARTERS.map((unit, index) => ({ index, at: hexOfUnit(s, unit) })).filter(
    ({ at }) => at >= 0 && distance(hex, at) <= UNIT_TO_HEADQUARTERS,
  );
  if (near.length === 0)
    return refuse('WW-SUP.F1a', 'no-headquarters', { ...facts, most: UNIT_TO_HEADQUARTERS });
  const fed = near.some(({ index }) => s.derived.headquartersCity[index]! >= 0);
  if (fed) return refuse('WW-SUP.F1b', 'line-blocked', { ...facts, most: UNIT_TO_HEADQUARTERS });
  return refuse('WW-SUP.F2a', 'headquarters-cut-off', { ...facts, most: HEADQUARTERS_TO_CITY });
}

/** Does isolation matter to this unit where it stands? WW-SUP.GR3, F4. */
export const mayBeIsolated = (state: State, unit: UnitId): boolean =>
  unit >= FIRST_SOVIET
    ? needsSupply(unit)
    : hexOfUnit(state, unit) >= 0 && COUNTRY[hexOfUnit(state, unit)] !== FINLAND;
