// WW-MOV, WW-ZOC: how far a unit can go in one Movement Phase, by the cheapest way.
import type { Ride } from '../actions.ts';
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
  RAIL_MOST,
  RAIL_NEXT,
  SIDE_OF,
  SOVIET,
} from '../data/index.ts';
import { inZoneOf, isProtected } from '../position.ts';
import { ARRIVED, hasMark, SLOW, type State } from '../state.ts';
import { groundOf, isBarred } from './entry.ts';
import { RIDE } from './path.ts';
import { type Journeys, type Railways, railwaysOf, whyNoRide } from './rail.ts';

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
/** WW-MOV.J11, J12: looked at when the first railway is met. */
let railways: Railways | undefined;
/** The station that the search started from, or -1; and the walk that led to the train, last hex first. */
let fromStation = -1;
const approach: number[] = [];

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
  railways = undefined;
  beginSearch();
}

function beginSearch(): void {
  search++;
  listed = 0;
  fromStation = -1;
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
  return side === SOVIET ? unit >= 0 && unit < FIRST_SOVIET : unit >= FIRST_SOVIET;
};

/**
 * Finds every hex the unit can end its move in, stacking apart, and how many. WW-A21: judged on the position as it
 * stands. The results are read with `reachedHex`, `costTo` and `pathTo` until the next search.
 */
export function searchReach(s: State, unit: number): number {
  look(s, unit);
  if (!hasMark(s, unit, SLOW)) spread(s, unit);
  addGuaranteed(s, unit);
  return listed;
}

/**
 * Finds what can be reached on foot alone. A longer journey is picked in halves: `findRides` tells where the unit
 * could get off a train, `searchFromStation` where it can get to from there.
 */
export function searchOnFoot(s: State, unit: number): number {
  look(s, unit);
  if (!hasMark(s, unit, SLOW)) {
    enqueue(start, 0, -1);
    spreadOnFoot(s, unit, 0);
  }
  addGuaranteed(s, unit);
  return listed;
}

/** Where the unit can end its move if it rides to that station: there, or on foot from it. None if it cannot ride so. */
export function searchFromStation(s: State, unit: number, station: number): number {
  look(s, unit);
  if (hasMark(s, unit, SLOW)) return 0;
  let spent = 0;
  approach.length = 0;
  if (!isAlongTheLine(s, unit, station)) {
    enqueue(start, 0, -1);
    spreadOnFoot(s, unit, 0);
    findRides(s, unit);
    const train = trainTo(station);
    if (train < 0) return 0;
    const platform = trains[train]!.startOf(station);
    if (platform === station) return 0;
    spent = fares[train]!;
    // The walk to the train is kept apart: its hexes may be walked through again on the other side.
    for (let hex = platform; hex !== start; hex = parent[hex]!) approach.push(hex);
  }
  beginSearch();
  fromStation = station;
  enqueue(station, spent, -1);
  spreadOnFoot(s, unit, spent);
  return listed;
}

/** Can it ride there without a step on foot? */
const isAlongTheLine = (s: State, unit: number, station: number): boolean =>
  station !== start && isOnTrain(s, unit) && usable(s).journeysFrom([start], unit).reaches(station);

/** WW-A26a: entrained at the start for nothing, unless in an enemy zone; arrivals are entrained even there. */
const isOnTrain = (s: State, unit: number): boolean =>
  rides &&
  HOME_RAIL[side]![start] === 1 &&
  (!startInZone || hasMark(s, unit, ARRIVED)) &&
  usable(s).isUsable(start);

function usable(s: State): Railways {
  railways ??= railwaysOf(s, side);
  return railways;
}

/** WW-MOV.J2, J7: may the unit, come on foot with points left, board a train in this hex? */
const mayBoard = (s: State, unit: number, hex: number): boolean =>
  HOME_RAIL[side]![hex] === 1 &&
  !feels(s, hex) &&
  usable(s).isUsable(hex) &&
  (rides || whyNoRide(s, unit, hex) === undefined);

/** On foot from what has been entered with `level` points spent, level by level. */
function spreadOnFoot(s: State, unit: number, level: number): void {
  for (let spent = level; spent <= allowance; spent++) {
    const bucket = buckets[spent]!;
    for (let head = 0; head < tails[spent]!; head++) {
      const hex = bucket[head]!;
      if (cost[hex] !== spent) continue;
      if (hex !== start) note(hex, hex);
      if (spent === allowance) continue; // no step costs less than a point
      const zone = hex === start ? startInZone : feels(s, hex);
      // WW-ZOC.GR2: stop
      if (!zone || (hex === start && fromStation < 0)) walk(s, unit, hex, hex, spent, zone);
    }
  }
}

/** The cheapest ways on foot and by train, level by level of points spent. */
function spread(s: State, unit: number): void {
  enqueue(start, 0, -1);
  if (isOnTrain(s, unit)) {
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
      const zone = hex === start ? startInZone : feels(s, hex);
      if (hex !== start) note(hex, node);
      if (zone && parent[node]! >= 0) continue; // WW-ZOC.GR2: stop
      if (riding) ride(s, unit, node, level, zone);
      else if (mayRide && level < allowance && hex !== start && mayBoard(s, unit, hex))
        board(node, level + 1);
      walk(s, unit, node, hex, level, zone);
    }
  }
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
  const left = allowance - level;
  const ways = links;
  const prices = costs;
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const next = ways[d]!;
    const price = prices[d]!;
    if (next < 0 || price > left || !isBetter(next, level + price)) continue;
    if (isEnemy(s, next) || (restricted && isBarred(unit, next))) continue;
    if (zone && feels(s, next)) continue; // WW-ZOC.F
    enqueue(next, level + price, node);
  }
}

