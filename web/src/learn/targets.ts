// What a step of a lesson asks to be clicked: found on the page, wherever a panel or the map shows it.
import type { TutorialStep } from '../games/index.ts';
import type { Rect } from '../ui/rect.ts';

/** What stands in the way of everything else: whoever is led must answer it first. */
const END_ANYWAY = '[data-end-anyway]';
const GO_ON = '[data-go-on]';
/** A fight that asks something on its card is answered there before it is gone on from. */
const GO_ON_FIRST = '[data-go-on]:not([data-go-on="later"])';

/** The part of the page where a table says what is played by a click on it. */
const playedBy = (line: string): string => `[data-plays=${JSON.stringify(line)}]`;

/** What leads to a line, from its end backwards: of these selectors the first that can be seen is meant. */
export const wayTo = (step: TutorialStep, line: string): string[] =>
  (step.ways?.[line] ?? []).toReversed();

/** Lines of one kind may be played in any order; another kind waits until it is next. */
export function linesNow(left: readonly string[]): string[] {
  const kind = (line: string | undefined): string | undefined => line?.split(' ')[0];
  return [...new Set(left)].filter((line) => kind(line) === kind(left[0]));
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0;

const find = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(isSeen);

const findFirst = (selectors: readonly string[]): Element | undefined => {
  for (const selector of selectors) {
    const element = find(selector);
    if (element) return element;
  }
  return undefined;
};

/** What is ringed now. Whoever is on the way to something goes on to its end; buttons may be pressed in any order. */
export function targetsOnPage(step: TutorialStep, left: readonly string[]): Element[] {
  const [line] = left;
  const first = findFirst(line === undefined ? [GO_ON] : [END_ANYWAY, GO_ON_FIRST]);
  if (first) return [first];
  if (line === undefined)
    return step.about ? [find(step.about)].filter((e) => e !== undefined) : [];
  const onTheWay = findFirst(wayTo(step, line));
  if (onTheWay) return [onTheWay];
  const found = linesNow(left).flatMap((other) => find(playedBy(other)) ?? []);
  return [...new Set(found)];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The side of the slip that the beak is on, and how far along it. */
  readonly beak: 'left' | 'right' | 'top' | 'bottom';
  readonly along: number;
}

const GAP = 18;
const MARGIN = 10;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));
const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** All of them in one. */
function around(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Where a slip lies beside what it speaks of: where there is most room, never over any of it. If it can be, beside the
 * panels that hold these things; else beside the things themselves, or at least the first of them.
 */
export function placeBeside(
  targets: readonly Rect[],
  panels: readonly Rect[],
  slip: Size,
  page: Size,
): Placed | undefined {
  const [first] = targets;
  if (!first) return undefined;
  for (const obstacles of [panels, [around(targets)], targets]) {
    const place = beside(first, obstacles, slip, page);
    if (place) return place;
  }
  return undefined;
}

function beside(
  target: Rect,
  obstacles: readonly Rect[],
  slip: Size,
  page: Size,
): Placed | undefined {
  const all = around(obstacles);
  const middleX = target.left + target.width / 2;
  const middleY = target.top + target.height / 2;
  const top = clamp(middleY - slip.height / 2, MARGIN, page.height - slip.height - MARGIN);
  const left = clamp(middleX - slip.width / 2, MARGIN, page.width - slip.width - MARGIN);
  const right = page.width - all.left - all.width;
  const below = page.height - all.top - all.height;
  const places: readonly (Omit<Placed, 'along'> & { readonly room: number })[] = [
    { beak: 'right', left: all.left - GAP - slip.width, top, room: all.left },
    { beak: 'left', left: all.left + all.width + GAP, top, room: right },
    { beak: 'bottom', left, top: all.top - GAP - slip.height, room: all.top },
    { beak: 'top', left, top: all.top + all.height + GAP, room: below },
  ];
  const best = places
    .filter((place) => fits({ ...slip, left: place.left, top: place.top }, obstacles, page))
    .sort((a, b) => b.room - a.room)[0];
  if (!best) return undefined;
  const upright = best.beak === 'left' || best.beak === 'right';
  const along = upright
    ? clamp(middleY - best.top, 16, slip.height - 16)
    : clamp(middleX - best.left, 16, slip.width - 16);
  return { left: best.left, top: best.top, beak: best.beak, along };
}

const fits = (slip: Rect, obstacles: readonly Rect[], page: Size): boolean =>
  slip.left >= MARGIN &&
  slip.top >= MARGIN &&
  slip.left + slip.width <= page.width - MARGIN &&
  slip.top + slip.height <= page.height - MARGIN &&
  !obstacles.some((rect) => overlap(slip, rect));
