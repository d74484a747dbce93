// WW-MOV.J, WW-A26: who may ride where.
import {
  ALLIED_KIND,
  FINN,
  FINNISH_CITIES,
  FIRST_SOVIET,
  HEX_COUNT,
  HOME_RAIL,
  KEMI,
  KIND,
  LENINGRAD,
  OPEN_HEX,
  RAIL_HEXES,
  RAILS,
  SIDE_OF,
  SOVIET,
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
 * WW-MOV.J11 and J12: marks the home rail hexes that are joined to Leningrad, or to a Finnish city in Finnish hands,
 * without an enemy unit on the way. Zones of Control do not matter here.
 */
export function markNetwork(s: State, side: number): void {
  search++;
  const rails = RAILS[side]!;
  let tail = 0;
  if (side === SOVIET) tail = joinNetwork(s, side, LENINGRAD, tail);
  else
    for (const { hex } of FINNISH_CITIES)
      if (HOME_RAIL[FINN]![hex] && s.control[hex] === FINN) tail = joinNetwork(s, side, hex, tail);
  for (let head = 0; head < tail; head++) {
    const from = queue[head]! * 6;
    for (let d = from; d < from + 6; d++)
      if (rails[d]! >= 0) tail = joinNetwork(s, side, rails[d]!, tail);
  }
}

function joinNetwork(s: State, side: number, hex: number, tail: number): number {
  if (network[hex] === search || !OPEN_HEX[s.ground]![hex] || isEnemyAt(s, side, hex)) return tail;
  network[hex] = search;
  queue[tail] = hex;
  return tail + 1;
}

/** After `markNetwork`: is this hex part of a usable network? */
export const isInNetwork = (hex: number): boolean => network[hex] === search;

/** After `markNetwork`: may a unit of that side entrain here? WW-MOV.J7: not in an enemy zone. */
export const mayEntrain = (s: State, side: number, hex: number): boolean =>
  network[hex] === search && !inZoneOf(s, 1 - side, hex);

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
  const rails = RAILS[side]!;
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
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const next = rails[d]!;
      if (next < 0 || routeSeen[next] === routeSearch || !open[next]) continue;
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
