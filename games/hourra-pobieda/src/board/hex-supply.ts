// Supply lines on hexes (HP-G7), depot links (HP-A70) and open roads (HP-W.6): breadth first from the group.
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
import { distances, type HexTables, SIDES_OF_A_HEX, sideNumber } from './hex-tables.ts';

const NONE = -1;
const LINK = 5;
/** The number of an empty table: no cell is closed under it. */
const NOBODY = -1;
const NO_PONTOONS: readonly Crossing[] = [];
/** Numbers of searches and positions begin anew before they outgrow an entry of their arrays. */
const LAST_SEARCH = 2_000_000_000;
const LAST_CLOSING = 2_000_000_000;

/** Classes of ground as bits. */
const bitOf = (terrain: Terrain): number => 1 << TERRAINS.indexOf(terrain);
const ACCIDENTE = bitOf('accidente');
const ROUGH = bitOf('rough');
const MOUNTAIN = bitOf('mountain');
const WATER = bitOf('water');
const ALL_BUT_OPEN = ~bitOf('open');

/** What a line may meet. */
interface Obstacles {
  /** Who closes cells, by the number under which `#close` has marked them. */
  readonly closing: number;
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
  // By cell: the number of the last position in which no line passed there.
  readonly #closed: Int32Array;
  #closings = 0;
  // By source: what follows from the map alone.
  readonly #references = new Map<number, Int16Array>();
  readonly #free = new Map<number, Int16Array>();
  readonly #links = new Map<number, Int8Array>();
  readonly #straight: (a: Place, b: Place) => number;

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
    this.#closed = new Int32Array(cells);
    this.#straight = distances(tables.hexes);
  }

  supply(presence: Presence, zones: 'cuts' | 'costs'): Supply {
    let cutting = NOBODY;
    // Another position may have been asked about in between.
    const withZones = (): number => {
      if (cutting !== this.#closings) cutting = this.#close(presence, true);
      return cutting;
    };
    return {
      reference: (from, source) => this.#reference(from, source),
      line: (from, source, traveller) => {
        const reference = this.#reference(from, source);
        const cut = this.#line(from, source, traveller, presence, withZones, reference);
        if (cut || zones === 'cuts') return cut;
        // HP-A17, option `costs`: through the zones after all, for the point of a detour.
        const through = (): number => this.#close(presence, false);
        const line = this.#line(from, source, traveller, presence, through, reference);
        return line && { ...line, detour: true };
      },
    };
  }

  /** The hexes of the line that `supply` finds, the group's first; empty where there is none. For whoever draws it. */
  way(
    from: Place,
    source: Place,
    traveller: Traveller,
    presence: Presence,
    zones: 'cuts' | 'costs',
  ): Place[] {
    const cut = this.#way(from, source, traveller, presence, this.#close(presence, true));
    if (cut.length > 0 || zones === 'cuts') return cut;
    return this.#way(from, source, traveller, presence, this.#close(presence, false));
  }

  #way(
    from: Place,
    source: Place,
    traveller: Traveller,
    { pontoons }: Presence,
    closing: number,
  ): Place[] {
    const { roadOnly, unwelcome } = groundsFor(traveller);
    const obstacles = { closing, pontoons, roadOnly, unwelcome };
    const country = this.#country(from, source, obstacles);
    const steps = country < 0 ? NONE : country >> 1;
    const across = steps < 0 ? [] : this.#traceCountry(from, source, obstacles, steps);
    const road = this.#roadSteps(from, source, closing);
    const byRoad = road >= 0 && (steps < 0 || road / 2 <= steps);
    return byRoad ? this.#traceRoad(from, source, closing, road) : across;
  }

  /** Back from the source by what the search for roads has just reached. */
  #traceRoad(from: Place, source: Place, closing: number, steps: number): Place[] {
    const way = [source];
    for (let left = steps - 1; left >= 0; left--) {
      const cell = way[0]!;
      const before = this.#sidesOf(cell).find((side) => {
        const next = this.#next[side]!;
        const passes = next === from ? left === 0 : this.#closed[next] !== closing;
        return (
          this.#roads[side] === 1 && passes && this.#reached[next * 2]! - this.#search === left
        );
      });
      if (before === undefined) return [];
      way.unshift(this.#next[before]! as Place);
    }
    return way;
  }

  /** Back from the source by what the search across country has just reached; without a point where that can be. */
  #traceCountry(from: Place, source: Place, obstacles: Obstacles, steps: number): Place[] {
    const { closing, pontoons, roadOnly, unwelcome } = obstacles;
    const at = (state: number): number => this.#reached[state]! - this.#search;
    const ends = [source * 2, source * 2 + 1].filter((state) => at(state) === steps);
    if (from === source || ends.length === 0) return [from];
    let state: number = ends.find((one) => this.#clean[one] === 1) ?? ends[0]!;
    const way = [source];
    for (let left = steps - 1; left >= 0; left--) {
      const [cell, road, wanted] = [state >> 1, state & 1, this.#clean[state]!];
      const before: number | undefined = this.#sidesOf(cell)
        .filter((side) => {
          const next = this.#next[side]!;
          const open = this.#barred[side] === 0 || this.#isBridged(next, cell, pontoons);
          return next >= 0 && this.#roads[side] === road && open;
        })
        .flatMap((side) => [this.#next[side]! * 2 + 1, this.#next[side]! * 2])
        .find((one) => {
          const first = one >> 1 === from;
          if (at(one) !== left || (!first && this.#closed[one >> 1] === closing)) return false;
          const ground = this.#class[one >> 1]!;
          const alongRoad = first || ((one & 1) === 1 && road === 1);
          if (!alongRoad && (ground & roadOnly) !== 0) return false;
          return (
            wanted === 0 || (this.#clean[one] === 1 && (alongRoad || (ground & unwelcome) === 0))
          );
        });
      if (before === undefined) return [];
      state = before;
      way.unshift((before >> 1) as Place);
    }
    return way;
  }

  #sidesOf(cell: number): number[] {
    return Array.from({ length: SIDES_OF_A_HEX }, (_, i) => cell * SIDES_OF_A_HEX + i);
  }

  /** HP-A70 (4): open ground or road between the ends, no control zone of an enemy; influence does not matter. */
  link(from: Place, to: Place, presence: Presence): number | undefined {
    const { enemy, pontoons } = presence;
    if (pontoons.length === 0) {
      const halves = this.#freeLinks(to)[from]!;
      if (halves === NONE) return undefined;
      // By road it has as many steps as halves, across country fewer: nobody who is farther off can be on it.
      if (this.#areFar(from, to, enemy, halves - 2)) return halves / 2;
    }
    const straight = this.#straight(from, to);
    // Even by road it would be too long.
    if (straight > 2 * LINK) return undefined;
    const closing = this.#close(presence, false);
    const obstacles = { closing, pontoons, roadOnly: ALL_BUT_OPEN, unwelcome: 0 };
    const road = this.#roadSteps(from, to, closing);
    const country = straight > LINK ? NONE : this.#country(from, to, obstacles, LINK);
    const length = shorter(road, country < 0 ? NONE : country >> 1);
    return length === NONE || length > LINK ? undefined : length;
  }

  /** The links from every cell with nobody on the table, in halves of a UD; it follows from the map alone. */
  #freeLinks(source: Place): Int8Array {
    const known = this.#links.get(source);
    if (known) return known;
    const roads = this.#roadTable(source);
    const links = Int8Array.from(roads, (road) => (road >= 0 && road <= 2 * LINK ? road : NONE));
    const obstacles = {
      closing: NOBODY,
      pontoons: NO_PONTOONS,
      roadOnly: ALL_BUT_OPEN,
      unwelcome: 0,
    };
    this.#country(source, NOWHERE, obstacles, LINK);
    const base = this.#search;
    for (let cell = 0; cell < links.length; cell++) {
      const country = this.#shortestTo(cell, base);
      if (country >= 0 && (links[cell] === NONE || country < links[cell]!))
        links[cell] = country & ~1;
    }
    links[source] = 0;
    this.#links.set(source, links);
    return links;
  }

  /** HP-W.6: is there a road without enemies on the way? */
  roadOpen(from: Place, to: Place, presence: Presence): boolean {
    return this.#roadSteps(from, to, this.#close(presence, true)) >= 0;
  }

  /** HP-G7 (2) to (4). */
  #line(
    from: Place,
    source: Place,
    traveller: Traveller,
    presence: Presence,
    closing: () => number,
    reference: number,
  ): SupplyLine | undefined {
    const roads = this.#onRoad[from] === 1 && this.#onRoad[source] === 1;
    const road = roads ? this.#roadSteps(from, source, closing()) : NONE;
    // A road at half rate that is no longer than the crow flies cannot be beaten.
    const straight = this.#straight(from, source);
    if (road >= 0 && road / 2 <= straight) {
      const length = road / 2;
      return { length, reference, detour: length > reference, crossesBroken: false };
    }
    const country = this.#acrossCountry(from, source, traveller, presence, closing);
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
    closing: () => number,
  ): number {
    const { roadOnly, unwelcome } = groundsFor(traveller);
    if (pontoons.length === 0) {
      const free = this.#freeLines(source, roadOnly, unwelcome)[from]!;
      if (free < 0 || this.#areFar(from, source, enemy, free >> 1)) return free;
    }
    return this.#country(from, source, { closing: closing(), pontoons, roadOnly, unwelcome });
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
    const obstacles = { closing: NOBODY, pontoons: NO_PONTOONS, roadOnly, unwelcome };
    // A line serves both ways, so one search from the source that ends nowhere finds those of all cells.
    this.#country(source, NOWHERE, obstacles);
    const base = this.#search;
    const lines = Int16Array.from(this.#class, (_, cell) => this.#shortestTo(cell, base));
    lines[source] = 1;
    this.#free.set(key, lines);
    return lines;
  }

  /** What a search that counted from `base` found at a cell, in the manner of `#country`. */
  #shortestTo(cell: number, base: number): number {
    const off = this.#reached[cell * 2]! - base;
    const road = this.#reached[cell * 2 + 1]! - base;
    if (off < 0 && road < 0) return NONE;
    const least = off < 0 ? road : road < 0 ? off : Math.min(off, road);
    const clean =
      (off === least && this.#clean[cell * 2] === 1) ||
      (road === least && this.#clean[cell * 2 + 1] === 1);
    return least * 2 + (clean ? 1 : 0);
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
    const steps = new Int16Array(this.#class.length).fill(NONE);
    steps[source] = 0;
    if (this.#onRoad[source] === 0) return steps;
    this.#roadSteps(source, NOWHERE, NOBODY);
    const base = this.#search;
    return steps.map((_, cell) => Math.max(NONE, this.#reached[cell * 2]! - base));
  }

  /**
   * HP-G7: closes the hexes of known enemies, and with `zones` those of their influence that no own group holds, until
   * the next position is asked about. Answers the number they are marked with.
   */
  #close({ own, enemy }: Presence, zones: boolean): number {
    const closed = this.#closed;
    if (this.#closings === LAST_CLOSING) {
      this.#closings = 0;
      closed.fill(0);
    }
    const closing = ++this.#closings;
    if (zones)
      for (const cell of enemy)
        for (let side = cell * SIDES_OF_A_HEX; side < (cell + 1) * SIDES_OF_A_HEX; side++) {
          const beside = this.#next[side]!;
          if (beside >= 0) closed[beside] = closing;
        }
    for (const cell of own) closed[cell] = 0;
    for (const cell of enemy) closed[cell] = closing;
    return closing;
  }

  /** The number of steps of the shortest all-road route; both ends are free of all conditions (HP-A15). */
  #roadSteps(from: Place, to: Place, closing: number): number {
    if (from === to) return 0;
    if (this.#onRoad[from] === 0 || this.#onRoad[to] === 0) return NONE;
    const reached = this.#reached;
    const closed = this.#closed;
    const queue = this.#queue;
    const base = this.#begin();
    reached[from * 2] = base;
    queue[0] = from;
    let end = 1;
    for (let i = 0; i < end; i++) {
      const cell = queue[i]!;
      if (cell !== from && closed[cell] === closing) continue;
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
    if (this.#search > LAST_SEARCH) {
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
    const { closing, pontoons, roadOnly, unwelcome } = obstacles;
    const reached = this.#reached;
    const closed = this.#closed;
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
      if (!first && closed[cell] === closing) continue;
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

/** HP-A34, HP-A18: what this group's line passes only by road, and what costs it a point. */
const groundsFor = ({
  mountain,
  ski,
}: Traveller): { readonly roadOnly: number; readonly unwelcome: number } => ({
  roadOnly: WATER | (mountain ? 0 : MOUNTAIN),
  unwelcome: (ski ? 0 : ACCIDENTE) | ROUGH | MOUNTAIN,
});

/** Half a UD a hex by road, a whole one across country; the shorter counts (HP-A19), −1 where there is neither. */
const shorter = (roadSteps: number, country: number): number => {
  if (roadSteps < 0) return country;
  return country < 0 ? roadSteps / 2 : Math.min(roadSteps / 2, country);
};
