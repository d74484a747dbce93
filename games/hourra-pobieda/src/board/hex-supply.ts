// Supply lines on hexes (HP-G7), depot links (HP-A70) and open roads (HP-W.6): breadth first from the group.
import { distance } from '@motti/engine';
import { TERRAINS, type Terrain } from '../scenario/format.ts';
import {
  type Crossing,
  NOWHERE,
  type Place,
  type Presence,
  type Supply,
  type SupplyLine,
  type Traveller,
} from './geometry.ts';
import { type HexTables, SIDES_OF_A_HEX, sideNumber } from './hex-tables.ts';

const NONE = -1;
const LINK = 5;

/** Classes of ground as bits. */
const bitOf = (terrain: Terrain): number => 1 << TERRAINS.indexOf(terrain);
const ACCIDENTE = bitOf('accidente');
const ROUGH = bitOf('rough');
const MOUNTAIN = bitOf('mountain');
const WATER = bitOf('water');
const ALL_BUT_OPEN = ~bitOf('open');

/** What a line may meet. */
interface Obstacles {
  /** By cell: 1 where no line passes. */
  readonly forbidden: Uint8Array;
  readonly pontoons: readonly Crossing[];
  /** Classes that are passed only by entering and leaving along roads (HP-A34). */
  readonly roadOnly: number;
  /** Classes that cost a point unless entered and left along roads (HP-A18). */
  readonly unwelcome: number;
}

/**
 * Searches over one map, with arrays that are made once. It answers one question after another and keeps nothing
 * between them but what follows from the map alone.
 */
export class HexLines {
  readonly #tables: HexTables;
  readonly #next: Int16Array;
  readonly #roads: Uint8Array;
  readonly #barred: Uint8Array;
  readonly #class: Uint8Array;
  readonly #onRoad: Uint8Array;
  // By state, which is a cell and "came along a road": when it was reached, how far, and whether without a point.
  readonly #reached: Int32Array;
  readonly #clean: Uint8Array;
  readonly #queue: Int16Array;
  #search = 0;
  // By source: what follows from the map alone.
  readonly #references = new Map<number, Int16Array>();
  readonly #free = new Map<number, Int16Array>();

  constructor(tables: HexTables) {
    const cells = tables.hexes.length;
    this.#tables = tables;
    this.#next = Int16Array.from(tables.neighbours);
    this.#roads = Uint8Array.from(tables.roads, Number);
    this.#barred = Uint8Array.from(tables.barred, Number);
    this.#class = Uint8Array.from(tables.grounds, ({ terrain }) => bitOf(terrain));
    this.#onRoad = Uint8Array.from(tables.steps, (steps) => (steps.some((s) => s.road) ? 1 : 0));
    this.#reached = new Int32Array(cells * 2);
    this.#clean = new Uint8Array(cells * 2);
    this.#queue = new Int16Array(cells * 2);
  }

  supply(presence: Presence, zones: 'cuts' | 'costs'): Supply {
    let cutting: Uint8Array | undefined;
    const withZones = (): Uint8Array => {
      cutting ??= this.#enemyHexes(presence, true);
      return cutting;
    };
    return {
      line: (from, source, traveller) => {
        const reference = this.#reference(from, source);
        const cut = this.#line(from, source, traveller, presence, withZones, reference);
        if (cut || zones === 'cuts') return cut;
        // HP-A17, option `costs`: through the zones after all, for the point of a detour.
        const through = (): Uint8Array => this.#enemyHexes(presence, false);
        const line = this.#line(from, source, traveller, presence, through, reference);
        return line && { ...line, detour: true };
      },
    };
  }

  /** HP-A70 (4): open ground or road between the ends, no control zone of an enemy; influence does not matter. */
  link(from: Place, to: Place, presence: Presence): number | undefined {
    const straight = this.#straight(from, to);
    // Even by road it would be too long.
    if (straight > 2 * LINK) return undefined;
    const forbidden = this.#enemyHexes(presence, false);
    const { pontoons } = presence;
    const obstacles = { forbidden, pontoons, roadOnly: ALL_BUT_OPEN, unwelcome: 0 };
    const road = this.#roadSteps(from, to, forbidden);
    const country = straight > LINK ? NONE : this.#country(from, to, obstacles, LINK);
    const length = shorter(road, country < 0 ? NONE : country >> 1);
    return length === NONE || length > LINK ? undefined : length;
  }

  /** HP-W.6: is there a road without enemies on the way? */
  roadOpen(from: Place, to: Place, presence: Presence): boolean {
    return this.#roadSteps(from, to, this.#enemyHexes(presence, true)) >= 0;
  }

