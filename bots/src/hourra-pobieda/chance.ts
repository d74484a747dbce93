// How likely a side wins: what it has, and how far it is on its way to what its scenario asks.
import {
  blueOf,
  eliminatedPoints,
  enemyOf,
  GREEN_TOKEN,
  holds,
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
} from '@motti/hourra-pobieda/parts';
import { ownValue } from './assaults.ts';
import { clauseWorth } from './evaluation.ts';
import { type Goal, goalsFor } from './goals.ts';
import { CHANCES, FAVOURED, type Measure } from './weights.ts';

/** How likely this side wins, from 0 to 1. */
export function chanceOf(s: State, side: SideId): number {
  const own = measuresOf(s, side);
  const enemy = measuresOf(s, enemyOf(side));
  const favoured = FAVOURED[s.board.scenario.id] ?? 0;
  let sum = side === 0 ? favoured : -favoured;
  for (const name of Object.keys(CHANCES) as Measure[])
    sum += CHANCES[name] * (own[name] - enemy[name]);
  return 1 / (1 + Math.exp(-sum));
}

function measuresOf(s: State, side: SideId): Record<Measure, number> {
  let strength = 0;
  let trenches = 0;
  for (const group of s.groups) {
    if (sideOf(group.key) !== side) continue;
    strength += ownValue(s, group);
    trenches += group.level;
  }
  // Many of a colour are never all used.
  const stock = (token: number): number => Math.min(8, stockOfColour(s, side, token));
  return {
    strength,
    trenches,
    ...progressOf(s, side),
    blue: blueOf(s, side),
    red: stock(RED_TOKEN),
    green: stock(GREEN_TOKEN),
    white: stock(WHITE_TOKEN),
  };
}

/** How much of each clause is fulfilled, a place that is fought for being so in part. */
function progressOf(s: State, side: SideId): { clauses: number; nearness: number } {
  const open = goalsFor(s, side).filter(({ aim, held }) => aim === 'take' && !held);
  let clauses = 0;
  let nearness = 0;
  for (const clause of theatre(s).victory) {
    if (clause.side !== side) continue;
    const goal = open.find((one) => one.clauses.includes(clause));
    const grip = goal ? gripOf(s, side, goal) : 0;
    let product = 1;
    for (const test of clause.all) {
      const done = doneOf(s, test, clause);
      if (done === undefined) nearness += grip;
      product *= 0.25 + 0.75 * (done ?? grip);
    }
    clauses += clauseWorth(s, clause) * product;
  }
  return { clauses, nearness };
}

/** How far a condition is fulfilled; nothing where somebody must get somewhere first. */
function doneOf(s: State, test: Test, clause: VictoryTest): number | undefined {
  if (test.kind === 'eliminated' && test.atLeast > 0)
    return Math.min(1, eliminatedPoints(s, test.side) / test.atLeast);
  return holds(s, test, seenBy(clause.side)) ? 1 : undefined;
}

/** A place that the enemy has left but that nobody stands in is worth this much of one that is taken. */
const MOST_GRIP = 0.7;

/** Who is stronger near a place, the nearest counting most. */
function gripOf(s: State, side: SideId, goal: Goal): number {
  let own = 0;
  let enemy = 0;
  for (const group of s.groups) {
    const weight = ownValue(s, group) / (1 + goal.distance(group.place)) ** 1.5;
    if (sideOf(group.key) === side) own += weight;
    else enemy += weight;
  }
  return (MOST_GRIP * own) / (own + enemy + 0.5);
}
