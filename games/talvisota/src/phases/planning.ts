// A1: strategies into boxes and means to strategies, in secret (TV-3.2.1, TV-A16, TV-A17, TV-A22).
import { type Decision, invariant, type Refusal, type Side } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  FRONTS,
  isSovietStrategy,
  isSovietSupport,
  isSovietType,
  NONE,
  nameOfEnvironment,
  nameOfFront,
  nameOfStrategy,
  nameOfSupport,
  nameOfUnit,
  PLACE_NAMES,
  SOVIET_STRATEGIES,
  type StrategyId,
} from '../data/index.ts';
import { boxAction, COMMIT, unboxAction } from '../interned.ts';
import {
  addBase,
  addExtra,
  addFinnishSupport,
  boxedOn,
  clearStrategy,
  setBox,
  setEntrenched,
  setEnvironment,
  setSupport,
} from '../plans.ts';
import { refuse } from '../refusal.ts';
import { attacksOf, couldAttackAnywhere, couldAttackAsBoxed } from '../rules/attack.ts';
import {
  areLegalForces,
  boxesOn,
  boxesTaken,
  checkAssign,
  checkBox,
  checkFilled,
  checkForces,
  checkReinforce,
  isLoaded,
  shortStrategy,
} from '../rules/force.ts';
import { checkAssignFinns, checkEntrench, checkEnvironment, checkSupport } from '../rules/means.ts';
import {
  FINLAND,
  FORCES,
  finish,
  hasCommitted,
  moveFinns,
  SOVIET,
  type State,
  setCommitted,
  topStep,
} from '../state.ts';
import { BOTH, type Phase, sovietDecides } from './phase.ts';
import { addFinnishMeans, addSovietMeans } from './planning-choices.ts';

const BOXES = sovietDecides({ kind: 'boxes', clause: 'TV-A16' });
const ASK = { kind: 'plan', clause: 'TV-3.2.1c' } as const;
const PLAN_BOTH: Decision = { kind: 'choose', sides: BOTH, ask: ASK };
const PLAN_SOVIET: Decision = { kind: 'choose', sides: [SOVIET], ask: ASK };
const PLAN_FINLAND: Decision = { kind: 'choose', sides: [FINLAND], ask: ASK };

const sideOf = (strategy: StrategyId): Side => (isSovietStrategy(strategy) ? SOVIET : FINLAND);

function addBoxes(s: State, first: StrategyId, found: Action[]): void {
  for (let strategy = first; strategy < first + 4; strategy++) {
    if (boxedOn(s, strategy) !== NONE) {
      if (!isLoaded(s, strategy)) found.push(unboxAction(strategy));
      continue;
    }
    for (const front of FRONTS)
      if (boxesTaken(s, front, strategy) < boxesOn(s, front))
        found.push(boxAction(strategy, front));
  }
}

/** TV-A22: the boxes must leave an attack possible, if any boxes do. */
const leavesAttack = (s: State): boolean =>
  !s.rules.mustAttack || couldAttackAsBoxed(s) || !couldAttackAnywhere(s);

/** TV-A22: at least one strategy is loaded so that it has a target, if that can be done. */
function preparesAttack(s: State): boolean {
  if (!s.rules.mustAttack) return true;
  for (const strategy of SOVIET_STRATEGIES) if (attacksOf(s, strategy)) return true;
  return !(s.rules.frontCountsVisible ? couldAttackAsBoxed(s) : couldAttackAnywhere(s));
}

function mayCommit(s: State, side: Side): boolean {
  if (topStep(s) === 'boxes') return leavesAttack(s);
  return side === SOVIET ? areLegalForces(s) && preparesAttack(s) : shortStrategy(s) === NONE;
}

function checkCommit(s: State, side: Side): Refusal | undefined {
  if (mayCommit(s, side)) return undefined;
  if (side === FINLAND) return checkFilled(s);
  return checkForces(s) ?? refuse('TV-A22', 'must-attack', { step: topStep(s) });
}

/** May strategies still be boxed? The Soviet's are fixed once their numbers are known (TV-A16). */
const mayBox = (s: State, side: Side): boolean =>
  side === FINLAND || topStep(s) === 'boxes' || !s.rules.frontCountsVisible;

function checkPlanning(s: State, side: Side, action: Action): Refusal | undefined {
  if (action.kind === 'commit') return checkCommit(s, side);
  invariant('strategy' in action, 'planning: an action on a strategy');
  const { strategy } = action;
  const facts = { counter: nameOfStrategy(strategy), strategy: nameOfStrategy(strategy) };
  if (sideOf(strategy) !== side) return refuse('TV-3.2.1a', 'not-yours', facts);
  switch (action.kind) {
    case 'box':
      if (!mayBox(s, side)) return refuse('TV-A16', 'boxes-are-committed', facts);
      return checkBox(s, strategy, action.front);
    case 'unbox':
      if (!mayBox(s, side)) return refuse('TV-A16', 'boxes-are-committed', facts);
      if (boxedOn(s, strategy) === NONE) return refuse('TV-3.2.1a', 'not-boxed', facts);
      return isLoaded(s, strategy) ? refuse('TV-3.2.1a', 'clear-first', facts) : undefined;
    case 'clear':
      return isLoaded(s, strategy) ? undefined : refuse('TV-3.2.1c', 'nothing-to-clear', facts);
    case 'assign':
    case 'reinforce':
      return checkUnit(s, side, action);
    case 'support': {
      const counter = nameOfSupport(action.support);
      if (isSovietSupport(action.support) !== (side === SOVIET))
        return refuse('TV-1.4i', 'not-yours', { counter });
      return checkSupport(s, strategy, action.support);
    }
    case 'environment':
      if (side === SOVIET)
        return refuse('TV-5a', 'not-yours', { counter: nameOfEnvironment(action.marker) });
      return checkEnvironment(s, strategy, action.marker);
    case 'entrench':
      if (side === SOVIET) return refuse('TV-2.3b', 'not-yours', { counter: 'RET' });
      return checkEntrench(s, strategy);
    default:
      return undefined;
  }
}

