// What a combat leads to: conquest, advance and second attack, or repulse and retreat (3.3 steps 8 and 9).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  areAdjacent,
  FORCE_LIMIT,
  HELSINKI,
  isSoviet,
  NKVD,
  NONE,
  nameOfSpace,
  nameOfStrategy,
  nameOfUnit,
  neighboursOf,
  SCT,
  SOVIET_TYPES,
  type SpaceId,
  sovietStrategy,
  type UnitType,
} from '../data/index.ts';
import {
  advanceAction,
  DONE,
  FALL_BACK,
  NKVD_ACTION,
  onwardAction,
  retreatAction,
  STOP,
  takeAction,
} from '../interned.ts';
import { supportsOf } from '../plans.ts';
import { refuse } from '../refusal.ts';
import { isControlled, isGap } from '../rules/control.ts';
import { scoreConquest, scoreRepulse } from '../rules/morale.ts';
import { isUndefended } from '../rules/strength.ts';
import {
  addFinns,
  addForce,
  addInside,
  addScouts,
  battleOn,
  type Combat,
  combatOf,
  emptyZone,
  FINNISH_VICTORY,
  finish,
  forceOf,
  forceTotal,
  garrison,
  insideOf,
  insideTotal,
  isPicked,
  moveUnits,
  push,
  SOVIET,
  SOVIET_VICTORY,
  type State,
  scoutsAt,
  setConquered,
  USED,
} from '../state.ts';
import { finishGame } from './end.ts';
import { type Auto, type Phase, sovietDecides, tally } from './phase.ts';

// ---------------------------------------------------------------------------- Soviet victory

export const conquest: Auto = (s, emit) => {
  finish(s);
  const c = combatOf(s);
  c.outcome = SOVIET_VICTORY;
  emit?.({
    kind: 'conquest',
    clause: 'TV-4.5.2a',
    space: nameOfSpace(c.target),
    strategy: nameOfStrategy(c.strategy),
    undefended: c.round === 0 && isUndefended(c),
  });
  scoreConquest(s, c, emit);
  c.conquests++;
  setConquered(s, c.target, true);
  // TV-A47: scouts driven out are used for this turn, like the units of a strategy.
  const scouts = scoutsAt(s, c.target);
  addScouts(s, c.target, -scouts);
  addFinns(s, USED, SCT, scouts);
  push(s, 'second', 'capture', 'advance');
  return true;
};

/** TV-A49: room in the conquered space. */
const room = (s: State, c: Combat): number => FORCE_LIMIT - garrison(s, c.target);
const waiting = (c: Combat): number => forceTotal(c) - insideTotal(c);

function advanceUnit(s: State, c: Combat, unit: UnitType, count: number, emit: EmitEvent): void {
  addInside(c, unit, count);
  moveUnits(s, unit, c.start, c.target, count);
  emit?.({
    kind: 'advanced',
    clause: 'TV-4.5.2b',
    unit: nameOfUnit(unit),
    from: nameOfSpace(c.start),
    space: nameOfSpace(c.target),
    count,
  });
}

/** TV-A47: nothing to ask where nobody can move in, or one unit must. */
export const autoAdvance: Auto = (s, emit) => {
  const c = combatOf(s);
  if (c.start === c.target) {
    for (const type of SOVIET_TYPES) addInside(c, type, forceOf(c, type));
  } else if (forceTotal(c) === 1 && garrison(s, c.target) === 0) {
    for (const type of SOVIET_TYPES) if (forceOf(c, type) > 0) advanceUnit(s, c, type, 1, emit);
  } else if (waiting(c) > 0 && room(s, c) > 0) {
    return false;
  }
  finish(s);
  return true;
};

export const advance: Phase = {
  kinds: ['advance', 'done'],
  decision: (s) =>
    sovietDecides({ kind: 'advance', clause: 'TV-A47', space: nameOfSpace(combatOf(s).target) }),
  choices(s) {
    const c = combatOf(s);
    const found: Action[] = [];
    for (const type of SOVIET_TYPES)
      if (forceOf(c, type) > insideOf(c, type)) found.push(advanceAction(type));
    if (garrison(s, c.target) > 0) found.push(DONE);
    return found;
  },
  check(s, _side, action) {
    const c = combatOf(s);
    const space = nameOfSpace(c.target);
    if (action.kind === 'done')
      return garrison(s, c.target) > 0 ? undefined : refuse('TV-A47', 'must-occupy', { space });
    invariant(action.kind === 'advance', 'advance: advance or done');
    const unit = nameOfUnit(action.unit);
    const stands = action.unit < 4 && forceOf(c, action.unit) > insideOf(c, action.unit);
    return stands ? undefined : refuse('TV-4.5.2b', 'not-in-the-force', { unit, space });
  },
  apply(s, _side, action, emit) {
    if (action.kind === 'advance') advanceUnit(s, combatOf(s), action.unit, 1, emit);
    else finish(s);
  },
};

