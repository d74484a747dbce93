// Paints what is printed on a map of hexes, layer by layer. Runs in a worker; needs nothing but a 2D context.
import { around, type Box, clamp, grow, meets, type Point } from './geometry.ts';
import { cornersOf, HexField, radiusOf } from './hex-grid.ts';
import type { Glyph, HexGround, HexLayer, Length, Shape, Stroke } from './hex-ground.ts';
import { chainSides, dense, rounded, waved } from './hex-lines.ts';
import {
  cracksOf,
  grainsOf,
  grassOf,
  moundOf,
  peaksOf,
  roofsOf,
  softArea,
  treesOf,
  tuftsOf,
} from './hex-terrain.ts';
import type { Context, Part } from './paint.ts';
import type { Palette } from './palette.ts';
import { battlements, through } from './paths.ts';

type Cell = HexGround['hexes'][number];
type LayerOf<Kind extends HexLayer['kind']> = Extract<HexLayer, { kind: Kind }>;

/** The way of a field through its hexes is found once for a ground. */
const fields = new WeakMap<HexGround, HexField<Cell>>();
function fieldOf(ground: HexGround): HexField<Cell> {
  const field = fields.get(ground) ?? new HexField(ground.grid, ground.hexes);
  fields.set(ground, field);
  return field;
}

export class HexPainter {
  private readonly context: Context;
  private readonly ground: HexGround;
  private readonly palette: Palette;
  private readonly field: HexField<Cell>;
  private readonly seen: Box;
  /** Sheet px per CSS px. */
  private readonly px: number;
  /** The width of a hex in CSS px. */
  private readonly hex: number;

  constructor(context: Context, ground: HexGround, palette: Palette, part: Part) {
    this.context = context;
    this.ground = ground;
    this.palette = palette;
    this.field = fieldOf(ground);
    this.px = part.density / part.scale;
    this.hex = ground.grid.width / this.px;
    this.seen = grow(part.box, ground.grid.width);
  }

  /** What tints the land; where there is a coast, the context is clipped to it. */
  land(): void {
    this.paint(this.ground.land);
  }

  /** Ice; and lakes and seas where no coast says where they are. */
  water(everywhere: boolean): void {
    if (everywhere) this.paint(this.ground.flood ?? []);
    this.paint(this.ground.water);
  }

  lines(): void {
    this.paint(this.ground.lines);
  }

  private paint(layers: readonly HexLayer[]): void {
    for (const layer of layers) {
      this.layer(layer);
      this.context.globalAlpha = 1;
    }
  }

  private layer(layer: HexLayer): void {
    switch (layer.kind) {
      case 'area':
        this.area(layer);
        break;
      case 'glyphs':
        this.glyphs(layer);
        break;
      case 'sides':
        this.strokes(this.along(layer), layer.strokes);
        break;
      case 'mounds':
        this.mounds(layer);
        break;
      case 'spans':
        this.strokes(this.spans(layer), layer.strokes);
        break;
      case 'ways':
        this.strokes(this.ways(layer.ways), layer.strokes);
        break;
      case 'shapes':
        this.shapes(layer);
        break;
      case 'terraces':
        this.terraces(layer);
        break;
      case 'courses':
        this.strokes(linesOf(layer.courses), layer.strokes);
        break;
      case 'walls':
        this.walls(layer);
        break;
      case 'dots':
        this.dots(layer);
        break;
      case 'squares':
        this.squares(layer);
        break;
      case 'grid':
        this.grid(layer);
        break;
    }
  }

  // ------------------------------------------------------------------------------------------------- layers

  private area({ hexes, colour, opacity = 1, soft }: LayerOf<'area'>): void {
    if (hexes.length === 0) return;
    this.context.globalAlpha = opacity;
    this.context.fillStyle = this.colour(colour);
    const seen = soft ? this.cells(hexes).map(({ id }) => id) : hexes;
    this.context.fill(
      soft ? softArea(this.field.rings(seen)) : new Path2D(this.field.outline(seen)),
    );
  }

  private glyphs({ hexes, glyph, stroke, within }: LayerOf<'glyphs'>): void {
    const cells = this.cells(hexes);
    if (cells.length === 0 || this.hex < (stroke.from ?? 0)) return;
    this.context.save();
    if (within) this.context.clip(ringsOf(within));
    this.stroke(this.drawn(glyph, cells), stroke);
    this.context.restore();
  }

  private shapes({ shapes, colour, opacity = 1, edge }: LayerOf<'shapes'>): void {
    if (shapes.length === 0) return;
    const rings = ringsOf(shapes);
    this.context.globalAlpha = opacity;
    this.context.fillStyle = this.colour(colour);
    this.context.fill(rings);
    if (edge) this.stroke(rings, edge);
  }