/** WW-MOV.J2: entraining costs one point. */
function board(node: number, at: number): void {
  const train = node + HEX_COUNT;
  if (!isBetter(train, at)) return;
  enqueue(train, at, node);
  boarded[train] = node;
}

/** WW-MOV.J3, WW-A26: rail steps cost nothing; an enemy zone may be entered, but not from another. */
function ride(s: State, unit: number, node: number, at: number, zone: boolean): void {
  const rails = RAIL_NEXT[side]!;
  const hex = node - HEX_COUNT;
  for (let n = hex * RAIL_MOST; rails[n]! >= 0; n++) {
    const next = rails[n]!;
    const train = next + HEX_COUNT;
    if (!isBetter(train, at) || !usable(s).mayPass(unit, zone, next)) continue;
    enqueue(train, at, node);
    boarded[train] = boarded[node]!;
  }
}

/** WW-MOV.I1, WW-SUP.A2: one hex can always be entered, as the whole move. */
function addGuaranteed(s: State, unit: number): void {
  for (let d = start * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next < 0 || found[next] === search || !mayStep(s, unit, next)) continue;
    cost[next] = costs[d]!;
    seen[next] = search;
    parent[next] = start;
    note(next, next);
  }
  parent[start] = -1;
}

const mayStep = (s: State, unit: number, next: number): boolean =>
  !isEnemy(s, next) && !(restricted && isBarred(unit, next)) && !(startInZone && feels(s, next));

/** Is one of the hexes that the unit can enter with a single step one that `suits`? */
export function canStepInto(s: State, unit: number, suits: Suits): boolean {
  look(s, unit);
  for (let d = start * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next >= 0 && mayStep(s, unit, next) && suits(s, unit, next)) return true;
  }
  return false;
}
type Suits = (s: State, unit: number, hex: number) => boolean;

/** The n-th hex found by the last search. */
export const reachedHex = (n: number): number => list[n]!;

/** The trains that the unit can be on, and the points that it takes to board them, rising. */
let trains: Journeys[] = [];
let fares: number[] = [];
const NO_RIDES: readonly Ride[] = [];

/**
 * After a search on foot: the rides that the unit can take. First those on the line where it stands, then those
 * of the trains that it can walk to.
 */
export function findRides(s: State, unit: number): readonly Ride[] {
  trains = [];
  fares = [];
  if (!mayRide || hasMark(s, unit, SLOW)) return NO_RIDES;
  let rides = NO_RIDES;
  if (isOnTrain(s, unit)) rides = takeTrain(s, unit, [start], 0, rides);
  for (let n = 0; n < listed; ) {
    const level = cost[list[n]!]!;
    if (level >= allowance) break;
    let boarding: number[] | undefined;
    for (; n < listed && cost[list[n]!] === level; n++) {
      const hex = list[n]!;
      if (!mayBoard(s, unit, hex) || trainTo(hex) >= 0) continue;
      if (boarding) boarding.push(hex);
      else boarding = [hex];
    }
    if (boarding) rides = takeTrain(s, unit, boarding, level + 1, rides);
  }
  return rides;
}

/** The rides known so far, and those that this train adds. */
function takeTrain(
  s: State,
  unit: number,
  boarding: readonly number[],
  fare: number,
  known: readonly Ride[],
): readonly Ride[] {
  const train = usable(s).journeysFrom(boarding, unit);
  const onlyOne = trains.length === 0 && (boarding[0] === start || !train.reaches(start));
  const isNew = ({ hex }: Ride): boolean => hex !== start && trainTo(hex) < 0;
  const rides = onlyOne ? train.rides : [...known, ...train.rides.filter(isNew)];
  trains.push(train);
  fares.push(fare);
  return rides;
}

/** The first train that passes there, by its number, or -1. */
function trainTo(hex: number): number {
  for (let n = 0; n < trains.length; n++) if (trains[n]!.reaches(hex)) return n;
  return -1;
}

/** After `findRides`: could the unit, at that station, still walk into a hex that `suits`? */
export function canWalkOn(s: State, unit: number, station: number, suits: Suits): boolean {
  if (feels(s, station)) return false;
  const spent = fares[trainTo(station)]!;
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
  return shortPathTo(hex) ?? longPathTo(hex);
}

/** Most paths are one hex long or two, and walked; or one gets off the train and walks on for two hexes at most. */
function shortPathTo(hex: number): number[] | undefined {
  if (foundNode[hex]! >= HEX_COUNT) return undefined;
  const before = parent[hex]!;
  if (fromStation >= 0) {
    if (approach.length > 0) return undefined;
    if (before < 0) return [hex + RIDE];
    if (before === fromStation) return [before + RIDE, hex];
    return parent[before] === fromStation ? [fromStation + RIDE, before, hex] : undefined;
  }
  if (before === start) return [hex];
  return before < HEX_COUNT && parent[before] === start ? [before, hex] : undefined;
}

function longPathTo(hex: number): number[] {
  const path: number[] = [];
  let node = foundNode[hex]!;
  while (node >= 0) {
    if (node < HEX_COUNT) {
      if (parent[node]! < 0) break;
      path.push(node);
      node = parent[node]!;
      continue;
    }
    // Getting off where one got on is no ride.
    if (parent[node]! >= HEX_COUNT) path.push(node - HEX_COUNT + RIDE);
    node = boarded[node]!;
  }
  if (fromStation >= 0) {
    path.push(fromStation + RIDE);
    for (let i = 0; i < approach.length; i++) path.push(approach[i]!);
  }
  return path.reverse();
}
