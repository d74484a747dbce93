// The plan of a Soviet Movement Phase in the making: who can go where and be fed, and what the front would promise.
import type { HexId, State, UnitId } from '@motti/winter-war';
import {
  attackOf,
  candidatesAt,
  capacityOf,
  connectedCities,
  distance,
  EXEMPT_KIND,
  FINN,
  FIRST_SOVIET,
  hexOfUnit,
  isOpenToSovietLine,
  kindOf,
  LENINGRAD,
  LINKS,
  MANNERHEIM_LINE,
  MOVED,
  MURMANSK,
  marksOf,
  PARATROOPS,
  Reach,
  SOVIET,
  SUPPLY_CITIES,
  shift,
  sideAt,
  stackedIn,
  stackingLimit,
  UNIT_COUNT,
  updateSupply,
} from '@motti/winter-war/parts';
import { wayTo } from './advance.ts';
import { Planner } from './assaults.ts';
import { copyOf, lookAt, type Target } from './combat.ts';
import { objectivesOf, sovietOutlook } from './evaluation.ts';
import type { Worths } from './weights.ts';

const reach = new Reach();

/** But for an assault, nobody is sent further than this. */
export const FURTHEST = 4;
/** Within this distance of Murmansk its garrison is counted (WW-A38). */
const GARRISON_DISTANCE = 5;

export const needsSupplyThere = (unit: UnitId): boolean => !(kindOf(unit) & EXEMPT_KIND);

export const NOTHING_MORE: readonly number[] = SUPPLY_CITIES.map(() => 0);

/** The plan of a Movement Phase in the making. */
export class Campaign {
  readonly s: State;
  /** Where everybody will be. */
  readonly board: State;
  /** By unit: where it can go and be fed; its own hex first. */
  readonly reach = new Map<number, readonly number[]>();
  /** Units whose place is settled. */
  readonly settled = new Set<number>();
  readonly targets = new Map<number, Target>();
  readonly planner: Planner;
  readonly way: Uint8Array;
  readonly #connected: number;

  constructor(s: State, worths: Worths) {
    this.s = s;
    this.board = copyOf(s);
    updateSupply(this.board);
    this.#connected = connectedCities(this.board);
    this.way = wayTo(this.board, goalsOf(this.board));
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
      if (this.#mayGo(unit)) this.reach.set(unit, this.#reachOf(unit));
    this.#findTargets(worths);
    this.planner = new Planner(this.targets, worths);
  }

  #mayGo(unit: UnitId): boolean {
    if (hexOfUnit(this.s, unit) < 0 || marksOf(this.s, unit) & MOVED) return false;
    return needsSupplyThere(unit) && unit !== PARATROOPS;
  }

  /** The cities that would feed a unit there, as bits. WW-A32: in an enemy zone it opens its own hex to a line. */
  #citiesFor(hex: HexId): number {
    let cities = candidatesAt(this.board, hex, this.#connected);
    if (isOpenToSovietLine(this.board, hex)) return cities;
    const links = LINKS[this.s.ground]!;
    for (let d = hex * 6; d < hex * 6 + 6; d++)
      if (links[d]! >= 0) cities |= candidatesAt(this.board, links[d]!, this.#connected);
    return cities;
  }

  isFed(hex: HexId): boolean {
    return this.#citiesFor(hex) !== 0;
  }

  /** WW-SUP.F2c: would a city there feed this unit too, with so much more on it than it has now? */
  hasCapacity(unit: UnitId, hex: HexId, more: readonly number[]): boolean {
    const cities = this.#citiesFor(hex);
    const own = this.board.derived.unitCity[unit]!;
    if (own >= 0 && cities & (1 << own)) return true;
    for (let city = 0; city < SUPPLY_CITIES.length; city++) {
      if (!(cities & (1 << city))) continue;
      const load = this.board.derived.cityLoad[city]! + more[city]! + attackOf(unit);
      if (load <= capacityOf(this.board, city)) return true;
    }
    return false;
  }

  /** The load that a unit newly brings to the cities near its new place. */
  burden(unit: UnitId, hex: HexId, more: number[]): void {
    const cities = this.#citiesFor(hex);
    const own = this.board.derived.unitCity[unit]!;
    if (own >= 0 && cities & (1 << own)) return;
    for (let city = 0; city < SUPPLY_CITIES.length; city++)
      if (cities & (1 << city)) more[city] = more[city]! + attackOf(unit);
  }

  #reachOf(unit: UnitId): HexId[] {
    const start = hexOfUnit(this.s, unit);
    const list = [start];
    const count = reach.find(this.s, unit);
    const guards = this.s.scenario === 'standard' && distance(start, MURMANSK) <= GARRISON_DISTANCE;
    for (let n = 0; n < count; n++) {
      const hex = reach.at(n);
      if (!this.isFed(hex) || !this.hasCapacity(unit, hex, NOTHING_MORE)) continue;
      if (guards && distance(hex, MURMANSK) > GARRISON_DISTANCE) continue;
      list.push(hex);
    }
    return list;
  }

