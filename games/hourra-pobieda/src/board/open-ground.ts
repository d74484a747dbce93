// What lies where on an open table (HP-G10, HP-G11), looked up by small squares.
import { NO_AREA } from './geometry.ts';
import { BAND, Changes } from './open-changes.ts';
import type { OpenArea, OpenMap } from './open-map.ts';
import { type Boxed, boxed, holdsPoint } from './open-paths.ts';
import {
  legsOf,
  type Point,
  type Segment,
  sidesOf,
  square,
  squareTo,
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

/** Squares of 1 UD, for looking up polygons and lines. */
const BLOCK = 100;
/** A block whose middle is farther from a leg, in squares, has nothing that the leg comes near to. */
const OFF_BLOCK = (BLOCK * 0.75 + BAND) ** 2;

interface RoadLeg {
  readonly net: number;
  readonly leg: Segment;
}

export class OpenGround {
  /** By area. */
  readonly #boxes: readonly Boxed[];
  readonly #across: number;
  readonly #down: number;
  readonly #tops: Int16Array;
  readonly #roads: Uint8Array;
  readonly #blocksAcross: number;
  readonly #blocksDown: number;
  /** By net: the list of it alone, made when first asked for. */
  readonly #alone: (readonly number[])[] = [];
  /** By block: the areas that reach into it, the topmost first. */
  readonly #blocks: readonly (readonly number[])[];
  /** By block: borders and roads in or beside it. */
  readonly #borders: readonly (readonly Segment[])[];
  readonly #roadBlocks: readonly (readonly RoadLeg[])[];

  constructor(map: OpenMap) {
    this.#boxes = map.areas.map(({ polygon }) => boxed(polygon));
    this.#across = Math.floor(map.width / SQUARE) + 3;
    this.#down = Math.floor(map.height / SQUARE) + 3;
    this.#tops = new Int16Array(this.#across * this.#down).fill(NOT_ASKED);
    this.#roads = new Uint8Array(this.#tops.length);
    this.#blocksAcross = Math.floor(map.width / BLOCK) + 1;
    this.#blocksDown = Math.floor(map.height / BLOCK) + 1;
    this.#blocks = this.#blocksOf(map);
    const borders = bordersOf(map);
    for (const border of borders)
      this.#mark(border, 1, (at) => {
        this.#tops[at] = MIXED;
      });
    const legs = map.roads.flatMap((road, i) =>
      legsOf(road).map((leg) => ({ net: map.nets[i]!, leg })),
    );
    for (const { leg } of legs) this.#mark(leg, 2, (at) => (this.#roads[at] = 1));
    this.#borders = this.#byBlock(borders, (border) => border);
    this.#roadBlocks = this.#byBlock(legs, ({ leg }) => leg);
  }

  /** In every block that one of them comes near to. */
  #byBlock<Item>(items: readonly Item[], lineOf: (item: Item) => Segment): Item[][] {
    const blocks = this.#blocks.map((): Item[] => []);
    for (const item of items) {
      const [a, b] = lineOf(item);
      const [left, right] = [
        this.#column(Math.min(a.x, b.x) - BAND),
        this.#column(Math.max(a.x, b.x) + BAND),
      ];
      const [top, bottom] = [
        this.#row(Math.min(a.y, b.y) - BAND),
        this.#row(Math.max(a.y, b.y) + BAND),
      ];
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++)
          blocks[row * this.#blocksAcross + column]!.push(item);
    }
    return blocks;
  }

  #blocksOf({ areas }: OpenMap): number[][] {
    const down = this.#blocksDown;
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

  /** Where along a leg the ground or the net of roads may change. */
  changesAlong(leg: Segment, length: number): Changes {
    const changes = new Changes(leg, length);
    const [a, b] = leg;
    const [left, right] = [
      this.#column(Math.min(a.x, b.x) - BAND),
      this.#column(Math.max(a.x, b.x) + BAND),
    ];
    const [top, bottom] = [
      this.#row(Math.min(a.y, b.y) - BAND),
      this.#row(Math.max(a.y, b.y) + BAND),
    ];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const middle = { x: (column + 0.5) * BLOCK, y: (row + 0.5) * BLOCK };
        if (squareTo(middle, leg) > OFF_BLOCK) continue;
        const block = row * this.#blocksAcross + column;
        for (const border of this.#borders[block]!) changes.addBorder(border);
        for (const { leg: road } of this.#roadBlocks[block]!) changes.addRoad(road);
      }
    return changes;
  }

  #column(x: number): number {
    return Math.min(this.#blocksAcross - 1, Math.max(0, Math.floor(x / BLOCK)));
  }

  #row(y: number): number {
    return Math.min(this.#blocksDown - 1, Math.max(0, Math.floor(y / BLOCK)));
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
      if (holdsPoint(this.#boxes[area]!, p)) return area;
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
    let first = NOTHING;
    let more: number[] | undefined;
    for (const { net, leg } of this.#roadBlocks[
      this.#row(y) * this.#blocksAcross + this.#column(x)
    ]!) {
      if (net === first || more?.includes(net) || squareTo(p, leg) >= ON_ROAD) continue;
      if (first === NOTHING) first = net;
      else more = [...(more ?? [first]), net];
    }
    return more ?? (first === NOTHING ? NO_NETS : this.#netAlone(first));
  }

  #netAlone(net: number): readonly number[] {
    this.#alone[net] ??= [net];
    return this.#alone[net];
  }
}
