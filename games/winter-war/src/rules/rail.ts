// WW-MOV.J, WW-A26: who may ride where.
import {
  ALLIED_KIND,
  FINN,
  FINNISH_CITIES,
  FIRST_SOVIET,
  HEX_COUNT,
  HOME_RAIL,
  ISTHMUS,
  KEMI,
  KIND,
  LENINGRAD,
  OPEN_HEX,
  RAIL_HEXES,
  RAIL_MOST,
  RAIL_NEXT,
  SIDE_OF,
  SOVIET,
  UNIT_COUNT,
} from '../data/index.ts';
import { hasMark, inZoneOf, MAY_RIDE, SLOW, type State } from '../state.ts';
import { isBarred } from './entry.ts';

// Scratch: a hex belongs to the network of the last search if it bears the search's number.
const network = new Int32Array(HEX_COUNT);
const queue = new Int16Array(HEX_COUNT);
let search = 0;

const isEnemyAt = (s: State, side: number, hex: number): boolean => {
  const unit = s.firstInHex[hex]!;
  return unit >= 0 && unit < FIRST_SOVIET === (side === SOVIET);
};

/**
 * WW-MOV.J11 and J12: finds the home rail hexes that are joined to Leningrad, or to a Finnish city in Finnish hands,
 * without an enemy unit on the way. Zones of Control do not matter here.
 */
export function markNetwork(s: State, side: number): void {
  search++;
  whole = s.ground !== ISTHMUS && !isEnemyOnRail(s, side) && hasSource(s, side);
  if (whole) {
    wholeOf = side;
    return;
  }
  const next = RAIL_NEXT[side]!;
  let tail = 0;
  if (side === SOVIET) tail = joinNetwork(s, side, LENINGRAD, tail);
  else
    for (const hex of RAIL_CITIES)
      if (s.control[hex] === FINN) tail = joinNetwork(s, side, hex, tail);
  for (let head = 0; head < tail; head++) {
    const from = queue[head]! * RAIL_MOST;
    for (let n = from; next[n]! >= 0; n++) tail = joinNetwork(s, side, next[n]!, tail);
  }
}

/** The railways of each country hang together: with no enemy on them they are one network. */
let whole = false;
let wholeOf = 0;
const RAIL_CITIES = FINNISH_CITIES.map(({ hex }) => hex).filter((hex) => HOME_RAIL[FINN]![hex]);

function isEnemyOnRail(s: State, side: number): boolean {
  const rail = HOME_RAIL[side]!;
  const end = side === SOVIET ? FIRST_SOVIET : UNIT_COUNT;
  for (let unit = side === SOVIET ? 0 : FIRST_SOVIET; unit < end; unit++) {
    const hex = s.unitHex[unit]!;
    if (hex >= 0 && rail[hex]) return true;
  }
  return false;
}

function hasSource(s: State, side: number): boolean {
  if (side === SOVIET) return true;
  for (const hex of RAIL_CITIES) if (s.control[hex] === FINN) return true;
  return false;
}

function joinNetwork(s: State, side: number, hex: number, tail: number): number {
  if (network[hex] === search || !OPEN_HEX[s.ground]![hex] || isEnemyAt(s, side, hex)) return tail;
  network[hex] = search;
  queue[tail] = hex;
  return tail + 1;
}

/** After `markNetwork`: is this hex part of a usable network? */
export const isInNetwork = (hex: number): boolean =>
  whole ? HOME_RAIL[wholeOf]![hex] === 1 : network[hex] === search;

/** Why a unit may not ride at all this phase, if so. */
export type NoRide = 'isolated' | 'severe-climate' | 'before-kemi';
export function whyNoRide(s: State, unit: number, at: number): NoRide | undefined {
  if (hasMark(s, unit, SLOW)) return 'isolated'; // WW-MOV.J10
  if (s.railOff === s.turn) return 'severe-climate'; // WW-EVT.L2
  const allied = (KIND[unit]! & ALLIED_KIND) !== 0;
  if (allied && !hasMark(s, unit, MAY_RIDE) && at !== KEMI) return 'before-kemi'; // WW-SCN.B2
  return undefined;
}

// Scratch of the route search.
const from = new Int16Array(HEX_COUNT);
const routeSeen = new Int32Array(HEX_COUNT);
let routeSearch = 0;

/**
 * The route that `rail X` stands for: the shortest along home rails, without enemy units, and without an enemy zone
 * before its end (WW-MOV.J8, WW-A26). Hexes entered, in order; nothing where there is no such route.
 */
export function railRoute(
  s: State,
  unit: number,
  start: number,
  end: number,
): number[] | undefined {
  const side = SIDE_OF[unit]!;
  const rails = RAIL_NEXT[side]!;
  const open = OPEN_HEX[s.ground]!;
  routeSearch++;
  let tail = 0;
  queue[tail++] = start;
  routeSeen[start] = routeSearch;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    if (hex === end) break;
    const zone = inZoneOf(s, 1 - side, hex);
    if (zone && hex !== start) continue;
    for (let n = hex * RAIL_MOST; rails[n]! >= 0; n++) {
      const next = rails[n]!;
      if (routeSeen[next] === routeSearch || !open[next]) continue;
      if (isEnemyAt(s, side, next) || isBarred(unit, next)) continue;
      if (zone && inZoneOf(s, 1 - side, next)) continue;
      routeSeen[next] = routeSearch;
      from[next] = hex;
      queue[tail++] = next;
    }
  }
  if (routeSeen[end] !== routeSearch || start === end) return undefined;
  const route: number[] = [];
  for (let hex = end; hex !== start; hex = from[hex]!) route.push(hex);
  return route.reverse();
}

/** The home rail hexes of a side that no enemy has cut off: for the page and for bots. */
export function usableRail(s: State, side: number): number[] {
  markNetwork(s, side);
  return RAIL_HEXES[side]!.filter(isInNetwork);
}

export const isHomeRail = (side: number, hex: number): boolean => HOME_RAIL[side]![hex] === 1;
