// WW-MOV.J, WW-A26: who may ride where.
import {
  ALLIED_KIND,
  FINN,
  FINNISH_CITIES,
  FIRST_SOVIET,
  HEAVY_KIND,
  HEX_COUNT,
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
} from '../data/index.ts';
import { hasMark, inZoneOf, MAY_RIDE, SLOW, type State } from '../state.ts';

/** What a train meets in a hex of its own railways. */
const FREE = 1;
/** WW-MOV.J8, WW-A26: it may be entered, but only as the last hex, and not from another. */
export const ZONE = 2;
/** An enemy stands there, or nobody can. */
export const CLOSED = 3;

/** Where trains get to from one hex: the hexes in the order in which they are reached, and for each the one before. */
export class Journeys {
  readonly hexes = new Int16Array(HEX_COUNT);
  count = 0;
  /** By hex: the hex before it, or -1 where no train gets. */
  readonly from = new Int16Array(HEX_COUNT);
}

/** The railways of one side as they were in the position last asked about, and what was found out about them. */
class Railways {
  readonly side: number;
  /** By hex. */
  readonly obstacles = new Uint8Array(HEX_COUNT);
  /** By hex, WW-MOV.J11 and J12: 1 where it is joined to Leningrad, or to a city in Finnish hands. */
  readonly network = new Uint8Array(HEX_COUNT);
  /** By the hexes they start from, for light units and for heavy ones. */
  private readonly journeys: readonly Map<number, Journeys>[] = [new Map(), new Map()];
  /** All that were ever made, to be used again; the first is for what is not kept. */
  private readonly made: Journeys[] = [new Journeys()];
  private kept = 0;
  private sources = 0;

  constructor(side: number) {
    this.side = side;
  }

  /**
   * What was found out holds in every position with the same obstacles and the same cities to start from. So each
   * question begins by looking whether they are the same, and forgets everything if they are not.
   */
  update(s: State): void {
    let changed = false;
    const { side, obstacles } = this;
    const rails = RAIL_HEXES[side]!;
    for (let i = 0; i < rails.length; i++) {
      const hex = rails[i]!;
      const obstacle = obstacleIn(s, side, hex);
      if (obstacles[hex] === obstacle) continue;
      obstacles[hex] = obstacle;
      changed = true;
    }
    const sources = sourcesOf(s, side);
    if (!changed && sources === this.sources) return;
    this.sources = sources;
    this.findNetwork();
    for (const known of this.journeys) known.clear();
    this.kept = 0;
  }

  private findNetwork(): void {
    const { side, obstacles, network, sources } = this;
    network.fill(0);
    const queue: number[] = [];
    const join = (hex: number): void => {
      if (network[hex] || obstacles[hex] === CLOSED) return;
      network[hex] = 1;
      queue.push(hex);
    };
    SOURCES[side]!.forEach((hex, i) => {
      if (sources & (1 << i)) join(hex);
    });
    for (const hex of queue)
      for (let n = hex * RAIL_MOST; RAIL_NEXT[side]![n]! >= 0; n++) join(RAIL_NEXT[side]![n]!);
  }

  isUsable(hex: number): boolean {
    return this.network[hex] === 1;
  }

  /** Where trains get to that start from these hexes at the same time. */
  journeysFrom(starts: readonly number[], unit: number): Journeys {
    const heavy = (KIND[unit]! & HEAVY_KIND) !== 0;
    const known = this.journeys[heavy ? 1 : 0]!;
    const key = keyOf(starts);
    const found = known.get(key);
    if (found) return found;
    const fresh = this.findJourneys(starts, heavy, key < 0 ? this.made[0]! : this.nextMade());
    if (key >= 0) known.set(key, fresh);
    return fresh;
  }

  private nextMade(): Journeys {
    this.kept++;
    if (this.kept === this.made.length) this.made.push(new Journeys());
    return this.made[this.kept]!;
  }

  /**
   * WW-MOV.J3, J8, WW-A26: along the rails, over hexes that no enemy holds, until a zone stops the train. WW-PRO.3:
   * with heavy units not north of Row A.
   */
  private findJourneys(starts: readonly number[], heavy: boolean, journeys: Journeys): Journeys {
    const rails = RAIL_NEXT[this.side]!;
    const obstacles = this.obstacles;
    const { hexes, from } = journeys;
    from.fill(-1);
    for (let i = 0; i < starts.length; i++) from[starts[i]!] = starts[i]!;
    let count = 0;
    for (let head = -starts.length; head < count; head++) {
      const hex = head < 0 ? starts[starts.length + head]! : hexes[head]!;
      const zone = obstacles[hex] === ZONE;
      if (zone && head >= 0) continue;
      for (let n = hex * RAIL_MOST; rails[n]! >= 0; n++) {
        const next = rails[n]!;
        const obstacle = obstacles[next]!;
        if (from[next]! >= 0 || obstacle === CLOSED || (zone && obstacle === ZONE)) continue;
        if (heavy && isNorthOfRowA(next)) continue;
        from[next] = hex;
        hexes[count++] = next;
      }
    }
    journeys.count = count;
    return journeys;
  }

  /** The route that `rail X` stands for: the shortest. Hexes entered, in order; nothing where there is none. */
  route(unit: number, start: number, end: number): number[] | undefined {
    const { from } = this.journeysFrom([start], unit);
    if (from[end]! < 0 || start === end) return undefined;
    const route: number[] = [];
    for (let hex = end; hex !== start; hex = from[hex]!) route.push(hex);
    return route.reverse();
  }
}

/** One number for one hex or two; -1 for more, which are rare. */
const keyOf = (starts: readonly number[]): number => {
  if (starts.length > 2) return -1;
  return starts.length === 1 ? starts[0]! : (starts[0]! + 1) * HEX_COUNT + starts[1]!;
};

/** WW-MOV.J11, J12: where a network may begin. */
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

function obstacleIn(s: State, side: number, hex: number): number {
  const unit = s.firstInHex[hex]!;
  if (unit >= 0 && unit < FIRST_SOVIET === (side === SOVIET)) return CLOSED;
  if (!OPEN_HEX[s.ground]![hex]) return CLOSED;
  return inZoneOf(s, 1 - side, hex) ? ZONE : FREE;
}

const RAILWAYS = [new Railways(SOVIET), new Railways(FINN)];

/** The railways of a side in this position. Good until the next position is asked about. */
export function railwaysOf(s: State, side: number): Railways {
  const railways = RAILWAYS[side]!;
  railways.update(s);
  return railways;
}
export type { Railways };

/** Why a unit may not ride at all this phase, if so. */
export type NoRide = 'isolated' | 'severe-climate' | 'before-kemi';
export function whyNoRide(s: State, unit: number, at: number): NoRide | undefined {
  if (hasMark(s, unit, SLOW)) return 'isolated'; // WW-MOV.J10
  if (s.railOff === s.turn) return 'severe-climate'; // WW-EVT.L2
  const allied = (KIND[unit]! & ALLIED_KIND) !== 0;
  if (allied && !hasMark(s, unit, MAY_RIDE) && at !== KEMI) return 'before-kemi'; // WW-SCN.B2
  return undefined;
}

export const isHomeRail = (side: number, hex: number): boolean => HOME_RAIL[side]![hex] === 1;
