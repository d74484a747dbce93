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

/**
 * Finds anew the lines of every headquarters that needs it; `coverage` and `headquartersCity` tell what came of it.
 * A change on its way to the city need not matter to the hexes that it serves, nor the other way round.
 */
export function findLines(s: State): void {
  const d = s.derived;
  const ways = d.linesStale & ALL_WAYS;
  let reaches = d.linesStale & ALL_HEADQUARTERS;
  forget(d, ways << LOOKED_AT);
  for (let index = 0; index < HEADQUARTERS.length; index++) {
    if (!(ways & (WAY << index))) continue;
    const before = d.headquartersCity[index]!;
    const city = s.unitHex[HEADQUARTERS[index]!]! < 0 ? -1 : findCity(s, index);
    d.headquartersCity[index] = city;
    // Without a city it serves nobody.
    if (city < 0 !== before < 0) reaches |= 1 << index;
  }
  forget(d, reaches | (reaches << LOOKED_AT));
  for (let index = 0; index < HEADQUARTERS.length; index++)
    if (reaches & (1 << index) && d.headquartersCity[index]! >= 0) cover(s, index);
  d.linesStale = 0;
}

/** Takes these bits out of `coverage`. */
function forget({ coverage }: Derived, bits: number): void {
  if (bits === 0) return;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const before = coverage[hex]!;
    if (before & bits) coverage[hex] = before & ~bits;
  }
}

/** WW-SUP.F1: every hex within five of the headquarters over open hexes can draw on its city. */
function cover(s: State, index: number): void {
  const { coverage } = s.derived;
  const looked = 1 << (LOOKED_AT + index);
  const served = looked | (1 << index);
  const start = s.unitHex[HEADQUARTERS[index]!]!;
  flood.begin();
  flood.enter(start, -1);
  coverage[start] = coverage[start]! | served;
  let i = 0;
  for (let far = 0; far < UNIT_TO_HEADQUARTERS; far++)
    for (const ring = flood.count; i < ring; i++) coverAround(s, flood.at(i), looked, served);
}

function coverAround(s: State, hex: HexId, looked: number, served: number): void {
  const links = LINKS[s.ground]!;
  const { coverage } = s.derived;
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next < 0) continue;
    const before = coverage[next]!;
    if (before & looked) continue;
    if (isOpenToSovietLine(s, next)) {
      coverage[next] = before | served;
      flood.enter(next, hex);
    } else coverage[next] = before | looked;
  }
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
  let longest = HEADQUARTERS_TO_CITY;
  lines.begin();
  lines.offer(start, 0, -1, nearest[start]!);
  for (let hex = lines.take(); hex >= 0; hex = lines.take()) {
    const far = lines.costOf(hex);
    if (far + nearest[hex]! > longest) break;
    coverage[hex] = coverage[hex]! | looked;
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
  return found;
}
