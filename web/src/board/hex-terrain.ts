// Small drawings strewn over hexes: tufts, peaks, cracks, firs, roofs. In sheet px; the painter gives them ink.
import type { Point } from './geometry.ts';
import { scattered, shaken, waved } from './hex-lines.ts';

/** Tufts of grass, as many to a hex as its radius allows; `px` is a CSS px in sheet px. */
export function tuftsOf(hexes: readonly Point[], radius: number, px: number): Path2D {
  const tufts = new Path2D();
  for (const at of scattered(hexes, radius, 9)) {
    const wide = 4.6 * px;
    tufts.moveTo(at.x - wide, at.y);
    tufts.lineTo(at.x + wide, at.y);
    for (const [dx, tall] of [
      [-2.2, 2.4],
      [0, 3.8],
      [2.2, 2.4],
    ] as const) {
      tufts.moveTo(at.x + dx * 0.6 * px, at.y);
      tufts.lineTo(at.x + dx * px, at.y - tall * px);
    }
  }
  return tufts;
}

/** Four peaks to a hex of this width, with the hachures of their dark side. */
export function peaksOf(
  hexes: readonly Point[],
  size: number,
): { readonly peaks: Path2D; readonly shade: Path2D } {
  const peaks = new Path2D();
  const shade = new Path2D();
  for (const { x, y } of hexes)
    for (const [dx, dy, tall] of [
      [-0.2, 0.06, 0.3],
      [0.19, 0.1, 0.26],
      [0, 0.3, 0.34],
      [0.02, -0.14, 0.24],
    ] as const) {
      const [left, foot, high] = [x + dx * size, y + dy * size, tall * size];
      peaks.moveTo(left - high * 0.62, foot);
      peaks.lineTo(left, foot - high);
      peaks.lineTo(left + high * 0.62, foot);
      for (let i = 1; i <= 4; i++) {
        const t = i / 5;
        shade.moveTo(left + high * 0.62 * t, foot - high * (1 - t));
        shade.lineTo(left + high * (0.62 * t - 0.14), foot - high * (1 - t) * 0.42);
      }
    }
  return { peaks, shade };
}

/** Three cracks from a point near the middle of each hex, each broken once. */
export function cracksOf(hexes: readonly Point[], reach: number): Path2D {
  const cracks = new Path2D();
  for (const { x, y } of hexes) {
    const from = shaken({ x, y }, reach * 0.1);
    for (let n = 0; n < 3; n++) {
      const angle = n * 2.1 + x * 0.013 + y * 0.007;
      const bend = shaken(
        { x: from.x + Math.cos(angle) * reach * 0.4, y: from.y + Math.sin(angle) * reach * 0.4 },
        5,
      );
      cracks.moveTo(from.x, from.y);
      cracks.lineTo(bend.x, bend.y);
      cracks.lineTo(
        bend.x + Math.cos(angle + 0.5) * reach * 0.34,
        bend.y + Math.sin(angle + 0.5) * reach * 0.34,
      );
      cracks.moveTo(bend.x, bend.y);
      cracks.lineTo(
        bend.x + Math.cos(angle - 0.8) * reach * 0.24,
        bend.y + Math.sin(angle - 0.8) * reach * 0.24,
      );
    }
  }
  return cracks;
}

/** Firs, a few to a hex: a trunk and two boughs each side. */
export function treesOf(hexes: readonly Point[], radius: number): Path2D {
  const trees = new Path2D();
  for (const { x, y } of scattered(hexes, radius, 8)) {
    const tall = radius * 0.26;
    trees.moveTo(x, y);
    trees.lineTo(x, y - tall);
    for (const [up, wide] of [
      [0.25, 0.34],
      [0.6, 0.22],
    ] as const) {
      trees.moveTo(x - wide * tall, y - up * tall);
      trees.lineTo(x, y - (up + 0.34) * tall);
      trees.lineTo(x + wide * tall, y - up * tall);
    }
  }
  return trees;
}

