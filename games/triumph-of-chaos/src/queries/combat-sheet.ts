// The numbers of the combat that is fought, in the order in which they are used (TC-11.3, TC-11.4).
import type { Breakdown } from '@motti/engine';
import {
  columnName,
  type FireTableName,
  fireColumn,
  fireResult,
  type SpaceId,
  shiftColumn,
} from '../data/index.ts';
import {
  attackerShift,
  attackingLeaders,
  attackingUnits,
  defenderShift,
  defendingUnits,
  diceFor,
  modifiers,
  strength,
  tableFor,
} from '../rules/combat.ts';
import { leadersIn } from '../rules/pieces.ts';
import { combatOf, enemyOf, type PieceId, type SideId, type State } from '../state.ts';

/** One side's fire. */
export interface FirePart {
  readonly side: SideId;
  readonly units: readonly PieceId[];
  readonly leaders: readonly PieceId[];
  readonly strength: Breakdown;
  readonly table: FireTableName;
  /** The column of its strength, and the one it fires in once shifted. */
  readonly column: string;
  readonly shiftedColumn: string;
  readonly shift: Breakdown;
  readonly modifiers: Breakdown;
  /** What is added to its die. */
  readonly die: number;
  /** Loss factors that it inflicts by the face of its die, from 1. */
  readonly results: readonly number[];
}

export interface CombatSheet {
  readonly target: SpaceId;
  readonly from: readonly number[];
  readonly attacker: FirePart;
  readonly defender: FirePart;
  /** TC-11.31b: the modifiers differ by two, and the higher side has not chosen yet; shown is its own die. */
  readonly dieOpen: boolean;
  /** 0 both fire together, 1 the attacker first, 2 the defender. */
  readonly first: number;
}

/** Steps after which the dice are modified no more. */
const UNFIXED = ['die-modifier', 'declare-attack', 'tanks', 'combat-window'];

export function combatSheet(s: State): CombatSheet | undefined {
  if (s.combat === null || s.combat.over !== 0) return undefined;
  const c = combatOf(s);
  const units = { attacker: attackingUnits(s), defender: defendingUnits(s) };
  if (units.attacker.length === 0 || units.defender.length === 0) return undefined;
  const both = modifiers(s, false);
  const difference = both.attacker.total - both.defender.total;
  const unfixed = s.agenda.some(({ kind }) => UNFIXED.includes(kind));
  const dice = unfixed ? diceFor(difference, true) : { attacker: c.dieA, defender: c.dieD };
  return {
    target: c.target,
    from: c.from.slice(),
    attacker: {
      side: enemyOf(c.defender),
      leaders: attackingLeaders(s),
      ...fire(s, units.attacker, attackerShift(s), dice.attacker),
      modifiers: both.attacker,
    },
    defender: {
      side: c.defender,
      leaders: leadersIn(s, c.target),
      ...fire(s, units.defender, defenderShift(s), dice.defender),
      modifiers: both.defender,
    },
    dieOpen: unfixed && Math.abs(difference) === 2,
    first: c.first,
  };
}

function fire(s: State, units: readonly PieceId[], shift: Breakdown, die: number) {
  const total = strength(s, units);
  const table = tableFor(units);
  const column = fireColumn(table, total.total);
  const shifted = shiftColumn(table, column, shift.total);
  const results = [1, 2, 3, 4, 5, 6].map((face) =>
    fireResult(table, shifted, Math.max(1, Math.min(6, face + die))),
  );
  return {
    units,
    strength: total,
    table,
    column: columnName(table, column),
    shiftedColumn: columnName(table, shifted),
    shift,
    die,
    results,
  };
}
