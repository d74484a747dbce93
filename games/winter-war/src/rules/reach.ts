// WW-MOV, WW-ZOC: how far a unit can go in one Movement Phase, by the cheapest way.
import { Cheapest } from '@motti/engine';
import type { Ride } from '../actions.ts';
import {
  ALLOWANCE,
  COST,
  FIRST_SOVIET,
  HEAVY_KIND,
  HEX_COUNT,
  type HexId,
  HOME_RAIL,
  isScandinavia,
  KIND,
  LINKS,
  NKVD_KIND,
  RAIL_MOST,
  RAIL_NEXT,
  SIDE_OF,
  SOVIET,
  UNIT_COUNT,
  type UnitId,
} from '../data/index.ts';
import { inZoneOf, isProtected } from '../position.ts';
import { ARRIVED, firstIn, hasMark, SLOW, type State } from '../state.ts';
import { groundOf, isBarred } from './entry.ts';
import { RIDE } from './path.ts';
import { type Journeys, RailwayMemory, type Railways, whyNoRide } from './rail.ts';

/** Points spent are at most four; the one-hex guarantee may cost as many again. */
const MOST_POINTS = 8;
const NO_RIDES: readonly Ride[] = [];
/** By hex: the path of a unit that steps into it. */
const ONE_HEX: readonly (readonly HexId[])[] = Array.from({ length: HEX_COUNT }, (_, hex) => [hex]);

/** May a unit end its move in that hex? */
export type Suits = (s: State, unit: UnitId, hex: HexId) => boolean;

/**
 * Searches where one unit can go. Its arrays are made once; the answers hold until the next search. A node is a hex on
 * foot, or a hex plus HEX_COUNT on a train.
 */
export class Reach {
  /** How many hexes were found. */
  count = 0;
  /** What is known of the railways; who judges paths shares it. */
  readonly railways: RailwayMemory;
  private readonly nodes = new Cheapest(HEX_COUNT * 2, MOST_POINTS);
  /** By train node: the node on foot where it was boarded, or -1 at the start. */
  private readonly boarded = new Int16Array(HEX_COUNT * 2);
  private readonly found = new Int32Array(HEX_COUNT);
  private readonly foundNode = new Int16Array(HEX_COUNT);
  private readonly list = new Int16Array(HEX_COUNT);
  private search = 0;

  // Facts of the unit that is being moved.
  private side = 0;
  /** The enemy's units, by number: from the first of them up to the first that is none. */
  private firstEnemy = 0;
  private afterEnemies = 0;
  private allowance = 0;
  /** WW-A48: an Allied unit on its way through Sweden, where zones do not matter to it. */
  private ignoresZones = false;
  private start = 0;
  private startInZone = false;
  private links = LINKS[0]!;
  private costs = COST[0]!;
  /** Whether some hexes are barred to this unit at all (WW-PRO.2, PRO.3). */
  private restricted = false;
  /** May it ride from where it is; may it ride at all, if only from Kemi on (WW-SCN.B2)? */
  private rides = false;
  private mayRide = false;
  /** WW-MOV.J11, J12: looked at when the first railway is met. */
  private usable: Railways | undefined;
  /** The station that the search started from, or -1; and the walk that led to the train, last hex first. */
  private fromStation = -1;
  private approach: number[] = [];
  /** How many trains the unit can be on; these, and the points that it takes to board them, rising. */
  private trainCount = 0;
  private readonly trains: Journeys[] = [];
  private readonly fares: number[] = [];

  constructor(railways = new RailwayMemory()) {
    this.railways = railways;
  }

  private prepare(s: State, unit: UnitId): void {
    this.side = SIDE_OF[unit]!;
    this.firstEnemy = this.side === SOVIET ? 0 : FIRST_SOVIET;
    this.afterEnemies = this.side === SOVIET ? FIRST_SOVIET : UNIT_COUNT;
    this.allowance = ALLOWANCE[unit]!;
    this.ignoresZones = isProtected(s, unit);
    this.start = s.unitHex[unit]!;
    this.links = LINKS[groundOf(s, unit)]!;
    this.costs = COST[this.side]!;
    this.restricted = (KIND[unit]! & (HEAVY_KIND | NKVD_KIND)) !== 0;
    this.startInZone = this.isInEnemyZone(s, this.start);
    this.rides = whyNoRide(s, unit, this.start) === undefined;
    this.mayRide = this.rides || whyNoRide(s, unit, -1) === 'before-kemi';
    this.usable = undefined;
    this.beginSearch();
  }

