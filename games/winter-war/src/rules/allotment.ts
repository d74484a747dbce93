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
import { ALL_HEADQUARTERS } from '../derived/derived.ts';
import { firstIn, hexOfUnit, ISOLATED, marksOf, type State } from '../state.ts';
import { type Claims, Demand, whoIsServed } from './sharing.ts';
import { candidatesAt, capacitiesOf, capacityOf, citiesFor, connectedCities } from './supply.ts';

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
  return (
    cities !== 0 &&
    ((cities & citiesWithRoom(s, unit)) !== 0 || couldFeed(s, unit, cities, connected))
  );
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
function couldFeed(s: State, unit: UnitId, cities: number, connected: number): boolean {
  const capacities = capacitiesOf(s);
  demand.begin(capacities, s.derived.fedNeeds);
  if (s.derived.unitCity[unit]! >= 0)
    demand.add(citiesFor(s, unit, hexOfUnit(s, unit), connected), -attackOf(unit));
  if (demand.exceeds(cities, attackOf(unit))) return false;
  const claims = claimsOf(s, connected, unit, cities);
  const served = new Set(whoIsServed(claims, capacities).map((claim) => claims.units[claim]!));
  const mayGoWithout = (other: UnitId): boolean =>
    other !== unit && (marksOf(s, other) & ISOLATED) !== 0;
  return claims.units.every((other) => served.has(other) || mayGoWithout(other));
}

const demand = new Demand(SUPPLY_CITIES.length);

const ALL_HEXES: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** Of these hexes, those in which the unit would be fed. */
export function suppliedHexes(s: State, unit: UnitId, among = ALL_HEXES): HexId[] {
  const connected = connectedCities(s);
  const roomy = citiesWithRoom(s, unit);
  /** By set of cities without room, as bits: could one of them feed it by another way to share? */
  const known: (boolean | undefined)[] = [];
  const hexes: HexId[] = [];
  const { coverage } = s.derived;
  for (let i = 0; i < among.length; i++) {
    const hex = among[i]!;
    // Most hexes no headquarters serves.
    if ((coverage[hex]! & ALL_HEADQUARTERS) === 0 && SUPPLY_CITY_AT[hex] === 0) continue;
    const cities = candidatesAt(s, hex, connected);
    if (cities === 0 || !isEmptyOfFinns(s, hex)) continue;
    if (!(cities & roomy)) known[cities] ??= couldFeed(s, unit, cities, connected);
    if (cities & roomy || known[cities]) hexes.push(hex);
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
