// Titles and texts of every card, by language: for whoever draws them.
import type { Locale } from '@motti/engine';
import { leaderCards as enLeaders } from './en/cards-leaders.ts';
import { cardOptions as enOptions } from './en/cards-options.ts';
import { politicalCards as enPolitical } from './en/cards-political.ts';
import { type CardText, redCards as enRed } from './en/cards-red.ts';
import { whiteCards as enWhite } from './en/cards-white.ts';
import { leaderCards as frLeaders } from './fr/cards-leaders.ts';
import { cardOptions as frOptions } from './fr/cards-options.ts';
import { politicalCards as frPolitical } from './fr/cards-political.ts';
import { redCards as frRed } from './fr/cards-red.ts';
import { whiteCards as frWhite } from './fr/cards-white.ts';

export type { CardText } from './en/cards-red.ts';

type Deck = Readonly<Record<number, CardText>>;

export interface CardTexts {
  /** By number, from 1. */
  readonly red: Deck;
  readonly white: Deck;
  readonly political: Deck;
  readonly leaders: Deck;
  /** What an option of a card brings, by `red-8.cancel`. */
  readonly options: Readonly<Record<string, string>>;
}

export const CARD_TEXTS: Readonly<Record<Locale, CardTexts>> = {
  en: {
    red: enRed,
    white: enWhite,
    political: enPolitical,
    leaders: enLeaders,
    options: enOptions,
  },
  fr: {
    red: frRed,
    white: frWhite,
    political: frPolitical,
    leaders: frLeaders,
    options: frOptions,
  },
};
