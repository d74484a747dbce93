// HP-B21 on open tables, and what HP-B9 to HP-B12 and HP-B16 to HP-B20 ask of them.
import { isPassable, type Place } from '../../board/geometry.ts';
import { openGeometry } from '../../board/open.ts';
import { readPoint } from '../../board/open-map.ts';
import { unpack } from '../../board/open-places.ts';
import {
  hundredths,
  isInside,
  isSimple,
  isWithin,
  legsOf,
  meetingShares,
  nearestOn,
  type Point,
  at as pointAt,
  type Segment,
  segmentsMeet,
  sidesOf,
  square,
  twiceArea,
  withinSquare,
} from '../../board/plane.ts';
import type { Point as FilePoint, Polygon } from '../format.ts';
import { type Path, shorten } from '../report.ts';
import { composeGroups } from '../suggested.ts';
import { type Check, forEachSide, levelOf, type MapCheck } from './context.ts';
import { checkDefaultSetups } from './default-setup.ts';
import { checkRoom } from './reinforcements.ts';
import { bestTraveller, checkSupply } from './zones.ts';

const POINTS = 1500;
/** 0.01 UD², twice, in hundredths. */
const SMALLEST = 200;
const NEAR_RIVER = 0.05;
const CROSSING = 0.25;

interface Shapes {
  readonly polygons: readonly (readonly [string, Polygon, Path])[];
  readonly lines: readonly (readonly [string, readonly FilePoint[], Path])[];
  readonly points: readonly (readonly [string, FilePoint, Path])[];
}

export function checkOpenTable(check: Check): void {
  const { report, scenario } = check;
  const before = report.problems.length;
  const shapes = shapesOf(check);
  checkShapes(check, shapes);
  checkRivers(check);
  if (report.problems.length === before) {
    const onMap: MapCheck = { ...check, geometry: openGeometry(scenario) };
    checkOpenZones(onMap);
    checkSupply(onMap);
    checkRoom(onMap);
    checkDefaultSetups(onMap);
  }
}

/** Every polygon, line and point of the file with its name and place. */
function shapesOf({ scenario }: Check): Shapes {
  const polygons: [string, Polygon, Path][] = [];
  const lines: [string, readonly FilePoint[], Path][] = [];
  const points: [string, FilePoint, Path][] = [];
  (scenario.features ?? []).forEach((feature, i) => {
    const path: Path = ['features', i];
    if (feature.kind === 'area') polygons.push([feature.id, feature.polygon, [...path, 'polygon']]);
    else if (feature.kind === 'bridge') points.push([feature.id, feature.at, [...path, 'at']]);
    else lines.push([feature.id, feature.line, [...path, 'line']]);
  });
  (scenario.places ?? []).forEach(({ name, at }, i) => {
    if (at) points.push([name, at, ['places', i, 'at']]);
  });
  for (const [name, list] of Object.entries(scenario.regions ?? {})) {
    (list as readonly Polygon[]).forEach((polygon, i) => {
      polygons.push([name, polygon, ['regions', name, i]]);
    });
  }
  scenario.sides.forEach(({ name, bases, setup, defaultSetup }, i) => {
    const path: Path = ['sides', i];
    bases.forEach(({ id, at }, b) => {
      if (at) points.push([id, at, [...path, 'bases', b, 'at']]);
    });
    (setup.zonePolygons ?? []).forEach((polygon, z) => {
      polygons.push([name, polygon, [...path, 'setup', 'zonePolygons', z]]);
    });
    (setup.minefields?.zonePolygons ?? []).forEach((polygon, z) => {
      polygons.push([name, polygon, [...path, 'setup', 'minefields', 'zonePolygons', z]]);
    });
    (defaultSetup?.taskGroups ?? []).forEach(({ id, at }, g) => {
      if (at) points.push([id, at, [...path, 'defaultSetup', 'taskGroups', g, 'at']]);
    });
  });
  (scenario.objectives ?? []).forEach(({ name, at, polygon }, i) => {
    if (at) points.push([name, at, ['objectives', i, 'at']]);
    if (polygon) polygons.push([name, polygon, ['objectives', i, 'polygon']]);
  });
  return { polygons, lines, points };
}

