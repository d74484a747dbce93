// A grid of hexes on a sheet: where corners and sides lie, who borders whom, which hex is under a point, and areas as outlines.
// Directions are the engine's: anticlockwise from the east; side d of a hex runs from its corner d to its corner d + 1.
import { type Hex, nearest, neighboursOf } from '@motti/engine';
import type { Point } from './geometry.ts';

export interface HexGrid {
  /** Pointy hexes stand in straight rows, flat ones in straight columns. */
  readonly orientation: 'pointy' | 'flat';
  /** From a centre to the next one, in sheet px. */
  readonly width: number;
}

const TURN = Math.PI / 3;
const ROOT = Math.sqrt(3);

/** From the centre to a corner. */
export const radiusOf = (grid: HexGrid): number => grid.width / ROOT;

const angleOf = ({ orientation }: HexGrid, direction: number): number =>
  TURN * (orientation === 'pointy' ? direction : direction - 0.5);

/** The six corners as seen from the centre, y downward; `share` of the radius for smaller or larger hexes. */
export function cornersOf(grid: HexGrid, share = 1): readonly Point[] {
  const radius = radiusOf(grid) * share;
  return Array.from({ length: 6 }, (_, d) => {
    const angle = angleOf(grid, d) - TURN / 2;
    return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
  });
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const keyOf = ({ q, r }: Hex): string => `${q} ${r}`;

/** The hexes of one map and how they lie to each other. Built once for a map. */
export class HexField<H extends Point & { readonly id: string }> {
  readonly grid: HexGrid;
  readonly hexes: readonly H[];
  readonly corners: readonly Point[];
  /** Corners of smaller hexes, by their share. */
  private readonly shares = new Map<number, readonly Point[]>();
  private readonly byId: ReadonlyMap<string, number>;
  private readonly byPlace: ReadonlyMap<string, number>;
  /** By hex * 6 + direction: the hex there, or −1. */
  private readonly next: Int32Array;

  constructor(grid: HexGrid, hexes: readonly H[]) {
    this.grid = grid;
    this.hexes = hexes;
    this.corners = cornersOf(grid);
    this.byId = new Map(hexes.map(({ id }, i) => [id, i]));
    const places = hexes.map((hex) => this.placeOf(hex));
    this.byPlace = new Map(places.map((place, i) => [keyOf(place), i]));
    this.next = Int32Array.from(
      places.flatMap((place) => neighboursOf(place).map((at) => this.byPlace.get(keyOf(at)) ?? -1)),
    );
  }

  get(id: string): H | undefined {
    const index = this.byId.get(id);
    return index === undefined ? undefined : this.hexes[index];
  }

  /** The hex that a point of the sheet lies in. */
  at(point: Point): H | undefined {
    const index = this.byPlace.get(keyOf(this.placeOf(point)));
    return index === undefined ? undefined : this.hexes[index];
  }

  neighbour(id: string, direction: number): H | undefined {
    const index = this.byId.get(id);
    return index === undefined ? undefined : this.hexes[this.next[index * 6 + direction]!];
  }

  /** The direction of a neighbour, or −1. */
  directionTo(from: string, to: string): number {
    for (let d = 0; d < 6; d++) if (this.neighbour(from, d)?.id === to) return d;
    return -1;
  }

  /** The two ends of a side. */
  side(hex: Point, direction: number): readonly [Point, Point] {
    const [a, b] = [this.corners[direction]!, this.corners[(direction + 1) % 6]!];
    return [plus(hex, a), plus(hex, b)];
  }

  /** One hex as a closed path. */
  hexPath(hex: Point, share = 1): string {
    let corners = this.shares.get(share);
    if (!corners) {
      corners = cornersOf(this.grid, share);
      this.shares.set(share, corners);
    }
    return `M${corners.map((corner) => text(plus(hex, corner))).join('L')}Z`;
  }

  /** The rings round an area, holes included: fill them by the even-odd rule. Hexes that the map lacks are left out. */
  rings(ids: Iterable<string>): Point[][] {
    const area = new Set<number>();
    for (const id of ids) {
      const index = this.byId.get(id);
      if (index !== undefined) area.add(index);
    }
    const isEdge = (hex: number, d: number): boolean => !area.has(this.next[hex * 6 + d]!);
    const seen = new Set<number>();
    const rings: Point[][] = [];
    for (const hex of area)
      for (let d = 0; d < 6; d++)
        if (isEdge(hex, d) && !seen.has(hex * 6 + d)) rings.push(this.walk(hex, d, isEdge, seen));
    return rings;
  }

  /** An area as one path, for a wash and for its outline. */
  outline(ids: Iterable<string>): string {
    return this.rings(ids)
      .map((ring) => `M${ring.map(text).join('L')}Z`)
      .join('');
  }

  /** From side to side round the area: the next side of the same hex, or that of the neighbour who stands in the way. */
  private walk(
    start: number,
    direction: number,
    isEdge: (hex: number, direction: number) => boolean,
    seen: Set<number>,
  ): Point[] {
    const ring: Point[] = [];
    let [hex, d] = [start, direction];
    while (!seen.has(hex * 6 + d)) {
      seen.add(hex * 6 + d);
      ring.push(plus(this.hexes[hex]!, this.corners[d]!));
      const turned = (d + 1) % 6;
      if (isEdge(hex, turned)) d = turned;
      else [hex, d] = [this.next[hex * 6 + turned]!, (d + 5) % 6];
    }
    return ring;
  }

  /** Axial coordinates, counted from the first hex. */
  private placeOf({ x, y }: Point): Hex {
    const { orientation, width } = this.grid;
    const first = this.hexes[0] ?? { x: 0, y: 0 };
    const [dx, dy] = [(x - first.x) / width, (y - first.y) / width];
    if (orientation === 'pointy') {
      const r = (dy * 2) / ROOT;
      return nearest(dx - r / 2, r);
    }
    const q = (dx * 2) / ROOT;
    return nearest(q, dy - q / 2);
  }
}
