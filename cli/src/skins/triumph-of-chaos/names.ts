// How spaces, pieces, cards and factions are called in a line of the terminal.
import type { Locale } from '@motti/engine';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  allegianceOf,
  CARD_TEXTS,
  controlOf,
  FACTIONS,
  GREEN,
  isReduced,
  isUnit,
  leadersIn,
  lossFactorOf,
  movementOf,
  nameOf,
  type PieceId,
  type PoliticalId,
  politicalCard,
  RED,
  REGIONS,
  ratingOf,
  type SideId,
  SPACES,
  type SpaceId,
  type State,
  strengthOf,
  unitsIn,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import type { Seen } from '../skin.ts';
import { WORDS } from './words.ts';

export const stateOf = ({ position }: Seen): State => position as State;

export const named = (
  thing: { readonly name: string; readonly nameFr?: string | undefined },
  locale: Locale,
) => (locale === 'fr' ? (thing.nameFr ?? thing.name) : thing.name);

export const spaceText = (space: SpaceId, locale: Locale): string => named(SPACES[space]!, locale);
export const placed = (space: SpaceId, locale: Locale): string =>
  `${spaceText(space, locale)} (${SPACES[space]!.number})`;

/** The region that a space lies in, if it lies in one. */
export const regionText = (space: SpaceId, locale: Locale): string | undefined => {
  const region = REGIONS.find(({ spaces }) => spaces.includes(space));
  return region && named(region, locale);
};

export const sideText = (side: number, locale: Locale): string =>
  triumphOfChaos.texts(locale).side(side === RED ? 'red' : 'white');

export const cardText = (side: SideId, number: number, locale: Locale) =>
  CARD_TEXTS[locale][side === RED ? 'red' : 'white'][number]!;

/** `RED 1`, `WHITE Control`; nothing where a marker stands at Neutral. */
export function controlText(at: number, locale: Locale): string | undefined {
  if (at === 0) return undefined;
  const side = sideText(at > 0 ? RED : WHITE, locale);
  if (Math.abs(at) < 3) return `${side} ${Math.abs(at)}`;
  const { control } = WORDS[locale];
  return locale === 'fr' ? `${control} ${side}` : `${side} ${control}`;
}

/** `Britain WHITE 2, France WHITE 2`. */
export const influenceText = (id: PoliticalId, locale: Locale): string =>
  politicalCard(id)
    .ip.map(({ faction, side, points }) => {
      const name = named(FACTIONS[faction]!, locale);
      return `${name} ${sideText(side === 'red' ? RED : WHITE, locale)} ${points}`;
    })
    .join(', ');

/** `RED ★, swamp`: who holds a space, and what hinders there. */
export function groundText(s: State, space: SpaceId, locale: Locale): string {
  const { victoryCity } = SPACES[space]!;
  const held = `${holderText(s, space, locale)}${victoryCity ? ' ★' : ''}`;
  const terrain = terrainText(space, locale);
  return terrain === undefined ? held : `${held}, ${terrain}`;
}
export function terrainText(space: SpaceId, locale: Locale): string | undefined {
  const { terrain } = SPACES[space]!;
  return terrain === 'clear'
    ? undefined
    : triumphOfChaos.texts(locale).term(terrain).toLocaleLowerCase(locale);
}

export function holderText(s: State, space: SpaceId, locale: Locale): string {
  const words = WORDS[locale];
  const holder = controlOf(s, space);
  if (holder === RED || holder === WHITE) return sideText(holder, locale);
  const green = unitsIn(s, space).some((unit) => allegianceOf(s, unit) === GREEN);
  return green ? words.green : words.nobody;
}

/** `3 units, strength 11, Denikin`. */
export function stackText(s: State, space: SpaceId, locale: Locale): string {
  const words = WORDS[locale];
  const units = unitsIn(s, space);
  const leaders = leadersIn(s, space).map((leader) => pieceName(leader, locale));
  if (units.length === 0) return leaders.join(', ');
  return [
    `${units.length} ${words.units(units.length)}`,
    `${words.strength} ${strengthIn(s, space)}`,
    ...leaders,
  ].join(', ');
}
export const strengthIn = (s: State, space: SpaceId): number =>
  unitsIn(s, space).reduce((sum, unit) => sum + strengthOf(s, unit), 0);

export const pieceName = (piece: PieceId, locale: Locale): string =>
  triumphOfChaos.texts(locale).name(nameOf(piece));

/** `RED 9 Army 3-2-3` with strength, loss factor and movement; a leader with his rating. */
export function pieceText(s: State, piece: PieceId, locale: Locale): string {
  const words = WORDS[locale];
  const name = pieceName(piece, locale);
  if (!isUnit(piece))
    return `${name} (${words.leads}${ratingOf(piece) ? ` ${ratingOf(piece)}` : ''})`;
  return `${name} ${figuresText(s, piece)}${isReduced(s, piece) ? ` (${words.reduced})` : ''}`;
}
export const figuresText = (s: State, unit: PieceId): string =>
  [strengthOf(s, unit), lossFactorOf(s, unit), movementOf(s, unit)].join('-');