/** Simple, large enough, inside the table, and not too many points in all. */
function checkShapes({ report, scenario }: Check, { polygons, lines, points }: Shapes): void {
  const [width, height] = [hundredths(scenario.table.width), hundredths(scenario.table.height)];
  const isOnTable = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const count = [...polygons, ...lines].reduce((sum, [, list]) => sum + list.length, 0);
  if (count > POINTS) {
    report.error('HP-B22', 'E22-points', ['features'], { count, limit: POINTS });
    return;
  }
  for (const [name, list, path] of [
    ...polygons,
    ...lines,
    ...points.map(([n, p, at]) => [n, [p], at] as const),
  ]) {
    if (list.every((p) => isOnTable(readPoint(p)))) continue;
    report.error('HP-B21', 'E21-outside', path, { feature: shorten(name) });
  }
  for (const [name, polygon, path] of polygons) {
    const corners = polygon.map(readPoint);
    const feature = shorten(name);
    if (!isSimple(corners)) report.error('HP-B21', 'E21-simple', path, { feature });
    else if (twiceArea(corners) < SMALLEST) report.error('HP-B21', 'E21-small', path, { feature });
  }
}

/** Bridges on rivers, roads over bridges, bases and points beside them, and roads for `roadOpen`. */
function checkRivers(check: Check): void {
  const { report, scenario } = check;
  const features = scenario.features ?? [];
  const legs = (kind: string): Segment[] =>
    features.flatMap((f) => (f.kind === kind && 'line' in f ? legsOf(f.line.map(readPoint)) : []));
  const rivers = legs('fleuve');
  const roads = legs('road');
  const bridges = features.flatMap((f) => (f.kind === 'bridge' ? [readPoint(f.at)] : []));
  const isNear = (p: Point, lines: readonly Segment[], radius: number): boolean =>
    lines.some((line) => square(p, nearestOn(p, line)) < withinSquare(radius));
  features.forEach((feature, i) => {
    const name = shorten(feature.id);
    if (feature.kind === 'bridge' && !isNear(readPoint(feature.at), rivers, NEAR_RIVER)) {
      report.error('HP-B21', 'E21-bridge', ['features', i, 'at'], { feature: name });
    }
    if (feature.kind !== 'road') return;
    for (const leg of legsOf(feature.line.map(readPoint))) {
      const bare = rivers
        .flatMap((river) => meetingShares(leg, river))
        .map((share) => pointAt(leg, share))
        .find((p) => !bridges.some((bridge) => isWithin(p, bridge, CROSSING)));
      if (!bare) continue;
      const place = `${(bare.x / 100).toFixed(2)},${(bare.y / 100).toFixed(2)}`;
      report.error('HP-B21', 'E21-road', ['features', i, 'line'], { feature: name, place });
    }
  });
  const tooClose = (p: FilePoint): boolean => isNear(readPoint(p), rivers, NEAR_RIVER - 0.01);
  forEachSide(check, ({ bases }, _, path) => {
    bases.forEach(({ id, at }, b) => {
      if (!at || !tooClose(at)) return;
      report.error('HP-B21', 'E21-river', [...path, 'bases', b, 'at'], { feature: shorten(id) });
    });
  });
  (scenario.objectives ?? []).forEach(({ name, at }, i) => {
    if (!at || !tooClose(at)) return;
    report.error('HP-B21', 'E21-river', ['objectives', i, 'at'], { feature: shorten(name) });
  });
  scenario.victory.forEach(({ all }, i) => {
    all.forEach(({ roadOpen }, c) => {
      const to = roadOpen?.to;
      if (!Array.isArray(to) || isNear(readPoint(to as unknown as FilePoint), roads, CROSSING))
        return;
      report.error('HP-B21', 'E21-no-road', ['victory', i, 'all', c, 'roadOpen', 'to'], {
        place: to.join(', '),
      });
    });
  });
}

