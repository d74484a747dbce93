// How soon Soviet troops could be where: the shortest time over the map, with what stands in their way.
import type { HexId } from '@motti/winter-war';
import {
  ATTACK,
  attackOf,
  COST,
  COUNTRY,
  defenseOfHex,
  distance,
  EXEMPT_KIND,
  FINLAND,
  FINN,
  FIRST_DUMMY,
  FIRST_SOVIET,
  FORT,
  HEAVY_KIND,
  HEX_COUNT,
  hexOfUnit,
  ISOLATED,
  isDoubledBy,
  isMinorWater,
  isNorthOfRowA,
  kindOf,
  LINKS,
  marksOf,
  OPEN_HEX,
  SOVIET,
  type State,
  UNIT_COUNT,
  USSR,
} from '@motti/winter-war/parts';

/** Times are in tenths of a turn: most Soviet units have two Movement Points. */
export const TENTHS = 10;
const A_POINT = 5;
/** A unit stops in an enemy zone, and steps from one into the next only by fighting. */
const A_STOP = 4;
const ZONE_TO_ZONE = 6;
/** A fight takes a turn, and longer the more Defense Strength stands against each point of attack. */
const A_FIGHT = 10;
const RESISTANCE = 50;
/** Behind the walls of a fort nobody is driven out, only killed; and few can get at it, each from between two forts. */
const WALLS = 4;
const LONGEST_FIGHT = 120;
/** An isolated unit needs time to be relieved. */
const RELIEF = 25;
/** Further than this nobody looks. */
export const NEVER = 250;
/** How far away a unit counts for a fight: a move and the hex attacked. */
const STRIKING_DISTANCE = 3;

const ringsOf = (furthest: number): readonly Int16Array[] =>
  Array.from({ length: HEX_COUNT }, (_, hex) => {
    const near: number[] = [];
    for (let other = 0; other < HEX_COUNT; other++)
      if (OPEN_HEX[3]![hex] && OPEN_HEX[3]![other] && distance(hex, other) <= furthest)
        near.push(other);
    return Int16Array.from(near);
  });
const SOVIET_REACH = ringsOf(STRIKING_DISTANCE);
const FINNISH_REACH = ringsOf(STRIKING_DISTANCE - 1);

/** By hex: the Finnish Attack Strength that could soon be brought to bear on it, written into `threat`. They come from nearer by: what they leave behind opens the line. */
export function finnishPower(s: State, threat: Float64Array): Float64Array {
  threat.fill(0);
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0 || ATTACK[unit] === 0 || marksOf(s, unit) & ISOLATED) continue;
    addAround(FINNISH_REACH[hex]!, attackOf(unit), (kindOf(unit) & HEAVY_KIND) !== 0, threat);
  }
  return threat;
}

function addAround(hexes: Int16Array, attack: number, heavy: boolean, sum: Float64Array): void {
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i]!;
    if (!heavy || !isNorthOfRowA(hex)) sum[hex] = sum[hex]! + attack;
  }
}

/** Where the Soviets could be, when, and by which way. */
export interface Advance {
  /** By hex, in tenths of a turn. */
  readonly time: Uint8Array;
  /** By hex: the hex before it on the quickest way, or -1 at the start. */
  readonly from: Int16Array;
  readonly power: Float64Array;
}

/** Finland, the ice, and what lies before the border: further back in the USSR nobody is on the way yet. */
const BEFORE_THE_BORDER = 3;
const THEATRE = Uint8Array.from({ length: HEX_COUNT }, (_, hex) => {
  if (COUNTRY[hex] !== USSR) return 1;
  for (let other = 0; other < HEX_COUNT; other++)
    if (COUNTRY[other] === FINLAND && distance(hex, other) <= BEFORE_THE_BORDER) return 1;
  return 0;
});

/** A queue by time: for each tenth a chain of hexes, the last to come first. */
class TimeQueue {
  private readonly first = new Int16Array(NEVER + 1).fill(-1);
  private readonly hexes = new Int16Array(HEX_COUNT * 6);
  private readonly next = new Int16Array(HEX_COUNT * 6);
  private count = 0;

  begin(): void {
    this.count = 0;
    this.first.fill(-1);
  }

  add(hex: HexId, at: HexId): void {
    this.hexes[this.count] = hex;
    this.next[this.count] = this.first[at]!;
    this.first[at] = this.count++;
  }

  /** A hex that waits for this time, or -1. */
  take(at: HexId): number {
    const entry = this.first[at]!;
    if (entry < 0) return -1;
    this.first[at] = this.next[entry]!;
    return this.hexes[entry]!;
  }
}
/** The Finnish units whose zone reaches a hex are counted in the low byte. */
const FINNISH_ZONES = 255;

