// Stacks, Zones of Control and control of hexes: who stands where, and what changes when he comes or goes.
import {
  ALLIED_KIND,
  COUNTRY,
  EXEMPT_KIND,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  FORT,
  HEADQUARTERS,
  HEADQUARTERS_KIND,
  type HexId,
  HOME_RAIL,
  isIce,
  isNorthOfRowA,
  KIND,
  LINKS,
  NKVD_KIND,
  PATROL_KIND,
  PETSAMO,
  SMALL_KIND,
  SOVIET,
  type UnitId,
} from './data/index.ts';
import { ELIMINATED, ENTERED, ISOLATED, type State } from './state.ts';

/** The side that stands in a hex, or -1. */
export function sideAt(s: State, hex: HexId): number {
  const unit = s.firstInHex[hex]!;
  return unit < 0 ? -1 : unit < FIRST_SOVIET ? FINN : SOVIET;
}

export function unitsAt(s: State, hex: HexId): number[] {
  const units: number[] = [];
  for (let unit = s.firstInHex[hex]!; unit >= 0; unit = s.nextInHex[unit]!) units.push(unit);
  return units;
}

/** WW-SCN.B4: an Allied unit that has not entered Finland yet takes no part in the war. */
export const isProtected = (s: State, unit: UnitId): boolean =>
  (KIND[unit]! & ALLIED_KIND) !== 0 && (s.unitMarks[unit]! & ENTERED) === 0;

/** WW-STK.C, WW-A47, WW-A48: does this unit count against the stacking limit of that hex? */
export function counts(s: State, unit: UnitId, hex: HexId): boolean {
  const kind = KIND[unit]!;
  if (kind & PATROL_KIND) return false;
  return !(kind & ALLIED_KIND) || (hex !== PETSAMO && !isProtected(s, unit));
}

/** WW-STK.GR1, GR2. */
export const stackingLimit = (hex: HexId): number => (isNorthOfRowA(hex) ? 1 : 2);

/** How many units in a hex count against its limit. */
export function stackedIn(s: State, hex: HexId): number {
  let count = 0;
  for (let unit = s.firstInHex[hex]!; unit >= 0; unit = s.nextInHex[unit]!)
    if (counts(s, unit, hex)) count++;
  return count;
}

/** Is there room for one more unit of its side in that hex? */
export function hasRoom(s: State, unit: UnitId, hex: HexId): boolean {
  return s.firstInHex[hex]! < 0 || !counts(s, unit, hex) || stackedIn(s, hex) < stackingLimit(hex);
}

/** WW-ZOC: does a unit standing there exert a Zone of Control? */
export function exerts(s: State, unit: UnitId, hex: HexId): boolean {
  const kind = KIND[unit]!;
  if (s.unitMarks[unit]! & ISOLATED) return false; // WW-ZOC.H
  if (kind & HEADQUARTERS_KIND) return false; // WW-ZOC.G2
  if (kind & ALLIED_KIND) return !isProtected(s, unit);
  // WW-ZOC.G1, WW-SCN.B5; on the ice they keep their zones (WW-A20).
  return !(kind & SMALL_KIND) || COUNTRY[hex] === FINLAND || isIce(hex);
}

const SOVIET_ZONE = 256;
const FIRST_HEADQUARTERS = HEADQUARTERS[0]!;
const FINNISH_ZONES = SOVIET_ZONE - 1;

/** In `coverage`: from this bit on, what would have to be found anew if the hex opened or closed, as in `linesStale`. */
export const LOOKED_AT = 8;
export const ALL_HEADQUARTERS = (1 << HEADQUARTERS.length) - 1;
/** In `linesStale`: the bit of the first headquarters says that its hexes, and this one that its city, is to be found. */
export const WAY = 1 << 8;
export const ALL_WAYS = ALL_HEADQUARTERS * WAY;
export const ALL_LINES = ALL_HEADQUARTERS | ALL_WAYS;

function addZone(s: State, unit: UnitId, hex: HexId, sign: number): void {
  const links = LINKS[s.ground]!;
  const zones = s.zones;
  if (unit >= FIRST_SOVIET) {
    // WW-ZOC.G3: the zone of border guards ends at the Finnish border.
    const guard = (KIND[unit]! & NKVD_KIND) !== 0;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0 || (guard && COUNTRY[next] === FINLAND)) continue;
      zones[next] = zones[next]! + sign * SOVIET_ZONE;
      s.railChanges += HOME_RAIL[FINN]![next]!;
    }
    return;
  }
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next < 0) continue;
    const before = zones[next]!;
    zones[next] = before + sign;
    const turns = ((before & FINNISH_ZONES) === 0) !== (((before + sign) & FINNISH_ZONES) === 0);
    if (!turns) continue;
    s.linesStale |= s.coverage[next]! >> LOOKED_AT;
    s.railChanges += HOME_RAIL[SOVIET]![next]!;
  }
}

