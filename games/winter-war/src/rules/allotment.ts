// WW-A36, WW-DEP.7: where a further Soviet unit would be in supply, with the capacity that is left.
import { ATTACK, FIRST_SOVIET, HEX_COUNT, SUPPLY_CITIES, SUPPLY_CITY_AT } from '../data/index.ts';
import type { State } from '../state.ts';
import { candidatesAt, capacityOf, connectedCities } from './supply.ts';

/** WW-A36: does this unit, last in line, find a city with capacity left in that hex? Needs isolation withSupply. */
export const hasSupplyAt = (s: State, unit: number, hex: number, connected: number): boolean =>
  candidatesAt(s, hex, connected & citiesWithRoom(s, unit)) !== 0;

/** The cities that could feed this unit as well, or feed it now, as bits. */
function citiesWithRoom(s: State, unit: number): number {
  const used = s.derived.unitCity[unit]!;
  let cities = 0;
  for (let city = 0; city < SUPPLY_CITIES.length; city++) {
    const load = s.derived.cityLoad[city]! - (city === used ? ATTACK[unit]! : 0);
    if (load + ATTACK[unit]! <= capacityOf(s, city)) cities |= 1 << city;
  }
  return cities;
}

const ALL_HEXES: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** Of these hexes, those in which the unit would be fed. */
export function suppliedHexes(s: State, unit: number, among = ALL_HEXES): number[] {
  const roomy = citiesWithRoom(s, unit) & connectedCities(s);
  let serving = 0;
  for (let index = 0; index < s.derived.headquartersCity.length; index++)
    if (roomy & (1 << s.derived.headquartersCity[index]!)) serving |= 1 << index;
  const hexes: number[] = [];
  for (let i = 0; i < among.length; i++) {
    const hex = among[i]!;
    const fed =
      s.derived.coverage[hex]! & serving || (SUPPLY_CITY_AT[hex] && candidatesAt(s, hex, roomy));
    if (fed && isEmptyOfFinns(s, hex)) hexes.push(hex);
  }
  return hexes;
}

const isEmptyOfFinns = (s: State, hex: number): boolean =>
  s.derived.firstInHex[hex]! < 0 || s.derived.firstInHex[hex]! >= FIRST_SOVIET;

/** WW-RNF.6: what a supply city feeds, and what it could. */
export const loadOf = (s: State, city: number): { load: number; capacity: number } => ({
  load: s.derived.cityLoad[city]!,
  capacity: capacityOf(s, city),
});

export const supplyCityAt = (hex: number): number => SUPPLY_CITY_AT[hex]! - 1;