/** TV-1.2c: Helsinki ends the game at once. */
export const capture: Auto = (s, emit) => {
  finish(s);
  if (combatOf(s).target === HELSINKI) finishGame(s, SOVIET, 'TV-1.2c', emit);
  return true;
};

// ----------------------------------------------------------------------------- second attack

function checkOnward(s: State, c: Combat, space: SpaceId): Refusal | undefined {
  const facts = { space: nameOfSpace(space), first: nameOfSpace(c.target) };
  if (isSoviet(space)) return refuse('TV-A23', 'soviet-territory', facts);
  if (!areAdjacent(c.target, space, s.turn))
    return refuse('TV-A23', 'not-connected-to-first', facts);
  const battle = battleOn(s, space);
  if (battle !== NONE && !isPicked(s, battle))
    return refuse('TV-A23', 'awaits-another-strategy', facts);
  if (isControlled(s, space)) return refuse('TV-A23', 'already-held', facts);
  return isGap(s, space) ? refuse('TV-A54', 'gap', facts) : undefined;
}

const mayGoOn = (c: Combat): boolean =>
  c.second === 0 && sovietStrategy(c.strategy).spaces > 1 && insideTotal(c) > 0;

function secondTargets(s: State, c: Combat): SpaceId[] {
  if (!mayGoOn(c)) return [];
  return neighboursOf(c.target, s.turn).filter((space) => !checkOnward(s, c, space));
}

export const skipSecond: Auto = (s) => {
  if (secondTargets(s, combatOf(s)).length > 0) return false;
  finish(s);
  return true;
};

export const second: Phase = {
  kinds: ['onward', 'stop'],
  decision: (s) =>
    sovietDecides({ kind: 'second', clause: 'TV-3.2.2d', space: nameOfSpace(combatOf(s).target) }),
  choices(s) {
    const found = secondTargets(s, combatOf(s)).map(onwardAction);
    found.push(STOP);
    return found;
  },
  check(s, _side, action) {
    return action.kind === 'onward' ? checkOnward(s, combatOf(s), action.space) : undefined;
  },
  apply(s, _side, action, emit) {
    finish(s);
    if (action.kind !== 'onward') return;
    const c = combatOf(s);
    c.next = action.space;
    for (const type of SOVIET_TYPES) addForce(c, type, -forceOf(c, type));
    push(s, 'take');
    emit?.({
      kind: 'onward',
      clause: 'TV-3.2.2d',
      space: nameOfSpace(action.space),
      from: nameOfSpace(c.target),
    });
  },
};

/** TV-A23: one of the units that moved in, or more; the others stay. */
function takeUnit(c: Combat, unit: UnitType, count: number, emit: EmitEvent): void {
  addForce(c, unit, count);
  addInside(c, unit, -count);
  for (let i = 0; i < count; i++) emit?.({ kind: 'taken', unit: nameOfUnit(unit) });
}

export const autoTake: Auto = (s, emit) => {
  const c = combatOf(s);
  if (insideTotal(c) > 0) {
    if (insideTotal(c) > 1 || forceTotal(c) > 0) return false;
    for (const type of SOVIET_TYPES)
      if (insideOf(c, type) > 0) takeUnit(c, type, insideOf(c, type), emit);
  }
  finish(s);
  goOnward(s, c);
  return true;
};

/** TV-A23, TV-A24: the procedure starts again from the conquered space, against what is left. */
function goOnward(s: State, c: Combat): void {
  c.start = c.target;
  c.target = c.next;
  c.next = NONE;
  c.second = 1;
  c.round = 0;
  c.outcome = 0;
  c.initial = forceTotal(c);
  c.lost = 0;
  c.lastLoss = 0;
  c.meretskov = 0;
  c.timoshenko = 0;
  c.mannerheim = 0;
  c.finnishRetreat = 0;
  c.sovietRetreat = 0;
  c.inside.fill(0);
  c.engaged.fill(0);
  push(s, 'engage', 'six');
}

