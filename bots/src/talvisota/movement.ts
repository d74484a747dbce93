// Set-up, returns and special movement of the Soviet side: where units wait and how they come forward.
import type { Random } from '@motti/engine';
import {
  type Action,
  BOX,
  DONE,
  FINNISH_SPACES,
  FORCE_LIMIT,
  FRONTS,
  type FrontId,
  frontOf,
  garrison,
  isGap,
  isOpenTarget,
  isSoviet,
  linkedSpaces,
  markAction,
  movesFrom,
  neighboursOf,
  placeAction,
  recoverAction,
  SOVIET,
  SOVIET_TYPES,
  type SpaceId,
  type State,
  sovietSpacesOf,
  spaceValue,
  unitsAt,
} from '@motti/talvisota/parts';
import { Draft } from './draft.ts';

/** The share of each type that goes to Lapland, Ladoga and Karelia. */
const SHARES: Readonly<Record<'setup' | 'arrive', readonly (readonly number[])[]>> = {
  setup: [
    [2, 5, 6], // FUS
    [0, 1, 2], // ELI
    [1, 1, 2], // MECA
    [0, 1, 2], // TAN
  ],
  arrive: [
    [2, 4, 6],
    [0, 1, 2],
    [1, 1, 1],
    [0, 1, 2],
  ],
};

export function placementPlan(s: State, kind: 'setup' | 'arrive'): readonly Action[] {
  const draft = new Draft(s, SOVIET);
  for (const type of SOVIET_TYPES)
    for (const front of FRONTS)
      for (let i = 0; i < SHARES[kind][type]![front]!; i++) draft.try(placeAction(type, front));
  for (const type of SOVIET_TYPES) while (draft.try(placeAction(type, 2)));
  return draft.actions;
}

/** Units on the map and in boxes below which it pays to buy some back. */
const ENOUGH = 24;
/** Morale that is not spent on it. */
const RESERVE = 8;

export function recoveryPlan(s: State, random: Random): readonly Action[] {
  const draft = new Draft(s, SOVIET);
  let present = 0;
  for (let place = 0; place < BOX + 3; place++) present += garrison(s, place);
  let purse = s.sovietMorale - RESERVE;
  for (const type of [0, 0, 0, 1, 3, 2]) {
    if (present >= ENOUGH || purse <= 0) break;
    const front = 1 + random(2);
    for (let i = 0; i < (type === 0 ? 2 : 1); i++)
      if (draft.try(recoverAction(type, front))) present++;
    purse--;
  }
  draft.try(DONE);
  return draft.actions;
}

/** O4: plugs gaps, brings units up to where the next attacks start, and marks what they will leave. */
export function specialPlan(s: State): readonly Action[] {
  const draft = new Draft(s, SOVIET);
  plugGaps(draft);
  for (const front of FRONTS) bringUp(draft, front);
  const starts = FINNISH_SPACES.filter((space) => garrison(draft.state, space) > 0);
  starts.sort((a, b) => promise(draft.state, b) - promise(draft.state, a));
  for (const space of starts) if (promise(draft.state, space) > 0) draft.try(markAction(space));
  draft.try(DONE);
  return draft.actions;
}

function plugGaps(draft: Draft): void {
  for (const space of FINNISH_SPACES) {
    if (!isGap(draft.state, space) || draft.try(markAction(space))) continue;
    moveOne(draft, frontOf(space), space);
  }
}

/** The best that a garrison here could aim at. */
function promise(s: State, space: SpaceId): number {
  let best = 0;
  for (const target of neighboursOf(space, s.turn))
    if (!isSoviet(target) && isOpenTarget(s, target, frontOf(target)))
      best = Math.max(best, 1 + spaceValue(target));
  return best;
}

/** Half of what waits in the rear goes to the most promising space that can be reached. */
function bringUp(draft: Draft, front: FrontId): void {
  const linked = linkedSpaces(draft.state);
  const goals = FINNISH_SPACES.filter(
    (space) =>
      frontOf(space) === front &&
      linked[space] === 1 &&
      garrison(draft.state, space) < FORCE_LIMIT &&
      promise(draft.state, space) > 0,
  );
  goals.sort((a, b) => promise(draft.state, b) - promise(draft.state, a));
  const rear = (): number =>
    garrison(draft.state, BOX + front) +
    sovietSpacesOf(front).reduce((sum, space) => sum + garrison(draft.state, space), 0);
  const keep = homePromise(draft.state, front) > 0 ? Math.ceil(rear() / 2) : 0;
  for (const goal of goals)
    while (rear() > keep && garrison(draft.state, goal) < FORCE_LIMIT)
      if (!moveOne(draft, front, goal)) break;
}

const homePromise = (s: State, front: FrontId): number =>
  Math.max(0, ...sovietSpacesOf(front).map((space) => promise(s, space)));

/** Moves the best unit of the rear, scattered ones first. */
function moveOne(draft: Draft, front: FrontId, to: SpaceId): boolean {
  for (const from of [...sovietSpacesOf(front), BOX + front])
    for (const type of [3, 1, 2, 0])
      if (unitsAt(draft.state, from, type) > 0 && draft.try(movesFrom(type, from)[to]!))
        return true;
  return false;
}
