// What the game says in a language: templates to be filled with facts, and the texts of the cards.
import type { ACTIONS, Event } from '../actions.ts';
import type { AimCode } from '../aim.ts';
import type { CardText } from './en/cards-red.ts';

type Table = Readonly<Record<string, string>>;
type Deck = Readonly<Record<number, CardText>>;

export interface Named {
  readonly name: string;
  readonly text: string;
}

export interface CardTexts {
  /** By number, from 1. */
  readonly red: Deck;
  readonly white: Deck;
  readonly political: Deck;
  readonly leaders: Deck;
  /** What an option of a card brings, by `red-8.cancel`. */
  readonly options: Table;
}

export interface Catalogue {
  readonly prompts: Table;
  readonly actions: Readonly<Record<keyof typeof ACTIONS, string>>;
  readonly events: Readonly<Record<Event['kind'], string>>;
  readonly refusals: Table;
  readonly warnings: Table;
  readonly aims: Readonly<Record<AimCode, string>>;
  readonly words: Table;
  /** What a counter is called, by its name in the data. */
  readonly pieceName: (name: string) => string;
  readonly scenarios: Readonly<Record<string, Named>>;
  readonly options: Readonly<Record<string, Named>>;
  /** Values of options. */
  readonly values: Table;
  readonly cards: CardTexts;
}