export const take: Phase = {
  kinds: ['take', 'done'],
  decision: (s) =>
    sovietDecides({ kind: 'take', clause: 'TV-A23', space: nameOfSpace(combatOf(s).next) }),
  choices(s) {
    const c = combatOf(s);
    const found: Action[] = [];
    for (const type of SOVIET_TYPES) if (insideOf(c, type) > 0) found.push(takeAction(type));
    if (forceTotal(c) > 0) found.push(DONE);
    return found;
  },
  check(s, _side, action) {
    const c = combatOf(s);
    if (action.kind === 'done')
      return forceTotal(c) > 0 ? undefined : refuse('TV-A23', 'take-one-unit', {});
    invariant(action.kind === 'take', 'take: take or done');
    const unit = nameOfUnit(action.unit);
    const there = action.unit < 4 && insideOf(c, action.unit) > 0;
    return there ? undefined : refuse('TV-A23', 'not-moved-in', { unit });
  },
  apply(s, _side, action, emit) {
    const c = combatOf(s);
    if (action.kind === 'take') {
      takeUnit(c, action.unit, 1, emit);
      return;
    }
    finish(s);
    goOnward(s, c);
  },
};

// --------------------------------------------------------------------------- Finnish victory

export const repulse: Auto = (s, emit) => {
  finish(s);
  const c = combatOf(s);
  c.outcome = FINNISH_VICTORY;
  emit?.({
    kind: 'repulse',
    clause: 'TV-4.5.3a',
    space: nameOfSpace(c.target),
    strategy: nameOfStrategy(c.strategy),
  });
  scoreRepulse(s, c, emit);
  push(s, 'retreat', 'stand');
  return true;
};

/** TV-A48: where a force that lost more than half must go, if it must. */
function retreatSpaces(s: State, c: Combat): SpaceId[] {
  if (forceTotal(c) === 0 || c.lost * 2 <= c.initial || isSoviet(c.start)) return [];
  return neighboursOf(c.start, s.turn).filter((space) => isControlled(s, space));
}

/** TV-A25, option `crtRoles` fixed: NKVD keeps a beaten force in its starting space, at a price. */
export const skipStand: Auto = (s) => {
  const c = combatOf(s);
  const asked =
    s.rules.fixedRoles && supportsOf(s, c.strategy, NKVD) > 0 && retreatSpaces(s, c).length > 0;
  if (asked) return false;
  finish(s);
  return true;
};

export const stand: Phase = {
  kinds: ['nkvd', 'fall-back'],
  decision: (s) =>
    sovietDecides({
      kind: 'stand',
      clause: 'TV-A25',
      space: nameOfSpace(combatOf(s).start),
      losses: combatOf(s).lastLoss,
    }),
  choices: () => [NKVD_ACTION, FALL_BACK],
  check: () => undefined,
  apply(s, _side, action, emit) {
    finish(s);
    const c = combatOf(s);
    if (action.kind === 'fall-back') {
      emit?.({ kind: 'fell-back', clause: 'TV-A25', side: SOVIET });
      return;
    }
    finish(s); // No retreat follows.
    c.sovietLoss = c.lastLoss;
    push(s, 'losses');
    emit?.({ kind: 'no-step-back', clause: 'TV-A25', side: SOVIET });
  },
};

function retreatTo(s: State, c: Combat, space: SpaceId, emit: EmitEvent): void {
  emit?.({
    kind: 'retreated',
    clause: 'TV-4.5.3d',
    space: nameOfSpace(space),
    from: nameOfSpace(c.start),
    units: tally(SOVIET_TYPES, (type) => forceOf(c, type)),
  });
  for (const type of SOVIET_TYPES) moveUnits(s, type, c.start, space, forceOf(c, type));
}

export const autoRetreat: Auto = (s, emit) => {
  const c = combatOf(s);
  const spaces = retreatSpaces(s, c);
  if (spaces.length > 1) return false;
  finish(s);
  if (spaces[0] !== undefined) retreatTo(s, c, spaces[0], emit);
  return true;
};

export const retreat: Phase = {
  kinds: ['retreat'],
  decision: (s) =>
    sovietDecides({ kind: 'retreat', clause: 'TV-A48', space: nameOfSpace(combatOf(s).start) }),
  choices: (s) => retreatSpaces(s, combatOf(s)).map(retreatAction),
  check(s, _side, action) {
    invariant(action.kind === 'retreat', 'retreat: retreat');
    const c = combatOf(s);
    const facts = { space: nameOfSpace(action.space), start: nameOfSpace(c.start) };
    if (!isControlled(s, action.space)) return refuse('TV-4.5.3e', 'retreat-needs-control', facts);
    return areAdjacent(c.start, action.space, s.turn)
      ? undefined
      : refuse('TV-A48', 'retreat-one-further', facts);
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'retreat', 'retreat: retreat');
    finish(s);
    retreatTo(s, combatOf(s), action.space, emit);
  },
};

/** TV-A72: the Finnish strategy leaves the map; its units serve no more this turn. */
export const aftermath: Auto = (s) => {
  finish(s);
  const c = combatOf(s);
  if (c.answer !== NONE) emptyZone(s, c.answer, USED);
  return true;
};
