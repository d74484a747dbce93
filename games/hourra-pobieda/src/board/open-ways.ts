// Places of an open table that moves are offered to: anchors round about, and the roads.
import { isCover, type Place } from './geometry.ts';
import { Kept } from './kept.ts';
import type { OpenGeometry } from './open.ts';
import { nearestOf } from './open-paths.ts';
import { unpack } from './open-places.ts';
import { direction, legsOf, type Point, type Segment, square } from './plane.ts';

/** Squares of 1 UD, by which anchors are looked up. */
const BLOCK = 100;
/** Ends of roads that are looked at. */
const MOST_ENDS = 6;
const MOST_KEPT = 3_000;

interface Anchor {
  readonly place: Place;
  readonly at: Point;
}

type RoadWays = readonly (readonly Place[])[];

/** Where to go from a place for somebody who comes so far: each found when it is first asked for. */
class Ahead {
  readonly #ways: OpenWays;
  readonly #from: Place;
  readonly #most: number;
  /** Here and below, `null` says that there is nothing; that is not looked for again. */
  readonly #ring: (Place | null)[] = [];
  readonly #roads: RoadWays[] = [];
  #objective: Place | null | undefined;
  #cover: Place | null | undefined;

  constructor(ways: OpenWays, from: Place, most: number) {
    this.#ways = ways;
    this.#from = from;
    this.#most = most;
  }

