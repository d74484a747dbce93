// TC-14.22, TC-A66, TC-A146: what a player may still spend at 7.58, in halves.
import { at, REGION_COUNT } from '../data/index.ts';
import { of, type PieceId, type SideId, type State, WHITE } from '../state.ts';
import { boundFits, isBafBonus } from './bound-steps.ts';
import { countVcs } from './control.ts';
import { fitsTable, spentIn } from './distribution.ts';
import { WHITE_HOME_VCS } from './victory.ts';

/** TC-14.22b. */
export const whiteCap = (s: State): number => countVcs(s, WHITE, CITIES_OF_CAP);
const CITIES_OF_CAP = [...WHITE_HOME_VCS, at(819), at(601)];

/** TC-A66: WHITE's cap less all that went to units, a leader and influence; nothing bounds RED. */
export function capLeft(s: State, side: SideId): number {
  if (side !== WHITE) return Number.POSITIVE_INFINITY;
  let left = 2 * whiteCap(s) - of(s.leaderBought, side) - of(s.influenceBought, side);
  for (let share = 0; share <= REGION_COUNT + 1; share++) left -= spentIn(s, side, share);
  return left;
}

/** TC-A130: steps that the declared number covers: the free ones and those for certain camps, within the cap. */
export function stepsForTable(s: State, side: SideId): number {
  let sum = of(s.steps, side);
  for (let i = 0; i < s.boundSteps.length; i += 4)
    if (s.boundSteps[i] === side && !isBafBonus(s.boundSteps[i + 2]!)) sum += s.boundSteps[i + 1]!;
  return Math.min(sum, capLeft(s, side));
}

/** What one look at the purse says of every unit: WHITE's cap, and what the table has room for. */
export interface Budget {
  readonly cap: number;
  /** Would so many halves more in this share still fit the table? */
  fits(share: number, halves: number): boolean;
}
/** In halves: the dearest step, an army's (`stepCost`). */
const DEAREST = 2;
export function budgetOf(s: State, side: SideId): Budget {
  const known: boolean[] = [];
  return {
    cap: capLeft(s, side),
    fits: (share, halves) =>
      (known[share * (DEAREST + 1) + halves] ??= fitsTable(s, side, share, halves)),
  };
}

/** TC-A146: steps for certain units are spent first; where in the list they stand, or -1. */
export function boundPurse(s: State, side: SideId, piece: PieceId, cost: number): number {
  for (let i = 0; i < s.boundSteps.length; i += 4)
    if (
      s.boundSteps[i] === side &&
      s.boundSteps[i + 1]! >= cost &&
      boundFits(s.boundSteps[i + 2]!, s.boundSteps[i + 3]!, piece)
    )
      return i;
  return -1;
}
