// One round of combat: the die, what may soften its result, the losses, and whether it goes on (3.3 steps 4 to 7).
import { type Decision, invariant, type Side } from '@motti/engine';
import type { Action, EmitEvent, GameAsk } from '../actions.ts';
import {
  DIV,
  NKVD,
  nameOfSpace,
  nameOfUnit,
  RES,
  SCOUTS,
  SCT,
  SK,
  SOVIET_TYPES,
  type UnitType,
  WD,
} from '../data/index.ts';
import { FALL_BACK, FIGHT, HOLD_ACTION, loseAction, NKVD_ACTION, STOP } from '../interned.ts';
import { supportsOf } from '../plans.ts';
import { refuse } from '../refusal.ts';
import { doomedOf, isUnseenChoice, losable, owed, setDoomed } from '../rules/losses.ts';
import { type RoundResult, roundResult } from '../rules/round.ts';
import { clashOf, DEFENDERS } from '../rules/strength.ts';
import {
  addEngaged,
  addFinns,
  addForce,
  addScouts,
  type Combat,
  combatOf,
  engagedOf,
  engagedTotal,
  FINLAND,
  FINNISH_LOSSES,
  finish,
  forceOf,
  forceTotal,
  HOLD,
  LOSSES,
  moveFinns,
  moveUnits,
  push,
  SOVIET,
  type State,
} from '../state.ts';
import {
  type Auto,
  BOTH,
  type ChancePhase,
  diceDecide,
  finlandDecides,
  ONE_DIE,
  type Phase,
  sovietDecides,
} from './phase.ts';

export const round: ChancePhase = {
  decision: (s) => {
    const c = combatOf(s);
    return diceDecide(
      { kind: 'round', clause: 'TV-4.2g', space: nameOfSpace(c.target), round: c.round },
      ONE_DIE,
    );
  },
  roll(s, dice, emit) {
    finish(s);
    const c = combatOf(s);
    const die = dice[0] ?? 1;
    const clash = clashOf(s, c);
    const result = roundResult(c, clash, die);
    carryOut(c, result);
    emit?.({
      kind: 'round',
      clause: 'TV-4.3a',
      space: nameOfSpace(c.target),
      round: c.round,
      soviet: clash.soviet,
      finland: clash.finland,
      roller: clash.roller,
      difference: clash.difference,
      die,
      modified: result.modified,
      result: result.text,
    });
    push(s, 'ladder', 'losses', 'nkvd', 'hold');
  },
};

function carryOut(c: Combat, result: RoundResult): void {
  c.sovietLoss = result.sovietLoss;
  c.finnishLoss = result.finnishLoss;
  c.sovietRetreat = result.sovietRetreats ? 1 : 0;
  c.finnishRetreat = result.finnsRetreat ? 1 : 0;
  c.doubled = result.doubled ? 1 : 0;
  c.lastLoss = c.sovietLoss;
}

// ------------------------------------------------------------------ Mannerheim holds, NKVD stands

/** TV-A42: with Mannerheim on hold a Finnish retreat can be cancelled; solo always does (TV-A69). */
export const autoHold: Auto = (s, emit) => {
  const c = combatOf(s);
  const asked = c.finnishRetreat === 1 && c.mannerheim === HOLD;
  if (asked && !s.rules.solo) return false;
  finish(s);
  if (asked) cancelFinnishRetreat(c, emit);
  return true;
};

function cancelFinnishRetreat(c: Combat, emit: EmitEvent): void {
  c.finnishRetreat = 0;
  // TV-A43: a loss is doubled once at most.
  if (c.doubled === 0) c.finnishLoss *= 2;
  c.doubled = 1;
  emit?.({ kind: 'held', clause: 'TV-3.3.3b', side: FINLAND });
}

const facts = (c: Combat) => ({ space: nameOfSpace(c.target), round: c.round });

