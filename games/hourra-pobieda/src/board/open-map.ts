// The map of an open table (HP-G10), from a file drawn on one or from hexes (HP-G17).
import type { Point as FilePoint, Ground, Scenario } from '../scenario/format.ts';
import { type AreaId, NO_AREA } from './geometry.ts';
import { cellName, hexTables, SIDES_OF_A_HEX } from './hex-tables.ts';
import { hundredths, legsOf, type Point, segmentsMeet, whole } from './plane.ts';

export interface OpenArea {
  readonly ground: Ground;
  readonly area: AreaId;
  readonly polygon: readonly Point[];
}

/** A place that conditions speak of: inside polygons, or a point in a control zone (HP-G21). */
export type OpenObjective =
  | { readonly polygons: readonly (readonly Point[])[] }
  | { readonly at: Point };

export interface OpenMap {
  readonly width: number;
  readonly height: number;
  /** The later lies on top. */
  readonly areas: readonly OpenArea[];
  readonly roads: readonly (readonly Point[])[];
  /** By road: the number of the connected net it belongs to (HP-G11). */
  readonly nets: readonly number[];
  readonly streams: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
  readonly bridges: readonly Point[];
  /** By side. */
  readonly bases: readonly (readonly Point[])[];
  readonly zones: readonly (readonly (readonly Point[])[])[];
  readonly minefieldZones: readonly (readonly (readonly Point[])[])[];
  readonly objectives: readonly OpenObjective[];
  readonly regions: ReadonlyMap<string, readonly (readonly Point[])[]>;
  /** Of a converted map: the centres of the hexes, where suggested groups and minefields may stand. */
  readonly centres: readonly Point[] | undefined;
  /** HP-B11, HP-G22: both sides may be set up in contact. */
  readonly contactAtStart: boolean;
}

export const readPoint = ([x, y]: FilePoint): Point => ({ x: hundredths(x), y: hundredths(y) });
const readPoints = (points: readonly FilePoint[]): Point[] => points.map(readPoint);

/** HP-G11: roads that touch are one net. */
function netsOf(roads: readonly (readonly Point[])[]): number[] {
  const nets = roads.map((_, i) => i);
  const touch = (a: readonly Point[], b: readonly Point[]): boolean =>
    legsOf(a).some((leg) => legsOf(b).some((other) => segmentsMeet(leg, other)));
  roads.forEach((road, i) => {
    for (let j = 0; j < i; j++) {
      if (nets[i] === nets[j] || !touch(road, roads[j]!)) continue;
      const [low, high] = [Math.min(nets[i]!, nets[j]!), Math.max(nets[i]!, nets[j]!)];
      for (const [k, net] of nets.entries()) if (net === high) nets[k] = low;
    }
  });
  return nets;
}

const hasArea = ({ terrain }: Ground): boolean => terrain !== 'open' && terrain !== 'water';

const areasOf = (features: NonNullable<Scenario['features']>, first: number): OpenArea[] =>
  features.flatMap((f, i) =>
    f.kind === 'area'
      ? [
          {
            ground: f,
            area: hasArea(f) ? ((first + i) as AreaId) : NO_AREA,
            polygon: readPoints(f.polygon),
          },
        ]
      : [],
  );

