// What is drawn on an open table, each by a name of its own: areas, lines, zones and points, all moved and taken away alike.
import type { Feature, Point, Polygon } from '@motti/hourra-pobieda/workshop';
import { type Draft, SIDES, type SideIndex, withSide } from '../draft.ts';

/** Where a shape stands in the file: `feature road-1`, `zone 0 1`, `base BLU-1`. */
export type ShapeId = string;

export interface Shape {
  readonly id: ShapeId;
  readonly form: 'area' | 'line' | 'point';
  readonly points: readonly Point[];
  /** Of zones, mines and bases. */
  readonly side?: SideIndex;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
export const rounded = ([x, y]: Point): Point => [hundredth(x), hundredth(y)];

/** On the table, in hundredths of a UD. */
export const onTable = (draft: Draft, [x, y]: Point): Point =>
  rounded([
    Math.min(draft.table.width, Math.max(0, x)),
    Math.min(draft.table.height, Math.max(0, y)),
  ]);

const pointsOf = (feature: Feature): readonly Point[] =>
  feature.kind === 'area'
    ? feature.polygon
    : feature.kind === 'bridge'
      ? [feature.at]
      : feature.line;
const formOf = ({ kind }: Feature): Shape['form'] =>
  kind === 'area' ? 'area' : kind === 'bridge' ? 'point' : 'line';

/** Everything that can be taken up, what lies on top last. */
export function shapesOf(draft: Draft): Shape[] {
  const polygons = (key: string, list: readonly Polygon[] | undefined, side?: SideIndex): Shape[] =>
    (list ?? []).map((points, i) => ({
      id: `${key} ${i}`,
      form: 'area',
      points,
      ...(side === undefined ? {} : { side }),
    }));
  const point = (id: ShapeId, at: Point | undefined, side?: SideIndex): Shape[] =>
    at ? [{ id, form: 'point', points: [at], ...(side === undefined ? {} : { side }) }] : [];
  return [
    ...(draft.features ?? []).map((one) => ({
      id: `feature ${one.id}`,
      form: formOf(one),
      points: pointsOf(one),
    })),
    ...SIDES.flatMap((side) =>
      polygons(`zone ${side}`, draft.sides[side].setup.zonePolygons, side),
    ),
    ...SIDES.flatMap((side) =>
      polygons(`mines ${side}`, draft.sides[side].setup.minefields?.zonePolygons, side),
    ),
    ...Object.entries(draft.regions ?? {}).flatMap(([name, list]) =>
      polygons(`region ${name}`, list as readonly Polygon[]),
    ),
    ...(draft.objectives ?? []).flatMap(({ id, at, polygon }): Shape[] =>
      polygon
        ? [{ id: `objective ${id}`, form: 'area', points: polygon }]
        : point(`objective ${id}`, at),
    ),
    ...SIDES.flatMap((side) =>
      draft.sides[side].bases.flatMap(({ id, at }) => point(`base ${id}`, at, side)),
    ),
    ...(draft.places ?? []).flatMap(({ at }, i) => point(`place ${i}`, at)),
  ];
}

/** A list without its n-th entry, or with another one there. */
const changed = <Item>(
  list: readonly Item[] | undefined,
  index: number,
  item: Item | undefined,
): Item[] =>
  (list ?? []).flatMap((one, i) => (i !== index ? [one] : item === undefined ? [] : [item]));

const minesOn = (draft: Draft): Draft => ({
  ...draft,
  options: {
    ...draft.options,
    minefields: draft.sides.some(({ setup }) => setup.minefields),
  },
});

/** The shape with other points, or gone. */
export function withShape(draft: Draft, id: ShapeId, points: readonly Point[] | undefined): Draft {
  const [kind = '', ...names] = id.split(' ');
  const at = points?.[0];
  const last = Number(names.at(-1));
  const side: SideIndex = names[0] === '1' ? 1 : 0;
  switch (kind) {
    case 'feature':
      return {
        ...draft,
        features: (draft.features ?? []).flatMap((one): Feature[] => {
          if (one.id !== names.join(' ')) return [one];
          if (!points || !at) return [];
          if (one.kind === 'area') return [{ ...one, polygon: points }];
          return one.kind === 'bridge' ? [{ ...one, at }] : [{ ...one, line: points }];
        }),
      };
    case 'zone':
      return withSide(draft, side, (was) => ({
        ...was,
        setup: { ...was.setup, zonePolygons: changed(was.setup.zonePolygons, last, points) },
      }));
    case 'mines':
      return minesOn(
        withSide(draft, side, (was) => {
          const mines = was.setup.minefields;
          const zonePolygons = changed(mines?.zonePolygons, last, points);
          const minefields =
            zonePolygons.length === 0 ? null : { count: mines?.count ?? 1, zonePolygons };
          return { ...was, setup: { ...was.setup, minefields } };
        }),
      );
    case 'region': {
      const name = names.slice(0, -1).join(' ');
      const list = changed(draft.regions?.[name] as readonly Polygon[] | undefined, last, points);
      const { [name]: _, ...others } = draft.regions ?? {};
      return {
        ...draft,
        regions: list.length === 0 ? others : ({ ...others, [name]: list } as Draft['regions']),
      } as Draft;
    }
    case 'objective':
      return {
        ...draft,
        objectives: (draft.objectives ?? []).flatMap((one) => {
          if (one.id !== names.join(' ')) return [one];
          if (!points || !at) return [];
          return [one.polygon ? { ...one, polygon: points } : { ...one, at }];
        }),
      };
    case 'base':
      return {
        ...draft,
        sides: draft.sides.map((one) => ({
          ...one,
          bases: one.bases.flatMap((base) => {
            if (base.id !== names.join(' ')) return [base];
            return at ? [{ ...base, at }] : [];
          }),
        })) as unknown as Draft['sides'],
      };
    case 'place':
      return {
        ...draft,
        places: (draft.places ?? []).flatMap((one, i) =>
          i !== last ? [one] : at ? [{ ...one, at }] : [],
        ),
      };
    default:
      return draft;
  }
}

// -------------------------------------------------------------------------------- under a point

const far = ([a, b]: Point, [x, y]: Point): number => Math.hypot(a - x, b - y);

function offLine(p: Point, a: Point, b: Point): number {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 || 1;
  const share = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  const t = Math.min(1, Math.max(0, share));
  return far(p, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
}

const legsOf = ({ form, points }: Shape): (readonly [Point, Point])[] => {
  const legs = points.slice(1).map((b, i) => [points[i]!, b] as const);
  const [first, last] = [points[0], points.at(-1)];
  return form === 'area' && first && last ? [...legs, [last, first] as const] : legs;
};

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon.at(i - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The topmost shape here; a line or a point within `near` UD of it goes before the area it lies on. */
export function shapeAt(draft: Draft, at: Point, near: number): Shape | undefined {
  const shapes = shapesOf(draft).reverse();
  const thin = shapes.find((shape) =>
    shape.form === 'point'
      ? far(at, shape.points[0]!) <= near
      : shape.form === 'line' && legsOf(shape).some(([a, b]) => offLine(at, a, b) <= near),
  );
  return thin ?? shapes.find(({ form, points }) => form === 'area' && isInside(at, points));
}

/** The corner of a shape within `near` UD, by its number. */
export function cornerAt({ points }: Shape, at: Point, near: number): number | undefined {
  const index = points.findIndex((corner) => far(corner, at) <= near);
  return index < 0 ? undefined : index;
}

/** The points with one more, on the side that lies nearest; nothing where none is near. */
export function withCorner(shape: Shape, at: Point, near: number): readonly Point[] | undefined {
  const legs = legsOf(shape);
  const index = legs.findIndex(([a, b]) => offLine(at, a, b) <= near);
  if (index < 0 || shape.form === 'point') return undefined;
  return [...shape.points.slice(0, index + 1), rounded(at), ...shape.points.slice(index + 1)];
}

/** The nearest point of a river or stream: there a bridge can be. */
export function onWater(draft: Draft, at: Point, near: number): Point | undefined {
  const legs = (draft.features ?? []).flatMap((one) =>
    one.kind === 'fleuve' || one.kind === 'stream'
      ? legsOf({ id: one.id, form: 'line', points: one.line })
      : [],
  );
  let best: Point | undefined;
  for (const [a, b] of legs) {
    const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 || 1;
    const share = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / square;
    const t = Math.min(1, Math.max(0, share));
    const point = rounded([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    if (far(point, at) <= near && (!best || far(point, at) < far(best, at))) best = point;
  }
  return best;
}
