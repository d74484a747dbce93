// WW-SUP: who is isolated, found anew when the position has changed (WW-A21, WW-A22), and not before it matters.
import {
  ATTACK,
  FINN,
  FIRST_DUMMY,
  FIRST_SOVIET,
  type HexId,
  ICE_SEASON,
  KIND,
  LINKS,
  SMALL_KIND,
  SUPPLY_CITIES,
  type UnitId,
} from '../data/index.ts';
import { exerts } from '../position.ts';
import { claimsOf } from '../rules/allotment.ts';
import { Demand, roomiest, shareExactly } from '../rules/sharing.ts';
import {
  capacitiesOf,
  citiesFor,
  connectedCities,
  findFinland,
  isAbroad,
  isOpenToFinnishLine,
  mayExertAbroad,
  reachesFinland,
} from '../rules/supply.ts';
import { clone, ISOLATED, type State } from '../state.ts';
import { forgetSupply, LOOKED_AT } from './derived.ts';
import { findLines } from './lines.ts';
import { addZone, setIsolated } from './placing.ts';

const CITIES = SUPPLY_CITIES.length;

/** WW-SUP.F: marks every Soviet unit isolated or not, sharing out the capacities in the order of the list (WW-A29). */
function shareOut(s: State): void {
  const { unitCity, cityLoad, fedNeeds } = s.derived;
  s.derived.sharesStale = false;
  const connected = connectedCities(s);
  const { priority, unitHex } = s;
  const capacities = capacitiesOf(s);
  const left = capacities.slice();
  for (let set = 0; set < fedNeeds.length; set++) fedNeeds[set] = 0;
  let isCounted = false;
  for (let i = 0; i < priority.length; i++) {
    const unit = priority[i]!;
    const hex = unitHex[unit]!;
    if (hex < 0) continue;
    const need = ATTACK[unit]!;
    const cities = citiesFor(s, unit, hex, connected);
    const city = roomiest(left, cities, need);
    if (city >= 0) {
      left[city] = left[city]! - need;
      fedNeeds[cities] = fedNeeds[cities]! + need;
      isCounted = false;
    } else if (cities !== 0) {
      if (!isCounted) demand.begin(capacities, fedNeeds);
      isCounted = true;
      // All their cities are full: perhaps only because others could have drawn on another one.
      if (!demand.exceeds(cities, need)) {
        shareAnew(s, connected);
        return;
      }
    }
    unitCity[unit] = city;
    setIsolated(s, unit, city < 0);
  }
  for (let city = 0; city < CITIES; city++) cityLoad[city] = capacities[city]! - left[city]!;
}

const demand = new Demand(CITIES);

/** The same where taking the roomiest city one after the other may leave somebody out for nothing. */
function shareAnew(s: State, connected: number): void {
  const { unitCity, cityLoad, fedNeeds } = s.derived;
  const claims = claimsOf(s, connected);
  const cities = shareExactly(claims, capacitiesOf(s));
  cityLoad.fill(0);
  fedNeeds.fill(0);
  claims.units.forEach((unit, claim) => {
    const city = cities[claim]!;
    unitCity[unit] = city;
    setIsolated(s, unit, city < 0);
    if (city < 0) return;
    cityLoad[city]! += claims.needs[claim]!;
    fedNeeds[claims.cities[claim]!]! += claims.needs[claim]!;
  });
}

/**
 * Whoever of the Soviets is isolated, this Finn abroad is not: a line is open to it even if all of them had their
 * zones. Then the first of the two passes of WW-A22 has nothing to tell.
 */
const isSurelySupplied = (s: State, unit: UnitId): boolean =>
  findFinland(s, s.unitHex[unit]!, isSurelyOpenToFinnishLine);

function isSurelyOpenToFinnishLine(s: State, hex: HexId): boolean {
  if (!isOpenToFinnishLine(s, hex)) return false;
  if (s.derived.firstInHex[hex]! >= 0) return true;
  const links = LINKS[s.ground]!;
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next >= 0 && hasIsolatedSoviet(s, next)) return false;
  }
  return true;
}

function hasIsolatedSoviet(s: State, hex: HexId): boolean {
  for (
    let unit = s.derived.firstInHex[hex]!;
    unit >= FIRST_SOVIET;
    unit = s.derived.nextInHex[unit]!
  )
    if (s.unitMarks[unit]! & ISOLATED) return true;
  return false;
}

/**
 * WW-A22: one fixed pass. First the Soviet units with the zones of Finns in Finland alone, then the Finns abroad
 * with the zones of Soviet units in supply, then the Soviet units again with the zones of Finns who are in supply.
 */
