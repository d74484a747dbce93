// WW-SUP: who is isolated. A pure question about the position (WW-A21, WW-A22), answered once after it has changed.
import {
  ATTACK,
  COUNTRY,
  EXEMPT_KIND,
  FINLAND,
  FINN,
  FIRST_DUMMY,
  FIRST_SOVIET,
  FORT,
  HEX_COUNT,
  HOME_RAIL,
  ICE_SEASON,
  isIce,
  KIND,
  LENINGRAD,
  LINKS,
  PETROZAVODSK_AFTER_LOGISTICS,
  PETROZAVODSK_INDEX,
  RAILS,
  SMALL_KIND,
  SOVIET,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
} from '../data/index.ts';
import {
  ALL_HEADQUARTERS,
  ALL_LINES,
  changeZone,
  exerts,
  isProtected,
  LOOKED_AT,
  setIsolated,
} from '../position.ts';
import { clone, ISOLATED, type State } from '../state.ts';
import { findLines } from './supply-lines.ts';

const CITIES = SUPPLY_CITIES.length;

// Scratch for searches: a hex has been seen in this search if it bears the search's number.
const seen = new Int32Array(HEX_COUNT);
const queue = new Int16Array(HEX_COUNT);
const left = new Int16Array(CITIES);
let search = 0;

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
    const hex = s.unitHex[unit]!;
    if (hex >= 0 && rail[hex]) {
      cut = true;
      break;
    }
  }
  return cut ? citiesAlongRail(s) : (1 << CITIES) - 1;
}

function citiesAlongRail(s: State): number {
  const rails = RAILS[SOVIET]!;
  if (isHeldByFinns(s, LENINGRAD)) return 0;
  search++;
  let connected = 0;
  let tail = 0;
  queue[tail++] = LENINGRAD;
  seen[LENINGRAD] = search;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    if (SUPPLY_CITY_AT[hex]) connected |= 1 << (SUPPLY_CITY_AT[hex]! - 1);
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = rails[side]!;
      if (next < 0 || seen[next] === search || isHeldByFinns(s, next)) continue;
      seen[next] = search;
      queue[tail++] = next;
    }
  }
  return connected;
}

const isHeldByFinns = (s: State, hex: number): boolean => {
  const unit = s.firstInHex[hex]!;
  return unit >= 0 && unit < FIRST_SOVIET;
};

/** The cities a Soviet unit in that hex may draw on, as bits: what headquarters bring, and a city it stands in. */
export function candidatesAt(s: State, hex: number, connected: number): number {
  const here = SUPPLY_CITY_AT[hex]!;
  let cities = here ? 1 << (here - 1) : 0;
  let serving = s.coverage[hex]! & ALL_HEADQUARTERS;
  for (let index = 0; serving !== 0; index++, serving >>= 1)
    if (serving & 1) cities |= 1 << s.headquartersCity[index]!;
  return cities & connected;
}

/** WW-SUP.F: marks every Soviet unit isolated or not, sharing out the capacities in the order of the list (WW-A29). */
function shareOut(s: State): void {
  s.sharesStale = false;
  const connected = connectedCities(s);
  const { priority, unitHex, unitCity, cityLoad } = s;
  for (let city = 0; city < CITIES; city++) left[city] = capacityOf(s, city);
  for (let i = 0; i < priority.length; i++) {
    const unit = priority[i]!;
    const hex = unitHex[unit]!;
    if (hex < 0) continue;
    const city = serve(s, unit, hex, candidatesAt(s, hex, connected));
    if (city >= 0) left[city]! -= ATTACK[unit]!;
    unitCity[unit] = city;
    setIsolated(s, unit, city < 0);
  }
  for (let city = 0; city < CITIES; city++) cityLoad[city] = capacityOf(s, city) - left[city]!;
}

/** WW-A29: the first candidate with room: a pinned city, the city it stands in, then the one with most left. */
function serve(s: State, unit: number, hex: number, cities: number): number {
  const need = ATTACK[unit]!;
  if (s.pins.length > 0) {
    const pin = pinOf(s, unit);
    if (pin >= 0 && fits(cities, pin, need)) return pin;
  }
  const here = SUPPLY_CITY_AT[hex]! - 1;
  if (here >= 0 && fits(cities, here, need)) return here;
  let best = -1;
  for (let city = 0; city < CITIES; city++)
    if (fits(cities, city, need) && (best < 0 || left[city]! > left[best]!)) best = city;
  return best;
}

