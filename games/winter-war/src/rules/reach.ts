// WW-MOV, WW-ZOC: how far a unit can go in one Movement Phase, by the cheapest way.
import {
  ALLOWANCE,
  COST,
  FIRST_SOVIET,
  HEAVY_KIND,
  HEX_COUNT,
  HOME_RAIL,
  isScandinavia,
  KIND,
  LINKS,
  NKVD_KIND,
  OPEN_HEX,
  RAIL_MOST,
  RAIL_NEXT,
  SIDE_OF,
  SOVIET,
} from '../data/index.ts';
import { ARRIVED, hasMark, inZoneOf, isProtected, SLOW, type State } from '../state.ts';
import { groundOf, isBarred } from './entry.ts';
import { isInNetwork, markNetwork, whyNoRide } from './rail.ts';

/** A step of a path that rides to a hex instead of walking into it: the hex plus this. */
export const RIDE = 2048;

// A node is a hex on foot, or a hex plus HEX_COUNT on a train. Seen in this search if it bears its number.
const seen = new Int32Array(HEX_COUNT * 2);
const cost = new Uint8Array(HEX_COUNT * 2);
const parent = new Int16Array(HEX_COUNT * 2);
/** By train node: the node on foot where it was boarded, or -1 at the start. */
const boarded = new Int16Array(HEX_COUNT * 2);
const found = new Int32Array(HEX_COUNT);
const foundNode = new Int16Array(HEX_COUNT);
const list = new Int16Array(HEX_COUNT);
const stations = new Int16Array(HEX_COUNT);
let listed = 0;
let stationCount = 0;
let search = 0;
/** Points spent are at most four, and the highest allowance is that of border guards. */
const LEVELS = 5;
const buckets = Array.from({ length: LEVELS }, () => new Int16Array(HEX_COUNT * 2));
const tails = new Int16Array(LEVELS);

// Facts of the unit that is being moved.
let side = 0;
let enemy = 0;
let allowance = 0;
/** WW-A48: an Allied unit on its way through Sweden, which feels no zones there. */
let aloof = false;
let start = 0;
let startInZone = false;
let links = LINKS[0]!;
let costs = COST[0]!;
/** Whether some hexes are barred to this unit at all (WW-PRO.2, PRO.3). */
let restricted = false;
/** May it ride from where it is; may it ride at all, if only from Kemi on (WW-SCN.B2)? */
let rides = false;
let mayRide = false;
/** WW-MOV.J11, J12: the network is looked at when the first railway is met. */
let networkKnown = false;

function look(s: State, unit: number): void {
  side = SIDE_OF[unit]!;
  enemy = 1 - side;
  allowance = ALLOWANCE[unit]!;
  aloof = isProtected(s, unit);
  start = s.unitHex[unit]!;
  links = LINKS[groundOf(s, unit)]!;
  costs = COST[side]!;
  restricted = (KIND[unit]! & (HEAVY_KIND | NKVD_KIND)) !== 0;
  startInZone = feels(s, start);
  rides = whyNoRide(s, unit, start) === undefined;
  mayRide = rides || whyNoRide(s, unit, -1) === 'before-kemi';
  networkKnown = false;
  search++;
  listed = 0;
  stationCount = 0;
  tails.fill(0);
  found[start] = search;
}

function enqueue(node: number, at: number, before: number): void {
  seen[node] = search;
  cost[node] = at;
  parent[node] = before;
  const tail = tails[at]!;
  buckets[at]![tail] = node;
  tails[at] = tail + 1;
}

const isBetter = (node: number, at: number): boolean => seen[node] !== search || cost[node]! > at;

function note(hex: number, node: number): void {
  if (found[hex] === search) return;
  found[hex] = search;
  foundNode[hex] = node;
  list[listed++] = hex;
}

const feels = (s: State, hex: number): boolean =>
  !(aloof && isScandinavia(hex)) && inZoneOf(s, enemy, hex);

const isEnemy = (s: State, hex: number): boolean => {
  const unit = s.firstInHex[hex]!;
  return unit >= 0 && unit < FIRST_SOVIET === (side === SOVIET);
};

