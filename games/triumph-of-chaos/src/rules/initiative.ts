// TC-9.23, TC-11.21, TC-A129: who is asked for an Initiative Card, by what both players know.
import type { Refusal } from '@motti/engine';
import { type InitiativeOption, initiativeOptions, isUseful, type Window } from '../cards/index.ts';
import { refuse } from '../refusal.ts';
import {
  BOX,
  CARD_OUT,
  cardPlace,
  DISCARD,
  HAND,
  LATER,
  of,
  type SideId,
  type State,
} from '../state.ts';
import { holdsAny } from './hand.ts';

/** In Political and Logistics Phases one card per player and phase: kept as 100 and 200. */
const POLITICAL_PHASE = 100;
const LOGISTICS_PHASE = 200;
export const momentOf = (s: State, window: Window): number =>
  window === 'political' ? POLITICAL_PHASE : window === 'logistics' ? LOGISTICS_PHASE : s.round;

/** TC-11.21a, TC-9.23f: why the rules do not let this player play one now. */
export function checkInitiative(s: State, side: SideId, window: Window): Refusal | undefined {
  if (s.turn === 1) return refuse('TC-11.21a', 'initiative-turn-1');
  if (of(s.inFighting, side) === 2) return refuse('TC-11.21a', 'initiative-infighting');
  if (of(s.initiativeAt, side) === momentOf(s, window))
    return refuse('TC-11.21a', 'initiative-once');
  const inImpulse = window !== 'political' && window !== 'logistics';
  return !inImpulse || s.rules.initiativeInOpponentRound || s.active === side
    ? undefined
    : refuse('TC-9.23f', 'initiative-own-impulse');
}

/** TC-A129: asked even if they hold none. */
export function isAsked(s: State, side: SideId, window: Window, detail?: string): boolean {
  if (checkInitiative(s, side, window) !== undefined || !holdsAny(s, side)) return false;
  for (const { card } of initiativeOptions(side, window, detail))
    if (mayBeHeld(s, cardPlace(s, card))) return true;
  return false;
}

/** Not in the discard pile, nor face up in a box, nor out of the game, nor of a later year. */
const mayBeHeld = (s: State, place: number): boolean =>
  place !== DISCARD &&
  place !== CARD_OUT &&
  place !== LATER &&
  !(place >= BOX && place - BOX < s.boxesShown);

/** What they can play in truth. */
export function playable(
  s: State,
  side: SideId,
  window: Window,
  detail?: string,
): InitiativeOption[] {
  const found: InitiativeOption[] = [];
  for (const option of initiativeOptions(side, window, detail))
    if (cardPlace(s, option.card) === HAND && isUseful(s, side, option)) found.push(option);
  return found;
}