/** HP-B9 to HP-B12. */
function checkOpenZones(check: MapCheck): void {
  const { geometry, report, scenario } = check;
  const zones = scenario.sides.map(({ setup }) =>
    (setup.zonePolygons ?? []).map((polygon) => polygon.map(readPoint)),
  );
  const taken: Place[] = [];
  forEachSide(check, ({ name, bases, setup }, i, path) => {
    const side = shorten(name);
    bases.forEach(({ id }, b) => {
      const place = geometry.bases[i]![b]!;
      const facts = { id: shorten(id), place: geometry.nameOf(place) };
      const at: Path = [...path, 'bases', b, 'at'];
      if (
        !isPassable(geometry.groundAt(place), bestTraveller(check, i)) &&
        !geometry.onRoad(place)
      ) {
        report.error('HP-B9', 'E09-ground', at, facts);
      }
      if (taken.some((other) => geometry.distance(other, place) < 1)) {
        report.error('HP-B9', 'E09-shared', at, facts);
      }
      if (zones[1 - i]!.some((polygon) => isInside(unpack(place), polygon))) {
        report.error('HP-B9', 'E09-enemy-zone', at, facts);
      }
      taken.push(place);
    });
    if (composeGroups(scenario, geometry, i).homeless.includes(-1)) {
      report.error('HP-B10', 'E10-small', [...path, 'setup', 'zonePolygons'], { side });
    }
    const mines = (setup.minefields?.zonePolygons ?? []).map((polygon) => polygon.map(readPoint));
    const at: Path = [...path, 'setup', 'minefields'];
    const meeting = meetingPair(mines, zones[1 - i]!);
    if (meeting) {
      const enemy = shorten(scenario.sides[1 - i]!.name);
      report.error('HP-B12', 'E12-zone', [...at, 'zonePolygons'], { side: enemy, place: meeting });
    }
    for (const base of geometry.bases.flat()) {
      if (!mines.some((polygon) => isInside(unpack(base), polygon))) continue;
      report.error('HP-B12', 'E12-base', [...at, 'zonePolygons'], { id: geometry.nameOf(base) });
    }
    const hexes = geometry.minefieldZones[i]!.length;
    const count = setup.minefields?.count ?? 0;
    if (count > hexes) report.error('HP-B12', 'E12-count', [...at, 'count'], { count, hexes });
  });
  const overlap = meetingPair(zones[0]!, zones[1]!);
  if (overlap) {
    report.error('HP-B10', 'E10-overlap', ['sides', 1, 'setup', 'zonePolygons'], {
      place: overlap,
    });
    return;
  }
  const close = closePair(zones[0]!, zones[1]!);
  if (!close) return;
  report[levelOf(check, 'contactAtStart')](
    'HP-B11',
    'E11',
    ['sides', 0, 'setup', 'zonePolygons'],
    close,
  );
}

type Shape = readonly Point[];
const nameAt = ({ x, y }: Point): string => `${(x / 100).toFixed(2)},${(y / 100).toFixed(2)}`;

/** Where two sets of polygons meet. */
function meetingPair(some: readonly Shape[], others: readonly Shape[]): string | undefined {
  for (const one of some) {
    for (const other of others) {
      const side = sidesOf(one).find((s) => sidesOf(other).some((o) => segmentsMeet(s, o)));
      if (side) return nameAt(side[0]);
      if (isInside(one[0]!, other)) return nameAt(one[0]!);
      if (isInside(other[0]!, one)) return nameAt(other[0]!);
    }
  }
  return undefined;
}

/** Two corners or sides that are not more than 1.00 UD apart. */
function closePair(
  some: readonly Shape[],
  others: readonly Shape[],
): { readonly a: string; readonly b: string } | undefined {
  const look = (from: readonly Shape[], to: readonly Shape[]) => {
    for (const corner of from.flat()) {
      for (const side of to.flatMap((polygon) => sidesOf(polygon))) {
        const near = nearestOn(corner, side);
        if (isWithin(corner, near, 1)) return { a: nameAt(corner), b: nameAt(near) };
      }
    }
    return undefined;
  };
  return look(some, others) ?? look(others, some);
}