export const hold: Phase = {
  kinds: ['hold', 'fall-back'],
  decision: (s) =>
    finlandDecides({
      kind: 'hold',
      clause: 'TV-A42',
      ...facts(combatOf(s)),
      losses: combatOf(s).finnishLoss,
    }),
  choices: () => [HOLD_ACTION, FALL_BACK],
  check: () => undefined,
  apply(s, _side, action, emit) {
    finish(s);
    if (action.kind === 'hold') cancelFinnishRetreat(combatOf(s), emit);
    else emit?.({ kind: 'fell-back', clause: 'TV-A42', side: FINLAND });
  },
};

/** TV-A41: only a retreat that the result demands, and only with NKVD in the strategy. */
export const autoNkvd: Auto = (s) => {
  const c = combatOf(s);
  if (c.sovietRetreat === 1 && supportsOf(s, c.strategy, NKVD) > 0) return false;
  finish(s);
  return true;
};

export const nkvd: Phase = {
  kinds: ['nkvd', 'fall-back'],
  decision: (s) =>
    sovietDecides({
      kind: 'nkvd',
      clause: 'TV-A41',
      ...facts(combatOf(s)),
      losses: combatOf(s).sovietLoss,
    }),
  choices: () => [NKVD_ACTION, FALL_BACK],
  check: () => undefined,
  apply(s, _side, action, emit) {
    finish(s);
    const c = combatOf(s);
    if (action.kind === 'fall-back') {
      emit?.({ kind: 'fell-back', clause: 'TV-A41', side: SOVIET });
      return;
    }
    c.sovietRetreat = 0;
    c.sovietLoss *= 2;
    c.lastLoss = c.sovietLoss;
    emit?.({ kind: 'no-step-back', clause: 'TV-3.3.2g', side: SOVIET });
  },
};

// ---------------------------------------------------------------------------------- the losses

function loseSoviet(s: State, c: Combat, unit: UnitType, count: number, emit: EmitEvent): void {
  addForce(c, unit, -count);
  c.lost += count;
  c.sovietLoss -= count;
  moveUnits(s, unit, c.start, LOSSES, count);
  emit?.({
    kind: 'lost',
    clause: 'TV-4.5.1d',
    side: SOVIET,
    unit: nameOfUnit(unit),
    space: nameOfSpace(c.target),
    count,
  });
}

function loseFinns(s: State, c: Combat, unit: UnitType, count: number, emit: EmitEvent): void {
  addEngaged(c, unit, -count);
  c.finnishLoss -= count;
  if (unit === SCOUTS) {
    addScouts(s, c.target, -count);
    addFinns(s, FINNISH_LOSSES, SCT, count);
  } else {
    moveFinns(s, unit, c.answer, FINNISH_LOSSES, count);
  }
  emit?.({
    kind: 'lost',
    clause: 'TV-4.5.1d',
    side: FINLAND,
    unit: nameOfUnit(unit),
    space: nameOfSpace(c.target),
    count,
  });
}

/** TV-9.1h: weakest first; scouts of the space count as scouts. */
const WEAKEST_FIRST: readonly UnitType[] = [RES, SK, WD, SCT, SCOUTS, DIV];

const sovietKinds = (c: Combat): number => {
  let kinds = 0;
  for (const type of SOVIET_TYPES) if (forceOf(c, type) > 0) kinds++;
  return kinds;
};
const finnishKinds = (c: Combat): number => {
  let kinds = 0;
  for (const type of DEFENDERS) if (engagedOf(c, type) > 0) kinds++;
  return kinds;
};

/** TV-4.5.1c: one more unit is named; when both sides have named all theirs, they are lost. */
function doom(s: State, c: Combat, side: Side, unit: UnitType, emit: EmitEvent): void {
  setDoomed(c, side, [...doomedOf(c, side), unit]);
  if (owed(c, SOVIET) > 0 || owed(c, FINLAND) > 0) return;
  const soviet = c.sovietDoomed;
  const finland = c.finnishDoomed;
  setDoomed(c, SOVIET, []);
  setDoomed(c, FINLAND, []);
  const count = (units: readonly UnitType[], type: UnitType): number =>
    units.filter((doomed) => doomed === type).length;
  for (const type of new Set(soviet)) loseSoviet(s, c, type, count(soviet, type), emit);
  for (const type of new Set(finland)) loseFinns(s, c, type, count(finland, type), emit);
}

