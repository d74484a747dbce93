// Supply lines on the open table (HP-G13): what follows from the map is found once and kept; enemies are looked at each time.
import { costsToCross, isPassable, type SupplyLine, type Traveller } from './geometry.ts';
import { Kept } from './kept.ts';
import { Country, Disc, isClearOf } from './open-country.ts';
import type { OpenMap } from './open-map.ts';
import { type Boxed, boxed, entersAny, holdsPoint, type Path } from './open-paths.ts';
import { pack } from './open-places.ts';
import { Net } from './open-roads.ts';
import { legsOf, type Point, type Segment, square, squareTo, whole } from './plane.ts';

/** HP-G13 (4): a line is lengthened from 0.05 UD on. */
const DETOUR = 0.05;
const MOST_COUNTRIES = 24;
const MOST_LINES = 10_000;
const MOST_DISCS = 500;
const FARTHEST = Number.POSITIVE_INFINITY;

/** A supply line with the way it takes, for whoever draws it. */
export interface DrawnLine extends SupplyLine {
  readonly road: boolean;
  readonly points: readonly Point[];
}

/** For whom a line is, over which pontoons, and whether they pay for broken ground already. */
export interface Wanted {
  readonly traveller: Traveller;
  readonly pontoons: readonly Point[];
  readonly standing: boolean;
}

/** Known enemies that a line goes round, and the friends who hold their zones off. */
export interface Facing {
  readonly enemies: readonly Point[];
  readonly friends: readonly Point[];
}

/** A way that was found, and every way it rests on: as long as no enemy comes near those it stands. */
interface Found {
  readonly ways: readonly (readonly Point[])[];
}
interface FoundLine extends Found, Omit<DrawnLine, 'reference' | 'detour'> {}
interface FoundLink extends Found {
  readonly length: number;
}

/** Discs of full size, once for each place where an enemy has stood. */
class KeptDiscs {
  readonly radius: number;
  readonly #discs = new Kept<number, Disc>(MOST_DISCS);

  constructor(radius: number) {
    this.radius = radius;
  }

  round(centre: Point, radius: number): Disc {
    if (radius < this.radius) return new Disc(centre, radius);
    const key = pack(centre);
    let disc = this.#discs.get(key);
    if (!disc) {
      disc = new Disc(centre, radius);
      this.#discs.set(key, disc);
    }
    return disc;
  }
}

/** HP-G13 (2): discs round known enemies, shrunk to the nearest own group, the group itself and the source. */
class Discs {
  readonly #kept: KeptDiscs;
  readonly #facing: Facing;
  readonly #radius: number;
  readonly #ends: Segment;
  readonly #taken: boolean[] = [];
  readonly discs: Disc[] = [];

  constructor(kept: KeptDiscs, facing: Facing, ends: Segment) {
    this.#kept = kept;
    this.#facing = facing;
    this.#radius = kept.radius;
    this.#ends = ends;
  }

  /** Takes in whoever is too near to these ways; true if somebody was. */
  takeNear({ ways }: Found): boolean {
    const before = this.discs.length;
    for (const way of ways)
      for (let i = 1; i < way.length; i++) this.#takeNear([way[i - 1]!, way[i]!]);
    return this.discs.length > before;
  }

  #takeNear(leg: Segment): void {
    const { enemies } = this.#facing;
    const most = this.#radius * this.#radius;
    for (let i = 0; i < enemies.length; i++) {
      if (this.#taken[i] || squareTo(enemies[i]!, leg) >= most) continue;
      const centre = enemies[i]!;
      const disc = this.#kept.round(centre, this.#radiusRound(centre));
      if (isClearOf(leg, disc)) continue;
      this.#taken[i] = true;
      this.discs.push(disc);
    }
  }

