// What a side is after, by what it has just laid open. Reads what everybody sees and nothing else: targets of attacks, answers
// that are missing, scouts, conquests, and how many counters lie on each front once that is known (TV-A16).
import type * as engine from '@motti/engine';
import type { Facts, Side } from '@motti/engine';
import {
  FINNISH_SPACES,
  FRONTS,
  type FrontId,
  HELSINKI,
  isFortified,
  NONE,
  nameOfFront,
  nameOfSpace,
  neighboursOf,
  SOVIET_STRATEGIES,
  type SpaceId,
  spaceValue,
} from './data/index.ts';
import { boxedOn } from './plans.ts';
import { isControlled, linkedSpaces } from './rules/control.ts';
import {
  battleAnswer,
  battleCount,
  battleTarget,
  garrison,
  isConquered,
  SOVIET,
  type State,
  topStep,
} from './state.ts';

export type AimCode =
  | 'capital'
  | 'line'
  | 'relief'
  | 'road'
  | 'ground'
  | 'masses'
  | 'gives-up'
  | 'infiltrates';
type Aim = engine.Aim<AimCode>;

export function aim(before: State, after: State, side: Side): Aim | undefined {
  const told = (code: AimCode, facts: Facts): Aim => ({ side, code, facts });
  if (side !== SOVIET) return finnish(before, after, told);
  // How many counters lie on a front is known to all once they lie, where that is open (TV-A16).
  const laid = isBeforePlanning(before) && !isBeforePlanning(after);
  const front = laid && after.rules.frontCountsVisible ? mainFront(after) : undefined;
  if (front !== undefined) return told('masses', { front: nameOfFront(front) });
  const target = newTarget(before, after);
  return target === undefined ? undefined : attack(before, target, told);
}

const isBeforePlanning = (s: State): boolean => ['special', 'boxes'].includes(topStep(s));

type Tell = (code: AimCode, facts: Facts) => Aim;

/** The most valuable of the spaces that are attacked since. */
function newTarget(before: State, after: State): SpaceId | undefined {
  if (before.turn !== after.turn) return undefined;
  let best: SpaceId | undefined;
  for (let battle = battleCount(before); battle < battleCount(after); battle++) {
    const target = battleTarget(after, battle);
    if (best === undefined || spaceValue(target) > spaceValue(best)) best = target;
  }
  return best;
}

function attack(s: State, target: SpaceId, told: Tell): Aim {
  const space = nameOfSpace(target);
  if (target === HELSINKI) return told('capital', { space });
  if (isFortified(target)) return told('line', { space });
  const next = neighboursOf(target, s.turn);
  const linked = linkedSpaces(s);
  const cutOff = next.find(
    (one) => isConquered(s, one) && linked[one] !== 1 && garrison(s, one) > 0,
  );
  if (cutOff !== undefined) return told('relief', { space, to: nameOfSpace(cutOff) });
  const beyond = next
    .filter((one) => FINNISH_SPACES.includes(one) && !isControlled(s, one))
    .sort((a, b) => spaceValue(b) - spaceValue(a))[0];
  return beyond !== undefined && spaceValue(beyond) > spaceValue(target)
    ? told('road', { space, to: nameOfSpace(beyond) })
    : told('ground', { space });
}

/** The front with more counters than any other. */
function mainFront(s: State): FrontId | undefined {
  const count = (front: FrontId): number =>
    SOVIET_STRATEGIES.filter((strategy) => boxedOn(s, strategy) === front).length;
  const [first, second] = [...FRONTS].sort((a, b) => count(b) - count(a));
  return count(first!) > count(second!) ? first : undefined;
}

/** An attack without an answer, or scouts on their way. What an answer is lies face down. */
function finnish(before: State, after: State, told: Tell): Aim | undefined {
  if (topStep(before) === 'answer') {
    const battle = battleCount(before) - 1;
    return battle >= 0 && battleCount(after) > battle && battleAnswer(after, battle) === NONE
      ? told('gives-up', { space: nameOfSpace(battleTarget(after, battle)) })
      : undefined;
  }
  return topStep(before) === 'harass' && topStep(after) === 'infiltrate'
    ? told('infiltrates', { space: nameOfSpace(after.harassed) })
    : undefined;
}
