// There are narrow places: whoever stops at a bridge keeps everybody behind them from crossing (HP-2.4g).
import {
  GROUP_LIMIT,
  type Group,
  geometry,
  groupsOf,
  type Place,
  pointsOf,
  type SideId,
  type State,
  theatre,
} from '@motti/hourra-pobieda/parts';
import { type Goal, WAY_ROUND, wayAhead } from './goals.ts';
import type { Orders } from './orders.ts';

/** A group that goes somewhere, and who would stand in its way. */
interface Way {
  readonly group: Group;
  readonly points: number;
  readonly isBarredFrom: (place: Place) => boolean;
}
export type Ways = readonly Way[];

/** The ways of all groups of a side that go somewhere. */
export const waysOf = (s: State, side: SideId, orders: Orders): Ways =>
  groupsOf(s, side).flatMap((group) => {
    const goal = orders.get(group.key);
    if (!goal) return [];
    const points = pointsOf(theatre(s), group.elements);
    return [{ group, points, isBarredFrom: barredFrom(s, group.place, goal) }];
  });

function barredFrom(s: State, from: Place, goal: Goal): (place: Place) => boolean {
  const g = geometry(s);
  if (g.kind === 'hex')
    return (place) => goal.place !== place && goal.detour(from, place) >= WAY_ROUND;
  const places = wayAhead(g, from, goal);
  return (place) => places.some((next) => g.inControlZone(next, place));
}

/** How many friends cannot pass while a group stands there. */
export function jams(s: State, ways: Ways, group: Group): number {
  if (ways.length === 0) return 0;
  const points = pointsOf(theatre(s), group.elements);
  let count = 0;
  for (const way of ways)
    if (
      way.group.key !== group.key &&
      way.points + points > GROUP_LIMIT &&
      way.isBarredFrom(group.place)
    )
      count++;
  return count;
}
