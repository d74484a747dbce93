// WW-MOV.J, WW-A26: who may ride where.
import { type Ride, rideAction } from '../actions.ts';
import {
  ALLIED_KIND,
  FINN,
  FINNISH_CITIES,
  FIRST_SOVIET,
  HEAVY_KIND,
  HEX_COUNT,
  type HexId,
  HOME_RAIL,
  isNorthOfRowA,
  KEMI,
  KIND,
  LENINGRAD,
  OPEN_HEX,
  RAIL_HEXES,
  RAIL_MOST,
  RAIL_NEXT,
  SOVIET,
  type UnitId,
} from '../data/index.ts';
import { inZoneOf } from '../position.ts';
import { hasMark, MAY_RIDE, SLOW, type State } from '../state.ts';

/** By side and hex: its place among the railway hexes of the side; those that are none share the place after the last. */
const PLACE: readonly Uint8Array[] = RAIL_HEXES.map((hexes) => {
  const table = new Uint8Array(HEX_COUNT).fill(hexes.length);
  hexes.forEach((hex, place) => {
    table[hex] = place;
  });
  return table;
});
/** By side and place: the places of the next railway hexes, as RAIL_NEXT has them; 255 ends the list. */
const END = 255;
const NEXT: readonly Uint8Array[] = RAIL_HEXES.map((hexes, side) => {
  const table = new Uint8Array(hexes.length * RAIL_MOST).fill(END);
  hexes.forEach((hex, place) => {
    for (let n = 0; RAIL_NEXT[side]![hex * RAIL_MOST + n]! >= 0; n++)
      table[place * RAIL_MOST + n] = PLACE[side]![RAIL_NEXT[side]![hex * RAIL_MOST + n]!]!;
  });
  return table;
});

/** By side and place: the ride to it. */
const RIDES: readonly (readonly Ride[])[] = RAIL_HEXES.map((hexes) => hexes.map(rideAction));

/** What a train meets in a hex of its own railways. */
const FREE = 1;
/** WW-MOV.J8, WW-A26: it may be entered, but only as the last hex, and not from another. */
const ZONE = 2;
/** An enemy stands there, or nobody can. */
const CLOSED = 3;

function obstacleIn(s: State, side: number, hex: HexId): number {
  const unit = s.derived.firstInHex[hex]!;
  if (unit >= 0 && unit < FIRST_SOVIET === (side === SOVIET)) return CLOSED;
  if (!OPEN_HEX[s.ground]![hex]) return CLOSED;
  return inZoneOf(s, 1 - side, hex) ? ZONE : FREE;
}

/** WW-MOV.J11, J12: where a usable network may begin. */
const SOURCES: readonly (readonly number[])[] = [
  [LENINGRAD],
  FINNISH_CITIES.map(({ hex }) => hex).filter((hex) => HOME_RAIL[FINN]![hex]),
];

/** The sources that serve now, as bits. */
function sourcesOf(s: State, side: number): number {
  if (side === SOVIET) return 1;
  let bits = 0;
  for (let i = 0; i < SOURCES[FINN]!.length; i++)
    if (s.control[SOURCES[FINN]![i]!] === FINN) bits |= 1 << i;
  return bits;
}

// Scratch: places still to be looked at and rides found, while journeys are being found.
const queue = new Uint8Array(END);
const found: Ride[] = [];

/**
 * Where trains get to that start in some hexes at the same time: rides to hexes, in the order in which these are reached.
 * WW-MOV.J3, J8, WW-A26: along the rails, over hexes that no enemy holds, until a zone stops the train.
 */
export class Journeys {
  readonly rides: readonly Ride[];
  private readonly side: number;
  /** By place: the place before it, itself where a train starts, or less than 0 where no train gets. */
  private readonly before: number[];

  constructor({ side, obstacles, unvisited }: Railways, starts: readonly HexId[], heavy: boolean) {
    const hexes = RAIL_HEXES[side]!;
    const next = NEXT[side]!;
    const ridesTo = RIDES[side]!;
    const before = unvisited.slice();
    let tail = 0;
    for (let i = 0; i < starts.length; i++) {
      const place = PLACE[side]![starts[i]!]!;
      before[place] = place;
      queue[tail++] = place;
    }
    for (let head = 0; head < tail; head++) {
      const place = queue[head]!;
      const zone = obstacles[place] === ZONE;
      if (zone && head >= starts.length) continue;
      for (let n = place * RAIL_MOST; next[n] !== END; n++) {
        const there = next[n]!;
        if (before[there] !== OPEN || (zone && obstacles[there] === ZONE)) continue;
        if (heavy && isNorthOfRowA(hexes[there]!)) continue; // WW-PRO.3
        before[there] = place;
        queue[tail] = there;
        found[tail++ - starts.length] = ridesTo[there]!;
      }
    }
    this.rides = found.slice(0, tail - starts.length);
    this.side = side;
    this.before = before;
  }

  /** Does a train pass through this hex, or start there? */
  reaches(hex: HexId): boolean {
    return this.before[PLACE[this.side]![hex]!]! >= 0;
  }

  /** The hexes that lead to one that is reached: those entered, in order, after the one where the train starts. */
  routeTo(hex: HexId): HexId[] {
    const route: number[] = [];
    let place = PLACE[this.side]![hex]!;
    for (; this.before[place] !== place; place = this.before[place]!)
      route.push(RAIL_HEXES[this.side]![place]!);
    return route.reverse();
  }

  /** Where the train starts that gets there. */
  startOf(hex: HexId): HexId {
    let place = PLACE[this.side]![hex]!;
    while (this.before[place] !== place) place = this.before[place]!;
    return RAIL_HEXES[this.side]![place]!;
  }
}