/** Searches for an advance. Its arrays are made once; what it has found holds until the next search. */
export class AdvanceSearch implements Advance {
  readonly time = new Uint8Array(HEX_COUNT);
  readonly from = new Int16Array(HEX_COUNT);
  /** By hex: the Soviet Attack Strength that could soon be brought to bear on it. */
  readonly power = new Float64Array(HEX_COUNT);
  private readonly carried = new Float64Array(HEX_COUNT);
  private readonly queue = new TimeQueue();

  /** Times up to `latest`; what takes longer stays at NEVER. */
  find(s: State, latest = NEVER - 1): this {
    this.addSovietPower(s);
    const { time, from, power, carried, queue } = this;
    time.fill(NEVER);
    queue.begin();
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
      const hex = hexOfUnit(s, unit);
      if (hex < 0 || kindOf(unit) & EXEMPT_KIND || !THEATRE[hex]) continue;
      const start = marksOf(s, unit) & ISOLATED ? RELIEF : 0;
      if (start >= time[hex]!) continue;
      time[hex] = start;
      from[hex] = -1;
      carried[hex] = Math.max(2, power[hex]!);
      queue.add(hex, start);
    }
    const end = Math.min(latest, NEVER - 1);
    for (let now = 0; now <= end; now++)
      for (let hex = queue.take(now); hex >= 0; hex = queue.take(now))
        if (time[hex] === now) this.spread(s, hex, now);
    return this;
  }

  private addSovietPower(s: State): void {
    const { power } = this;
    power.fill(0);
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
      const hex = hexOfUnit(s, unit);
      if (hex < 0 || kindOf(unit) & EXEMPT_KIND || marksOf(s, unit) & ISOLATED) continue;
      const heavy = (kindOf(unit) & HEAVY_KIND) !== 0;
      addAround(SOVIET_REACH[hex]!, attackOf(unit), heavy, power);
    }
  }

  private spread(s: State, hex: HexId, now: number): void {
    const { time, from, power, carried, queue } = this;
    const links = LINKS[s.ground]!;
    const costs = COST[SOVIET]!;
    const { zones, firstInHex } = s.derived;
    const inZone = (zones[hex]! & FINNISH_ZONES) !== 0;
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const next = links[d]!;
      if (next < 0 || time[next]! <= now + A_POINT || !THEATRE[next]) continue;
      let then = now + A_POINT * costs[d]!;
      const there = firstInHex[next]!;
      if (there >= 0 && there < FIRST_SOVIET) then += this.fight(s, hex, next);
      else if ((zones[next]! & FINNISH_ZONES) !== 0)
        then += inZone ? A_STOP + ZONE_TO_ZONE : A_STOP;
      if (then >= NEVER || then >= time[next]!) continue;
      time[next] = then;
      from[next] = hex;
      carried[next] = Math.max(carried[hex]!, power[next]!);
      queue.add(next, then);
    }
  }

  private fight(s: State, hex: HexId, next: number): number {
    const doubled = isDoubledBy(FINN, next) || isMinorWater(next, hex);
    const defense = defenseOfHex(s, next, doubled) / 2;
    const strength = Math.max(this.carried[hex]!, this.power[next]!);
    const length =
      A_FIGHT + Math.round((RESISTANCE * defense * (FORT[next] ? WALLS : 1)) / strength);
    return Math.min(LONGEST_FIGHT, length);
  }
}

/** How far each hex is from the nearest of these goals, in tenths of a Soviet turn; enemies do not count. */
export function wayTo(s: State, goals: readonly { hex: HexId; late: number }[]): Uint8Array {
  const far = new Uint8Array(HEX_COUNT).fill(NEVER);
  const queue = new TimeQueue();
  for (const { hex, late } of goals) {
    if (!OPEN_HEX[s.ground]![hex] || late >= far[hex]!) continue;
    far[hex] = late;
    queue.add(hex, late);
  }
  const links = LINKS[s.ground]!;
  const costs = COST[SOVIET]!;
  for (let now = 0; now < NEVER; now++)
    for (let hex = queue.take(now); hex >= 0; hex = queue.take(now)) {
      if (far[hex] !== now) continue;
      for (let d = 0; d < 6; d++) {
        const next = links[hex * 6 + d]!;
        if (next < 0) continue;
        // One walks from there to here.
        const then = now + A_POINT * costs[next * 6 + ((d + 3) % 6)]!;
        if (then >= NEVER || then >= far[next]!) continue;
        far[next] = then;
        queue.add(next, then);
      }
    }
  return far;
}
