// Cards as they are drawn: value, year, picture, title, family, text; the stock says whose deck it is.
import type { Locale } from '@motti/engine';
import {
  type ActionCardId,
  CARD_TEXTS,
  dataOf,
  FACTIONS,
  INFLUENCE,
  numberOfCard,
  type PoliticalCardId,
  politicalCard,
  type Source,
  sideOfCard,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import type { CardFace, CardStock } from '../../../kit/cards.ts';
import { WORDS } from '../words/index.ts';
import { THEMES, themeOfAction, themeOfPolitical } from './pictures.ts';

const stock = (name: 'red' | 'white', back: CardStock['back']): CardStock => ({
  disc: `var(--tc-${name}-band)`,
  discInk: `var(--tc-${name}-band-ink)`,
  edge: `var(--tc-space-${name}-edge)`,
  back,
});
export const STOCKS = {
  red: stock('red', 'star'),
  white: stock('white', 'lozenge'),
  other: { disc: 'var(--ink-2)', discInk: 'var(--paper)', edge: 'var(--ink-2)', back: 'plain' },
} as const satisfies Record<string, CardStock>;

export const deckName = (card: ActionCardId): 'red' | 'white' =>
  sideOfCard(card) === WHITE ? 'white' : 'red';

export function titleOf(locale: Locale, card: ActionCardId): string {
  return CARD_TEXTS[locale][deckName(card)][numberOfCard(card)]?.title ?? '';
}

/** Where the text of a card comes from: every card says it. */
const sourceMark = (locale: Locale, source: Source) => ({
  sign: source === 'printed' ? '●' : source === 'reconstructed' ? '○' : '◐',
  title: WORDS[locale].cards.sources[source],
});

export function actionFace(locale: Locale, card: ActionCardId): CardFace {
  const words = WORDS[locale].cards;
  const data = dataOf(card);
  const deck = deckName(card);
  const { title = '', text = '' } = CARD_TEXTS[locale][deck][data.number] ?? {};
  return {
    id: String(card),
    stock: STOCKS[deck],
    value: data.number === INFLUENCE ? '?' : data.value > 0 ? String(data.value) : '–',
    number: data.year === undefined ? `#${data.number}` : `${data.year}\n#${data.number}`,
    name: title,
    kind: words.kinds[data.kind],
    text,
    clause: data.clause,
    marks: [
      sourceMark(locale, data.source),
      ...(data.asterisk ? [{ sign: '✻', title: words.leavesGame }] : []),
    ],
    picture: THEMES[themeOfAction(deck, data.number)],
  };
}

const politicalTitle = (locale: Locale, card: PoliticalCardId): string =>
  CARD_TEXTS[locale].political[card + 1]?.title ?? '';

export function politicalFace(locale: Locale, card: PoliticalCardId): CardFace {
  const words = WORDS[locale].cards;
  const data = politicalCard(card);
  return {
    id: `pc-${data.number}`,
    stock: STOCKS[data.box],
    number: `#${data.number}`,
    name: politicalTitle(locale, card),
    kind: words.boxes[data.box],
    text: [CARD_TEXTS[locale].political[data.number]?.text, pointsInWords(locale, card)]
      .filter(Boolean)
      .join(' '),
    clause: data.clause,
    marks: [sourceMark(locale, data.source)],
    picture: THEMES[themeOfPolitical(data.number)],
  };
}

/** "Belarus 2 · Lithuania 2 · Poland 1"; a point for the other side says so. */
function pointsInWords(locale: Locale, card: PoliticalCardId): string {
  const words = WORDS[locale];
  return politicalCard(card)
    .ip.map(({ faction, side, points }) => {
      const name = FACTIONS[faction]?.[locale === 'fr' ? 'nameFr' : 'name'] ?? '';
      return `${name} ${words.sides[side]} ${points}`;
    })
    .join(' · ');
}
