// HP-G20: where along a straight leg something may change. In between many steps of 0.01 UD are as good as one.
import type { Point, Segment } from './plane.ts';

/**
 * Points of a walk are rounded, by 0.71 at most, and "within" rounds by half a hundredth more (HP-G19): a line is looked out
 * for from so far off. In hundredths.
 */
const BESIDE = 1.5;
/** HP-G11: within 0.10 UD one is on the road for sure up to the first, and off it for sure from the second on. */
const ON_ROAD = 9.5;
const OFF_ROAD = 11.5;
/** Nothing farther from a leg than this matters to it. */
export const BAND = 12;

export class Changes {
  readonly #leg: Segment;
  readonly #length: number;
  /** One step along it. */
  readonly #dx: number;
  readonly #dy: number;
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  /** Of the last strip that was crossed: where it begins and ends. */
  #enters = 0;
  #leaves = 0;

  constructor(leg: Segment, length: number) {
    this.#leg = leg;
    this.#length = length;
    this.#dx = (leg[1].x - leg[0].x) / length;
    this.#dy = (leg[1].y - leg[0].y) / length;
  }

  addBorder(line: Segment): void {
    if (this.#crosses(line, BESIDE, BESIDE)) this.#add(this.#enters, this.#leaves);
  }

  /** On the road nothing changes, off it neither: only at its edges. */
  addRoad(line: Segment): void {
    if (!this.#crosses(line, OFF_ROAD, OFF_ROAD)) return;
    const [enters, leaves] = [this.#enters, this.#leaves];
    if (!this.#crosses(line, ON_ROAD, 0)) {
      this.#add(enters, leaves);
      return;
    }
    this.#add(enters, this.#enters);
    this.#add(this.#leaves, leaves);
  }

  /** The rim of a circle: inside and outside of it nothing changes. */
  addRim(centre: Point, radius: number): void {
    const { x, y } = this.#leg[0];
    const dx = this.#dx;
    const dy = this.#dy;
    const fx = centre.x - x;
    const fy = centre.y - y;
    const middle = fx * dx + fy * dy;
    const off = fx * dy - fy * dx;
    const outer = (radius + BESIDE) ** 2 - off * off;
    if (outer <= 0) return;
    const inner = (radius - BESIDE) ** 2 - off * off;
    const out = Math.sqrt(outer);
    if (inner <= 0) {
      this.#add(middle - out, middle + out);
      return;
    }
    const into = Math.sqrt(inner);
    this.#add(middle - out, middle - into);
    this.#add(middle + into, middle + out);
  }

  /** How far it is from there to the next change; nothing if one may be at hand. */
  clearFrom(walked: number): number {
    let clear = this.#length - walked;
    for (let i = 0; i < this.#from.length; i++) {
      if (this.#to[i]! < walked) continue;
      clear = Math.min(clear, this.#from[i]! - walked);
      if (clear <= 0) return 0;
    }
    return clear;
  }

  #add(from: number, to: number): void {
    if (to < 0 || from > this.#length) return;
    this.#from.push(from);
    this.#to.push(to);
  }

  /**
   * Where the leg runs in the strip to either side of a line, so much wider and longer than the line itself; nothing
   * where it misses the strip.
   */
  #crosses([c, d]: Segment, wide: number, beyond: number): boolean {
    const { x, y } = this.#leg[0];
    const lx = d.x - c.x;
    const ly = d.y - c.y;
    const line = Math.sqrt(lx * lx + ly * ly);
    const ux = line === 0 ? 1 : lx / line;
    const uy = line === 0 ? 0 : ly / line;
    const fx = x - c.x;
    const fy = y - c.y;
    const dx = this.#dx;
    const dy = this.#dy;
    this.#enters = Number.NEGATIVE_INFINITY;
    this.#leaves = Number.POSITIVE_INFINITY;
    // Along the line, then across it.
    return (
      this.#cut(fx * ux + fy * uy, dx * ux + dy * uy, -beyond, line + beyond) &&
      this.#cut(fx * uy - fy * ux, dx * uy - dy * ux, -wide, wide)
    );
  }

  /** Narrows the stretch to where `at + by × way` lies between the two. */
  #cut(at: number, by: number, least: number, most: number): boolean {
    if (Math.abs(by) < 1e-9) return at >= least && at <= most;
    const one = (least - at) / by;
    const other = (most - at) / by;
    this.#enters = Math.max(this.#enters, Math.min(one, other));
    this.#leaves = Math.min(this.#leaves, Math.max(one, other));
    return this.#enters <= this.#leaves;
  }
}
