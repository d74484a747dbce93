// The open table has narrow places: whoever stops beside a bridge keeps everybody behind them from crossing (HP-2.4g).
import {
  GROUP_LIMIT,
  type Group,
  geometry,
  groupsOf,
  OpenGeometry,
  type Place,
  pointsOf,
  type SideId,
  type State,
  theatre,
} from '@motti/hourra-pobieda/parts';
import type { Orders } from './orders.ts';

/** A group and the places that it comes by next. */
interface Way {
  readonly group: Group;
  readonly points: number;
  readonly places: readonly Place[];
}
export type Ways = readonly Way[];

/** How far ahead is looked, and how closely, in hundredths of a UD. */
const AHEAD = 200;
const EVERY = 25;

/** The next ways of all groups of a side that go somewhere; on hexes there are ways round everybody. */
export function waysOf(s: State, side: SideId, orders: Orders): Ways {
  const g = geometry(s);
  if (!(g instanceof OpenGeometry)) return [];
  return groupsOf(s, side).flatMap((group) => {
    const goal = orders.get(group.key);
    if (!goal) return [];
    const points = pointsOf(theatre(s), group.elements);
    const places: Place[] = [];
    let from = group.place;
    for (const to of goal.route(group.place)) {
      const length = Math.round(100 * g.distance(from, to));
      for (let far = EVERY; far < length; far += EVERY) places.push(g.towards(from, to, far) ?? to);
      places.push(to);
      from = to;
      if (places.length * EVERY >= AHEAD) break;
    }
    return [{ group, points, places }];
  });
}

/** How many friends cannot pass while a group stands there. */
export function jams(s: State, ways: Ways, group: Group): number {
  if (ways.length === 0) return 0;
  const g = geometry(s);
  const points = pointsOf(theatre(s), group.elements);
  let count = 0;
  for (const way of ways)
    if (
      way.group.key !== group.key &&
      way.points + points > GROUP_LIMIT &&
      way.places.some((place) => g.inControlZone(place, group.place))
    )
      count++;
  return count;
}
