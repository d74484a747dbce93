// WW-SUP: questions about supply. Answered from a position whose supply is up to date (`withSupply`).

import { Flood } from '@motti/engine';
import {
  COUNTRY,
  EXEMPT_KIND,
  FINLAND,
  FINN,
  FIRST_DUMMY,
  FIRST_SOVIET,
  FORT,
  HEX_COUNT,
  type HexId,
  HOME_RAIL,
  isIce,
  kindOf,
  LENINGRAD,
  LINKS,
  PETROZAVODSK_AFTER_LOGISTICS,
  PETROZAVODSK_INDEX,
  RAIL_MOST,
  RAIL_NEXT,
  SMALL_KIND,
  SOVIET,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
  type UnitId,
} from '../data/index.ts';
import { ALL_HEADQUARTERS, SOVIET_ZONE } from '../derived/derived.ts';
import { isProtected } from '../position.ts';
import type { State } from '../state.ts';
import { firstIn, hexOfUnit } from '../state.ts';
import { firstOf } from './sharing.ts';

const CITIES = SUPPLY_CITIES.length;
const flood = new Flood(HEX_COUNT);

const CAPACITIES: readonly number[] = SUPPLY_CITIES.map(({ capacity }) => capacity);
const AFTER_LOGISTICS = CAPACITIES.with(PETROZAVODSK_INDEX, PETROZAVODSK_AFTER_LOGISTICS);

/** WW-SUP.GR1, WW-EVT.H: what each city can feed. */
export const capacitiesOf = (s: State): readonly number[] =>
  s.logistics ? AFTER_LOGISTICS : CAPACITIES;
export const capacityOf = (s: State, city: number): number => capacitiesOf(s)[city]!;

/** WW-SUP.F3: which cities an unbroken railway joins to Leningrad, as bits. */
export function connectedCities(s: State): number {
  const rail = HOME_RAIL[SOVIET]!;
  let cut = false;
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex >= 0 && rail[hex]) {
      cut = true;
      break;
    }
  }
  return cut ? citiesAlongRail(s) : (1 << CITIES) - 1;
}

function citiesAlongRail(s: State): number {
  if (isHeldByFinns(s, LENINGRAD)) return 0;
  const rails = RAIL_NEXT[SOVIET]!;
  let connected = 0;
  flood.begin();
  flood.enter(LENINGRAD, -1);
  for (let i = 0; i < flood.count; i++) {
    const hex = flood.at(i);
    const city = SUPPLY_CITY_AT[hex]!;
    if (city) connected |= 1 << (city - 1);
    for (let n = hex * RAIL_MOST; rails[n]! >= 0; n++)
      if (!isHeldByFinns(s, rails[n]!)) flood.enter(rails[n]!, hex);
  }
  return connected;
}

const isHeldByFinns = (s: State, hex: HexId): boolean => {
  const unit = firstIn(s, hex);
  return unit >= 0 && unit < FIRST_SOVIET;
};

/** The cities a Soviet unit in that hex may draw on, as bits: what headquarters bring, and a city it stands in. */
export function candidatesAt(s: State, hex: HexId, connected: number): number {
  const here = SUPPLY_CITY_AT[hex]!;
  let cities = here ? 1 << (here - 1) : 0;
  const serving = s.derived.coverage[hex]! & ALL_HEADQUARTERS;
  for (let rest = serving; rest !== 0; rest &= rest - 1)
    cities |= 1 << s.derived.headquartersCity[firstOf(rest)]!;
  return cities & connected;
}

/** WW-A29: the cities this unit may draw on in that hex: a pin leaves it one, where that is among them. */
export function citiesFor(s: State, unit: UnitId, hex: HexId, connected: number): number {
  const cities = candidatesAt(s, hex, connected);
  if (s.pins.length === 0) return cities;
  const pin = pinOf(s, unit);
  return pin >= 0 && cities & (1 << pin) ? 1 << pin : cities;
}

/** The city a unit is pinned to, or -1. */
export function pinOf(s: State, unit: UnitId): number {
  for (let i = 0; i < s.pins.length; i += 2) if (s.pins[i] === unit) return s.pins[i + 1]!;
  return -1;
}

/** WW-A34: may a Finnish supply line enter this hex? */
export function isOpenToFinnishLine(s: State, hex: HexId): boolean {
  const unit = firstIn(s, hex);
  if (unit >= 0) return unit < FIRST_SOVIET;
  return s.derived.zones[hex]! < SOVIET_ZONE || (FORT[hex] !== 0 && s.control[hex] === FINN);
}

/** WW-SUP.G1, WW-CAP.2: can a Finnish line run from this hex to Finland? */
export const reachesFinland = (s: State, start: HexId): boolean =>
  findFinland(s, start, isOpenToFinnishLine);

/** Does a line over hexes that are open lead from here, abroad, to Finland? */
export function findFinland(
  s: State,
  start: HexId,
  isOpen: (s: State, hex: HexId) => boolean,
): boolean {
  const links = LINKS[s.ground]!;
  flood.begin();
  flood.enter(start, -1);
  for (let i = 0; i < flood.count; i++) {
    const hex = flood.at(i);
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0 || !flood.meets(next) || !isOpen(s, next)) continue;
      if (COUNTRY[next] === FINLAND) return true;
      flood.enter(next, hex);
    }
  }
  return false;
}

/** WW-SUP.GR3, WW-A34: Finns at home, and Allies not yet in the war, cannot be isolated. */
export const isAbroad = (s: State, unit: UnitId): boolean => {
  const hex = hexOfUnit(s, unit);
  return hex >= 0 && COUNTRY[hex] !== FINLAND && !isProtected(s, unit);
};

/** May this unit have a Zone of Control where it is, if it is in supply? Small units have none abroad, save on the ice. */
export const mayExertAbroad = (s: State, unit: UnitId): boolean =>
  !(kindOf(unit) & SMALL_KIND) || isIce(hexOfUnit(s, unit));

export const needsSupply = (unit: UnitId): boolean =>
  unit >= FIRST_SOVIET && !(kindOf(unit) & EXEMPT_KIND);
