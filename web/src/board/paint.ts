// Paints the ground of a sheet: sea with waterlines, land by country, trees, lakes, coast, graticule, borders, grain.
// Runs in a worker; needs nothing but a 2D context.
import type { BaseMap, Degree, Outline } from './base-map.ts';
import { type Box, grow, heightOf, meets, widthOf } from './geometry.ts';
import { type FieldDrawing, type FieldStroke, shifted } from './ground-field.ts';
import type { HexGround } from './hex-ground.ts';
import { HexPainter } from './paint-hexes.ts';
import type { Palette } from './palette.ts';

export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** What part of the sheet, and how many canvas px a sheet px takes. */
export interface Part {
  readonly box: Box;
  readonly scale: number;
  /** Canvas px per CSS px: lines are drawn in CSS px. */
  readonly density: number;
}

/** Coasts and lakes, terrain on hexes, or the one with the other on it. */
export function paintGround(
  context: Context,
  map: BaseMap | undefined,
  { hexes, field }: { hexes?: HexGround | undefined; field?: FieldDrawing | undefined },
  palette: Palette,
  part: Part,
): void {
  const onHexes = hexes && new HexPainter(context, hexes, palette, part);
  const { scale, box } = part;
  context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  context.fillStyle = map ? palette.sea : palette.land;
  context.fillRect(box.left, box.top, widthOf(box), heightOf(box));
  if (map) new Painter(context, map, palette, part).paint(onHexes, field);
  else {
    onHexes?.land();
    onHexes?.water(true);
  }
  onHexes?.lines();
  grain(context, palette);
}

/** Distance and strength of the lines that run along the coast, outermost first, in CSS px. */
const WATERLINES = [
  [13, 0.22],
  [9, 0.34],
  [5.6, 0.48],
  [2.8, 0.66],
] as const;

/** A lake of this many px² has waterlines of its own. */
const GREAT_LAKE = 60_000;

class Painter {
  private readonly context: Context;
  private readonly map: BaseMap;
  private readonly palette: Palette;
  private readonly part: Part;
  private readonly seen: Box;
  /** Sheet px per CSS px: lines. */
  private readonly px: number;
  /** Sheet px per px that can be told apart: what is smaller is left out. */
  private readonly fine: number;

  constructor(context: Context, map: BaseMap, palette: Palette, part: Part) {
    this.context = context;
    this.map = map;
    this.palette = palette;
    this.part = part;
    this.px = part.density / part.scale;
    this.fine = Math.max(1, part.density) / part.scale;
    this.seen = grow(part.box, 30 * this.px);
  }

  /** The graticule and the borders give way to hexes, which have their own. */
  paint(hexes: HexPainter | undefined, field: FieldDrawing | undefined): void {
    const { context, map, palette } = this;
    context.lineJoin = 'bevel'; // at a line's width of one px nobody sees the difference, and it is faster
    const land = this.rings(map.land, 1.2);
    this.waterlines(this.rings(map.land, 1.2, 2.6), palette.sea, 1);
    this.ground(land, hexes, field);
    this.trees();
    this.inlandWater();
    this.bays();
    hexes?.water(false);
    this.stroke(land, palette.coast, 0.95);
    if (hexes) return;
    this.graticule();
    this.borders();
  }

  /** Lines at some distances from a shore: wide strokes, each covered by a narrower one in the colour of the water. */
  private waterlines(shore: Path2D, water: string, strength: number): void {
    const { seaLine, dark } = this.palette;
    this.context.lineJoin = 'round';
    for (const [distance, alpha] of WATERLINES) {
      this.context.globalAlpha = alpha * strength * (dark ? 0.8 : 1);
      this.stroke(shore, seaLine, 2 * distance + 0.85);
      this.context.globalAlpha = 1;
      this.stroke(shore, water, 2 * distance - 0.85);
    }
    this.context.lineJoin = 'bevel';
  }

  private ground(
    land: Path2D,
    hexes: HexPainter | undefined,
    field: FieldDrawing | undefined,
  ): void {
    const { context, map, palette } = this;
    context.fillStyle = palette.land;
    context.fill(land, 'evenodd');
    context.save();
    context.clip(land, 'evenodd');
    for (const [name, outlines] of Object.entries(map.grounds)) {
      context.fillStyle = palette.grounds[name] ?? palette.land;
      context.fill(this.rings(outlines, 0));
    }
    hexes?.land();
    if (field) this.field(field);
    context.restore();
  }

