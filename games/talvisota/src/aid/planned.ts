// What a planned force is worth by itself: strengths and bonuses as its strategy changes them, before any Finnish card.
import type { Breakdown } from '@motti/engine';
import type { State } from '../index.ts';
import {
  isFortified,
  isSoviet,
  NONE,
  newCombat,
  SPACE_NAMES,
  type StrategyId,
  sovietSum,
  spaceValue,
  type UnitType,
} from '../parts.ts';

/** An open space without value: nothing there adds or takes. */
const NOWHERE = SPACE_NAMES.findIndex(
  (_, space) => !isSoviet(space) && spaceValue(space) === 0 && !isFortified(space),
);

export function plannedStrength(
  state: State,
  strategy: StrategyId,
  types: readonly UnitType[],
): Breakdown {
  const force = [0, 1, 2, 3].map((type) => types.filter((t) => t === type).length);
  const combat = newCombat(0, strategy, NONE, NOWHERE, NOWHERE);
  return sovietSum(state, { ...combat, force, round: 1, initial: types.length });
}
