// What stands on the map under the builder's hand and which parts of it are set apart: in UD, for hexes and for the open table alike.
import type { Point as At, Polygon, SuggestedGroup } from '@motti/hourra-pobieda/workshop';
import { centreOf, corners, labelsOf, type Point } from '../sheet.ts';
import { type Draft, SIDES, type SideIndex } from './draft.ts';
import { suggestedGroups } from './edit-army.ts';
import { outlineOf } from './outline.ts';

export interface Marks {
  readonly bases: readonly (Point & { readonly side: SideIndex; readonly id: string })[];
  readonly objectives: readonly Point[];
  readonly names: readonly (Point & { readonly name: string })[];
  readonly groups: readonly (Point & {
    readonly side: SideIndex;
    readonly id: string;
    readonly count: number;
  })[];
}

/** A part of the map: what is hatched, the line round it, and where its name is written. */
export interface Patch {
  readonly side: SideIndex;
  readonly fill: string;
  readonly edge: string;
  readonly tag: Point;
}

export interface Patches {
  readonly zones: readonly Patch[];
  readonly mines: readonly Patch[];
  readonly region: Pick<Patch, 'fill' | 'edge'> | undefined;
}

const pointOf = ([x, y]: At): Point => ({ x, y });
const inHex = (cell: string | undefined): Point | undefined =>
  cell === undefined ? undefined : centreOf(cell);
const onTable = (at: At | undefined): Point | undefined => (at ? pointOf(at) : undefined);
const elements = (group: SuggestedGroup): number =>
  Object.values(group.elements).reduce((a, b) => a + b, 0);

export function marksOf(draft: Draft, withGroups: boolean): Marks {
  const placed = <T extends { readonly cell?: string; readonly at?: At }>(
    things: readonly T[],
  ): readonly (T & Point)[] =>
    things.flatMap((thing) => {
      const at = draft.geometry === 'open' ? onTable(thing.at) : inHex(thing.cell);
      return at ? [{ ...thing, ...at }] : [];
    });
  return {
    bases: SIDES.flatMap((side) =>
      placed(draft.sides[side].bases).map((one) => ({ ...one, side })),
    ),
    objectives: draft.geometry === 'open' ? openObjectives(draft) : hexObjectives(draft),
    names: placed(draft.places ?? []),
    groups: !withGroups
      ? []
      : SIDES.flatMap((side) =>
          placed(suggestedGroups(draft, side)).map((group) => ({
            ...group,
            side,
            count: elements(group),
          })),
        ),
  };
}

/** Beside the middle of each hex; of a bridge, beside it. */
function hexObjectives(draft: Draft): Point[] {
  return (draft.objectives ?? []).flatMap(({ cells, bridge }) => {
    const pair = draft.bridges?.find(({ id }) => id === bridge)?.between;
    const beside = ({ x, y }: Point): Point => ({ x: x + 0.26, y: y - 0.2 });
    if (!pair) return (cells ?? []).map((cell) => beside(centreOf(cell)));
    const [from, to] = [centreOf(pair[0]), centreOf(pair[1])];
    return [{ x: (from.x + to.x) / 2 + 0.14, y: (from.y + to.y) / 2 - 0.14 }];
  });
}

function openObjectives(draft: Draft): Point[] {
  return (draft.objectives ?? []).flatMap(({ at, polygon, bridge }) => {
    if (at) return [pointOf(at)];
    if (polygon && polygon.length > 0) return [middleOf(polygon.map(pointOf))];
    const over = draft.features?.find(({ id }) => id === bridge);
    return over?.kind === 'bridge' ? [pointOf(over.at)] : [];
  });
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export function patchesOf(draft: Draft, withZones: boolean, region: string | undefined): Patches {
  const patch = draft.geometry === 'open' ? openPatch : hexPatch(draft);
  const drawn = (side: SideIndex, zone: Zone): Patch[] => {
    const found = patch(zone);
    return found ? [{ side, ...found }] : [];
  };
  const marked = draft.regions?.[region ?? ''];
  return {
    zones: !withZones ? [] : SIDES.flatMap((side) => drawn(side, draft.sides[side].setup)),
    mines: !withZones
      ? []
      : SIDES.flatMap((side) => drawn(side, draft.sides[side].setup.minefields ?? {})),
    region:
      marked &&
      patch({ zone: marked as readonly string[], zonePolygons: marked as readonly Polygon[] }),
  };
}

interface Zone {
  readonly zone?: readonly string[];
  readonly zonePolygons?: readonly Polygon[];
}

function hexPatch(draft: Draft): (zone: Zone) => Omit<Patch, 'side'> | undefined {
  const known = new Set(labelsOf(draft));
  return ({ zone = [] }) => {
    const cells = zone.filter((cell) => known.has(cell));
    if (cells.length === 0) return undefined;
    return {
      fill: cells.map((cell) => closed(corners(centreOf(cell)))).join(''),
      edge: outlineOf(cells, draft.table),
      tag: tagAt(cells.map(centreOf), draft, 0),
    };
  };
}

function openPatch({ zonePolygons = [] }: Zone): Omit<Patch, 'side'> | undefined {
  if (zonePolygons.length === 0) return undefined;
  const d = zonePolygons.map((polygon) => closed(flat(polygon))).join('');
  return { fill: d, edge: d, tag: tagAt(zonePolygons.flat().map(pointOf), undefined, 0.3) };
}

/** In the middle of what is set apart, in its uppermost row. */
function tagAt(points: readonly Point[], draft: Draft | undefined, lower: number): Point {
  const xs = points.map(({ x }) => x);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const width = draft?.table.width ?? Number.POSITIVE_INFINITY;
  return {
    x: Math.min(width - 1, Math.max(1, x)),
    y: Math.min(...points.map(({ y }) => y)) + lower,
  };
}

/** `x,y x,y` */
export const flat = (points: readonly At[]): string =>
  points.map((point) => point.join()).join(' ');
const closed = (points: string): string => `M${points.split(' ').join('L')}z`;