  /** Every Finnish hex that somebody could get next to. */
  #findTargets(worths: Worths): void {
    const links = LINKS[this.s.ground]!;
    const near = new Set<number>();
    for (const hexes of this.reach.values()) for (const hex of hexes) near.add(hex);
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
      if (hexOfUnit(this.s, unit) >= 0) near.add(hexOfUnit(this.s, unit));
    const now = sovietOutlook(this.board, worths);
    for (const hex of near)
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const next = links[d]!;
        if (next >= 0 && sideAt(this.board, next) === FINN && !this.targets.has(next))
          this.targets.set(next, lookAt(this.board, worths, next, now));
      }
  }

  /** Is this hex next to something that would have to be attacked? */
  touches(hex: HexId): boolean {
    const links = LINKS[this.s.ground]!;
    for (let d = hex * 6; d < hex * 6 + 6; d++)
      if (links[d]! >= 0 && sideAt(this.board, links[d]!) === FINN) return true;
    return false;
  }

  /** So near the enemy there must be room to fall back: one idle unit to a hex, and none where only one may stand. */
  isCrowded(unit: UnitId, hex: HexId): boolean {
    const there = stackedIn(this.board, hex) - (this.board.unitHex[unit] === hex ? 1 : 0);
    return there > 0 && stackingLimit(hex) > 1 && this.isBehindTheFront(hex);
  }

  isBehindTheFront(hex: HexId): boolean {
    const links = LINKS[this.s.ground]!;
    for (let d = hex * 6; d < hex * 6 + 6; d++)
      if (links[d]! >= 0 && this.touches(links[d]!)) return true;
    return false;
  }

  /** What comes of these moves; they are taken back. */
  trial(moves: readonly (readonly [number, number])[]): number {
    const places = moves.map(([unit]) => hexOfUnit(this.board, unit));
    for (const [unit, hex] of moves) shift(this.board, unit, hex);
    const value = this.planner.value(this.board);
    moves.forEach(([unit], i) => {
      shift(this.board, unit, places[i]!);
    });
    return value;
  }

  commit(moves: readonly (readonly [number, number])[]): void {
    for (const [unit, hex] of moves) {
      this.burden(unit, hex, this.board.derived.cityLoad);
      shift(this.board, unit, hex);
    }
  }
}

/** What is not yet taken, the small hexes a little later. */
function goalsOf(s: State): { hex: HexId; late: number }[] {
  const goals = [
    ...objectivesOf(s),
    ...MANNERHEIM_LINE.map((hex) => ({ hex, points: 10 })),
  ].flatMap(({ hex, points }) =>
    s.control[hex] === SOVIET ? [] : [{ hex, late: points < 10 ? 10 : 0 }],
  );
  return goals.length > 0 ? goals : [{ hex: LENINGRAD, late: 0 }];
}
