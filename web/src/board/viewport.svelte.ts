// What part of a sheet is seen. Panning and zooming move the stage by a CSS transform alone; when the hand rests, the layout is
// made anew at the scale then reached, so that lines and letters are sharp and as large as they should be.
import { type Box, clamp, heightOf, type Point, widthOf } from './geometry.ts';
import { allOver, BESIDE, wholeView } from './whole.ts';

const MOST = 2.4; // CSS px per sheet px
const REST = 130; // ms without a gesture before the layout follows
const EASE = 260; // ms of a guided move
const WHOLE_MOST = 1.1;
const NARROW = 560; // px of a window on which tools lie over the map

export class Viewport {
  readonly sheet: Box;
  /** What "the whole sheet" shows: where the play is. */
  readonly home: Box;
  /** Places that lie under no toolbar when the whole sheet is shown. */
  readonly #counts: readonly Point[];
  /** What lies over the window, in its px: toolbar, legend, zoom. Told by the board. */
  controls: () => readonly Box[] = () => [];

  width = $state(0);
  height = $state(0);
  /** Where the sheet's origin lies in the viewport, and CSS px per sheet px. */
  x = $state(0);
  y = $state(0);
  scale = $state(0.5);
  /** The scale at which things were last laid out. */
  layoutScale = $state(0.5);
  /** A hand or a wheel is moving the sheet now. */
  moving = $state(false);
  /** What was seen before the whole sheet. */
  before = $state.raw<Box>();
  /** It goes on moving: worth a picture of its own for the browser. A single notch of the wheel is not. */
  gliding = $state(false);

  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #placed = false;
  /** The scale at which the whole was shown last. */
  #whole = Number.POSITIVE_INFINITY;

  constructor(sheet: Box, home: Box, counts: readonly Point[] = allOver(home)) {
    this.sheet = sheet;
    this.home = home;
    this.#counts = counts;
  }

  /** The part of the sheet that is seen. */
  get seen(): Box {
    const { x, y, scale, width, height } = this;
    return {
      left: -x / scale,
      top: -y / scale,
      right: (width - x) / scale,
      bottom: (height - y) / scale,
    };
  }