/** TV-A28: losses that leave no choice are taken at once; what cannot be taken is dropped. */
export const autoLosses: Auto = (s, emit) => {
  const c = combatOf(s);
  // Who is asked next must not tell what was named.
  if (c.sovietDoomed.length > 0 || c.finnishDoomed.length > 0) return false;
  if (c.sovietLoss >= forceTotal(c) || sovietKinds(c) === 1) {
    for (const type of SOVIET_TYPES) {
      const count = Math.min(c.sovietLoss, forceOf(c, type));
      if (count > 0) loseSoviet(s, c, type, count, emit);
    }
    c.sovietLoss = 0;
  }
  if (s.rules.solo || c.finnishLoss >= engagedTotal(c) || finnishKinds(c) === 1) {
    for (const type of WEAKEST_FIRST) {
      const count = Math.min(c.finnishLoss, engagedOf(c, type));
      if (count > 0) loseFinns(s, c, type, count, emit);
    }
    c.finnishLoss = 0;
  }
  if (c.sovietLoss > 0 || c.finnishLoss > 0) return false;
  finish(s);
  return true;
};

export const losses: Phase = {
  kinds: ['lose', 'done'],
  decision(s): Decision {
    const c = combatOf(s);
    const soviet = owed(c, SOVIET);
    const finland = owed(c, FINLAND);
    const ask: GameAsk = { kind: 'losses', clause: 'TV-4.5.1c', ...facts(c), soviet, finland };
    if (soviet > 0 && finland > 0) return { kind: 'choose', sides: BOTH, ask };
    return soviet > 0 ? sovietDecides(ask) : finlandDecides(ask);
  },
  choices(s, side) {
    const c = combatOf(s);
    const found: Action[] = [];
    const types = side === SOVIET ? SOVIET_TYPES : WEAKEST_FIRST;
    for (const type of types) if (losable(c, side, type) > 0) found.push(loseAction(type));
    return found;
  },
  check(s, side, action) {
    const c = combatOf(s);
    const count = owed(c, side);
    if (action.kind !== 'lose') return refuse('TV-4.5.1b', 'losses-left', { count });
    const unit = nameOfUnit(action.unit);
    const own = action.unit < 4 === (side === SOVIET);
    const engaged = own && losable(c, side, action.unit) > 0;
    return engaged ? undefined : refuse('TV-4.5.1c', 'not-engaged', { unit, count });
  },
  apply(s, side, action, emit) {
    invariant(action.kind === 'lose', 'losses: lose');
    const c = combatOf(s);
    if (isUnseenChoice(c)) doom(s, c, side, action.unit, emit);
    else if (side === SOVIET) loseSoviet(s, c, action.unit, 1, emit);
    else loseFinns(s, c, action.unit, 1, emit);
  },
};

/** TV-A46: what the round has led to. */
export const ladder: Auto = (s) => {
  finish(s);
  const c = combatOf(s);
  if (forceTotal(c) === 0) push(s, 'repulse');
  else if (engagedTotal(c) === 0 || c.finnishRetreat === 1) push(s, 'conquest');
  else if (c.sovietRetreat === 1) push(s, 'repulse');
  else push(s, c.round === 1 ? 'fight-on' : 'repulse');
  return true;
};

export const fightOn: Phase = {
  kinds: ['fight', 'stop'],
  decision: (s) => sovietDecides({ kind: 'fight-on', clause: 'TV-4.4b', ...facts(combatOf(s)) }),
  choices: () => [FIGHT, STOP],
  check: () => undefined,
  apply(s, _side, action, emit) {
    finish(s);
    const c = combatOf(s);
    const space = nameOfSpace(c.target);
    if (action.kind === 'fight') {
      c.round = 2;
      push(s, 'round');
      emit?.({ kind: 'fights-on', clause: 'TV-4.4b', space });
    } else {
      push(s, 'repulse');
      emit?.({ kind: 'stopped', clause: 'TV-4.4b', space });
    }
  },
};
