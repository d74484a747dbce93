// Hourra Pobieda in the terminal: the task groups that a side sees, the tokens, the aims, and the table around a place.
import type { Locale } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import {
  AA_TOKEN,
  ANTI_TANK,
  BLUE_TOKEN,
  controls,
  type ElementId,
  elementsOf,
  GREEN_TOKEN,
  type GroupView,
  HexGeometry,
  isTown,
  nameOf,
  numberOf,
  type Place,
  placeAt,
  placeNamed,
  pointsOf,
  RED_TOKEN,
  SIDES,
  type SideId,
  type State,
  seenBy,
  sideName,
  sideOf,
  sideOfName,
  theatreOf,
  unpack,
  type View,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '@motti/hourra-pobieda/parts';
import { drawHexes, type HexCell } from './hexes.ts';
import { sketch } from './sketch.ts';
import { plain, type Seen, type Skin } from './skin.ts';

const WORDS = {
  en: {
    nobody: 'nobody',
    noGroup: 'no group in sight',
    between: '; ',
    toPlace: 'Elements to place, and where',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    trenches: (level: number) => `entrenched ${level}`,
    concealed: 'concealed',
    tokens: 'tokens',
    colours: ['Blue', 'AA', 'Red', 'Green', 'Yellow', 'White'],
    aims: 'Objectives',
    bases: 'Bases',
    legend:
      '~ broken · # rough · ^ mountain · ≈ water · o village or town · + height · t dense cover · * base · ◎ objective · the number by a side: its points',
    openLegend: '● group with its points · ○ place · * base',
    colon: ':',
  },
  fr: {
    nobody: 'personne',
    noGroup: 'aucun groupe en vue',
    between: '\u202f; ',
    toPlace: 'Éléments à placer, et où',
    points: (points: number) => (points > 1 ? `${points} points` : `${points} point`),
    trenches: (level: number) => `retranchement ${level}`,
    concealed: 'caché',
    tokens: 'jetons',
    colours: ['Bleu', 'DCA', 'Rouge', 'Vert', 'Jaune', 'Blanc'],
    aims: 'Objectifs',
    bases: 'Bases',
    legend:
      '~ accidenté · # difficile · ^ montagne · ≈ eau · o village ou ville · + hauteur · t couvert dense · * base · ◎ objectif · le nombre après un camp : ses points',
    openLegend: '● groupe et ses points · ○ lieu · * base',
    colon: '\u00a0:',
  },
} as const satisfies Record<Locale, unknown>;

const COLOURS = [BLUE_TOKEN, AA_TOKEN, RED_TOKEN, GREEN_TOKEN, YELLOW_TOKEN, WHITE_TOKEN];
/** Choices that name an element by its number, and those that name a group by where it stands. */
const OF_ELEMENTS: ReadonlySet<string> = new Set(['place', 'arrive', 'detach', 'lose']);
const OF_GROUPS: ReadonlySet<string> = new Set([
  'lift',
  'entrench',
  'activate',
  'assault',
  'fire',
  'raid',
]);

const viewOf = ({ view }: Seen): View => view as View;
/** Only for what is public in it: the table, the order of battle, what wins. */
const stateOf = ({ position }: Seen): State => position as State;
const theatreIn = (seen: Seen) => theatreOf(stateOf(seen).board);
const nameIn = (seen: Seen, key: string): string =>
  hourraPobieda.texts(seen.locale, seen.setup).name(key);
const placeText = (seen: Seen, place: Place): string =>
  nameIn(seen, `place:${nameOf(theatreIn(seen), place)}`);
const groupsOf = (seen: Seen, side: SideId): GroupView[] =>
  viewOf(seen).groups.filter(({ key, place }) => sideOf(key) === side && place >= 0);

export const hourraPobiedaFront: Skin = {
  isLineByLine: true,

  status(seen) {
    const words = WORDS[seen.locale];
    const lines = SIDES.map((side) => {
      const groups = groupsOf(seen, side).map(
        (group) => `${placeText(seen, group.place)} ${pointsOf(theatreIn(seen), group.elements)}`,
      );
      return `${nameIn(seen, sideName(side))}${words.colon} ${groups.join(', ') || words.noGroup}${tokensOf(seen, side)}`;
    });
    return [...lines, ...aimLine(seen), basesLine(seen)];
  },

  units(seen) {
    return SIDES.flatMap((side) =>
      groupsOf(seen, side).map(
        (group) =>
          `${placeText(seen, group.place)}  ${nameIn(seen, sideName(side))}  ${groupText(seen, group)}`,
      ),
    ).sort((a, b) => a.localeCompare(b, seen.locale));
  },

  standing(seen, action) {
    const { kind, element, at } = action as { kind: string; element?: number; at?: number };
    const theatre = theatreIn(seen);
    if (element !== undefined && OF_ELEMENTS.has(kind) && seen.side !== undefined) {
      const meant = elementsOf(theatre, sideOfName(seen.side)).find(
        (one) => numberOf(theatre, one) === element,
      );
      return meant === undefined ? undefined : typeText(seen, meant);
    }
    if (at === undefined || !OF_GROUPS.has(kind)) return undefined;
    const place = placeAt(theatre, at);
    const group = viewOf(seen).groups.find((one) => one.place === place);
    return group && groupText(seen, group);
  },

  /** A row for each element that may be placed, with the hexes where it may go. */
  cell(seen, action) {
    const { kind, element, at } = action as { kind: string; element?: number; at?: number };
    const type = kind === 'place' || kind === 'arrive' ? this.standing?.(seen, action) : undefined;
    const place = at === undefined ? undefined : placeAt(theatreIn(seen), at);
    if (type === undefined || place === undefined) return undefined;
    return {
      under: WORDS[seen.locale].toPlace,
      row: `${element} ${type}`,
      text: placeText(seen, place),
    };
  },

  places(seen) {
    const theatre = theatreIn(seen);
    return namedPlaces(seen).map(({ name, place }) => [name, nameOf(theatre, place)] as const);
  },

  map(seen, place) {
    const theatre = theatreIn(seen);
    const words = WORDS[seen.locale];
    const middle = place === '' ? centreOf(seen) : placeFor(seen, place);
    if (middle === undefined) return undefined;
    return theatre.geometry instanceof HexGeometry
      ? [...hexesAround(seen, theatre.geometry, middle), words.legend]
      : [...openTable(seen, middle), words.openLegend];
  },
};

const typeText = (seen: Seen, element: ElementId): string =>
  nameIn(seen, `type:${theatreIn(seen).typeOf[element]}`);

/** `2 × Soft, motorised + Type 95 light tanks (4 points, trenches 1)`. */
function groupText(seen: Seen, group: GroupView): string {
  const words = WORDS[seen.locale];
  const counts = new Map<string, number>();
  for (const element of group.elements) {
    const type = typeText(seen, element);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const who = [...counts].map(([type, count]) => (count > 1 ? `${count} × ${type}` : type));
  const notes = [
    words.points(pointsOf(theatreIn(seen), group.elements)),
    ...(group.level > 0 ? [words.trenches(group.level)] : []),
    ...(group.concealed ? [words.concealed] : []),
  ];
  return `${who.join(' + ')} (${notes.join(', ')})`;
}

function tokensOf(seen: Seen, side: SideId): string {
  const words = WORDS[seen.locale];
  const stock = viewOf(seen).stocks[side] ?? [];
  const held = COLOURS.flatMap((token, i) => {
    const pair = token >= RED_TOKEN ? (stock[token + ANTI_TANK] ?? 0) : 0;
    const count = (stock[token] ?? 0) + pair;
    return count > 0 ? [`${words.colours[i]} ${count}`] : [];
  });
  return held.length > 0 ? ` · ${words.tokens} ${held.join(', ')}` : '';
}

/** Who has each objective, as far as this side sees. */
function aimLine(seen: Seen): string[] {
  const words = WORDS[seen.locale];
  const theatre = theatreIn(seen);
  const eyes = seenBy(sideOfName(seen.side ?? 'blue'));
  const known = { ...stateOf(seen), groups: viewOf(seen).groups } as unknown as State;
  const aims = (theatre.scenario.objectives ?? []).map(({ id }, objective) => {
    const holder = SIDES.find((side) => controls(known, side, objective, eyes));
    const who = holder === undefined ? words.nobody : nameIn(seen, sideName(holder));
    return `${nameIn(seen, `objective:${id}`)} (${who})`;
  });
  return aims.length > 0 ? [`${words.aims}${words.colon} ${aims.join(', ')}`] : [];
}

function basesLine(seen: Seen): string {
  const words = WORDS[seen.locale];
  const bases = theatreIn(seen).bases.map(({ id, place }, base) => {
    const holder = viewOf(seen).holders[base]!;
    const name = nameIn(seen, `base:${id}`);
    const at = placeText(seen, place);
    // A base is often called as its place is.
    const called = at.includes(name) ? at : `${name}, ${at}`;
    return `${called} (${nameIn(seen, sideName(holder))})`;
  });
  return `${words.bases}${words.colon} ${bases.join(words.between)}`;
}

/** What the question is about: the group that is active, the assault; else the middle of the side's own groups. */
function centreOf(seen: Seen): Place | undefined {
  const view = viewOf(seen);
  const active = view.groups.find(({ key }) => key === view.active?.key);
  if (view.assault) return view.assault.at;
  if (active) return active.place;
  const own = groupsOf(seen, sideOfName(seen.side ?? 'blue'));
  return own[Math.floor(own.length / 2)]?.place ?? theatreIn(seen).bases[0]?.place;
}

function placeFor(seen: Seen, wanted: string): Place | undefined {
  const theatre = theatreIn(seen);
  const known = [
    ...namedPlaces(seen),
    ...theatre.bases.map(({ id, place }) => ({ name: nameIn(seen, `base:${id}`), place })),
  ];
  const named = known.find(({ name }) => plain(name) === plain(wanted));
  return named?.place ?? placeNamed(theatre.geometry, theatre.scenario, wanted);
}

/** The places that the scenario names by a hex, on whichever table they lie. */
function namedPlaces(seen: Seen): { readonly name: string; readonly place: Place }[] {
  const { scenario, geometry } = theatreIn(seen);
  return (scenario.places ?? []).flatMap(({ name, cell }) => {
    const place = cell === undefined ? undefined : placeNamed(geometry, scenario, cell);
    return place === undefined ? [] : [{ name, place }];
  });
}

function hexesAround(seen: Seen, geometry: HexGeometry, middle: Place): string[] {
  const theatre = theatreIn(seen);
  const bases = new Set(theatre.bases.map(({ place }) => place));
  const cells = geometry.places.map((place): HexCell => {
    const { q, r } = geometry.tables.hexes[place]!;
    const number = geometry.nameOf(place);
    const called = placeText(seen, place);
    return {
      x: 2 * q + r,
      y: r,
      head: `${number}${groundOf(geometry, place)}${bases.has(place) ? '*' : ''}${isAim(seen, place) ? '◎' : ''}`,
      stack: stackAt(seen, place),
      name: called === number ? undefined : called,
    };
  });
  return drawHexes(cells, cells[middle]!, { across: 6, down: 4 });
}

const TERRAIN: Readonly<Record<string, string>> = {
  broken: '~',
  rough: '#',
  mountain: '^',
  water: '≈',
};

function groundOf(geometry: HexGeometry, place: Place): string {
  const ground = geometry.groundAt(place);
  const sign = isTown(ground) ? 'o' : (TERRAIN[ground.terrain] ?? '');
  return `${sign}${ground.height ? '+' : ''}${ground.dense ? 't' : ''}`;
}

const isAim = (seen: Seen, place: Place): boolean => {
  const { objectives, geometry } = theatreIn(seen);
  return objectives.some((objective) => geometry.inObjective(objective, place));
};

/** `JP6`: the side by the short name that its scenario gives it, and the points of its group. */
function stackAt(seen: Seen, place: Place): string {
  const groups = viewOf(seen).groups.filter((group) => group.place === place);
  return groups.map((group) => shortText(seen, group)).join(' ');
}

function shortText(seen: Seen, { key, elements }: GroupView): string {
  const theatre = theatreIn(seen);
  return `${theatre.scenario.sides[sideOf(key)].id.slice(0, 3)}${pointsOf(theatre, elements)}`;
}

/** The open table: groups and named places where they lie, in letters. */
function openTable(seen: Seen, middle: Place): string[] {
  const at = (place: Place) => {
    const { x, y } = unpack(place);
    return { x: x / 100, y: y / 100 };
  };
  const places = namedPlaces(seen).map(({ name, place }) => ({
    ...at(place),
    mark: '○',
    text: name,
  }));
  const bases = theatreIn(seen).bases.map(({ id, place }) => ({
    ...at(place),
    mark: '*',
    text: nameIn(seen, `base:${id}`),
  }));
  const groups = viewOf(seen)
    .groups.filter(({ place }) => place >= 0)
    .map((group) => ({ ...at(group.place), mark: '●', text: shortText(seen, group) }));
  return sketch({
    spots: [...groups, ...bases, ...places],
    links: [],
    middle: at(middle),
    columns: 90,
    rows: 25,
    wide: 0.14,
    high: 0.28,
  });
}