/** A scenario drawn on an open table. */
export function openMap(scenario: Scenario): OpenMap {
  const { features = [], objectives = [], sides, table } = scenario;
  const roads = features.flatMap((f) => (f.kind === 'road' ? [readPoints(f.line)] : []));
  const bridge = (id: string | undefined): FilePoint => {
    const found = features.find((f) => f.kind === 'bridge' && f.id === id);
    return found?.kind === 'bridge' ? found.at : [0, 0];
  };
  return {
    width: hundredths(table.width),
    height: hundredths(table.height),
    areas: areasOf(features, 0),
    roads,
    nets: netsOf(roads),
    streams: features.flatMap((f) => (f.kind === 'stream' ? [readPoints(f.line)] : [])),
    rivers: features.flatMap((f) => (f.kind === 'fleuve' ? [readPoints(f.line)] : [])),
    bridges: features.flatMap((f) => (f.kind === 'bridge' ? [readPoint(f.at)] : [])),
    bases: sides.map(({ bases }) => bases.map((base) => readPoint(base.at ?? [0, 0]))),
    zones: sides.map(({ setup }) => (setup.zonePolygons ?? []).map(readPoints)),
    minefieldZones: sides.map(({ setup }) =>
      (setup.minefields?.zonePolygons ?? []).map(readPoints),
    ),
    objectives: objectives.map(({ at, polygon, bridge: id }) =>
      polygon ? { polygons: [readPoints(polygon)] } : { at: readPoint(at ?? bridge(id)) },
    ),
    regions: new Map(
      Object.entries(scenario.regions ?? {}).map(([name, polygons]) => [
        name,
        (polygons as readonly (readonly FilePoint[])[]).map(readPoints),
      ]),
    ),
    centres: undefined,
    contactAtStart: scenario.relax?.contactAtStart === true,
  };
}

// ------------------------------------------------------------------------------- from hexes (HP-G17)

const TWO_ROOT_3 = 2 * Math.sqrt(3);
/** The height k/(2√3) UD, so that neighbouring hexagons share their corners exactly. */
const level = (k: number): number => whole((100 * k) / TWO_ROOT_3);

/** The centre of a hex, by column and row from 0 (HP-G2). */
const hexCentre = (column: number, row: number): Point => ({
  x: 100 * (column + 1) - (row % 2 === 0 ? 50 : 0),
  y: level(3 * row + 2),
});

/** From the top clockwise: corner i and i + 1 bound the side NE, E, SE, SW, W, NW. */
function hexCorners(column: number, row: number): Point[] {
  const { x } = hexCentre(column, row);
  const k = 3 * row;
  return [
    { x, y: level(k) },
    { x: x + 50, y: level(k + 1) },
    { x: x + 50, y: level(k + 3) },
    { x, y: level(k + 4) },
    { x: x - 50, y: level(k + 3) },
    { x: x - 50, y: level(k + 1) },
  ];
}

/** Directions of the engine (E, NE, NW, W, SW, SE) as the first corner of that side. */
const FIRST_CORNER = [1, 0, 5, 4, 3, 2] as const;

