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
  GROUNDS,
  HEX_COUNT,
  type HexId,
  HOME_RAIL,
  isIce,
  kindOf,
  LENINGRAD,
  PETROZAVODSK_AFTER_LOGISTICS,
  PETROZAVODSK_INDEX,
  SMALL_KIND,
  SOVIET,
  SOVIET_RAILS,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
  type UnitId,
} from '../data/index.ts';
import { ALL_HEADQUARTERS, SOVIET_ZONE } from '../derived/derived.ts';
import { isProtected } from '../position.ts';
import type { State } from '../state.ts';
import { firstIn, hexOfUnit } from '../state.ts';

const CITIES = SUPPLY_CITIES.length;
const flood = new Flood(HEX_COUNT);

/** WW-SUP.GR1, WW-EVT.H. */
export const capacityOf = (s: State, city: number): number =>
  city === PETROZAVODSK_INDEX && s.logistics
    ? PETROZAVODSK_AFTER_LOGISTICS
    : SUPPLY_CITIES[city]!.capacity;

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
  let connected = 0;
  flood.spread(SOVIET_RAILS, [LENINGRAD], (hex) => !isHeldByFinns(s, hex));
  for (let i = 0; i < flood.count; i++) {
    const city = SUPPLY_CITY_AT[flood.at(i)]!;
    if (city) connected |= 1 << (city - 1);
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
  let serving = s.derived.coverage[hex]! & ALL_HEADQUARTERS;
  for (let index = 0; serving !== 0; index++, serving >>= 1)
    if (serving & 1) cities |= 1 << s.derived.headquartersCity[index]!;
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

/** Does a line over hexes that are open lead from here to Finland? */
export const findFinland = (
  s: State,
  start: HexId,
  isOpen: (s: State, hex: HexId) => boolean,
): boolean =>
  flood.find(
    GROUNDS[s.ground]!,
    start,
    (hex) => isOpen(s, hex),
    (hex) => COUNTRY[hex] === FINLAND,
  ) >= 0;

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
