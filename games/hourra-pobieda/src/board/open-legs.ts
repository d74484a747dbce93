// HP-G20: what each step of 0.01 UD on a straight leg comes upon. It follows from the map alone, so it is found once and kept.
import { Kept } from './kept.ts';
import type { Changes } from './open-changes.ts';
import type { OpenGround } from './open-ground.ts';
import { pack, pairOf } from './open-places.ts';
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

export const NEAR_CROSSING = withinSquare(0.25);

/** Both points of the step are on one net of roads. */
export const BY_ROAD = 1;
/** It touches a stream, or a river away from every bridge. */
export const STREAM = 2;
export const RIVER = 4;

const MOST_LEGS = 16_000;

/** Steps in a row that come upon the same are one stretch. */
export interface Leg {
  /** In hundredths, not rounded; the last step is shorter than 0.01 UD unless it is whole. */
  readonly length: number;
  /** Of each stretch: its first step, counted from 1, the topmost area (−1: none), and what the steps touch. */
  readonly begins: readonly number[];
  readonly tops: readonly number[];
  readonly touches: readonly number[];
}

/** What of a map a walk may touch. */
export interface Waters {
  readonly rivers: readonly Segment[];
  readonly streams: readonly Segment[];
  readonly bridges: readonly Point[];
}

/** Where the walk along a leg is after so many steps. */
export const stepX = (a: Point, b: Point, step: number, length: number): number =>
  step < length ? whole(a.x + ((b.x - a.x) * step) / length) : b.x;
export const stepY = (a: Point, b: Point, step: number, length: number): number =>
  step < length ? whole(a.y + ((b.y - a.y) * step) / length) : b.y;

/** All legs of a map that anybody has asked for. */
export class Legs {
  readonly #ground: OpenGround;
  readonly #waters: Waters;
  readonly #kept = new Kept<number, Leg>(MOST_LEGS);

  constructor(ground: OpenGround, waters: Waters) {
    this.#ground = ground;
    this.#waters = waters;
  }

  between(a: Point, b: Point): Leg {
    const key = pairOf(pack(a), pack(b));
    const known = this.#kept.get(key);
    if (known) return known;
    const leg = this.#survey(a, b);
    this.#kept.set(key, leg);
    return leg;
  }

  #survey(a: Point, b: Point): Leg {
    const length = Math.sqrt(square(a, b));
    const line: Segment = [a, b];
    const rivers = this.#waters.rivers.filter((water) => isNear(line, water));
    const streams = this.#waters.streams.filter((water) => isNear(line, water));
    const changes = this.#changes(line, length, rivers, streams);
    const begins: number[] = [];
    const tops: number[] = [];
    const touches: number[] = [];
    let nets = this.#ground.netsAt(a.x, a.y);
    let [beforeX, beforeY] = [a.x, a.y];
    for (let step = 1; step < length + 1; step++) {
      const x = stepX(a, b, step, length);
      const y = stepY(a, b, step, length);
      const here = this.#ground.netsAt(x, y);
      let touch = here.length > 0 && here.some((net) => nets.includes(net)) ? BY_ROAD : 0;
      // The first step that ends on a road is not made along it yet, the next one is.
      const settled = here === nets;
      nets = here;
      if (rivers.length > 0 || streams.length > 0) {
        const stretch: Segment = [
          { x: beforeX, y: beforeY },
          { x, y },
        ];
        if (touchesAny(stretch, streams)) touch |= STREAM;
        if (touchesAny(stretch, rivers) && !this.#isAtBridge(x, y)) touch |= RIVER;
      }
      const top = this.#ground.topAt(x, y);
      if (top !== tops.at(-1) || touch !== touches.at(-1)) {
        begins.push(step);
        tops.push(top);
        touches.push(touch);
      }
      // Where nothing can change for a while, many steps are as good as one; the last is looked at.
      const left = settled ? Math.floor(length - step) - 1 : 0;
      const clear = left > 1 ? Math.min(left, Math.floor(changes.clearFrom(step)) - 1) : 0;
      if (clear > 1) step += clear;
      beforeX = clear > 1 ? stepX(a, b, step, length) : x;
      beforeY = clear > 1 ? stepY(a, b, step, length) : y;
    }
    return { length, begins, tops, touches };
  }

  #changes(
    line: Segment,
    length: number,
    rivers: readonly Segment[],
    streams: readonly Segment[],
  ): Changes {
    const changes = this.#ground.changesAlong(line, length);
    for (const river of rivers) changes.addBorder(river);
    for (const stream of streams) changes.addBorder(stream);
    return changes;
  }

  #isAtBridge(x: number, y: number): boolean {
    const here = { x, y };
    return this.#waters.bridges.some((bridge) => square(here, bridge) < NEAR_CROSSING);
  }
}

const touchesAny = (step: Segment, lines: readonly Segment[]): boolean =>
  lines.some((line) => segmentsMeet(step, line) && !isStartOnly(step, line));

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
