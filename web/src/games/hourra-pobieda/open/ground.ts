// Areas and lines of an open table as layers for the painter: the same grounds as on hexes, with borders exactly as drawn.
import type { Feature, Point as FilePoint, Ground } from '@motti/hourra-pobieda/workshop';
import type { Point } from '../../../board/geometry.ts';
import type { Glyph, HexLayer, Shape, Stroke } from '../../../board/hex-ground.ts';
import * as draw from '../../../kit/hex-layers.ts';
import { GRID } from '../map/sheet.ts';

type Cell = Point & { readonly id: string; readonly number: string };
interface FreeGround {
  /** Where small drawings are strewn; they are cut off at the borders. */
  readonly cells: readonly Cell[];
  readonly land: readonly HexLayer[];
  readonly lines: readonly HexLayer[];
}

const ROW = Math.sqrt(3) / 2;
const px = ([x, y]: FilePoint): Point => ({ x: x * GRID.width, y: y * GRID.width });
const shapeOf = (points: readonly FilePoint[]): Shape => points.map(px);

export function featureLayers(
  features: readonly Feature[],
  width: number,
  height: number,
): FreeGround {
  const cells = lattice(width, height);
  const all = cells.map(({ id }) => id);
  const lines = (kind: Feature['kind']): Shape[] =>
    features.flatMap((one) => (one.kind === kind && 'line' in one ? [shapeOf(one.line)] : []));
  const roads = lines('road');
  const rivers = [...lines('fleuve'), ...lines('stream')];
  return {
    cells,
    land: [
      draw.grass(all),
      ...features.flatMap((one) =>
        one.kind === 'area' ? areaLayers(one, shapeOf(one.polygon), all) : [],
      ),
    ],
    lines: [
      draw.riverCourse(lines('stream'), 0.09),
      draw.riverCourse(lines('fleuve')),
      draw.highwayCourse(roads),
      draw.bridgeCourse(
        features.flatMap((one) =>
          one.kind === 'bridge' ? [deckAt(px(one.at), roads, rivers)] : [],
        ),
      ),
    ],
  };
}

const BORDER: Stroke = { colour: 'var(--ink-3)', width: 1, opacity: 0.55, dash: [4, 3] };

/** One area: its class, then height, wood and ice on top of it. */
function areaLayers(
  { terrain, height, dense, ice }: Ground,
  shape: Shape,
  cells: readonly string[],
): HexLayer[] {
  const within = [shape];
  const filled = (colour: string, opacity = 1): HexLayer => ({
    kind: 'shapes',
    shapes: within,
    colour,
    opacity,
    edge: BORDER,
  });
  const strewn = (glyph: Glyph, layers: readonly HexLayer[]): HexLayer[] =>
    layers.flatMap((layer) =>
      layer.kind === 'glyphs' && layer.glyph === glyph ? [{ ...layer, within }] : [],
    );
  const grounds: Readonly<Record<Ground['terrain'], () => readonly HexLayer[]>> = {
    open: () => [filled('var(--hp-plain)'), ...strewn('grass', [draw.grass(cells)])],
    accidente: () => [filled('var(--hp-broken)'), ...strewn('grains', draw.sand(cells))],
    rough: () => [filled('var(--swamp)'), ...strewn('tufts', draw.swamp(cells))],
    mountain: () => [
      filled('var(--hp-rock)'),
      ...strewn('peaks', draw.mountains(cells)),
      ...strewn('hachures', draw.mountains(cells)),
    ],
    agglomeration: () => [filled('var(--hp-town)'), ...strewn('roofs', draw.villages(cells))],
    urban: () => [filled('var(--hp-town)'), ...strewn('roofs', draw.villages(cells))],
    water: () => [filled('var(--lake)')],
  };
  return [
    ...grounds[terrain](),
    ...(height
      ? [
          {
            kind: 'terraces' as const,
            shapes: within,
            shades: ['var(--hill-1)', 'var(--hill-2)', 'var(--hill-3)'],
            edge: 'var(--hill-edge)',
          },
        ]
      : []),
    ...(dense ? [filled('var(--tree)', 0.3), ...strewn('trees', draw.woods(cells))] : []),
    ...(ice ? [filled('var(--ice)'), ...strewn('cracks', draw.ice(cells))] : []),
  ];
}

function lattice(width: number, height: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row * ROW <= height + 0.6; row++)
    for (let column = 0; column <= width + 0.5; column++)
      cells.push({
        id: `${column} ${row}`,
        number: '',
        x: (column + (row % 2) / 2) * GRID.width,
        y: row * ROW * GRID.width,
      });
  return cells;
}

const HALF_DECK = 0.19 * GRID.width;

/** A bridge lies along its road; without one, across its river. */
function deckAt(at: Point, roads: readonly Shape[], rivers: readonly Shape[]): Shape {
  const road = legNear(at, roads);
  const river = road ? undefined : legNear(at, rivers);
  const along = road ?? (river ? { x: -river.y, y: river.x } : { x: 1, y: 0 });
  const far = Math.hypot(along.x, along.y) || 1;
  const half = { x: (along.x / far) * HALF_DECK, y: (along.y / far) * HALF_DECK };
  return [
    { x: at.x - half.x, y: at.y - half.y },
    { x: at.x + half.x, y: at.y + half.y },
  ];
}

/** The direction of the line that passes within a tenth of a UD. */
function legNear(at: Point, lines: readonly Shape[]): Point | undefined {
  for (const line of lines)
    for (const [i, b] of line.slice(1).entries()) {
      const a = line[i]!;
      const along = { x: b.x - a.x, y: b.y - a.y };
      const square = along.x ** 2 + along.y ** 2 || 1;
      const share = ((at.x - a.x) * along.x + (at.y - a.y) * along.y) / square;
      const t = Math.min(1, Math.max(0, share));
      if (Math.hypot(a.x + along.x * t - at.x, a.y + along.y * t - at.y) < 0.1 * GRID.width)
        return along;
    }
  return undefined;
}
