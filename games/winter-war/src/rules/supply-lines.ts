// WW-SUP.F1, F2, WW-A30, WW-A32: which hexes each headquarters serves, and from which city.
import {
  FIRST_SOVIET,
  HEADQUARTERS,
  HEX_COUNT,
  LINKS,
  OPEN_HEX,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
} from '../data/index.ts';
import { ALL_HEADQUARTERS, ALL_WAYS, LOOKED_AT, WAY } from '../position.ts';
import type { State } from '../state.ts';

/** WW-SUP.F1a and F2a: how long the two links of a supply line may be. */
export const UNIT_TO_HEADQUARTERS = 5;
export const HEADQUARTERS_TO_CITY = 10;

/** By ground and hex: how far the nearest city is if nobody is in the way; more than ten counts as eleven. */
const TOO_FAR = HEADQUARTERS_TO_CITY + 1;
const NEAREST_CITY: readonly Uint8Array[] = OPEN_HEX.map((open, ground) => {
  const table = new Uint8Array(HEX_COUNT).fill(TOO_FAR);
  const queue = SUPPLY_CITIES.filter(({ hex }) => open[hex]).map(({ hex }) => hex);
  for (const hex of queue) table[hex] = 0;
  for (const hex of queue)
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const next = LINKS[ground]![d]!;
      if (next < 0 || table[next]! <= table[hex]! + 1) continue;
      table[next] = table[hex]! + 1;
      if (table[next]! < TOO_FAR) queue.push(next);
    }
  return table;
});

// Scratch for searches: a hex has been seen in this search if it bears the search's number.
const seen = new Int32Array(HEX_COUNT);
const steps = new Uint8Array(HEX_COUNT);
const queue = new Int16Array(HEX_COUNT);
/** No hex is entered into them more often than it has neighbours. */
const due = Array.from({ length: TOO_FAR }, () => new Int16Array(HEX_COUNT * 6));
const tails = new Int16Array(TOO_FAR);
let search = 0;

/** WW-A32: may a Soviet supply line enter this hex? */
export function isOpenToSovietLine(s: State, hex: number): boolean {
  const unit = s.firstInHex[hex]!;
  if (unit >= 0) return unit >= FIRST_SOVIET; // WW-SUP.K: a friend cancels the zone in its own hex
  return (s.zones[hex]! & 255) === 0;
}

/**
 * Finds anew the lines of every headquarters that needs it; `coverage` and `headquartersCity` tell what came of it.
 * A change on its way to the city need not matter to the hexes that it serves, nor the other way round.
 */
export function findLines(s: State): void {
  const ways = s.linesStale & ALL_WAYS;
  let reaches = s.linesStale & ALL_HEADQUARTERS;
  forget(s, ways << LOOKED_AT);
  for (let index = 0; index < HEADQUARTERS.length; index++) {
    if (!(ways & (WAY << index))) continue;
    const before = s.headquartersCity[index]!;
    const city = s.unitHex[HEADQUARTERS[index]!]! < 0 ? -1 : findCity(s, index);
    s.headquartersCity[index] = city;
    // Without a city it serves nobody.
    if (city < 0 !== before < 0) reaches |= 1 << index;
  }
  forget(s, reaches | (reaches << LOOKED_AT));
  for (let index = 0; index < HEADQUARTERS.length; index++)
    if (reaches & (1 << index) && s.headquartersCity[index]! >= 0) cover(s, index);
  s.linesStale = 0;
}

/** Takes these bits out of `coverage`. */
function forget(s: State, bits: number): void {
  if (bits === 0) return;
  const coverage = s.coverage;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const before = coverage[hex]!;
    if (before & bits) coverage[hex] = before & ~bits;
  }
}

/** WW-SUP.F1: every hex within five of the headquarters over open hexes can draw on its city. */
function cover(s: State, index: number): void {
  const links = LINKS[s.ground]!;
  const coverage = s.coverage;
  const looked = 1 << (LOOKED_AT + index);
  const served = looked | (1 << index);
  const start = s.unitHex[HEADQUARTERS[index]!]!;
  let head = 0;
  let tail = 0;
  queue[tail++] = start;
  coverage[start] = coverage[start]! | served;
  for (let far = 1; far <= UNIT_TO_HEADQUARTERS; far++) {
    for (const ring = tail; head < ring; head++) {
      const hex = queue[head]!;
      for (let side = hex * 6, end = side + 6; side < end; side++) {
        const next = links[side]!;
        if (next < 0) continue;
        const before = coverage[next]!;
        if (before & looked) continue;
        if (isOpenToSovietLine(s, next)) {
          coverage[next] = before | served;
          queue[tail++] = next;
        } else coverage[next] = before | looked;
      }
    }
  }
}

/**
 * The city a headquarters on the map must use, or -1. WW-SUP.F2b: the nearest; WW-A30: between equals the standing
 * choice, else the order of the cities. Hexes are looked at in the order of the shortest line that could lead through
 * them: `due[n]` holds those where it has n hexes.
 */
function findCity(s: State, index: number): number {
  const start = s.unitHex[HEADQUARTERS[index]!]!;
  const wish = s.nearest[index]!;
  const looked = WAY << (LOOKED_AT + index);
  const links = LINKS[s.ground]!;
  const nearest = NEAREST_CITY[s.ground]!;
  const coverage = s.coverage;
  search++;
  tails.fill(0);
  let found = -1;
  let length = nearest[start]!;
  if (length > HEADQUARTERS_TO_CITY) return -1;
  due[length]![tails[length]!++] = start;
  seen[start] = search;
  steps[start] = 0;
  for (; found < 0 && length <= HEADQUARTERS_TO_CITY; length++) {
    const hexes = due[length]!;
    for (let head = 0; head < tails[length]!; head++) {
      const hex = hexes[head]!;
      const far = steps[hex]!;
      if (far + nearest[hex]! !== length) continue; // a shorter way to it was found since
      coverage[hex] = coverage[hex]! | looked;
      if (!isOpenToSovietLine(s, hex)) continue;
      if (SUPPLY_CITY_AT[hex]) {
        const city = SUPPLY_CITY_AT[hex]! - 1;
        if (found < 0 || city === wish || (found !== wish && city < found)) found = city;
      }
      for (let side = hex * 6, end = side + 6; side < end; side++) {
        const next = links[side]!;
        if (next < 0 || (seen[next] === search && steps[next]! <= far + 1)) continue;
        const whole = far + 1 + nearest[next]!;
        if (whole > HEADQUARTERS_TO_CITY) continue;
        seen[next] = search;
        steps[next] = far + 1;
        due[whole]![tails[whole]!++] = next;
      }
    }
  }
  return found;
}