  private terraces({ shapes, shades, edge }: LayerOf<'terraces'>): void {
    this.context.save();
    this.context.clip(ringsOf(shapes));
    shades.forEach((shade, i) => {
      const share = 1 - i / (shades.length + 0.6);
      const rings = ringsOf(shapes.map((shape) => shrunk(shape, share)));
      this.stroke(rings, { colour: edge, width: 2.2, opacity: 0.75 });
      this.context.globalAlpha = 1;
      this.context.fillStyle = this.colour(shade);
      this.context.fill(rings);
    });
    this.context.restore();
  }

  private drawn(glyph: Glyph, cells: readonly Cell[]): Path2D {
    const { grid } = this.field;
    switch (glyph) {
      case 'tufts':
        return tuftsOf(cells, radiusOf(grid), this.px);
      case 'peaks':
        return peaksOf(cells, grid.width).peaks;
      case 'hachures':
        return peaksOf(cells, grid.width).shade;
      case 'cracks':
        return cracksOf(cells, radiusOf(grid));
      case 'trees':
        return treesOf(cells, radiusOf(grid));
      case 'roofs':
        return roofsOf(cells, grid.width);
      case 'grains':
        return grainsOf(cells, radiusOf(grid), this.px);
      case 'grass':
        return grassOf(cells, radiusOf(grid), this.px);
    }
  }

  private mounds({ hexes, shades, edge }: LayerOf<'mounds'>): void {
    const cells = this.cells(hexes);
    if (cells.length === 0) return;
    const there = new Set(hexes);
    const ridges = cells.flatMap((cell) =>
      [0, 1, 2].flatMap((d): [Point, Point][] => {
        const next = this.field.neighbour(cell.id, d);
        return next && there.has(next.id) ? [[cell, next]] : [];
      }),
    );
    shades.forEach((shade, i) => {
      const radius = radiusOf(this.field.grid) * (0.72 - (0.58 * i) / shades.length);
      const mound = moundOf(cells, i + 1 < shades.length ? ridges : [], radius);
      this.stroke(mound, { colour: edge, width: 2.2, opacity: 0.75 });
      this.context.globalAlpha = 1;
      this.context.fillStyle = this.colour(shade);
      this.context.fill(mound);
    });
  }

  private walls({ hexes, colour }: LayerOf<'walls'>): void {
    const { context, field, px } = this;
    const rings = cornersOf(field.grid, 0.9);
    const tooth = clamp(this.hex * 0.06, 2.4, 4.6) * px;
    for (const hex of this.cells(hexes)) {
      const ring = [...rings, rings[0]!].map(({ x, y }) => ({ x: hex.x + x, y: hex.y + y }));
      context.globalAlpha = 0.1;
      context.fillStyle = this.colour(colour);
      context.fill(new Path2D(field.hexPath(hex, 0.9)));
      const line = new Path2D(battlements(dense(ring, tooth / 2), tooth));
      this.stroke(line, { colour, width: this.hex < 40 ? 1 : 1.5, opacity: 0.9 });
    }
  }

  private dots({ hexes, fill, edge, from = 0 }: LayerOf<'dots'>): void {
    if (this.hex < from) return;
    const small = new Path2D();
    const r = clamp(this.hex * 0.045, 1.2, 3.2) * this.px;
    for (const { x, y } of this.cells(hexes)) {
      small.moveTo(x + r, y);
      small.arc(x, y, r, 0, 7);
    }
    this.context.fillStyle = this.colour(fill);
    this.context.fill(small);
    this.stroke(small, { colour: edge, width: 1.2 });
  }

  private squares({ hexes, colour, halo, star }: LayerOf<'squares'>): void {
    const { context, px } = this;
    const r = clamp(this.hex * 0.16, 4, 12) * px;
    const rim = r + 1.6 * px;
    for (const { x, y } of this.cells(hexes)) {
      context.fillStyle = this.colour(halo);
      context.fillRect(x - rim, y - rim, 2 * rim, 2 * rim);
      context.fillStyle = this.colour(colour);
      context.fillRect(x - r, y - r, 2 * r, 2 * r);
      if (!star) continue;
      context.fillStyle = this.colour(star);
      context.fill(starAt({ x, y }, r));
    }
  }

  private grid({ colour }: LayerOf<'grid'>): void {
    const { context, field, px } = this;
    const lines = new Path2D();
    // Every side once: three sides of each hex, and the others where the map ends.
    for (const hex of field.hexes) {
      if (!this.sees(hex)) continue;
      for (let d = 0; d < 6; d++) {
        if (d > 2 && field.neighbour(hex.id, d)) continue;
        const [a, b] = field.side(hex, d);
        lines.moveTo(a.x, a.y);
        lines.lineTo(b.x, b.y);
      }
    }
    const small = this.hex < 30;
    this.stroke(lines, { colour, width: small ? 0.6 : 0.8, opacity: small ? 0.24 : 0.4 });
    if (this.hex < 50) return;
    const high = Math.min(9, this.hex * 0.13) * px;
    const lift = field.grid.orientation === 'pointy' ? 0.43 : 0.36;
    context.globalAlpha = 0.8;
    context.fillStyle = this.colour(colour);
    context.font = `400 ${high}px "Fira Sans Condensed", "Arial Narrow", sans-serif`;
    context.textAlign = 'center';
    for (const { x, y, number } of field.hexes)
      if (this.sees({ x, y }))
        context.fillText(number, x, y - lift * field.grid.width + high * 0.8);
  }

