// The counters (TC-3.22): 143 armies, 195 corps, and behind them the roster of the worked examples.
import { invariant } from '@motti/engine';
import drill from './drill.json' with { type: 'json' };
import factionRows from './factions.json' with { type: 'json' };
import {
  type FactionId,
  member,
  names,
  PLAYERS,
  type Player,
  SOURCES,
  type Source,
  type SpaceId,
  type UnitId,
} from './ids.ts';
import { at } from './map.ts';
import rows from './units.json' with { type: 'json' };

export const CAMPS = [
  'lenin',
  'trotsky',
  'stalin',
  'russian',
  'siberian',
  'don',
  'siberian-cossack',
  'baf',
] as const;
export type Camp = (typeof CAMPS)[number];
export const ARMS = ['inf', 'cav', 'art', 'air', 'tank'] as const;
export type Arm = (typeof ARMS)[number];
export const ENTRIES = ['S', 'SR', '18', '19', '20', 'V', 'C', 'P'] as const;
export type Entry = (typeof ENTRIES)[number];
export const ROLES = [
  'ia',
  'reserve',
  'peoples',
  'cheka',
  'partisan',
  'garrison',
  'volunteer',
  'yudenich',
  'von-der-goltz',
  'white-finn',
  'red-finn',
  'switch-sides',
  'az-squadron',
] as const;
export type Role = (typeof ROLES)[number];
/** Counters outside both sides, the 18 factions and the greens: whom they serve is a matter of play. */
const STRANGERS = ['socialist-revolutionary', 'semenov', 'japan', 'serbia', 'switch'] as const;
export type Stranger = (typeof STRANGERS)[number];
const SERVICES = ['red', 'white', 'either', 'none'] as const;
export type Service = (typeof SERVICES)[number];

/** Whose counter it is: a player's own, a faction's, green, or one of the strangers. */
export type Owner =
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'faction'; readonly faction: FactionId }
  | { readonly kind: 'green' }
  | { readonly kind: 'stranger'; readonly stranger: Stranger };

export interface Values {
  readonly strength: number;
  readonly lossFactor: number;
  readonly movement: number;
}

export interface CardRef {
  readonly side: Player | 'either';
  readonly number: number;
}

export interface Unit {
  readonly id: UnitId;
  readonly key: string;
  readonly name: string;
  readonly owner: Owner;
  readonly camp: Camp | undefined;
  readonly army: boolean;
  readonly arm: Arm;
  readonly elite: boolean;
  /** TC-3.22i: 3, 4, or 0 for none. */
  readonly nr: number;
  /** TC-3.22h: never rebuilt nor repaired. */
  readonly blackDot: boolean;
  readonly revolt: number;
  readonly full: Values;
  /** Absent: one step. */
  readonly reduced: Values | undefined;
  /** TC-3.22e: the asterisk. */
  readonly railOnly: boolean;
  readonly entry: Entry;
  readonly role: Role | undefined;
  readonly serves: Service | undefined;
  /** TC-11.511 to TC-11.513: the corps that may take its place, best first. */
  readonly replacedBy: readonly UnitId[];
  readonly republic: FactionId | undefined;
  readonly garrison: SpaceId | undefined;
  readonly otherFace: UnitId | undefined;
  readonly card: CardRef | undefined;
  readonly source: Source;
}

interface UnitRow {
  readonly id: string;
  readonly name?: string;
  readonly of: string;
  readonly camp?: string;
  readonly arm: string;
  readonly elite?: boolean;
  readonly nr?: number;
  readonly blackDot?: boolean;
  readonly revolt?: number;
  readonly full: readonly number[];
  readonly reduced?: readonly number[];
  readonly railOnly?: boolean;
  readonly entry?: string;
  readonly role?: string;
  readonly serves?: string;
  readonly replacedBy?: string;
  readonly republic?: string;
  readonly garrison?: number;
  readonly otherFace?: string;
  readonly card?: { readonly side: string; readonly number: number };
  readonly source?: string;
}

export const factionNames = names<FactionId>(
  'faction',
  factionRows.factions.map(({ id }) => id),
);

const armyRows: readonly UnitRow[] = rows.armies;
const corpsRows: readonly UnitRow[] = rows.corps;
const drillArmies: readonly UnitRow[] = drill.armies;
const drillCorps: readonly UnitRow[] = drill.corps;
const unitRows: readonly UnitRow[] = [...armyRows, ...corpsRows, ...drillArmies, ...drillCorps];

