// Paints the terrain of a hex map: tints by country, swamp, ice, mountains, water along the sides, borders, the grid and its
// numbers, roads, railways, forts, towns. Runs in a worker; needs nothing but a 2D context.
import { around, type Box, grow, meets, type Point } from './geometry.ts';
import { cornersOf, HexField, radiusOf } from './hex-grid.ts';
import type { HexGround, Hexside, HexTerrain } from './hex-ground.ts';
import { chainSides, dense, waved } from './hex-lines.ts';
import { cracksOf, peaksOf, softArea, tuftsOf } from './hex-terrain.ts';
import type { Context, Part } from './paint.ts';
import type { Palette } from './palette.ts';
import { battlements, through } from './paths.ts';

type Cell = HexGround['hexes'][number];

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
    const { context, palette, ground } = this;
    for (const { tint, hexes } of ground.grounds) {
      context.fillStyle = palette.grounds[tint] ?? palette.land;
      context.fill(this.area(hexes));
    }
    this.swamps();
    this.mountains();
  }

  /** Ice; and lakes and seas where no coast says where they are. */
  water(everywhere: boolean): void {
    const { context, palette, ground } = this;
    if (everywhere) {
      context.fillStyle = palette.sea;
      context.fill(this.area(ground.terrain.sea ?? []));
      context.fillStyle = palette.lake;
      context.fill(this.area(ground.terrain.lake ?? []));
    }
    this.ice();
  }

  lines(): void {
    this.borders();
    this.wateredSides();
    this.grid();
    this.divide();
    this.forts();
    this.roads();
    this.railways();
    this.towns();
    this.veil();
  }

  // ------------------------------------------------------------------------------------------------- terrain

  private swamps(): void {
    const { context, palette } = this;
    const hexes = this.seenHexes('swamp');
    if (hexes.length === 0) return;
    context.fillStyle = palette.swamp;
    context.fill(softArea(this.field.rings(hexes.map(({ id }) => id))));
    if (this.hex < 26) return;
    context.globalAlpha = 0.85;
    this.stroke(tuftsOf(hexes, radiusOf(this.field.grid), this.px), palette.swampLine, 0.9);
    context.globalAlpha = 1;
  }

  private mountains(): void {
    const { context, palette, px, field } = this;
    const { peaks, shade } = peaksOf(this.seenHexes('mountain'), field.grid.width);
    context.lineCap = 'round';
    this.stroke(peaks, palette.otherBorder, Math.min(1.5, 0.022 * this.hex));
    if (this.hex > 30) {
      context.globalAlpha = 0.75;
      this.stroke(shade, palette.otherBorder, Math.min(1, 0.7 * px * this.hex));
      context.globalAlpha = 1;
    }
    context.lineCap = 'butt';
  }

  private ice(): void {
    const { context, palette, field } = this;
    const hexes = this.seenHexes('ice');
    if (hexes.length === 0) return;
    const area = this.area(hexes.map(({ id }) => id));
    context.fillStyle = palette.ice;
    context.fill(area);
    context.globalAlpha = 0.8;
    this.stroke(cracksOf(hexes, radiusOf(field.grid)), palette.iceLine, 0.9);
    context.globalAlpha = 1;
  }

  /** Rivers and small lakes along the sides of hexes are ribbons; a side of open sea is a dark line, dotted when it is frozen. */
  private wateredSides(): void {
    const { context, palette, ground } = this;
    const wide = Math.min(6.4, Math.max(2, this.hex * 0.089));
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const ribbons = this.along([...(ground.sides.river ?? []), ...(ground.sides.lake ?? [])], 2.2);
    this.stroke(ribbons, palette.ribbonEdge, wide);
    this.stroke(ribbons, palette.ribbon, wide * 0.66);
    this.stroke(this.along(ground.sides.sea ?? [], 0), palette.coast, wide * 0.62);
    const frozen = this.along(ground.sides.frozen ?? [], 0);
    context.setLineDash([0, wide * 1.1 * this.px]);
    this.stroke(frozen, palette.coast, wide * 0.72);
    this.stroke(frozen, palette.dark ? palette.ink : '#fff', wide * 0.5);
    context.setLineDash([]);
    context.lineCap = 'butt';
    context.lineJoin = 'bevel';
  }

  // ------------------------------------------------------------------------------------------ borders and grid

  private borders(): void {
    const { context, ground, palette, px } = this;
    const [war, other] = [this.along(ground.borders.war, 0), this.along(ground.borders.other, 0)];
    context.lineJoin = 'round';
    context.globalAlpha = 0.7;
    context.setLineDash([7 * px, 3 * px, 1.5 * px, 3 * px]);
    this.stroke(other, palette.otherBorder, 1);
    context.setLineDash([]);
    context.globalAlpha = 0.28;
    this.stroke(war, palette.borderRibbon, Math.min(11, this.hex * 0.15));
    context.globalAlpha = 1;
    context.setLineDash([11 * px, 3.5 * px, 2 * px, 3.5 * px]);
    this.stroke(war, palette.border, this.hex < 30 ? 1 : 1.6);
    context.setLineDash([]);
    context.lineJoin = 'bevel';
  }

  private grid(): void {
    const { context, palette, field, px } = this;
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
    context.globalAlpha = this.hex < 30 ? 0.24 : 0.4;
    this.stroke(lines, palette.grid, this.hex < 30 ? 0.6 : 0.8);
    if (this.hex >= 50) {
      const high = Math.min(9, this.hex * 0.13) * px;
      const lift = field.grid.orientation === 'pointy' ? 0.43 : 0.36;
      context.globalAlpha = 0.8;
      context.fillStyle = palette.grid;
      context.font = `400 ${high}px "Fira Sans Condensed", "Arial Narrow", sans-serif`;
      context.textAlign = 'center';
      for (const { x, y, number } of field.hexes)
        if (this.sees({ x, y }))
          context.fillText(number, x, y - lift * field.grid.width + high * 0.8);
    }
    context.globalAlpha = 1;
  }

  private divide(): void {
    const { context, palette, px } = this;
    context.globalAlpha = 0.6;
    context.setLineDash([9 * px, 6 * px]);
    this.stroke(this.along(this.ground.divide, 0), palette.ink, this.hex < 30 ? 1 : 1.6);
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  private forts(): void {
    const { context, palette, field, px } = this;
    const rings = cornersOf(field.grid, 0.9);
    for (const id of this.ground.forts) {
      const hex = field.get(id);
      if (!hex || !this.sees(hex)) continue;
      const ring = [...rings, rings[0]!].map((corner) => ({
        x: hex.x + corner.x,
        y: hex.y + corner.y,
      }));
      context.globalAlpha = 0.1;
      context.fillStyle = palette.fort;
      context.fill(new Path2D(field.hexPath(hex, 0.9)));
      context.globalAlpha = 0.9;
      const tooth = Math.max(2.4, Math.min(4.6, this.hex * 0.06)) * px;
      this.stroke(
        new Path2D(battlements(dense(ring, tooth / 2), tooth)),
        palette.fort,
        this.hex < 40 ? 1 : 1.5,
      );
      context.globalAlpha = 1;
    }
  }

  // ------------------------------------------------------------------------------------------------ ways, towns

  private roads(): void {
    const { palette, context } = this;
    const roads = this.ways('road');
    const wide = Math.min(3.6, Math.max(1.2, this.hex * 0.05));
    context.lineCap = 'round';
    context.lineJoin = 'round';
    this.stroke(roads, palette.road, wide);
    if (this.hex >= 40) this.stroke(roads, palette.roadFill, wide * 0.5);
  }

  private railways(): void {
    const { palette, context, px } = this;
    const rails = this.ways('rail');
    const wide = Math.min(4, Math.max(1.3, this.hex * 0.055));
    this.stroke(rails, palette.halo, wide + 1.2);
    this.stroke(rails, palette.rail, wide);
    if (this.hex >= 30) {
      context.lineCap = 'butt';
      const dash = Math.min(6, this.hex * 0.085) * px;
      context.setLineDash([dash, dash]);
      this.stroke(rails, palette.halo, wide * 0.5);
      context.setLineDash([]);
    }
    context.lineCap = 'butt';
    context.lineJoin = 'bevel';
  }

  private towns(): void {
    const { context, palette, field, px, ground } = this;
    const small = new Path2D();
    const r = Math.min(3.2, Math.max(1.2, this.hex * 0.045)) * px;
    for (const id of ground.towns) {
      const hex = field.get(id);
      if (!hex || !this.sees(hex)) continue;
      small.moveTo(hex.x + r, hex.y);
      small.arc(hex.x, hex.y, r, 0, 7);
    }
    context.fillStyle = palette.halo;
    if (this.hex >= 26) context.fill(small);
    if (this.hex >= 26) this.stroke(small, palette.rail, 1.2);
    for (const { hex: id, tint } of ground.cities) {
      const hex = field.get(id);
      if (hex && this.sees(hex)) this.city(hex, palette.grounds[tint] ?? palette.ink);
    }
  }

  private city({ x, y }: Point, colour: string): void {
    const { context, palette, px } = this;
    const r = Math.min(12, Math.max(4, this.hex * 0.16)) * px;
    context.fillStyle = palette.halo;
    context.fillRect(x - r - 1.6 * px, y - r - 1.6 * px, 2 * (r + 1.6 * px), 2 * (r + 1.6 * px));
    context.fillStyle = colour;
    context.fillRect(x - r, y - r, 2 * r, 2 * r);
    context.fillStyle = palette.dark ? palette.ink : palette.halo;
    const star = new Path2D();
    for (let i = 0; i < 10; i++) {
      const [far, angle] = [i % 2 ? 0.28 * r : 0.68 * r, (i * Math.PI) / 5];
      star.lineTo(x + far * Math.sin(angle), y - far * Math.cos(angle));
    }
    context.fill(star);
  }

  /** What is out of play is there, but does not count. */
  private veil(): void {
    if (this.ground.closed.length === 0) return;
    this.context.globalAlpha = 0.62;
    this.context.fillStyle = this.palette.halo;
    this.context.fill(this.area(this.ground.closed));
    this.context.globalAlpha = 1;
  }

  // ------------------------------------------------------------------------------------------------- measures

  private sees(at: Point): boolean {
    return meets(around(at, 1), this.seen);
  }

  private seenHexes(terrain: HexTerrain): Cell[] {
    return (this.ground.terrain[terrain] ?? []).flatMap((id) => {
      const hex = this.field.get(id);
      return hex && this.sees(hex) ? [hex] : [];
    });
  }

  private area(ids: readonly string[]): Path2D {
    return new Path2D(this.field.outline(ids));
  }

  private along(sides: readonly Hexside[], wave: number): Path2D {
    const path = new Path2D();
    for (const line of chainSides(this.field, sides)) draw(path, wave ? waved(line, wave) : line);
    return path;
  }

  private ways(kind: 'rail' | 'road'): Path2D {
    const path = new Path2D();
    for (const way of this.ground.ways) {
      if (way.kind !== kind) continue;
      const centres = way.hexes.flatMap((id) => this.field.get(id) ?? []);
      if (centres.length > 1) draw(path, through(centres, 8));
    }
    return path;
  }

  private stroke(path: Path2D, colour: string, width: number): void {
    this.context.strokeStyle = colour;
    this.context.lineWidth = width * this.px;
    this.context.stroke(path);
  }
}

function draw(path: Path2D, line: readonly Point[]): void {
  line.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
}
