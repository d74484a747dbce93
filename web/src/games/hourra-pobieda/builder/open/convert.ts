// HP-G17: a scenario of hexes as one of an open table, with stretches of like ground as one area each.
import {
  type Condition,
  convertedMap,
  type Feature,
  type Ground,
  type Point,
  type Polygon,
  type SuggestedGroup,
} from '@motti/hourra-pobieda/workshop';
import { HexField } from '../../../../board/hex-grid.ts';
import { GRID, sheetOf } from '../../map/sheet.ts';
import { centreOf, groundOf } from '../../sheet.ts';
import type { Draft } from '../draft.ts';
import { stretch } from '../hexes.ts';
import { rounded } from './shapes.ts';

type MapPoint = ReturnType<typeof convertedMap>['bridges'][number];
const read = ({ x, y }: MapPoint): Point => [x / 100, y / 100];
const centre = (cell: string): Point => {
  const { x, y } = centreOf(cell);
  return rounded([x, y]);
};

const twiceArea = (ring: Polygon): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [px, py] = ring.at(i - 1)!;
      return sum + px * y - py * x;
    }, 0),
  );

/** The borders of a set of hexes: each stretch of it as its outer ring and the rings of its holes. */
class Rings {
  readonly #field;
  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
    this.#field = new HexField(GRID, sheetOf(draft).hexes);
  }

  of(cells: readonly string[]): { readonly outer: Polygon; readonly holes: readonly Polygon[] }[] {
    const inside = new Set(cells);
    const found: { outer: Polygon; holes: readonly Polygon[] }[] = [];
    const seen = new Set<string>();
    for (const cell of cells) {
      if (seen.has(cell)) continue;
      const one = stretch(cell, this.#draft.table, (label) => String(inside.has(label)));
      for (const label of one) seen.add(label);
      const rings = this.#field
        .rings(one)
        .map((ring) => ring.map(({ x, y }) => rounded([x / GRID.width, y / GRID.width])))
        .sort((a, b) => twiceArea(b) - twiceArea(a));
      const [outer, ...holes] = rings;
      if (outer) found.push({ outer, holes });
    }
    return found;
  }

  /** Only outer rings; too many corners for one polygon are two that overlap by a column (HP-B22). */
  outer(cells: readonly string[]): readonly Polygon[] {
    const found = this.of(cells).map(({ outer }) => outer);
    if (found.every((ring) => ring.length <= MOST_CORNERS)) return found;
    const columns = [...new Set(cells.map((cell) => cell.slice(0, 2)))].sort();
    const middle = columns[Math.floor(columns.length / 2)]!;
    if (columns.length < 3) return found;
    return [
      ...this.outer(cells.filter((cell) => cell.slice(0, 2) <= middle)),
      ...this.outer(cells.filter((cell) => cell.slice(0, 2) >= middle)),
    ];
  }

  /**
   * HP-B11: zones must be more than 1.00 UD apart. With a hex between them they are exactly that, so every zone lies a
   * little inside its hexes; where only corners face each other, hexes shrink to their middles.
   */
  zone(cells: readonly string[], enemy: readonly string[]): Polygon[] {
    const isNear = (cell: string): boolean => enemy.some((other) => apart(cell, other) < FACING);
    return [
      ...this.outer(cells.filter((cell) => !isNear(cell))).map((ring) => inset(ring, 0.02)),
      ...cells.filter(isNear).map(small),
    ];
  }
}

/** Between the centres of hexes whose corners face each other lie √3 UD. */
const FACING = 1.8;
const SMALL = 0.35;

function apart(a: string, b: string): number {
  const [p, q] = [centreOf(a), centreOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
}

function small(cell: string): Polygon {
  const { x, y } = centreOf(cell);
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    return rounded([x + SMALL * Math.cos(angle), y + SMALL * Math.sin(angle)]);
  });
}

const MOST_CORNERS = 64;

/** Every side of a ring moved inwards by so many UD. */
function inset(ring: Polygon, by: number): Polygon {
  const turn = ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring.at(i - 1)!;
    return sum + px * y - py * x;
  }, 0);
  const sign = turn > 0 ? 1 : -1;
  const inwards = ([ax, ay]: Point, [bx, by_]: Point): Point => {
    const far = Math.hypot(bx - ax, by_ - ay) || 1;
    return [(-(by_ - ay) / far) * sign, ((bx - ax) / far) * sign];
  };
  return ring.map(([x, y], i) => {
    const [before, after] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!];
    const [[nx, ny], [mx, my]] = [inwards(before, [x, y]), inwards([x, y], after)];
    const share = by / (1 + nx * mx + ny * my || 1);
    return rounded([x + (nx + mx) * share, y + (ny + my) * share]);
  });
}

