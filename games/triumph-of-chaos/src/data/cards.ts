// The cards: two decks of 55 Action Cards (TC-3.5a), 66 Political Cards (TC-3.4a).
import { invariant } from '@motti/engine';
import { conditionOf, EffectLists } from './effects.ts';
import { factionKeyed } from './factions.ts';
import { type FactionId, member, PLAYERS, type Player, SOURCES, type Source } from './ids.ts';
import politicalRows from './political.json' with { type: 'json' };
import redRows from './red.json' with { type: 'json' };
import { CAMPS, type Camp } from './units.ts';
import type { Condition, Effect, EffectListId } from './vocabulary.ts';
import whiteRows from './white.json' with { type: 'json' };

/** An Action Card by its number, 1 to 55, within the deck of its player. */
export type CardNumber = number & { readonly card: unique symbol };
export type PoliticalId = number & { readonly political: unique symbol };

const CARD_FLAGS = [
  'reinforcement',
  'faction-reinforcement',
  'faction-replacement',
  'initiative',
  'concentration',
  'late-ban',
  'marker-lenin',
  'political-only',
  'out-of-play',
] as const;
export type CardFlag = (typeof CARD_FLAGS)[number];

/** What stands under the title: the family that a card belongs to. No rule reads it. */
export const CARD_KINDS = [
  'event',
  'politics',
  'operations',
  'reinforcement',
  'faction-reinforcement',
  'faction-replacement',
  'initiative',
  'concentration',
  'infighting',
  'insurrection',
  'mutiny',
  'greens',
  'partisans',
  'influence',
  'bluff',
  'spare',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface ActionCard {
  readonly player: Player;
  readonly number: CardNumber;
  readonly clause: string;
  /** Absent for #53 to #55. */
  readonly year: number | undefined;
  /** Card value; 0 for #53, whose value is rolled, and #55. */
  readonly value: number;
  readonly asterisk: boolean;
  readonly kind: CardKind;
  readonly flags: readonly CardFlag[];
  /** RED only: the camps of the armies and leaders it brings (TC-16.513b). */
  readonly camps: readonly Camp[];
  /** All must hold (TC-C.1a). */
  readonly prerequisites: readonly Condition[];
  readonly effects: EffectListId;
  readonly source: Source;
}

export const BOXES = ['red', 'white', 'other'] as const;
export type Box = (typeof BOXES)[number];

export interface InfluencePoints {
  readonly faction: FactionId;
  readonly side: Player;
  readonly points: number;
}

export interface PoliticalCard {
  readonly id: PoliticalId;
  readonly number: number;
  readonly clause: string;
  readonly box: Box;
  readonly ip: readonly InfluencePoints[];
  /** Applied when the card is placed (TC-8.12h). */
  readonly effects: EffectListId;
  /** TC-8.12g: PC #66. */
  readonly reshuffle: boolean;
  readonly source: Source;
}

export const INFLUENCE = 53 as CardNumber;
export const BLUFF = 54 as CardNumber;
const DECK_SIZE = 55;

interface ActionRow {
  readonly number: number;
  readonly clause: string;
  readonly year?: number;
  readonly value?: number;
  readonly asterisk?: boolean;
  readonly kind: string;
  readonly flags?: readonly string[];
  readonly camps?: readonly string[];
  readonly prerequisites: readonly unknown[];
  readonly effects: readonly unknown[];
  readonly source: string;
}

const lists = new EffectLists();

const deckOf = (player: Player, rows: readonly ActionRow[]): readonly ActionCard[] =>
  rows.map((row, index) => {
    invariant(row.number === index + 1, `${player} card ${row.number} out of order`);
    return {
      player,
      number: row.number as CardNumber,
      clause: row.clause,
      year: row.year,
      value: row.value ?? 0,
      asterisk: row.asterisk ?? false,
      kind: member(CARD_KINDS, row.kind, row.clause),
      flags: (row.flags ?? []).map((flag) => member(CARD_FLAGS, flag, row.clause)),
      camps: (row.camps ?? []).map((camp) => member(CAMPS, camp, row.clause)),
      prerequisites: row.prerequisites.map((entry) => conditionOf(entry, row.clause)),
      effects: lists.add(row.effects, row.clause),
      source: member(SOURCES, row.source, row.clause),
    };
  });

const redDeck: readonly ActionRow[] = redRows.cards;
const whiteDeck: readonly ActionRow[] = whiteRows.cards;
export const DECKS: Readonly<Record<Player, readonly ActionCard[]>> = {
  red: deckOf('red', redDeck),
  white: deckOf('white', whiteDeck),
};

export const POLITICAL_CARDS: readonly PoliticalCard[] = politicalRows.cards.map((row, id) => ({
  id: id as PoliticalId,
  number: row.number,
  clause: row.clause,
  box: member(BOXES, row.box, row.clause),
  ip: row.ip.map((ip) => ({
    faction: factionKeyed(ip.faction),
    side: member(PLAYERS, ip.side, row.clause),
    points: ip.points,
  })),
  effects: lists.add(row.effects, row.clause),
  reshuffle: 'reshuffle' in row,
  source: member(SOURCES, row.source, row.clause),
}));

/** Every list of effects of every card, by number; lists inside options and rolls come after their own. */
export const EFFECT_LISTS: readonly (readonly Effect[])[] = lists.all;
export const effectsIn = (list: EffectListId): readonly Effect[] => EFFECT_LISTS[list]!;

/** A path of the agenda: the number of a list and a place in it. */
export const effectAtPath = ([list = 0, index = 0]: readonly number[]): Effect | undefined =>
  EFFECT_LISTS[list]?.[index];

export function actionCard(player: Player, number: CardNumber): ActionCard {
  const card = DECKS[player][number - 1];
  invariant(card, `${player} has no card ${number}`);
  return card;
}
export const isCardNumber = (number: number): number is CardNumber =>
  Number.isInteger(number) && number >= 1 && number <= DECK_SIZE;
export const hasFlag = (card: ActionCard, flag: CardFlag): boolean => card.flags.includes(flag);
export const politicalCard = (id: PoliticalId): PoliticalCard => POLITICAL_CARDS[id]!;
/** The cards of a year segment (TC-7.21a). */
export const segment = (player: Player, year: number): readonly CardNumber[] =>
  DECKS[player].filter((card) => card.year === year).map(({ number }) => number);
export const politicalPile = (box: Box): readonly PoliticalId[] =>
  POLITICAL_CARDS.filter((card) => card.box === box).map(({ id }) => id);