  /** HP-G7 (2) to (4). */
  #line(
    from: Place,
    source: Place,
    traveller: Traveller,
    presence: Presence,
    forbidden: () => Uint8Array,
    reference: number,
  ): SupplyLine | undefined {
    const roads = this.#onRoad[from] === 1 && this.#onRoad[source] === 1;
    const road = roads ? this.#roadSteps(from, source, forbidden()) : NONE;
    // A road at half rate that is no longer than the crow flies cannot be beaten.
    const straight = this.#straight(from, source);
    if (road >= 0 && road / 2 <= straight) {
      const length = road / 2;
      return { length, reference, detour: length > reference, crossesBroken: false };
    }
    const country = this.#acrossCountry(from, source, traveller, presence, forbidden);
    const steps = country < 0 ? NONE : country >> 1;
    const length = shorter(road, steps);
    if (length === NONE) return undefined;
    const crossesBroken = length !== road / 2 && (country & 1) === 0;
    return { length, reference, detour: length > reference, crossesBroken };
  }

  /** As on an empty table where no enemy is near any line of that length; otherwise searched. */
  #acrossCountry(
    from: Place,
    source: Place,
    traveller: Traveller,
    { enemy, pontoons }: Presence,
    forbidden: () => Uint8Array,
  ): number {
    const roadOnly = WATER | (traveller.mountain ? 0 : MOUNTAIN);
    const unwelcome = (traveller.ski ? 0 : ACCIDENTE) | ROUGH | MOUNTAIN;
    if (pontoons.length === 0) {
      const free = this.#freeLines(source, roadOnly, unwelcome)[from]!;
      if (free < 0 || this.#areFar(from, source, enemy, free >> 1)) return free;
    }
    return this.#country(from, source, { forbidden: forbidden(), pontoons, roadOnly, unwelcome });
  }

  /** Neither these groups nor their zones lie on a line of so many steps. */
  #areFar(from: Place, source: Place, enemy: readonly Place[], steps: number): boolean {
    for (const place of enemy)
      if (this.#straight(from, place) + this.#straight(place, source) <= steps + 2) return false;
    return true;
  }

  /** What `#country` finds from every cell with nobody on the table; it follows from the map alone. */
  #freeLines(source: Place, roadOnly: number, unwelcome: number): Int16Array {
    const key = (source * 256 + roadOnly) * 256 + unwelcome;
    const known = this.#free.get(key);
    if (known) return known;
    const forbidden = new Uint8Array(this.#class.length);
    const obstacles = { forbidden, pontoons: [], roadOnly, unwelcome };
    // A line serves both ways, so one search from the source that ends nowhere finds those of all cells.
    this.#country(source, NOWHERE, obstacles);
    const base = this.#search;
    const lines = Int16Array.from(forbidden, (_, cell) => this.#shortestTo(cell, base));
    lines[source] = 1;
    this.#free.set(key, lines);
    return lines;
  }

  /** What a search that counted from `base` found at a cell, in the manner of `#country`. */
  #shortestTo(cell: number, base: number): number {
    const [off, road] = [this.#reached[cell * 2]! - base, this.#reached[cell * 2 + 1]! - base];
    if (off < 0 && road < 0) return NONE;
    const least = off < 0 ? road : road < 0 ? off : Math.min(off, road);
    const clean =
      (off === least && this.#clean[cell * 2] === 1) ||
      (road === least && this.#clean[cell * 2 + 1] === 1);
    return least * 2 + (clean ? 1 : 0);
  }

  #straight(a: Place, b: Place): number {
    return distance(this.#tables.hexes[a]!, this.#tables.hexes[b]!);
  }

  /** HP-G7 (1): neither enemies nor ground nor rivers. */
  #reference(from: Place, source: Place): number {
    const straight = this.#straight(from, source);
    if (this.#onRoad[from] === 0) return straight;
    let roads = this.#references.get(source);
    if (!roads) {
      roads = this.#roadTable(source);
      this.#references.set(source, roads);
    }
    return shorter(roads[from]!, straight);
  }

  #roadTable(source: Place): Int16Array {
    const free = new Uint8Array(this.#class.length);
    const steps = new Int16Array(free.length).fill(NONE);
    steps[source] = 0;
    if (this.#onRoad[source] === 0) return steps;
    this.#roadSteps(source, NOWHERE, free);
    const base = this.#search;
    return steps.map((_, cell) => Math.max(NONE, this.#reached[cell * 2]! - base));
  }

  /** HP-G7: the hexes of known enemies, and with `zones` those of their influence that no own group holds. */
  #enemyHexes({ own, enemy }: Presence, zones: boolean): Uint8Array {
    const hexes = new Uint8Array(this.#class.length);
    if (zones)
      for (const cell of enemy)
        for (let side = cell * SIDES_OF_A_HEX; side < (cell + 1) * SIDES_OF_A_HEX; side++) {
          const beside = this.#next[side]!;
          if (beside >= 0) hexes[beside] = 1;
        }
    for (const cell of own) hexes[cell] = 0;
    for (const cell of enemy) hexes[cell] = 1;
    return hexes;
  }

  /** The number of steps of the shortest all-road route; both ends are free of all conditions (HP-A15). */
  #roadSteps(from: Place, to: Place, forbidden: Uint8Array): number {
    if (from === to) return 0;
    if (this.#onRoad[from] === 0 || this.#onRoad[to] === 0) return NONE;
    const reached = this.#reached;
    const queue = this.#queue;
    const base = this.#begin();
    reached[from * 2] = base;
    queue[0] = from;
    let end = 1;
    for (let i = 0; i < end; i++) {
      const cell = queue[i]!;
      if (cell !== from && forbidden[cell] === 1) continue;
      const length = reached[cell * 2]! + 1;
      for (let side = cell * SIDES_OF_A_HEX; side < (cell + 1) * SIDES_OF_A_HEX; side++) {
        if (this.#roads[side] === 0) continue;
        const next = this.#next[side]!;
        if (next === to) return length - base;
        if (reached[next * 2]! >= base) continue;
        reached[next * 2] = length;
        queue[end++] = next;
      }
    }
    return NONE;
  }

  /** What was reached in earlier searches lies below the number that this one counts from. */
  #begin(): number {
    this.#search += this.#reached.length + 1;
    if (this.#search > 2_000_000_000) {
      this.#search = 1;
      this.#reached.fill(0);
    }
    return this.#search;
  }

  /**
   * Twice the number of steps of the shortest line across country, plus 1 if some line of that length costs no point
   * for broken ground; −1 where there is none. Whether a hex may be passed, or counts, depends on how the line enters
   * *and* leaves it (HP-A32).
   */
  #country(from: Place, to: Place, obstacles: Obstacles, most = Number.MAX_SAFE_INTEGER): number {
    if (from === to) return 1;
    const { forbidden, pontoons, roadOnly, unwelcome } = obstacles;
    const reached = this.#reached;
    const clean = this.#clean;
    const queue = this.#queue;
    const base = this.#begin();
    reached[from * 2 + 1] = base;
    clean[from * 2 + 1] = 1;
    queue[0] = from * 2 + 1;
    let end = 1;
    let found = NONE;
    for (let i = 0; i < end; i++) {
      const state = queue[i]!;
      const length = reached[state]! - base + 1;
      if ((found !== NONE && length > found) || length > most) break;
      const cell = state >> 1;
      const first = cell === from;
      if (!first && forbidden[cell] === 1) continue;
      const ground = this.#class[cell]!;
      for (let side = cell * SIDES_OF_A_HEX; side < (cell + 1) * SIDES_OF_A_HEX; side++) {
        const next = this.#next[side]!;
        if (next < 0 || (this.#barred[side] === 1 && !this.#isBridged(cell, next, pontoons)))
          continue;
        const road = this.#roads[side]!;
        const alongRoad = first || ((state & 1) === 1 && road === 1);
        if (!alongRoad && (ground & roadOnly) !== 0) continue;
        const stays = clean[state] === 1 && (alongRoad || (ground & unwelcome) === 0) ? 1 : 0;
        const target = next * 2 + road;
        if (reached[target]! < base) {
          reached[target] = base + length;
          clean[target] = stays;
          if (next === to) found = length;
          else queue[end++] = target;
        } else if (reached[target] === base + length && stays === 1) clean[target] = 1;
      }
    }
    if (found === NONE) return NONE;
    const isClean = (state: number): boolean =>
      reached[state] === base + found && clean[state] === 1;
    return found * 2 + (isClean(to * 2) || isClean(to * 2 + 1) ? 1 : 0);
  }

  #isBridged(a: number, b: number, pontoons: readonly Crossing[]): boolean {
    if (pontoons.length === 0) return false;
    const side = sideNumber(this.#tables.neighbours, a, b);
    return pontoons.some((crossing) => crossing === side);
  }
}

/** Half a UD a hex by road, a whole one across country; the shorter counts (HP-A19), −1 where there is neither. */
const shorter = (roadSteps: number, country: number): number => {
  if (roadSteps < 0) return country;
  return country < 0 ? roadSteps / 2 : Math.min(roadSteps / 2, country);
};
