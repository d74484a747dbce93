// What can be put on an open table. Every function gives the draft back with the change.
import type {
  AreaFeature,
  Feature,
  LineFeature,
  Point,
  Polygon,
} from '@motti/hourra-pobieda/workshop';
import { allBases, type Draft, freeId, type SideIndex, withSide } from '../draft.ts';
import type { Attribute, Terrain } from '../edit-map.ts';
import { shapeAt } from './shapes.ts';

const featureId = (draft: Draft, stem: string): string =>
  freeId(
    stem,
    (draft.features ?? []).map(({ id }) => id),
  );
const withFeature = (draft: Draft, feature: Feature): Draft => ({
  ...draft,
  features: [...(draft.features ?? []), feature],
});

export function addArea(
  draft: Draft,
  terrain: Terrain,
  polygon: Polygon,
  attribute?: Attribute,
): Draft {
  const ground = attribute ? { terrain, [attribute]: true } : { terrain };
  const area: AreaFeature = { id: featureId(draft, 'area'), kind: 'area', ...ground, polygon };
  return withFeature(draft, area);
}

export const addLine = (draft: Draft, kind: LineFeature['kind'], line: readonly Point[]): Draft =>
  withFeature(draft, {
    id: featureId(draft, kind === 'fleuve' ? 'river' : kind),
    kind,
    line,
  });

export const addBridge = (draft: Draft, at: Point): Draft =>
  withFeature(draft, { id: featureId(draft, 'bridge'), kind: 'bridge', at });

export const addZone = (draft: Draft, side: SideIndex, polygon: Polygon): Draft =>
  withSide(draft, side, (was) => ({
    ...was,
    setup: { ...was.setup, zonePolygons: [...(was.setup.zonePolygons ?? []), polygon] },
  }));

/** HP-B19: mines in a file switch their option on. */
export const addMines = (draft: Draft, side: SideIndex, polygon: Polygon): Draft => ({
  ...withSide(draft, side, (was) => ({
    ...was,
    setup: {
      ...was.setup,
      minefields: {
        count: was.setup.minefields?.count ?? 1,
        zonePolygons: [...(was.setup.minefields?.zonePolygons ?? []), polygon],
      },
    },
  })),
  options: { ...draft.options, minefields: true },
});

export const addRegion = (draft: Draft, name: string, polygon: Polygon): Draft =>
  ({
    ...draft,
    regions: {
      ...draft.regions,
      [name]: [...((draft.regions?.[name] ?? []) as readonly Polygon[]), polygon],
    },
  }) as Draft;

export function addBase(draft: Draft, side: SideIndex, at: Point): Draft {
  const taken = allBases(draft).map((base) => base.id);
  return withSide(draft, side, (was) => ({
    ...was,
    bases: [...was.bases, { id: freeId(was.id, taken), at }],
  }));
}

/** A bridge that becomes an objective keeps being one when it is moved. */
export function addObjective(draft: Draft, at: Point, name: string): Draft {
  const objectives = draft.objectives ?? [];
  const id = freeId(
    'objective',
    objectives.map((one) => one.id),
  );
  const under = shapeAt(draft, at, 0.12);
  const bridge = (draft.features ?? []).find(
    (one) => one.kind === 'bridge' && under?.id === `feature ${one.id}`,
  );
  const where = bridge ? { bridge: bridge.id } : { at };
  return { ...draft, objectives: [...objectives, { id, name, ...where }] };
}

export const addPlace = (draft: Draft, at: Point, name: string): Draft =>
  name === '' ? draft : { ...draft, places: [...(draft.places ?? []), { name, at }] };

/** The attribute of an area, on or off. */
export const toggleAttribute = (draft: Draft, id: string, attribute: Attribute): Draft => ({
  ...draft,
  features: (draft.features ?? []).map((one): Feature => {
    if (`feature ${one.id}` !== id || one.kind !== 'area') return one;
    const { [attribute]: was, ...rest } = one;
    return was ? rest : { ...rest, [attribute]: true };
  }),
});

/** What is smaller than it was: everything keeps its place, at most at the edge. */
export const resizeOpen = (
  draft: Draft,
  table: { readonly width: number; readonly height: number },
): Draft => ({ ...draft, table: { ...draft.table, ...table } });