  #radiusRound(centre: Point): number {
    const [a, b] = this.#ends;
    let nearest = Math.min(square(a, centre), square(b, centre));
    for (const friend of this.#facing.friends) nearest = Math.min(nearest, square(friend, centre));
    return Math.min(this.#radius, Math.sqrt(nearest));
  }
}

/** The areas of a map that close the country to a line, or cost it a point. */
interface Obstacle extends Boxed {
  readonly number: number;
}

export class OpenLines {
  readonly #map: OpenMap;
  readonly #nets: readonly Net[];
  /** By mountain troops or not; of broken ground also by skis or not. */
  readonly #impassable: readonly (readonly Obstacle[])[];
  readonly #broken: readonly (readonly Obstacle[])[];
  /** All but open ground: it closes the country to links of depots. */
  readonly #covered: readonly Obstacle[];
  /** By what is closed and which crossings there are. */
  readonly #countries = new Map<string, Country>();
  /** What was found with nobody on the table: by pontoons, then by ends and traveller. */
  readonly #free = new Map<string, Kept<number, FoundLine | null>>();
  readonly #freeLinks = new Map<string, Kept<number, FoundLink | null>>();
  readonly #freeRoads = new Kept<number, Path | null>(MOST_LINES);
  readonly #references = new Kept<number, number>(MOST_LINES);
  /** What was found round enemies: by ends, traveller, pontoons and those enemies. */
  readonly #rounds = new Kept<string, FoundLine | null>(MOST_LINES);
  readonly #linkRounds = new Kept<string, FoundLink | null>(MOST_LINES);
  readonly #roadRounds = new Kept<string, Path | null>(MOST_LINES);
  /** Round enemies at 1 UD, and at half of it. */
  readonly #wide = new KeptDiscs(100);
  readonly #narrow = new KeptDiscs(50);

