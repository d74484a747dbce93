// The tables of map and play aids.
import { invariant } from '@motti/engine';
import { member, SOURCES, type Source } from './ids.ts';
import tables from './tables.json' with { type: 'json' };

const SEASONS = ['summer-1', 'summer-2', 'autumn', 'winter', 'spring-1', 'spring-2'] as const;
export type Season = (typeof SEASONS)[number];

export interface Turn {
  readonly year: number;
  readonly season: Season;
  readonly cards: number;
  readonly rounds: number;
}

const TURNS: readonly Turn[] = tables.turns.rows.map(({ season, ...row }) => ({
  ...row,
  season: member(SEASONS, season, 'turn table'),
}));
export const TURN_COUNT = TURNS.length;
/** TC-7.11a, from turn 1. */
export function turnRow(turn: number): Turn {
  const row = TURNS[turn - 1];
  invariant(row, `no turn ${turn}`);
  return row;
}
export const hasPolitics = (turn: number): boolean => turn <= tables.lastPoliticalTurn;

interface FireTable {
  readonly columns: readonly number[];
  readonly rows: readonly (readonly number[])[];
}
const FIRE: Readonly<Record<'army' | 'corps', FireTable>> = {
  army: tables.armyFire,
  corps: tables.corpsFire,
};
export type FireTableName = keyof typeof FIRE;

/** Whether the table is printed or ours. */
export const fireSource = (table: FireTableName): Source =>
  member(SOURCES, (table === 'army' ? tables.armyFire : tables.corpsFire).source, table);
/** TC-11.44a: the column of a total strength, before shifts. */
export function fireColumn(table: FireTableName, strength: number): number {
  const { columns } = FIRE[table];
  let column = 0;
  while (column + 1 < columns.length && columns[column + 1]! <= strength) column++;
  return column;
}
/** TC-11.44a: shifts stop at the ends of the table. */
export const shiftColumn = (table: FireTableName, column: number, shift: number): number =>
  Math.max(0, Math.min(FIRE[table].columns.length - 1, column + shift));
/** TC-11.42, TC-11.43: loss factors for a column and a die already clamped to 1-6. */
export const fireResult = (table: FireTableName, column: number, die: number): number =>
  FIRE[table].rows[die - 1]![column]!;
/** The heading of a column: `6-7`, `16+`. */
export function columnName(table: FireTableName, column: number): string {
  const { columns } = FIRE[table];
  const from = columns[column]!;
  const next = columns[column + 1];
  return next === undefined ? `${from}+` : next === from + 1 ? `${from}` : `${from}-${next - 1}`;
}

/** TC-10.31, TC-10.32. */
export const STACKING = { space: tables.stacking.space, box: tables.stacking.box };

export interface Party {
  readonly leaders: number;
  readonly armies: number;
  readonly corps: number;
}
const parties: Readonly<Record<string, readonly Party[] | undefined>> = tables.redeployment.parties;
/** TC-12.1b: what a card of this value may redeploy; fewer are allowed. */
export const redeploymentParties = (value: number): readonly Party[] => PARTIES[value] ?? [];
const PARTIES: readonly (readonly Party[])[] = tables.redeployment.corps.map((corps, value) => [
  { leaders: 0, armies: 0, corps },
  ...(parties[String(value)] ?? []),
]);

/** TC-14.71a: how a number of RS is spread over regions; nine or more share the last row, the rest free. */
export const distributionRows = (steps: number): readonly (readonly number[])[] =>
  tables.distribution.rows[Math.min(steps, tables.distribution.rows.length - 1)]!;

/** TC-8.112a: the value of the Influence card for a modified die. */
export const influenceValue = (die: number): number =>
  tables.influence.values[Math.max(1, Math.min(7, die)) - 1]!;

export interface Generation {
  readonly random: number;
  readonly look: number;
  readonly choose: number;
}
/** TC-8.12d: how Political Cards come for a difference of card values. */
export const generation = (difference: number): Generation =>
  tables.generation.rows[Math.min(difference, tables.generation.rows.length - 1)]!;

/** TC-16.513b-j: the names of the RED markers, each with its clause. */
const RED_MARKERS = {
  trotsky: 'TC-16.513b',
  stalin: 'TC-16.513b',
  lenin: 'TC-16.513c',
  accusation: 'TC-16.513d',
  defeatism: 'TC-16.513e',
  'one-russia': 'TC-16.513f',
  'no-effect': 'TC-16.513g',
  desertion: 'TC-16.513h',
  'no-vc': 'TC-16.513i',
  mutiny: 'TC-16.513j',
} as const;
/** TC-16.523b-i. */
const WHITE_MARKERS = {
  siberian: 'TC-16.523b',
  don: 'TC-16.523c',
  'siberian-cossack': 'TC-16.523d',
  other: 'TC-16.523e',
  'one-russia': 'TC-16.523f',
  desertion: 'TC-16.523g',
  'no-vc': 'TC-16.523h',
  'lost-vc': 'TC-16.523i',
} as const;
export type RedMarker = keyof typeof RED_MARKERS;
export type WhiteMarker = keyof typeof WHITE_MARKERS;
/** Where the rules say what each marker does. */
export const MARKER_CLAUSES: readonly Readonly<Record<string, string>>[] = [
  RED_MARKERS,
  WHITE_MARKERS,
];
const names = <Name extends string>(markers: Readonly<Record<Name, string>>): Name[] =>
  Object.keys(markers) as Name[];
/** TC-16.513a, TC-16.523a: the ten markers in each cup. */
export const RED_CUP: readonly RedMarker[] = tables.markers.red.map((name) =>
  member(names(RED_MARKERS), name, 'red markers'),
);
export const WHITE_CUP: readonly WhiteMarker[] = tables.markers.white.map((name) =>
  member(names(WHITE_MARKERS), name, 'white markers'),
);

const RESCUES = ['saved', 'again', 'last', 'killed'] as const;
/** TC-16.22b: `again` rolls on the same row, `last` on the last one. */
export type Rescue = (typeof RESCUES)[number];
const rescue: Readonly<Record<string, readonly string[] | undefined>> = {
  '5': tables.tsar['5'],
  '4': tables.tsar['4'],
};
export function rescueOfTsar(value: number, last: boolean, die: number): Rescue {
  const row = last ? tables.tsar.last : (rescue[String(value)] ?? tables.tsar.other);
  return member(RESCUES, row[die - 1]!, 'rescue');
}

export const NO_ACT_MARKERS = tables.noActMarkers;
