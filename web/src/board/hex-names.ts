// Where the names of a hex map stand: at the foot of their hexes, or where counters leave them room. Pure.
import { around, type Box, boxAt, meets, overlap, type Point } from './geometry.ts';

export interface HexName extends Point {
  readonly id: string;
  readonly text: string;
  readonly city: boolean;
  readonly width: number;
  /** Names of higher rank choose first. */
  readonly rank: number;
}

export interface PlacedName extends Point {
  readonly id: string;
  readonly text: string;
  readonly city: boolean;
}

/** Sizes in stage px. */
export interface NameRoom {
  readonly hex: number;
  readonly counter: number;
  /** Counters are drawn as such; when the map is small they are badges or dots. */
  readonly near: boolean;
}

const HEIGHT = 12;
/** How much a name is worth at its usual place: px² of a counter that it may cover there rather than go elsewhere. */
const HABIT = 30;
/** Half of a badge or dot with the ring of what is legal, on a small map. */
const BADGE = 8;

/** Baselines to try, the usual one first: at the foot of the hex, over its counter, to its right, to its left. */
function baselines(name: HexName, { hex, counter, near }: NameRoom, own: Box | undefined): Point[] {
  const { x, y } = name;
  if (!near) {
    const aside = BADGE + 3 + name.width / 2;
    const [low, high] = [
      { x, y: y + 17 },
      { x, y: y - BADGE - 2 },
    ];
    return [low, high, { x: x + aside, y: y + 5 }, { x: x - aside, y: y + 5 }];
  }
  const foot = { x, y: y + Math.max(hex * 0.465, counter / 2 + 11) };
  const { left, right } = own ?? { left: x - counter / 2, right: x + counter / 2 };
  return [
    foot,
    { x, y: y - counter / 2 - 5 },
    { x: right + 5 + name.width / 2, y: y + 5 },
    { x: left - 5 - name.width / 2, y: y + 5 },
  ];
}

/** What would touch another name stays away; counters are covered as little as can be. */
export function placeHexNames(
  names: readonly HexName[],
  counters: readonly Point[],
  room: NameRoom,
  /** Pieces that are larger than counters, by their hex. */
  large: ReadonlyMap<string, Box> = new Map(),
): PlacedName[] {
  const taken: Box[] = [];
  const half = room.near ? room.counter / 2 + 1 : BADGE;
  const pieces = [...counters.map((at) => around(at, half)), ...(room.near ? large.values() : [])];
  const covered = (box: Box): number => pieces.reduce((sum, piece) => sum + overlap(box, piece), 0);
  return names
    .toSorted((a, b) => b.rank - a.rank)
    .flatMap((name) => {
      let best: { at: Point; box: Box; price: number } | undefined;
      for (const [i, at] of baselines(name, room, large.get(name.id)).entries()) {
        const box = boxAt(at.x - name.width / 2 - 1, at.y - 10, name.width + 2, HEIGHT);
        if (taken.some((other) => meets(other, box))) continue;
        const price = covered(box) + i * HABIT;
        if (!best || price < best.price) best = { at, box, price };
        if (best.price === 0) break;
      }
      if (!best) return [];
      taken.push(best.box);
      const { id, text, city } = name;
      return [{ id, text, city, x: best.at.x, y: best.at.y }];
    });
}