  /** Tints and lines of whoever holds the spaces; the sea and the lakes cut them off. */
  private field({ fills, lines }: FieldDrawing): void {
    const { context, palette } = this;
    for (const { colour, opacity, rings } of fills) {
      const path = new Path2D();
      for (const ring of rings) smoothRing(path, ring);
      context.globalAlpha = opacity;
      context.fillStyle = palette.colours[colour] ?? palette.ink;
      context.fill(path, 'evenodd');
    }
    context.lineJoin = 'round';
    for (const { strokes, lines: all } of lines)
      for (const stroke of strokes) this.fieldLine(stroke, all);
    context.globalAlpha = 1;
    context.setLineDash([]);
    context.lineJoin = 'bevel';
  }

  private fieldLine(
    { colour, width, dash = [], opacity = 1, inward = 0 }: FieldStroke,
    lines: readonly (readonly number[])[],
  ): void {
    const { context, palette, px } = this;
    const path = new Path2D();
    for (const line of lines) {
      const xy = shifted(line, inward * px);
      path.moveTo(xy[0]!, xy[1]!);
      for (let i = 2; i < xy.length; i += 2) path.lineTo(xy[i]!, xy[i + 1]!);
    }
    context.globalAlpha = opacity;
    context.setLineDash(dash.map((length) => length * px));
    this.stroke(path, palette.colours[colour] ?? palette.ink, width);
  }

  private inlandWater(): void {
    const { context, map, palette } = this;
    this.streams();
    const water = [
      [map.rivers, 0.55],
      [map.lakes, 0.75],
    ] as const;
    for (const [outlines, line] of water) {
      const path = this.rings(outlines, 2.2);
      context.fillStyle = palette.lake;
      context.fill(path, 'evenodd');
      this.stroke(path, palette.lakeLine, line);
    }
    for (const lake of map.lakes) if (this.sizeOf(lake) > GREAT_LAKE) this.greatLake(lake);
  }

  /** Rivers known as lines: a ribbon with two banks, wider as the map grows. */
  private streams(): void {
    const { map, palette } = this;
    if (map.streams.length === 0) return;
    const path = this.lines(map.streams);
    const wide = Math.min(5, 1.2 + (2.6 * this.part.scale) / this.part.density);
    this.context.lineJoin = 'round';
    this.stroke(path, palette.lakeLine, wide + 1.1);
    this.stroke(path, palette.lake, wide);
    this.context.lineJoin = 'bevel';
  }

  /** A lake as large as a sea is drawn like one; its islands are put back by the lakes' own rings. */
  private greatLake(lake: Outline): void {
    if (!meets(lake.box, this.seen)) return;
    const { context, palette, map } = this;
    const isles = map.lakes.filter((other) => other !== lake && inside(other, lake));
    const shores = this.rings([lake, ...isles], 2.2);
    context.save();
    context.clip(shores, 'evenodd');
    this.waterlines(this.rings([lake, ...isles], 2.2, 2.6), palette.lake, 0.8);
    context.restore();
    this.stroke(shores, palette.coast, 0.9);
  }

  private bays(): void {
    const path = this.rings(this.map.bays, 0);
    this.context.fillStyle = this.palette.sea;
    this.context.fill(path);
    this.stroke(path, this.palette.sea, 1.6);
  }

  private trees(): void {
    const { context, map, palette, px } = this;
    if (this.part.scale / this.part.density < 0.42) return;
    const path = new Path2D();
    for (const { xy } of map.trees)
      for (let i = 0; i < xy.length; i += 2) this.tree(path, xy[i]!, xy[i + 1]!, i);
    context.globalAlpha = palette.dark ? 0.5 : 0.55;
    context.lineWidth = 0.9 * px;
    context.strokeStyle = palette.tree;
    context.stroke(path);
    context.globalAlpha = 1;
  }

  /** Two or three firs, by their number in the list so that they stay as they are. */
  private tree(path: Path2D, x: number, y: number, seed: number): void {
    const { seen, px } = this;
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return;
    const many = 2 + ((seed >> 1) % 2);
    for (let n = 0; n < many; n++) {
      const left = x + (n * 6.5 - 5) * px;
      const foot = y + ((n * 5 + (seed >> 1)) % 3) * px;
      const height = (6.4 - n * 1.1) * px;
      path.moveTo(left - 2.5 * px, foot);
      path.lineTo(left, foot - height);
      path.lineTo(left + 2.5 * px, foot);
      path.moveTo(left, foot);
      path.lineTo(left, foot + 1.7 * px);
    }
  }

