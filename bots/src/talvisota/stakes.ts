// What there is to win and to lose in a space, in points of morale.
import type { Random } from '@motti/engine';
import {
  ATT,
  BLIN,
  frontOf,
  HELSINKI,
  isFortified,
  MAN,
  neighboursOf,
  PRUD,
  type SpaceId,
  type State,
  type StrategyId,
  spaceValue,
} from '@motti/talvisota/parts';
import { WON } from '../evaluation.ts';
import type { Posture } from './posture.ts';

/** TV-7.1: points of a conquest and of a failure, by strategy. */
const POINTS: Readonly<Record<number, readonly [number, number]>> = {
  [PRUD]: [1, 1],
  [ATT]: [2, 3],
  [BLIN]: [2, 3],
  [MAN]: [4, 4],
};

const CAP = 23;

/** How much better the Soviet stands after taking this space, in points of morale of both sides. */
function prizeOf(s: State, strategy: StrategyId, space: SpaceId): number {
  if (space === HELSINKI) return WON / 10;
  const taken = POINTS[strategy]![0] + spaceValue(space);
  if (!isFortified(space) || s.rules.hardFortified) return taken;
  const gain = s.rules.fullFortifiedGain ? taken + 2 : 2;
  return taken + 2 + Math.min(gain, Math.max(0, CAP - s.sovietMorale));
}

/** How much worse they stand after failing there. */
const priceOf = (strategy: StrategyId, space: SpaceId): number =>
  POINTS[strategy]![1] + (isFortified(space) ? 4 : 0);

/** What a space is worth as a step towards others. */
function promiseOf(space: SpaceId, turn: number): number {
  let best = 0;
  for (const next of neighboursOf(space, turn)) best = Math.max(best, spaceValue(next));
  return 0.2 * best;
}

/** The expected gain of an attack that succeeds with this chance; `price` is how much a failure counts. */
export const gainOf = (
  s: State,
  strategy: StrategyId,
  space: SpaceId,
  chance: number,
  price = 1,
): number =>
  chance * (prizeOf(s, strategy, space) + promiseOf(space, s.turn)) -
  (1 - chance) * price * priceOf(strategy, space);

/** What an attack promises to somebody in this posture. */
export type Appeal = (strategy: StrategyId, space: SpaceId, chance: number) => number;

export function appealIn(s: State, posture: Posture, random: Random): Appeal {
  const whims = new Map<number, number>();
  const whim = (strategy: StrategyId, space: SpaceId): number => {
    if (posture.whim === 0) return 0;
    const key = strategy * 1000 + space;
    const known = whims.get(key) ?? (posture.whim * random(1000)) / 1000;
    whims.set(key, known);
    return known;
  };
  return (strategy, space, chance) =>
    gainOf(s, strategy, space, chance, posture.price) +
    posture.fronts[frontOf(space)]! +
    whim(strategy, space);
}
