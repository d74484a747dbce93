// HP-G20: a path on the open table, walked in steps of 0.01 UD. A cursor that is moved on, since a move has hundreds of points.
import type { Changes } from './open-changes.ts';
import type { OpenGround } from './open-ground.ts';
import {
  meetingShares,
  nearestOn,
  type Point,
  type Segment,
  segmentsMeet,
  square,
  whole,
  withinSquare,
} from './plane.ts';

const NEAR_CROSSING = withinSquare(0.25);

/** What a walk may touch. */
export interface Waters {
  readonly rivers: readonly Segment[];
  readonly streams: readonly Segment[];
  readonly crossings: readonly Point[];
}

export class Walk {
  // The point reached, and the one before.
  x: number;
  y: number;
  beforeX: number;
  beforeY: number;
  /** Of this step, in hundredths, not rounded. */
  length = 0;
  /** HP-G20: both its points are on one net of roads. */
  road = false;
  /** It touches a stream, or a river away from every crossing. */
  stream = false;
  barred = false;
  /** Which corner of the path the walk is making for. */
  leg = -1;
  /** Circles whose rims the walker looks out for, in hundredths. */
  readonly rims: { readonly centre: Point; readonly radius: number }[] = [];

  readonly #ground: OpenGround;
  readonly #waters: Waters;
  readonly #corners: readonly Point[];
  #nets: readonly number[];
  #from: Point;
  #to: Point;
  #whole = 0;
  #walked = 0;
  /** Where something may change on this leg, once somebody has asked. */
  #changes: Changes | undefined;
  #rivers: readonly Segment[] = [];
  #streams: readonly Segment[] = [];

  constructor(ground: OpenGround, waters: Waters, from: Point, corners: readonly Point[]) {
    this.#ground = ground;
    this.#waters = waters;
    this.#corners = corners;
    this.#from = from;
    this.#to = from;
    this.x = this.beforeX = from.x;
    this.y = this.beforeY = from.y;
    this.#nets = ground.netsAt(from.x, from.y);
  }

  /** On to the next point; false at the end of the path. */
  next(): boolean {
    if (this.#walked >= this.#whole && !this.#nextLeg()) return false;
    const [a, b] = [this.#from, this.#to];
    this.beforeX = this.x;
    this.beforeY = this.y;
    const now = Math.min(Math.floor(this.#walked) + 1, this.#whole);
    if (now < this.#whole) {
      this.x = whole(a.x + ((b.x - a.x) * now) / this.#whole);
      this.y = whole(a.y + ((b.y - a.y) * now) / this.#whole);
    } else {
      this.x = b.x;
      this.y = b.y;
    }
    this.length = now - this.#walked;
    this.#walked = now;
    this.#look();
    return true;
  }

  /** How many steps may be made at once without coming near a border, the edge of a road, water or a rim. */
  get clear(): number {
    const left = Math.floor(this.#whole - this.#walked) - 1;
    if (left <= 0) return 0;
    this.#changes ??= this.#changesAhead();
    return Math.min(left, Math.floor(this.#changes.clearFrom(this.#walked)) - 1);
  }

  #changesAhead(): Changes {
    const changes = this.#ground.changesAlong([this.#from, this.#to], this.#whole);
    for (const river of this.#rivers) changes.addBorder(river);
    for (const stream of this.#streams) changes.addBorder(stream);
    for (const { centre, radius } of this.rims) changes.addRim(centre, radius);
    return changes;
  }

  /** So many steps as one; `clear` says how many there may be. */
  skip(steps: number): void {
    const [a, b] = [this.#from, this.#to];
    const now = this.#walked + steps;
    this.x = whole(a.x + ((b.x - a.x) * now) / this.#whole);
    this.y = whole(a.y + ((b.y - a.y) * now) / this.#whole);
    this.length = steps;
    this.#walked = now;
  }

  #nextLeg(): boolean {
    const corner = this.#corners[++this.leg];
    if (!corner) return false;
    this.#from = this.#to;
    this.#to = corner;
    this.#walked = 0;
    this.#changes = undefined;
    this.#whole = Math.sqrt(square(this.#from, corner));
    const leg: Segment = [this.#from, corner];
    const { rivers, streams } = this.#waters;
    this.#rivers = rivers.length === 0 ? rivers : rivers.filter((line) => isNear(leg, line));
    this.#streams = streams.length === 0 ? streams : streams.filter((line) => isNear(leg, line));
    return this.#whole > 0 || this.#nextLeg();
  }

  #look(): void {
    const here = this.#ground.netsAt(this.x, this.y);
    this.road = here.length > 0 && here.some((net) => this.#nets.includes(net));
    this.#nets = here;
    this.stream = this.#streams.length > 0 && this.#touches(this.#streams);
    this.barred = this.#rivers.length > 0 && this.#touches(this.#rivers) && !this.#isAtCrossing();
  }

  #touches(lines: readonly Segment[]): boolean {
    const step: Segment = [
      { x: this.beforeX, y: this.beforeY },
      { x: this.x, y: this.y },
    ];
    return lines.some((line) => segmentsMeet(step, line) && !isStartOnly(step, line));
  }

  #isAtCrossing(): boolean {
    const here = { x: this.x, y: this.y };
    return this.#waters.crossings.some((crossing) => square(here, crossing) < NEAR_CROSSING);
  }
}

/** A line that touches only the point where the step began was touched by the step before. */
const isStartOnly = ([a, b]: Segment, line: Segment): boolean =>
  segmentsMeet([a, a], line) && !segmentsMeet([b, b], line) && !crossesProperly([a, b], line);
const crossesProperly = (step: Segment, line: Segment): boolean =>
  meetingShares(step, line).some((share) => share > 0 && share < 1);

/** Rounding may carry a step over a line that the leg itself just misses. */
const isNear = (leg: Segment, line: Segment): boolean =>
  Math.max(leg[0].x, leg[1].x) >= Math.min(line[0].x, line[1].x) - 3 &&
  Math.min(leg[0].x, leg[1].x) <= Math.max(line[0].x, line[1].x) + 3 &&
  Math.max(leg[0].y, leg[1].y) >= Math.min(line[0].y, line[1].y) - 3 &&
  Math.min(leg[0].y, leg[1].y) <= Math.max(line[0].y, line[1].y) + 3 &&
  (segmentsMeet(leg, line) ||
    [...leg].some((p) => square(p, nearestOn(p, line)) <= 4) ||
    [...line].some((p) => square(p, nearestOn(p, leg)) <= 4));
