// WW-A29, WW-A36, WW-DEP.7: what units ask of the supply cities, and where one more would be fed.
import {
  attackOf,
  FIRST_SOVIET,
  HEX_COUNT,
  type HexId,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
  type UnitId,
} from '../data/index.ts';
import { firstIn, hexOfUnit, ISOLATED, marksOf, type State } from '../state.ts';
import { type Claims, Demand, whoIsServed } from './sharing.ts';
import { candidatesAt, capacityOf, citiesFor, connectedCities } from './supply.ts';

/** WW-A29: who draws on which cities, in the order of the list; who has none to draw on is not among them. */
export function claimsOf(s: State, connected: number, unit = -1, cities = 0): Claims {
  const claims: Claims = { units: [], needs: [], cities: [] };
  for (const other of s.priority) {
    const hex = hexOfUnit(s, other);
    const from = other === unit ? cities : hex < 0 ? 0 : citiesFor(s, other, hex, connected);
    if (from === 0 && hex < 0) continue;
    claims.units.push(other);
    claims.needs.push(attackOf(other));
    claims.cities.push(from);
  }
  return claims;
}

/** WW-A36: would this unit be fed in that hex, and nobody lose what they have? Needs isolation withSupply. */
export function hasSupplyAt(s: State, unit: UnitId, hex: HexId, connected: number): boolean {
  const cities = candidatesAt(s, hex, connected);
  return cities !== 0 && ((cities & citiesWithRoom(s, unit)) !== 0 || couldFeed(s, unit, cities));
}

/** The cities that could feed this unit as well, or feed it now, as bits. */
function citiesWithRoom(s: State, unit: UnitId): number {
  const used = s.derived.unitCity[unit]!;
  let cities = 0;
  for (let city = 0; city < SUPPLY_CITIES.length; city++) {
    const load = s.derived.cityLoad[city]! - (city === used ? attackOf(unit) : 0);
    if (load + attackOf(unit) <= capacityOf(s, city)) cities |= 1 << city;
  }
  return cities;
}

/** WW-A29: none of these cities has room as things are shared out now; is there another way to share? */
function couldFeed(s: State, unit: UnitId, cities: number): boolean {
  const claims = claimsOf(s, connectedCities(s), unit, cities);
  const capacity = SUPPLY_CITIES.map((_, city) => capacityOf(s, city));
  const mayGoWithout = (other: UnitId): boolean =>
    other !== unit && (marksOf(s, other) & ISOLATED) !== 0;
  const demand = new Demand(capacity);
  for (let claim = 0; claim < claims.units.length; claim++)
    if (!mayGoWithout(claims.units[claim]!))
      demand.add(claims.cities[claim]!, claims.needs[claim]!);
  if (demand.isTooMuch()) return false;
  const served = new Set(whoIsServed(claims, capacity).map((claim) => claims.units[claim]!));
  return claims.units.every((other) => served.has(other) || mayGoWithout(other));
}

const ALL_HEXES: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** Of these hexes, those in which the unit would be fed. */
export function suppliedHexes(s: State, unit: UnitId, among = ALL_HEXES): HexId[] {
  const connected = connectedCities(s);
  const roomy = citiesWithRoom(s, unit) & connected;
  const known = new Map<number, boolean>();
  const mayShare = (cities: number): boolean => {
    const answer = known.get(cities) ?? (cities !== 0 && couldFeed(s, unit, cities));
    known.set(cities, answer);
    return answer;
  };
  let serving = 0;
  for (let index = 0; index < s.derived.headquartersCity.length; index++)
    if (roomy & (1 << s.derived.headquartersCity[index]!)) serving |= 1 << index;
  const hexes: HexId[] = [];
  for (let i = 0; i < among.length; i++) {
    const hex = among[i]!;
    const fed =
      s.derived.coverage[hex]! & serving ||
      (SUPPLY_CITY_AT[hex] && candidatesAt(s, hex, roomy)) ||
      (roomy !== connected && mayShare(candidatesAt(s, hex, connected)));
    if (fed && isEmptyOfFinns(s, hex)) hexes.push(hex);
  }
  return hexes;
}

const isEmptyOfFinns = (s: State, hex: HexId): boolean =>
  firstIn(s, hex) < 0 || firstIn(s, hex) >= FIRST_SOVIET;

/** WW-RNF.6: what a supply city feeds, and what it could. */
export const loadOf = (s: State, city: number): { load: number; capacity: number } => ({
  load: s.derived.cityLoad[city]!,
  capacity: capacityOf(s, city),
});

export const supplyCityAt = (hex: HexId): number => SUPPLY_CITY_AT[hex]! - 1;
