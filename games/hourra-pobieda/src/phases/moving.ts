// HP-D8, HP-2.4, HP-A35: the path, step by step; HP-D7 before the first step.
import type { Refusal } from '@motti/engine';
import type { Action, GameAsk } from '../actions.ts';
import { MOST_SPOTS } from '../actions.ts';
import type { Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import {
  checkNeighbour,
  checkStep,
  isInEnemyZone,
  keepsLevel,
  reachOf,
  stepsFrom,
  walkerOf,
} from '../rules/movement.ts';
import { checkPath, pathsFrom, printPath, readPath } from '../rules/paths.ts';
import { trek } from '../rules/trek.ts';
import type { Activation, State } from '../state.ts';
import {
  ADVANCED,
  findGroup,
  finish,
  geometry,
  groupOf,
  join,
  leave,
  NO_GROUP,
  newGroup,
  PROGRESSED,
  setGroup,
  showGroup,
  sideName,
  sideOf,
} from '../state.ts';
import { captureThose, enter, hostOf, moveGroup, regroup, reveal, settleAt } from './changes.ts';
import {
  type Auto,
  activeDecides,
  type Emitter,
  nameOf,
  noSuchPlace,
  type Phase,
  placeAt,
  spotOf,
  tell,
  toldTo,
  typeNames,
} from './phase.ts';
import { beginSearch, checkRecon, mayRecon } from './searches.ts';

/** Ends the move where nothing is left to be asked. */
export const autoMove: Auto = (s, emit) => {
  const active = s.active;
  const group = findGroup(s, active?.key ?? NO_GROUP);
  if (!active || !group) {
    finish(s, 'move');
    return true;
  }
  if (active.stopped === 0 && reachOf(s, walkerOf(s, active)) > 0) return false;
  endMove(s, active, emit);
  return true;
};

/** HP-2.4h: a move that ends on a friend is a regrouping. */
function endMove(s: State, active: Activation, emit: Emitter): void {
  finish(s, 'move');
  const group = groupOf(s, active.key);
  const host = active.steps > 0 ? hostOf(s, group) : undefined;
  if (host) regroup(s, group, host, emit);
}

export function moveAsk(s: State): GameAsk {
  const { key, mode } = activeOf(s);
  return {
    kind: 'move',
    clause: 'HP-D8',
    side: sideName(s.side),
    group: nameOf(s, groupOf(s, key).place),
    mode,
  };
}

export const move: Phase = {
  kinds: ['step', 'walk', 'stop', 'reconnoitre'],
  decision: (s) => activeDecides(s, moveAsk),
  choices(s) {
    const active = activeOf(s);
    const walker = walkerOf(s, active);
    const choices: Action[] = [];
    if (geometry(s).kind === 'open')
      for (const path of pathsFrom(s, walker))
        choices.push({ kind: 'walk', path: printPath(s, path) });
    else
      for (const step of stepsFrom(s, walker.place))
        if (!checkNeighbour(s, walker, step))
          choices.push({ kind: 'step', to: spotOf(s, step.to) });
    if (isLeaving(active)) return choices;
    if (active.steps === 0 && mayRecon(s)) choices.push({ kind: 'reconnoitre' });
    choices.push({ kind: 'stop' });
    return choices;
  },
  check(s, _side, action) {
    const active = activeOf(s);
    if (isLeaving(active) && action.kind !== 'step' && action.kind !== 'walk')
      return refuse('HP-A26', 'must-leave', { place: nameOf(s, groupOf(s, active.key).place) });
    if (action.kind === 'reconnoitre') return checkRecon(s, active, active.steps === 0);
    if (action.kind === 'walk') return checkPath(s, walkerOf(s, active), action.path);
    if (action.kind !== 'step') return undefined;
    if (geometry(s).kind === 'open') return drawAPath();
    const to = placeAt(s, action.to);
    return to === undefined ? noSuchPlace(action.to) : checkStep(s, walkerOf(s, active), to);
  },
  apply(s, _side, action, emit) {
    const active = activeOf(s);
    if (action.kind === 'reconnoitre') beginSearch(s, emit);
    if (action.kind === 'stop') endMove(s, active, emit);
    if (isLeaving(active)) splitOff(s, active, emit);
    if (action.kind === 'walk') walkPath(s, active, readPath(s, action.path) ?? [], emit);
    if (action.kind === 'step') {
      const to = placeAt(s, action.to);
      if (to !== undefined) walkTo(s, active, to, emit);
    }
  },
};

/** On the open table there are no neighbours. */
const drawAPath = (): Refusal => refuse('HP-G20', 'no-path', { most: MOST_SPOTS });

function activeOf(s: State): Activation {
  if (!s.active) throw new Error('invariant: nobody moves');
  return s.active;
}

/** HP-A26: elements that are to leave their group have yet to make their first step, and do nothing before it. */
const isLeaving = (active: Activation): boolean => active.detached.length > 0;

/** HP-A26: with its first step the detachment becomes a group of its own, the active one. */
function splitOff(s: State, active: Activation, emit: Emitter): void {
  const parent = groupOf(s, active.key);
  const elements = active.detached;
  leave(parent, elements);
  if (!keepsLevel(s, parent)) parent.level = 0;
  const group = newGroup(s, s.side, parent.place);
  join(group, elements);
  group.concealed = parent.concealed;
  if (group.concealed === 0) showGroup(s, group);
  active.key = group.key;
  active.parent = parent.place;
  active.detached = [];
  // HP-A76: whoever sees a hidden group come out does not see who stays.
  tell(
    emit,
    {
      kind: 'split',
      clause: 'HP-2.2d',
      side: sideName(s.side),
      at: nameOf(s, parent.place),
      elements: typeNames(s, elements),
    },
    toldTo(parent),
  );
}

/** HP-A35: one step, with everything it meets. */
function walkTo(s: State, active: Activation, to: Place, emit: Emitter): void {
  const group = groupOf(s, active.key);
  const side = sideOf(group.key);
  const walk = geometry(s).walk(group.place, [to], s.pontoons)?.[0];
  if (!walk) return;
  const effect = moveGroup(s, group, walk, active.inside, emit);
  active.inside = effect.inside;
  active.broken += effect.broken;
  active.steps++;
  active.walked += 100;
  if (!walk.road) active.offRoad = 1;
  setGroup(s, group, active.mode === 'rapid' ? ADVANCED : PROGRESSED);
  const names = { side: sideName(side), at: nameOf(s, to) };
  emit?.({
    kind: 'moved',
    clause: active.mode === 'rapid' ? 'HP-2.4b' : 'HP-2.4a',
    ...names,
    from: nameOf(s, walk.from),
    road: walk.road,
  });
  if (walk.stream && !walk.road) {
    active.stopped = 1;
    emit?.({ kind: 'stopped', clause: 'HP-1.6o', ...names, why: 'stream' });
  }
  if (isInEnemyZone(s, side, to)) {
    active.stopped = 1;
    emit?.({ kind: 'stopped', clause: 'HP-2.4f', ...names, why: 'zone' });
  }
  enter(s, group, walk.from, true);
}

/** HP-A35 on the open table: the path as far as it goes. */
function walkPath(s: State, active: Activation, path: readonly Place[], emit: Emitter): void {
  const group = groupOf(s, active.key);
  const from = group.place;
  const walker = walkerOf(s, active);
  const made = trek(s, { walker, inside: active.inside, knowledge: 'true', retreat: false }, path);
  reveal(s, group, emit);
  settleAt(s, group, made);
  active.inside = made.inside;
  active.broken = made.broken;
  active.steps++;
  active.walked += made.length;
  active.zones = made.zones.slice();
  active.zoned = made.zoned;
  if (!made.road) active.offRoad = 1;
  setGroup(s, group, active.mode === 'rapid' ? ADVANCED : PROGRESSED);
  const side = sideOf(group.key);
  const names = { side: sideName(side), at: nameOf(s, made.end) };
  emit?.({
    kind: 'moved',
    clause: active.mode === 'rapid' ? 'HP-2.4b' : 'HP-2.4a',
    ...names,
    from: nameOf(s, from),
    road: made.road,
  });
  if (made.stop === 'stream') {
    active.stopped = 1;
    emit?.({ kind: 'stopped', clause: 'HP-1.6o', ...names, why: 'stream' });
  }
  if (isInEnemyZone(s, side, made.end)) {
    active.stopped = 1;
    emit?.({ kind: 'stopped', clause: 'HP-2.4f', ...names, why: 'zone' });
  }
  captureThose(s, side, (place) => made.taken.includes(place), emit);
  enter(s, group, from, true);
}
