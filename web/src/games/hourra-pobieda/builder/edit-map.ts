// What can be done to the map of a draft. Every function gives the draft back with the change, or the same draft where
// nothing changes.
import type { Edge, TerrainKey } from '@motti/hourra-pobieda/workshop';
import { groundOf, labelsOf } from '../sheet.ts';
import { allBases, type Draft, freeId, SIDES, type SideIndex, withSide } from './draft.ts';
import { areAdjacent, isOnTable, ordered, type Pair, samePair, stretch, wayTo } from './hexes.ts';

// ------------------------------------------------------------------------------------ ground

export type Terrain = TerrainKey['terrain'];
export const ATTRIBUTES = ['height', 'dense', 'ice'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

const PLAIN: TerrainKey = { terrain: 'open' };
export const groundAt = (draft: Draft, hex: string): TerrainKey => groundOf(draft, hex) ?? PLAIN;

const looksLike = (a: TerrainKey, b: TerrainKey): boolean =>
  a.terrain === b.terrain && ATTRIBUTES.every((name) => Boolean(a[name]) === Boolean(b[name]));

/** The same class with these attributes; nothing rises out of water. */
function made(terrain: Terrain, attributes: readonly Attribute[]): TerrainKey {
  const kept = terrain === 'water' ? [] : attributes;
  return { terrain, ...Object.fromEntries(kept.map((name) => [name, true])) };
}

const attributesOf = (key: TerrainKey): Attribute[] => ATTRIBUTES.filter((name) => key[name]);

const LETTERS = [...'.hwflmkvu~abcdegijnopqrstxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Gives hexes other ground; the key of the map grows and shrinks with what is on it. */
function reground(
  draft: Draft,
  hexes: readonly string[],
  change: (was: TerrainKey) => TerrainKey,
): Draft {
  const key: Record<string, TerrainKey> = { ...draft.terrain!.key };
  const rows = draft.terrain!.rows.map((row) => [...row]);
  let changed = false;
  const letterOf = (wanted: TerrainKey): string => {
    const known = Object.keys(key).find((letter) => looksLike(key[letter]!, wanted));
    if (known !== undefined) return known;
    const free = LETTERS.find((letter) => !(letter in key)) ?? '?';
    key[free] = wanted;
    return free;
  };
  for (const hex of hexes) {
    const was = groundAt(draft, hex);
    const now = change(was);
    if (!isOnTable(hex, draft.table) || looksLike(was, now)) continue;
    rows[Number(hex.slice(2)) - 1]![Number(hex.slice(0, 2)) - 1] = letterOf(now);
    changed = true;
  }
  if (!changed) return draft;
  const used = new Set(rows.flat());
  const kept = Object.entries(key).filter(([letter]) => used.has(letter));
  return {
    ...draft,
    terrain: { key: Object.fromEntries(kept), rows: rows.map((row) => row.join('')) },
  };
}

export const paintTerrain = (draft: Draft, hexes: readonly string[], terrain: Terrain): Draft =>
  reground(draft, hexes, (was) => made(terrain, attributesOf(was)));

export const paintAttribute = (
  draft: Draft,
  hexes: readonly string[],
  attribute: Attribute,
  on: boolean,
): Draft =>
  reground(draft, hexes, (was) => {
    const others = attributesOf(was).filter((name) => name !== attribute);
    return made(was.terrain, on ? [...others, attribute] : others);
  });

export const hasAttribute = (draft: Draft, hex: string, attribute: Attribute): boolean =>
  groundAt(draft, hex)[attribute] === true;

/** How the map calls all ground of this class: steppe, dunes. */
export function setGroundLabel(draft: Draft, terrain: Terrain, label: string): Draft {
  const { key, rows } = draft.terrain!;
  const relabelled = Object.entries(key).map(([letter, { label: was, ...entry }]) => {
    if (entry.terrain !== terrain || attributesOf(entry).length > 0)
      return [letter, was === undefined ? entry : { ...entry, label: was }];
    return [letter, label === '' ? entry : { ...entry, label }];
  });
  return { ...draft, terrain: { key: Object.fromEntries(relabelled), rows } };
}

export function countGround(draft: Draft): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const label of labelsOf(draft)) {
    const here = groundAt(draft, label);
    for (const name of [here.terrain, ...attributesOf(here)])
      counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The hexes that a brush of this size touches here. */
export type BrushSize = '1' | '7' | 'fill';

export const sameGround = (draft: Draft, hex: string): string[] =>
  stretch(hex, draft.table, (label) => {
    const here = groundAt(draft, label);
    return [here.terrain, ...attributesOf(here)].join();
  });

// ---------------------------------------------------------------------------------- hexsides

export const edgeAt = (draft: Draft, pair: Pair): Edge | undefined =>
  draft.edges?.find(({ between }) => samePair(between, pair));
export const bridgeAt = (draft: Draft, pair: Pair) =>
  draft.bridges?.find(({ between }) => samePair(between, pair));

/** A river that nothing leads over (HP-B5). */
export const isBarred = (draft: Draft, pair: Pair): boolean =>
  edgeAt(draft, pair)?.type === 'fleuve' && !bridgeAt(draft, pair);

export const roadCrosses = (draft: Draft, pair: Pair): boolean =>
  (draft.roads ?? []).some(({ cells }) =>
    cells.some((cell, i) => i > 0 && samePair([cells[i - 1]!, cell], pair)),
  );

/** Lays this kind of water along a hexside, or dries it; a bridge goes with its river. */
export function setEdge(draft: Draft, pair: Pair, type: Edge['type'] | undefined): Draft {
  if (!areAdjacent(pair[0], pair[1], draft.table)) return draft;
  if (edgeAt(draft, pair)?.type === type) return draft;
  const others = (draft.edges ?? []).filter(({ between }) => !samePair(between, pair));
  const edges = type ? [...others, { between: ordered(pair), type }] : others;
  const bridges = (draft.bridges ?? []).filter(
    ({ between }) => type === 'fleuve' || !samePair(between, pair),
  );
  return { ...draft, edges, bridges };
}

/** A bridge over a river, or none where there was one. */
export function toggleBridge(draft: Draft, pair: Pair): Draft {
  const bridges = draft.bridges ?? [];
  const there = bridgeAt(draft, pair);
  if (there) return { ...draft, bridges: bridges.filter((one) => one !== there) };
  const id = freeId(
    'bridge',
    bridges.map((bridge) => bridge.id),
  );
  return { ...draft, bridges: [...bridges, { id, between: ordered(pair) }] };
}

// ------------------------------------------------------------------------------------- roads

/** The hexes by which a road goes on to this one; nothing where a river bars every way. */
export const roadWay = (draft: Draft, from: string, to: string): string[] | undefined =>
  wayTo(from, to, draft.table, (a, b) => !isBarred(draft, [a, b]));

/** A new road, and its id. */
export function addRoad(draft: Draft, cells: readonly string[]): { draft: Draft; id: string } {
  const roads = draft.roads ?? [];
  const id = freeId(
    'road',
    roads.map((road) => road.id),
  );
  return { id, draft: { ...draft, roads: [...roads, { id, cells }] } };
}

export const setRoad = (draft: Draft, id: string, cells: readonly string[]): Draft => ({
  ...draft,
  roads: (draft.roads ?? []).flatMap((road) => {
    if (road.id !== id) return [road];
    return cells.length < 2 ? [] : [{ ...road, cells }];
  }),
});

/** Roads no longer lead through this hex; what is left of one is two. */
function cutRoads(draft: Draft, hex: string): Draft {
  const roads = draft.roads ?? [];
  if (!roads.some(({ cells }) => cells.includes(hex))) return draft;
  const cut: NonNullable<Draft['roads']>[number][] = [];
  for (const road of roads) {
    for (const cells of pieces(road.cells, hex)) {
      const taken = [...roads, ...cut].map(({ id }) => id);
      const isFirst = !cut.some(({ id }) => id === road.id);
      cut.push({ ...road, id: isFirst ? road.id : freeId('road', taken), cells });
    }
  }
  return { ...draft, roads: cut };
}

function pieces(cells: readonly string[], without: string): string[][] {
  const found: string[][] = [[]];
  for (const cell of cells) {
    if (cell === without) found.push([]);
    else found.at(-1)!.push(cell);
  }
  return found.filter((piece) => piece.length > 1);
}

// ------------------------------------------------------------------------------ zones, marks

const inOrder = (hexes: Iterable<string>): string[] => [...new Set(hexes)].sort();

export const inZone = (draft: Draft, side: SideIndex, hex: string): boolean =>
  draft.sides[side].setup.zone?.includes(hex) ?? false;

/** Gives hexes to a zone, or takes them out of it; no hex is in both zones (HP-B10). */
export function paintZone(
  draft: Draft,
  side: SideIndex,
  hexes: readonly string[],
  on: boolean,
): Draft {
  let changed = draft;
  for (const one of SIDES) {
    const was = changed.sides[one].setup.zone ?? [];
    const gains = one === side && on;
    const zone = gains ? inOrder([...was, ...hexes]) : was.filter((hex) => !hexes.includes(hex));
    const touched = one === side || on;
    if (!touched || zone.length === was.length) continue;
    changed = withSide(changed, one, (was) => ({ ...was, setup: { ...was.setup, zone } }));
  }
  return changed;
}

export const inMinefields = (draft: Draft, side: SideIndex, hex: string): boolean =>
  draft.sides[side].setup.minefields?.zone?.includes(hex) ?? false;

/** HP-B19: mines in a file switch their option on. */
export function paintMines(
  draft: Draft,
  side: SideIndex,
  hexes: readonly string[],
  on: boolean,
): Draft {
  const mines = draft.sides[side].setup.minefields;
  const was = mines?.zone ?? [];
  const zone = on ? inOrder([...was, ...hexes]) : was.filter((hex) => !hexes.includes(hex));
  if (zone.length === was.length) return draft;
  const count = Math.max(1, Math.min(mines?.count ?? 1, zone.length));
  const minefields = zone.length === 0 ? null : { count, zone };
  const mined = withSide(draft, side, (one) => ({ ...one, setup: { ...one.setup, minefields } }));
  const any = mined.sides.some(({ setup }) => setup.minefields);
  return { ...mined, options: { ...mined.options, minefields: any } };
}

export function paintRegion(
  draft: Draft,
  name: string,
  hexes: readonly string[],
  on: boolean,
): Draft {
  const was = (draft.regions?.[name] ?? []) as readonly string[];
  const cells = on ? inOrder([...was, ...hexes]) : was.filter((hex) => !hexes.includes(hex));
  if (cells.length === was.length) return draft;
  const { [name]: _, ...others } = draft.regions ?? {};
  return { ...draft, regions: cells.length === 0 ? others : { ...others, [name]: cells } };
}

export const baseAt = (draft: Draft, hex: string) =>
  allBases(draft).find(({ cell }) => cell === hex);

/** A base of this side, or none where there was one of its own. */
export function toggleBase(draft: Draft, side: SideIndex, hex: string): Draft {
  const { id, bases } = draft.sides[side];
  const others = bases.filter(({ cell }) => cell !== hex);
  const taken = allBases(draft).map((base) => base.id);
  const base = { id: freeId(id, taken), cell: hex };
  return withSide(draft, side, (was) => ({
    ...was,
    bases: others.length < bases.length ? others : [...bases, base],
  }));
}

export const objectiveAt = (draft: Draft, hex: string) =>
  (draft.objectives ?? []).find(({ cells }) => cells?.includes(hex));

export const placeAt = (draft: Draft, hex: string): string =>
  draft.places?.find(({ cell }) => cell === hex)?.name ?? '';

/** An objective of one hex, by the name of the place; or no longer one. */
export function toggleObjective(draft: Draft, hex: string, name: string): Draft {
  const objectives = draft.objectives ?? [];
  const there = objectiveAt(draft, hex);
  if (there) return { ...draft, objectives: without(objectives, hex) };
  const id = freeId(
    'objective',
    objectives.map((one) => one.id),
  );
  const called = placeAt(draft, hex) || name;
  return { ...draft, objectives: [...objectives, { id, name: called, cells: [hex] }] };
}

/** An objective grows by this hex. */
export const growObjective = (draft: Draft, id: string, hex: string): Draft =>
  objectiveAt(draft, hex)
    ? draft
    : {
        ...draft,
        objectives: (draft.objectives ?? []).map((one) =>
          one.id === id && one.cells ? { ...one, cells: inOrder([...one.cells, hex]) } : one,
        ),
      };

const without = (objectives: NonNullable<Draft['objectives']>, hex: string) =>
  objectives.flatMap((one) => {
    const cells = one.cells?.filter((cell) => cell !== hex);
    if (!cells) return [one];
    return cells.length === 0 ? [] : [{ ...one, cells }];
  });

export function setPlace(draft: Draft, hex: string, name: string): Draft {
  if (placeAt(draft, hex) === name) return draft;
  const others = (draft.places ?? []).filter(({ cell }) => cell !== hex);
  return { ...draft, places: name === '' ? others : [...others, { name, cell: hex }] };
}

/** Everything that was painted or put here; zones and hexsides stay. */
export function eraseHex(draft: Draft, hex: string): Draft {
  let cleared = reground(draft, [hex], () => PLAIN);
  cleared = cutRoads(cleared, hex);
  cleared = setPlace(cleared, hex, '');
  if (objectiveAt(cleared, hex))
    cleared = { ...cleared, objectives: without(cleared.objectives ?? [], hex) };
  for (const side of SIDES)
    if (cleared.sides[side].bases.some(({ cell }) => cell === hex))
      cleared = toggleBase(cleared, side, hex);
  return cleared;
}