/** Five houses round the middle of each hex, seen from the front. */
export function roofsOf(hexes: readonly Point[], size: number): Path2D {
  const roofs = new Path2D();
  for (const { x, y } of hexes)
    for (const [dx, dy] of [
      [-0.22, -0.1],
      [0.06, -0.17],
      [0.22, 0.04],
      [-0.08, 0.1],
      [0.1, 0.24],
    ] as const) {
      const [left, foot, wide] = [x + dx * size, y + dy * size, 0.085 * size];
      roofs.moveTo(left - wide, foot);
      roofs.lineTo(left - wide, foot - wide);
      roofs.lineTo(left, foot - wide * 1.8);
      roofs.lineTo(left + wide, foot - wide);
      roofs.lineTo(left + wide, foot);
      roofs.closePath();
    }
  return roofs;
}

/** Grains of sand: short strokes, as many as make a tone. */
export function grainsOf(hexes: readonly Point[], radius: number, px: number): Path2D {
  const grains = new Path2D();
  for (const { x, y } of scattered(hexes, radius, 26)) {
    grains.moveTo(x - 0.7 * px, y);
    grains.lineTo(x + 0.7 * px, y);
  }
  return grains;
}

/** Grass here and there: three blades a tuft, few to a hex. */
export function grassOf(hexes: readonly Point[], radius: number, px: number): Path2D {
  const grass = new Path2D();
  for (const at of scattered(hexes, radius * 1.2, 7)) {
    const { x, y } = shaken(at, radius * 0.1);
    for (const [dx, tall] of [
      [-2.4, 3.2],
      [0, 5],
      [2.4, 3.2],
    ] as const) {
      grass.moveTo(x + dx * 0.4 * px, y);
      grass.lineTo(x + dx * px, y - tall * px);
    }
  }
  return grass;
}

/** How far knolls lie from the middle of a hill, and how large they are, as shares of its radius. */
const KNOLLS = [
  [0.42, 0.5, 0.74],
  [0.4, 2.1, 0.7],
  [0.44, 3.4, 0.66],
  [0.38, 4.9, 0.76],
] as const;

/** The outline of a hill at one height: a few knolls to a hex, and a ridge between hexes that touch. */
export function moundOf(
  hexes: readonly Point[],
  ridges: readonly (readonly [Point, Point])[],
  radius: number,
): Path2D {
  const mound = new Path2D();
  const disc = (x: number, y: number, r: number): void => {
    mound.moveTo(x + r, y);
    mound.arc(x, y, r, 0, 7);
  };
  for (const { x, y } of hexes) {
    const turn = Math.sin(x * 0.7 + y * 1.3) * 3;
    disc(x, y, radius * 0.86);
    for (const [far, angle, size] of KNOLLS)
      disc(
        x + far * radius * Math.cos(angle + turn),
        y + far * radius * Math.sin(angle + turn),
        radius * size,
      );
  }
  for (const [a, b] of ridges)
    for (let i = 1; i < 8; i++) {
      const at = shaken({ x: a.x + ((b.x - a.x) * i) / 8, y: a.y + ((b.y - a.y) * i) / 8 }, 2.6);
      disc(at.x, at.y, radius * (0.62 + 0.16 * Math.abs(4 - i) * 0.25));
    }
  return mound;
}

/** Rings with their corners cut and their edges unsteady: a swamp does not end at a ruler. */
export function softArea(rings: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    const points = waved([...ring, ring[0]!], 2.6, 18).slice(0, -1);
    points.forEach((p, i) => {
      const next = points[(i + 1) % points.length]!;
      const [mx, my] = [(p.x + next.x) / 2, (p.y + next.y) / 2];
      if (i === 0) {
        const last = points.at(-1)!;
        path.moveTo((p.x + last.x) / 2, (p.y + last.y) / 2);
      }
      path.quadraticCurveTo(p.x, p.y, mx, my);
    });
    path.closePath();
  }
  return path;
}
