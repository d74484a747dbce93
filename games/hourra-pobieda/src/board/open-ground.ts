// What lies where on an open table (HP-G10, HP-G11), looked up by small squares.
import { NO_AREA } from './geometry.ts';
import type { OpenArea, OpenMap } from './open-map.ts';
import {
  isInside,
  legsOf,
  nearestOn,
  type Point,
  type Segment,
  sidesOf,
  square,
  withinSquare,
} from './plane.ts';

/** Squares of 0.10 UD. One without a border in or beside it has the same ground everywhere. */
const SQUARE = 10;
const NOT_ASKED = -3;
const MIXED = -2;
const NOTHING = -1;
/** Along a line, near enough that no square between two samples is missed. */
const SAMPLE = 5;
const ON_ROAD = withinSquare(0.1);
const NO_NETS: readonly number[] = [];

const FARTHEST = 40;

const kindOf = ({ ground, area }: OpenArea): string =>
  [ground.terrain, ground.height, ground.dense, ground.ice, area].join();
const PLAIN = kindOf({ ground: { terrain: 'open' }, area: NO_AREA, polygon: [] });

/** Where the ground changes: between hexes that are alike there is no border. */
function bordersOf({ areas, centres }: OpenMap): Segment[] {
  const hexes = centres?.length ?? 0;
  const sides = new Map<string, { side: Segment; kinds: string[] }>();
  for (const area of areas.slice(0, hexes))
    for (const side of sidesOf(area.polygon)) {
      const [one, other] = side.map(({ x, y }) => `${x} ${y}`).sort();
      const key = `${one} ${other}`;
      const known = sides.get(key);
      if (known) known.kinds.push(kindOf(area));
      else sides.set(key, { side, kinds: [kindOf(area)] });
    }
  const changing = [...sides.values()].filter(({ kinds: [one, other = PLAIN] }) => one !== other);
  return [
    ...changing.map(({ side }) => side),
    ...areas.slice(hexes).flatMap(({ polygon }) => sidesOf(polygon)),
  ];
}

/** Squares of 1 UD, for looking up polygons. */
const BLOCK = 100;

export class OpenGround {
  readonly #map: OpenMap;
  readonly #across: number;
  readonly #down: number;
  readonly #tops: Int16Array;
  readonly #roads: Uint8Array;
  readonly #legs: readonly { readonly net: number; readonly leg: Segment }[];
  readonly #blocksAcross: number;
  /** By block: the areas that reach into it, the topmost first. */
  readonly #blocks: readonly (readonly number[])[];
  #clear: Uint8Array | undefined;

