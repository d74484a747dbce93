// Hands and decks (TC-7.11, TC-7.2).

import { invariant } from '@motti/engine';
import { type ActionCard, actionCard, hasPolitics, isCardNumber, turnRow } from '../data/index.ts';
import {
  type ActionCardId,
  cardsIn,
  HAND,
  nameOfSide,
  numberOfCard,
  type SideId,
  type State,
  sideOfCard,
} from '../state.ts';

export function dataOf(card: ActionCardId): ActionCard {
  const number = numberOfCard(card);
  invariant(isCardNumber(number), `no card ${number}`);
  return actionCard(sideOfCard(card) === 0 ? 'red' : 'white', number);
}
export const valueOfCard = (card: ActionCardId): number => dataOf(card).value;
export const keyOfCard = (card: ActionCardId): string =>
  `${nameOfSide(sideOfCard(card))}-${numberOfCard(card)}`;

/** TC-7.11b: the hand of a turn; one card fewer with simple politics (TC-16.72). */
export const handSize = (s: State, turn: number): number =>
  turnRow(turn).cards - (s.rules.simplePolitics && hasPolitics(turn) ? 1 : 0);

/** Action Cards in hand besides Influence and Bluff. */
export const handOf = (s: State, side: SideId): ActionCardId[] =>
  cardsIn(s, side, HAND).filter((card) => numberOfCard(card) <= 52);
export const isPolitical = (card: ActionCardId): boolean => numberOfCard(card) > 52;
