// Slips of paper on the map that would lie on each other are moved down, the upper ones first.
import type { Point } from '@motti/hourra-pobieda/parts';

interface Labelled {
  /** The middle, in stage px. */
  readonly at: Point;
  readonly text: string;
}

/** What a slip takes up, a little more than less: it is laid out by the browser, and measured by nobody. */
const HEIGHT = 22;
const widthOf = (text: string): number => 14 + text.length * 6.4;

export function apart<Slip extends Labelled>(slips: readonly Slip[]): Slip[] {
  const laid: Slip[] = [];
  for (const slip of slips.toSorted((a, b) => a.at.y - b.at.y)) {
    const inTheWay = ({ at, text }: Labelled, y: number): boolean =>
      Math.abs(at.y - y) < HEIGHT &&
      Math.abs(at.x - slip.at.x) < (widthOf(text) + widthOf(slip.text)) / 2;
    let { y } = slip.at;
    for (let under = laid.find((one) => inTheWay(one, y)); under; ) {
      y = under.at.y + HEIGHT;
      under = laid.find((one) => inTheWay(one, y));
    }
    laid.push({ ...slip, at: { x: slip.at.x, y } });
  }
  return laid;
}