export function updateSupply(s: State): void {
  if (!s.derived.stale) return;
  s.derived.stale = false;
  const abroad = findAbroad(s);
  if (areSurelySupplied(s, abroad)) {
    // They have their zones before the lines are found, and keep them: the passes could tell nothing else.
    for (let i = 0; i < abroad.length; i++) setIsolated(s, abroad[i]!, false);
    feedSoviets(s);
    return;
  }
  if (mayExert(s, abroad) && (s.derived.linesStale !== 0 || touchLines(s, abroad))) {
    updateInTwoPasses(s, abroad);
    return;
  }
  feedSoviets(s);
  for (let i = 0; i < abroad.length; i++)
    setIsolated(s, abroad[i]!, !reachesFinland(s, s.unitHex[abroad[i]!]!));
}

/** The same without any shortcut: what the shortcuts are held against. */
export function updateByTheBook(s: State): void {
  forgetSupply(s.derived);
  s.derived.stale = false;
  updateInTwoPasses(s, findAbroad(s));
}

const NOBODY: number[] = [];

/** The Finns outside Finland; those at home are not isolated. */
function findAbroad(s: State): readonly UnitId[] {
  let abroad = NOBODY;
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    if (isAbroad(s, unit)) {
      if (abroad === NOBODY) abroad = [unit];
      else abroad.push(unit);
    } else if (s.unitMarks[unit]! & ISOLATED) setIsolated(s, unit, false);
  }
  return abroad;
}

function areSurelySupplied(s: State, abroad: readonly UnitId[]): boolean {
  for (let i = 0; i < abroad.length; i++) if (!isSurelySupplied(s, abroad[i]!)) return false;
  return true;
}

function mayExert(s: State, abroad: readonly UnitId[]): boolean {
  for (let i = 0; i < abroad.length; i++) if (mayExertAbroad(s, abroad[i]!)) return true;
  return false;
}

/** Who is fed follows from lines, capacities and who stands where: found anew where one of them has changed. */
function feedSoviets(s: State): void {
  if (s.derived.linesStale !== 0) findLines(s);
  else if (!s.derived.sharesStale) return;
  shareOut(s);
}

/** Could the zone of a Finn abroad close or open a hex that supply lines looked at? */
function touchLines(s: State, abroad: readonly UnitId[]): boolean {
  const links = LINKS[s.ground]!;
  for (let i = 0; i < abroad.length; i++) {
    if (!mayExertAbroad(s, abroad[i]!)) continue;
    const side = s.unitHex[abroad[i]!]! * 6;
    for (let d = side; d < side + 6; d++)
      if (links[d]! >= 0 && s.derived.coverage[links[d]!]! >> LOOKED_AT !== 0) return true;
  }
  return false;
}

function updateInTwoPasses(s: State, abroad: readonly UnitId[]): void {
  for (let i = 0; i < abroad.length; i++) {
    const unit = abroad[i]!;
    setIsolated(s, unit, false);
    if (exerts(s, unit, s.unitHex[unit]!)) addZone(s, unit, s.unitHex[unit]!, -1);
  }
  feedSoviets(s);
  const cut: UnitId[] = [];
  for (let i = 0; i < abroad.length; i++)
    if (!reachesFinland(s, s.unitHex[abroad[i]!]!)) cut.push(abroad[i]!);
  for (let i = 0; i < abroad.length; i++) {
    const unit = abroad[i]!;
    if (exerts(s, unit, s.unitHex[unit]!)) addZone(s, unit, s.unitHex[unit]!, 1);
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

/** Does moving units of the phasing side need isolation found first? Only if enemy zones depend on it. */
export const zonesAreStale = (s: State): boolean =>
  s.derived.stale &&
  !s.derived.zonesSure &&
  ((s.phasing === FINN && sovietZonesMayChange(s)) || finnishZonesMayChange(s));

/** Soviet units lose their zones when they are no longer fed. Finns abroad may change that in a second pass (WW-A22). */
const sovietZonesMayChange = (s: State): boolean =>
  s.derived.sharesStale || s.derived.linesStale !== 0;

/** The position with its supply up to date: itself, or a copy where that is still to do. */
export function withSupply(s: State): State {
  if (!s.derived.stale) return s;
  const copy = clone(s);
  updateSupply(copy);
  return copy;
}

/**
 * Brings supply up to date as soon as the next decision may depend on it. In a Movement Phase that is when enemy zones
 * may depend on it, and a unit has been picked or must leave an overfull hex.
 */
export function bringUpToDate(s: State, hasOverfullHex: (s: State) => boolean): void {
  const d = s.derived;
  if (!d.stale || s.step === 'deploy-finland') return;
  if (s.step === 'reinforcement' && s.phasing === FINN) return;
  if (s.step === 'movement') {
    if (d.zonesSure) return;
    d.zonesSure = !zonesAreStale(s);
    if (d.zonesSure || (s.selected < 0 && !hasOverfullHex(s))) return;
  }
  updateSupply(s);
}
