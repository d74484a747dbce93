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
  HEADQUARTERS,
  HEX_COUNT,
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
  changeZone,
  clone,
  exerts,
  ISOLATED,
  isProtected,
  type State,
  setIsolated,
} from '../state.ts';

/** WW-SUP.F1a and F2a: how long the two links of a supply line may be. */
export const UNIT_TO_HEADQUARTERS = 5;
export const HEADQUARTERS_TO_CITY = 10;

// Scratch for searches: a hex has been seen in this search if it bears the search's number.
const seen = new Int32Array(HEX_COUNT);
const steps = new Uint8Array(HEX_COUNT);
const queue = new Int16Array(HEX_COUNT);
const candidates = new Uint8Array(128);
const left = new Int16Array(SUPPLY_CITIES.length);
let search = 0;

/** WW-GR1, WW-EVT.H. */
export const capacityOf = (s: State, city: number): number =>
  city === PETROZAVODSK_INDEX && s.logistics
    ? PETROZAVODSK_AFTER_LOGISTICS
    : SUPPLY_CITIES[city]!.capacity;

/** WW-A32: may a Soviet supply line enter this hex? */
export function isOpenToSovietLine(s: State, hex: number): boolean {
  const unit = s.firstInHex[hex]!;
  if (unit >= 0) return unit >= FIRST_SOVIET; // WW-SUP.K: a friend cancels the zone in its own hex
  return (s.zones[hex]! & 255) === 0;
}

/** WW-SUP.F3: which cities an unbroken railway joins to Leningrad, as bits. */
export function connectedCities(s: State): number {
  const all = (1 << SUPPLY_CITIES.length) - 1;
  let cut = false;
  for (let unit = 0; unit < FIRST_DUMMY && !cut; unit++) {
    const hex = s.unitHex[unit]!;
    cut = hex >= 0 && isSovietRail(hex);
  }
  if (!cut) return all;
  if (s.firstInHex[LENINGRAD]! >= 0 && s.firstInHex[LENINGRAD]! < FIRST_SOVIET) return 0;
  search++;
  let connected = 0;
  let tail = 0;
  queue[tail++] = LENINGRAD;
  seen[LENINGRAD] = search;
  const rails = RAILS[SOVIET]!;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    if (SUPPLY_CITY_AT[hex]) connected |= 1 << (SUPPLY_CITY_AT[hex]! - 1);
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = rails[side]!;
      if (next < 0 || seen[next] === search) continue;
      const unit = s.firstInHex[next]!;
      if (unit >= 0 && unit < FIRST_SOVIET) continue;
      seen[next] = search;
      queue[tail++] = next;
    }
  }
  return connected;
}

function isSovietRail(hex: number): boolean {
  const rails = RAILS[SOVIET]!;
  for (let side = hex * 6, end = side + 6; side < end; side++) if (rails[side]! >= 0) return true;
  return false;
}

let reached = 0;

/**
 * One search outward from a headquarters on the map: the city it must use, or -1 (WW-SUP.F2b: the nearest; WW-A30:
 * between equals the standing choice, else the order of the cities). The hexes within five, which it could serve, are
 * then told by `forEachServed`.
 */
export function cityOfHeadquarters(s: State, index: number): number {
  const links = LINKS[s.ground]!;
  const start = s.unitHex[HEADQUARTERS[index]!]!;
  search++;
  let tail = 0;
  queue[tail++] = start;
  seen[start] = search;
  steps[start] = 0;
  let found = -1;
  let foundAt = HEADQUARTERS_TO_CITY;
  const wish = s.nearest[index]!;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    const far = steps[hex]!;
    if (far > foundAt && far > UNIT_TO_HEADQUARTERS) break;
    if (SUPPLY_CITY_AT[hex] && far <= foundAt) {
      const city = SUPPLY_CITY_AT[hex]! - 1;
      if (found < 0 || city === wish || (found !== wish && city < found)) found = city;
      foundAt = far;
    }
    if (far >= UNIT_TO_HEADQUARTERS && far >= foundAt) continue;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0 || seen[next] === search) continue;
      seen[next] = search;
      if (!isOpenToSovietLine(s, next)) continue;
      steps[next] = far + 1;
      queue[tail++] = next;
    }
  }
  reached = tail;
  return found;
}

/** After `cityOfHeadquarters`: the hexes that headquarters can serve (WW-SUP.F1a), its own included. */
export function forEachServed(use: (hex: number) => void): void {
  for (let i = 0; i < reached && steps[queue[i]!]! <= UNIT_TO_HEADQUARTERS; i++) use(queue[i]!);
}

