// Triumph of Chaos in the terminal: the front by region, the hand with what each card gives, the factions.
import type { Locale } from '@motti/engine';
import {
  ALL_SPACES,
  allegianceOf,
  CARD_TEXTS,
  cardUses,
  controlOf,
  dataOf,
  FACTIONS,
  factionTable,
  GREEN,
  handOf,
  isReduced,
  leadersIn,
  nameOf,
  numberOfCard,
  type PieceId,
  RED,
  REGIONS,
  type Region,
  type SideId,
  SPACES,
  type SpaceId,
  type State,
  sideByName,
  strengthOf,
  unitsIn,
  valueOfCard,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import { plain, type Seen, type Skin } from './skin.ts';

const WORDS = {
  en: {
    spaces: 'spaces',
    strength: 'strength',
    factions: 'Factions',
    hand: 'Hand',
    nobody: 'nobody',
    green: 'Green',
    reduced: 'reduced',
    uses: {
      operations: 'operations',
      replacements: 'replacements',
      redeploy: 'redeployment',
      event: 'event',
    },
    colon: ':',
  },
  fr: {
    spaces: 'cases',
    strength: 'force',
    factions: 'Factions',
    hand: 'Main',
    nobody: 'personne',
    green: 'Verts',
    reduced: 'réduit',
    uses: {
      operations: 'opérations',
      replacements: 'remplacements',
      redeploy: 'redéploiement',
      event: 'événement',
    },
    colon: '\u00a0:',
  },
} as const satisfies Record<Locale, unknown>;

const stateOf = ({ position }: Seen): State => position as State;
const named = (
  thing: { readonly name: string; readonly nameFr?: string | undefined },
  locale: Locale,
) => (locale === 'fr' ? (thing.nameFr ?? thing.name) : thing.name);

export const triumphOfChaosFront: Skin = {
  status(seen) {
    const s = stateOf(seen);
    const regions = REGIONS.flatMap((region) => regionLine(s, region, seen.locale) ?? []);
    const hand = handLine(seen);
    return [...regions, factionLine(s, seen.locale), ...(hand === undefined ? [] : [hand])];
  },

  units(seen) {
    const s = stateOf(seen);
    return ALL_SPACES.flatMap((space) => {
      const there = [...unitsIn(s, space), ...leadersIn(s, space)];
      return there.map(
        (piece) => `${placed(space, seen.locale)}  ${pieceText(s, piece, seen.locale)}`,
      );
    }).sort((a, b) => a.localeCompare(b, seen.locale));
  },

  /** A region space by space, with who holds it, who stands there and where its ways lead. */
  map(seen, place) {
    const region = regionFor(seen, place);
    if (region === undefined) return undefined;
    const s = stateOf(seen);
    return [
      `${named(region, seen.locale)}${WORDS[seen.locale].colon}`,
      ...region.spaces.map((space) => spaceLine(s, space, seen.locale)),
    ];
  },

  cards(seen) {
    const side = seen.side === undefined ? undefined : sideByName(seen.side);
    if (side === undefined) return [];
    const s = stateOf(seen);
    const words = WORDS[seen.locale];
    return handOf(s, side).flatMap((card) => {
      const { title, text } = cardText(side, numberOfCard(card), seen.locale);
      const uses = cardUses(s, side, card)
        .filter(({ refusal }) => refusal === undefined)
        .map(({ use, figure }) => `${words.uses[use]} ${figure}`);
      const star = dataOf(card).asterisk ? '*' : '';
      return [
        `${numberOfCard(card)}  ${title}${star}  (${valueOfCard(card)})  ${uses.join(' · ')}`,
        `     ${text}`,
      ];
    });
  },
};

const cardText = (side: SideId, number: number, locale: Locale) =>
  CARD_TEXTS[locale][side === RED ? 'red' : 'white'][number]!;

/** `Ukraine: RED 3 spaces, strength 9 · WHITE 5 spaces, strength 12`; nothing where nobody is. */
function regionLine(s: State, region: Region, locale: Locale): string | undefined {
  const words = WORDS[locale];
  const parts = [RED, WHITE].flatMap((side) => {
    const held = region.spaces.filter((space) => controlOf(s, space) === side).length;
    const strength = region.spaces
      .flatMap((space) => unitsIn(s, space))
      .filter((unit) => allegianceOf(s, unit) === side)
      .reduce((sum, unit) => sum + strengthOf(s, unit), 0);
    if (held === 0 && strength === 0) return [];
    const power = strength > 0 ? `, ${words.strength} ${strength}` : '';
    return [`${sideText(side)} ${held} ${words.spaces}${power}`];
  });
  return parts.length === 0
    ? undefined
    : `${named(region, locale)}${words.colon} ${parts.join(' · ')}`;
}

const sideText = (side: number): string => (side === RED ? 'RED' : 'WHITE');

/** Only factions that lean to a side: `Factions: Don Cossacks WHITE 3 · Makhno RED 1`. */
function factionLine(s: State, locale: Locale): string {
  const words = WORDS[locale];
  const leaning = factionTable(s).filter(({ from }) => from !== 0);
  const parts = leaning.map(({ faction, from }) => {
    const name = named(FACTIONS[faction]!, locale);
    return `${name} ${sideText(from > 0 ? RED : WHITE)} ${Math.abs(from)}`;
  });
  return `${words.factions}${words.colon} ${parts.join(' · ') || '—'}`;
}

function handLine(seen: Seen): string | undefined {
  const side = seen.side === undefined ? undefined : sideByName(seen.side);
  if (side === undefined) return undefined;
  const s = stateOf(seen);
  const words = WORDS[seen.locale];
  const cards = handOf(s, side).map(
    (card) => `${cardText(side, numberOfCard(card), seen.locale).title} (${valueOfCard(card)})`,
  );
  return `${words.hand}${words.colon} ${cards.join(' · ') || '—'}`;
}

/** A region by its name, that of one of its spaces, or of somebody who stands there; else where the combat is. */
function regionFor(seen: Seen, place: string): Region | undefined {
  const s = stateOf(seen);
  if (place === '') {
    const space = s.combat?.target ?? ALL_SPACES.find((each) => unitsIn(s, each).length > 0);
    return REGIONS.find(({ spaces }) => space !== undefined && spaces.includes(space));
  }
  const wanted = plain(place);
  const matches = (name: string): boolean => plain(name).startsWith(wanted);
  const byName = REGIONS.find(
    (region) => matches(named(region, seen.locale)) || matches(region.key),
  );
  if (byName) return byName;
  const space = ALL_SPACES.find(
    (each) =>
      matches(named(SPACES[each]!, seen.locale)) ||
      [...unitsIn(s, each), ...leadersIn(s, each)].some((piece) => plain(nameOf(piece)) === wanted),
  );
  return REGIONS.find(({ spaces }) => space !== undefined && spaces.includes(space));
}

const placed = (space: SpaceId, locale: Locale): string =>
  `${named(SPACES[space]!, locale)} (${SPACES[space]!.number})`;

const pieceText = (s: State, piece: PieceId, locale: Locale): string =>
  `${nameOf(piece)}${isReduced(s, piece) ? ` (${WORDS[locale].reduced})` : ''}`;

function spaceLine(s: State, space: SpaceId, locale: Locale): string {
  const words = WORDS[locale];
  const holder = controlOf(s, space);
  const units = unitsIn(s, space);
  const green = units.some((unit) => allegianceOf(s, unit) === GREEN);
  const held =
    holder === RED || holder === WHITE ? sideText(holder) : green ? words.green : words.nobody;
  const star = SPACES[space]!.victoryCity ? ' ★' : '';
  const pieces = [...units, ...leadersIn(s, space)].map((piece) => pieceText(s, piece, locale));
  const ways = SPACES[space]!.links.map(({ to }) => named(SPACES[to]!, locale)).join(', ');
  const there = pieces.length > 0 ? `  ${pieces.join(', ')}` : '';
  return `${placed(space, locale)}${star}  ${held}${there}  → ${ways}`;
}
