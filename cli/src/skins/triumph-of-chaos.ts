// Triumph of Chaos in the terminal: the front by region, the hand with what each card gives, the factions.
import type { Locale } from '@motti/engine';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  ALL_SPACES,
  allegianceOf,
  alongFront,
  CARD_TEXTS,
  type CombatSheet,
  cardUses,
  combatSheet,
  controlOf,
  dataOf,
  FACTIONS,
  factionTable,
  handOf,
  leadersIn,
  nameOf,
  numberOfCard,
  RED,
  REGIONS,
  type Region,
  SPACES,
  type SpaceId,
  type State,
  sideByName,
  strengthOf,
  topStep,
  unitsIn,
  valueOfCard,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import { signed } from '../numbers.ts';
import { plain, type Seen, type Skin } from './skin.ts';
import { cellOf, standingOf } from './triumph-of-chaos/choices.ts';
import {
  cardText,
  controlText,
  holderText,
  named,
  pieceText,
  placed,
  regionText,
  sideText,
  stateOf,
  terrainText,
} from './triumph-of-chaos/names.ts';
import { sumsOf } from './triumph-of-chaos/sums.ts';
import { WORDS } from './triumph-of-chaos/words.ts';

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

  standing: standingOf,
  cell: cellOf,
  sums: sumsOf,

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
          const region = regionText(space, seen.locale);
          const where = [placed(space, seen.locale), region].filter(Boolean).join(', ');
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
    const [white, red] = [WHITE, RED].map((side) => sideText(side, seen.locale));
    return rows.map((row) => {
      const name = named(FACTIONS[row.faction]!, seen.locale).padEnd(width);
      // From WHITE's Control to RED's, the marker where it stands.
      const track = [-3, -2, -1, 0, 1, 2, 3].map((at) => (at === row.from ? '●' : '·')).join(' ');
      const words = WORDS[seen.locale];
      const state = words.states[row.outcome as keyof typeof words.states];
      const at = controlText(row.from, seen.locale) ?? words.neutral;
      const to =
        row.to === row.from ? '' : ` → ${controlText(row.to, seen.locale) ?? words.neutral}`;
      const points = row.net === 0 ? undefined : words.influencePoints(signedFor(row.net, seen));
      return `${name}  ${white} ${track} ${red}  ${[at + to, state, points].filter(Boolean).join(', ')}`;
    });
  },

  cards(seen, called) {
    if (called !== undefined) return cardsCalled(called, seen.locale);
    const side = seen.side === undefined ? undefined : sideByName(seen.side);
    if (side === undefined) return [];
    const s = stateOf(seen);
    const words = WORDS[seen.locale];
    return handOf(s, side).flatMap((card) => {
      const { title, text } = cardText(side, numberOfCard(card), seen.locale);
      const all = cardUses(s, side, card);
      const uses = all.map(({ use, figure }) =>
        use === 'event' ? words.uses.event : `${words.uses[use]} ${figure}`,
      );
      const star = dataOf(card).asterisk ? '*' : '';
      // Before the round comes, nothing could be played for its event.
      const isChosen = topStep(s)?.kind === 'choose';
      const refusal = isChosen ? all.find(({ use }) => use === 'event')?.refusal : undefined;
      const barred = refusal && triumphOfChaos.texts(seen.locale).refusal(refusal);
      return [
        `${title}${star} (${valueOfCard(card)})${words.colon} ${uses.join(' · ')}`,
        `     ${text}`,
        ...(barred === undefined ? [] : [`     → ${barred}`]),
      ];
    });
  },
};

/** The text of every card of this name, or whose name holds the letters. */
function cardsCalled(called: string, locale: Locale): string[] {
  const { red, white, political } = CARD_TEXTS[locale];
  const decks = [
    [red, sideText(RED, locale)],
    [white, sideText(WHITE, locale)],
    [political, WORDS[locale].political],
  ] as const;
  const holds = (title: string): boolean => plain(title).includes(plain(called));
  return decks.flatMap(([deck, name]) =>
    Object.entries(deck).flatMap(([number, { title, text }]) =>
      holds(title) ? [`${title} (${name} ${number})`, `     ${text}`] : [],
    ),
  );
}

/** `RED 2` of points that a faction has gathered. */
const signedFor = (net: number, { locale }: Seen): string =>
  `${sideText(net > 0 ? RED : WHITE, locale)} ${Math.abs(net)}`;

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

/** Only factions that lean to a side: `Factions: Don Cossacks WHITE 3 · Makhno RED 1`. */
function factionLine(s: State, locale: Locale): string {
  const words = WORDS[locale];
  const leaning = factionTable(s).filter(({ from }) => from !== 0);
  const parts = leaning.map(({ faction, from }) => {
    const name = named(FACTIONS[faction]!, locale);
    return `${name} ${controlText(from, locale)}`;
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

/**
 * A region by its name, that of one of its spaces, or of somebody who stands there; else where the combat is, where a space was
 * activated last, or where the front is strongest.
 */
function regionFor(seen: Seen, place: string): Region | undefined {
  const s = stateOf(seen);
  if (place === '') {
    const marked = s.marked.at(-1);
    const space = s.combat?.target ?? (marked === undefined ? undefined : ALL_SPACES[marked]);
    const [strongest] = alongFront(s);
    return (
      REGIONS.find(({ spaces }) => space !== undefined && spaces.includes(space)) ??
      (strongest && REGIONS[strongest.region])
    );
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