/** WW-SUP.F: marks every Soviet unit isolated or not, and shares out the capacities (WW-A29). */
function reckonSoviet(s: State): void {
  const connected = connectedCities(s);
  candidates.fill(0);
  for (let index = 0; index < HEADQUARTERS.length; index++) {
    if (s.unitHex[HEADQUARTERS[index]!]! < 0) continue;
    const city = cityOfHeadquarters(s, index);
    if (city < 0 || !(connected & (1 << city))) continue; // WW-A30: a nearest city that is cut off feeds nobody
    for (let i = 0; i < reached; i++) {
      const hex = queue[i]!;
      if (steps[hex]! > UNIT_TO_HEADQUARTERS) break;
      for (let unit = s.firstInHex[hex]!; unit >= FIRST_SOVIET; unit = s.nextInHex[unit]!)
        candidates[unit - FIRST_SOVIET]! |= 1 << city;
    }
  }
  for (let city = 0; city < left.length; city++) left[city] = capacityOf(s, city);
  const priority = s.priority;
  for (let i = 0; i < priority.length; i++) {
    const unit = priority[i]!;
    const hex = s.unitHex[unit]!;
    if (hex < 0) continue;
    const here = SUPPLY_CITY_AT[hex]! - 1;
    const direct = here >= 0 && connected & (1 << here) ? here : -1;
    const city = serve(s, unit, candidates[unit - FIRST_SOVIET]!, direct);
    if (city >= 0) left[city]! -= ATTACK[unit]!;
    s.unitCity[unit] = city;
    setIsolated(s, unit, city < 0);
  }
  for (let city = 0; city < left.length; city++)
    s.cityLoad[city] = capacityOf(s, city) - left[city]!;
}

/** WW-A29: the first candidate with room: a pinned city, the city it stands in, then the one with most left. */
function serve(s: State, unit: number, cities: number, direct: number): number {
  const need = ATTACK[unit]!;
  if (s.pins.length > 0) {
    const pin = pinOf(s, unit);
    const may = pin >= 0 && (pin === direct || cities & (1 << pin));
    if (may && left[pin]! >= need) return pin;
  }
  if (direct >= 0 && left[direct]! >= need) return direct;
  let best = -1;
  for (let city = 0; city < left.length; city++) {
    if (!(cities & (1 << city)) || left[city]! < need) continue;
    if (best < 0 || left[city]! > left[best]!) best = city;
  }
  return best;
}

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
export function reachesFinland(s: State, start: number): boolean {
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
      if (!isOpenToFinnishLine(s, next)) continue;
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

/**
 * WW-A22: one fixed pass. First the Soviet units with the zones of Finns in Finland alone, then the Finns abroad
 * with the zones of Soviet units in supply, then the Soviet units again with the zones of Finns who are in supply.
 */
export function reckonSupply(s: State): void {
  if (!s.stale) return;
  s.stale = false;
  let abroad = false;
  let zonesAbroad = false;
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    if (!isAbroad(s, unit)) {
      if (s.unitMarks[unit]! & ISOLATED) setIsolated(s, unit, false);
      continue;
    }
    abroad = true;
    setIsolated(s, unit, false);
    if (!exerts(s, unit, s.unitHex[unit]!)) continue;
    zonesAbroad = true;
    changeZone(s, unit, s.unitHex[unit]!, -1);
  }
  reckonSoviet(s);
  if (!abroad) return;
  const cutOff: number[] = [];
  for (let unit = 0; unit < FIRST_DUMMY; unit++)
    if (isAbroad(s, unit) && !reachesFinland(s, s.unitHex[unit]!)) cutOff.push(unit);
  for (let unit = 0; unit < FIRST_DUMMY; unit++)
    if (isAbroad(s, unit) && exerts(s, unit, s.unitHex[unit]!))
      changeZone(s, unit, s.unitHex[unit]!, 1);
  for (const unit of cutOff) setIsolated(s, unit, true);
  if (zonesAbroad) reckonSoviet(s);
}

/** Does the answer of a rule about Finnish zones depend on who is isolated? Only Finns abroad can lose theirs. */
export function finnishZonesMayChange(s: State): boolean {
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    const hex = s.unitHex[unit]!;
    if (hex < 0 || COUNTRY[hex] === FINLAND || isProtected(s, unit)) continue;
    if (!(KIND[unit]! & SMALL_KIND) || COUNTRY[hex] === 0) return true;
  }
  return false;
}

/** Does moving units of the phasing side need isolation reckoned first? Only if enemy zones hang on it. */
export const zonesAreStale = (s: State): boolean =>
  s.stale && (s.phasing === FINN || finnishZonesMayChange(s));

/** The position with isolation reckoned: itself, or a copy where that is still to do. */
export function reckoned(s: State): State {
  if (!s.stale) return s;
  const copy = clone(s);
  reckonSupply(copy);
  return copy;
}

export const needsSupply = (unit: number): boolean =>
  unit >= FIRST_SOVIET && !(KIND[unit]! & EXEMPT_KIND);
