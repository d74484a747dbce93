// The open table (HP-G10 to G22) behind the interface of section G.
import type { Ground, Scenario } from '../scenario/format.ts';
import {
  type AreaId,
  type Crossing,
  costsToCross,
  type Geometry,
  isMasking,
  isPassable,
  NO_AREA,
  type Place,
  type Presence,
  type Step,
  type Supply,
  type SupplyLine,
  type Traveller,
} from './geometry.ts';
import { convertedMap, type OpenArea, type OpenMap, openMap } from './open-map.ts';
import {
  entersAny,
  nearestOf,
  type Obstacles,
  riversWithGaps,
  roadLength,
  shortestPath,
} from './open-paths.ts';
import {
  at,
  disc,
  hundredths,
  isInside,
  isWithin,
  legsOf,
  lengthOf,
  meetingShares,
  nearestOn,
  type Point,
  type Segment,
  segmentsMeet,
  sidesOf,
  square,
  turned,
  whole,
  withinSquare,
} from './plane.ts';

/** Wider than any table (HP-B22): both coordinates of a place fit into one whole number. */
const COLUMN = 4096;
export const pack = ({ x, y }: Point): number => x * COLUMN + y;
export const unpack = (packed: number): Point => ({
  x: Math.floor(packed / COLUMN),
  y: packed % COLUMN,
});

const CONTROL = 0.5;
const CROSSING = 0.25;
const ON_ROAD = 0.1;
const LATTICE = 60;
const LINK = 500;
const OPEN_GROUND: Ground = { terrain: 'open' };
/** HP-G13 (4): a line is lengthened from 0.05 UD on. */
const DETOUR = 0.05;

export class OpenGeometry implements Geometry {
  readonly kind = 'open';
  readonly map: OpenMap;
  readonly bases: readonly (readonly Place[])[];
  readonly zones: readonly (readonly Place[])[];
  readonly minefieldZones: readonly (readonly Place[])[];
  private readonly lattice: readonly Place[];
  private readonly rivers: readonly Segment[];
  private readonly streams: readonly Segment[];
  /** By square of 1 UD: the areas that may cover a place there, the topmost first. */
  private readonly grid: ReadonlyMap<number, readonly OpenArea[]>;

  constructor(map: OpenMap) {
    this.map = map;
    this.rivers = map.rivers.flatMap((river) => legsOf(river));
    this.streams = map.streams.flatMap((stream) => legsOf(stream));
    this.grid = gridOf(map);
    this.lattice = (map.centres ?? latticeOf(map)).map((p) => pack(p) as Place);
    this.bases = map.bases.map((bases) => bases.map((base) => pack(base) as Place));
    this.zones = map.zones.map((_, side) => this.lattice.filter((p) => this.inZone(side, p)));
    this.minefieldZones = map.minefieldZones.map((_, side) =>
      this.lattice.filter((p) => this.inMinefieldZone(side, p)),
    );
  }

  // ------------------------------------------------------------------------------------- names

  nameOf(place: Place): string {
    const { x, y } = unpack(place);
    return `${(x / 100).toFixed(2)},${(y / 100).toFixed(2)}`;
  }

