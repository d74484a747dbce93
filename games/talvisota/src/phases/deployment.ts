// A2 and A3: strategies are placed and answered face down, then turned up (TV-3.2.1e to i, TV-A19 to TV-A22).
import { invariant } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  FINNISH_STRATEGIES,
  type FrontId,
  frontOf,
  isSovietStrategy,
  NONE,
  nameOfFront,
  nameOfSpace,
  nameOfStrategy,
  SOVIET_STRATEGIES,
  type SpaceId,
  STRATEGY_NAMES,
  type StrategyId,
} from '../data/index.ts';
import { answerAction, DECLINE, END } from '../interned.ts';
import { boxedOn } from '../plans.ts';
import { refuse } from '../refusal.ts';
import { attacksOf, checkAttack } from '../rules/attack.ts';
import {
  addBattle,
  battleAnswer,
  battleCount,
  battleOf,
  battleStrategy,
  battleTarget,
  FINLAND,
  finish,
  push,
  SOVIET,
  type State,
  setAnswer,
  zoneTotal,
} from '../state.ts';
import { type Auto, finlandDecides, type Phase, sovietDecides } from './phase.ts';

const PLACE = sovietDecides({ kind: 'place', clause: 'TV-3.2.1e' });

/** TV-A22: ending is illegal while none is placed; if none could be, the step is over already. */
const mayEnd = (s: State): boolean => !s.rules.mustAttack || battleCount(s) > 0;

export const place: Phase = {
  kinds: ['attack', 'end'],
  decision: () => PLACE,
  choices(s) {
    const found: Action[] = [];
    for (const strategy of SOVIET_STRATEGIES) attacksOf(s, strategy, found);
    if (mayEnd(s)) found.push(END);
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'end')
      return mayEnd(s) ? undefined : refuse('TV-A22', 'must-attack', { step: 'place' });
    invariant(action.kind === 'attack', 'deployment: attack or end');
    const { strategy, target, start } = action;
    if (!isSovietStrategy(strategy))
      return refuse('TV-3.2.1e', 'not-yours', { counter: nameOfStrategy(strategy) });
    return checkAttack(s, strategy, target, start);
  },
  apply(s, _side, action, emit) {
    if (action.kind === 'end') {
      finish(s);
      emit?.({ kind: 'deployment-over', clause: 'TV-3.2.2s', attacks: battleCount(s) });
      return;
    }
    invariant(action.kind === 'attack', 'deployment: attack or end');
    const { strategy, target, start } = action;
    addBattle(s, strategy, target, start);
    push(s, 'answer');
    const space = nameOfSpace(target);
    emit?.({ kind: 'attack', clause: 'TV-3.2.1e', space });
    emit?.({
      kind: 'attack-plan',
      to: [SOVIET],
      space,
      strategy: nameOfStrategy(strategy),
      start: nameOfSpace(start),
    });
  },
};

/** Deployment ends by itself when nothing is left that could be placed. */
export const endDeployment: Auto = (s, emit) => {
  for (const strategy of SOVIET_STRATEGIES) if (attacksOf(s, strategy)) return false;
  finish(s);
  emit?.({ kind: 'deployment-over', clause: 'TV-3.2.2s', attacks: battleCount(s) });
  return true;
};

/** TV-3.2.1h, TV-A20: of the same front, not yet placed, with at least one unit. */
const mayAnswer = (s: State, strategy: StrategyId, front: FrontId): boolean =>
  boxedOn(s, strategy) === front && battleOf(s, strategy) === NONE && zoneTotal(s, strategy) > 0;

const lastTarget = (s: State): SpaceId => battleTarget(s, battleCount(s) - 1);

/** A strategy could answer the attack that was declared last. */
export const canAnswer = (s: State): boolean =>
  FINNISH_STRATEGIES.some((strategy) => mayAnswer(s, strategy, frontOf(lastTarget(s))));

export const answer: Phase = {
  kinds: ['answer', 'decline'],
  decision: (s) =>
    finlandDecides({ kind: 'answer', clause: 'TV-3.2.1g', space: nameOfSpace(lastTarget(s)) }),
  choices(s) {
    const found: Action[] = [];
    const front = frontOf(lastTarget(s));
    for (const strategy of FINNISH_STRATEGIES)
      if (mayAnswer(s, strategy, front)) found.push(answerAction(strategy));
    found.push(DECLINE);
    return found;
  },
  check(s, _side, action) {
    if (action.kind !== 'answer') return undefined;
    const { strategy } = action;
    const front = frontOf(lastTarget(s));
    const facts = { strategy: nameOfStrategy(strategy), front: nameOfFront(front) };
    if (isSovietStrategy(strategy))
      return refuse('TV-3.2.1g', 'not-yours', { counter: facts.strategy });
    if (boxedOn(s, strategy) !== front) return refuse('TV-3.2.1h', 'not-on-this-front', facts);
    if (battleOf(s, strategy) !== NONE) return refuse('TV-3.2.1h', 'already-placed', facts);
    return zoneTotal(s, strategy) > 0 ? undefined : refuse('TV-A13', 'no-units', facts);
  },
  apply(s, _side, action, emit) {
    finish(s);
    const space = nameOfSpace(lastTarget(s));
    if (action.kind === 'decline') {
      emit?.({ kind: 'declined', clause: 'TV-A20', space });
      return;
    }
    invariant(action.kind === 'answer', 'deployment: answer or decline');
    setAnswer(s, battleCount(s) - 1, action.strategy);
    emit?.({ kind: 'answered', clause: 'TV-3.2.1g', space });
    emit?.({
      kind: 'answer-plan',
      to: [FINLAND],
      space,
      strategy: nameOfStrategy(action.strategy),
    });
  },
};

/** A3: every strategy on the map turns face up (TV-4.1c). */
export const reveal: Auto = (s, emit) => {
  finish(s);
  for (let battle = 0; battle < battleCount(s); battle++)
    emit?.({
      kind: 'revealed',
      clause: 'TV-4.1c',
      space: nameOfSpace(battleTarget(s, battle)),
      strategy: nameOfStrategy(battleStrategy(s, battle)),
      answer: STRATEGY_NAMES[battleAnswer(s, battle)] ?? 'none',
    });
  return true;
};
