// The plots of a report, each an SVG. Values come with their words; colours are classes of the page's style.
import type { CurvePoint } from '../simulate/result.ts';
import { element, line, picture, points, scale, text, ticks } from './svg.ts';

/** How numbers are written: in the reader's language. */
export type Written = (value: number) => string;

export interface Share {
  readonly label: string;
  /** The class of its colour: `side-0`, `side-1`, `nobody`. */
  readonly colour: string;
  /** Of 1. */
  readonly share: number;
  readonly interval?: readonly [number, number];
  readonly note?: string;
}

const ROW = 30;

/** Shares as dots with their intervals, on an axis that shows half. */
export function dotPlot(label: string, rows: readonly Share[], written: Written): string {
  const bottom = rows.length * ROW + 8;
  const x = scale([0, 1], [190, 410]);
  const axis = [0, 0.25, 0.5, 0.75, 1].map(
    (tick) =>
      line(x(tick), 0, x(tick), bottom, tick === 0.5 ? 'half' : 'grid') +
      text(x(tick), bottom + 18, String(tick * 100), { class: 'tick', 'text-anchor': 'middle' }),
  );
  const marks = rows.map(({ label: name, colour, share, interval }, i) => {
    const y = i * ROW + 18;
    const bar = interval ? line(x(interval[0]), y, x(interval[1]), y, `interval ${colour}`) : '';
    return (
      text(180, y + 5, name, { class: 'name', 'text-anchor': 'end' }) +
      bar +
      element('circle', { cx: x(share), cy: y, r: 6, class: `dot ${colour}` }) +
      text(480, y + 5, written(share), { class: 'value', 'text-anchor': 'end' })
    );
  });
  return picture(480, bottom + 26, label, axis.join('') + marks.join(''));
}

/** Shares as bars; a long name takes two lines. */
export function barRows(label: string, rows: readonly Share[], written: Written): string {
  const widest = Math.max(...rows.map(({ share }) => share), 1e-9);
  const x = scale([0, widest], [0, 110]);
  let y = 0;
  const marks = rows.map(({ label: name, colour, share, note }) => {
    const lines = wrap(name, 38);
    const top = y;
    y += Math.max(1, lines.length) * 18 + 10;
    return (
      lines.map((words, i) => text(0, top + 16 + i * 18, words, { class: 'name plain' })).join('') +
      element('rect', {
        x: 300,
        y: top + 4,
        width: Math.max(1, x(share)),
        height: 14,
        class: `bar ${colour}`,
      }) +
      text(480, top + 16, written(share), { class: 'value', 'text-anchor': 'end' }) +
      (note ? text(292, top + 16, note, { class: 'tick', 'text-anchor': 'end' }) : '')
    );
  });
  return picture(480, y + 2, label, marks.join(''));
}

export interface Line {
  readonly label: string;
  readonly colour: string;
  readonly points: readonly CurvePoint[];
}

/** Medians by turn over the middle half and nine tenths. */
export function curvePlot(
  label: string,
  lines: readonly Line[],
  first: string,
  written: Written,
): string {
  const [left, right, top, bottom] = [44, 470, 14, 300];
  const all = lines.flatMap((one) => one.points.flatMap(({ quantiles }) => quantiles));
  const low = Math.min(0, ...all);
  const high = Math.max(...all, low + 1);
  const turns = Math.max(...lines.map((one) => one.points.length)) - 1;
  const x = scale([0, Math.max(1, turns)], [left, right]);
  const y = scale([low, high], [bottom, top]);

  const axis = ticks(low, high, 5).map(
    (tick) =>
      line(left, y(tick), right, y(tick), tick === low ? 'base' : 'grid') +
      text(left - 8, y(tick) + 4, written(tick), { class: 'tick', 'text-anchor': 'end' }),
  );
  const every = Math.ceil((turns + 1) / 12);
  for (let turn = 0; turn <= turns; turn += every) {
    const name = turn === 0 ? first : String(turn);
    axis.push(text(x(turn), bottom + 20, name, { class: 'tick', 'text-anchor': 'middle' }));
  }
  const band = (one: Line, from: number, to: number): string => {
    const upper = one.points.map((p, turn) => [x(turn), y(p.quantiles[to]!)] as const);
    const lower = one.points.map((p, turn) => [x(turn), y(p.quantiles[from]!)] as const);
    const outline = points([...upper, ...lower.toReversed()]);
    return element('polygon', { points: outline, class: `band ${one.colour}` });
  };
  const bands = lines.map((one) => band(one, 0, 4) + band(one, 1, 3));
  const medians = lines.map((one) => {
    const list = one.points.map((p, turn) => [x(turn), y(p.quantiles[2]!)] as const);
    const dots = list.map(([cx, cy]) =>
      element('circle', { cx, cy, r: 3.2, class: `solid ${one.colour}` }),
    );
    return (
      element('polyline', { points: points(list), class: `median ${one.colour}` }) + dots.join('')
    );
  });
  const names = spread(
    lines.map((one) => y(one.points.at(-1)?.quantiles[2] ?? low)),
    18,
  ).map((at, i) =>
    text(right + 12, at + 5, lines[i]!.label, { class: `label ${lines[i]!.colour}` }),
  );
  const content = [...axis, ...bands, ...medians, ...names].join('');
  return picture(600, bottom + 30, label, content);
}

export interface Column {
  readonly place: number;
  readonly share: number;
  readonly colour: string;
}

/** One column per place, which stands for `unit` values; shares are written over them when there is room. */
export function columnPlot(
  label: string,
  columns: readonly Column[],
  written: Written,
  unit = 1,
): string {
  const [left, right, top, bottom] = [4, 292, 22, 150];
  const low = columns[0]?.place ?? 0;
  const high = columns.at(-1)?.place ?? 1;
  const width = (right - left) / (high - low + 1);
  const tallest = Math.max(...columns.map(({ share }) => share), 1e-9);
  const height = scale([0, tallest], [0, bottom - top]);
  const x = (place: number): number => left + (place - low) * width;
  const bars = columns.map(({ place, share, colour }) => {
    const gap = width > 4 ? Math.min(width * 0.12, 6) : 0;
    const bar = element('rect', {
      x: x(place) + gap / 2,
      y: bottom - height(share),
      width: Math.max(0.8, width - gap),
      height: height(share),
      class: `bar ${colour}`,
    });
    const middle = x(place) + width / 2;
    const over = { class: 'over', 'text-anchor': 'middle' };
    return width < 24 ? bar : bar + text(middle, bottom - height(share) - 5, written(share), over);
  });
  const axis = ticks(low, high, Math.min(8, high - low || 1))
    .filter(Number.isInteger)
    .map((tick) => {
      const words = String(tick * unit).replace('-', '−');
      const middle = x(tick) + width / 2;
      return text(middle, bottom + 18, words, { class: 'tick', 'text-anchor': 'middle' });
    });
  const base = line(left, bottom, right, bottom, 'base');
  return picture(296, bottom + 24, label, bars.join('') + base + axis.join(''));
}

/** Words over several lines of at most so many letters. */
function wrap(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Heights moved apart so that no two labels touch; the order is kept. */
function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  for (let i = 1; i < order.length; i++) {
    const above = moved[order[i - 1]!]!;
    moved[order[i]!] = Math.max(moved[order[i]!]!, above + apart);
  }
  return moved;
}