/** In a search: a place that no train has got to yet, and one where none will. */
const OPEN = -1;
const SHUT = -2;

/** The railways of one side with one set of obstacles, and what has been found out about them. */
export class Railways {
  /** By place. */
  readonly obstacles: Uint8Array;
  readonly sources: number;
  readonly side: number;
  /** By place: what a search for journeys begins with. Hexes that are no railway share the last. */
  readonly unvisited: readonly number[];
  /** By place: 1 where it is joined to a source without an enemy on the way; zones do not matter. */
  private readonly network = new Uint8Array(END + 1);
  /** By the hexes they start in, for light units and for heavy ones. */
  private readonly journeys: readonly Map<number, Journeys>[] = [new Map(), new Map()];

  constructor(side: number, obstacles: Uint8Array, sources: number) {
    this.side = side;
    this.obstacles = obstacles;
    this.sources = sources;
    const unvisited: number[] = [];
    for (const obstacle of obstacles) unvisited.push(obstacle === CLOSED ? SHUT : OPEN);
    unvisited.push(SHUT);
    this.unvisited = unvisited;
    SOURCES[side]!.forEach((hex, i) => {
      if (sources & (1 << i)) this.join(PLACE[side]![hex]!);
    });
  }

  private join(place: number): void {
    if (this.network[place] || this.obstacles[place] === CLOSED) return;
    this.network[place] = 1;
    for (let n = place * RAIL_MOST; NEXT[this.side]![n] !== END; n++)
      this.join(NEXT[this.side]![n]!);
  }

  /** WW-MOV.J11, J12: is this hex joined to Leningrad, or to a city in Finnish hands? */
  isUsable(hex: HexId): boolean {
    return this.network[PLACE[this.side]![hex]!] === 1;
  }

  journeysFrom(starts: readonly HexId[], unit: UnitId): Journeys {
    const heavy = (KIND[unit]! & HEAVY_KIND) !== 0;
    const known = this.journeys[heavy ? 1 : 0]!;
    const key = keyOf(this.side, starts);
    const found = known.get(key);
    if (found) return found;
    const fresh = new Journeys(this, starts, heavy);
    if (key >= 0) known.set(key, fresh);
    return fresh;
  }

  /** May a train with this unit go on from one hex to the next? */
  mayPass(unit: UnitId, fromZone: boolean, hex: HexId): boolean {
    const obstacle = this.obstacles[PLACE[this.side]![hex]!];
    if (obstacle === CLOSED || (fromZone && obstacle === ZONE)) return false;
    return !(KIND[unit]! & HEAVY_KIND && isNorthOfRowA(hex));
  }
}

/** One number for up to four hexes; -1 for more, which are not worth keeping. */
function keyOf(side: number, starts: readonly HexId[]): number {
  if (starts.length > 4) return -1;
  let key = 0;
  for (let i = 0; i < starts.length; i++) key = key * MOST_PLACES + PLACE[side]![starts[i]!]! + 1;
  return key;
}
const MOST_PLACES = 128;

/**
 * What is known of the railways of a side. It holds as long as obstacles and sources are the same; so they are
 * compared with those of the position at hand, unless it is the same one as last time and nothing has changed on any
 * railway or in any city since (`railChanges`). Railways without obstacles, the most common of all, are kept for good.
 */
class SideMemory {
  private readonly side: number;
  private readonly free: Railways;
  private now: Railways;
  private state: State | undefined;
  private changes = -1;

  constructor(side: number) {
    this.side = side;
    const all = (1 << SOURCES[side]!.length) - 1;
    this.free = new Railways(side, new Uint8Array(RAIL_HEXES[side]!.length).fill(FREE), all);
    this.now = this.free;
  }

  railwaysIn(s: State): Railways {
    if (this.state === s && this.changes === s.derived.railChanges) return this.now;
    const sources = sourcesOf(s, this.side);
    const obstacles = this.obstaclesIn(s);
    if (sources !== this.now.sources || !isSame(obstacles, this.now.obstacles)) {
      const free = sources === this.free.sources && isSame(obstacles, this.free.obstacles);
      this.now = free ? this.free : new Railways(this.side, obstacles.slice(), sources);
    }
    this.state = s;
    this.changes = s.derived.railChanges;
    return this.now;
  }

  private obstaclesIn(s: State): Uint8Array {
    const hexes = RAIL_HEXES[this.side]!;
    const obstacles = scratch[this.side]!;
    for (let place = 0; place < hexes.length; place++)
      obstacles[place] = obstacleIn(s, this.side, hexes[place]!);
    return obstacles;
  }
}

const scratch = RAIL_HEXES.map((hexes) => new Uint8Array(hexes.length));

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** What is known of the railways of both sides: an object that searches carry with them. */
export class RailwayMemory {
  private readonly sides = [new SideMemory(SOVIET), new SideMemory(FINN)];

  /** The railways of a side in this position. */
  of(s: State, side: number): Railways {
    return this.sides[side]!.railwaysIn(s);
  }
}

/** Why a unit may not ride at all this phase, if so. */
export type NoRide = 'isolated' | 'severe-climate' | 'before-kemi';
export function whyNoRide(s: State, unit: UnitId, at: HexId): NoRide | undefined {
  if (hasMark(s, unit, SLOW)) return 'isolated'; // WW-MOV.J10
  if (s.railOff === s.turn) return 'severe-climate'; // WW-EVT.L2
  const allied = (KIND[unit]! & ALLIED_KIND) !== 0;
  if (allied && !hasMark(s, unit, MAY_RIDE) && at !== KEMI) return 'before-kemi'; // WW-SCN.B2
  return undefined;
}

export const isHomeRail = (side: number, hex: HexId): boolean => HOME_RAIL[side]![hex] === 1;
