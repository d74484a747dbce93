// How good a position is: forces, tokens, and how near each side is to what its scenario asks.
import {
  blueOf,
  eliminatedPoints,
  enemyOf,
  GREEN_TOKEN,
  type Group,
  holds,
  pointsOf,
  RED_TOKEN,
  type SideId,
  type State,
  seenBy,
  sideOf,
  stockOfColour,
  type Test,
  theatre,
  type VictoryTest,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '@motti/hourra-pobieda/parts';
import { type Goal, goalsFor } from './goals.ts';

/** What a point of regrouping is worth on the table. */
const POINT = 4;
/** What each token is worth kept: near what it adds to an assault. */
const TOKEN_WORTH: readonly (readonly [number, number])[] = [
  [RED_TOKEN, 1],
  [GREEN_TOKEN, 0.8],
  [YELLOW_TOKEN, 0.4],
  [WHITE_TOKEN, 1.3],
];
const BLUE_WORTH = 0.3;
/** A trench saves about half an element. */
const TRENCH = 0.7;
/** What all points of a side standing on its goals would be worth. */
const GROUND = 3;
/** What a fulfilled clause is worth, and one step on the way to it. */
const CLAUSE = 60;
const LEVELS: Readonly<Record<string, number>> = { dazzling: 1.2, decisive: 1, marginal: 0.7 };

export const evaluatePosition = (s: State, side: SideId): number =>
  worthOf(s, side) - worthOf(s, enemyOf(side));

function worthOf(s: State, side: SideId): number {
  const t = theatre(s);
  const goals = goalsFor(s, side);
  let sum = tokensOf(s, side) + prospects(s, side);
  for (const group of s.groups) {
    if (sideOf(group.key) !== side) continue;
    const points = pointsOf(t, group.elements);
    sum += POINT * points + TRENCH * group.level + GROUND * points * groundOf(group, goals);
  }
  return sum;
}

/** How well a group stands by the best of its side's goals. */
function groundOf(group: Group, goals: readonly Goal[]): number {
  let best = 0;
  for (const goal of goals)
    best = Math.max(best, goal.weight / (1 + 0.4 * goal.distance(group.place)));
  return best;
}

function tokensOf(s: State, side: SideId): number {
  let sum = BLUE_WORTH * blueOf(s, side);
  // Many of a colour are never all used.
  for (const [token, worth] of TOKEN_WORTH)
    sum += worth * Math.min(8, stockOfColour(s, side, token));
  return sum;
}

const prospects = (s: State, side: SideId): number => CLAUSE * aims(s, side);

/** The clauses that make this side win, by how much of each is fulfilled; those of the last turn grow with time. */
export function aims(s: State, side: SideId): number {
  let sum = 0;
  for (const clause of theatre(s).victory)
    if (clause.side === side) sum += clauseWorth(s, clause) * progress(s, clause);
  return sum;
}

/** What it is worth to fulfil a clause, now. */
export const clauseWorth = (s: State, clause: VictoryTest): number =>
  LEVELS[clause.level]! * urgency(s, clause);

/** How dear an element of a side is, where clauses of its enemy count what it has lost: more the fewer are still wanted. */
export function dearness(s: State, side: SideId): number {
  let most = 0;
  for (const clause of theatre(s).victory)
    for (const test of clause.all)
      if (test.kind === 'eliminated' && test.side === side && test.atLeast > 0) {
        const wanted = test.atLeast - eliminatedPoints(s, side);
        if (wanted > 0) most = Math.max(most, 1 - wanted / test.atLeast + LAST_ONES / wanted);
      }
  return 1 + most;
}
/** What the last element that a clause asks for is worth more. */
const LAST_ONES = 4;

/** What is kept for later is worth less when little time is left. */
export const timeLeft = (s: State): number => Math.min(1, (theatre(s).turnLimit - s.turn) / 3);

function urgency(s: State, { when, fromTurn }: VictoryTest): number {
  const last = theatre(s).turnLimit;
  if (when === 'turnLimit') return 0.3 + 0.7 * (s.turn / last) ** 2;
  return s.turn + 1 < fromTurn ? 0.5 : 1;
}

/** From 0 to 1; conditions that all must hold count together. */
function progress(s: State, clause: VictoryTest): number {
  let product = 1;
  for (const test of clause.all) product *= 0.25 + 0.75 * fulfilment(s, test, clause.side);
  return product;
}

function fulfilment(s: State, test: Test, side: SideId): number {
  if (test.kind === 'eliminated' && test.atLeast > 0)
    return Math.min(1, eliminatedPoints(s, test.side) / test.atLeast);
  return holds(s, test, seenBy(side)) ? 1 : 0;
}
