// HP-G20: a path on the open table, walked in steps of 0.01 UD. A cursor that is moved on, since a move has hundreds of points.
import { Changes } from './open-changes.ts';
import {
  BY_ROAD,
  type Leg,
  type Legs,
  NEAR_CROSSING,
  RIVER,
  STREAM,
  stepX,
  stepY,
} from './open-legs.ts';
import { type Point, square } from './plane.ts';

/** A circle, in hundredths. */
export interface Rim {
  readonly centre: Point;
  readonly radius: number;
}

export class Walk {
  // The point reached.
  x: number;
  y: number;
  /** Of this step, in hundredths, not rounded. */
  length = 0;
  /** The topmost area there, −1 where none is. */
  top = -1;
  /** HP-G20: both its points are on one net of roads. */
  road = false;
  /** It touches a stream, or a river away from every crossing. */
  stream = false;
  barred = false;
  /** Which corner of the path the walk is making for. */
  leg = -1;
  /** What the walker looks out for. */
  readonly rims: Rim[] = [];

  readonly #legs: Legs;
  readonly #pontoons: readonly Point[];
  readonly #corners: readonly Point[];
  #from: Point;
  #to: Point;
  #ahead: Leg | undefined;
  #stretch = 0;
  #steps = 0;
  /** Where a rim is crossed on this leg, once somebody has asked. */
  #rimsAhead: Changes | undefined;

  constructor(legs: Legs, pontoons: readonly Point[], from: Point, corners: readonly Point[]) {
    this.#legs = legs;
    this.#pontoons = pontoons;
    this.#corners = corners;
    this.#from = from;
    this.#to = from;
    this.x = from.x;
    this.y = from.y;
  }

  /** On to the next point; false at the end of the path. */
  next(): boolean {
    let leg = this.#ahead;
    while (!leg || this.#steps >= leg.length) {
      if (!this.#nextLeg()) return false;
      leg = this.#ahead;
    }
    const step = this.#steps + 1;
    this.length = step <= leg.length ? 1 : leg.length - this.#steps;
    this.#steps = step;
    this.x = stepX(this.#from, this.#to, step, leg.length);
    this.y = stepY(this.#from, this.#to, step, leg.length);
    if (leg.begins[this.#stretch + 1] === step) this.#enter(leg, this.#stretch + 1);
    else if (step === 1) this.#enter(leg, 0);
    else if (this.#touchesRiver(leg)) this.barred = !this.#isAtPontoon();
    return true;
  }

  #enter(leg: Leg, stretch: number): void {
    const touches = leg.touches[stretch]!;
    this.#stretch = stretch;
    this.top = leg.tops[stretch]!;
    this.road = (touches & BY_ROAD) !== 0;
    this.stream = (touches & STREAM) !== 0;
    this.barred = (touches & RIVER) !== 0 && !this.#isAtPontoon();
  }

  #touchesRiver(leg: Leg): boolean {
    return (leg.touches[this.#stretch]! & RIVER) !== 0;
  }

  /** How many steps may be made at once without coming upon something else or near a rim; the last of a leg is made alone. */
  get clear(): number {
    const leg = this.#ahead;
    if (!leg || this.#touchesRiver(leg)) return 0;
    const end = leg.begins[this.#stretch + 1] ?? Math.ceil(leg.length);
    const left = end - 1 - this.#steps;
    if (left <= 0 || this.rims.length === 0) return left;
    this.#rimsAhead ??= this.#findRims(leg);
    return Math.min(left, Math.floor(this.#rimsAhead.clearFrom(this.#steps)) - 1);
  }

  #findRims(leg: Leg): Changes {
    const changes = new Changes([this.#from, this.#to], leg.length);
    for (const { centre, radius } of this.rims) changes.addRim(centre, radius);
    return changes;
  }

  /** So many steps as one; `clear` says how many there may be. */
  skip(steps: number): void {
    const { length } = this.#ahead!;
    this.#steps += steps;
    this.x = stepX(this.#from, this.#to, this.#steps, length);
    this.y = stepY(this.#from, this.#to, this.#steps, length);
    this.length = steps;
  }

  #nextLeg(): boolean {
    const corner = this.#corners[++this.leg];
    if (!corner) return false;
    this.#from = this.#to;
    this.#to = corner;
    this.#steps = 0;
    this.#stretch = 0;
    this.#rimsAhead = undefined;
    this.#ahead = this.#legs.between(this.#from, corner);
    return true;
  }

  #isAtPontoon(): boolean {
    return this.#pontoons.some((pontoon) => square(this, pontoon) < NEAR_CROSSING);
  }
}
