// Hands and decks (TC-7.11, TC-7.2).

import { invariant } from '@motti/engine';
import { type ActionCard, actionCard, hasPolitics, isCardNumber, turnRow } from '../data/index.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  asCard,
  CARDS_PER_SIDE,
  HAND,
  nameOfSide,
  numberOfCard,
  type SideId,
  type State,
  sideOfCard,
} from '../state.ts';

const CARDS: readonly ActionCard[] = ALL_CARDS.map((card) => {
  const number = numberOfCard(card);
  invariant(isCardNumber(number), `no card ${number}`);
  return actionCard(sideOfCard(card) === 0 ? 'red' : 'white', number);
});
const KEYS: readonly string[] = ALL_CARDS.map(
  (card) => `${nameOfSide(sideOfCard(card))}-${numberOfCard(card)}`,
);
export const dataOf = (card: ActionCardId): ActionCard => CARDS[card]!;
export const valueOfCard = (card: ActionCardId): number => dataOf(card).value;
export const keyOfCard = (card: ActionCardId): string => KEYS[card]!;

/** TC-7.11b: the hand of a turn; one card fewer with simple politics (TC-16.72). */
export const handSize = (s: State, turn: number): number =>
  turnRow(turn).cards - (s.rules.simplePolitics && hasPolitics(turn) ? 1 : 0);

/** Those after it are Influence and Bluff. */
const LAST_OF_HAND = 52;
/** Action Cards in hand besides Influence and Bluff. */
export function handOf(s: State, side: SideId): ActionCardId[] {
  const found: ActionCardId[] = [];
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + LAST_OF_HAND; card++)
    if (s.cards[card] === HAND) found.push(asCard(card));
  return found;
}
export const holdsAny = (s: State, side: SideId): boolean => {
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + LAST_OF_HAND; card++)
    if (s.cards[card] === HAND) return true;
  return false;
};
export const isPolitical = (card: ActionCardId): boolean => numberOfCard(card) > LAST_OF_HAND;
