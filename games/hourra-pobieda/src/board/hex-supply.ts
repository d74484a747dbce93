// Supply lines on hexes (HP-G7), depot links (HP-A70) and open roads (HP-W.6): breadth first from the source.
import { distance } from '@motti/engine';
import type { Crossing, Place, Presence, Supply, SupplyLine, Traveller } from './geometry.ts';
import { costsToCross, isPassable } from './geometry.ts';
import { type HexTables, SIDES_OF_A_HEX, sideNumber } from './hex-tables.ts';

/** What a line may meet, by cell. */
interface Obstacles {
  /** Not to be passed through at all. */
  readonly forbidden: readonly boolean[];
  readonly pontoons: readonly Crossing[];
}

/** How a hex between the ends may be passed. */
interface Manner {
  /** Only by entering and leaving along roads. */
  roadOnly(cell: number): boolean;
  /** To be avoided, if some line of the same length can, unless entered and left along roads. */
  unwelcome(cell: number): boolean;
}

/** Shortest lines from one source: by cell the length, −1 where there is none, and whether one is clean. */
interface Field {
  readonly lengths: readonly number[];
  readonly clean: readonly boolean[];
}

const UNREACHED = -1;

/**
 * Breadth first over pairs of a cell and "came along a road": whether a hex may be passed, or counts, depends on how
 * the line enters *and* leaves it (HP-A32). Both ends are free of all conditions (HP-A15).
 */
function linesFrom(
  tables: HexTables,
  source: Place,
  { forbidden, pontoons }: Obstacles,
  manner: Manner,
): Field {
  const states = tables.hexes.length * 2;
  const length = new Array<number>(states).fill(UNREACHED);
  const clean = new Array<boolean>(states).fill(false);
  let layer = [source * 2 + 1];
  length[source * 2 + 1] = 0;
  clean[source * 2 + 1] = true;
  for (let done = 0; layer.length > 0; done++) {
    const next: number[] = [];
    for (const state of layer) {
      const cell = state >> 1;
      const end = cell === source;
      if (!end && forbidden[cell]) continue;
      const byRoad = (state & 1) === 1;
      for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
        const side = cell * SIDES_OF_A_HEX + direction;
        const to = tables.neighbours[side]!;
        if (to < 0 || isBarred(tables, side, cell, to, pontoons)) continue;
        const road = tables.roads[side]!;
        const alongRoad = byRoad && road;
        if (!end && !alongRoad && manner.roadOnly(cell)) continue;
        const stays = clean[state]! && (end || alongRoad || !manner.unwelcome(cell));
        const reached = to * 2 + (road ? 1 : 0);
        if (length[reached] === UNREACHED) {
          length[reached] = done + 1;
          clean[reached] = stays;
          next.push(reached);
        } else if (length[reached] === done + 1 && stays) {
          clean[reached] = true;
        }
      }
    }
    layer = next;
  }
  return shortest(length, clean);
}

function isBarred(
  tables: HexTables,
  side: number,
  cell: number,
  to: number,
  pontoons: readonly Crossing[],
): boolean {
  if (!tables.barred[side]) return false;
  return !pontoons.includes(sideNumber(tables.neighbours, cell, to) as Crossing);
}

/** The better of both ways to arrive at a cell. */
function shortest(length: readonly number[], clean: readonly boolean[]): Field {
  const lengths: number[] = [];
  const cleans: boolean[] = [];
  for (let state = 0; state < length.length; state += 2) {
    const [off, road] = [length[state]!, length[state + 1]!];
    const least = off < 0 ? road : road < 0 ? off : Math.min(off, road);
    lengths.push(least);
    cleans.push((off === least && clean[state]!) || (road === least && clean[state + 1]!));
  }
  return { lengths, clean: cleans };
}

/** The number of steps of the shortest all-road route to every cell. */
function roadsFrom(tables: HexTables, source: Place, forbidden: readonly boolean[]): number[] {
  const lengths = new Array<number>(tables.hexes.length).fill(UNREACHED);
  lengths[source] = 0;
  const queue: number[] = [source];
  for (const cell of queue) {
    if (cell !== source && forbidden[cell]) continue;
    for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
      const side = cell * SIDES_OF_A_HEX + direction;
      const to = tables.neighbours[side]!;
      if (to < 0 || !tables.roads[side] || lengths[to] !== UNREACHED) continue;
      lengths[to] = lengths[cell]! + 1;
      queue.push(to);
    }
  }
  return lengths;
}

const none = (tables: HexTables): boolean[] => new Array<boolean>(tables.hexes.length).fill(false);