  private beginSearch(): void {
    this.search++;
    this.count = 0;
    this.fromStation = -1;
    this.nodes.begin();
    this.found[this.start] = this.search;
  }

  private note(hex: HexId, node: number): void {
    if (this.found[hex] !== this.search) this.noteNew(hex, node);
  }

  private noteNew(hex: HexId, node: number): void {
    this.found[hex] = this.search;
    this.foundNode[hex] = node;
    this.list[this.count++] = hex;
  }

  private isInEnemyZone(s: State, hex: HexId): boolean {
    return !(this.ignoresZones && isScandinavia(hex)) && inZoneOf(s, 1 - this.side, hex);
  }

  private isEnemy(unit: UnitId | -1): boolean {
    return unit >= this.firstEnemy && unit < this.afterEnemies;
  }

  /**
   * Finds every hex the unit can end its move in, stacking apart, and how many. WW-A21: judged on the position as it
   * stands.
   */
  find(s: State, unit: UnitId): number {
    this.prepare(s, unit);
    this.nodes.offer(this.start, 0, -1);
    if (!hasMark(s, unit, SLOW)) this.spread(s, unit);
    this.addGuaranteed(s, unit);
    return this.count;
  }

  /**
   * Finds what can be reached on foot alone. A longer journey is picked in halves: `ridesOf` tells where the unit
   * could get off a train, `findFromStation` where it can get to from there.
   */
  findOnFoot(s: State, unit: UnitId): number {
    this.prepare(s, unit);
    this.nodes.offer(this.start, 0, -1);
    if (!hasMark(s, unit, SLOW)) this.spreadOnFoot(s, unit);
    this.addGuaranteed(s, unit);
    return this.count;
  }

  /** Where the unit can end its move if it rides to that station: there, or on foot from it. None if it cannot ride so. */
  findFromStation(s: State, unit: UnitId, station: HexId): number {
    this.prepare(s, unit);
    if (hasMark(s, unit, SLOW)) return 0;
    let spent = 0;
    this.approach = [];
    if (!this.isAlongTheLine(s, unit, station)) {
      this.nodes.offer(this.start, 0, -1);
      this.spreadOnFoot(s, unit);
      this.findTrains(s, unit, station);
      const train = this.trainTo(station);
      if (train < 0) return 0;
      const platform = this.trains[train]!.startOf(station);
      if (platform === station) return 0;
      spent = this.fares[train]!;
      // The walk to the train is kept apart: its hexes may be walked through again on the other side.
      for (let hex = platform; hex !== this.start; hex = this.nodes.before(hex))
        this.approach.push(hex);
    }
    this.beginSearch();
    this.fromStation = station;
    this.nodes.offer(station, spent, -1);
    this.spreadOnFoot(s, unit);
    return this.count;
  }

  /** Can it ride there without a step on foot? */
  private isAlongTheLine(s: State, unit: UnitId, station: HexId): boolean {
    return (
      station !== this.start &&
      this.isOnTrain(s, unit) &&
      this.rails(s).journeysFrom([this.start], unit).reaches(station)
    );
  }

  /** WW-A26a: entrained at the start for nothing, unless in an enemy zone; arrivals are entrained even there. */
  private isOnTrain(s: State, unit: UnitId): boolean {
    return (
      this.rides &&
      HOME_RAIL[this.side]![this.start] === 1 &&
      (!this.startInZone || hasMark(s, unit, ARRIVED)) &&
      this.rails(s).isUsable(this.start)
    );
  }

  private rails(s: State): Railways {
    this.usable ??= this.railways.of(s, this.side);
    return this.usable;
  }

  /** WW-MOV.J2, J7: may the unit, come on foot with points left, board a train in this hex? */
  private mayBoard(s: State, unit: UnitId, hex: HexId): boolean {
    return (
      HOME_RAIL[this.side]![hex] === 1 &&
      !this.isInEnemyZone(s, hex) &&
      this.rails(s).isUsable(hex) &&
      (this.rides || whyNoRide(s, unit, hex) === undefined)
    );
  }

  /** On foot from what has been entered, cheapest first. */
  private spreadOnFoot(s: State, unit: UnitId): void {
    const { nodes, start, allowance } = this;
    for (let hex = nodes.take(); hex >= 0; hex = nodes.take()) {
      const spent = nodes.rankTaken;
      if (hex !== start) this.noteNew(hex, hex); // on foot a hex is taken once
      if (spent >= allowance) continue; // no step costs less than a point
      const zone = hex === start ? this.startInZone : this.isInEnemyZone(s, hex);
      // WW-ZOC.GR2: stop
      if (!zone || (hex === start && this.fromStation < 0))
        this.walk(s, unit, hex, hex, spent, zone);
    }
  }

