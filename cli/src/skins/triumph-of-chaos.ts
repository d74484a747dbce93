// Triumph of Chaos in the terminal: the front by region, the hand with what each card gives, the factions.
import type { Locale } from '@motti/engine';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type ActionCardId,
  ALL_SPACES,
  allegianceOf,
  CARD_TEXTS,
  type CombatSheet,
  cardUses,
  combatSheet,
  controlOf,
  dataOf,
  FACTIONS,
  factionTable,
  GREEN,
  handOf,
  isOnMap,
  isReduced,
  isUnit,
  leadersIn,
  lossFactorOf,
  movementOf,
  nameOf,
  numberOfCard,
  type PieceId,
  type PoliticalId,
  politicalCard,
  RED,
  REGIONS,
  type Region,
  ratingOf,
  type SideId,
  SPACES,
  type SpaceId,
  type State,
  sideByName,
  spaceOf,
  strengthOf,
  unitsIn,
  valueOfCard,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import { signed } from '../numbers.ts';
import { plain, type Seen, type Skin } from './skin.ts';

const WORDS = {
  en: {
    spaces: (count: number) => (count === 1 ? 'space' : 'spaces'),
    units: (count: number) => (count === 1 ? 'unit' : 'units'),
    strength: 'strength',
    factions: 'Factions',
    hand: 'Hand',
    nobody: 'nobody',
    green: 'Green',
    reduced: 'reduced',
    leads: 'leader',
    combat: 'Combat',
    attacks: 'attacks with',
    defends: 'defends with',
    column: 'column',
    shifted: 'shifted to',
    die: 'die',
    losses: 'losses by die',
    uses: {
      operations: 'operations',
      replacements: 'replacements',
      redeploy: 'redeployment',
      event: 'event',
    },
    colon: ':',
    control: 'Control',
    legend: '= rail, ~ across a river, ! takes the whole round',
    states: {
      withdrawn: 'out of the war',
      conquered: 'conquered',
      subjugated: 'subjugated',
      'at-war': 'at war',
    },
  },
  fr: {
    spaces: (count: number) => (count > 1 ? 'cases' : 'case'),
    units: (count: number) => (count > 1 ? 'unités' : 'unité'),
    strength: 'force',
    factions: 'Factions',
    hand: 'Main',
    nobody: 'personne',
    green: 'Verts',
    reduced: 'réduit',
    leads: 'chef',
    combat: 'Combat',
    attacks: 'attaque avec',
    defends: 'se défend avec',
    column: 'colonne',
    shifted: 'décalée à',
    die: 'dé',
    losses: 'pertes selon le dé',
    uses: {
      operations: 'opérations',
      replacements: 'remplacements',
      redeploy: 'redéploiement',
      event: 'événement',
    },
    colon: '\u00a0:',
    control: 'Contrôle',
    legend: '= rail, ~ fleuve à franchir, ! prend tout le round',
    states: {
      withdrawn: 'hors de la guerre',
      conquered: 'conquise',
      subjugated: 'soumise',
      'at-war': 'en guerre',
    },
  },
} as const satisfies Record<Locale, unknown>;

const stateOf = ({ position }: Seen): State => position as State;
const named = (
  thing: { readonly name: string; readonly nameFr?: string | undefined },
  locale: Locale,
) => (locale === 'fr' ? (thing.nameFr ?? thing.name) : thing.name);

