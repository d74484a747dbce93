// What a side knows of the decks: its own by card, the enemy's by number alone. Never an order.
import {
  type ActionCardId,
  ALL_CARDS,
  CARD_OUT,
  DISCARD,
  dataOf,
  enemyOf,
  HAND,
  HIDDEN,
  handSize,
  numberOfCard,
  PILE,
  type SideId,
  sideOfCard,
  TURN_COUNT,
} from '@motti/triumph-of-chaos/parts';
import type { ChaosTable } from '../table.ts';

const LAST_DRAWN = 52;
const drawn = (card: ActionCardId): boolean => numberOfCard(card) <= LAST_DRAWN;

export interface Piles {
  /** Known cards; of the enemy the pile and the hand are numbers alone. */
  readonly pile: readonly ActionCardId[];
  readonly hand: readonly ActionCardId[];
  readonly discards: readonly ActionCardId[];
  readonly out: readonly ActionCardId[];
  readonly pileCount: number;
  readonly handCount: number;
}

export function pilesOf({ view }: ChaosTable, side: SideId): Piles {
  const of = (place: number): ActionCardId[] =>
    ALL_CARDS.filter(
      (card) => sideOfCard(card) === side && drawn(card) && view.cards[card] === place,
    );
  const hidden = ALL_CARDS.filter(
    (card) => sideOfCard(card) === side && drawn(card) && view.cards[card] === HIDDEN,
  ).length;
  const pile = of(PILE);
  const hand = of(HAND);
  const handCount = view.hands[side] ?? 0;
  const laid = [0, 1, 2].reduce((sum, box) => sum + (view.faceDown[side * 3 + box] ?? 0), 0);
  return {
    pile,
    hand,
    discards: of(DISCARD),
    out: of(CARD_OUT),
    handCount,
    pileCount: hidden > 0 ? Math.max(0, hidden - handCount - laid) : pile.length,
  };
}
export const enemyPiles = (table: ChaosTable, side: SideId): Piles => pilesOf(table, enemyOf(side));

/** How many cards this side would draw next turn if it kept none. */
export function drawNextTurn(table: ChaosTable): number {
  const turn = table.view.numbers.turn + 1;
  return turn > TURN_COUNT ? 0 : handSize(table.state, turn);
}

/** The chance that at least one of `wanted` is among so many drawn from a pile. */
export function chanceToDraw(pile: number, wanted: number, draws: number): number {
  if (wanted === 0 || draws <= 0) return 0;
  if (draws >= pile) return 1;
  let none = 1;
  for (let i = 0; i < draws; i++) none *= Math.max(0, pile - wanted - i) / (pile - i);
  return 1 - none;
}

/** The same next turn: a pile that runs out is made anew of the discards. */
export function chanceNext(
  { pile, discards }: Pick<Piles, 'pile' | 'discards'>,
  wanted: (card: ActionCardId) => boolean,
  draws: number,
): number {
  const chance = (cards: readonly ActionCardId[], count: number): number =>
    chanceToDraw(cards.length, cards.filter(wanted).length, count);
  return 1 - (1 - chance(pile, draws)) * (1 - chance(discards, draws - pile.length));
}

export const valueIn = (card: ActionCardId): number => dataOf(card).value;
