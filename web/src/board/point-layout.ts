// The whole arrangement of a point map at one scale: where spaces, links, pieces and names lie, in stage px.
import { around, type Box, boxAt, grow, type Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import { bendAround, bowed, boxPath, circlePath, linkPath, waves } from './paths.ts';
import { type Crowd, discBox, placeName, placePiece } from './placement.ts';
import type { Anchor, LinkDrawing, PieceDrawing, SpaceDrawing } from './point-map.ts';
import { textWidth } from './text-width.ts';

export interface NamePlace {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly city: boolean;
  readonly box: Box;
}

/** Where the spaces are: changes with the scale only. */
export interface Places {
  readonly layout: Layout;
  readonly at: ReadonlyMap<string, Point>;
  readonly radius: ReadonlyMap<string, number>;
  readonly links: Readonly<Record<string, string>>;
  readonly closed: Readonly<Record<string, string>>;
  readonly lines: readonly (readonly [Point, Point])[];
  /** Where links are crossed by water, and across which direction; where something is written on them. */
  readonly crossings: string;
  readonly labels: readonly { readonly at: Point; readonly text: string }[];
}

type Still = Pick<SpaceDrawing, 'id' | 'x' | 'y' | 'shape' | 'dotted'>;

export function radiusOf(space: Pick<SpaceDrawing, 'shape' | 'dotted'>, layout: Layout): number {
  const { space: r, level } = layout;
  if (space.shape === 'tile')
    return level === 'near' ? r * 0.66 : level === 'far' ? r * 0.7 : r * 0.56;
  if (level !== 'near') return space.shape === 'small' ? r * 0.8 : r;
  return space.shape === 'small' ? r * 0.76 : r;
}

/** Painted with all others of its colour in one path. */
export const isPlain = ({ shape }: Pick<SpaceDrawing, 'shape'>): boolean =>
  shape === 'tile' || shape === 'box';

interface PlainPaths {
  readonly key: string;
  readonly colour: string;
  readonly edge: string | undefined;
  readonly margins: string;
  readonly shapes: string;
}

/** The plain spaces by their colours. */
export function plainPaths(
  spaces: readonly SpaceDrawing[],
  { at, layout }: Pick<Places, 'at' | 'layout'>,
): PlainPaths[] {
  const found = new Map<string, PlainPaths>();
  for (const space of spaces) {
    if (!isPlain(space)) continue;
    const { colour, edge, shape } = space;
    const key = `${colour} ${edge}`;
    const { margins = '', shapes = '' } = found.get(key) ?? {};
    const centre = at.get(space.id)!;
    const r = radiusOf(space, layout);
    const box = around(centre, shape === 'box' ? 1.5 * r : r, r);
    const dot = shape === 'tile' && layout.level === 'dots';
    found.set(key, {
      key,
      colour,
      edge,
      margins: shape === 'box' || dot ? margins : margins + boxPath(grow(box, 2.4)),
      shapes: shapes + (dot ? circlePath(centre, r) : boxPath(box)),
    });
  }
  return [...found.values()];
}

/** With the dotted outline. */
export const outerRadius = (
  space: Pick<SpaceDrawing, 'shape' | 'dotted'>,
  layout: Layout,
): number => radiusOf(space, layout) + (space.dotted ? (layout.level === 'near' ? 6.5 : 3.5) : 2);

/** Where the curve of each link bends, in sheet px: found once, so that it keeps its course at every scale. */
export type Courses = readonly (Point | undefined)[];

const ROOM = 34; // sheet px between a link and a space it passes

export function coursesOf(spaces: readonly Still[], links: readonly LinkDrawing[]): Courses {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return links.map(({ from, to, bend }) => {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (!a || !b) return undefined;
    if (bend !== undefined) return bowed(a, b, bend);
    const others = spaces.filter((space) => space !== a && space !== b && isBeside(space, a, b));
    return bendAround(a, b, others, ROOM);
  });
}

const isBeside = ({ x, y }: Point, a: Point, b: Point): boolean =>
  x > Math.min(a.x, b.x) - ROOM &&
  x < Math.max(a.x, b.x) + ROOM &&
  y > Math.min(a.y, b.y) - ROOM &&
  y < Math.max(a.y, b.y) + ROOM;

export function placesOf(
  spaces: readonly Still[],
  links: readonly LinkDrawing[],
  layout: Layout,
  courses: Courses = coursesOf(spaces, links),
): Places {
  const at = new Map<string, Point>();
  const radius = new Map<string, number>();
  for (const space of spaces) {
    at.set(space.id, { x: space.x * layout.scale, y: space.y * layout.scale });
    radius.set(space.id, outerRadius(space, layout));
  }
  const open: Record<string, string> = {};
  const closed: Record<string, string> = {};
  const lines: (readonly [Point, Point])[] = [];
  const labels: { at: Point; text: string }[] = [];
  let crossings = '';
  links.forEach(({ from, to, kind, closed: shut, crossed, label }, i) => {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b) return;
    const bend = courses[i];
    const control = bend && { x: bend.x * layout.scale, y: bend.y * layout.scale };
    const paths = shut ? closed : open;
    paths[kind] = (paths[kind] ?? '') + linkPath(a, b, control);
    const middle = control
      ? { x: (a.x + 2 * control.x + b.x) / 4, y: (a.y + 2 * control.y + b.y) / 4 }
      : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (control) lines.push([a, middle], [middle, b]);
    else lines.push([a, b]);
    if (crossed) crossings += waves(middle, Math.atan2(b.y - a.y, b.x - a.x));
    if (label) labels.push({ at: middle, text: label });
  });
  return { layout, at, radius, links: open, closed, lines, crossings, labels };
}

