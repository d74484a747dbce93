// Reading the JSON of a position, and the scenario it describes: ground, roads, rivers and forces of its own.
import type { Json } from '@motti/engine';
import { PositionError } from '@motti/engine';
import type {
  Base,
  Edge,
  Feature,
  Force,
  Quality,
  Reinforcement,
  Scenario,
  ScenarioSide,
  TerrainKey,
} from './scenario/format.ts';
import { EDGES, QUALITIES, TERRAINS } from './scenario/format.ts';
import type { SideId } from './state.ts';

/** An object whose keys are all known. */
export type Known<Key extends string> = { readonly [key in Key]?: Json };

export function entries(json: Json | undefined, what: string): [string, Json][] {
  if (json === null || json === undefined || typeof json !== 'object' || Array.isArray(json))
    throw new PositionError(`${what}: an object is needed`);
  return Object.entries(json);
}

export function fields<Key extends string>(
  json: Json | undefined,
  what: string,
  keys: readonly Key[],
): Known<Key> {
  const object: { [key in Key]?: Json } = {};
  for (const [name, value] of entries(json, what)) {
    const key = keys.find((known) => known === name);
    if (key === undefined) throw new PositionError(`${what}: nobody knows “${name}”`);
    object[key] = value;
  }
  return object;
}

export const POSITION_KEYS = [
  'year',
  'terrain',
  'roads',
  'rivers',
  'bridges',
  'bases',
  'areas',
  'groups',
  'lost',
  'stocks',
  'mines',
  'depots',
  'pontoons',
  'holders',
  'released',
  'turn',
  'attacker',
  'sequence',
  'step',
] as const;
export type Position = Known<(typeof POSITION_KEYS)[number]>;

export function list(json: Json | undefined, what: string): readonly Json[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new PositionError(`${what}: a list is needed`);
  return json;
}

export function textIn(json: Json | undefined, what: string): string {
  if (typeof json !== 'string') throw new PositionError(`${what}: a text is needed`);
  return json;
}

export function numberIn(json: Json | undefined, what: string): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0)
    throw new PositionError(`${what}: a whole number is needed`);
  return json;
}

export function sideIn(json: Json | undefined, what: string): SideId {
  if (json !== 'blue' && json !== 'red') throw new PositionError(`${what}: blue or red is needed`);
  return json === 'blue' ? 0 : 1;
}

export interface ArrangedElement {
  readonly type: string;
  readonly quality: Quality;
}

export interface ArrangedGroup {
  readonly side: SideId;
  /** Nothing: these elements have been lost. */
  readonly at: string | undefined;
  readonly elements: readonly ArrangedElement[];
  readonly reinforcement: string | undefined;
  readonly level: number;
  readonly concealed: boolean;
  readonly assaults: number;
  readonly locked: boolean;
  readonly flags: readonly string[];
  readonly works: string;
}

const GROUP_KEYS = [
  'side',
  'at',
  'elements',
  'level',
  'concealed',
  'assaults',
  'locked',
  'flags',
  'reinforcement',
  'works',
] as const;

function groupIn(json: Json, scenario: Scenario): ArrangedGroup {
  const group = fields(json, 'groups', GROUP_KEYS);
  return {
    side: sideIn(group.side, 'groups'),
    at: textIn(group.at, 'groups'),
    elements: elementsIn(group.elements, scenario),
    reinforcement:
      group.reinforcement === undefined ? undefined : textIn(group.reinforcement, 'reinforcement'),
    level: numberIn(group.level ?? 0, 'level'),
    concealed: group.concealed === true,
    assaults: numberIn(group.assaults ?? 0, 'assaults'),
    locked: group.locked === true,
    flags: list(group.flags, 'flags').map((flag) => textIn(flag, 'flags')),
    works: textIn(group.works ?? 'none', 'works'),
  };
}

/** `type` or `type:quality`, and how many. */
function elementsIn(json: Json | undefined, scenario: Scenario): ArrangedElement[] {
  return entries(json, 'elements').flatMap(([key, count]) => {
    const [type = '', named = 'standard'] = key.split(':');
    const quality = QUALITIES.find((known) => known === named);
    if (!quality) throw new PositionError(`elements: nobody knows the quality “${named}”`);
    if (!scenario.elementTypes.some(({ id }) => id === type))
      throw new PositionError(`elements: the scenario has no type “${type}”`);
    return Array.from({ length: numberIn(count, 'elements') }, () => ({ type, quality }));
  });
}

/** The scenario as the position changes it, and its groups. */
export function scenarioFor(
  scenario: Scenario,
  position: Position,
): { readonly scenario: Scenario; readonly groups: readonly ArrangedGroup[] | undefined } {
  const groups =
    position.groups === undefined
      ? undefined
      : [
          ...list(position.groups, 'groups').map((json) => groupIn(json, scenario)),
          ...lostIn(position.lost, scenario),
        ];
  const edges = entries(position.rivers ?? {}, 'rivers').map(([pair, type]) =>
    edgeIn(pair, textIn(type, 'rivers')),
  );
  const bridges = list(position.bridges, 'bridges').map((pair, i) => ({
    id: `arranged-${i}`,
    between: pairIn(textIn(pair, 'bridges')),
  }));
  const roads = list(position.roads, 'roads').map((cells, i) => ({
    id: `arranged-${i}`,
    cells: list(cells, 'roads').map((cell) => textIn(cell, 'roads')),
  }));
  const [blue, red] = scenario.sides;
  return {
    groups,
    scenario: {
      ...scenario,
      year: numberIn(position.year ?? scenario.year, 'year'),
      ...paintedGround(scenario, entries(position.terrain ?? {}, 'terrain')),
      edges: [...(scenario.edges ?? []), ...edges],
      bridges: [...(scenario.bridges ?? []), ...bridges],
      roads: [...(scenario.roads ?? []), ...roads],
      features: [...(scenario.features ?? []), ...list(position.areas, 'areas').map(areaIn)],
      sides: [sideFor(blue, 0, position, groups), sideFor(red, 1, position, groups)],
    },
  };
}

