// What part of a sheet is seen. Panning and zooming move the stage by a CSS transform alone; when the hand rests, the layout is
// made anew at the scale then reached, so that lines and letters are sharp and as large as they should be.
import { type Box, clamp, covers, grow, heightOf, type Point, widthOf } from './geometry.ts';
import { isOpen, type Window, wayOut } from './open.ts';
import { allOver, BESIDE, roomForTools, wholeView } from './whole.ts';

const MOST = 2.4; // CSS px per sheet px
const REST = 130; // ms without a gesture before the layout follows
const EASE = 260; // ms of a guided move
const WHOLE_MOST = 1.1;
const ROUND = 0.4; // of the window, drawn beyond each edge
const NARROW = 560; // px of a window on which tools lie over the map
const BEYOND = 110; // px that the edge of the sheet may be pulled in, out from under toolbar, legend or zoom

export class Viewport {
  readonly sheet: Box;
  /** What "the whole sheet" shows: where the play is. */
  readonly home: Box;
  /** What is painted: the sheet, or country that goes on beyond it, seen where the window is wider than the sheet. */
  readonly ground: Box;
  /** Places that lie under no toolbar when the whole sheet is shown. */
  readonly #counts: readonly Point[];
  /** What lies over the window, in its px: toolbar, legend, zoom. Told by the board. */
  controls: () => readonly Box[] = () => [];
  /** What lies over it only now and then: the small map, the card of a fight. */
  covers: () => readonly Box[] = () => [];
  /** The ground is there, and with it the small map: only now is it known what is covered. */
  ready = $state(false);
  /** A counter is being dragged, and from where: over the map the sheet does not move under it. */
  held = $state<'map' | 'tray'>();

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
  /** Where a guided move ends. */
  #goal: { readonly x: number; readonly y: number; readonly scale: number } | undefined;
  #placed = false;
  /** Something has been shown: until then nothing was seen before. */
  #shown = $state(false);
  /** So far the edge of the sheet may be pulled in, because something lies over the window there. */
  #covered = { right: 0, bottom: 0 };
  /** The scale at which the whole was shown last. */
  #whole = Number.POSITIVE_INFINITY;

  constructor(
    sheet: Box,
    home: Box,
    counts: readonly Point[] = allOver(home),
    ground: Box = sheet,
  ) {
    this.sheet = sheet;
    this.home = home;
    this.ground = ground;
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

  /**
   * What is seen and some way round it: what lies beyond need not be drawn. The same box until the hand goes out of it, so
   * that nothing is made anew for every step.
   */
  readonly drawn: Box = $derived.by(() => {
    const { seen } = this;
    const round = ROUND * Math.max(widthOf(seen), heightOf(seen));
    if (!covers(this.#drawn, seen) || widthOf(this.#drawn) > widthOf(seen) + 4 * round)
      this.#drawn = grow(seen, round);
    return this.#drawn;
  });
  #drawn: Box = { left: 0, top: 0, right: 0, bottom: 0 };

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
    const { isWhole } = this;
    this.width = width;
    this.height = height;
    if (this.#placed) {
      // Who sees all of it goes on seeing all of it, as large as there is room for.
      if (isWhole) this.#showWhole(false);
      else this.#put(middle, this.scale);
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
    const free = this.#makeRoom();
    const top = Math.min(this.#toolbar, heightOf(free) / 2);
    const fit =
      Math.min(widthOf(free) / widthOf(box), (heightOf(free) - top) / heightOf(box)) *
      (1 - 2 * room);
    const scale = clamp(fit, Math.max(this.leastScale, least), most);
    // The middle of the box comes to the middle of what is free.
    const aside = (this.width - free.left - free.right) / 2 / scale;
    const below = (this.height - free.bottom - top) / 2 / scale;
    const middle = {
      x: (box.left + box.right) / 2 + aside,
      y: (box.top + box.bottom) / 2 + below,
    };
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
    const { before, isWhole } = this;
    if (before && isWhole) {
      this.before = undefined;
      this.show(before, { room: 0, most: MOST, glide });
      return;
    }
    this.before = this.#shown && !isWhole ? this.seen : undefined;
    if (this.width && this.height) this.#showWhole(glide);
  }

  #showWhole(glide: boolean): void {
    const { sheet, home, width, height } = this;
    const controls = this.#tools;
    const question = { home, sheet, counts: this.#counts, width, height, controls };
    const { middle, scale } = wholeView({ ...question, most: WHOLE_MOST });
    this.#whole = scale;
    if (glide) this.#glide(middle, scale);
    else {
      this.#put(middle, scale);
      this.settle();
    }
  }

  /** All that is played on is seen. */
  get isWhole(): boolean {
    return this.#shown && this.scale <= this.homeScale * 1.01;
  }

  get homeScale(): number {
    const { home, width, height } = this;
    const fit = Math.max(this.leastScale, Math.min(width / widthOf(home), height / heightOf(home)));
    return Math.min(fit, this.#whole);
  }

  /** Moves the sheet just so far that a point is well inside the viewport and under nothing that lies over it. */
  reveal(point: Point, margin = 70): void {
    const { left, top, right, bottom } = this.#makeRoom();
    const { x, y } = this.#atGoal(point);
    const inside = (value: number, from: number, to: number): number => {
      const room = Math.min(margin, (to - from) / 2);
      return clamp(value, from + room, to - room) - value;
    };
    const [dx, dy] = [inside(x, left, right), inside(y, top, bottom)];
    const out = wayOut([{ x: x + dx, y: y + dy }], this.#window);
    this.#moveBy(dx + out.x, dy + out.y);
  }

  /** Moves the sheet as little as it takes for these places to lie in the open; those that reach beyond the window stay. */
  bringOut(places: readonly Point[]): void {
    const { width, height } = this;
    const shown = places.map((place) => this.#atGoal(place));
    if (shown.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height)) return;
    const { x, y } = wayOut(shown, this.#window);
    this.#moveBy(x, y);
  }

  /** The same for those of them that are in the window, where others lie far beyond it. */
  bringOutSeen(places: readonly Point[]): void {
    const { width, height } = this;
    this.bringOut(
      places.filter((place) => {
        const { x, y } = this.#atGoal(place);
        return x >= 0 && y >= 0 && x <= width && y <= height;
      }),
    );
  }

  /** The parts of the sheet that something lies over. */
  get covered(): readonly Box[] {
    return this.#window.over.map(({ left, top, right, bottom }) => {
      const [from, to] = [this.toSheet({ x: left, y: top }), this.toSheet({ x: right, y: bottom })];
      return { left: from.x, top: from.y, right: to.x, bottom: to.y };
    });
  }

  #moveBy(dx: number, dy: number): void {
    if (!dx && !dy) return;
    const { x, y, scale } = this.#goal ?? this;
    const middle = { x: (this.width / 2 - dx - x) / scale, y: (this.height / 2 - dy - y) / scale };
    this.#glide(middle, scale);
  }

  /** Where a point of the sheet will be seen once the map rests: one move goes on from another, and undoes nothing of it. */
  #atGoal(point: Point): Point {
    const { x, y, scale } = this.#goal ?? this;
    return { x: point.x * scale + x, y: point.y * scale + y };
  }

  /** The free part of the window; the edge of the sheet may be pulled in as far as it is covered. */
  #makeRoom(): Box {
    const free = this.#free;
    this.#covered = { right: this.width - free.right, bottom: this.height - free.bottom };
    return free;
  }

  /** What lay over the window is gone: the sheet goes back to its edges. */
  uncover(): void {
    if (!this.#covered.right && !this.#covered.bottom) return;
    this.#covered = { right: 0, bottom: 0 };
    this.#glide(this.toSheet({ x: this.width / 2, y: this.height / 2 }), this.scale);
  }

  get #window(): Window {
    const { width, height } = this;
    return { width, height, over: [...this.controls(), ...this.covers()] };
  }

  /** The part of the window that nothing large lies over: what is left of a card, or above it. */
  get #free(): Box {
    const { width, height } = this;
    const free = { left: 0, top: 0, right: width, bottom: height };
    for (const { left, top, right, bottom } of this.covers()) {
      if (bottom - top < height / 2 || right - left < width / 4) continue;
      if (right - left > width * 0.9)
        free.bottom = Math.min(free.bottom, Math.max(top, height / 8));
      else free.right = Math.min(free.right, Math.max(left, width / 8));
    }
    return free;
  }

  /** Tools for which the sheet leaves room at its edges: on a phone there is none to leave. */
  get #tools(): readonly Box[] {
    return this.width < NARROW ? [] : this.controls();
  }

