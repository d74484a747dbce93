// Stacks, Zones of Control and control of hexes: who stands where, and what that means.
import {
  ALLIED_KIND,
  COUNTRY,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  FORT,
  HEADQUARTERS_KIND,
  type HexId,
  isIce,
  isNorthOfRowA,
  kindOf,
  PATROL_KIND,
  PETSAMO,
  SMALL_KIND,
  SOVIET,
  type UnitId,
} from './data/index.ts';
import { FINNISH_ZONES, SOVIET_ZONE } from './derived/derived.ts';
import { ENTERED, firstIn, ISOLATED, marksOf, nextIn, type State } from './state.ts';

/** The side that stands in a hex, or -1. */
export function sideAt(s: State, hex: HexId): number {
  const unit = firstIn(s, hex);
  return unit < 0 ? -1 : unit < FIRST_SOVIET ? FINN : SOVIET;
}

export function unitsAt(s: State, hex: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = firstIn(s, hex); unit >= 0; unit = nextIn(s, unit)) units.push(unit);
  return units;
}

/** WW-SCN.B4: an Allied unit that has not entered Finland yet takes no part in the war. */
export const isProtected = (s: State, unit: UnitId): boolean =>
  (kindOf(unit) & ALLIED_KIND) !== 0 && (marksOf(s, unit) & ENTERED) === 0;

/** WW-STK.C, WW-A47, WW-A48: does this unit count against the stacking limit of that hex? */
export function counts(s: State, unit: UnitId, hex: HexId): boolean {
  const kind = kindOf(unit);
  if (kind & PATROL_KIND) return false;
  return !(kind & ALLIED_KIND) || (hex !== PETSAMO && !isProtected(s, unit));
}

/** WW-STK.GR1, GR2. */
export const stackingLimit = (hex: HexId): number => (isNorthOfRowA(hex) ? 1 : 2);

/** How many units in a hex count against its limit. */
export function stackedIn(s: State, hex: HexId): number {
  let count = 0;
  for (let unit = firstIn(s, hex); unit >= 0; unit = nextIn(s, unit))
    if (counts(s, unit, hex)) count++;
  return count;
}

/** Is there room for one more unit of its side in that hex? */
export function hasRoom(s: State, unit: UnitId, hex: HexId): boolean {
  return firstIn(s, hex) < 0 || !counts(s, unit, hex) || stackedIn(s, hex) < stackingLimit(hex);
}

/** WW-ZOC: does a unit standing there exert a Zone of Control? */
export function exerts(s: State, unit: UnitId, hex: HexId): boolean {
  const kind = kindOf(unit);
  if (marksOf(s, unit) & ISOLATED) return false; // WW-ZOC.H
  if (kind & HEADQUARTERS_KIND) return false; // WW-ZOC.G2
  if (kind & ALLIED_KIND) return !isProtected(s, unit);
  // WW-ZOC.G1, WW-SCN.B5; on the ice they keep their zones (WW-A20).
  return !(kind & SMALL_KIND) || COUNTRY[hex] === FINLAND || isIce(hex);
}

/** WW-ZOC: is this hex in a Zone of Control of that side? */
export function inZoneOf(s: State, side: number, hex: HexId): boolean {
  const zones = s.derived.zones[hex]!;
  if (side === FINN) return (zones & FINNISH_ZONES) !== 0;
  // WW-ZOC.G4: a fort that Finns hold, or held last, lies outside every Soviet zone.
  return zones >= SOVIET_ZONE && !(FORT[hex] && s.control[hex] === FINN);
}
