// TC-C.cond: one small function for each condition of the vocabulary.
import {
  type ByCondition,
  type Condition,
  type FactionId,
  type FactionState,
  forCondition,
  turnRow,
  type UnitId,
} from '../data/index.ts';
import { controls, isAhead, isBehind } from '../rules/control.ts';
import { controllerOf, defendsItself } from '../rules/factions.ts';
import { IN_FIGHTING } from '../rules/politics.ts';
import {
  COMING,
  cardOf,
  IN_GAME,
  isOnMap,
  MUD,
  of,
  pieceOfLeader,
  pieceOfUnit,
  placeOf,
  type State,
  SUBJUGATED,
  statusOf,
  WITHDRAWN,
  wasPlayed,
} from '../state.ts';
import { type Play, partyOf } from './play.ts';
import { hasForces, isForceAt } from './selectors.ts';

function atLeast<T>(list: readonly T[], min: number, test: (value: T) => boolean): boolean {
  let count = 0;
  for (const value of list) if (test(value)) count++;
  return count >= min;
}

/** TC-C.cond.factionState. */
function stateOfFaction(s: State, f: FactionId): FactionState {
  const status = statusOf(s, f);
  if (status === WITHDRAWN) return 'withdrawn';
  if (status === SUBJUGATED) return 'subjugated';
  if (status !== IN_GAME) return 'conquered';
  if (defendsItself(s, f)) return 'atWar';
  return controllerOf(s, f) === undefined ? 'neutral' : 'controlled';
}

/** TC-C.cond.unit: not yet entered; eliminated greens wait there again (TC-C.R6), barred pieces are out. */
export const isAvailable = (s: State, unit: UnitId): boolean =>
  placeOf(s, pieceOfUnit(unit)) === COMING;

const TESTS: ByCondition<State, Play, boolean> = {
  any: (s, play, c) => c.of.some((inner) => holds(s, play, inner)),
  not: (s, play, c) => !holds(s, play, c.of),
  turn: (s, _play, c) => s.turn >= c.min && s.turn <= c.max,
  season: (s, _play, c) => {
    const { season } = turnRow(s.turn);
    return c.is.some((name) => (name === 'mud' ? s.weather === MUD : season.startsWith(name)));
  },
  cardPlayed: (s, play, c) => {
    const side = partyOf(s, play, c.side);
    return side !== undefined && wasPlayed(s, cardOf(side, c.number)) === c.played;
  },
  factionControl: (s, play, c) =>
    atLeast(c.factions, c.min, (f) => {
      const by = c.by === 'none' ? undefined : partyOf(s, play, c.by);
      return controllerOf(s, f) === by && (by !== undefined || c.by === 'none');
    }),
  factionState: (s, _play, c) => c.factions.every((f) => c.is.includes(stateOfFaction(s, f))),
  spaceControl: (s, play, c) => {
    const by = partyOf(s, play, c.by);
    return by !== undefined && atLeast(c.ids, c.min, (id) => controls(s, by, id));
  },
  force: (s, play, c) =>
    hasForces(s, play.side, c.forces, c.min, (piece) => isForceAt(s, play, piece, c.where)),
  unit: (s, _play, c) =>
    atLeast(c.units, c.min, (unit) =>
      c.is === 'available' ? isAvailable(s, unit) : isOnMap(s, pieceOfUnit(unit)),
    ),
  leader: (s, _play, c) => isOnMap(s, pieceOfLeader(c.leader)),
  infighting: (s, play, c) => {
    const side = partyOf(s, play, c.side);
    return side !== undefined && (of(s.inFighting, side) === IN_FIGHTING) === c.is;
  },
  vcLead: (s, play, c) => {
    const side = partyOf(s, play, c.side);
    return side !== undefined && (c.is === 'ahead' ? isAhead(s, side) : isBehind(s, side));
  },
};

export function holds(s: State, play: Play, condition: Condition): boolean {
  return forCondition(TESTS, s, play, condition);
}
export function allHold(s: State, play: Play, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!holds(s, play, condition)) return false;
  return true;
}
