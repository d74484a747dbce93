// WW-A36, WW-DEP.7: where a further Soviet unit would be in supply, with the capacity that is left.
import {
  ATTACK,
  FIRST_SOVIET,
  HEADQUARTERS,
  HEX_COUNT,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
} from '../data/index.ts';
import type { State } from '../state.ts';
import { capacityOf, cityOfHeadquarters, connectedCities, forEachServed } from './supply.ts';

// Scratch: by hex, the cities a unit there could draw on, as bits.
const coverage = new Uint8Array(HEX_COUNT);

/** Marks every hex with the cities that headquarters near it can bring, and the one that stands in it. */
function cover(s: State): void {
  coverage.fill(0);
  const connected = connectedCities(s);
  SUPPLY_CITIES.forEach(({ hex }, city) => {
    if (connected & (1 << city)) coverage[hex]! |= 1 << city;
  });
  for (let index = 0; index < HEADQUARTERS.length; index++) {
    if (s.unitHex[HEADQUARTERS[index]!]! < 0) continue;
    const city = cityOfHeadquarters(s, index);
    if (city < 0 || !(connected & (1 << city))) continue;
    forEachServed((hex) => {
      coverage[hex]! |= 1 << city;
    });
  }
}

/** WW-A36: does this unit, last in line, find a city with capacity left in that hex? */
function isFed(s: State, unit: number, hex: number): boolean {
  const used = s.unitCity[unit]!;
  for (let city = 0; city < SUPPLY_CITIES.length; city++) {
    if (!(coverage[hex]! & (1 << city))) continue;
    const load = s.cityLoad[city]! - (city === used ? ATTACK[unit]! : 0);
    if (load + ATTACK[unit]! <= capacityOf(s, city)) return true;
  }
  return false;
}

export function suppliedHexes(s: State, unit: number): number[] {
  cover(s);
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (coverage[hex] && isEmptyOfFinns(s, hex) && isFed(s, unit, hex)) hexes.push(hex);
  return hexes;
}

const isEmptyOfFinns = (s: State, hex: number): boolean =>
  s.firstInHex[hex]! < 0 || s.firstInHex[hex]! >= FIRST_SOVIET;

export function hasSupplyAt(s: State, unit: number, hex: number): boolean {
  cover(s);
  return isFed(s, unit, hex);
}

/** WW-RNF.6: what a supply city feeds, and what it could. */
export const loadOf = (s: State, city: number): { load: number; capacity: number } => ({
  load: s.cityLoad[city]!,
  capacity: capacityOf(s, city),
});

export const supplyCityAt = (hex: number): number => SUPPLY_CITY_AT[hex]! - 1;
