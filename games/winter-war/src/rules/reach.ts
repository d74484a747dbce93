// WW-MOV, WW-ZOC: how far a unit can go in one Movement Phase, by the cheapest way.
import {
  ALLOWANCE,
  COST,
  FIRST_SOVIET,
  HEX_COUNT,
  HOME_RAIL,
  isScandinavia,
  LINKS,
  OPEN_HEX,
  RAILS,
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
let listed = 0;
let search = 0;
const LEVELS = 5;
const buckets = Array.from({ length: LEVELS }, () => new Int16Array(HEX_COUNT * 2));
const tails = new Int16Array(LEVELS);

function enqueue(node: number, at: number, before: number): void {
  if (seen[node] === search && cost[node]! <= at) return;
  seen[node] = search;
  cost[node] = at;
  parent[node] = before;
  const tail = tails[at]!;
  buckets[at]![tail] = node;
  tails[at] = tail + 1;
}

function note(hex: number, node: number): void {
  if (found[hex] === search) return;
  found[hex] = search;
  foundNode[hex] = node;
  list[listed++] = hex;
}

/**
 * Finds every hex the unit can end its move in, stacking apart. WW-A21: judged on the position as it stands.
 * Results are read with `reachedHex`, `costTo` and `pathTo` until the next search.
 */
export function searchReach(s: State, unit: number): number {
  const start = s.unitHex[unit]!;
  const side = SIDE_OF[unit]!;
  const enemy = 1 - side;
  const ground = groundOf(s, unit);
  const links = LINKS[ground]!;
  const costs = COST[side]!;
  const aloof = isProtected(s, unit);
  const allowance = ALLOWANCE[unit]!;
  search++;
  listed = 0;
  found[start] = search;
  tails.fill(0);
  const startInZone = !(aloof && isScandinavia(start)) && inZoneOf(s, enemy, start);

  if (!hasMark(s, unit, SLOW)) {
    const rides = whyNoRide(s, unit, start) === undefined;
    const walksToKemi = !rides && whyNoRide(s, unit, -1) === 'before-kemi';
    if (rides || walksToKemi) markNetwork(s, side);
    // WW-A26a: entrained at the start for nothing, unless in an enemy zone; arrivals are entrained even there.
    const entrained =
      rides &&
      isInNetwork(start) &&
      HOME_RAIL[side]![start] === 1 &&
      (!startInZone || hasMark(s, unit, ARRIVED));
    enqueue(start, 0, -1);
    if (entrained) {
      enqueue(start + HEX_COUNT, 0, -1);
      boarded[start + HEX_COUNT] = -1;
    }
    for (let level = 0; level <= allowance; level++) {
      const bucket = buckets[level]!;
      for (let head = 0; head < tails[level]!; head++) {
        const node = bucket[head]!;
        if (cost[node] !== level) continue;
        const riding = node >= HEX_COUNT;
        const hex = riding ? node - HEX_COUNT : node;
        const zone = hex === start ? startInZone : feels(s, aloof, enemy, hex);
        if (hex !== start) {
          note(hex, node);
          if (zone) continue; // WW-ZOC.GR2: stop
        }
        if (riding) ride(s, unit, side, node, level, zone);
        else if (rides && level < allowance && HOME_RAIL[side]![hex] && !zone && isInNetwork(hex))
          board(node, level + 1);
        else if (walksToKemi && level < allowance && HOME_RAIL[side]![hex] && !zone)
          if (whyNoRide(s, unit, hex) === undefined && isInNetwork(hex)) board(node, level + 1);
        for (let d = hex * 6, end = d + 6; d < end; d++) {
          const next = links[d]!;
          if (next < 0) continue;
          const total = level + costs[d]!;
          if (total > allowance || (seen[next] === search && cost[next]! <= total)) continue;
          if (isEnemy(s, side, next) || isBarred(unit, next)) continue;
          if (zone && feels(s, aloof, enemy, next)) continue; // WW-ZOC.F
          enqueue(next, total, node);
        }
      }
    }
  }
  // WW-MOV.I1, WW-SUP.A2: one hex can always be entered, as the whole move.
  for (let d = start * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next < 0 || found[next] === search) continue;
    if (isEnemy(s, side, next) || isBarred(unit, next)) continue;
    if (startInZone && feels(s, aloof, enemy, next)) continue;
    cost[next] = costs[d]!;
    seen[next] = search;
    parent[next] = start;
    note(next, next);
  }
  parent[start] = -1;
  return listed;
}

const feels = (s: State, aloof: boolean, enemy: number, hex: number): boolean =>
  !(aloof && isScandinavia(hex)) && inZoneOf(s, enemy, hex);

const isEnemy = (s: State, side: number, hex: number): boolean => {
  const unit = s.firstInHex[hex]!;
  return unit >= 0 && unit < FIRST_SOVIET === (side === SOVIET);
};

/** WW-MOV.J2: entraining costs one point. */
function board(node: number, at: number): void {
  const train = node + HEX_COUNT;
  if (seen[train] === search && cost[train]! <= at) return;
  enqueue(train, at, node);
  boarded[train] = node;
}

/** WW-MOV.J3, WW-A26: rail steps cost nothing; an enemy zone may be entered, but not from another. */
function ride(s: State, unit: number, side: number, node: number, at: number, zone: boolean): void {
  const rails = RAILS[side]!;
  const open = OPEN_HEX[s.ground]!;
  const hex = node - HEX_COUNT;
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const next = rails[d]!;
    if (next < 0) continue;
    const train = next + HEX_COUNT;
    if ((seen[train] === search && cost[train]! <= at) || !open[next]) continue;
    if (isEnemy(s, side, next) || isBarred(unit, next)) continue;
    if (zone && inZoneOf(s, 1 - side, next)) continue;
    enqueue(train, at, node);
    boarded[train] = boarded[node]!;
  }
}

/** The n-th hex found by the last search. */
export const reachedHex = (n: number): number => list[n]!;

/** Was the hex found by the last search? */
export const wasReached = (hex: number): boolean => found[hex] === search;

/** What the last search would pay to reach a hex; more than the allowance where the one-hex guarantee serves. */
export const costTo = (hex: number): number => cost[foundNode[hex]!]!;

/** The path of the last search to a hex: hexes walked into, and rides as hex + RIDE. */
export function pathTo(hex: number): number[] {
  const path: number[] = [];
  let node = foundNode[hex]!;
  for (;;) {
    if (node >= HEX_COUNT) {
      const before = boarded[node]!;
      const from = before < 0 ? -1 : before;
      // Getting off where one got on is no ride.
      if (parent[node]! >= HEX_COUNT) path.push(node - HEX_COUNT + RIDE);
      if (from < 0) break;
      node = from;
    } else {
      const before = parent[node]!;
      if (before < 0) break;
      path.push(node);
      node = before;
    }
  }
  return path.reverse();
}