  /** In a direction, of 15° steps clockwise from the east. */
  bearing(bearing: number): Place | undefined {
    if (this.#ring[bearing] === undefined)
      this.#ring[bearing] = this.#ways.ahead(this.#from, bearing, this.#most) ?? null;
    return this.#ring[bearing] ?? undefined;
  }

  roads(few: number): RoadWays {
    this.#roads[few] ??= this.#ways.roadsFrom(this.#from, this.#most, few);
    return this.#roads[few];
  }

  /** The nearest objective, or as far on the way to it. */
  get objective(): Place | undefined {
    if (this.#objective === undefined)
      this.#objective = this.#ways.toObjective(this.#from, this.#most) ?? null;
    return this.#objective ?? undefined;
  }

  /** The nearest place in cover, where one is not in cover already. */
  get cover(): Place | undefined {
    if (this.#cover === undefined) this.#cover = this.#ways.toCover(this.#from, this.#most) ?? null;
    return this.#cover ?? undefined;
  }
}

export class OpenWays {
  readonly #g: OpenGeometry;
  readonly #roads: readonly Segment[];
  /** By block: the lattice, or the centres of the hexes that the table was made from (HP-G22). */
  readonly #anchors: readonly (readonly Anchor[])[];
  readonly #across: number;
  /** HP-1.6q: anchors in cover. */
  readonly #covers: readonly Place[];
  readonly #ahead = new Kept<number, Ahead>(MOST_KEPT);

  constructor(g: OpenGeometry) {
    this.#g = g;
    this.#roads = g.map.roads.flatMap((road) => legsOf(road));
    this.#across = Math.floor(g.map.width / BLOCK) + 1;
    const down = Math.floor(g.map.height / BLOCK) + 1;
    const anchors = Array.from({ length: this.#across * down }, (): Anchor[] => []);
    for (const place of g.places) {
      const at = unpack(place);
      anchors[this.#block(at.x, at.y)]!.push({ place, at });
    }
    this.#anchors = anchors;
    this.#covers = g.places.filter((place) => isCover(g.groundAt(place)));
  }

  /** By a place, and how far somebody comes from it, in hundredths. */
  from(place: Place, hundredths: number): Ahead {
    const key = place * REACHES + hundredths;
    let ahead = this.#ahead.get(key);
    if (!ahead) {
      ahead = new Ahead(this, place, hundredths);
      this.#ahead.set(key, ahead);
    }
    return ahead;
  }

  #block(x: number, y: number): number {
    return Math.floor(y / BLOCK) * this.#across + Math.floor(x / BLOCK);
  }

  /** Where to go for somebody who would like to go so far in a direction, of 15° steps clockwise from the east. */
  ahead(from: Place, bearing: number, hundredths: number): Place | undefined {
    const here = unpack(from);
    const { x, y } = direction(bearing);
    return this.#nearest(here.x + x * hundredths, here.y + y * hundredths, here, hundredths);
  }

  /** Likewise for somebody who would like to go to the nearest objective; equally far, the first by location. */
  toObjective(from: Place, hundredths: number): Place | undefined {
    let best: Place | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let objective = 0; objective < this.#g.map.objectives.length; objective++) {
      const place = this.#g.objectivePlace(objective, from) ?? from;
      const far = this.#g.distance(place, from);
      if (far > least || (far === least && place >= best!)) continue;
      best = place;
      least = far;
    }
    if (best === undefined || Math.round(least * 100) <= hundredths) return best;
    return this.towards(from, best, hundredths);
  }

  /** Likewise on the way to a place farther off. */
  towards(from: Place, to: Place, hundredths: number): Place | undefined {
    const [here, there] = [unpack(from), unpack(to)];
    const share = hundredths / Math.sqrt(square(here, there));
    const x = here.x + (there.x - here.x) * share;
    const y = here.y + (there.y - here.y) * share;
    return this.#nearest(x, y, here, hundredths);
  }

  toCover(from: Place, hundredths: number): Place | undefined {
    if (isCover(this.#g.groundAt(from))) return undefined;
    let best: Place | undefined;
    let least = hundredths / 100;
    for (const place of this.#covers) {
      if (!this.#g.within(place, from, least)) continue;
      const far = this.#g.distance(place, from);
      if (far > least || far === 0) continue;
      best = place;
      least = far;
    }
    return best;
  }

  /** The anchor nearest to a point, of those within reach. */
  #nearest(x: number, y: number, here: Point, hundredths: number): Place | undefined {
    const most = (hundredths + 0.5) ** 2;
    let best: Place | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let up = y - BLOCK; up <= y + BLOCK; up += BLOCK)
      for (let left = x - BLOCK; left <= x + BLOCK; left += BLOCK)
        // Beside the table it is a block of another row, which is too far off.
        for (const { place, at } of this.#anchors[this.#block(left, up)] ?? []) {
          const far = (at.x - x) ** 2 + (at.y - y) ** 2;
          if (far >= least || square(at, here) >= most) continue;
          best = place;
          least = far;
        }
    return best;
  }

  /** A few ways along roads from here, the farthest first: to their corners within reach; off the road, to the road. */
  roadsFrom(from: Place, hundredths: number, few: number): RoadWays {
    if (this.#roads.length === 0) return [];
    return this.#g.onRoad(from)
      ? this.#alongRoads(from, hundredths, few)
      : this.#toRoad(from, hundredths);
  }

  #toRoad(from: Place, hundredths: number): RoadWays {
    const here = unpack(from);
    const near = nearestOf(here, this.#roads);
    if (!near || square(here, near) > hundredths * hundredths) return [];
    const place = this.#g.at(near);
    return place === undefined || place === from ? [] : [[place]];
  }

  #alongRoads(from: Place, hundredths: number, few: number): RoadWays {
    const here = unpack(from);
    const most = hundredths * hundredths;
    const ends = this.#g.map.roads
      .flatMap((road) => road.filter((q) => square(here, q) <= most && square(here, q) > 100))
      .sort((a, b) => square(here, b) - square(here, a));
    const ways: Place[][] = [];
    for (const end of ends.slice(0, MOST_ENDS)) {
      if (ways.length >= few) break;
      const way = this.#g.lines.road(here, end, []);
      if (!way || way.length > hundredths + 1) continue;
      const places = way.points.slice(1).flatMap((q) => this.#g.at(q) ?? []);
      const path = places.filter((place, i) => place !== (places[i - 1] ?? from));
      if (path.length > 0 && path.length <= 24) ways.push(path);
    }
    return ways;
  }
}

/** More hundredths than anybody goes in one move. */
const REACHES = 8192;
