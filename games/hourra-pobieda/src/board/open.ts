// The open table (HP-G10 to G22) behind the interface of section G.
import type { Ground, Scenario } from '../scenario/format.ts';
import {
  type AreaId,
  type Crossing,
  type Geometry,
  NO_AREA,
  type Place,
  type Presence,
  type Step,
  type Supply,
  type Traveller,
} from './geometry.ts';
import { OpenGround } from './open-ground.ts';
import { Legs } from './open-legs.ts';
import { type DrawnLine, type Facing, OpenLines } from './open-lines.ts';
import { convertedMap, type OpenArea, type OpenMap, openMap } from './open-map.ts';
import { type Boxed, boxed, holdsPoint, nearestOf } from './open-paths.ts';
import { apart, inUnits, pack, unpack } from './open-places.ts';
import { Sight } from './open-sight.ts';
import { Walk } from './open-walk.ts';
import { OpenWays } from './open-ways.ts';
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

const CONTROL = 0.5;
const CROSSING = 0.25;
const LATTICE = 60;
const LINK = 500;
const OPEN_GROUND: Ground = { terrain: 'open' };
const CONTROL_SQUARE = withinSquare(CONTROL);
const CONTACT_SQUARE = withinSquare(1);
export class OpenGeometry implements Geometry {
  readonly kind = 'open';
  readonly map: OpenMap;
  readonly bases: readonly (readonly Place[])[];
  readonly zones: readonly (readonly Place[])[];
  readonly minefieldZones: readonly (readonly Place[])[];
  readonly places: readonly Place[];
  readonly ground: OpenGround;
  readonly ways: OpenWays;
  private readonly rivers: readonly Segment[];
  readonly #legs: Legs;
  readonly #sight: Sight;
  /** By objective: where it is reached. */
  readonly #goals: readonly (readonly Place[])[];
  readonly #goalBoxes: readonly (readonly Boxed[])[];
  readonly #regions: ReadonlyMap<string, readonly Boxed[]>;
  #lines: OpenLines | undefined;

  constructor(map: OpenMap) {
    this.map = map;
    this.rivers = map.rivers.flatMap((river) => legsOf(river));
    this.ground = new OpenGround(map);
    const streams = map.streams.flatMap((stream) => legsOf(stream));
    this.#legs = new Legs(this.ground, { rivers: this.rivers, streams, bridges: map.bridges });
    this.places = (map.centres ?? latticeOf(map)).map((p) => pack(p) as Place);
    this.#sight = new Sight(map, this.ground);
    this.#goals = map.objectives.map((goal) =>
      ('polygons' in goal ? goal.polygons.map(middleOf) : [goal.at]).flatMap(
        (point) => this.at(point) ?? [],
      ),
    );
    this.#goalBoxes = map.objectives.map((goal) =>
      'polygons' in goal ? goal.polygons.map(boxed) : [],
    );
    this.#regions = new Map([...map.regions].map(([name, parts]) => [name, parts.map(boxed)]));
    this.ways = new OpenWays(this);
    this.bases = map.bases.map((bases) => bases.map((base) => pack(base) as Place));
    this.zones = map.zones.map((_, side) => this.places.filter((p) => this.inZone(side, p)));
    this.minefieldZones = map.minefieldZones.map((polygons) =>
      this.places.filter((p) => this.isIn(polygons, p)),
    );
  }

  get lines(): OpenLines {
    this.#lines ??= new OpenLines(this.map);
    return this.#lines;
  }

  // ------------------------------------------------------------------------------------- names

  nameOf(place: Place): string {
    const { x, y } = unpack(place);
    return `${inUnits(x)},${inUnits(y)}`;
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
    return this.inContact(a, b) || this.#sight.isClear(a, b);
  }

  /** HP-G14: the stretches of a line of sight that masking ground hides, each joined to one. */
  maskedStretches(a: Place, b: Place): Segment[] {
    return this.#sight.maskedStretches(a, b);
  }

  // ---------------------------------------------------------------------------------- movement

  /** HP-G20: the path as a walk in steps of 0.01 UD. */
  walkAlong(from: Point, corners: readonly Point[], pontoons: readonly Point[]): Walk {
    return new Walk(this.#legs, pontoons, from, corners);
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
    const walk = this.walkAlong(unpack(from), path.map(unpack), pontoons.map(unpack));
    let here = from;
    while (walk.next()) {
      const { length, road, stream, barred } = walk;
      const to = pack(walk) as Place;
      steps.push({ from: here, to, length: length / 100, road, stream, barred });
      here = to;
    }
    return steps;
  }

  /** From a place so far towards another; nothing where they are one. */
  towards(from: Place, to: Place, hundredths: number): Place | undefined {
    const [a, b] = [unpack(from), unpack(to)];
    const length = Math.sqrt(square(a, b));
    if (length === 0) return undefined;
    const share = hundredths / length;
    return this.at({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  }

  /** Where an objective is reached from a place: its point, or the nearest of the middles of its parts. */
  objectivePlace(objective: number, from: Place): Place | undefined {
    const places = this.#goals[objective]!;
    let best = places[0];
    for (const place of places) if (apart(place, from) < apart(best!, from)) best = place;
    return best;
  }

  /** The place there; nothing off the table. */
  at({ x, y }: Point): Place | undefined {
    const point = { x: whole(x), y: whole(y) };
    const place = pack(point) as Place;
    return point.x >= 0 && point.y >= 0 && this.onTable(place) ? place : undefined;
  }

  /** A ring of twelve straight moves of 1 UD, each as one. */
  steps(from: Place, pontoons: readonly Crossing[]): readonly Step[] {
    return Array.from({ length: 12 }, (_, i) => i * 2).flatMap((bearing) => {
      const { x, y } = direction(bearing);
      const to = this.at({ x: unpack(from).x + x * 100, y: unpack(from).y + y * 100 });
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
      reference: (from, source) => this.lines.reference(unpack(from), unpack(source)),
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
    if ('polygons' in goal) return isInAny(this.#goalBoxes[objective]!, place);
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
    return isInAny(this.#regions.get(region) ?? [], place);
  }

  around(centre: Place, radius: number): readonly Place[] {
    return this.places
      .filter((place) => this.inAreaOf(centre, radius, place))
      .sort((a, b) => this.distance(a, centre) - this.distance(b, centre));
  }
}

const isInAny = (boxes: readonly Boxed[], place: Place): boolean => {
  const p = unpack(place);
  return boxes.some((box) => holdsPoint(box, p));
};

const facing = ({ own, enemy }: Presence): Facing => ({
  enemies: enemy.map(unpack),
  friends: own.map(unpack),
});

const middleOf = (polygon: readonly Point[]): Point => ({
  x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
  y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
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