export function convertedMap(scenario: Scenario, zones: 'area' | 'cell' = 'area'): OpenMap {
  const tables = hexTables(scenario, zones);
  const { width, height } = scenario.table;
  const place = (cell: number): readonly [number, number] => [
    Math.floor(cell / height),
    cell % height,
  ];
  const cells = tables.hexes.map((_, cell) => cell);
  const corners = cells.map((cell) => hexCorners(...place(cell)));
  const centres = cells.map((cell) => hexCentre(...place(cell)));
  const numbers = new Map(cells.map((cell) => [cellName(cell, height), cell]));
  const numberOf = (id: string): number => numbers.get(id) ?? 0;
  const polygonsOf = (ids: readonly string[]): Point[][] => ids.map((id) => corners[numberOf(id)]!);
  const size = { width: 100 * width + 50, height: level(3 * (height - 1) + 4) };
  const sideOf = ([a, b]: readonly [string, string]): readonly [Point, Point] => {
    const cell = numberOf(a);
    const to = numberOf(b);
    const way = [0, 1, 2, 3, 4, 5].find(
      (direction) => tables.neighbours[cell * SIDES_OF_A_HEX + direction] === to,
    );
    const first = FIRST_CORNER[way ?? 0]!;
    return [corners[cell]![first]!, corners[cell]![(first + 1) % 6]!];
  };
  const middle = (between: readonly [string, string]): Point => {
    const [a, b] = sideOf(between);
    return { x: whole((a.x + b.x) / 2), y: whole((a.y + b.y) / 2) };
  };
  const water = (type: string): Point[][] =>
    prolonged(
      (scenario.edges ?? [])
        .filter((edge) => edge.type === type)
        .map(({ between }) => sideOf(between)),
      corners,
      size,
    );
  const roads = (scenario.roads ?? []).map((road) =>
    road.cells.map((id) => centres[numberOf(id)]!),
  );
  return {
    ...size,
    areas: [
      ...cells.map((cell) => ({
        ground: tables.grounds[cell]!,
        area: tables.areas[cell]!,
        polygon: corners[cell]!,
      })),
      ...areasOf(scenario.features ?? [], cells.length),
    ],
    roads,
    nets: netsOf(roads),
    streams: water('stream'),
    rivers: water('fleuve'),
    bridges: (scenario.bridges ?? []).map(({ between }) => middle(between)),
    bases: scenario.sides.map(({ bases }) =>
      bases.map((base) => (base.at ? readPoint(base.at) : centres[numberOf(base.cell ?? '')]!)),
    ),
    zones: scenario.sides.map(({ setup }) => polygonsOf(setup.zone ?? [])),
    minefieldZones: scenario.sides.map(({ setup }) => polygonsOf(setup.minefields?.zone ?? [])),
    objectives: (scenario.objectives ?? []).map(({ cells: ids, bridge }) => {
      if (ids) return { polygons: polygonsOf(ids) };
      const found = (scenario.bridges ?? []).find(({ id }) => id === bridge);
      return found ? { at: middle(found.between) } : { polygons: [] };
    }),
    regions: new Map(
      Object.entries(scenario.regions ?? {}).map(([name, ids]) => [
        name,
        polygonsOf(ids as readonly string[]),
      ]),
    ),
    centres,
    // HP-G22: the centres of hexes always satisfy it; other places of the zone need not.
    contactAtStart: scenario.relax?.contactAtStart === true,
  };
}

const sameAs = (p: Point) => (q: Point) => p.x === q.x && p.y === q.y;

/** Hexsides joined to lines; one that ends at the edge of the map runs on to the edge of the table. */
function prolonged(
  sides: readonly (readonly [Point, Point])[],
  corners: readonly (readonly Point[])[],
  size: { readonly width: number; readonly height: number },
): Point[][] {
  const ends = sides.flat();
  const meets = (end: Point): number => ends.filter(sameAs(end)).length;
  return joined(sides).map((line) => {
    const more = (end: Point): Point[] => {
      const hexes = corners.filter((polygon) => polygon.some(sameAs(end))).length;
      return meets(end) === 1 && hexes < 3 ? toEdge(end, size) : [];
    };
    return [...more(line[0]!), ...line, ...more(line.at(-1)!)];
  });
}

function toEdge(
  end: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Point[] {
  const edges: readonly (readonly [number, Point])[] = [
    [end.y, { x: end.x, y: 0 }],
    [height - end.y, { x: end.x, y: height }],
    [end.x, { x: 0, y: end.y }],
    [width - end.x, { x: width, y: end.y }],
  ];
  const [far, edge] = edges.reduce((best, next) => (next[0] < best[0] ? next : best));
  return far === 0 ? [] : [edge];
}

/** As long as exactly two sides meet at a corner they are one line. */
function joined(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const left = [...sides];
  const ends = sides.flat();
  const lines: Point[][] = [];
  const grow = (line: Point[]): void => {
    for (;;) {
      const end = line.at(-1)!;
      if (ends.filter(sameAs(end)).length !== 2) return;
      const next = left.findIndex((side) => side.some(sameAs(end)));
      if (next < 0) return;
      const [a, b] = left.splice(next, 1)[0]!;
      line.push(sameAs(a)(end) ? b : a);
    }
  };
  for (let side = left.shift(); side; side = left.shift()) {
    const line = [...side];
    grow(line);
    line.reverse();
    grow(line);
    lines.push(line);
  }
  return lines;
}
