// Ground that belongs to whoever holds the spaces on it: tints, borders, a front. Told as plain data, computed in the painter's thread.
import { type AreaRing, Field, stretches } from './field.ts';
import type { Box, Point } from './geometry.ts';

export interface FieldStroke {
  readonly colour: string;
  /** In CSS px. */
  readonly width: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  /** So many CSS px into the ground of the first holder; less than nothing: into that of the other. */
  readonly inward?: number;
}

/** By space, whose it is; what is tinted, and what is drawn where the ground of two holders meets. */
export interface FieldLayer {
  readonly holders: readonly number[];
  readonly tints?: readonly {
    readonly holder: number;
    readonly colour: string;
    readonly opacity: number;
  }[];
  /** Between these two; without them, between any two. */
  readonly between?: readonly [number, number];
  readonly strokes?: readonly FieldStroke[];
}

export interface GroundField {
  /** Another one for every change: what was computed for it is kept. */
  readonly id: string;
  readonly points: readonly Point[];
  readonly box: Box;
  /** Ground farther than this from every space is nobody's. */
  readonly edge: number;
  readonly layers: readonly FieldLayer[];
}

export interface FieldDrawing {
  readonly fills: readonly {
    readonly colour: string;
    readonly opacity: number;
    readonly rings: readonly (readonly number[])[];
  }[];
  readonly lines: readonly {
    readonly strokes: readonly FieldStroke[];
    readonly lines: readonly (readonly number[])[];
  }[];
}

export const coloursOfField = ({ layers }: GroundField): string[] =>
  layers.flatMap(({ tints = [], strokes = [] }) =>
    [...tints, ...strokes].map(({ colour }) => colour),
  );

const CELL = 20;
const SMOOTH = 14;

/** Computes fields, and remembers the last one: spaces do not move, and few layers change at a time. */
export class FieldMaker {
  #key = '';
  #field: Field | undefined;
  /** The layers of the last drawing. */
  #layers: ReadonlyMap<string, FieldDrawing> = new Map();

  drawing({ points, box, edge, layers }: GroundField): FieldDrawing {
    const field = this.#of(points, box, edge);
    const areas = new Areas(field);
    const drawn = new Map<string, FieldDrawing>();
    for (const layer of layers) {
      const key = JSON.stringify(layer);
      drawn.set(key, this.#layers.get(key) ?? layerDrawing(areas, layer));
    }
    this.#layers = drawn;
    const all = [...drawn.values()];
    return { fills: all.flatMap(({ fills }) => fills), lines: all.flatMap(({ lines }) => lines) };
  }

  #of(points: readonly Point[], box: Box, edge: number): Field {
    const key = JSON.stringify([points, box, edge]);
    if (this.#field && key === this.#key) return this.#field;
    this.#key = key;
    this.#layers = new Map();
    this.#field = new Field(points, box, { cell: CELL, power: 6, edge, smooth: SMOOTH });
    return this.#field;
  }
}

/** Outlines by holders and holder, each traced once: a tint and a front may have the same. */
class Areas {
  readonly #field: Field;
  readonly #known = new Map<readonly number[], Map<number, AreaRing[]>>();

  constructor(field: Field) {
    this.#field = field;
  }

  of(holders: readonly number[], holder: number): AreaRing[] {
    const known = this.#known.get(holders) ?? new Map<number, AreaRing[]>();
    this.#known.set(holders, known);
    const rings = known.get(holder) ?? this.#field.outlines(holders, holder);
    known.set(holder, rings);
    return rings;
  }
}

const layerDrawing = (
  areas: Areas,
  { holders, tints = [], between, strokes }: FieldLayer,
): FieldDrawing => ({
  fills: tints.map(({ holder, colour, opacity }) => ({
    colour,
    opacity,
    rings: areas.of(holders, holder).map(({ xy }) => xy),
  })),
  lines: strokes ? [{ strokes, lines: linesOf(areas, holders, between) }] : [],
});

function linesOf(
  areas: Areas,
  holders: readonly number[],
  between: readonly [number, number] | undefined,
): number[][] {
  if (between) return stretches(areas.of(holders, between[0]), (who) => who === between[1]);
  // Every border once: it is drawn by the holder with the smaller number.
  return [...new Set(holders)].flatMap((holder) =>
    stretches(areas.of(holders, holder), (who) => who > holder),
  );
}

/** A line moved sideways: to the right hand of whoever walks along it. */
export function shifted(xy: readonly number[], by: number): number[] {
  if (by === 0) return [...xy];
  const moved: number[] = [];
  for (let i = 0; i < xy.length; i += 2) {
    const before = Math.max(0, i - 2);
    const after = Math.min(xy.length - 2, i + 2);
    const [dx, dy] = [xy[after]! - xy[before]!, xy[after + 1]! - xy[before + 1]!];
    const long = Math.hypot(dx, dy) || 1;
    moved.push(xy[i]! - (dy / long) * by, xy[i + 1]! + (dx / long) * by);
  }
  return moved;
}