  constructor(map: OpenMap) {
    this.#map = map;
    this.#nets = [...new Set(map.nets)].map(
      (net) => new Net(map.roads.flatMap((road, i) => (map.nets[i] === net ? legsOf(road) : []))),
    );
    const areas = map.areas.map(({ polygon }, number) => ({ ...boxed(polygon), number }));
    const groundOf = ({ number }: Obstacle): OpenMap['areas'][number]['ground'] =>
      map.areas[number]!.ground;
    this.#impassable = [0, 1, 2, 3].map((kind) =>
      areas.filter((area) => !isPassable(groundOf(area), travellerOf(kind))),
    );
    this.#broken = [0, 1, 2, 3].map((kind) =>
      areas.filter((area) => costsToCross(groundOf(area), travellerOf(kind))),
    );
    this.#covered = areas.filter((area) => groundOf(area).terrain !== 'open');
  }

  /** The shortest road between them round these discs. */
  road(from: Point, to: Point, discs: readonly Disc[]): Path | undefined {
    if (this.#nets.length === 0) return undefined;
    if (discs.length > 0) {
      const key = `${pairOf(from, to)} ${placesOf(discs)}`;
      return keptOr(this.#roadRounds, key, () => this.#searchRoad(from, to, discs));
    }
    return keptOr(this.#freeRoads, pairOf(from, to), () => this.#searchRoad(from, to, discs));
  }

  #searchRoad(from: Point, to: Point, discs: readonly Disc[]): Path | undefined {
    let best: Path | undefined;
    for (const net of this.#nets) {
      const way = net.way(from, to, discs);
      if (way && (!best || way.length < best.length)) best = way;
    }
    return best;
  }

  /** HP-W.6, HP-G21: is there a road between them round everybody? */
  isRoadOpen(from: Point, to: Point, facing: Facing): boolean {
    const discs = new Discs(this.#wide, facing, [from, to]);
    for (;;) {
      const road = this.road(from, to, discs.discs);
      if (!road) return false;
      if (!discs.takeNear({ ways: [road.points] })) return true;
    }
  }

  line(
    a: Point,
    b: Point,
    wanted: Wanted,
    facing: Facing,
    zones: 'cuts' | 'costs',
  ): DrawnLine | undefined {
    const cut = this.#among(a, b, wanted, facing, this.#wide);
    const found =
      cut ?? (zones === 'costs' ? this.#among(a, b, wanted, facing, this.#narrow) : undefined);
    if (!found) return undefined;
    const reference = this.reference(a, b);
    const { length, crossesBroken, road, points } = found;
    const detour = cut === undefined || length > reference + DETOUR + 1e-9;
    return { length, crossesBroken, road, points, reference, detour };
  }

  /** HP-G13 (1): neither enemies nor ground nor rivers. */
  reference(a: Point, b: Point): number {
    const key = pairOf(a, b);
    let reference = this.#references.get(key);
    if (reference === undefined) {
      const road = this.road(a, b, []);
      const straight = Math.sqrt(square(a, b));
      reference = whole(Math.min(straight, road === undefined ? straight : road.length / 2)) / 100;
      this.#references.set(key, reference);
    }
    return reference;
  }

  /**
   * HP-G13 (1) and (2). An enemy only ever makes lines longer: one that was found without them and that they do not touch
   * is still the best. So those who are in the way are taken in, and nobody else.
   */
  #among(
    a: Point,
    b: Point,
    wanted: Wanted,
    facing: Facing,
    kept: KeptDiscs,
  ): FoundLine | undefined {
    const discs = new Discs(kept, facing, [a, b]);
    let found = this.#freeLine(a, b, wanted);
    while (found && discs.takeNear(found)) found = this.#round(a, b, wanted, discs.discs);
    return found;
  }

  /** Most groups stand where they stood a turn ago: what was found round the same enemies holds. */
  #round(a: Point, b: Point, wanted: Wanted, discs: readonly Disc[]): FoundLine | undefined {
    const key = `${keyOf(a, b, wanted)} ${namesOf(wanted.pontoons)} ${placesOf(discs)}`;
    return keptOr(this.#rounds, key, () => this.#search(a, b, wanted, discs));
  }

  #freeLine(a: Point, b: Point, wanted: Wanted): FoundLine | undefined {
    const kept = keptFor(this.#free, wanted.pontoons);
    return keptOr(kept, keyOf(a, b, wanted), () => this.#search(a, b, wanted, []));
  }

  #search(
    a: Point,
    b: Point,
    { traveller, pontoons, standing }: Wanted,
    discs: readonly Disc[],
  ): FoundLine | undefined {
    const road = this.road(a, b, discs);
    const byRoad = road === undefined ? FARTHEST : road.length / 2;
    const straight = Math.sqrt(square(a, b));
    const kind = kindOf(traveller);
    const impassable = this.#impassable[kind]!;
    // Nothing across country is shorter than the straight line.
    const path =
      byRoad <= straight
        ? undefined
        : this.#country(`passable ${kind}`, impassable, pontoons).shortest(a, b, discs, byRoad);
    if (!path || byRoad <= path.length) {
      if (!road) return undefined;
      const { points } = road;
      return {
        length: whole(byRoad) / 100,
        crossesBroken: false,
        road: true,
        points,
        ways: [points],
      };
    }
    const { points } = path;
    const found = { length: whole(path.length) / 100, road: false, points };
    if (standing) return { ...found, crossesBroken: false, ways: [points] };
    const broken = without(this.#broken[kind]!, a, b);
    if (!legsOf(points).some((leg) => entersAny(leg, broken)))
      return { ...found, crossesBroken: false, ways: [points] };
    // HP-G13 (4): only a line of at most L + 0.01 matters.
    const most = whole(path.length) + 1.5;
    const left = broken.length === this.#broken[kind]!.length ? '' : numbersOf(broken);
    const closed = [...new Set([...impassable, ...broken])].sort((p, q) => p.number - q.number);
    const round = this.#country(`clean ${kind} ${left}`, closed, pontoons).shortest(
      a,
      b,
      discs,
      most,
    );
    const crossesBroken = !round || whole(round.length) > whole(path.length) + 1;
    return { ...found, crossesBroken, ways: round ? [points, round.points] : [points] };
  }

  /** HP-A70 (4), HP-G21: across open country or by road, no longer than this. */
  link(
    a: Point,
    b: Point,
    pontoons: readonly Point[],
    facing: Facing,
    most: number,
  ): number | undefined {
    const discs = new Discs(this.#narrow, facing, [a, b]);
    const kept = keptFor(this.#freeLinks, pontoons);
    let found = keptOr(kept, pairOf(a, b), () => this.#searchLink(a, b, pontoons, [], most));
    while (found && discs.takeNear(found))
      found = this.#linkRound(a, b, pontoons, discs.discs, most);
    return found?.length;
  }

  #linkRound(
    a: Point,
    b: Point,
    pontoons: readonly Point[],
    discs: readonly Disc[],
    most: number,
  ): FoundLink | undefined {
    const key = `${pairOf(a, b)} ${namesOf(pontoons)} ${placesOf(discs)}`;
    return keptOr(this.#linkRounds, key, () => this.#searchLink(a, b, pontoons, discs, most));
  }

  #searchLink(
    a: Point,
    b: Point,
    pontoons: readonly Point[],
    discs: readonly Disc[],
    most: number,
  ): FoundLink | undefined {
    const road = this.road(a, b, discs);
    const byRoad = road === undefined ? FARTHEST : road.length / 2;
    const limit = Math.min(byRoad, most + 1);
    const alongRoad = (): FoundLink | undefined =>
      road && whole(byRoad) <= most ? { length: byRoad, ways: [road.points] } : undefined;
    if (Math.sqrt(square(a, b)) >= limit) return alongRoad();
    const closed = without(this.#covered, a, b);
    const left = closed.length === this.#covered.length ? '' : numbersOf(closed);
    const path = this.#country(`link ${left}`, closed, pontoons).shortest(a, b, discs, limit);
    if (!path || byRoad <= path.length) return alongRoad();
    return whole(path.length) <= most ? { length: path.length, ways: [path.points] } : undefined;
  }

  #country(name: string, closed: readonly Boxed[], pontoons: readonly Point[]): Country {
    const key = `${name} ${namesOf(pontoons)}`;
    const known = this.#countries.get(key);
    if (known) return known;
    const made = new Country(this.#map, closed, [...this.#map.bridges, ...pontoons]);
    // Groups come and go in broken ground: what was kept long ago may be found again.
    if (this.#countries.size >= MOST_COUNTRIES) this.#countries.clear();
    this.#countries.set(key, made);
    return made;
  }
}

/** What lines and ground ask of a traveller, as a number, and back. */
const kindOf = ({ mountain, ski }: Traveller): number => (mountain ? 2 : 0) + (ski ? 1 : 0);
const travellerOf = (kind: number): Traveller => ({
  mountain: kind >= 2,
  ski: kind % 2 === 1,
  armouredCar: false,
});

const keyOf = (a: Point, b: Point, { traveller, standing }: Wanted): number =>
  pairOf(a, b) * 8 + kindOf(traveller) * 2 + (standing ? 1 : 0);

const namesOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : points.map(({ x, y }) => `${x} ${y}`).join();
const numbersOf = (obstacles: readonly Obstacle[]): string =>
  obstacles.map(({ number }) => number).join();

/** A line ends in them if it likes. */
const without = (obstacles: readonly Obstacle[], a: Point, b: Point): readonly Obstacle[] => {
  const holds = (obstacle: Obstacle): boolean => holdsPoint(obstacle, a) || holdsPoint(obstacle, b);
  return obstacles.some(holds) ? obstacles.filter((obstacle) => !holds(obstacle)) : obstacles;
};

/** Whole hundredths of a table (HP-B22): two points as one number. */
const SIDE = 4096;
const pairOf = (a: Point, b: Point): number => ((a.x * SIDE + a.y) * SIDE + b.x) * SIDE + b.y;

const placesOf = (discs: readonly Disc[]): string => {
  let places = '';
  for (const { centre, radius } of discs) places += `${centre.x} ${centre.y} ${radius},`;
  return places;
};

/** What is kept under the key, or what is found now; null stands for no line. */
function keptOr<Key, Line>(
  kept: Kept<Key, Line | null>,
  key: Key,
  find: () => Line | undefined,
): Line | undefined {
  const known = kept.get(key);
  if (known !== undefined) return known ?? undefined;
  const found = find();
  kept.set(key, found ?? null);
  return found;
}

function keptFor<Line>(
  all: Map<string, Kept<number, Line | null>>,
  pontoons: readonly Point[],
): Kept<number, Line | null> {
  const name = namesOf(pontoons);
  let kept = all.get(name);
  if (!kept) {
    if (all.size >= MOST_COUNTRIES) all.clear();
    kept = new Kept(MOST_LINES);
    all.set(name, kept);
  }
  return kept;
}
