// Where the whole of a sheet is shown: as large as it can be with nothing that counts under toolbar, legend or zoom.
import { type Box, clamp, heightOf, type Point, widthOf } from './geometry.ts';

/** A sheet that leaves so much room at its side has the tools there, one below the other; in px. */
export const BESIDE = 200;
/** Tools and legend need no more than this. */
const TOOLS = 300;
/** At the other side the zoom lies beside the sheet too. */
const ZOOM = 56;
/** Kept free round what counts, in px. */
const ROUND = 9;

/** How much farther from the tools' side than from the other the sheet lies, where it leaves so much margin in all. */
export const roomForTools = (margin: number): number =>
  Math.min(margin, clamp(margin - 2 * ZOOM, BESIDE, TOOLS));

export interface Whole {
  /** The sheet's point in the middle of the window. */
  readonly middle: Point;
  readonly scale: number;
}

interface Question {
  /** What is to be seen, in sheet px. */
  readonly home: Box;
  readonly sheet: Box;
  /** Places that must not be covered, in sheet px. */
  readonly counts: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** What lies over the window, in its px. */
  readonly controls: readonly Box[];
  readonly most: number;
}

/** The window whole, without the strip of the toolbar, without that of the legend, or without both: the largest that serves. */
export function wholeView(question: Question): Whole {
  const { sheet, width, height, controls } = question;
  const [upper, lower] = [
    controls.filter(({ bottom }) => bottom < height / 2),
    controls.filter(({ top }) => top > height / 2),
  ];
  const top = Math.max(0, ...upper.map(({ bottom }) => bottom + ROUND));
  const bottom = Math.min(height, ...lower.map((control) => control.top - ROUND));
  const window: Box = { left: 0, top: 0, right: width, bottom: height };
  const beside: Box = { ...window, left: BESIDE };
  const views = [window, { ...window, bottom }, { ...window, top }, { ...window, top, bottom }].map(
    (box) => fitIn(box, question),
  );
  const clear = views.find((view) => isClear(view, question));
  const inMargin = fitIn(beside, question);
  // There the tools leave the sheet alone; but a sheet that is as wide as the window is not made small for them.
  const fits = width - widthOf(sheet) * inMargin.scale >= BESIDE;
  if (fits && inMargin.scale >= (clear?.scale ?? 0)) return inMargin;
  return clear ?? views[0]!;
}

function fitIn(box: Box, { home, width, height, most }: Question): Whole {
  const fit = Math.min(widthOf(box) / widthOf(home), heightOf(box) / heightOf(home));
  const scale = Math.min(fit, most);
  const [x, y] = [(box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2];
  return {
    scale,
    middle: {
      x: (home.left + home.right) / 2 - x / scale,
      y: (home.top + home.bottom) / 2 - y / scale,
    },
  };
}

function isClear({ middle, scale }: Whole, { counts, controls, width, height }: Question): boolean {
  return counts.every((point) => {
    const x = (point.x - middle.x) * scale + width / 2;
    const y = (point.y - middle.y) * scale + height / 2;
    return controls.every(
      ({ left, top, right, bottom }) =>
        x < left - ROUND || x > right + ROUND || y < top - ROUND || y > bottom + ROUND,
    );
  });
}

/** Points all over a box, for sheets that are played on everywhere. */
export function allOver(box: Box): Point[] {
  const STEPS = 12;
  const points: Point[] = [];
  for (let i = 0; i <= STEPS; i++)
    for (let j = 0; j <= STEPS; j++)
      points.push({
        x: box.left + (widthOf(box) * i) / STEPS,
        y: box.top + (heightOf(box) * j) / STEPS,
      });
  return points;
}
