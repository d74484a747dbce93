// The charts: turn track, Combat Results Table, module tables, victory.
import { invariant } from '@motti/engine';
import isthmus from './isthmus.json' with { type: 'json' };
import { type HexId, hexNamed } from './map.ts';
import tables from './tables.json' with { type: 'json' };
import { type SideName, type UnitId, unitNamed } from './units.ts';

export const LAST_TURN = tables.turns.length;
export const TURNS: readonly { readonly from: string; readonly to: string }[] = tables.turns;
/** WW-MOV.N: the Gulf is frozen in these turns. */
export const isIceTurn = (turn: number): boolean => {
  const entry = tables.turns[turn - 1];
  return entry !== undefined && 'ice' in entry && entry.ice === true;
};

/** WW-CRT: what a cell of the Combat Results Table says. */
export const RESULTS = ['Ae', 'Ar', 'Ne', 'Dr', 'De', 'Ex'] as const;
export type Result = (typeof RESULTS)[number];
export const COLUMNS_OF_ODDS: readonly string[] = tables.combatResults.columns;
/** The leftmost column: 1-4 or worse. */
export const WORST_COLUMN = 0;
export const EVEN_COLUMN = COLUMNS_OF_ODDS.indexOf('1-1');
export const BEST_COLUMN = COLUMNS_OF_ODDS.length - 1;

function cell(text: string): { open: Result; fort: Result } {
  const match = /^(\w\w)(?: \((\w\w)\))?$/.exec(text);
  const known = (word: string | undefined): word is Result =>
    (RESULTS as readonly (string | undefined)[]).includes(word);
  const open = match?.[1];
  const fort = match?.[2] ?? open;
  invariant(known(open) && known(fort), `tables.json: combat result ${text}`);
  return { open, fort };
}
const CELLS = tables.combatResults.dice.map((row) => row.map(cell));

/** WW-CRT.4: against Finns in a fort the result in parentheses replaces the other where one is printed. */
export function combatResult(column: number, die: number, fort: boolean): Result {
  const found = CELLS[die - 1]![column]!;
  return fort ? found.fort : found.open;
}

/** WW-CRT.4: a result of its own is printed there for Finns in a fort. */
export function hasFortResult(odds: string, die: number): boolean {
  const found = CELLS[die - 1]?.[COLUMNS_OF_ODDS.indexOf(odds)];
  return found !== undefined && found.fort !== found.open;
}

export type ScenarioLetter = 'A' | 'B' | 'C' | 'D' | 'E';
export type EventLetter = 'F' | 'G' | 'H' | 'J' | 'K' | 'L';

/** WW-OPT.1: the scenario that this die triggers at the end of this turn, or nothing. */
export function scenarioRolled(turn: number, die: number): ScenarioLetter | undefined {
  const letter = tables.scenarioTable[turn - 1]![die - 1]!;
  return letter === '-' ? undefined : (letter as ScenarioLetter);
}

/** WW-OPT.4: the events that this die brings at the end of this turn. */
export function eventsRolled(turn: number, die: number): readonly EventLetter[] {
  const table = tables.eventTables.find(({ turns }) => turn >= turns[0]! && turn <= turns[1]!);
  invariant(table, `tables.json: no event table for turn ${turn}`);
  return [...table.dice[die - 1]!] as EventLetter[];
}

export const VICTORY_POINTS = tables.victoryPoints;
export const PETROZAVODSK_AFTER_LOGISTICS = tables.capacityAfterLogistics.Petrozavodsk;

export interface Level {
  readonly level: string;
  readonly winner: SideName | undefined;
}
export interface LevelEntry {
  readonly atLeast?: number;
  readonly level: string;
  readonly winner: string;
}
function levelIn(entries: readonly LevelEntry[], points: number): Level {
  const entry = entries.find(({ atLeast }) => atLeast === undefined || points >= atLeast);
  invariant(entry, 'tables.json: the last level has no floor');
  const winner = entry.winner === 'none' ? undefined : (entry.winner as SideName);
  return { level: entry.level, winner };
}
/** From the highest total down; the last has no floor. */
export const LEVELS: readonly LevelEntry[] = tables.victoryLevels;
export const ISTHMUS_LEVELS: readonly LevelEntry[] = isthmus.levels;
/** WW-VIC.4: the victory level of a total. */
export const victoryLevel = (points: number): Level => levelIn(tables.victoryLevels, points);
/** WW-IST.6. */
export const isthmusLevel = (points: number): Level => levelIn(isthmus.levels, points);

export const ISTHMUS_TURNS = isthmus.turns;
export const ISTHMUS_POINTS = isthmus.points;
export const ISTHMUS_UNITS: readonly { unit: UnitId; hex: HexId }[] = Object.entries(
  isthmus.units,
).map(([unit, hex]) => ({ unit: unitNamed(unit)!, hex: hexNamed(hex)! }));
export const ISTHMUS_ARRIVALS: readonly { unit: UnitId; turn: number }[] = Object.entries(
  isthmus.arrivals,
).map(([unit, turn]) => ({ unit: unitNamed(unit)!, turn }));
for (const { unit, hex } of ISTHMUS_UNITS)
  invariant(unit !== undefined && hex !== undefined, 'isthmus.json: unknown unit or hex');
for (const { unit } of ISTHMUS_ARRIVALS)
  invariant(unit !== undefined, 'isthmus.json: unknown unit arrives');
