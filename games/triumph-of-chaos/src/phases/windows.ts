// 7 of the cards: windows for Initiative Cards. Who is asked depends on what both know (TC-A129).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent, Step, StepKind } from '../actions.ts';
import { playInitiative, type Window } from '../cards/index.ts';
import { refuse } from '../refusal.ts';
import { keyOfCard } from '../rules/hand.ts';
import { checkInitiative, isAsked, momentOf, playable } from '../rules/initiative.ts';
import {
  cardPlace,
  DISCARD,
  finish,
  HAND,
  nameOfSide,
  RED,
  type SideId,
  type State,
  setCard,
  setOf,
  sideOfCard,
  topStep,
} from '../state.ts';
import { hasLiveMark } from './operations.ts';
import { type Auto, type Phase, phase, say, sideDecides } from './phase.ts';

const windowOf = (step: Step): Window => {
  const why = step.why;
  return why === 'political' || why === 'logistics' || why === 'combat' || why === 'ability'
    ? why
    : 'mark';
};

export const windowAuto: Auto = (s) => {
  const step = topStep(s);
  const window = windowOf(step);
  const open = window !== 'mark' || hasLiveMark(s);
  if (open && isAsked(s, step.side ?? RED, window, step.option)) return false;
  finish(s);
  return true;
};

function checkCard(s: State, side: SideId, action: Action): Refusal | undefined {
  if (action.kind === 'pass') return undefined;
  invariant(action.kind === 'initiative', 'a card or nothing');
  const step = topStep(s);
  const window = windowOf(step);
  const refusal = checkInitiative(s, side, window);
  if (refusal) return refusal;
  // The other side's cards are refused alike, wherever they are: the answer tells nothing of its hand.
  if (sideOfCard(action.card) !== side || cardPlace(s, action.card) !== HAND)
    return refuse('TC-7.24a', 'not-in-hand', { card: keyOfCard(action.card) });
  const found = playable(s, side, window, step.option).some(
    ({ card, option }) => card === action.card && option === action.option,
  );
  return found
    ? undefined
    : refuse('TC-C.4a', 'not-in-this-window', { card: keyOfCard(action.card) });
}

/** The card leaves the hand; what it does is pushed by the cards. */
function play(
  s: State,
  side: SideId,
  action: Action & { readonly kind: 'initiative' },
  window: Window,
  emit: EmitEvent,
): void {
  setCard(s, action.card, DISCARD);
  setOf(s.initiativeAt, side, momentOf(s, window));
  say(
    emit,
    'played',
    { side: nameOfSide(side), card: keyOfCard(action.card), use: 'initiative' },
    'TC-9.23b',
  );
  playInitiative(s, side, { card: action.card, option: action.option }, emit);
}

const PASS: Action = Object.freeze({ kind: 'pass' });

const windowPhase = (kind: StepKind): Phase =>
  phase({
    kinds: ['initiative', 'pass'],
    clause: 'TC-C.4a',
    decision: (s) =>
      sideDecides(topStep(s).side ?? RED, {
        kind,
        clause: 'TC-9.23c',
        window: windowOf(topStep(s)),
      }),
    choices(s, side) {
      const found: Action[] = [PASS];
      const step = topStep(s);
      for (const { card, option } of playable(s, side, windowOf(step), step.option))
        found.push({ kind: 'initiative', card, option });
      return found;
    },
    check: checkCard,
    apply(s, side, action, emit) {
      const window = windowOf(topStep(s));
      finish(s);
      if (action.kind === 'initiative') play(s, side, action, window, emit);
    },
  });

export const window = windowPhase('window');
export const combatWindow = windowPhase('combat-window');
export const abilityWindow = windowPhase('ability-window');