/**
 * Finds every hex the unit can end its move in, stacking apart, and how many. WW-A21: judged on the position as it
 * stands. The results are read with `reachedHex`, `costTo` and `pathTo` until the next search.
 */
export function searchReach(s: State, unit: number): number {
  look(s, unit);
  if (!hasMark(s, unit, SLOW)) spread(s, unit, true, -1);
  addGuaranteed(s, unit);
  return listed;
}

/**
 * Finds what can be reached on foot alone, and the stations where the unit could get off a train (`stationAt`). The
 * two halves of a longer journey are picked one after the other: `searchFromStation` finds the second.
 */
export function searchOnFoot(s: State, unit: number): number {
  look(s, unit);
  if (!hasMark(s, unit, SLOW)) spread(s, unit, false, -1);
  addGuaranteed(s, unit);
  return listed;
}

/** Where the unit can end its move if it rides to that station: there, or on foot from it. None if it cannot ride so. */
export function searchFromStation(s: State, unit: number, station: number): number {
  look(s, unit);
  if (hasMark(s, unit, SLOW)) return 0;
  const train = station + HEX_COUNT;
  spread(s, unit, false, train);
  if (seen[train] !== search || parent[train]! < HEX_COUNT) return 0;
  const spent = cost[train]!;
  const way = boarded[train]!;
  // The walk to the train is kept apart: its hexes may be walked through again on the other side.
  approach.length = 0;
  for (let node = way; node >= 0 && parent[node]! >= 0; node = parent[node]!) approach.push(node);
  search++;
  listed = 0;
  tails.fill(0);
  found[start] = search;
  enqueue(train, spent, -1);
  boarded[train] = VIA_APPROACH;
  for (let level = spent; level <= allowance; level++) {
    const bucket = buckets[level]!;
    for (let head = 0; head < tails[level]!; head++) {
      const node = bucket[head]!;
      if (cost[node] !== level) continue;
      const hex = node >= HEX_COUNT ? node - HEX_COUNT : node;
      const zone = feels(s, hex);
      note(hex, node);
      if (!zone) walk(s, unit, node, hex, level, false);
    }
  }
  return listed;
}

/** The walk that leads to the train, last hex first. */
const approach: number[] = [];
const VIA_APPROACH = -2;

/**
 * The cheapest ways, level by level of points spent. `walkOff`: whether one may also walk on from a station; `until`:
 * the node that ends the search when its turn comes, or -1.
 */
function spread(s: State, unit: number, walkOff: boolean, until: number): void {
  enqueue(start, 0, -1);
  // WW-A26a: entrained at the start for nothing, unless in an enemy zone; arrivals are entrained even there.
  if (rides && HOME_RAIL[side]![start] && isUsable(s, start))
    if (!startInZone || hasMark(s, unit, ARRIVED)) {
      enqueue(start + HEX_COUNT, 0, -1);
      boarded[start + HEX_COUNT] = -1;
    }
  for (let level = 0; level <= allowance; level++) {
    const bucket = buckets[level]!;
    for (let head = 0; head < tails[level]!; head++) {
      const node = bucket[head]!;
      if (cost[node] !== level) continue;
      if (node === until) return;
      const riding = node >= HEX_COUNT;
      const hex = riding ? node - HEX_COUNT : node;
      const zone = hex === start ? startInZone : feels(s, hex);
      if (hex !== start) {
        if (!riding || walkOff) note(hex, node);
        if (riding && parent[node]! >= HEX_COUNT) stations[stationCount++] = hex;
        if (zone) continue; // WW-ZOC.GR2: stop
      }
      if (riding) ride(s, unit, node, level, zone);
      else if (mayRide && level < allowance && HOME_RAIL[side]![hex] && !zone)
        board(s, unit, node, level + 1);
      if (!riding || walkOff) walk(s, unit, node, hex, level, zone);
    }
  }
}

function isUsable(s: State, hex: number): boolean {
  if (!networkKnown) markNetwork(s, side);
  networkKnown = true;
  return isInNetwork(hex);
}