function areas(draft: Draft, rings: Rings): Feature[] {
  const kinds = new Map<string, { ground: Ground; cells: string[] }>();
  for (const { id } of sheetOf(draft).hexes) {
    const { terrain, height, dense, ice } = groundOf(draft, id) ?? { terrain: 'open' as const };
    if (terrain === 'open' && !height && !dense && !ice) continue;
    const ground: Ground = {
      terrain,
      ...(height ? { height } : {}),
      ...(dense ? { dense } : {}),
      ...(ice ? { ice } : {}),
    };
    const key = JSON.stringify(ground);
    const kind = kinds.get(key) ?? { ground, cells: [] };
    kind.cells.push(id);
    kinds.set(key, kind);
  }
  const stretches = [...kinds.values()]
    .flatMap(({ ground, cells }) => rings.of(cells).map((one) => ({ ground, ...one })))
    // What lies in a hole of another is drawn after it, and so on top.
    .sort((a, b) => twiceArea(b.outer) - twiceArea(a.outer));
  const features: Feature[] = [];
  for (const { ground, outer, holes } of stretches) {
    features.push({ id: `area-${features.length + 1}`, kind: 'area', ...ground, polygon: outer });
    for (const polygon of holes)
      features.push({ id: `area-${features.length + 1}`, kind: 'area', terrain: 'open', polygon });
  }
  return features;
}

function conditionOf(condition: Condition): Condition {
  const { roadOpen } = condition;
  return roadOpen && typeof roadOpen.to === 'string'
    ? { roadOpen: { ...roadOpen, to: centre(roadOpen.to) } }
    : condition;
}

const groupOf = ({ cell, ...group }: SuggestedGroup): SuggestedGroup =>
  cell === undefined ? group : { ...group, at: centre(cell) };

export function toOpen(draft: Draft): Draft {
  const map = convertedMap(draft);
  const rings = new Rings(draft);
  const { terrain: _, edges: __, bridges, roads: ___, ...kept } = draft;
  const line = (
    kind: 'road' | 'fleuve' | 'stream',
    stem: string,
    lines: readonly (readonly MapPoint[])[],
  ) =>
    lines.map((points, i): Feature => ({ id: `${stem}-${i + 1}`, kind, line: points.map(read) }));
  const features: Feature[] = [
    ...areas(draft, rings),
    ...line('stream', 'stream', map.streams),
    ...line('fleuve', 'river', map.rivers),
    ...line('road', 'road', map.roads),
    ...map.bridges.map((at, i): Feature => {
      const { id, name } = bridges![i]!;
      return { id, ...(name === undefined ? {} : { name }), kind: 'bridge', at: read(at) };
    }),
  ];
  return {
    ...kept,
    geometry: 'open',
    table: { ...draft.table, width: map.width / 100, height: map.height / 100 },
    features,
    places: (draft.places ?? []).map(({ name, cell, at }) => ({
      name,
      at: at ?? centre(cell ?? '0101'),
    })),
    regions: Object.fromEntries(
      Object.entries(draft.regions ?? {}).map(([name, cells]) => [
        name,
        rings.outer(cells as readonly string[]),
      ]),
    ),
    objectives: (draft.objectives ?? []).map(({ cells, ...one }) =>
      cells ? { ...one, polygon: rings.outer(cells)[0] ?? [] } : one,
    ),
    sides: draft.sides.map(({ bases, setup, defaultSetup, ...side }, i) => ({
      ...side,
      bases: bases.map(({ cell, ...base }) =>
        cell === undefined ? base : { ...base, at: centre(cell) },
      ),
      setup: {
        ...(setup.entrenchments ? { entrenchments: setup.entrenchments } : {}),
        zonePolygons: rings.zone(setup.zone ?? [], draft.sides[1 - i]?.setup.zone ?? []),
        ...(setup.minefields
          ? {
              minefields: {
                count: setup.minefields.count,
                zonePolygons: rings.zone(setup.minefields.zone ?? [], []),
              },
            }
          : {}),
      },
      ...(defaultSetup
        ? {
            defaultSetup: {
              ...defaultSetup,
              ...(defaultSetup.taskGroups
                ? { taskGroups: defaultSetup.taskGroups.map(groupOf) }
                : {}),
              ...(defaultSetup.minefields
                ? {
                    minefields: defaultSetup.minefields.map((one) =>
                      typeof one === 'string' ? centre(one) : one,
                    ),
                  }
                : {}),
            },
          }
        : {}),
      ...(side.reinforcements
        ? {
            reinforcements: side.reinforcements.map((entry) => ({
              ...entry,
              ...(entry.trigger
                ? { trigger: { ...entry.trigger, any: entry.trigger.any.map(conditionOf) } }
                : {}),
            })),
          }
        : {}),
    })) as unknown as Draft['sides'],
    victory: draft.victory.map((clause) => ({ ...clause, all: clause.all.map(conditionOf) })),
  };
}