/** HP-G7: the hexes of known enemies, and with `zones` those of their influence that no own group holds. */
function enemyHexes(tables: HexTables, { own, enemy }: Presence, zones: boolean): boolean[] {
  const hexes = none(tables);
  for (const cell of zones ? enemy : []) {
    for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
      const beside = tables.neighbours[cell * SIDES_OF_A_HEX + direction]!;
      if (beside >= 0) hexes[beside] = true;
    }
  }
  for (const cell of own) hexes[cell] = false;
  for (const cell of enemy) hexes[cell] = true;
  return hexes;
}

/** Half a UD a hex by road, a whole one across country; the shorter counts (HP-A19). */
const shorter = (roadSteps: number, country: number): number | undefined => {
  if (roadSteps < 0) return country < 0 ? undefined : country;
  return country < 0 ? roadSteps / 2 : Math.min(roadSteps / 2, country);
};

interface Fields {
  readonly roads: readonly number[];
  readonly country: Field;
}

/** One side's lines in one position; what has been searched from a source is kept for the next group. */
export class HexSupply implements Supply {
  private readonly cutting: readonly boolean[];
  private readonly found = new Map<number, Fields>();
  private readonly references = new Map<number, readonly number[]>();

  private readonly tables: HexTables;
  private readonly presence: Presence;
  private readonly zones: 'cuts' | 'costs';

  constructor(tables: HexTables, presence: Presence, zones: 'cuts' | 'costs') {
    this.tables = tables;
    this.presence = presence;
    this.zones = zones;
    this.cutting = enemyHexes(tables, presence, true);
  }

  line(from: Place, source: Place, traveller: Traveller): SupplyLine | undefined {
    const reference = this.reference(from, source);
    const cut = this.shortestLine(from, source, traveller, true);
    if (cut) return { ...cut, reference, detour: cut.length > reference };
    if (this.zones === 'cuts') return undefined;
    // HP-A17, option `costs`: through the zones after all, for the point of a detour.
    const through = this.shortestLine(from, source, traveller, false);
    return through && { ...through, reference, detour: true };
  }

  /** HP-G7 (1): neither enemies nor ground nor rivers. */
  private reference(from: Place, source: Place): number {
    let roads = this.references.get(source);
    if (!roads) {
      roads = roadsFrom(this.tables, source, none(this.tables));
      this.references.set(source, roads);
    }
    const straight = distance(this.tables.hexes[from]!, this.tables.hexes[source]!);
    return shorter(roads[from]!, straight) ?? straight;
  }

  private shortestLine(
    from: Place,
    source: Place,
    traveller: Traveller,
    zonesCut: boolean,
  ): { length: number; crossesBroken: boolean } | undefined {
    const { roads, country } = this.fields(source, traveller, zonesCut);
    const length = shorter(roads[from]!, country.lengths[from]!);
    if (length === undefined) return undefined;
    const byRoad = roads[from]! >= 0 && roads[from]! / 2 === length;
    return { length, crossesBroken: !byRoad && !country.clean[from] };
  }

  private fields(source: Place, traveller: Traveller, zonesCut: boolean): Fields {
    const key =
      source * 8 + (traveller.mountain ? 1 : 0) + (traveller.ski ? 2 : 0) + (zonesCut ? 4 : 0);
    const known = this.found.get(key);
    if (known) return known;
    const forbidden = zonesCut ? this.cutting : enemyHexes(this.tables, this.presence, false);
    const { grounds } = this.tables;
    const fields = {
      roads: roadsFrom(this.tables, source, forbidden),
      country: linesFrom(
        this.tables,
        source,
        { forbidden, pontoons: this.presence.pontoons },
        {
          roadOnly: (cell) => !isPassable(grounds[cell]!, traveller),
          unwelcome: (cell) => costsToCross(grounds[cell]!, traveller),
        },
      ),
    };
    this.found.set(key, fields);
    return fields;
  }
}

const LINK = 5;

/** HP-A70 (4): open ground or road between the ends, no control zone of an enemy; influence does not matter. */
export function linkLength(
  tables: HexTables,
  from: Place,
  to: Place,
  presence: Presence,
): number | undefined {
  const forbidden = enemyHexes(tables, presence, false);
  const roads = roadsFrom(tables, to, forbidden);
  const country = linesFrom(
    tables,
    to,
    { forbidden, pontoons: presence.pontoons },
    { roadOnly: (cell) => tables.grounds[cell]!.terrain !== 'open', unwelcome: () => false },
  );
  const length = shorter(roads[from]!, country.lengths[from]!);
  return length !== undefined && length <= LINK ? length : undefined;
}

/** HP-W.6: the length in hexes of the shortest road without enemies on the way. */
export function roadRoute(
  tables: HexTables,
  from: Place,
  to: Place,
  presence: Presence,
): number | undefined {
  const steps = roadsFrom(tables, from, enemyHexes(tables, presence, true))[to]!;
  return steps < 0 ? undefined : steps;
}