  constructor(map: OpenMap) {
    this.#map = map;
    this.#across = Math.floor(map.width / SQUARE) + 3;
    this.#down = Math.floor(map.height / SQUARE) + 3;
    this.#tops = new Int16Array(this.#across * this.#down).fill(NOT_ASKED);
    this.#roads = new Uint8Array(this.#tops.length);
    this.#blocksAcross = Math.floor(map.width / BLOCK) + 1;
    this.#blocks = this.#blocksOf(map);
    for (const border of bordersOf(map))
      this.#mark(border, 1, (at) => {
        this.#tops[at] = MIXED;
      });
    this.#legs = map.roads.flatMap((road, i) =>
      legsOf(road).map((leg) => ({ net: map.nets[i]!, leg })),
    );
    for (const { leg } of this.#legs) this.#mark(leg, 2, (at) => (this.#roads[at] = 1));
  }

  #blocksOf({ areas, height }: OpenMap): number[][] {
    const down = Math.floor(height / BLOCK) + 1;
    const blocks = Array.from({ length: this.#blocksAcross * down }, (): number[] => []);
    areas.forEach(({ polygon }, area) => {
      const range = (values: readonly number[], most: number): [number, number] => [
        Math.max(0, Math.floor(Math.min(...values) / BLOCK)),
        Math.min(most - 1, Math.floor(Math.max(...values) / BLOCK)),
      ];
      const [left, right] = range(
        polygon.map(({ x }) => x),
        this.#blocksAcross,
      );
      const [top, bottom] = range(
        polygon.map(({ y }) => y),
        down,
      );
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) blocks[y * this.#blocksAcross + x]!.unshift(area);
    });
    return blocks;
  }

  /** All squares within so many squares of a line. */
  #mark([a, b]: Segment, margin: number, write: (square: number) => void): void {
    const length = Math.sqrt(square(a, b));
    const samples = Math.ceil(length / SAMPLE);
    for (let i = 0; i <= samples; i++) {
      const share = samples === 0 ? 0 : i / samples;
      const column = Math.floor((a.x + (b.x - a.x) * share) / SQUARE);
      const row = Math.floor((a.y + (b.y - a.y) * share) / SQUARE);
      for (let y = Math.max(0, row - margin); y <= Math.min(this.#down - 1, row + margin); y++)
        for (
          let x = Math.max(0, column - margin);
          x <= Math.min(this.#across - 1, column + margin);
          x++
        )
          write(y * this.#across + x);
    }
  }

  /** How far one may go from there, in hundredths, without coming near a border or a road. */
  clearance(x: number, y: number): number {
    this.#clear ??= this.#distances();
    const at = Math.floor(y / SQUARE) * this.#across + Math.floor(x / SQUARE);
    return (this.#clear[at]! - 1) * SQUARE;
  }

  /** By square: how many squares away the nearest with a border or a road is. */
  #distances(): Uint8Array {
    const [across, down] = [this.#across, this.#down];
    const far = new Uint8Array(across * down);
    for (let at = 0; at < far.length; at++)
      far[at] = this.#tops[at] === MIXED || this.#roads[at] === 1 ? 0 : FARTHEST;
    const lower = (at: number, x: number, y: number): void => {
      if (x < 0 || y < 0 || x >= across || y >= down) return;
      far[at] = Math.min(far[at]!, far[y * across + x]! + 1);
    };
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++)
        for (const by of [-1, 0, 1]) {
          lower(y * across + x, x + by, y - 1);
          lower(y * across + x, x - 1, y);
        }
    for (let y = down - 1; y >= 0; y--)
      for (let x = across - 1; x >= 0; x--)
        for (const by of [-1, 0, 1]) {
          lower(y * across + x, x + by, y + 1);
          lower(y * across + x, x + 1, y);
        }
    return far;
  }

  /** The number of the topmost area there, −1 where none is. */
  topAt(x: number, y: number): number {
    const at = Math.floor(y / SQUARE) * this.#across + Math.floor(x / SQUARE);
    const known = this.#tops[at]!;
    if (known >= NOTHING) return known;
    const top = this.#find({ x, y });
    if (known === NOT_ASKED) this.#tops[at] = top;
    return top;
  }

  #find(p: Point): number {
    const block = Math.floor(p.y / BLOCK) * this.#blocksAcross + Math.floor(p.x / BLOCK);
    for (const area of this.#blocks[block] ?? [])
      if (isInside(p, this.#map.areas[area]!.polygon)) return area;
    return NOTHING;
  }

  /** The areas near a segment, lowest first: all that could cover a part of it. */
  areasNear([a, b]: Segment): number[] {
    const found = new Set<number>();
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)].map((x) =>
      Math.floor(x / BLOCK),
    );
    const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)].map((y) =>
      Math.floor(y / BLOCK),
    );
    for (let y = top!; y <= bottom!; y++)
      for (let x = left!; x <= right!; x++)
        for (const area of this.#blocks[y * this.#blocksAcross + x] ?? []) found.add(area);
    return [...found].sort((p, q) => p - q);
  }

  /** HP-G11: the nets of road that this point is on. */
  netsAt(x: number, y: number): readonly number[] {
    if (this.#roads[Math.floor(y / SQUARE) * this.#across + Math.floor(x / SQUARE)] !== 1)
      return NO_NETS;
    const p = { x, y };
    const nets: number[] = [];
    for (const { net, leg } of this.#legs)
      if (!nets.includes(net) && square(p, nearestOn(p, leg)) < ON_ROAD) nets.push(net);
    return nets;
  }
}
