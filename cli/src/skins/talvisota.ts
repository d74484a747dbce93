// The three fronts of Talvisota in a few lines: who stands where, what is on the sheets, which attacks are laid.
import type { Locale } from '@motti/engine';
import { SEATS, supportsWaitingOn } from '@motti/talvisota/aid';
import {
  type BattleView,
  BOX,
  CONNECTIONS,
  conqueredSeen,
  FINNISH_TYPES,
  FRONT_NAMES,
  FRONTS,
  frontOf,
  HIDDEN,
  isFortified,
  isSoviet,
  MAP_SPACES,
  NONE,
  neighboursOf,
  SOVIET_TYPES,
  SPACE_NAMES,
  type SpaceId,
  STRATEGY_NAMES,
  SUPPORT_NAMES,
  scoutsSeen,
  UNIT_NAMES,
  type UnitType,
  unitsSeen,
  type View,
} from '@motti/talvisota/parts';
import { sketch } from './sketch.ts';
import { plain, type Skin } from './skin.ts';

const WORDS = {
  en: {
    fronts: { lapland: 'Lapland', ladoga: 'Ladoga', karelia: 'Karelia' },
    box: 'box',
    boxes: { lapland: 'Lapland box', ladoga: 'Ladoga box', karelia: 'Karelia box' },
    supports: 'supports',
    losses: 'lost',
    reinforcements: 'reinforcements',
    finns: 'Finns',
    forces: 'forces',
    used: 'used',
    attacks: 'Attacks',
    counters: (count: number) => (count === 1 ? '1 strategy' : `${count} strategies`),
    legend:
      '○ Finnish · # fortified · ● Soviet or conquered · ◄ attacked now · 3FUS units · 1SCT scouts',
    colon: ':',
  },
  fr: {
    fronts: { lapland: 'Laponie', ladoga: 'Ladoga', karelia: 'Carélie' },
    box: 'boîte',
    boxes: { lapland: 'Boîte de Laponie', ladoga: 'Boîte du Ladoga', karelia: 'Boîte de Carélie' },
    supports: 'soutiens',
    losses: 'pertes',
    reinforcements: 'renforts',
    finns: 'Finlandais',
    forces: 'forces',
    used: 'employés',
    attacks: 'Attaques',
    counters: (count: number) => (count === 1 ? '1 stratégie' : `${count} stratégies`),
    legend:
      '○ finlandais · # fortifié · ● soviétique ou conquis · ◄ attaqué · 3FUS unités · 1SCT éclaireurs',
    colon: '\u00a0:',
  },
} as const;

type Words = (typeof WORDS)[Locale];

export const talvisotaFront: Skin = {
  status({ view, locale }) {
    const seen = view as View;
    const words = WORDS[locale];
    return [
      ...FRONTS.map((front) => frontLine(seen, front, words)),
      finnishLine(seen, words),
      ...(seen.battles.length > 0 ? [attackLine(seen.battles, words)] : []),
    ];
  },

  /** Spaces by name, then what stands on the sheets. */
  units({ view, locale }) {
    const seen = view as View;
    const words = WORDS[locale];
    const standing = MAP_SPACES.flatMap(({ name }, space) => {
      const units = unitList(SOVIET_TYPES, (type) => unitsSeen(seen, space, type));
      const scouts = scoutText(seen, space);
      const there = [units, scouts].filter(Boolean).join(' ');
      return there ? [`${name}, ${frontText(frontOf(space), words)}  ${there}`] : [];
    }).sort();
    const boxes = FRONTS.flatMap((front) => {
      const units = unitList(SOVIET_TYPES, (type) => unitsSeen(seen, BOX + front, type));
      return units ? [`${boxText(front, words)}  ${units}`] : [];
    });
    return [...standing, ...boxes, finnishLine(seen, words).trim()];
  },

  places: () => MAP_SPACES.map(({ id, name }) => [name, id] as const),

  /** Drawn around a space; a front by its name is listed space by space. */
  map({ view, locale }, place) {
    const seen = view as View;
    const words = WORDS[locale];
    const front = FRONTS.find(
      (one) => place !== '' && plain(frontText(one, words)) === plain(place),
    );
    if (front !== undefined)
      return [
        `${frontText(front, words)}${words.colon}`,
        ...MAP_SPACES.flatMap((_, space) =>
          frontOf(space) === front ? [spaceLine(seen, space)] : [],
        ),
      ];
    const centre = place === '' ? centreOf(seen) : spaceFor(place);
    return centre === undefined ? undefined : [...drawAround(seen, centre), words.legend];
  },
};

const SUMMA = SPACE_NAMES.indexOf('summa');

/** What the question is about: the attack that is laid or fought; else the way to Viipuri. */
function centreOf(view: View): number {
  const fought = view.battles.find(({ picked }) => picked) ?? view.battles.at(-1);
  return fought?.target ?? SUMMA;
}

function spaceFor(place: string): number | undefined {
  const wanted = plain(place);
  const exact = MAP_SPACES.findIndex(({ name }) => plain(name) === wanted);
  const space =
    exact >= 0 ? exact : MAP_SPACES.findIndex(({ name }) => plain(name).startsWith(wanted));
  return space < 0 ? undefined : space;
}

const COLUMNS = 76;
const ROWS = 21;