/** Notes what the coming or going of a unit means for supply lines through its hex. */
function disturb(s: State, unit: UnitId, hex: HexId): void {
  s.stale = true;
  s.zonesSure = false;
  s.railChanges += HOME_RAIL[unit < FIRST_SOVIET ? SOVIET : FINN]![hex]!;
  if (unit < FIRST_SOVIET ? HOME_RAIL[SOVIET]![hex] : !(KIND[unit]! & EXEMPT_KIND))
    s.sharesStale = true;
  if (KIND[unit]! & HEADQUARTERS_KIND) s.linesStale |= (1 | WAY) << (unit - FIRST_HEADQUARTERS);
  if (unit < FIRST_SOVIET || (s.zones[hex]! & FINNISH_ZONES) !== 0)
    s.linesStale |= s.coverage[hex]! >> LOOKED_AT;
}

/** WW-ZOC: is this hex in a Zone of Control of that side? */
export function inZoneOf(s: State, side: number, hex: HexId): boolean {
  const zones = s.zones[hex]!;
  if (side === FINN) return (zones & FINNISH_ZONES) !== 0;
  // WW-ZOC.G4: a fort that Finns hold, or held last, lies outside every Soviet zone.
  return zones >= SOVIET_ZONE && !(FORT[hex] && s.control[hex] === FINN);
}

/** WW-A23: the hex remembers the side that was the last in it. */
export function take(s: State, hex: HexId, side: number): void {
  if (s.control[hex] === side) return;
  s.control[hex] = side;
  if (FORT[hex]) s.railChanges++; // WW-ZOC.G4
}

/** Puts a unit into a hex: it stands there, holds it, and exerts its zone. */
export function put(s: State, unit: UnitId, hex: HexId): void {
  s.unitHex[unit] = hex;
  const first = s.firstInHex[hex]!;
  if (first < 0 || first > unit) {
    s.nextInHex[unit] = first;
    s.firstInHex[hex] = unit;
  } else {
    let before = first;
    for (let next = s.nextInHex[before]!; next >= 0 && next < unit; next = s.nextInHex[before]!)
      before = next;
    s.nextInHex[unit] = s.nextInHex[before]!;
    s.nextInHex[before] = unit;
  }
  take(s, hex, unit < FIRST_SOVIET ? FINN : SOVIET);
  if (exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  disturb(s, unit, hex);
}

/** Takes a unit off its hex, to a place off the map. */
export function lift(s: State, unit: UnitId, place: number): void {
  const hex = s.unitHex[unit]!;
  if (hex >= 0) {
    if (exerts(s, unit, hex)) addZone(s, unit, hex, -1);
    if (s.firstInHex[hex] === unit) s.firstInHex[hex] = s.nextInHex[unit]!;
    else {
      let before = s.firstInHex[hex]!;
      while (s.nextInHex[before] !== unit) before = s.nextInHex[before]!;
      s.nextInHex[before] = s.nextInHex[unit]!;
    }
    s.nextInHex[unit] = -1;
    disturb(s, unit, hex);
  }
  s.unitHex[unit] = place;
  s.unitMarks[unit] = s.unitMarks[unit]! & ~ISOLATED;
  s.unitCity[unit] = -1;
}

export function shift(s: State, unit: UnitId, hex: HexId): void {
  const isolated = s.unitMarks[unit]! & ISOLATED;
  lift(s, unit, ELIMINATED);
  s.unitMarks[unit] = s.unitMarks[unit]! | isolated;
  put(s, unit, hex);
}

/** Sets what was reckoned; a unit that becomes isolated loses its zone, one that is relieved regains it. */
export function setIsolated(s: State, unit: UnitId, isolated: boolean): void {
  const marks = s.unitMarks[unit]!;
  if (((marks & ISOLATED) !== 0) === isolated) return;
  const hex = s.unitHex[unit]!;
  if (isolated) {
    if (exerts(s, unit, hex)) addZone(s, unit, hex, -1);
    s.unitMarks[unit] = marks | ISOLATED;
  } else {
    s.unitMarks[unit] = marks & ~ISOLATED;
    if (exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  }
}

/** All zones anew: after the ground has changed, or a unit's standing. */
export function rebuildZones(s: State): void {
  s.zones.fill(0);
  for (let unit = 0; unit < s.unitHex.length; unit++) {
    const hex = s.unitHex[unit]!;
    if (hex >= 0 && exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  }
  s.stale = true;
  s.zonesSure = false;
  s.railChanges++;
  s.linesStale = ALL_LINES;
}

/** Removes or restores the zone of one unit while isolation is being reckoned (WW-A22). */
export const changeZone = addZone;