  /** The cheapest ways on foot and by train. */
  private spread(s: State, unit: UnitId): void {
    const { nodes, start, allowance } = this;
    if (this.isOnTrain(s, unit)) {
      nodes.offer(start + HEX_COUNT, 0, -1);
      this.boarded[start + HEX_COUNT] = -1;
    }
    for (let node = nodes.take(); node >= 0; node = nodes.take()) {
      const spent = nodes.costOf(node);
      const riding = node >= HEX_COUNT;
      const hex = riding ? node - HEX_COUNT : node;
      const zone = hex === start ? this.startInZone : this.isInEnemyZone(s, hex);
      if (hex !== start) this.note(hex, node);
      if (zone && nodes.before(node) >= 0) continue; // WW-ZOC.GR2: stop
      if (riding) this.ride(s, unit, node, spent, zone);
      else if (this.mayRide && spent < allowance && hex !== start && this.mayBoard(s, unit, hex))
        this.board(node, spent + 1);
      this.walk(s, unit, node, hex, spent, zone);
    }
  }

  /** WW-MOV.A: on foot into the next hexes. */
  private walk(
    s: State,
    unit: UnitId,
    node: number,
    hex: HexId,
    spent: number,
    zone: boolean,
  ): void {
    const { links, costs, nodes, restricted } = this;
    const { firstInHex } = s.derived;
    const left = this.allowance - spent;
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const next = links[d]!;
      const price = costs[d]!;
      if (next < 0 || price > left || !nodes.improves(next, spent + price)) continue;
      if (this.isEnemy(firstInHex[next]!) || (restricted && isBarred(unit, next))) continue;
      if (zone && this.isInEnemyZone(s, next)) continue; // WW-ZOC.F
      nodes.enter(next, spent + price, node, spent + price);
    }
  }

  /** WW-MOV.J2: entraining costs one point. */
  private board(node: number, at: HexId): void {
    const train = node + HEX_COUNT;
    if (!this.nodes.improves(train, at)) return;
    this.nodes.enter(train, at, node, at);
    this.boarded[train] = node;
  }

  /** WW-MOV.J3, WW-A26: rail steps cost nothing; an enemy zone may be entered, but not from another. */
  private ride(s: State, unit: UnitId, node: number, at: HexId, zone: boolean): void {
    const rails = RAIL_NEXT[this.side]!;
    const hex = node - HEX_COUNT;
    for (let n = hex * RAIL_MOST; rails[n]! >= 0; n++) {
      const next = rails[n]!;
      const train = next + HEX_COUNT;
      if (!this.nodes.improves(train, at) || !this.rails(s).mayPass(unit, zone, next)) continue;
      this.nodes.enter(train, at, node, at);
      this.boarded[train] = this.boarded[node]!;
    }
  }

  /** WW-MOV.I1, WW-SUP.A2: one hex can always be entered, as the whole move. */
  private addGuaranteed(s: State, unit: UnitId): void {
    for (let d = this.start * 6, end = d + 6; d < end; d++) {
      const next = this.links[d]!;
      if (next < 0 || this.found[next] === this.search || !this.mayStep(s, unit, next)) continue;
      this.nodes.offer(next, this.costs[d]!, this.start);
      this.note(next, next);
    }
  }

  private mayStep(s: State, unit: UnitId, next: number): boolean {
    return (
      !this.isEnemy(firstIn(s, next)) &&
      !(this.restricted && isBarred(unit, next)) &&
      !(this.startInZone && this.isInEnemyZone(s, next))
    );
  }

  /** Is one of the hexes that the unit can enter with a single step one that `suits`? */
  canStepInto(s: State, unit: UnitId, suits: Suits): boolean {
    this.prepare(s, unit);
    for (let d = this.start * 6, end = d + 6; d < end; d++) {
      const next = this.links[d]!;
      if (next >= 0 && this.mayStep(s, unit, next) && suits(s, unit, next)) return true;
    }
    return false;
  }

  /** The n-th hex found. */
  at(n: number): number {
    return this.list[n]!;
  }

  /**
   * After a search on foot: the rides that the unit can take. First those on the line where it stands, then those
   * of the trains that it can walk to.
   */
  ridesOf(s: State, unit: UnitId): readonly Ride[] {
    const { start, trains, fares } = this;
    this.findTrains(s, unit);
    let rides = NO_RIDES;
    for (let n = 0; n < this.trainCount; n++) {
      const train = trains[n]!;
      const isNew = ({ hex }: Ride): boolean => hex !== start && this.trainTo(hex) === n;
      const onlyOne = n === 0 && (fares[0] === 0 || !train.reaches(start));
      rides = onlyOne ? train.rides : [...rides, ...train.rides.filter(isNew)];
    }
    return rides;
  }

  /** After a search on foot: the trains that the unit can be on, or those up to the first that passes a station. */
  private findTrains(s: State, unit: UnitId, station = -1): void {
    const { list, nodes } = this;
    this.trainCount = 0;
    if (!this.mayRide || hasMark(s, unit, SLOW)) return;
    if (this.isOnTrain(s, unit)) this.addTrain(s, unit, [this.start], 0);
    for (let n = 0; n < this.count && (station < 0 || this.trainTo(station) < 0); ) {
      const level = nodes.costOf(list[n]!);
      if (level >= this.allowance) break;
      let boarding: number[] | undefined;
      for (; n < this.count && nodes.costOf(list[n]!) === level; n++) {
        const hex = list[n]!;
        if (!this.mayBoard(s, unit, hex) || this.trainTo(hex) >= 0) continue;
        if (boarding) boarding.push(hex);
        else boarding = [hex];
      }
      if (boarding) this.addTrain(s, unit, boarding, level + 1);
    }
  }

  private addTrain(s: State, unit: UnitId, boarding: readonly number[], fare: number): void {
    const n = this.trainCount++;
    this.trains[n] = this.rails(s).journeysFrom(boarding, unit);
    this.fares[n] = fare;
  }

  /** The first train that passes there, by its number, or -1. */
  private trainTo(hex: HexId): number {
    for (let n = 0; n < this.trainCount; n++) if (this.trains[n]!.reaches(hex)) return n;
    return -1;
  }

  /** After `ridesOf`: could the unit, at that station, still walk into a hex that `suits`? */
  canWalkOn(s: State, unit: UnitId, station: HexId, suits: Suits): boolean {
    if (this.isInEnemyZone(s, station)) return false;
    const spent = this.fares[this.trainTo(station)]!;
    for (let d = station * 6, end = d + 6; d < end; d++) {
      const next = this.links[d]!;
      if (next < 0 || next === this.start || spent + this.costs[d]! > this.allowance) continue;
      const open = !this.isEnemy(firstIn(s, next)) && !(this.restricted && isBarred(unit, next));
      if (open && suits(s, unit, next)) return true;
    }
    return false;
  }

  has(hex: HexId): boolean {
    return this.found[hex] === this.search;
  }

  /** What it takes to reach a hex; more than the allowance where the one-hex guarantee serves. */
  costTo(hex: HexId): number {
    return this.nodes.costOf(this.foundNode[hex]!);
  }

  /** The path to a hex: hexes walked into, and rides as hex + RIDE. */
  pathTo(hex: HexId): readonly HexId[] {
    return this.shortPathTo(hex) ?? this.longPathTo(hex);
  }

  /** Most paths are one to three hexes long, and walked; or one gets off the train and walks on for two hexes at most. */
  private shortPathTo(hex: HexId): readonly HexId[] | undefined {
    const { nodes, start, fromStation } = this;
    if (this.foundNode[hex]! >= HEX_COUNT) return undefined;
    const before = nodes.before(hex);
    if (fromStation >= 0) {
      if (this.approach.length > 0) return undefined;
      if (before < 0) return [hex + RIDE];
      if (before === fromStation) return [before + RIDE, hex];
      return nodes.before(before) === fromStation ? [fromStation + RIDE, before, hex] : undefined;
    }
    if (before === start) return ONE_HEX[hex];
    if (before >= HEX_COUNT) return undefined;
    const first = nodes.before(before);
    if (first === start) return [before, hex];
    return first < HEX_COUNT && nodes.before(first) === start ? [first, before, hex] : undefined;
  }

  private longPathTo(hex: HexId): HexId[] {
    const { nodes, fromStation } = this;
    const path: HexId[] = [];
    let node = this.foundNode[hex]!;
    while (node >= 0) {
      const before = nodes.before(node);
      if (node < HEX_COUNT) {
        if (before < 0) break;
        path.push(node);
        node = before;
        continue;
      }
      // Getting off where one got on is no ride.
      if (before >= HEX_COUNT) path.push(node - HEX_COUNT + RIDE);
      node = this.boarded[node]!;
    }
    if (fromStation >= 0) {
      path.push(fromStation + RIDE);
      for (const before of this.approach) path.push(before);
    }
    return path.reverse();
  }
}
