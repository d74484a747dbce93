// The open table (HP-G10 to G22) behind the interface of section G.
import type { Ground, Scenario } from '../scenario/format.ts';
import {
  type AreaId,
  type Crossing,
  type Geometry,
  isMasking,
  NO_AREA,
  type Place,
  type Presence,
  type Step,
  type Supply,
  type Traveller,
} from './geometry.ts';
import { OpenGround } from './open-ground.ts';
import { type DrawnLine, type Facing, OpenLines } from './open-lines.ts';
import { convertedMap, type OpenArea, type OpenMap, openMap } from './open-map.ts';
import { nearestOf } from './open-paths.ts';
import { Walk } from './open-walk.ts';
import {
  at,
  direction,
  hundredths,
  isInside,
  isWithin,
  legsOf,
  lengthOf,
  meetingShares,
  nearestOn,
  type Point,
  type Segment,
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

/** More than there are places. */
const PLACES = COLUMN * COLUMN;
/** The square of their distance, in hundredths. */
const apart = (a: number, b: number): number => {
  const x = Math.floor(a / COLUMN) - Math.floor(b / COLUMN);
  const y = (a % COLUMN) - (b % COLUMN);
  return x * x + y * y;
};

const CONTROL = 0.5;
const CROSSING = 0.25;
const LATTICE = 60;
const LINK = 500;
const OPEN_GROUND: Ground = { terrain: 'open' };
/** Ends of roads that are looked at. */
const MOST_WAYS = 6;
const CONTROL_SQUARE = withinSquare(CONTROL);
const CONTACT_SQUARE = withinSquare(1);
/** Sight between two places is asked for again and again while nobody moves. */
const MOST_LINES_KEPT = 20_000;

export class OpenGeometry implements Geometry {
  readonly kind = 'open';
  readonly map: OpenMap;
  readonly bases: readonly (readonly Place[])[];
  readonly zones: readonly (readonly Place[])[];
  readonly minefieldZones: readonly (readonly Place[])[];
  readonly places: readonly Place[];
  readonly ground: OpenGround;
  private readonly rivers: readonly Segment[];
  private readonly streams: readonly Segment[];
  private readonly roads: readonly Segment[];
  readonly #sight = new Map<number, boolean>();
  #lines: OpenLines | undefined;

  constructor(map: OpenMap) {
    this.map = map;
    this.rivers = map.rivers.flatMap((river) => legsOf(river));
    this.streams = map.streams.flatMap((stream) => legsOf(stream));
    this.roads = map.roads.flatMap((road) => legsOf(road));
    this.ground = new OpenGround(map);
    this.places = (map.centres ?? latticeOf(map)).map((p) => pack(p) as Place);
    this.bases = map.bases.map((bases) => bases.map((base) => pack(base) as Place));
    this.zones = map.zones.map((_, side) => this.places.filter((p) => this.inZone(side, p)));
    this.minefieldZones = map.minefieldZones.map((polygons) =>
      this.places.filter((p) => this.isIn(polygons, p)),
    );
  }

  private get lines(): OpenLines {
    this.#lines ??= new OpenLines(this.map);
    return this.#lines;
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
    return apart(a, b) < withinSquare(radius);
  }

  inContact(a: Place, b: Place): boolean {
    return apart(a, b) < CONTACT_SQUARE;
  }

  inControlZone(place: Place, group: Place): boolean {
    return apart(place, group) < CONTROL_SQUARE;
  }

  inInfluenceZone(place: Place, group: Place): boolean {
    return apart(place, group) < CONTACT_SQUARE;
  }

  takesBase(group: Place, base: Place): boolean {
    return this.distance(group, base) < 1;
  }

  inMinefield(group: Place, field: Place): boolean {
    return this.within(group, field, CONTROL);
  }

  // ------------------------------------------------------------------------------------ ground

  private topAt({ x, y }: Point): OpenArea | undefined {
    return this.map.areas[this.ground.topAt(x, y)];
  }

  groundAt(place: Place): Ground {
    return this.topAt(unpack(place))?.ground ?? OPEN_GROUND;
  }

  areaAt(place: Place): AreaId {
    return this.topAt(unpack(place))?.area ?? NO_AREA;
  }

  onRoad(place: Place): boolean {
    const { x, y } = unpack(place);
    return this.ground.netsAt(x, y).length > 0;
  }

  joinedByRoad(a: Place, b: Place): boolean {
    const [p, q] = [unpack(a), unpack(b)];
    const nets = this.ground.netsAt(p.x, p.y);
    return nets.length > 0 && this.ground.netsAt(q.x, q.y).some((net) => nets.includes(net));
  }

  lineOfSight(a: Place, b: Place): boolean {
    if (this.inContact(a, b)) return true;
    const key = Math.min(a, b) * PLACES + Math.max(a, b);
    const known = this.#sight.get(key);
    if (known !== undefined) return known;
    const seen = this.isSeen([unpack(Math.min(a, b)), unpack(Math.max(a, b))]);
    if (this.#sight.size >= MOST_LINES_KEPT) this.#sight.clear();
    this.#sight.set(key, seen);
    return seen;
  }

  /** HP-G14. */
  private isSeen(line: Segment): boolean {
    const near = this.ground.areasNear(line).map((area) => this.map.areas[area]!);
    if (!near.some(({ ground }) => isMasking(ground))) return true;
    const length = Math.sqrt(square(...line));
    let all = 0;
    let stretch = 0;
    let reachesStart = true;
    for (const [share, masking] of this.pieces(line, near)) {
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

  /** HP-G14: the stretches of a line of sight that masking ground hides, each joined to one. */
  maskedStretches(a: Place, b: Place): Segment[] {
    const line: Segment = [unpack(a), unpack(b)];
    const near = this.ground.areasNear(line).map((area) => this.map.areas[area]!);
    const stretches: [number, number][] = [];
    let from = 0;
    for (const [share, masking] of this.pieces(line, near)) {
      const last = stretches.at(-1);
      if (masking && last && last[1] === from) last[1] = from + share;
      else if (masking) stretches.push([from, from + share]);
      from += share;
    }
    return stretches.map(([start, end]) => [at(line, start), at(line, end)]);
  }

  /** The line divided where it meets borders: how much each piece is of it, and whether it masks. */
  private pieces(line: Segment, areas: readonly OpenArea[]): [number, boolean][] {
    const shares = areas
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

  /** HP-G20: the path as a walk in steps of 0.01 UD. */
  walkAlong(from: Place, path: readonly Place[], pontoons: readonly Crossing[]): Walk {
    const waters = {
      rivers: this.rivers,
      streams: this.streams,
      crossings: [...this.map.bridges, ...pontoons.map(unpack)],
    };
    return new Walk(this.ground, waters, unpack(from), path.map(unpack));
  }

  walk(
    from: Place,
    path: readonly Place[],
    pontoons: readonly Crossing[],
  ): readonly Step[] | undefined {
    let before = from;
    for (const place of path) {
      if (!this.onTable(place) || place === before) return undefined;
      before = place;
    }
    const steps: Step[] = [];
    const walk = this.walkAlong(from, path, pontoons);
    while (walk.next()) {
      const { x, y, beforeX, beforeY, length, road, stream, barred } = walk;
      steps.push({
        from: pack({ x: beforeX, y: beforeY }) as Place,
        to: pack({ x, y }) as Place,
        length: length / 100,
        road,
        stream,
        barred,
      });
    }
    return steps;
  }

  /** Straight on from a place, in a direction of 15° steps clockwise from the east; nothing off the table. */
  onwards(from: Place, bearing: number, hundredths: number): Place | undefined {
    const { x, y } = direction(bearing);
    return this.at({ x: unpack(from).x + x * hundredths, y: unpack(from).y + y * hundredths });
  }

  /** From a place so far towards another; nothing where they are one. */
  towards(from: Place, to: Place, hundredths: number): Place | undefined {
    const [a, b] = [unpack(from), unpack(to)];
    const length = Math.sqrt(square(a, b));
    if (length === 0) return undefined;
    const share = hundredths / length;
    return this.at({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  }

  /** The nearest point of a road, if it is at most so far. */
  nearestRoad(from: Place, radius: number): Place | undefined {
    const p = unpack(from);
    const near = nearestOf(p, this.roads);
    return near && square(p, near) <= (100 * radius) ** 2 ? this.at(near) : undefined;
  }

  /** A few ways along roads from here, the farthest first: to their corners within reach; off the road, to the road. */
  roadsFrom(from: Place, hundredths: number, few: number): readonly (readonly Place[])[] {
    if (!this.onRoad(from)) {
      const near = this.nearestRoad(from, hundredths / 100);
      return near === undefined || near === from ? [] : [[near]];
    }
    const p = unpack(from);
    const most = hundredths * hundredths;
    const ends = this.map.roads
      .flatMap((road) => road.filter((q) => square(p, q) <= most && square(p, q) > 100))
      .sort((a, b) => square(p, b) - square(p, a));
    const ways: Place[][] = [];
    for (const end of ends.slice(0, MOST_WAYS)) {
      if (ways.length >= few) break;
      const way = this.lines.road(p, end, []);
      if (!way || way.length > hundredths + 1) continue;
      const places = way.points.slice(1).flatMap((q) => this.at(q) ?? []);
      const path = places.filter((place, i) => place !== (places[i - 1] ?? from));
      if (path.length > 0 && path.length <= 24) ways.push(path);
    }
    return ways;
  }

  /** Where an objective is reached from a place: its point, or the nearest of its corners and middles. */
  objectivePlace(objective: number, from: Place): Place | undefined {
    const goal = this.map.objectives[objective]!;
    if (!('polygons' in goal)) return this.at(goal.at);
    const p = unpack(from);
    let best: Point | undefined;
    for (const polygon of goal.polygons) {
      const middle = {
        x: polygon.reduce((sum, q) => sum + q.x, 0) / polygon.length,
        y: polygon.reduce((sum, q) => sum + q.y, 0) / polygon.length,
      };
      if (!best || square(p, middle) < square(p, best)) best = middle;
    }
    return best && this.at(best);
  }

  private at({ x, y }: Point): Place | undefined {
    const point = { x: whole(x), y: whole(y) };
    const place = pack(point) as Place;
    return point.x >= 0 && point.y >= 0 && this.onTable(place) ? place : undefined;
  }

  /** A ring of twelve straight moves of 1 UD, each as one. */
  steps(from: Place, pontoons: readonly Crossing[]): readonly Step[] {
    return Array.from({ length: 12 }, (_, i) => i * 2).flatMap((bearing) => {
      const to = this.onwards(from, bearing, 100);
      if (to === undefined) return [];
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

  /** A pontoon is named by where it lies. */
  bankBeyond(_place: Place, crossing: Crossing): Place {
    return crossing as number as Place;
  }

  // ------------------------------------------------------------------------------------ supply

  supply(presence: Presence, zones: 'cuts' | 'costs'): Supply {
    return {
      line: (from, source, traveller, standing) => {
        const line = this.drawnLine(from, source, traveller, presence, zones, standing);
        if (!line) return undefined;
        const { length, reference, detour, crossesBroken } = line;
        return { length, reference, detour, crossesBroken };
      },
    };
  }

  /** HP-G13, with the way the line takes. */
  drawnLine(
    from: Place,
    source: Place,
    traveller: Traveller,
    presence: Presence,
    zones: 'cuts' | 'costs',
    standing = false,
  ): DrawnLine | undefined {
    const wanted = { traveller, pontoons: presence.pontoons.map(unpack), standing };
    return this.lines.line(unpack(from), unpack(source), wanted, facing(presence), zones);
  }

  /** HP-G21, HP-A70 (4). */
  depotLink(from: Place, to: Place, presence: Presence): number | undefined {
    const pontoons = presence.pontoons.map(unpack);
    const link = this.lines.link(unpack(from), unpack(to), pontoons, facing(presence), LINK);
    return link === undefined ? undefined : whole(link) / 100;
  }

  roadOpen(from: Place, to: Place, presence: Presence): boolean {
    return this.lines.isRoadOpen(unpack(from), unpack(to), facing(presence));
  }

  // -------------------------------------------------------------------- what the scenario names

  private isIn(polygons: readonly (readonly Point[])[], place: Place): boolean {
    const p = unpack(place);
    return polygons.some((polygon) => isInside(p, polygon));
  }

  /** HP-G22: inside the zone, off the rivers, and more than 1 UD from the enemy's zone. */
  inZone(side: number, place: Place): boolean {
    return (
      this.isIn(this.map.zones[side]!, place) &&
      this.isOffRivers(place) &&
      (this.map.contactAtStart || !this.isNearZone(1 - side, place))
    );
  }

  /** HP-G22: at least 0.05 UD away. */
  private isOffRivers(place: Place): boolean {
    const p = unpack(place);
    return this.rivers.every((river) => square(p, nearestOn(p, river)) >= 4.5 * 4.5);
  }

  private isNearZone(side: number, place: Place): boolean {
    const p = unpack(place);
    return this.map.zones[side]!.some(
      (polygon) =>
        isInside(p, polygon) ||
        sidesOf(polygon).some((border) => square(p, nearestOn(p, border)) < CONTACT_SQUARE),
    );
  }

  inAreaOf(base: Place, radius: number, place: Place): boolean {
    return this.within(place, base, radius) && this.isOffRivers(place);
  }

  /** HP-G22: of a converted map round the centre of a hex. */
  inMinefieldZone(side: number, place: Place): boolean {
    return this.map.centres
      ? this.minefieldZones[side]!.includes(place)
      : this.isIn(this.map.minefieldZones[side]!, place);
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
    return this.places
      .filter((place) => this.inAreaOf(centre, radius, place))
      .sort((a, b) => this.distance(a, centre) - this.distance(b, centre));
  }
}

const facing = ({ own, enemy }: Presence): Facing => ({
  enemies: enemy.map(unpack),
  friends: own.map(unpack),
});

/** HP-G22, row by row. */
function latticeOf({ width, height }: OpenMap): Point[] {
  const points: Point[] = [];
  for (let y = LATTICE / 2; y <= height; y += LATTICE) {
    for (let x = LATTICE / 2; x <= width; x += LATTICE) points.push({ x, y });
  }
  return points;
}

/** The table that a scenario is played on with the option `open`; a hex scenario is converted (HP-G17). */
export const openGeometry = (scenario: Scenario, zones: 'area' | 'cell' = 'area'): OpenGeometry =>
  new OpenGeometry(
    scenario.geometry === 'open' ? openMap(scenario) : convertedMap(scenario, zones),
  );
