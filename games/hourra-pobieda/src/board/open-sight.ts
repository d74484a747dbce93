// Sight on the open table (HP-G14): what masking ground hides between two places.
import { isMasking, type Place } from './geometry.ts';
import { Kept } from './kept.ts';
import type { OpenGround } from './open-ground.ts';
import type { OpenMap } from './open-map.ts';
import { mayMeet } from './open-paths.ts';
import { pairOf, unpack } from './open-places.ts';
import { at, meetingShares, type Segment, sidesOf, square, whole } from './plane.ts';

/** Sight between two places is asked for again and again while nobody moves. */
const MOST_LINES_KEPT = 10_000;

export class Sight {
  readonly #map: OpenMap;
  readonly #ground: OpenGround;
  /** By area. */
  readonly #sides: readonly (readonly Segment[])[];
  readonly #kept = new Kept<number, boolean>(MOST_LINES_KEPT);

  constructor(map: OpenMap, ground: OpenGround) {
    this.#map = map;
    this.#ground = ground;
    this.#sides = map.areas.map(({ polygon }) => sidesOf(polygon));
  }

  isClear(a: Place, b: Place): boolean {
    const [one, other] = a < b ? [a, b] : [b, a];
    const key = pairOf(one, other);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const seen = this.#look([unpack(one), unpack(other)]);
    this.#kept.set(key, seen);
    return seen;
  }

  #look(line: Segment): boolean {
    const near = this.#ground.areasNear(line);
    if (!near.some((area) => this.#masks(area))) return true;
    const length = Math.sqrt(square(...line));
    let all = 0;
    let stretch = 0;
    let reachesStart = true;
    for (const [share, masking] of this.#pieces(line, near)) {
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

  maskedStretches(a: Place, b: Place): Segment[] {
    const line: Segment = [unpack(a), unpack(b)];
    const stretches: [number, number][] = [];
    let from = 0;
    for (const [share, masking] of this.#pieces(line, this.#ground.areasNear(line))) {
      const last = stretches.at(-1);
      if (masking && last && last[1] === from) last[1] = from + share;
      else if (masking) stretches.push([from, from + share]);
      from += share;
    }
    return stretches.map(([start, end]) => [at(line, start), at(line, end)]);
  }

  #masks(area: number): boolean {
    const found = this.#map.areas[area];
    return found !== undefined && isMasking(found.ground);
  }

  /** The line divided where it meets borders: how much each piece is of it, and whether it masks. */
  #pieces(line: Segment, areas: readonly number[]): [number, boolean][] {
    const shares = [0, 1];
    for (const area of areas)
      for (const side of this.#sides[area]!)
        if (mayMeet(line, side)) shares.push(...meetingShares(line, side));
    shares.sort((p, q) => p - q);
    const pieces: [number, boolean][] = [];
    for (let i = 1; i < shares.length; i++) {
      const part = shares[i]! - shares[i - 1]!;
      if (part <= 0) continue;
      const { x, y } = at(line, (shares[i]! + shares[i - 1]!) / 2);
      pieces.push([part, this.#masks(this.#ground.topAt(x, y))]);
    }
    return pieces;
  }
}
