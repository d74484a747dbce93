// WW-CRT, WW-SCN.A3: an attack before its die: strengths, column, and what each face would bring.
import { Breakdown } from '@motti/engine';
import {
  ALLIES,
  COLUMNS_OF_ODDS,
  combatResult,
  FINN,
  FORT,
  type HexId,
  PETSAMO,
  RESULTS,
  type Result,
  SIDE_OF,
  SOVIET,
  type UnitId,
  WORST_COLUMN,
} from '../data/index.ts';
import { withSupply } from '../derived/supply.ts';
import { sideAt, unitsAt } from '../position.ts';
import { RESERVE, type State } from '../state.ts';
import { attackStrength, columnFor, defenseStrength, totalAttack } from './strength.ts';

export interface CombatPreview {
  readonly attack: Breakdown;
  readonly defense: Breakdown;
  /** The column of the Combat Results Table; nothing where no die is rolled. */
  readonly column: number | undefined;
  readonly odds: string;
  readonly fort: boolean;
  /** By die, 1 to 6: the result. */
  readonly results: readonly Result[];
  /** How many of the six faces bring each result. */
  readonly distribution: Readonly<Record<Result, number>>;
}

/** WW-CRT.4, WW-A10: a fort with Finns among the hexes attacked decides for the whole combat. */
export const isFortAttacked = (s: State, hexes: readonly HexId[]): boolean =>
  hexes.some((hex) => FORT[hex] !== 0 && unitsAt(s, hex).some((unit) => SIDE_OF[unit] === FINN));

/** What an attack would be: the same arithmetic that resolves it. */
export function combatPreview(
  state: State,
  attackers: readonly UnitId[],
  hexes: readonly HexId[],
): CombatPreview {
  const s = withSupply(state);
  const defense = defenseStrength(s, attackers, hexes);
  const fort = isFortAttacked(s, hexes);
  return {
    attack: attackers.length === 0 ? new Breakdown() : attackStrength(attackers),
    defense,
    fort,
    ...outlook(totalAttack(attackers), defense.total, (die, at) => combatResult(at, die, fort)),
  };
}

// Scenarios A and E: a landing at Petsamo

/** WW-SCN.A1, E3: how many Allied units land. */
const LANDING_FORCE = 3;

export const reserves = (s: State, count: number): UnitId[] =>
  ALLIES.filter((unit) => s.unitHex[unit] === RESERVE).slice(0, count);

/** The Allied units that would land at Petsamo now. */
export const landingForce = (s: State): UnitId[] => reserves(s, LANDING_FORCE);

export const isPetsamoHeld = (s: State): boolean => sideAt(s, PETSAMO) === SOVIET;

/** WW-SCN.A3, WW-A47: doubled defenders, halved where isolated; the forces as they are, or as they would be. */
export function landingPreview(
  state: State,
  units: readonly UnitId[] = landingForce(state),
): CombatPreview & { readonly units: readonly UnitId[] } {
  const s = withSupply(state);
  const defense = defenseStrength(s, units, [PETSAMO], true);
  const total = isPetsamoHeld(s) ? defense.total : 0;
  return {
    units,
    attack: attackStrength(units),
    defense,
    fort: false,
    ...outlook(totalAttack(units), total, landingResult),
  };
}

/** The result of a landing. */
export const landingResult = (die: number, column: number): Result =>
  fromTheSea(combatResult(column, die, false));

/** WW-SCN.A3: from the sea there is no way back. */
export const fromTheSea = (result: Result): Result =>
  result === 'Ar' || result === 'Ne' ? 'Ae' : result;

/** What the six faces bring, by how a result is read; without a defence there is no die (WW-A4). */
function outlook(
  attack: number,
  defense: number,
  read: (die: number, column: number) => Result,
): Pick<CombatPreview, 'column' | 'odds' | 'results' | 'distribution'> {
  const column = defense === 0 ? undefined : columnFor(attack, defense * 2);
  const results = [1, 2, 3, 4, 5, 6].map((die): Result => {
    if (column === undefined) return 'De';
    return column === WORST_COLUMN ? 'Ae' : read(die, column);
  });
  const count = (wanted: Result): number => results.filter((result) => result === wanted).length;
  const distribution = Object.fromEntries(RESULTS.map((result) => [result, count(result)]));
  return {
    column,
    odds: column === undefined ? 'De' : COLUMNS_OF_ODDS[column]!,
    results,
    distribution: distribution as Record<Result, number>,
  };
}