const fits = (cities: number, city: number, need: number): boolean =>
  (cities & (1 << city)) !== 0 && left[city]! >= need;

/** The city a unit is pinned to, or -1. */
export function pinOf(s: State, unit: number): number {
  for (let i = 0; i < s.pins.length; i += 2) if (s.pins[i] === unit) return s.pins[i + 1]!;
  return -1;
}

/** WW-A34: may a Finnish supply line enter this hex? */
function isOpenToFinnishLine(s: State, hex: number): boolean {
  const unit = s.firstInHex[hex]!;
  if (unit >= 0) return unit < FIRST_SOVIET;
  return s.zones[hex]! < 256 || (FORT[hex] !== 0 && s.control[hex] === FINN);
}

/** WW-SUP.G1, WW-CAP.2: can a Finnish line run from this hex to Finland? */
export const reachesFinland = (s: State, start: number): boolean =>
  findFinland(s, start, isOpenToFinnishLine);

/**
 * Whoever of the Soviets is isolated, this Finn abroad is not: a line is open to him even if all of them had their
 * zones. Then the first of the two passes of WW-A22 has nothing to tell.
 */
const isSurelySupplied = (s: State, unit: number): boolean =>
  findFinland(s, s.unitHex[unit]!, isSurelyOpenToFinnishLine);

function isSurelyOpenToFinnishLine(s: State, hex: number): boolean {
  if (!isOpenToFinnishLine(s, hex)) return false;
  if (s.firstInHex[hex]! >= 0) return true;
  const links = LINKS[s.ground]!;
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next >= 0 && hasIsolatedSoviet(s, next)) return false;
  }
  return true;
}

function hasIsolatedSoviet(s: State, hex: number): boolean {
  for (let unit = s.firstInHex[hex]!; unit >= FIRST_SOVIET; unit = s.nextInHex[unit]!)
    if (s.unitMarks[unit]! & ISOLATED) return true;
  return false;
}

function findFinland(s: State, start: number, isOpen: (s: State, hex: number) => boolean): boolean {
  const links = LINKS[s.ground]!;
  search++;
  let tail = 0;
  queue[tail++] = start;
  seen[start] = search;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0 || seen[next] === search) continue;
      seen[next] = search;
      if (!isOpen(s, next)) continue;
      if (COUNTRY[next] === FINLAND) return true;
      queue[tail++] = next;
    }
  }
  return false;
}

/** WW-SUP.GR3, WW-A34: Finns at home, and Allies not yet in the war, cannot be isolated. */
const isAbroad = (s: State, unit: number): boolean => {
  const hex = s.unitHex[unit]!;
  return hex >= 0 && COUNTRY[hex] !== FINLAND && !isProtected(s, unit);
};

/** May this unit have a Zone of Control where it is, if it is in supply? Small units have none abroad, save on the ice. */
const mayExertAbroad = (s: State, unit: number): boolean =>
  !(KIND[unit]! & SMALL_KIND) || isIce(s.unitHex[unit]!);

// Finns outside Finland, while isolation is reckoned.
const abroad = new Int16Array(64);

/**
 * WW-A22: one fixed pass. First the Soviet units with the zones of Finns in Finland alone, then the Finns abroad
 * with the zones of Soviet units in supply, then the Soviet units again with the zones of Finns who are in supply.
 */
export function reckonSupply(s: State): void {
  if (!s.stale) return;
  s.stale = false;
  const count = findAbroad(s);
  if (areSurelySupplied(s, count)) {
    // They have their zones before the lines are found, and keep them: the passes could tell nothing else.
    for (let i = 0; i < count; i++) setIsolated(s, abroad[i]!, false);
    feedSoviets(s);
    return;
  }
  if (mayExert(s, count) && (s.linesStale !== 0 || touchLines(s, count))) {
    reckonInTwoPasses(s, count);
    return;
  }
  feedSoviets(s);
  for (let i = 0; i < count; i++)
    setIsolated(s, abroad[i]!, !reachesFinland(s, s.unitHex[abroad[i]!]!));
}

