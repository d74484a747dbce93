// Titles and texts of every card, by language: for whoever draws them.
import type { Locale } from '@motti/engine';
import type { CardTexts } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';

export type { CardTexts } from './catalogue.ts';
export type { CardText } from './en/cards-red.ts';

export const CARD_TEXTS: Readonly<Record<Locale, CardTexts>> = {
  en: LANGUAGES.en.cards,
  fr: LANGUAGES.fr.cards,
};
