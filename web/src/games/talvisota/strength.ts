// What a planned force is worth by itself: strengths and bonuses as its strategy changes them, before any Finnish card.
import type { Breakdown } from '@motti/engine';
import type { State } from '@motti/talvisota';
import {
  isFortified,
  isSoviet,
  NONE,
  SPACE_NAMES,
  type StrategyId,
  sovietSum,
  spaceValue,
} from '@motti/talvisota/parts';

/** An open space without value: nothing there adds or takes. */
const NOWHERE = SPACE_NAMES.findIndex(
  (_, space) => !isSoviet(space) && spaceValue(space) === 0 && !isFortified(space),
);

export function plannedStrength(
  state: State,
  strategy: StrategyId,
  types: readonly number[],
): Breakdown {
  const force = [0, 1, 2, 3].map((type) => types.filter((t) => t === type).length);
  return sovietSum(state, {
    battle: 0,
    strategy,
    answer: NONE,
    start: NOWHERE,
    target: NOWHERE,
    next: NONE,
    second: 0,
    round: 1,
    force,
    inside: [0, 0, 0, 0],
    engaged: [0, 0, 0, 0, 0, 0],
    initial: types.length,
    lost: 0,
    lastLoss: 0,
    meretskov: 0,
    timoshenko: 0,
    mannerheim: 0,
    sovietLoss: 0,
    finnishLoss: 0,
    sovietRetreat: 0,
    finnishRetreat: 0,
    doubled: 0,
    conquests: 0,
    outcome: 0,
  });
}
