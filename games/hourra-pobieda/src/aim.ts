// What a side is after, by what its groups have done. Reads what everybody sees and nothing else: groups that are not
// concealed, who holds what, assaults and shots.
import type * as engine from '@motti/engine';
import type { Facts, Side } from '@motti/engine';
import type { Place } from './board/geometry.ts';
import { gainerOf } from './rules/victory.ts';
import {
  enemyOf,
  findGroup,
  type Group,
  geometry,
  holderOf,
  type SideId,
  type State,
  sideOf,
  sideOfName,
  theatre,
} from './state.ts';
import { nameOf } from './theatre.ts';

export type AimCode =
  | 'takes'
  | 'storms'
  | 'shells'
  | 'marches-on'
  | 'covers'
  | 'falls-back'
  | 'digs-in';
type Aim = engine.Aim<AimCode>;

/** What the scenario counts: something by the name that it has there, who gains it, and how far it is. */
interface Goal {
  readonly noun: 'objective' | 'base' | 'place';
  readonly name: string;
  readonly taker: SideId;
  readonly distance: (from: Place) => number;
}

/** A group that was seen before and is seen elsewhere now. */
interface Move {
  readonly from: Place;
  readonly to: Place;
}

/** An enemy so near, in UD, is what a group goes back from. */
const CLOSE = 3;

export function aim(before: State, after: State, name: Side): Aim | undefined {
  const side = sideOfName(name);
  const told = (code: AimCode, facts: Facts): Aim => ({ side: name, code, facts });
  const t = theatre(after);
  const taken = t.bases.findIndex(
    (_, base) => after.holders[base] === side && before.holders[base] !== side,
  );
  if (taken >= 0) return told('takes', { noun: 'base', name: t.bases[taken]!.id });
  if (after.assault && !before.assault && sideOf(after.assault.assailant) === side)
    return told('storms', { at: nameOf(t, after.assault.at) });
  const shot = after.shot && !before.shot ? findGroup(after, after.shot.target) : undefined;
  if (shot && shot.concealed === 0 && sideOf(shot.key) !== side)
    return told('shells', { at: nameOf(t, shot.place) });

  const moves = movesOf(before, after, side);
  const goal = goalOf(after, moves);
  if (goal?.taker === side) return told('marches-on', { noun: goal.noun, name: goal.name });
  const left = leftBehind(before, moves, side);
  if (left) return told('falls-back', { at: nameOf(t, left.place) });
  if (goal) return told('covers', { noun: goal.noun, name: goal.name });
  const dug = seenOf(after, side).find(
    (group) => group.level > (seenBefore(before, group)?.level ?? group.level),
  );
  return dug && told('digs-in', { at: nameOf(t, dug.place) });
}

const seenOf = (s: State, side: SideId): Group[] =>
  s.groups.filter((group) => sideOf(group.key) === side && group.concealed === 0);

function seenBefore(before: State, { key }: Group): Group | undefined {
  const group = findGroup(before, key);
  return group?.concealed === 0 ? group : undefined;
}

function movesOf(before: State, after: State, side: SideId): Move[] {
  return seenOf(after, side).flatMap((group) => {
    const from = seenBefore(before, group)?.place;
    return from === undefined || from === group.place ? [] : [{ from, to: group.place }];
  });
}

/** Places that a condition of victory speaks of, each once. */
function goalsOf(s: State): Goal[] {
  const t = theatre(s);
  const g = geometry(s);
  const goals = new Map<string, Goal>();
  const add = (goal: Goal): void => {
    goals.set(`${goal.noun} ${goal.name} ${goal.taker}`, goal);
  };
  for (const clause of t.victory)
    for (const test of clause.all) {
      const taker = gainerOf(test, clause);
      switch (test.kind) {
        case 'controls':
        case 'not-controls':
        case 'occupies': {
          const name = t.scenario.objectives![test.objective]!.id;
          const distance = (from: Place) => g.distanceToObjective(test.objective, from);
          add({ noun: 'objective', name, taker, distance });
          break;
        }
        case 'holds-base': {
          if (holderOf(s, test.base) === taker) break;
          const { id, place } = t.bases[test.base]!;
          add({ noun: 'base', name: id, taker, distance: (from) => g.distance(from, place) });
          break;
        }
        case 'road-open':
          add({
            noun: 'place',
            name: nameOf(t, test.to),
            taker,
            distance: (from) => g.distance(from, test.to),
          });
          break;
      }
    }
  return [...goals.values()];
}

/** The goal that the groups have come nearer to than to any other; what is close by counts more. */
function goalOf(s: State, moves: readonly Move[]): Goal | undefined {
  let best: Goal | undefined;
  let most = 0;
  for (const goal of goalsOf(s)) {
    let nearer = 0;
    for (const { from, to } of moves) {
      const left = goal.distance(to);
      nearer += (goal.distance(from) - left) / (1 + left);
    }
    if (nearer > most) [best, most] = [goal, nearer];
  }
  return best;
}

/** The enemy from whom a group has gone away. */
function leftBehind(before: State, moves: readonly Move[], side: SideId): Group | undefined {
  const g = geometry(before);
  for (const { from, to } of moves)
    for (const enemy of seenOf(before, enemyOf(side))) {
      const near = g.distance(from, enemy.place);
      if (near <= CLOSE && g.distance(to, enemy.place) > near) return enemy;
    }
  return undefined;
}
