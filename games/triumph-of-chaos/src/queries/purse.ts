// Replacement steps of a side: what it has, what bounds it, and how the declared number must be spread (TC-14).
import {
  distributionRows,
  FACTION_IDS,
  type FactionId,
  REGION_COUNT,
  REGION_IDS,
  type RegionId,
} from '../data/index.ts';
import { capLeft, stepsForTable, whiteCap } from '../rules/budget.ts';
import { MOSCOW_SHARE, RESERVE_SHARE, spentIn } from '../rules/distribution.ts';
import { factionStepsOf, of, type SideId, type State, WHITE } from '../state.ts';

export interface Purse {
  /** Free steps, then those that the declared number may cover. */
  readonly steps: number;
  readonly forTable: number;
  /** TC-14.22b: WHITE's cap for the turn and what is left of it; nothing bounds RED. */
  readonly cap: number | undefined;
  readonly capLeft: number | undefined;
  readonly cardsPlayed: number;
  readonly penalty: number;
  /** TC-14.71a: the number declared, and the rows of the table that it may follow; empty where the table does not apply. */
  readonly declared: number;
  readonly rows: readonly (readonly number[])[];
  /** Where steps were spent this turn. */
  readonly spent: readonly {
    readonly where: RegionId | 'moscow' | 'reserve';
    readonly steps: number;
  }[];
  readonly factions: readonly { readonly faction: FactionId; readonly steps: number }[];
  /** Steps for certain units only. */
  readonly bound: number;
}

/** TC-A130: no number is declared under a concentration. */
const NO_TABLE = 99;

export function purseOf(s: State, side: SideId): Purse {
  const declared = of(s.declared, side);
  const spent = [...REGION_IDS, MOSCOW_SHARE, RESERVE_SHARE]
    .map((share) => ({ where: placeOfShare(share), steps: spentIn(s, side, share) / 2 }))
    .filter(({ steps }) => steps > 0);
  let bound = 0;
  for (let i = 0; i < s.boundSteps.length; i += 4)
    if (s.boundSteps[i] === side) bound += (s.boundSteps[i + 1] ?? 0) / 2;
  return {
    steps: of(s.steps, side) / 2,
    forTable: Math.floor(stepsForTable(s, side) / 2),
    cap: side === WHITE ? whiteCap(s) : undefined,
    capLeft: side === WHITE ? capLeft(s, side) / 2 : undefined,
    cardsPlayed: of(s.replacementsPlayed, side),
    penalty: of(s.penalty, side) / 2,
    declared,
    rows: declared > 0 && declared < NO_TABLE ? distributionRows(declared) : [],
    spent,
    factions: FACTION_IDS.map((f) => ({
      faction: f,
      steps: factionStepsOf(s, side, f) / 2,
    })).filter(({ steps }) => steps > 0),
    bound,
  };
}

const placeOfShare = (share: number): RegionId | 'moscow' | 'reserve' =>
  share < REGION_COUNT ? (share as RegionId) : share === MOSCOW_SHARE ? 'moscow' : 'reserve';
