// TV-7, TV-8c, TV-A61 to TV-A66: political will, and who has won.
import type { Side } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import {
  isFortified,
  MORALE,
  type SpaceId,
  type StrategyId,
  sovietStrategy,
  spaceValue,
} from '../data/index.ts';
import { type Combat, FINLAND, SOVIET, type State } from '../state.ts';

/** TV-A61: a running total, changed at once; a rise stops at 23, a fall has no floor. */
export function changeMorale(
  s: State,
  side: Side,
  change: number,
  clause: string,
  reason: string,
  emit: EmitEvent,
): void {
  if (change === 0) return;
  const before = side === SOVIET ? s.sovietMorale : s.finnishMorale;
  const after = Math.min(MORALE.cap, before + change);
  if (side === SOVIET) s.sovietMorale = after;
  else s.finnishMorale = after;
  emit?.({ kind: 'morale', clause, side, before, after, reason });
}

/** TV-4.5.2c, TV-A62, TV-A63: what a conquest takes from Finland and gives to the Soviet Union. */
export function scoreConquest(s: State, c: Combat, emit: EmitEvent): void {
  const points = sovietStrategy(c.strategy).success;
  const place = spacePoints(s, c.target);
  changeMorale(s, FINLAND, -(points + place), 'TV-4.5.2c', 'conquest', emit);
  if (!isFortified(c.target) || s.rules.hardFortified) return;
  const gain = s.rules.fullFortifiedGain ? points + place : 2;
  changeMorale(s, SOVIET, gain, 'TV-A62', 'fortified-conquest', emit);
}

const spacePoints = (s: State, space: SpaceId): number => {
  if (!isFortified(space)) return spaceValue(space);
  return s.rules.hardFortified ? 0 : spaceValue(space) + 2;
};

/** TV-A64: what a lost combat costs the strategy. */
const failurePoints = (strategy: StrategyId, conquests: number): number => {
  const { failure, failsAfterConquest } = sovietStrategy(strategy);
  return conquests === 0 || failsAfterConquest ? failure : 0;
};

/** TV-7.1d to h, TV-8c: a Finnish victory. */
export function scoreRepulse(s: State, c: Combat, emit: EmitEvent): void {
  changeMorale(s, SOVIET, -failurePoints(c.strategy, c.conquests), 'TV-A64', 'failure', emit);
  if (!isFortified(c.target)) return;
  changeMorale(s, SOVIET, -2, 'TV-8c', 'fortified-defeat', emit);
  changeMorale(s, FINLAND, 2, 'TV-8c', 'fortified-defence', emit);
}

/** TV-2.4k, TV-A66: the check at the end of a turn; nothing while the war goes on. */
export function verdictOf(s: State): { winner: Side | 'draw'; clause: string } | undefined {
  const { sovietMorale: soviet, finnishMorale: finland } = s;
  if (soviet <= 0 && finland <= 0) return { winner: higher(soviet, finland), clause: 'TV-A66' };
  if (finland <= 0) return { winner: SOVIET, clause: 'TV-1.2d' };
  if (soviet <= 0) return { winner: FINLAND, clause: 'TV-1.2e' };
  if (s.turn < s.rules.lastTurn) return undefined;
  return { winner: higher(soviet, finland), clause: 'TV-1.2f' };
}

function higher(soviet: number, finland: number): Side | 'draw' {
  if (soviet === finland) return 'draw';
  return soviet > finland ? SOVIET : FINLAND;
}