/** The region around a space: north is up. */
function drawAround(view: View, centre: number): string[] {
  return sketch({
    spots: MAP_SPACES.map(({ id, name }, space) => ({
      ...SEATS[id]!,
      mark: markOf(view, space),
      text: `${name}${standingIn(view, space)}${view.battles.some(({ target }) => target === space) ? ' ◄' : ''}`,
    })),
    links: CONNECTIONS.filter(
      ({ fromTurn }) => fromTurn === undefined || fromTurn <= view.turn,
    ).map(({ a, b }) => [SPACE_NAMES.indexOf(a), SPACE_NAMES.indexOf(b)] as const),
    middle: SEATS[SPACE_NAMES[centre]!]!,
    columns: COLUMNS,
    rows: ROWS,
    wide: 9,
    high: 27,
  });
}

const markOf = (view: View, space: number): string =>
  isSoviet(space) || conqueredSeen(view, space) ? '●' : isFortified(space) ? '#' : '○';

function standingIn(view: View, space: number): string {
  const there = SOVIET_TYPES.flatMap((type) => {
    const count = unitsSeen(view, space, type);
    return count > 0 ? [`${count}${UNIT_NAMES[type]}`] : [];
  });
  const scouts = scoutsSeen(view, space) > 0 ? [`${scoutsSeen(view, space)}SCT`] : [];
  return [...there, ...scouts].map((each) => ` ${each}`).join('');
}

const frontText = (front: number, words: Words): string =>
  words.fronts[FRONT_NAMES[front] as keyof Words['fronts']];

const boxText = (front: number, words: Words): string =>
  words.boxes[FRONT_NAMES[front] as keyof Words['boxes']];

/** `Terijoki  3 FUS  → Summa, Lipola`; ✗ is a conquered space that nobody holds. */
function spaceLine(view: View, space: number): string {
  const { name } = MAP_SPACES[space]!;
  const units = unitList(SOVIET_TYPES, (type) => unitsSeen(view, space, type));
  const scouts = scoutText(view, space);
  const there = [units || (conqueredSeen(view, space) ? '✗' : ''), scouts]
    .filter(Boolean)
    .join(' ');
  const ways = neighboursOf(space, view.turn).map((next) => MAP_SPACES[next]!.name);
  return `${name}${there ? `  ${there}` : ''}  → ${ways.join(', ')}`;
}

/** `Karelia: Terijoki 3 FUS 1 TAN · Lipola ✗ · box 6 FUS`; ✗ is a conquered space that nobody holds. */
function frontLine(view: View, front: number, words: Words): string {
  const parts: string[] = [];
  for (const [space, { name }] of MAP_SPACES.entries()) {
    if (frontOf(space) !== front) continue;
    const units = unitList(SOVIET_TYPES, (type) => unitsSeen(view, space, type));
    if (units) parts.push(`${name} ${units}`);
    else if (conqueredSeen(view, space)) parts.push(`${name} ✗`);
  }
  const box = unitList(SOVIET_TYPES, (type) => unitsSeen(view, BOX + front, type));
  if (box) parts.push(`${words.box} ${box}`);
  const supports = view.viewer === null ? [] : supportsWaitingOn(view, view.viewer, front);
  if (supports.length > 0)
    parts.push(`${words.supports} ${supports.map((id) => SUPPORT_NAMES[id]).join(' ')}`);
  const counters = view.counters?.[front];
  if (counters) parts.push(words.counters(counters));
  return `  ${frontText(front, words)}${words.colon} ${parts.join(' · ') || '—'}`;
}

function finnishLine(view: View, words: Words): string {
  const groups: [string, readonly number[]][] = [
    // Finland sees its forces; others the units that could be anywhere on its sheet.
    [words.forces, view.finland?.forces ?? view.sheet],
    [words.used, view.used],
    [words.reinforcements, view.finnishReinforcements],
    [words.losses, view.finnishLosses],
  ];
  const parts = groups.flatMap(([name, counts]) => {
    const units = unitList(FINNISH_TYPES, (type) => counts[FINNISH_TYPES.indexOf(type)] ?? 0);
    return units ? [`${name} ${units}`] : [];
  });
  return `  ${words.finns}${words.colon} ${parts.join(' · ')}`;
}

/** `Attacks: PRUD → Terijoki (FIERCE), ? → Summa`. */
function attackLine(battles: readonly BattleView[], words: Words): string {
  const name = (strategy: number): string =>
    strategy === HIDDEN ? '?' : (STRATEGY_NAMES[strategy] ?? '?');
  const parts = battles.map(({ strategy, target, answer }) => {
    const answered = answer === NONE ? '' : ` (${name(answer)})`;
    return `${name(strategy)} → ${MAP_SPACES[target]!.name}${answered}`;
  });
  return `  ${words.attacks}${words.colon} ${parts.join(', ')}`;
}

/** `3 FUS 1 TAN`. */
const unitList = (types: readonly UnitType[], count: (type: UnitType) => number): string =>
  types
    .filter((type) => count(type) > 0)
    .map((type) => `${count(type)} ${UNIT_NAMES[type]}`)
    .join(' ');

const scoutText = (view: View, space: SpaceId): string =>
  scoutsSeen(view, space) > 0 ? `${scoutsSeen(view, space)} SCT` : '';