/** WW-MOV.A: on foot into the next hexes. */
function walk(
  s: State,
  unit: number,
  node: number,
  hex: number,
  level: number,
  zone: boolean,
): void {
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next < 0) continue;
    const total = level + costs[d]!;
    if (total > allowance || !isBetter(next, total)) continue;
    if (isEnemy(s, next) || (restricted && isBarred(unit, next))) continue;
    if (zone && feels(s, next)) continue; // WW-ZOC.F
    enqueue(next, total, node);
  }
}

/** WW-MOV.J2: entraining costs one point. */
function board(s: State, unit: number, node: number, at: number): void {
  const train = node + HEX_COUNT;
  if (!isBetter(train, at) || !isUsable(s, node)) return;
  if (!rides && whyNoRide(s, unit, node) !== undefined) return;
  enqueue(train, at, node);
  boarded[train] = node;
}

/** WW-MOV.J3, WW-A26: rail steps cost nothing; an enemy zone may be entered, but not from another. */
function ride(s: State, unit: number, node: number, at: number, zone: boolean): void {
  const rails = RAIL_NEXT[side]!;
  const open = OPEN_HEX[s.ground]!;
  const hex = node - HEX_COUNT;
  for (let n = hex * RAIL_MOST; rails[n]! >= 0; n++) {
    const next = rails[n]!;
    const train = next + HEX_COUNT;
    if (!isBetter(train, at) || !open[next]) continue;
    if (isEnemy(s, next) || (restricted && isBarred(unit, next))) continue;
    if (zone && inZoneOf(s, enemy, next)) continue;
    enqueue(train, at, node);
    boarded[train] = boarded[node]!;
  }
}

/** WW-MOV.I1, WW-SUP.A2: one hex can always be entered, as the whole move. */
function addGuaranteed(s: State, unit: number): void {
  for (let d = start * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next < 0 || found[next] === search) continue;
    if (isEnemy(s, next) || (restricted && isBarred(unit, next))) continue;
    if (startInZone && feels(s, next)) continue;
    cost[next] = costs[d]!;
    seen[next] = search;
    parent[next] = start;
    note(next, next);
  }
  parent[start] = -1;
}

/** The n-th hex found by the last search. */
export const reachedHex = (n: number): number => list[n]!;

/** After `searchOnFoot`: how many stations can be ridden to, and the n-th of them. */
export const reachedStations = (): number => stationCount;
export const stationAt = (n: number): number => stations[n]!;
/** After `searchOnFoot`: could the unit, at that station, still walk into a hex that `suits`? */
export function canWalkOn(
  s: State,
  unit: number,
  station: number,
  suits: (s: State, unit: number, hex: number) => boolean,
): boolean {
  if (feels(s, station)) return false;
  const spent = cost[station + HEX_COUNT]!;
  for (let d = station * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next < 0 || next === start || spent + costs[d]! > allowance) continue;
    if (!isEnemy(s, next) && !(restricted && isBarred(unit, next)) && suits(s, unit, next))
      return true;
  }
  return false;
}

/** Was the hex found by the last search? */
export const wasReached = (hex: number): boolean => found[hex] === search;

/** What the last search would pay to reach a hex; more than the allowance where the one-hex guarantee serves. */
export const costTo = (hex: number): number => cost[foundNode[hex]!]!;

/** The path of the last search to a hex: hexes walked into, and rides as hex + RIDE. */
export function pathTo(hex: number): number[] {
  const path: number[] = [];
  let node = foundNode[hex]!;
  while (node >= 0) {
    if (node < HEX_COUNT) {
      if (parent[node]! < 0) break;
      path.push(node);
      node = parent[node]!;
      continue;
    }
    const before = boarded[node]!;
    if (before === VIA_APPROACH) {
      path.push(node - HEX_COUNT + RIDE, ...approach);
      break;
    }
    // Getting off where one got on is no ride.
    if (parent[node]! >= HEX_COUNT) path.push(node - HEX_COUNT + RIDE);
    node = before;
  }
  return path.reverse();
}
