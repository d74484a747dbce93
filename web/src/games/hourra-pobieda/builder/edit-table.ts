// Title, year, size, sides, options and the end of a draft.
import type { Condition, Relax, SideColour, VictoryClause } from '@motti/hourra-pobieda/workshop';
import { type Draft, type SideIndex, withSide } from './draft.ts';
import { isOnTable, type Size } from './hexes.ts';

export const setTitle = (draft: Draft, title: string): Draft => ({
  ...draft,
  title,
  id: idOf(title) || draft.id,
});

/** `Across the Khalkha` is kept as `across-the-khalkha`. */
export const idOf = (title: string): string => {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain.length < 3 ? '' : plain;
};

export const setSubtitle = (draft: Draft, subtitle: string): Draft => ({ ...draft, subtitle });
export const setYear = (draft: Draft, year: number): Draft => ({ ...draft, year });
export const setTurnLimit = (draft: Draft, turnLimit: number | null): Draft => ({
  ...draft,
  turnLimit,
});

export const setRelax = (draft: Draft, key: keyof Relax, on: boolean): Draft => ({
  ...draft,
  relax: { ...draft.relax, [key]: on },
});

/** A value of one of the options, as a file has it; the usual one is left out. */
export function setOption(draft: Draft, key: string, value: string, usual: string): Draft {
  const { [key as keyof Draft['options']]: _, ...others } = draft.options;
  if (value === usual) return { ...draft, options: others };
  const written = value === 'on' ? true : value === 'off' ? false : value;
  const number = key === 'retreatApproachRadius' ? Number(value) : written;
  return { ...draft, options: { ...others, [key]: number } };
}

// -------------------------------------------------------------------------------------- size

/** A smaller table loses what no longer lies on it. */
export function resize(draft: Draft, size: Size): Draft {
  const { key, rows } = draft.terrain!;
  const on = (hex: string | undefined): boolean => hex !== undefined && isOnTable(hex, size);
  const plain = Object.keys(key).find((letter) => isPlain(key[letter]!)) ?? '.';
  const row = (y: number): string => {
    const was = [...(rows[y] ?? '')].slice(0, size.width);
    return [...was, ...Array(size.width - was.length).fill(plain)].join('');
  };
  const cells = (hexes: readonly string[] | undefined): string[] => (hexes ?? []).filter(on);
  const both = ({ between }: { readonly between: readonly [string, string] }): boolean =>
    between.every(on);
  return {
    ...draft,
    table: { ...draft.table, width: size.width, height: size.height },
    terrain: {
      key: { ...key, [plain]: key[plain] ?? { terrain: 'open' } },
      rows: Array.from({ length: size.height }, (_, y) => row(y)),
    },
    edges: (draft.edges ?? []).filter(both),
    bridges: (draft.bridges ?? []).filter(both),
    roads: (draft.roads ?? []).flatMap((road) => {
      const end = road.cells.findIndex((cell) => !on(cell));
      const kept = end < 0 ? road.cells : road.cells.slice(0, end);
      return kept.length < 2 ? [] : [{ ...road, cells: kept }];
    }),
    places: (draft.places ?? []).filter(({ cell }) => on(cell)),
    regions: Object.fromEntries(
      Object.entries(draft.regions ?? {}).map(([name, hexes]) => [
        name,
        cells(hexes as readonly string[]),
      ]),
    ),
    objectives: (draft.objectives ?? []).flatMap((one) => {
      if (!one.cells) return [one];
      const kept = cells(one.cells);
      return kept.length === 0 ? [] : [{ ...one, cells: kept }];
    }),
    sides: draft.sides.map((side) => ({
      ...side,
      bases: side.bases.filter(({ cell }) => on(cell)),
      setup: {
        ...side.setup,
        zone: cells(side.setup.zone),
        ...(side.setup.minefields
          ? { minefields: { ...side.setup.minefields, zone: cells(side.setup.minefields.zone) } }
          : {}),
      },
    })) as unknown as Draft['sides'],
  };
}

const isPlain = ({ terrain, height, dense, ice }: NonNullable<Draft['terrain']>['key'][string]) =>
  terrain === 'open' && !height && !dense && !ice;

// ------------------------------------------------------------------------------------- sides

export const renameSide = (draft: Draft, side: SideIndex, name: string): Draft =>
  withSide(draft, side, (was) => ({ ...was, name }));

export const setColour = (draft: Draft, side: SideIndex, colour: SideColour): Draft =>
  withSide(draft, side, (was) => ({ ...was, colour }));

/** The short name, in everything that speaks of the side by it. */
export function setSideId(draft: Draft, side: SideIndex, id: string): Draft {
  const was = draft.sides[side].id;
  const named = (one: string): string => (one === was ? id : one);
  const condition = (one: Condition): Condition => ({
    ...one,
    ...(one.notControls
      ? { notControls: { ...one.notControls, side: named(one.notControls.side) } }
      : {}),
    ...(one.eliminatedPoints
      ? { eliminatedPoints: { ...one.eliminatedPoints, side: named(one.eliminatedPoints.side) } }
      : {}),
    ...(one.strengthAtMost
      ? { strengthAtMost: { ...one.strengthAtMost, side: named(one.strengthAtMost.side) } }
      : {}),
  });
  const renamed = withSide(draft, side, (one) => ({ ...one, id }));
  return {
    ...renamed,
    sides: renamed.sides.map((one) => ({
      ...one,
      ...(one.reinforcements
        ? {
            reinforcements: one.reinforcements.map((entry) => ({
              ...entry,
              ...(entry.trigger
                ? { trigger: { ...entry.trigger, any: entry.trigger.any.map(condition) } }
                : {}),
            })),
          }
        : {}),
    })) as unknown as Draft['sides'],
    victory: renamed.victory.map((clause) => ({
      ...clause,
      side: named(clause.side),
      all: clause.all.map(condition),
    })),
  };
}

/** The first side sits at blue, the second at red: they change colours. */
export const swapSides = (draft: Draft): Draft => ({
  ...draft,
  sides: [draft.sides[1], draft.sides[0]],
});

// ----------------------------------------------------------------------------------- the end

export const addClause = (draft: Draft, clause: VictoryClause): Draft => ({
  ...draft,
  victory: [...draft.victory, clause],
});

export const changeClause = (
  draft: Draft,
  index: number,
  change: (was: VictoryClause) => VictoryClause,
): Draft => ({
  ...draft,
  victory: draft.victory.map((clause, i) => (i === index ? change(clause) : clause)),
});

export const removeClause = (draft: Draft, index: number): Draft => ({
  ...draft,
  victory: draft.victory.filter((_, i) => i !== index),
});

export const renameObjective = (draft: Draft, id: string, name: string): Draft => ({
  ...draft,
  objectives: (draft.objectives ?? []).map((one) => (one.id === id ? { ...one, name } : one)),
});

/** A bridge is an objective, or no longer one. */
export function toggleBridgeObjective(draft: Draft, bridge: string, name: string): Draft {
  const objectives = draft.objectives ?? [];
  const others = objectives.filter((one) => one.bridge !== bridge);
  if (others.length < objectives.length) return { ...draft, objectives: others };
  const id = objectives.some((one) => one.id === bridge) ? `${bridge}-objective` : bridge;
  return { ...draft, objectives: [...objectives, { id, name, bridge }] };
}
