// HP-W.4: who arrives is formed into as few groups as may be, where the way to the front is shortest: each costs its own supply.
import type { Action } from '@motti/hourra-pobieda';
import { placeAt, type SideId, type State, theatre } from '@motti/hourra-pobieda/parts';
import { goalsFor } from './goals.ts';

type Arrival = Extract<Action, { kind: 'arrive' }>;

/** The next element to its place; when there is no more room, the rest waits. */
export function arrival(s: State, side: SideId, choices: readonly Action[]): Action {
  const open = goalsFor(s, side).filter(({ aim, held }) => aim === 'take' && !held);
  let best: Arrival | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const action of choices) {
    if (action.kind !== 'arrive') continue;
    const place = placeAt(theatre(s), action.at);
    if (place === undefined) continue;
    const begun = s.arriving.some((value, i) => i % 2 === 1 && value === place);
    const way = open.reduce((near, goal) => Math.min(near, goal.distance(place)), FAR);
    const cost = begun ? -1 : way;
    if (cost < least) [best, least] = [action, cost];
  }
  return best ?? { kind: 'done' };
}
const FAR = 30;
