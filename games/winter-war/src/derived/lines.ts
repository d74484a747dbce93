// WW-SUP.F1, F2, WW-A30, WW-A32: which hexes each headquarters serves, and from which city.
import { Cheapest, Flood } from '@motti/engine';
import {
  GROUNDS,
  HEADQUARTERS,
  HEX_COUNT,
  type HexId,
  LINKS,
  OPEN_HEX,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
} from '../data/index.ts';
import {
  HEADQUARTERS_TO_CITY,
  isOpenToSovietLine,
  UNIT_TO_HEADQUARTERS,
} from '../rules/supply-lines.ts';
import type { State } from '../state.ts';
import { ALL_HEADQUARTERS, ALL_WAYS, type Derived, LOOKED_AT, WAY } from './derived.ts';

const flood = new Flood(HEX_COUNT);

/** By ground and hex: how far the nearest city is if nobody is in the way; more than ten counts as eleven. */
const TOO_FAR = HEADQUARTERS_TO_CITY + 1;
const NEAREST_CITY: readonly Uint8Array[] = GROUNDS.map((ground, index) => {
  const cities = SUPPLY_CITIES.map(({ hex }) => hex).filter((hex) => OPEN_HEX[index]![hex]);
  flood.spread(ground, cities, () => true, HEADQUARTERS_TO_CITY);
  return Uint8Array.from({ length: HEX_COUNT }, (_, hex) =>
    flood.has(hex) ? flood.stepsTo(hex) : TOO_FAR,
  );
});

const lines = new Cheapest(HEX_COUNT, HEADQUARTERS_TO_CITY);
/** Scratch: the hexes that the search under way has looked at. */
const seen: HexId[] = [];

/**
 * Finds anew the lines of every headquarters that needs it; `coverage` and `headquartersCity` tell what came of it.
 * A change on its way to the city need not matter to the hexes that it serves, nor the other way round.
 */
export function findLines(s: State): void {
  const d = s.derived;
  const ways = d.linesStale & ALL_WAYS;
  const reaches = d.linesStale & ALL_HEADQUARTERS;
  let gainedOrLost = 0;
  for (let index = 0; index < HEADQUARTERS.length; index++) {
    if (!(ways & (WAY << index))) continue;
    const before = d.headquartersCity[index]!;
    forgetWay(d, index);
    const city = s.unitHex[HEADQUARTERS[index]!]! < 0 ? -1 : findCity(s, index);
    d.headquartersCity[index] = city;
    // Without a city it serves nobody.
    if (city < 0 !== before < 0) gainedOrLost |= 1 << index;
  }
  for (let index = 0; index < HEADQUARTERS.length; index++) {
    if (!((reaches | gainedOrLost) & (1 << index))) continue;
    forgetServed(d, index);
    if (d.headquartersCity[index]! >= 0) cover(s, index);
  }
  d.linesStale = 0;
}

const NO_HEXES: readonly HexId[] = [];

function forgetWay(d: Derived, index: number): void {
  forget(d.coverage, d.ways[index]!, WAY << (LOOKED_AT + index));
  d.ways[index] = NO_HEXES;
}

function forgetServed(d: Derived, index: number): void {
  forget(d.coverage, d.served[index]!, (1 | (1 << LOOKED_AT)) << index);
  d.served[index] = NO_HEXES;
}

/** Takes these bits out of `coverage`. */
function forget(coverage: number[], hexes: readonly HexId[], bits: number): void {
  for (let i = 0; i < hexes.length; i++) coverage[hexes[i]!] = coverage[hexes[i]!]! & ~bits;
}

/**
 * WW-SUP.F1: every hex within five of the headquarters over open hexes can draw on its city. The bits in `coverage` tell
 * which hexes have been met, and `seen` is the queue, closed hexes included: those lead nowhere.
 */
function cover(s: State, index: number): void {
  const { coverage } = s.derived;
  const served = 1 << index;
  const start = s.unitHex[HEADQUARTERS[index]!]!;
  coverage[start] = coverage[start]! | (served << LOOKED_AT) | served;
  seen[0] = start;
  let count = 1;
  let i = 0;
  for (let far = 0; far < UNIT_TO_HEADQUARTERS; far++)
    for (const ring = count; i < ring; i++)
      if (coverage[seen[i]!]! & served) count = coverAround(s, seen[i]!, served, count);
  s.derived.served[index] = seen.slice(0, count);
}

/** Looks at the hexes around one; returns how many have been looked at so far. */
function coverAround(s: State, hex: HexId, served: number, before: number): number {
  const links = LINKS[s.ground]!;
  const looked = served << LOOKED_AT;
  const { coverage } = s.derived;
  let count = before;
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next < 0) continue;
    const bits = coverage[next]!;
    if (bits & looked) continue;
    seen[count++] = next;
    coverage[next] = bits | (isOpenToSovietLine(s, next) ? looked | served : looked);
  }
  return count;
}

/**
 * The city a headquarters on the map must use, or -1. WW-SUP.F2b: the nearest; WW-A30: between equals the standing
 * choice, else the order of the cities. Hexes are looked at in the order of the shortest line that could lead through
 * them.
 */
function findCity(s: State, index: number): number {
  const start = s.unitHex[HEADQUARTERS[index]!]!;
  const preferred = s.nearest[index]!;
  const looked = WAY << (LOOKED_AT + index);
  const links = LINKS[s.ground]!;
  const nearest = NEAREST_CITY[s.ground]!;
  const { coverage } = s.derived;
  if (nearest[start]! > HEADQUARTERS_TO_CITY) return -1;
  let found = -1;
  let count = 0;
  let longest = HEADQUARTERS_TO_CITY;
  lines.begin();
  lines.offer(start, 0, -1, nearest[start]!);
  for (let hex = lines.take(); hex >= 0; hex = lines.take()) {
    const far = lines.costOf(hex);
    if (far + nearest[hex]! > longest) break;
    coverage[hex] = coverage[hex]! | looked;
    seen[count++] = hex;
    if (!isOpenToSovietLine(s, hex)) continue;
    if (SUPPLY_CITY_AT[hex]) {
      const city = SUPPLY_CITY_AT[hex]! - 1;
      if (found < 0 || city === preferred || (found !== preferred && city < found)) found = city;
      longest = far; // equally near cities still count
    }
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0) continue;
      const still = nearest[next]!;
      if (far + 1 + still <= longest) lines.offer(next, far + 1, hex, still);
    }
  }
  s.derived.ways[index] = seen.slice(0, count);
  return found;
}