  placeOf(name: string): Place | undefined {
    const match = /^(\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(name);
    if (!match) return undefined;
    const place = pack({ x: hundredths(Number(match[1])), y: hundredths(Number(match[2])) });
    return this.onTable(place as Place) ? (place as Place) : undefined;
  }

  nameOfCrossing(crossing: Crossing): string {
    return this.nameOf(crossing as number as Place);
  }

  crossingOf(name: string): Crossing | undefined {
    return this.placeOf(name) as number | undefined as Crossing | undefined;
  }

  // --------------------------------------------------------------------------------- measuring

  onTable(place: Place): boolean {
    const { x, y } = unpack(place);
    return place >= 0 && x <= this.map.width && y <= this.map.height;
  }

  distance(a: Place, b: Place): number {
    return lengthOf(unpack(a), unpack(b));
  }

  within(a: Place, b: Place, radius: number): boolean {
    return isWithin(unpack(a), unpack(b), radius);
  }

  inContact(a: Place, b: Place): boolean {
    return this.within(a, b, 1);
  }

  inControlZone(place: Place, group: Place): boolean {
    return this.within(place, group, CONTROL);
  }

  inInfluenceZone(place: Place, group: Place): boolean {
    return this.within(place, group, 1);
  }

  takesBase(group: Place, base: Place): boolean {
    return this.distance(group, base) < 1;
  }

  inMinefield(group: Place, field: Place): boolean {
    return this.within(group, field, CONTROL);
  }

  // ------------------------------------------------------------------------------------ ground

  private topAt(p: Point): OpenArea | undefined {
    return this.grid.get(squareOf(p))?.find(({ polygon }) => isInside(p, polygon));
  }

  groundAt(place: Place): Ground {
    return this.topAt(unpack(place))?.ground ?? OPEN_GROUND;
  }

  areaAt(place: Place): AreaId {
    return this.topAt(unpack(place))?.area ?? NO_AREA;
  }

  onRoad(place: Place): boolean {
    return this.netsAt(unpack(place)).length > 0;
  }

  private netsAt(p: Point): number[] {
    const near = withinSquare(ON_ROAD);
    return this.map.roads.flatMap((road, i) =>
      legsOf(road).some((leg) => square(p, nearestOn(p, leg)) < near) ? [this.map.nets[i]!] : [],
    );
  }

  /** HP-G14. */
  lineOfSight(a: Place, b: Place): boolean {
    if (this.within(a, b, 1)) return true;
    const line: Segment = [unpack(a), unpack(b)];
    const length = Math.sqrt(square(...line));
    let all = 0;
    let stretch = 0;
    let reachesStart = true;
    for (const [share, masking] of this.pieces(line)) {
      if (masking) {
        stretch += share * length;
        all += share * length;
        continue;
      }
      if (!reachesStart && whole(stretch) > 5) return false;
      reachesStart = false;
      stretch = 0;
    }
    return whole(all) <= 100;
  }

  /** The line divided where it meets borders: how much each piece is of it, and whether it masks. */
  private pieces(line: Segment): [number, boolean][] {
    const shares = this.map.areas
      .flatMap(({ polygon }) => sidesOf(polygon).flatMap((side) => meetingShares(line, side)))
      .concat(0, 1)
      .sort((p, q) => p - q);
    const pieces: [number, boolean][] = [];
    for (let i = 1; i < shares.length; i++) {
      const part = shares[i]! - shares[i - 1]!;
      if (part <= 0) continue;
      const top = this.topAt(at(line, (shares[i]! + shares[i - 1]!) / 2));
      pieces.push([part, top !== undefined && isMasking(top.ground)]);
    }
    return pieces;
  }

  // ---------------------------------------------------------------------------------- movement

  /** HP-G20: every leg in steps of 0.01 UD, each point rounded. */
  walk(
    from: Place,
    path: readonly Place[],
    pontoons: readonly Crossing[],
  ): readonly Step[] | undefined {
    const steps: Step[] = [];
    let start = unpack(from);
    for (const place of path) {
      const end = unpack(place);
      if (!this.onTable(place) || (end.x === start.x && end.y === start.y)) return undefined;
      this.walkLeg([start, end], pontoons, steps);
      start = end;
    }
    return steps;
  }

  private walkLeg(leg: Segment, pontoons: readonly Crossing[], steps: Step[]): void {
    const [a, b] = leg;
    const length = Math.sqrt(square(a, b));
    const rivers = this.rivers.filter((river) => segmentsMeet(leg, river) || isBeside(leg, river));
    const streams = this.streams.filter((line) => segmentsMeet(leg, line) || isBeside(leg, line));
    const crossings = [...this.map.bridges, ...pontoons.map(unpack)];
    let before = a;
    let nets = this.netsAt(a);
    let walked = 0;
    for (let k = 1; walked < length; k++) {
      const now = Math.min(k, length);
      const point =
        now < length
          ? {
              x: whole(a.x + ((b.x - a.x) * k) / length),
              y: whole(a.y + ((b.y - a.y) * k) / length),
            }
          : b;
      const here = this.netsAt(point);
      const segment: Segment = [before, point];
      const touches = (line: Segment): boolean =>
        segmentsMeet(segment, line) && !isStartOnly(segment, line);
      steps.push({
        from: pack(before) as Place,
        to: pack(point) as Place,
        length: (now - walked) / 100,
        road: here.some((net) => nets.includes(net)),
        stream: streams.some(touches),
        barred: rivers.some(touches) && !crossings.some((at) => isWithin(point, at, CROSSING)),
      });
      walked = now;
      before = point;
      nets = here;
    }
  }

  /** A ring of twelve straight moves of 1 UD, each as one. */
  steps(from: Place, pontoons: readonly Crossing[]): readonly Step[] {
    const start = unpack(from);
    return Array.from({ length: 12 }, (_, i) => turned({ x: 100, y: 0 }, i)).flatMap(({ x, y }) => {
      const end = { x: whole(start.x + x), y: whole(start.y + y) };
      const to = pack(end) as Place;
      if (end.x < 0 || end.y < 0 || !this.onTable(to)) return [];
      const walked = this.walk(from, [to], pontoons) ?? [];
      return [
        {
          from,
          to,
          length: walked.reduce((sum, { length }) => sum + length, 0),
          road: walked.every(({ road }) => road),
          stream: walked.some(({ stream }) => stream),
          barred: walked.some(({ barred }) => barred),
        },
      ];
    });
  }

  /** HP-G15. */
  retreats(from: Place, victor: Place): readonly Place[] {
    const [here, there] = [unpack(from), unpack(victor)];
    const length = Math.sqrt(square(here, there)) || 1;
    const away = { x: ((here.x - there.x) / length) * 100, y: ((here.y - there.y) / length) * 100 };
    return [0, 1, -1, 2, -2].flatMap((steps) => {
      const { x, y } = turned(away, steps);
      const end = { x: whole(here.x + x), y: whole(here.y + y) };
      const place = pack(end) as Place;
      return end.x >= 0 && end.y >= 0 && this.onTable(place) ? [place] : [];
    });
  }

  /** HP-G21. */
  assaultCrosses(a: Place, b: Place, pontoons: readonly Crossing[]): boolean {
    const line: Segment = [unpack(a), unpack(b)];
    const crossings = [...this.map.bridges, ...pontoons.map(unpack)];
    return this.rivers
      .flatMap((river) => meetingShares(line, river))
      .every((share) => crossings.some((p) => isWithin(at(line, share), p, CROSSING)));
  }

  /** HP-G18. */
  pontoonSites(place: Place, pontoons: readonly Crossing[]): readonly Crossing[] {
    const here = unpack(place);
    const near = nearestOf(here, this.rivers);
    if (!near || !isWithin(here, near, CONTROL)) return [];
    const site = { x: whole(near.x), y: whole(near.y) };
    const crossings = [...this.map.bridges, ...pontoons.map(unpack)];
    if (crossings.some((p) => isWithin(site, p, CONTROL))) return [];
    const beyond = { x: 2 * site.x - here.x, y: 2 * site.y - here.y };
    const far = pack(beyond) as Place;
    if (beyond.x < 0 || beyond.y < 0 || !this.onTable(far)) return [];
    const { terrain } = this.groundAt(far);
    return terrain === 'water' || terrain === 'mountain' ? [] : [pack(site) as Crossing];
  }

  // ------------------------------------------------------------------------------------ supply

  supply(presence: Presence, zones: 'cuts' | 'costs'): Supply {
    return {
      line: (from, source, traveller) => this.line(from, source, traveller, presence, zones),
    };
  }

  private line(
    from: Place,
    source: Place,
    traveller: Traveller,
    presence: Presence,
    zones: 'cuts' | 'costs',
  ): SupplyLine | undefined {
    const [a, b] = [unpack(from), unpack(source)];
    const road = roadLength(a, b, this.map, []);
    const straight = Math.sqrt(square(a, b));
    const reference = whole(Math.min(straight, road === undefined ? straight : road / 2)) / 100;
    const cut = this.lineAmong(a, b, traveller, presence, 100);
    const found =
      cut ?? (zones === 'costs' ? this.lineAmong(a, b, traveller, presence, 50) : undefined);
    if (!found) return undefined;
    const detour = cut === undefined || found.length > reference + DETOUR + 1e-9;
    return { ...found, reference, detour };
  }

  /** HP-G13 (1) and (2), with discs of this radius. */
  private lineAmong(
    a: Point,
    b: Point,
    traveller: Traveller,
    presence: Presence,
    radius: number,
  ): { length: number; crossesBroken: boolean } | undefined {
    const discs = discsOf(presence, [a, b], radius);
    const road = roadLength(a, b, this.map, discs);
    const obstacles = this.obstacles(
      presence,
      discs,
      ({ ground }) => !isPassable(ground, traveller),
    );
    const path = shortestPath(a, b, obstacles);
    const byRoad = road === undefined ? Number.POSITIVE_INFINITY : road / 2;
    if (!path || byRoad <= path.length) {
      return road === undefined ? undefined : { length: whole(byRoad) / 100, crossesBroken: false };
    }
    const length = whole(path.length) / 100;
    const broken = this.map.areas
      .filter(
        ({ ground, polygon }) =>
          costsToCross(ground, traveller) && !isInside(a, polygon) && !isInside(b, polygon),
      )
      .map(({ polygon }) => polygon);
    const crosses = legsOf(path.points).some((leg) => entersAny(leg, broken));
    if (!crosses) return { length, crossesBroken: false };
    const round = shortestPath(a, b, {
      ...obstacles,
      polygons: [...obstacles.polygons, ...broken],
    });
    return { length, crossesBroken: !round || whole(round.length) > whole(path.length) + 1 };
  }

  private obstacles(
    { pontoons }: Presence,
    discs: readonly (readonly Point[])[],
    isClosed: (area: OpenArea) => boolean,
  ): Obstacles {
    const { areas, rivers, bridges, width, height } = this.map;
    return {
      polygons: [...areas.filter(isClosed).map(({ polygon }) => polygon), ...discs],
      rivers: riversWithGaps(rivers, [...bridges, ...pontoons.map(unpack)]),
      width,
      height,
    };
  }

  /** HP-G21, HP-A70 (4). */
  depotLink(from: Place, to: Place, presence: Presence): number | undefined {
    const [a, b] = [unpack(from), unpack(to)];
    const discs = discsOf(presence, [a, b], 50);
    const road = roadLength(a, b, this.map, discs);
    const obstacles = this.obstacles(
      presence,
      discs,
      ({ ground, polygon }) =>
        ground.terrain !== 'open' && !isInside(a, polygon) && !isInside(b, polygon),
    );
    const country = shortestPath(a, b, obstacles)?.length ?? Number.POSITIVE_INFINITY;
    const length = Math.min(road === undefined ? Number.POSITIVE_INFINITY : road / 2, country);
    return whole(length) <= LINK ? whole(length) / 100 : undefined;
  }

  roadOpen(from: Place, to: Place, presence: Presence): boolean {
    const [a, b] = [unpack(from), unpack(to)];
    return roadLength(a, b, this.map, discsOf(presence, [a, b], 100)) !== undefined;
  }

  // -------------------------------------------------------------------- what the scenario names

  private isIn(polygons: readonly (readonly Point[])[], place: Place): boolean {
    const p = unpack(place);
    return polygons.some((polygon) => isInside(p, polygon));
  }

  /** HP-G22: inside the zone, and at least 0.05 UD from a river. */
  inZone(side: number, place: Place): boolean {
    const p = unpack(place);
    return (
      this.isIn(this.map.zones[side]!, place) &&
      this.rivers.every((river) => square(p, nearestOn(p, river)) >= 4.5 * 4.5)
    );
  }

  inMinefieldZone(side: number, place: Place): boolean {
    return this.isIn(this.map.minefieldZones[side]!, place);
  }

  inObjective(objective: number, place: Place): boolean {
    const goal = this.map.objectives[objective]!;
    if ('polygons' in goal) return this.isIn(goal.polygons, place);
    return isWithin(unpack(place), goal.at, CONTROL);
  }

  distanceToObjective(objective: number, place: Place): number {
    const goal = this.map.objectives[objective]!;
    const p = unpack(place);
    if (!('polygons' in goal)) return lengthOf(p, goal.at);
    if (this.isIn(goal.polygons, place)) return 0;
    const near = nearestOf(
      p,
      goal.polygons.flatMap((polygon) => sidesOf(polygon)),
    );
    return near ? lengthOf(p, near) : Number.POSITIVE_INFINITY;
  }

  inRegion(region: string, place: Place): boolean {
    return this.isIn(this.map.regions.get(region) ?? [], place);
  }

  around(centre: Place, radius: number): readonly Place[] {
    return this.lattice
      .filter((place) => this.within(place, centre, radius))
      .sort((a, b) => this.distance(a, centre) - this.distance(b, centre));
  }
}

/** HP-G13 (2): round known enemies, shrunk to the nearest own group, the group itself and the source. */
function discsOf({ own, enemy }: Presence, ends: readonly Point[], radius: number): Point[][] {
  const friends = [...own.map(unpack), ...ends];
  return enemy.map((place) => {
    const centre = unpack(place);
    const nearest = Math.min(...friends.map((friend) => Math.sqrt(square(friend, centre))));
    return disc(centre, Math.min(radius, nearest));
  });
}

/** A line that touches only the point where the step began was touched by the step before. */
const isStartOnly = ([a, b]: Segment, line: Segment): boolean =>
  segmentsMeet([a, a], line) && !segmentsMeet([b, b], line) && !crossesProperly([a, b], line);
const crossesProperly = (step: Segment, line: Segment): boolean =>
  meetingShares(step, line).some((share) => share > 0 && share < 1);

/** Rounding may carry a step over a line that the leg itself just misses. */
const isBeside = (leg: Segment, line: Segment): boolean =>
  [...leg].some((p) => square(p, nearestOn(p, line)) <= 4) ||
  [...line].some((p) => square(p, nearestOn(p, leg)) <= 4);

const SQUARE = 100;
const squareOf = ({ x, y }: Point): number =>
  Math.floor(x / SQUARE) * COLUMN + Math.floor(y / SQUARE);

function gridOf({ areas }: OpenMap): Map<number, OpenArea[]> {
  const grid = new Map<number, OpenArea[]>();
  for (const area of areas) {
    const xs = area.polygon.map(({ x }) => Math.floor(x / SQUARE));
    const ys = area.polygon.map(({ y }) => Math.floor(y / SQUARE));
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
        const key = x * COLUMN + y;
        grid.set(key, [area, ...(grid.get(key) ?? [])]);
      }
    }
  }
  return grid;
}

/** HP-G22, row by row. */
function latticeOf({ width, height }: OpenMap): Point[] {
  const points: Point[] = [];
  for (let y = LATTICE / 2; y <= height; y += LATTICE) {
    for (let x = LATTICE / 2; x <= width; x += LATTICE) points.push({ x, y });
  }
  return points;
}

/** The table that a scenario is played on with the option `open`; a hex scenario is converted (HP-G17). */
export const openGeometry = (scenario: Scenario): OpenGeometry =>
  new OpenGeometry(scenario.geometry === 'open' ? openMap(scenario) : convertedMap(scenario));
