// What follows from the facts of a position and is kept for speed: stacks, zones, supply. Only the modules of this folder
// write it, and this one alone knows what is stale. It can be thrown away and made again from the facts (`audit` does).
import {
  EXEMPT_KIND,
  FINN,
  FINNISH_CITY_AT,
  FIRST_SOVIET,
  FORT,
  HEADQUARTERS,
  HEADQUARTERS_KIND,
  HEX_COUNT,
  type HexId,
  HOME_RAIL,
  KIND,
  SOVIET,
  SUPPLY_CITIES,
  UNIT_COUNT,
  type UnitId,
} from '../data/index.ts';

export interface Derived {
  /** By unit: the next unit in its hex, or -1; units of a hex stand in the order of their numbers. */
  nextInHex: UnitId[];
  /** By hex: its first unit, or -1. */
  firstInHex: UnitId[];
  /** By hex: how many Finnish units (low byte) and Soviet units (next byte) exert a Zone of Control on it. */
  zones: number[];
  /** By unit: the supply city that feeds it, or -1. */
  unitCity: number[];
  /** By supply city: the Attack Strength it feeds. */
  cityLoad: number[];
  /** By set of supply cities, as bits: the Attack Strength that is fed and may draw on these and no others. */
  fedNeeds: number[];
  /**
   * By hex, a bit for every headquarters: those that can serve a unit there (low byte), those for which that, and those
   * whose city depends on whether the hex is open (the next two bytes).
   */
  coverage: number[];
  /** By headquarters: the hexes that bear its bits in `coverage`, first by what it serves, then by its way to its city. */
  served: (readonly HexId[])[];
  ways: (readonly HexId[])[];
  /** By headquarters: the city it draws on, or -1. */
  headquartersCity: number[];
  /** The position has changed since isolation was last found. */
  stale: boolean;
  /** Though it has changed, the zones of the side that does not move are known to be right. */
  zonesSure: boolean;
  /** The capacities must be shared out anew: a unit that lives on them has moved, or the railway has been cut or freed. */
  sharesStale: boolean;
  /** The headquarters whose served hexes (low byte) or city (next byte) must be found anew: one has moved, or a hex on its way has changed. */
  linesStale: number;
  /** Counts the changes that could matter to a train: enemies and their zones on a railway. */
  railChanges: number;
}

/** In `coverage`: from this bit on, what would have to be found anew if the hex opened or closed, as in `linesStale`. */
export const LOOKED_AT = 8;
export const ALL_HEADQUARTERS = (1 << HEADQUARTERS.length) - 1;
/** In `linesStale`: the bit of the first headquarters says that its hexes, and this one that its city, is to be found. */
export const WAY = 1 << 8;
export const ALL_WAYS = ALL_HEADQUARTERS * WAY;
const ALL_LINES = ALL_HEADQUARTERS | ALL_WAYS;

/** In `zones`: the Finnish units, and one Soviet unit. */
export const FINNISH_ZONES = 255;
export const SOVIET_ZONE = 256;

const filled = (count: number, value: number): number[] =>
  Array.from({ length: count }, () => value);

/** Of an empty map: nothing is known yet. */
const NOTHING_KNOWN: Derived = {
  nextInHex: filled(UNIT_COUNT, -1),
  firstInHex: filled(HEX_COUNT, -1),
  zones: filled(HEX_COUNT, 0),
  unitCity: filled(UNIT_COUNT, -1),
  cityLoad: SUPPLY_CITIES.map(() => 0),
  fedNeeds: filled(1 << SUPPLY_CITIES.length, 0),
  coverage: filled(HEX_COUNT, 0),
  served: HEADQUARTERS.map(() => []),
  ways: HEADQUARTERS.map(() => []),
  headquartersCity: HEADQUARTERS.map(() => -1),
  stale: true,
  zonesSure: false,
  sharesStale: true,
  linesStale: ALL_LINES,
  railChanges: 0,
};

/** Copies of one that was never without its numbers: arrays that once had holes are read more slowly ever after. */
export const emptyDerived = (): Derived => cloneDerived(NOTHING_KNOWN);

export const cloneDerived = (d: Derived): Derived => ({
  nextInHex: d.nextInHex.slice(),
  firstInHex: d.firstInHex.slice(),
  zones: d.zones.slice(),
  unitCity: d.unitCity.slice(),
  cityLoad: d.cityLoad.slice(),
  fedNeeds: d.fedNeeds.slice(),
  coverage: d.coverage.slice(),
  served: d.served.slice(),
  ways: d.ways.slice(),
  headquartersCity: d.headquartersCity.slice(),
  stale: d.stale,
  zonesSure: d.zonesSure,
  sharesStale: d.sharesStale,
  linesStale: d.linesStale,
  railChanges: d.railChanges,
});

// What has changed, and what is no longer known by it

const FIRST_HEADQUARTERS = HEADQUARTERS[0]!;

/** A unit has come to this hex, or gone from it. */
export function unitCameOrWent(d: Derived, unit: UnitId, hex: HexId): void {
  const finnish = unit < FIRST_SOVIET;
  d.stale = true;
  d.zonesSure = false;
  d.railChanges += HOME_RAIL[finnish ? SOVIET : FINN]![hex]!;
  if (finnish ? HOME_RAIL[SOVIET]![hex] : !(KIND[unit]! & EXEMPT_KIND)) d.sharesStale = true;
  if (KIND[unit]! & HEADQUARTERS_KIND) d.linesStale |= (1 | WAY) << (unit - FIRST_HEADQUARTERS);
  if (finnish || (d.zones[hex]! & FINNISH_ZONES) !== 0)
    d.linesStale |= d.coverage[hex]! >> LOOKED_AT;
}

/** The hex is in a Finnish zone now and was not, or the other way round: lines through it open or close. */
export function finnishZoneTurned(d: Derived, hex: HexId): void {
  d.linesStale |= d.coverage[hex]! >> LOOKED_AT;
  d.railChanges += HOME_RAIL[SOVIET]![hex]!;
}

/** The same of a Soviet zone: only trains ask for it. */
export function sovietZoneTurned(d: Derived, hex: HexId): void {
  d.railChanges += HOME_RAIL[FINN]![hex]!;
}

/** WW-ZOC.G4: a fort that changes hands is in zones, or out of them. WW-MOV.J12: from a city trains may start, or not. */
export function controlChanged(d: Derived, hex: HexId): void {
  if (FORT[hex] || FINNISH_CITY_AT[hex]) d.railChanges++;
}

/** WW-A29, WW-EVT.H: who is served first, or how much a city can feed, has changed. */
export function sharesChanged(d: Derived): void {
  d.stale = true;
  d.zonesSure = false;
  d.sharesStale = true;
}

/** WW-A30: the standing choice of a headquarters has changed. */
export function nearestCityChanged(d: Derived, headquarters: number): void {
  sharesChanged(d);
  d.linesStale |= WAY << headquarters;
}

/** The ground has frozen or opened, or a unit has joined the war: nothing of the zones or lines is known. */
export function everythingChanged(d: Derived): void {
  d.stale = true;
  d.zonesSure = false;
  d.railChanges++;
  d.linesStale = ALL_LINES;
}

/** Supply is to be found anew without any shortcut. */
export function forgetSupply(d: Derived): void {
  d.stale = true;
  d.sharesStale = true;
  d.linesStale = ALL_LINES;
}