  // ------------------------------------------------------------------------------------------------- measures

  private colour(css: string): string {
    return this.palette.colours[css] ?? this.palette.ink;
  }

  private length(length: Length): number {
    if (typeof length === 'number') return length;
    const { share, least = 0, most = Number.POSITIVE_INFINITY, plus = 0 } = length;
    return clamp(this.hex * share, least, most) + plus;
  }

  private sees(at: Point): boolean {
    return meets(around(at, 1), this.seen);
  }

  private cells(ids: readonly string[]): Cell[] {
    return ids.flatMap((id) => {
      const hex = this.field.get(id);
      return hex && this.sees(hex) ? [hex] : [];
    });
  }

  private along({ sides, wave = 0, smooth }: LayerOf<'sides'>): Path2D {
    const path = new Path2D();
    for (const line of chainSides(this.field, sides)) {
      const run = smooth ? through(rounded(this.offMap(line)), 6) : line;
      draw(path, wave ? waved(run, wave) : run);
    }
    return path;
  }

  /** A line that ends where the hexes end runs on off the sheet. */
  private offMap(line: readonly Point[]): Point[] {
    const { grid, hexes } = this.field;
    const near = radiusOf(grid) * 1.05;
    const isEdge = (at: Point): boolean =>
      hexes.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < near).length < 3;
    const beyond = (end: Point, before: Point): Point[] =>
      isEdge(end) ? [{ x: 2 * end.x - before.x, y: 2 * end.y - before.y }] : [];
    const [first, second] = line;
    const [last, previous] = [line.at(-1), line.at(-2)];
    if (!first || !second || !last || !previous) return [...line];
    return [...beyond(first, second), ...line, ...beyond(last, previous)];
  }

  private spans({ pairs, share }: LayerOf<'spans'>): Path2D {
    const path = new Path2D();
    for (const [from, to] of pairs) {
      const [a, b] = [this.field.get(from), this.field.get(to)];
      if (!a || !b) continue;
      const at = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      draw(path, [at(0.5 - share / 2), at(0.5 + share / 2)]);
    }
    return path;
  }

  private ways(ways: readonly (readonly string[])[]): Path2D {
    const path = new Path2D();
    for (const way of ways) {
      const centres = way.flatMap((id) => this.field.get(id) ?? []);
      if (centres.length > 1) draw(path, through(centres, 8));
    }
    return path;
  }

  private strokes(path: Path2D, strokes: readonly Stroke[]): void {
    for (const stroke of strokes) this.stroke(path, stroke);
  }

  private stroke(
    path: Path2D,
    { colour, width, opacity = 1, dash, round, from = 0 }: Stroke,
  ): void {
    if (this.hex < from) return;
    const { context, px } = this;
    context.globalAlpha = opacity;
    context.lineCap = round ? 'round' : 'butt';
    context.lineJoin = round ? 'round' : 'bevel';
    context.setLineDash(dash?.map((part) => this.length(part) * px) ?? []);
    context.strokeStyle = this.colour(colour);
    context.lineWidth = this.length(width) * px;
    context.stroke(path);
    context.setLineDash([]);
    context.lineCap = 'butt';
    context.lineJoin = 'bevel';
  }
}

function ringsOf(shapes: readonly Shape[]): Path2D {
  const path = new Path2D();
  for (const shape of shapes) {
    draw(path, shape);
    path.closePath();
  }
  return path;
}

function linesOf(lines: readonly Shape[]): Path2D {
  const path = new Path2D();
  for (const line of lines) draw(path, line);
  return path;
}

/** The same shape smaller, round the middle of its corners. */
function shrunk(shape: Shape, share: number): Shape {
  const middle = {
    x: shape.reduce((sum, { x }) => sum + x, 0) / shape.length,
    y: shape.reduce((sum, { y }) => sum + y, 0) / shape.length,
  };
  return shape.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }));
}

function starAt({ x, y }: Point, r: number): Path2D {
  const star = new Path2D();
  for (let i = 0; i < 10; i++) {
    const [far, angle] = [i % 2 ? 0.28 * r : 0.68 * r, (i * Math.PI) / 5];
    star.lineTo(x + far * Math.sin(angle), y - far * Math.cos(angle));
  }
  return star;
}

function draw(path: Path2D, line: readonly Point[]): void {
  line.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
}
