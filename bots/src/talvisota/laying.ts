// O2 with supports in two steps (TV-A17): each support goes to the front where our plan, were it made now, would use it.
import type { Random, Side } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import {
  COMMIT,
  FINNISH_SUPPORTS,
  type FrontId,
  layAction,
  SOVIET,
  SOVIET_SUPPORTS,
} from '@motti/talvisota/parts';
import { Draft } from './draft.ts';
import { finnishPlan } from './finland.ts';
import type { Posture } from './posture.ts';
import type { Sight } from './sight.ts';
import { loadPlan } from './soviet.ts';

const KARELIA = 2;

/** The whole plan of the turn as we would make it now, boxes first, with every support at hand. */
function wishes(
  s: State,
  side: Side,
  random: Random,
  posture: Posture,
  sight: Sight,
): readonly Action[] {
  const now = talvisota.clone(s);
  now.rules = { ...s.rules, supportsInTwoSteps: false, frontCountsVisible: false };
  now.agenda = [...s.agenda.slice(0, -1), 'plan'];
  now.committed = [0, 0];
  return side === SOVIET ? loadPlan(now, random, posture, sight) : finnishPlan(now, random);
}

export function layPlan(
  s: State,
  side: Side,
  random: Random,
  posture: Posture,
  sight: Sight,
): readonly Action[] {
  const draft = new Draft(s, side);
  const fronts = new Map<number, FrontId>();
  for (const wish of wishes(s, side, random, posture, sight)) {
    if (wish.kind === 'box') fronts.set(wish.strategy, wish.front);
    const front = wish.kind === 'support' ? fronts.get(wish.strategy) : undefined;
    if (wish.kind === 'support' && front !== undefined) draft.try(layAction(wish.support, front));
  }
  // What the plan has no room for waits where it puts its best strategy: all of it may still serve.
  const main = fronts.values().next().value ?? KARELIA;
  for (const support of side === SOVIET ? SOVIET_SUPPORTS : FINNISH_SUPPORTS)
    while (draft.try(layAction(support, main)));
  draft.try(COMMIT);
  return draft.actions;
}