/** The counters of the game; those from here on exist in the drill alone. */
export const UNIT_COUNT = armyRows.length + corpsRows.length;
export const DRILL_UNIT_COUNT = unitRows.length;

const unitNames = names<UnitId>(
  'unit',
  unitRows.map(({ id }) => id),
);
const pools: Readonly<Record<string, readonly string[] | undefined>> = rows.replacements;

export function ownerOf(of: string): Owner {
  const player = PLAYERS.find((entry) => entry === of);
  if (player) return { kind: 'player', player };
  const faction = factionNames.find(of);
  if (faction !== undefined) return { kind: 'faction', faction };
  if (of === 'green') return { kind: 'green' };
  return { kind: 'stranger', stranger: member(STRANGERS, of, 'owner') };
}

function valuesOf(row: readonly number[], where: string): Values {
  const [strength, lossFactor, movement] = row;
  invariant(
    strength !== undefined && lossFactor !== undefined && movement !== undefined,
    `${where}: three values`,
  );
  return { strength, lossFactor, movement };
}

export function cardRef(
  card: { readonly side: string; readonly number: number } | undefined,
): CardRef | undefined {
  return card && { side: member([...PLAYERS, 'either'], card.side, 'card'), number: card.number };
}

/** A pool holds the matching corps; the drill's armies draw on those of the army they stand for. */
function poolOf(row: UnitRow): readonly UnitId[] {
  if (row.replacedBy === undefined) return [];
  const pool = pools[row.replacedBy];
  invariant(pool, `${row.id}: no pool ${row.replacedBy}`);
  return pool.map(unitNames.of);
}

function unitOf(row: UnitRow, id: number): Unit {
  const { id: key, revolt = 0, nr = 0 } = row;
  return {
    id: id as UnitId,
    key,
    name: row.name ?? key,
    owner: ownerOf(row.of),
    camp: row.camp === undefined ? undefined : member(CAMPS, row.camp, key),
    army: armyRows.includes(row) || drillArmies.includes(row),
    arm: member(ARMS, row.arm, key),
    elite: row.elite ?? false,
    nr,
    blackDot: row.blackDot ?? false,
    revolt,
    full: valuesOf(row.full, key),
    reduced: row.reduced && valuesOf(row.reduced, key),
    railOnly: row.railOnly ?? false,
    entry: member(ENTRIES, row.entry ?? 'V', key),
    role: row.role === undefined ? undefined : member(ROLES, row.role, key),
    serves: row.serves === undefined ? undefined : member(SERVICES, row.serves, key),
    replacedBy: poolOf(row),
    republic: row.republic === undefined ? undefined : factionNames.of(row.republic),
    garrison: row.garrison === undefined ? undefined : at(row.garrison),
    otherFace: row.otherFace === undefined ? undefined : unitNames.of(row.otherFace),
    card: cardRef(row.card),
    source: member(SOURCES, row.source ?? 'reconstructed', key),
  };
}

export const UNITS: readonly Unit[] = unitRows.map(unitOf);

export const unitKeyed = (key: string): UnitId => unitNames.of(key);
export const findUnit = (key: string): UnitId | undefined => unitNames.find(key);
export const unitKey = (id: UnitId): string => UNITS[id]!.key;
export const isArmy = (id: UnitId): boolean => UNITS[id]!.army;
/** Values of the side that lies up; a counter without a reduced side has only the full one. */
export const valuesOn = (id: UnitId, reduced: boolean): Values => {
  const entry = UNITS[id]!;
  return reduced && entry.reduced ? entry.reduced : entry.full;
};
/** TC-11.31c in quarters: full army 4, reduced army 2, full corps 2, reduced corps 1. */
export const stepWeight = (id: UnitId, reduced: boolean): number =>
  (UNITS[id]!.army ? 4 : 2) / (reduced ? 2 : 1);

/** TC-3.22f: all units of a player's own side, of a faction, of the greens. */
export const unitsOfPlayer = (player: Player): readonly UnitId[] =>
  UNITS.slice(0, UNIT_COUNT)
    .filter(({ owner }) => owner.kind === 'player' && owner.player === player)
    .map(({ id }) => id);

for (const { key, otherFace, replacedBy } of UNITS) {
  invariant(
    otherFace === undefined || UNITS[UNITS[otherFace]!.otherFace!]!.key === key,
    `${key}: two faces`,
  );
  invariant(
    replacedBy.every((corps) => !UNITS[corps]!.army),
    `${key}: corps replace armies`,
  );
}