  private graticule(): void {
    const { context, map, palette, part } = this;
    const step = part.scale / part.density < 0.42 ? 2 : 1;
    const draw = (degrees: readonly Degree[]): Path2D =>
      this.lines(degrees.filter(({ degree }) => degree % step === 0).map((d) => d.outline));
    context.globalAlpha = 0.34;
    this.stroke(draw(map.meridians), palette.graticule, 0.6);
    this.stroke(draw(map.parallels), palette.graticule, 0.6);
    context.globalAlpha = 1;
  }

  private borders(): void {
    const { context, map, palette, px } = this;
    const war = this.lines(map.borders.war);
    const other = this.lines(map.borders.other);
    context.globalAlpha = 0.7;
    context.setLineDash([7 * px, 3 * px, 1.5 * px, 3 * px]);
    this.stroke(other, palette.otherBorder, 0.9);
    context.setLineDash([]);
    context.globalAlpha = 0.26;
    this.stroke(war, palette.borderRibbon, 9);
    context.globalAlpha = 1;
    context.setLineDash([11 * px, 3.5 * px, 2 * px, 3.5 * px]);
    this.stroke(war, palette.border, 1.5);
    context.setLineDash([]);
  }

  private stroke(path: Path2D, colour: string, width: number): void {
    this.context.strokeStyle = colour;
    this.context.lineWidth = width * this.px;
    this.context.stroke(path);
  }

  /** Its box in px². */
  private sizeOf({ box }: Outline): number {
    return (widthOf(box) * heightOf(box)) / this.fine ** 2;
  }

  /** The rings that are seen and not smaller than `least` px², as one path of points at least `step` px apart. */
  private rings(outlines: readonly Outline[], least: number, step = 0.6): Path2D {
    const path = new Path2D();
    const apart = step * this.fine;
    for (const outline of outlines) {
      if (!meets(outline.box, this.seen) || this.sizeOf(outline) < least) continue;
      smoothRing(path, spaced(outline.xy, apart));
    }
    return path;
  }

  private lines(outlines: readonly Outline[]): Path2D {
    const path = new Path2D();
    for (const { xy, box } of outlines) {
      if (!meets(box, this.seen)) continue;
      path.moveTo(xy[0]!, xy[1]!);
      for (let i = 2; i < xy.length; i += 2) path.lineTo(xy[i]!, xy[i + 1]!);
    }
    return path;
  }
}

/** Fibres and specks of the paper, in canvas px so that they do not grow with the map. */
function grain(context: Context, palette: Palette): void {
  if (!palette.grain) return;
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = palette.grain;
  context.globalCompositeOperation = palette.dark ? 'overlay' : 'multiply';
  context.fillStyle = context.createPattern(grainTile(), 'repeat')!;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}

const inside = (one: Outline, other: Outline): boolean =>
  one.box.left >= other.box.left &&
  one.box.right <= other.box.right &&
  one.box.top >= other.box.top &&
  one.box.bottom <= other.box.bottom;

/** Leaves out points that crowd together at this scale; a small ring keeps its shape. */
function spaced(xy: Float32Array, apart: number): ArrayLike<number> {
  if (apart < 0.5 || xy.length < 12) return xy;
  const kept: number[] = [xy[0]!, xy[1]!];
  let [x, y] = [xy[0]!, xy[1]!];
  for (let i = 2; i < xy.length; i += 2) {
    const [dx, dy] = [xy[i]! - x, xy[i + 1]! - y];
    if (dx * dx + dy * dy < apart * apart) continue;
    x += dx;
    y += dy;
    kept.push(x, y);
  }
  return kept.length < 8 ? xy : kept;
}

/** Quadratic curves through the midpoints of the edges: no shards when the map is enlarged. */
function smoothRing(path: Path2D, xy: ArrayLike<number>): void {
  const n = xy.length;
  let [x, y] = [xy[n - 2]!, xy[n - 1]!];
  path.moveTo((x + xy[0]!) / 2, (y + xy[1]!) / 2);
  for (let i = 0; i < n; i += 2) {
    x = xy[i]!;
    y = xy[i + 1]!;
    const next = (i + 2) % n;
    path.quadraticCurveTo(x, y, (x + xy[next]!) / 2, (y + xy[next + 1]!) / 2);
  }
  path.closePath();
}

let tile: OffscreenCanvas | undefined;

function grainTile(): OffscreenCanvas {
  if (tile) return tile;
  const size = 192;
  tile = new OffscreenCanvas(size, size);
  const context = tile.getContext('2d')!;
  const image = context.createImageData(size, size);
  let seed = 1940;
  for (let i = 0; i < image.data.length; i += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const value = 120 + (seed >>> 24) / 2;
    image.data.set([value, value * 0.97, value * 0.9, 255], i);
  }
  context.putImageData(image, 0, 0);
  return tile;
}