  get leastScale(): number {
    const { sheet, home, width, height } = this;
    const cover = Math.max(width / widthOf(sheet), height / heightOf(sheet));
    const whole = Math.min(width / widthOf(home), height / heightOf(home));
    return Math.min(cover, whole, this.#whole);
  }

  /** So narrow is the sheet in its window that the tools lie beside it. */
  get beside(): boolean {
    return this.#margin(this.scale) >= BESIDE;
  }

  #margin(scale: number): number {
    // A sheet with a rim round it is shown with the rim.
    const wide = Math.max(widthOf(this.sheet), widthOf(this.home));
    return this.width < NARROW ? 0 : Math.max(0, this.width - wide * scale);
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.scale + this.x, y: point.y * this.scale + this.y };
  }

  toSheet(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  /** The size of the window changed: what was in the middle stays there. Returns true the first time. */
  resize(width: number, height: number): boolean {
    // A map behind another tab has no size: it comes back as it was.
    if (!width || !height) return false;
    const middle = this.toSheet({ x: this.width / 2, y: this.height / 2 });
    this.width = width;
    this.height = height;
    if (this.#placed) {
      this.#put(middle, this.scale);
      return false;
    }
    this.#placed = true;
    return true;
  }

  panBy(dx: number, dy: number): void {
    this.#stop();
    this.#place(this.x + dx, this.y + dy, this.scale);
    this.#settleSoon();
  }

  /** Zooms so that the sheet under `at` (viewport px) stays under it. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#stop();
    const scale = clamp(this.scale * factor, this.leastScale, MOST);
    const { x, y } = this.toSheet(at);
    this.#place(at.x - x * scale, at.y - y * scale, scale);
    this.#settleSoon();
  }

  /** One step in or out, by a button or a key. */
  step(direction: 1 | -1): void {
    const scale = clamp(this.scale * 1.45 ** direction, this.leastScale, MOST);
    this.#glide(this.toSheet({ x: this.width / 2, y: this.height / 2 }), scale);
  }

  /** Shows the whole of a box, with some room round it; not smaller than `least`, even if not all of it is seen then. */
  show(box: Box, { room = 0.06, least = 0, most = 1.1, glide = true } = {}): void {
    const fit = Math.min(this.width / widthOf(box), this.height / heightOf(box)) * (1 - 2 * room);
    const scale = clamp(fit, Math.max(this.leastScale, least), most);
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    if (glide) this.#glide(middle, scale);
    else {
      this.#put(middle, scale);
      this.settle();
    }
  }

  /**
   * The whole of what is played on, with nothing that counts under toolbar or legend; asked again there, back to what
   * was seen before.
   */
  showHome(glide = true): void {
    const { before, sheet, home, width, height } = this;
    if (before && this.scale <= this.homeScale * 1.01) {
      this.before = undefined;
      this.show(before, { room: 0, most: MOST, glide });
      return;
    }
    this.before = width && this.scale > this.homeScale * 1.01 ? this.seen : undefined;
    if (!width || !height) return;
    const controls = width < NARROW ? [] : this.controls();
    const question = { home, sheet, counts: this.#counts, width, height, controls };
    const { middle, scale } = wholeView({ ...question, most: WHOLE_MOST });
    this.#whole = scale;
    if (glide) this.#glide(middle, scale);
    else {
      this.#put(middle, scale);
      this.settle();
    }
  }

  get homeScale(): number {
    const { home, width, height } = this;
    const fit = Math.max(this.leastScale, Math.min(width / widthOf(home), height / heightOf(home)));
    return Math.min(fit, this.#whole);
  }

  /** Moves the sheet just so far that a point is well inside the viewport; `covered` px at its right do not count. */
  reveal(point: Point, margin = 70, covered = 0): void {
    const { x, y } = this.toScreen(point);
    const right = Math.max(margin, this.width - covered - margin);
    const dx = clamp(x, margin, right) - x;
    const dy = clamp(y, margin, this.height - margin) - y;
    if (!dx && !dy) return;
    const middle = this.toSheet({ x: this.width / 2 - dx, y: this.height / 2 - dy });
    this.#glide(middle, this.scale);
  }

  /** A margin within which nothing lies under toolbar, legend or zoom. */
  get clear(): number {
    return Math.min(this.width, this.height) / 4;
  }

  centreOn(point: Point, scale = this.scale): void {
    this.#glide(point, clamp(scale, this.leastScale, MOST));
  }

  /** At once, without gliding: a finger on the minimap. */
  jumpTo(point: Point): void {
    this.#stop();
    this.#put(point, this.scale);
    this.#settleSoon();
  }

  settle(): void {
    clearTimeout(this.#rest);
    this.moving = false;
    this.gliding = false;
    this.layoutScale = this.scale;
  }

  destroy(): void {
    clearTimeout(this.#rest);
    this.#stop();
  }

  #settleSoon(): void {
    this.gliding = this.moving;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), REST);
  }

  #put(middle: Point, scale: number): void {
    this.#place(this.width / 2 - middle.x * scale, this.height / 2 - middle.y * scale, scale);
  }

  #place(x: number, y: number, scale: number): void {
    const { sheet, width, height } = this;
    this.scale = scale;
    const tools = Math.min(BESIDE, this.#margin(scale));
    this.x = keep(x, -sheet.left * scale, width - sheet.right * scale, tools);
    this.y = keep(y, -sheet.top * scale, height - sheet.bottom * scale);
  }

  #glide(middle: Point, scale: number): void {
    this.#stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || stillPage()) {
      this.#put(middle, scale);
      this.settle();
      return;
    }
    const from = this.toSheet({ x: this.width / 2, y: this.height / 2 });
    const first = this.scale;
    const start = performance.now();
    this.moving = true;
    this.gliding = true;
    const tick = (now: number): void => {
      const t = clamp((now - start) / EASE, 0, 1);
      const eased = 1 - (1 - t) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      const at = { x: between(from.x, middle.x), y: between(from.y, middle.y) };
      this.#put(at, first * (scale / first) ** eased);
      if (t < 1) this.#frame = requestAnimationFrame(tick);
      else this.settle();
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

/** The edge of the sheet stays at the edge of the window; a smaller sheet lies in the middle of what the tools leave free. */
function keep(value: number, most: number, least: number, tools = 0): number {
  return most < least ? (most + tools + least) / 2 : clamp(value, least, most);
}

const stillPage = (): boolean => document.documentElement.dataset.motion === 'none';