function checkUnit(
  s: State,
  side: Side,
  action: Extract<Action, { kind: 'assign' | 'reinforce' }>,
): Refusal | undefined {
  const { strategy, unit, place } = action;
  const facts = { counter: nameOfUnit(unit), unit: nameOfUnit(unit) };
  if (isSovietType(unit) !== (side === SOVIET)) return refuse('TV-3.2.1c', 'not-yours', facts);
  if (side === FINLAND) {
    if (action.kind === 'reinforce') return refuse('TV-A45', 'assign-instead', facts);
    if (place !== NONE) return refuse('TV-2.3a', 'finns-come-from-forces', facts);
    return unit > 8
      ? refuse('TV-A60', 'scouts-hold-their-space', facts)
      : checkAssignFinns(s, strategy, unit);
  }
  if (place === NONE) return refuse('TV-A18', 'say-from-where', facts);
  return action.kind === 'assign'
    ? checkAssign(s, strategy, unit, place)
    : checkReinforce(s, strategy, unit, place);
}

function applyPlanning(s: State, side: Side, action: Action, emit: EmitEvent): void {
  const to = [side];
  switch (action.kind) {
    case 'box':
      setBox(s, action.strategy, action.front);
      emit?.({
        kind: 'boxed',
        to,
        strategy: nameOfStrategy(action.strategy),
        front: nameOfFront(action.front),
      });
      return;
    case 'unbox':
      setBox(s, action.strategy, NONE);
      emit?.({ kind: 'unboxed', to, strategy: nameOfStrategy(action.strategy) });
      return;
    case 'clear':
      clearStrategy(s, action.strategy);
      emit?.({ kind: 'cleared', to, strategy: nameOfStrategy(action.strategy) });
      return;
    case 'assign':
    case 'reinforce':
      if (side === FINLAND) moveFinns(s, action.unit, FORCES, action.strategy, 1);
      else if (action.kind === 'assign') addBase(s, action.strategy, action.unit, action.place);
      else addExtra(s, action.strategy, action.unit, action.place);
      emit?.({
        kind: action.kind === 'assign' ? 'assigned' : 'reinforced',
        to,
        strategy: nameOfStrategy(action.strategy),
        unit: nameOfUnit(action.unit),
        place: PLACE_NAMES[action.place] ?? 'forces',
      });
      return;
    case 'support':
      if (side === SOVIET) setSupport(s, action.support, action.strategy);
      else addFinnishSupport(s, action.strategy, action.support, 1);
      emit?.({
        kind: 'supported',
        to,
        strategy: nameOfStrategy(action.strategy),
        support: nameOfSupport(action.support),
      });
      return;
    case 'environment':
      setEnvironment(s, action.marker, action.strategy);
      emit?.({
        kind: 'environment',
        to,
        strategy: nameOfStrategy(action.strategy),
        marker: nameOfEnvironment(action.marker),
      });
      return;
    case 'entrench':
      setEntrenched(s, action.strategy, true);
      emit?.({ kind: 'entrenched', to, strategy: nameOfStrategy(action.strategy) });
      return;
    default:
      invariant(action.kind === 'commit', 'planning: a pick or commit');
  }
}

/** A1a: the Soviet's counters lie face down on their fronts; how many on each becomes known. */
export const boxes: Phase = {
  kinds: ['box', 'unbox', 'commit'],
  decision: () => BOXES,
  choices(s) {
    const found: Action[] = [];
    addBoxes(s, 0, found);
    if (leavesAttack(s)) found.push(COMMIT);
    return found;
  },
  check: checkPlanning,
  apply(s, side, action, emit) {
    applyPlanning(s, side, action, emit);
    if (action.kind !== 'commit') return;
    finish(s);
    const [lapland = 0, ladoga = 0, karelia = 0] = FRONTS.map((front) => boxesTaken(s, front, 0));
    emit?.({ kind: 'boxes', clause: 'TV-A16', lapland, ladoga, karelia });
  },
};

/** A1b: both sides finish their sheets at the same time, neither seeing the other's. */
export const plan: Phase = {
  kinds: [
    'box',
    'unbox',
    'assign',
    'reinforce',
    'support',
    'environment',
    'entrench',
    'clear',
    'commit',
  ],
  decision(s) {
    if (s.rules.solo || hasCommitted(s, FINLAND)) return PLAN_SOVIET;
    return hasCommitted(s, SOVIET) ? PLAN_FINLAND : PLAN_BOTH;
  },
  choices(s, side) {
    const found: Action[] = [];
    if (mayBox(s, side)) addBoxes(s, side === SOVIET ? 0 : 4, found);
    if (side === SOVIET) addSovietMeans(s, found);
    else addFinnishMeans(s, found);
    if (mayCommit(s, side)) found.push(COMMIT);
    return found;
  },
  check: checkPlanning,
  apply(s, side, action, emit) {
    applyPlanning(s, side, action, emit);
    if (action.kind !== 'commit') return;
    setCommitted(s, side);
    emit?.({ kind: 'committed', clause: 'TV-3.2.1c', side });
    if (s.rules.solo || (hasCommitted(s, SOVIET) && hasCommitted(s, FINLAND))) finish(s);
  },
};