/** The same without any shortcut: what the shortcuts are held against. */
export function reckonByTheBook(s: State): void {
  s.stale = false;
  s.sharesStale = true;
  s.linesStale = ALL_LINES;
  reckonInTwoPasses(s, findAbroad(s));
}

/** Lists the Finns outside Finland and tells how many they are; those at home are not isolated. */
function findAbroad(s: State): number {
  let count = 0;
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    if (isAbroad(s, unit)) abroad[count++] = unit;
    else if (s.unitMarks[unit]! & ISOLATED) setIsolated(s, unit, false);
  }
  return count;
}

function areSurelySupplied(s: State, count: number): boolean {
  for (let i = 0; i < count; i++) if (!isSurelySupplied(s, abroad[i]!)) return false;
  return true;
}

function mayExert(s: State, count: number): boolean {
  for (let i = 0; i < count; i++) if (mayExertAbroad(s, abroad[i]!)) return true;
  return false;
}

/** Who is fed follows from lines, capacities and who stands where: found anew where one of them has changed. */
function feedSoviets(s: State): void {
  if (s.linesStale !== 0) findLines(s);
  else if (!s.sharesStale) return;
  shareOut(s);
}

/** Could the zone of a Finn abroad close or open a hex that supply lines looked at? */
function touchLines(s: State, count: number): boolean {
  const links = LINKS[s.ground]!;
  for (let i = 0; i < count; i++) {
    if (!mayExertAbroad(s, abroad[i]!)) continue;
    const side = s.unitHex[abroad[i]!]! * 6;
    for (let d = side; d < side + 6; d++)
      if (links[d]! >= 0 && s.coverage[links[d]!]! >> LOOKED_AT !== 0) return true;
  }
  return false;
}

function reckonInTwoPasses(s: State, count: number): void {
  for (let i = 0; i < count; i++) {
    const unit = abroad[i]!;
    setIsolated(s, unit, false);
    if (exerts(s, unit, s.unitHex[unit]!)) changeZone(s, unit, s.unitHex[unit]!, -1);
  }
  feedSoviets(s);
  const cut: number[] = [];
  for (let i = 0; i < count; i++)
    if (!reachesFinland(s, s.unitHex[abroad[i]!]!)) cut.push(abroad[i]!);
  for (let i = 0; i < count; i++) {
    const unit = abroad[i]!;
    if (exerts(s, unit, s.unitHex[unit]!)) changeZone(s, unit, s.unitHex[unit]!, 1);
  }
  for (const unit of cut) setIsolated(s, unit, true);
  feedSoviets(s);
}

const FINNS: readonly number[] = Array.from({ length: FIRST_DUMMY }, (_, unit) => unit);
/** Those who keep their zones abroad even where there is no ice. */
const LARGE_FINNS = FINNS.filter((unit) => !(KIND[unit]! & SMALL_KIND));

/** Does the answer of a rule about Finnish zones depend on who is isolated? Only Finns abroad can lose theirs. */
function finnishZonesMayChange(s: State): boolean {
  for (const unit of s.ground & ICE_SEASON ? FINNS : LARGE_FINNS) {
    if (!isAbroad(s, unit) || !mayExertAbroad(s, unit)) continue;
    if (s.unitMarks[unit]! & ISOLATED || !isSurelySupplied(s, unit)) return true;
  }
  return false;
}

/** Does moving units of the phasing side need isolation reckoned first? Only if enemy zones hang on it. */
export const zonesAreStale = (s: State): boolean =>
  s.stale &&
  !s.zonesSure &&
  ((s.phasing === FINN && sovietZonesMayChange(s)) || finnishZonesMayChange(s));

/** Soviet units lose their zones when they are no longer fed. Finns abroad may change that in a second pass (WW-A22). */
const sovietZonesMayChange = (s: State): boolean => s.sharesStale || s.linesStale !== 0;

/** The position with isolation reckoned: itself, or a copy where that is still to do. */
export function reckoned(s: State): State {
  if (!s.stale) return s;
  const copy = clone(s);
  reckonSupply(copy);
  return copy;
}

export const needsSupply = (unit: number): boolean =>
  unit >= FIRST_SOVIET && !(KIND[unit]! & EXEMPT_KIND);
