// The map (TC-3.11 to TC-3.13): 21 regions, 271 spaces, 588 connections.
import { invariant, keepLinks, type PointMap, pointMap } from '@motti/engine';
import { member, names, type RegionId, SOURCES, type Source, type SpaceId } from './ids.ts';
import map from './map.json' with { type: 'json' };

const REGION_KINDS = ['red-home', 'white-home', 'green', 'republic', 'country'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];
const TERRAINS = ['clear', 'mountain', 'swamp', 'forest', 'desert', 'fortress'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const SEAS = ['baltic', 'finland', 'black-sea', 'azov', 'caspian', 'arctic'] as const;
export type Sea = (typeof SEAS)[number];
const LINKS = ['rail', 'road1', 'road2'] as const;
export type LinkKind = (typeof LINKS)[number];
const SPECIAL_LINKS = [
  'kerch-taman',
  'kronstadt',
  'finnish-border',
  'east-prussia',
  'north-east-ural',
  'east-russia',
  'unused',
] as const;
/** A connection with a rule of its own: TC-10.1i, TC-16.41 to TC-16.45. */
export type SpecialLink = (typeof SPECIAL_LINKS)[number];
const SUPPLY_SYMBOLS = ['red', 'white', 'faction'] as const;
export type SupplySymbol = (typeof SUPPLY_SYMBOLS)[number];
const SPACE_GUESTS = ['yudenich', 'von-der-goltz', 'semenov', 'japan', 'nobody'] as const;
/** Who alone may enter a restricted space (TC-16.41 to TC-16.44, TC-16.47). */
export type SpaceGuest = (typeof SPACE_GUESTS)[number];

export interface Region {
  readonly id: RegionId;
  readonly key: string;
  readonly name: string;
  readonly nameFr: string;
  readonly kind: RegionKind;
  readonly spaces: readonly SpaceId[];
  readonly victoryCities: readonly SpaceId[];
}

export interface Link {
  readonly to: SpaceId;
  readonly kind: LinkKind;
  readonly river: boolean;
  /** TC-10.1e: the "1" of the map. */
  readonly fullRound: boolean;
  readonly special: SpecialLink | undefined;
}

export interface Space {
  readonly id: SpaceId;
  /** The number printed on the map. */
  readonly number: number;
  readonly name: string;
  readonly nameFr: string | undefined;
  /** SE1 to SE4. */
  readonly code: string | undefined;
  /** Absent for the boxes of TC-3.11d. */
  readonly region: RegionId | undefined;
  readonly terrain: Terrain;
  readonly box: boolean;
  readonly victoryCity: boolean;
  /** Combat modifier of a Victory City marked +2 (TC-11.31a). */
  readonly defence: number;
  readonly supplies: readonly SupplySymbol[];
  /** The sea of a port. */
  readonly sea: Sea | undefined;
  /** Empty: anybody the rules let in. */
  readonly only: readonly SpaceGuest[];
  /** TC-11.1i: cannot be attacked. */
  readonly safe: boolean;
  /** TC-16.46a: Smolensk and Tula. */
  readonly placesLikeVictoryCity: boolean;
  readonly links: readonly Link[];
  readonly source: Source;
}

export interface Connection {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: LinkKind;
  readonly river: boolean;
  readonly fullRound: boolean;
  readonly special: SpecialLink | undefined;
  readonly source: Source;
}

interface SpaceRow {
  readonly number: number;
  readonly name: string;
  readonly nameFr?: string;
  readonly code?: string;
  readonly region?: string;
  readonly terrain: string;
  readonly box?: boolean;
  readonly victoryCity?: boolean;
  readonly defence?: number;
  readonly supplies?: readonly string[];
  readonly sea?: string;
  readonly only?: readonly string[];
  readonly safe?: boolean;
  readonly placesLikeVictoryCity?: boolean;
  readonly source: string;
}

interface ConnectionRow {
  readonly a: number;
  readonly b: number;
  readonly kind: string;
  readonly river?: boolean;
  readonly fullRound?: boolean;
  readonly special?: string;
  readonly source: string;
}

const spaceRows: readonly SpaceRow[] = map.spaces;
const connectionRows: readonly ConnectionRow[] = map.connections;

const regionNames = names<RegionId>(
  'region',
  map.regions.map(({ id }) => id),
);
const spaceNumbers = names<SpaceId>(
  'space',
  spaceRows.map(({ number }) => number),
);
const spaceNames = names<SpaceId>(
  'space',
  spaceRows.map(({ name }) => name),
);

export const SPACE_COUNT = spaceNumbers.count;
export const REGION_COUNT = regionNames.count;

export const CONNECTIONS: readonly Connection[] = connectionRows.map((row) => ({
  a: spaceNumbers.of(row.a),
  b: spaceNumbers.of(row.b),
  kind: member(LINKS, row.kind, `connection ${row.a}-${row.b}`),
  river: row.river ?? false,
  fullRound: row.fullRound ?? false,
  special:
    row.special === undefined
      ? undefined
      : member(SPECIAL_LINKS, row.special, `connection ${row.a}-${row.b}`),
  source: member(SOURCES, row.source, `connection ${row.a}-${row.b}`),
}));

const linksOf: Link[][] = spaceRows.map(() => []);
for (const { a, b, kind, river, fullRound, special } of CONNECTIONS) {
  linksOf[a]!.push({ to: b, kind, river, fullRound, special });
  linksOf[b]!.push({ to: a, kind, river, fullRound, special });
}

/** The map as one flat table of neighbours, for searches; and its railways alone. */
export const NEIGHBOURS: PointMap = pointMap(
  SPACE_COUNT,
  CONNECTIONS.map(({ a, b }) => [a, b]),
);
export const RAILWAYS: PointMap = keepLinks(
  NEIGHBOURS,
  (_from, _to, place) => CONNECTIONS[NEIGHBOURS.connection[place]!]!.kind === 'rail',
);

export const SPACES: readonly Space[] = spaceRows.map((row, id) => ({
  id: id as SpaceId,
  number: row.number,
  name: row.name,
  nameFr: row.nameFr,
  code: row.code,
  region: row.region === undefined ? undefined : regionNames.of(row.region),
  terrain: member(TERRAINS, row.terrain, row.name),
  box: row.box ?? false,
  victoryCity: row.victoryCity ?? false,
  defence: row.defence ?? 0,
  supplies: (row.supplies ?? []).map((symbol) => member(SUPPLY_SYMBOLS, symbol, row.name)),
  sea: row.sea === undefined ? undefined : member(SEAS, row.sea, row.name),
  only: (row.only ?? []).map((guest) => member(SPACE_GUESTS, guest, row.name)),
  safe: row.safe ?? false,
  placesLikeVictoryCity: row.placesLikeVictoryCity ?? false,
  links: linksOf[id]!,
  source: member(SOURCES, row.source, row.name),
}));

export const REGIONS: readonly Region[] = map.regions.map((row, id) => ({
  id: id as RegionId,
  key: row.id,
  name: row.name,
  nameFr: row.nameFr,
  kind: member(REGION_KINDS, row.kind, row.id),
  spaces: SPACES.filter(({ region }) => region === id).map((space) => space.id),
  victoryCities: SPACES.filter(({ region, victoryCity }) => region === id && victoryCity).map(
    (space) => space.id,
  ),
}));

/** TC-3.12: all 31, in the order of their numbers. */
export const VICTORY_CITIES: readonly SpaceId[] = SPACES.filter(
  ({ victoryCity }) => victoryCity,
).map(({ id }) => id);

export const SPACE_IDS: readonly SpaceId[] = spaceNumbers.all;
export const REGION_IDS: readonly RegionId[] = regionNames.all;

export const space = (id: SpaceId): Space => SPACES[id]!;
export const region = (id: RegionId): Region => REGIONS[id]!;
export const linksFrom = (id: SpaceId): readonly Link[] => linksOf[id]!;
const REGION_OF: readonly (RegionId | undefined)[] = SPACES.map((entry) => entry.region);
export const regionOf = (id: SpaceId): RegionId | undefined => REGION_OF[id];
export function linkBetween(a: SpaceId, b: SpaceId): Link | undefined {
  for (const link of linksOf[a]!) if (link.to === b) return link;
  return undefined;
}
export const spaceName = (id: SpaceId): string => SPACES[id]!.name;

/** The space with a printed number; the number must exist. */
export const at = (number: number): SpaceId => spaceNumbers.of(number);
export const regionKeyed = (key: string): RegionId => regionNames.of(key);
export const findRegion = (key: string): RegionId | undefined => regionNames.find(key);

/** By printed number or by name, from outside. */
export function findSpace(text: string): SpaceId | undefined {
  return /^\d{3}$/.test(text) ? spaceNumbers.find(Number(text)) : spaceNames.find(text);
}

export const RED_HOME: readonly RegionId[] = REGIONS.filter(({ kind }) => kind === 'red-home').map(
  ({ id }) => id,
);
export const WHITE_HOME: readonly RegionId[] = REGIONS.filter(
  ({ kind }) => kind === 'white-home',
).map(({ id }) => id);

/** Whose home region the space lies in (TC-3.13a, TC-3.13b); undefined elsewhere. */
export function homeSide(id: SpaceId): 'red' | 'white' | undefined {
  const home = SPACES[id]!.region;
  if (home === undefined) return undefined;
  const { kind } = REGIONS[home]!;
  return kind === 'red-home' ? 'red' : kind === 'white-home' ? 'white' : undefined;
}

for (const { name, box, links } of SPACES) {
  invariant(!box || links.every(({ fullRound }) => fullRound), `${name}: a box has full rounds`);
  invariant(new Set(links.map(({ to }) => to)).size === links.length, `${name}: a link twice`);
}