  /** How much of the window the tools at its top take. */
  get #toolbar(): number {
    const top = this.#tools.filter(({ bottom }) => bottom < this.height / 3);
    return Math.max(0, ...top.map(({ bottom }) => bottom));
  }

  /** Under nothing that lies over the window, and inside it. */
  isFree(point: Point): boolean {
    return isOpen(this.#atGoal(point), this.#window);
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
    this.#shown = true;
    this.#place(this.width / 2 - middle.x * scale, this.height / 2 - middle.y * scale, scale);
  }

  #place(x: number, y: number, scale: number): void {
    const kept = this.#kept(x, y, scale);
    this.scale = scale;
    this.x = kept.x;
    this.y = kept.y;
  }

  /** As near to it as the edges of the sheet allow. */
  #kept(x: number, y: number, scale: number): Point {
    const { sheet, width, height } = this;
    const tools = roomForTools(this.#margin(scale));
    const { right, bottom } = this.#covered;
    const beyond = width < NARROW ? 0 : BEYOND;
    return {
      x: keep(x, -sheet.left * scale, width - sheet.right * scale, { tools, covered: right }),
      y: keep(y, -sheet.top * scale, height - sheet.bottom * scale, { beyond, covered: bottom }),
    };
  }

  #glide(middle: Point, scale: number): void {
    this.#stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || stillPage()) {
      this.#put(middle, scale);
      this.settle();
      return;
    }
    const from = this.toSheet({ x: this.width / 2, y: this.height / 2 });
    const [toX, toY] = [this.width / 2 - middle.x * scale, this.height / 2 - middle.y * scale];
    this.#goal = { ...this.#kept(toX, toY, scale), scale };
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
      if (t < 1) {
        this.#frame = requestAnimationFrame(tick);
        return;
      }
      this.#goal = undefined;
      this.settle();
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = undefined;
  }
}

/** The edge of the sheet stays at the edge of the window; a smaller sheet lies in the middle of what the tools leave free. */
function keep(
  value: number,
  most: number,
  least: number,
  { tools = 0, beyond = 0, covered = 0 },
): number {
  if (most < least) return (most + tools + least - covered) / 2;
  return clamp(value, least - Math.max(beyond, covered), most + beyond);
}

const stillPage = (): boolean => document.documentElement.dataset.motion === 'none';
