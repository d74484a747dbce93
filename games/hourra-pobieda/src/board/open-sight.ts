// Sight on the open table (HP-G14): what masking ground hides between two places.
import { isMasking, type Place } from './geometry.ts';
import type { OpenGround } from './open-ground.ts';
import type { OpenArea, OpenMap } from './open-map.ts';
import { pairOf, unpack } from './open-places.ts';
import { at, meetingShares, type Segment, sidesOf, square, whole } from './plane.ts';

/** Sight between two places is asked for again and again while nobody moves. */
const MOST_LINES_KEPT = 20_000;

export class Sight {
  readonly #map: OpenMap;
  readonly #ground: OpenGround;
  readonly #kept = new Map<number, boolean>();

  constructor(map: OpenMap, ground: OpenGround) {
    this.#map = map;
    this.#ground = ground;
  }

  isClear(a: Place, b: Place): boolean {
    const [one, other] = a < b ? [a, b] : [b, a];
    const key = pairOf(one, other);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const seen = this.#look([unpack(one), unpack(other)]);
    if (this.#kept.size >= MOST_LINES_KEPT) this.#kept.clear();
    this.#kept.set(key, seen);
    return seen;
  }

  #look(line: Segment): boolean {
    const near = this.#areasNear(line);
    if (!near.some(({ ground }) => isMasking(ground))) return true;
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
    for (const [share, masking] of this.#pieces(line, this.#areasNear(line))) {
      const last = stretches.at(-1);
      if (masking && last && last[1] === from) last[1] = from + share;
      else if (masking) stretches.push([from, from + share]);
      from += share;
    }
    return stretches.map(([start, end]) => [at(line, start), at(line, end)]);
  }

  #areasNear(line: Segment): OpenArea[] {
    return this.#ground.areasNear(line).map((area) => this.#map.areas[area]!);
  }

  /** The line divided where it meets borders: how much each piece is of it, and whether it masks. */
  #pieces(line: Segment, areas: readonly OpenArea[]): [number, boolean][] {
    const shares = areas
      .flatMap(({ polygon }) => sidesOf(polygon).flatMap((side) => meetingShares(line, side)))
      .concat(0, 1)
      .sort((p, q) => p - q);
    const pieces: [number, boolean][] = [];
    for (let i = 1; i < shares.length; i++) {
      const part = shares[i]! - shares[i - 1]!;
      if (part <= 0) continue;
      const { x, y } = at(line, (shares[i]! + shares[i - 1]!) / 2);
      const top = this.#map.areas[this.#ground.topAt(x, y)];
      pieces.push([part, top !== undefined && isMasking(top.ground)]);
    }
    return pieces;
  }
}