/** Boxes of the pieces, and of those that lie on their space by space; the crowd of everything drawn so far goes on to the names. */
export function placePieces(
  places: Places,
  pieces: readonly PieceDrawing[],
): { boxes: ReadonlyMap<string, Box>; held: ReadonlyMap<string, Box>; crowd: Crowd } {
  const crowd: Crowd = { boxes: [], lines: places.lines };
  for (const [id, point] of places.at) crowd.boxes.push(discBox(point, places.radius.get(id)!));
  const boxes = new Map<string, Box>();
  const held = new Map<string, Box>();
  for (const piece of pieces) {
    const point = places.at.get(piece.at);
    if (!point) continue;
    const size = piece.size(places.layout);
    if (piece.on) {
      const box = around(point, size.width / 2, size.height / 2);
      boxes.set(piece.id, box);
      held.set(piece.at, box);
      crowd.boxes.push(box);
      const crest = piece.above?.(places.layout);
      if (crest) crowd.boxes.push(crestBox(box, crest));
    } else boxes.set(piece.id, placePiece(point, places.radius.get(piece.at)!, size, crowd).box);
  }
  return { boxes, held, crowd };
}

/** Over the middle of a piece. */
const crestBox = (box: Box, { width, height }: { width: number; height: number }): Box =>
  boxAt((box.left + box.right - width) / 2, box.top - height - 2, width, height);

const TOWN = '500 13px "Fira Sans Condensed"';
const CITY = '600 14.5px "Fira Sans Condensed"';
/** A name that would cover more than this share of itself with other things is left out. */
const TOO_MUCH = 0.18;

export function placeNames(
  places: Places,
  spaces: readonly Pick<SpaceDrawing, 'id' | 'name' | 'rank' | 'anchor' | 'shape'>[],
  crowd: Crowd,
  held: ReadonlyMap<string, Box> = new Map(),
): NamePlace[] {
  const { layout } = places;
  const names: NamePlace[] = [];
  const busy: Crowd = { boxes: [...crowd.boxes], lines: crowd.lines };
  const weighty = [...spaces].sort((a, b) => b.rank - a.rank);
  for (const space of weighty) {
    // Boxes say where the world begins: from far away too, where there is room.
    const small = space.rank < layout.leastRank;
    if (small && space.shape !== 'box') continue;
    // From far away every name that is left is a city's.
    const city = space.rank === 3 && layout.level !== 'dots';
    const text = city ? space.name.toUpperCase() : space.name;
    const size = { width: textWidth(text, city ? CITY : TOWN) + 2, height: city ? 15 : 13.5 };
    const point = places.at.get(space.id)!;
    const placed = placeName(
      point,
      places.radius.get(space.id)!,
      size,
      space.anchor,
      busy,
      held.get(space.id),
      space.rank < 3 ? [0] : layout.level === 'dots' ? [0, 9, 18] : [0, 9],
    );
    if (placed.covered > size.width * size.height * TOO_MUCH && (small || space.rank < 2)) {
      busy.boxes.pop();
      continue;
    }
    names.push({ id: space.id, text, city, box: placed.box, ...lineUp(placed.box, placed.anchor) });
  }
  return names;
}

function lineUp(box: Box, anchor: Anchor): Pick<NamePlace, 'x' | 'y' | 'align'> {
  const y = box.bottom - 2.6;
  if (anchor.endsWith('E')) return { x: box.left + 1, y, align: 'start' };
  if (anchor.endsWith('W')) return { x: box.right - 1, y, align: 'end' };
  return { x: (box.left + box.right) / 2, y, align: 'middle' };
}

interface Around {
  readonly seen: Box;
  /** Tools over the map: nothing is pressed under them. */
  readonly tools: readonly Box[];
  readonly lit: ReadonlySet<string>;
  readonly boxes: ReadonlyMap<string, Box>;
}

/** A row of counters laid out beside their space, where it hides least; lit spaces are not to be hidden at all. */
export function placeFan(
  places: Places,
  at: string,
  size: { width: number; height: number },
  around: Around,
): Box {
  const centre = places.at.get(at)!;
  const own = places.radius.get(at)! + 8;
  let found = boxAt(centre.x + own, centre.y + own, size.width, size.height);
  let least = Infinity;
  for (let turn = 0; turn < 16; turn++)
    for (const far of [0, 26, 56]) {
      const angle = (turn * Math.PI) / 8;
      const x = centre.x + Math.cos(angle) * (own + far + size.width / 2) - size.width / 2;
      const y = centre.y + Math.sin(angle) * (own + far + size.height / 2) - size.height / 2;
      const box = boxAt(x, y, size.width, size.height);
      const price = far * 8 + fanPrice(places, box, around);
      if (price < least) [least, found] = [price, box];
    }
  return found;
}

function fanPrice(places: Places, box: Box, { seen, tools, lit, boxes }: Around): number {
  let price = 0;
  if (box.left < seen.left || box.right > seen.right) price += 5000;
  if (box.top < seen.top || box.bottom > seen.bottom) price += 5000;
  const area = (a: Box): number => {
    const width = Math.min(a.right, box.right) - Math.max(a.left, box.left);
    const height = Math.min(a.bottom, box.bottom) - Math.max(a.top, box.top);
    return width > 0 && height > 0 ? width * height : 0;
  };
  if (tools.some((tool) => area(tool) > 0)) price += 5000;
  for (const [id, point] of places.at) {
    const disc = grow(discBox(point, places.radius.get(id)!), 4);
    price += area(disc) * (lit.has(id) ? 12 : 1.4);
  }
  for (const other of boxes.values()) price += area(other) * 0.8;
  return price;
}
