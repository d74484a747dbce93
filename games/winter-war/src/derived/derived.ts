// What follows from the facts of a position and is kept for speed: stacks, zones, supply. Only the modules of this folder
// write it, and this one alone knows what is stale. It can be thrown away and made again from the facts (`audit` does).
import {
  EXEMPT_KIND,
  FINN,
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
  /**
   * By hex, a bit for every headquarters: those that can serve a unit there (low byte), those for which that, and those
   * whose city depends on whether the hex is open (the next two bytes).
   */
  coverage: number[];
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

/** Of an empty map: nothing is known yet. */
export const emptyDerived = (): Derived => ({
  nextInHex: new Array<number>(UNIT_COUNT).fill(-1),
  firstInHex: new Array<number>(HEX_COUNT).fill(-1),
  zones: new Array<number>(HEX_COUNT).fill(0),
  unitCity: new Array<number>(UNIT_COUNT).fill(-1),
  cityLoad: SUPPLY_CITIES.map(() => 0),
  coverage: new Array<number>(HEX_COUNT).fill(0),
  headquartersCity: HEADQUARTERS.map(() => -1),
  stale: true,
  zonesSure: false,
  sharesStale: true,
  linesStale: ALL_LINES,
  railChanges: 0,
});

export const cloneDerived = (d: Derived): Derived => ({
  nextInHex: d.nextInHex.slice(),
  firstInHex: d.firstInHex.slice(),
  zones: d.zones.slice(),
  unitCity: d.unitCity.slice(),
  cityLoad: d.cityLoad.slice(),
  coverage: d.coverage.slice(),
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

export function sovietZoneChanged(d: Derived, hex: HexId): void {
  d.railChanges += HOME_RAIL[FINN]![hex]!;
}

/** WW-ZOC.G4: a fort that changes hands is in zones, or out of them. */
export function controlChanged(d: Derived, hex: HexId): void {
  if (FORT[hex]) d.railChanges++;
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