function lostIn(json: Json | undefined, scenario: Scenario): ArrangedGroup[] {
  return entries(json ?? {}, 'lost').map(([side, elements]) => ({
    side: sideIn(side, 'lost'),
    at: undefined,
    elements: elementsIn(elements, scenario),
    reinforcement: undefined,
    level: 0,
    concealed: false,
    assaults: 0,
    locked: false,
    flags: [],
    works: 'none',
  }));
}

/** On the open table: ground on top of the hexes. */
function areaIn(json: Json, i: number): Feature {
  const area = fields(json, 'areas', ['ground', 'polygon']);
  return {
    id: `arranged-area-${i}`,
    kind: 'area',
    ...groundIn(textIn(area.ground, 'areas')),
    polygon: list(area.polygon, 'areas').map((point) => pointIn(point, 'areas')),
  };
}

function pointIn(json: Json | undefined, what: string): readonly [number, number] {
  const [x, y, ...more] = list(json, what);
  if (typeof x !== 'number' || typeof y !== 'number' || more.length > 0)
    throw new PositionError(`${what}: a point is two numbers`);
  return [x, y];
}

function pairIn(text: string): readonly [string, string] {
  const [a = '', b = '', ...more] = text.split('|');
  if (a === '' || b === '' || more.length > 0)
    throw new PositionError(`“${text}” is no hexside: 0405|0505`);
  return [a, b];
}

function edgeIn(pair: string, named: string): Edge {
  const type = EDGES.find((known) => known === named);
  if (!type) throw new PositionError(`rivers: nobody knows “${named}”`);
  return { between: pairIn(pair), type };
}

/** Every painted hex gets a letter of its own out of the private use area. */
function paintedGround(
  scenario: Scenario,
  painted: readonly (readonly [string, Json])[],
): Pick<Scenario, 'terrain'> {
  const { terrain } = scenario;
  if (!terrain) return {};
  const key: Record<string, TerrainKey> = { ...terrain.key };
  const rows = terrain.rows.map((row) => [...row]);
  for (const [i, [cell, words]] of painted.entries()) {
    const letter = String.fromCodePoint(0xe000 + i);
    key[letter] = groundIn(textIn(words, 'terrain'));
    const row = rows[Number(cell.slice(2)) - 1];
    const column = Number(cell.slice(0, 2)) - 1;
    if (!row || row[column] === undefined) throw new PositionError(`terrain: no hex “${cell}”`);
    row[column] = letter;
  }
  return { terrain: { key, rows: rows.map((row) => row.join('')) } };
}

function groundIn(words: string): TerrainKey {
  const [named, ...attributes] = words.split(' ');
  const terrain = TERRAINS.find((known) => known === named);
  if (!terrain) throw new PositionError(`terrain: nobody knows “${named}”`);
  for (const attribute of attributes)
    if (!['height', 'dense', 'ice'].includes(attribute))
      throw new PositionError(`terrain: nobody knows “${attribute}”`);
  return {
    terrain,
    ...(attributes.includes('height') ? { height: true } : {}),
    ...(attributes.includes('dense') ? { dense: true } : {}),
    ...(attributes.includes('ice') ? { ice: true } : {}),
  };
}

function sideFor(
  side: ScenarioSide,
  number: SideId,
  position: Position,
  groups: readonly ArrangedGroup[] | undefined,
): ScenarioSide {
  const bases = list(position.bases, 'bases').flatMap((json): Base[] => {
    const base = fields(json, 'bases', ['id', 'side', 'at']);
    if (sideIn(base.side, 'bases') !== number) return [];
    const id = textIn(base.id, 'bases');
    return typeof base.at === 'string'
      ? [{ id, cell: base.at }]
      : [{ id, at: pointIn(base.at, 'bases') }];
  });
  const own = groups?.filter((group) => group.side === number);
  return {
    ...side,
    bases: [...side.bases, ...bases],
    ...(own
      ? {
          forces: forcesOf(own, undefined),
          reinforcements: (side.reinforcements ?? []).map((reinforcement) =>
            reinforcementFor(reinforcement, own),
          ),
        }
      : {}),
  };
}

function reinforcementFor(
  reinforcement: Reinforcement,
  groups: readonly ArrangedGroup[],
): Reinforcement {
  const forces = forcesOf(groups, reinforcement.id);
  return reinforcement.mode === 'arrival' && forces.length === 0
    ? reinforcement
    : { ...reinforcement, forces };
}

const forcesOf = (groups: readonly ArrangedGroup[], of: string | undefined): Force[] =>
  groups
    .filter(({ reinforcement }) => reinforcement === of)
    .flatMap(({ elements }) => elements.map(({ type, quality }) => ({ type, quality, count: 1 })));
