// Finds a place for what lies by a space (counters, then names) so that things cover each other as little as can be.
import { around, type Box, boxAt, grow, meets, overlap, type Point } from './geometry.ts';
import { ANCHORS, type Anchor } from './point-map.ts';

const DIRECTION: Readonly<Record<Anchor, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** Counters sit best to the right, names below: where both are free, that is where a reader looks. */
const PIECE_ORDER: readonly Anchor[] = ['E', 'SE', 'NE', 'W', 'SW', 'NW', 'S', 'N'];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box of a thing of that size that touches a disc at this anchor, with a gap. */
export function anchored(centre: Point, radius: number, size: Size, anchor: Anchor, gap = 4): Box {
  const [dx, dy] = DIRECTION[anchor];
  const diagonal = dx !== 0 && dy !== 0;
  const reach = diagonal ? radius * 0.72 : radius + gap;
  const x = centre.x + dx * reach + ((dx - 1) / 2) * size.width;
  const y = centre.y + dy * reach + ((dy - 1) / 2) * size.height;
  return boxAt(x, y, size.width, size.height);
}

/** The same beside a box: what lies on a space is not to be covered by its name. */
function beside(held: Box, size: Size, anchor: Anchor, gap = 2): Box {
  const [dx, dy] = DIRECTION[anchor];
  const x =
    dx === 0
      ? (held.left + held.right - size.width) / 2
      : dx > 0
        ? held.right + gap
        : held.left - gap - size.width;
  const middle = (held.top + held.bottom - size.height) / 2;
  if (dx === 0)
    return boxAt(
      x,
      dy > 0 ? held.bottom + gap : held.top - gap - size.height,
      size.width,
      size.height,
    );
  // At a corner it keeps to the height of the box: beside it, not away from it.
  const y = dy === 0 ? middle : dy > 0 ? held.bottom - size.height : held.top;
  return boxAt(x, y, size.width, size.height);
}

/** How much of a straight line lies in a box: 0 to the length of its diagonal, in px. */
export function lineInBox(a: Point, b: Point, box: Box): number {
  // Most lines are far away: asked thousands of times for every drawing of the map.
  if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right) return 0;
  if (Math.max(a.y, b.y) < box.top || Math.min(a.y, b.y) > box.bottom) return 0;
  let [t0, t1] = [0, 1];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const sides: readonly [number, number][] = [
    [a.x - b.x, a.x - box.left],
    [b.x - a.x, box.right - a.x],
    [a.y - b.y, a.y - box.top],
    [b.y - a.y, box.bottom - a.y],
  ];
  for (const [p, q] of sides) {
    if (p === 0) {
      if (q < 0) return 0;
    } else if (p < 0) t0 = Math.max(t0, q / p);
    else t1 = Math.min(t1, q / p);
  }
  return t0 < t1 ? (t1 - t0) * length : 0;
}

/** What is already there: boxes that should not be covered, and lines that may be, at a small price. */
export interface Crowd {
  readonly boxes: Box[];
  readonly lines: readonly (readonly [Point, Point])[];
}

function cost(box: Box, crowd: Crowd): number {
  let sum = 0;
  for (const other of crowd.boxes) sum += overlap(box, other);
  const near = grow(box, 1);
  for (const [a, b] of crowd.lines) sum += lineInBox(a, b, near) * 2.2;
  return sum;
}

export interface Placed {
  readonly box: Box;
  readonly anchor: Anchor;
  /** px² of other things that it covers. */
  readonly covered: number;
}

/** The part of a crowd that any of the candidates could touch: looked for once, not for each of them. */
function nearby(candidates: readonly { readonly box: Box }[], crowd: Crowd): Crowd {
  const all = grow(
    {
      left: Math.min(...candidates.map(({ box }) => box.left)),
      top: Math.min(...candidates.map(({ box }) => box.top)),
      right: Math.max(...candidates.map(({ box }) => box.right)),
      bottom: Math.max(...candidates.map(({ box }) => box.bottom)),
    },
    1,
  );
  return crowdIn(crowd, all);
}

/** The part of a crowd that lies in a box, or reaches into it. */
export const crowdIn = (crowd: Crowd, within: Box): Crowd => ({
  boxes: crowd.boxes.filter((box) => meets(box, within)),
  lines: crowd.lines.filter(
    ([a, b]) =>
      Math.max(a.x, b.x) >= within.left &&
      Math.min(a.x, b.x) <= within.right &&
      Math.max(a.y, b.y) >= within.top &&
      Math.min(a.y, b.y) <= within.bottom,
  ),
});

function best(
  candidates: readonly { box: Box; anchor: Anchor; price: number }[],
  everything: Crowd,
): Placed {
  const crowd = nearby(candidates, everything);
  let found: Placed | undefined;
  let least = Infinity;
  for (const { box, anchor, price } of candidates) {
    const total = cost(box, crowd) + price;
    if (total >= least) continue;
    least = total;
    let covered = 0;
    for (const other of crowd.boxes) covered += overlap(box, other);
    found = { box, anchor, covered };
  }
  return found!;
}

/** A place for a piece; the crowd grows by it. */
export function placePiece(centre: Point, radius: number, size: Size, crowd: Crowd): Placed {
  const candidates = PIECE_ORDER.flatMap((anchor, i) =>
    [2, 16].map((gap) => ({
      anchor,
      box: anchored(centre, radius, size, anchor, gap),
      price: i * 6 + (gap > 2 ? 90 : 0),
    })),
  );
  const placed = best(candidates, crowd);
  crowd.boxes.push(grow(placed.box, 1));
  return placed;
}

/** A place for a name: the preferred anchor if it is free, else the next round the clock; beside what lies on the space. */
export function placeName(
  centre: Point,
  radius: number,
  size: Size,
  preferred: Anchor,
  crowd: Crowd,
  held?: Box,
  /** How far off it may stand, in px: a name that must be read goes farther away rather than under a counter. */
  off: readonly number[] = [0],
): Placed {
  const first = ANCHORS.indexOf(preferred);
  const candidates = off.flatMap((more) =>
    ANCHORS.map((anchor, i) => {
      const turn = Math.abs(i - first);
      return {
        anchor,
        box: held
          ? beside(held, size, anchor, 2 + more)
          : anchored(centre, radius + more, size, anchor),
        price: Math.min(turn, 8 - turn) * 9 + more * 6,
      };
    }),
  );
  const placed = best(candidates, crowd);
  crowd.boxes.push(placed.box);
  return placed;
}

export const discBox = (centre: Point, radius: number): Box => around(centre, radius);