export const triumphOfChaosFront: Skin = {
  isLineByLine: true,
  isToldByEvents: true,

  fight: (seen) => combatLines(stateOf(seen), seen.locale),

  status(seen) {
    const s = stateOf(seen);
    const regions = REGIONS.flatMap((region) => regionLine(s, region, seen.locale) ?? []);
    const hand = handLine(seen);
    return [...regions, factionLine(s, seen.locale), ...(hand === undefined ? [] : [hand])];
  },

  /** Who stands where something is activated or attacked, where somebody stands, and what a card would give. */
  standing(seen, action) {
    const s = stateOf(seen);
    const { kind, space, piece, card, political } = action as Partial<Record<string, unknown>> &
      typeof action;
    if (typeof political === 'number') return influenceText(political as PoliticalId, seen.locale);
    if (typeof space === 'number' && ABOUT_GROUND.has(kind))
      return groundText(s, space as SpaceId, seen.locale);
    if (typeof space === 'number' && ABOUT_STACKS.has(kind))
      return stackText(s, space as SpaceId, seen.locale);
    if (typeof piece === 'number' && ABOUT_PIECES.has(kind) && isOnMap(s, piece as PieceId))
      return named(SPACES[spaceOf(s, piece as PieceId)]!, seen.locale);
    if (typeof card !== 'number' || seen.side === undefined) return undefined;
    const uses = cardUses(s, sideByName(seen.side), card as ActionCardId);
    const figure = uses.find(({ use }) => use === kind && use !== 'event')?.figure;
    return figure === undefined ? undefined : String(figure);
  },

  units(seen) {
    const s = stateOf(seen);
    const groups = REGIONS.map(({ spaces }) => spaces);
    const others = ALL_SPACES.filter((space) => !groups.some((group) => group.includes(space)));
    return [...groups, others].flatMap((group) =>
      group
        .flatMap((space) => {
          const there = [...unitsIn(s, space), ...leadersIn(s, space)];
          if (there.length === 0) return [];
          const pieces = there.map((piece) => pieceText(s, piece, seen.locale)).join(', ');
          const where = `${placed(space, seen.locale)}${regionText(space, seen.locale)}`;
          return [`${where}  ${holderText(s, space, seen.locale)}  ${pieces}`];
        })
        .sort((a, b) => a.localeCompare(b, seen.locale)),
    );
  },

  /** A region space by space, with who holds it, who stands there and where its ways lead. */
  map(seen, place) {
    const region = regionFor(seen, place);
    if (region === undefined) return undefined;
    const s = stateOf(seen);
    return [
      `${named(region, seen.locale)}${WORDS[seen.locale].colon}  ${WORDS[seen.locale].legend}`,
      ...region.spaces.map((space) => spaceLine(s, space, seen.locale)),
    ];
  },

  tracks(seen) {
    const s = stateOf(seen);
    const rows = factionTable(s);
    const width = Math.max(...FACTIONS.map((faction) => named(faction, seen.locale).length));
    return rows.map((row) => {
      const name = named(FACTIONS[row.faction]!, seen.locale).padEnd(width);
      // From WHITE's Control to RED's, the marker where it stands.
      const track = [-3, -2, -1, 0, 1, 2, 3].map((at) => (at === row.from ? '●' : '·')).join(' ');
      const points = row.net === 0 ? '' : signed(seen.locale, row.net);
      const words = WORDS[seen.locale];
      const state = words.states[row.outcome as keyof typeof words.states];
      const control = Math.abs(row.from) === 3 ? words.control : undefined;
      const more = [state ?? control, points].filter(Boolean).join(', ');
      const [white, red] = [WHITE, RED].map((side) => sideText(side, seen.locale));
      return `${name}  ${white} ${track} ${red}  ${more}`.trimEnd();
    });
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

/** Where somebody goes. */
const ABOUT_GROUND: ReadonlySet<string> = new Set([
  'go',
  'by-rail',
  'land',
  'detrain',
  'advance',
  'retreat-to',
  'retreat-by',
  'fall-back',
  'displace',
  'station',
  'place',
]);
const ABOUT_STACKS: ReadonlySet<string> = new Set(['mark-move', 'mark-combat', 'attack']);
const ABOUT_PIECES: ReadonlySet<string> = new Set(['take', 'join', 'entrain', 'repair']);

/** `3 units, strength 11, Denikin`. */
function stackText(s: State, space: SpaceId, locale: Locale): string {
  const words = WORDS[locale];
  const units = unitsIn(s, space);
  const strength = units.reduce((sum, unit) => sum + strengthOf(s, unit), 0);
  return [
    `${units.length} ${words.units(units.length)}`,
    `${words.strength} ${strength}`,
    ...leadersIn(s, space).map(nameOf),
  ].join(', ');
}

/** `Britain WHITE 2, France WHITE 2`. */
const influenceText = (id: PoliticalId, locale: Locale): string =>
  politicalCard(id)
    .ip.map(({ faction, side, points }) => {
      const name = named(FACTIONS[faction]!, locale);
      return `${name} ${sideText(side === 'red' ? RED : WHITE, locale)} ${points}`;
    })
    .join(', ');

/** `RED ★, swamp`: who holds a space, and what hinders there. */
function groundText(s: State, space: SpaceId, locale: Locale): string {
  const { victoryCity } = SPACES[space]!;
  const held = `${holderText(s, space, locale)}${victoryCity ? ' ★' : ''}`;
  const terrain = terrainText(space, locale);
  return terrain === undefined ? held : `${held}, ${terrain}`;
}
function terrainText(space: SpaceId, locale: Locale): string | undefined {
  const { terrain } = SPACES[space]!;
  return terrain === 'clear'
    ? undefined
    : triumphOfChaos.texts(locale).term(terrain).toLocaleLowerCase(locale);
}
const regionText = (space: SpaceId, locale: Locale): string => {
  const region = REGIONS.find(({ spaces }) => spaces.includes(space));
  return region === undefined ? '' : `, ${named(region, locale)}`;
};

const cardText = (side: SideId, number: number, locale: Locale) =>
  CARD_TEXTS[locale][side === RED ? 'red' : 'white'][number]!;

/** `Don: RED 4 spaces ★1, strength 8 · WHITE 11 spaces ★1, strength 23`; nothing where nobody is. */
function regionLine(s: State, region: Region, locale: Locale): string | undefined {
  const words = WORDS[locale];
  const parts = [RED, WHITE].flatMap((side) => {
    const held = region.spaces.filter((space) => controlOf(s, space) === side);
    const cities = held.filter((space) => SPACES[space]!.victoryCity).length;
    const strength = region.spaces
      .flatMap((space) => unitsIn(s, space))
      .filter((unit) => allegianceOf(s, unit) === side)
      .reduce((sum, unit) => sum + strengthOf(s, unit), 0);
    if (held.length === 0 && strength === 0) return [];
    const stars = cities > 0 ? ` ★${cities}` : '';
    const power = strength > 0 ? `, ${words.strength} ${strength}` : '';
    return [
      `${sideText(side, locale)} ${held.length} ${words.spaces(held.length)}${stars}${power}`,
    ];
  });
  return parts.length === 0
    ? undefined
    : `${named(region, locale)}${words.colon} ${parts.join(' · ')}`;
}

const sideText = (side: number, locale: Locale): string =>
  triumphOfChaos.texts(locale).side(side === RED ? 'red' : 'white');

/** Only factions that lean to a side: `Factions: Don Cossacks WHITE 3 · Makhno RED 1`. */
function factionLine(s: State, locale: Locale): string {
  const words = WORDS[locale];
  const leaning = factionTable(s).filter(({ from }) => from !== 0);
  const parts = leaning.map(({ faction, from }) => {
    const name = named(FACTIONS[faction]!, locale);
    const side = sideText(from > 0 ? RED : WHITE, locale);
    return `${name} ${side} ${Math.abs(from) === 3 ? words.control : Math.abs(from)}`;
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

/** `RED 9 Army 3-2-3` with strength, loss factor and movement; a leader with his rating. */
function pieceText(s: State, piece: PieceId, locale: Locale): string {
  const words = WORDS[locale];
  const name = triumphOfChaos.texts(locale).name(nameOf(piece));
  if (!isUnit(piece))
    return `${name} (${words.leads}${ratingOf(piece) ? ` ${ratingOf(piece)}` : ''})`;
  const factors = [strengthOf(s, piece), lossFactorOf(s, piece), movementOf(s, piece)].join('-');
  return `${name} ${factors}${isReduced(s, piece) ? ` (${words.reduced})` : ''}`;
}

function holderText(s: State, space: SpaceId, locale: Locale): string {
  const words = WORDS[locale];
  const holder = controlOf(s, space);
  if (holder === RED || holder === WHITE) return sideText(holder, locale);
  const green = unitsIn(s, space).some((unit) => allegianceOf(s, unit) === GREEN);
  return green ? words.green : words.nobody;
}

/** The combat that is fought: who fires in which column, and what each face of the die does. */
function combatLines(s: State, locale: Locale): string[] {
  // After the fire the sheet would count on with the survivors.
  if (s.combat === null || s.combat.rolledA + s.combat.rolledD > 0) return [];
  const sheet = combatSheet(s);
  if (sheet === undefined) return [];
  const words = WORDS[locale];
  const part = (fire: CombatSheet['attacker'], does: string): string[] => {
    const pieces = [...fire.units, ...fire.leaders].map((piece) => pieceText(s, piece, locale));
    const shifted =
      fire.column === fire.shiftedColumn ? '' : `, ${words.shifted} ${fire.shiftedColumn}`;
    const die = fire.die === 0 ? '' : `, ${words.die} ${signed(locale, fire.die)}`;
    const faces = fire.results.map((loss, face) => `${face + 1}→${loss}`).join('  ');
    return [
      `${sideText(fire.side, locale)} ${does} ${pieces.join(', ')}`,
      `${words.strength} ${fire.strength.total}, ${words.column} ${fire.column}${shifted}${die}; ${words.losses}${words.colon} ${faces}`,
    ];
  };
  return [
    `${words.combat}${words.colon} ${placed(sheet.target, locale)}`,
    ...part(sheet.attacker, words.attacks),
    ...part(sheet.defender, words.defends),
  ];
}

function spaceLine(s: State, space: SpaceId, locale: Locale): string {
  const held = holderText(s, space, locale);
  const star = SPACES[space]!.victoryCity ? ' ★' : '';
  const pieces = [...unitsIn(s, space), ...leadersIn(s, space)].map((piece) =>
    pieceText(s, piece, locale),
  );
  const ways = SPACES[space]!.links.map(({ to, kind, river, fullRound }) => {
    const marks = `${kind === 'rail' ? '=' : ''}${river ? '~' : ''}${fullRound ? '!' : ''}`;
    return `${named(SPACES[to]!, locale)}${marks}`;
  });
  const terrain = terrainText(space, locale);
  const ground = terrain === undefined ? '' : `, ${terrain}`;
  const there = pieces.length > 0 ? `  ${pieces.join(', ')}` : '';
  return `${placed(space, locale)}${star}  ${held}${ground}${there}  → ${ways.join(', ')}`;
}
