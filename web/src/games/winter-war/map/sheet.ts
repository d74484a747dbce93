// What never changes on the Winter War sheet, or only with the season: where hexes lie, what is printed on them, the lettering.
import {
  COLUMNS,
  COUNTRY,
  FINLAND,
  FINNISH_CITIES,
  FORTS,
  FROZEN,
  HEX_COLUMN,
  HEX_COUNT,
  HEX_ROW,
  hexName,
  hexNamed,
  hexsideAt,
  ICE_SEASON,
  ISTHMUS,
  isIce,
  isInIsthmus,
  isLand,
  MINOR_WATER,
  neighbour,
  OPEN_WATER,
  placeName,
  RAIL,
  RIVER,
  ROAD,
  ROW_A,
  ROWS,
  SUPPLY_CITIES,
  terrain,
  USSR,
} from '@motti/winter-war';
import { chainsOf } from '../../../board/chains.ts';
import type { Box } from '../../../board/geometry.ts';
import type { HexGrid } from '../../../board/hex-grid.ts';
import type { HexGround, Hexside, Shape } from '../../../board/hex-ground.ts';
import type { HexDrawing, HexLadder } from '../../../board/hex-map.ts';
import type { Lettering } from '../../../board/point-map.ts';
import * as draw from '../../../kit/hex-layers.ts';
import { countryName, waterName } from '../../../kit/lettering.ts';
import type { MapWords } from './words.ts';

export const GRID: HexGrid = { orientation: 'pointy', width: 96 };
const HIGH = (GRID.width * Math.sqrt(3)) / 2;
const xOf = (column: number, row: number): number =>
  (column - 1 + (row % 2 ? 0 : 0.5)) * GRID.width;
const yOf = (row: number): number => (ROWS - row) * HIGH;

const CITY_NAMES = new Set([...FINNISH_CITIES, ...SUPPLY_CITIES].map(({ hex }) => hex));
const GREAT = new Set(
  'Helsinki, Viipuri, Oulu, Petsamo, Leningrad, Petrozavodsk, Murmansk'.split(', '),
);
/** Towns that stay when the map is smaller: railway junctions and the front. */
const KNOWN = new Set(
  (
    'Tampere, Lahti, Kouvola, Jyväskylä, Pieksämäki, Kuopio, Joensuu, Sortavala, Summa, ' +
    'Taipale, Kollaa, Salmi, Kajaani, Rovaniemi, Salla, Sodankylä, Ivalo, Olonets, Volkhov, ' +
    'Belomorsk, Medvezhyegorsk, Kemijärvi, Käkisalmi, Lodeynoye Pole, Seinäjoki, Suojärvi, ' +
    'Uhtua, Nurmes'
  ).split(', '),
);

function rankOf(hex: number): 0 | 1 | 2 | 3 {
  const name = placeName(hex) ?? '';
  if (GREAT.has(name)) return 3;
  if (CITY_NAMES.has(hex)) return 2;
  return KNOWN.has(name) ? 1 : 0;
}

const ALL: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** From north to south, as one reads: so Tab goes. */
export const HEXES: readonly HexDrawing[] = [...ALL]
  .sort((a, b) => HEX_ROW[b]! - HEX_ROW[a]! || a - b)
  .map((hex) => ({
    id: hexName(hex),
    x: xOf(HEX_COLUMN[hex]!, HEX_ROW[hex]!),
    y: yOf(HEX_ROW[hex]!),
    number: hexName(hex),
    name: placeName(hex),
    rank: rankOf(hex),
  }));

const EDGE = GRID.width * 0.62;
export const SHEET = {
  left: -EDGE,
  top: -EDGE,
  right: xOf(COLUMNS, 1) + EDGE,
  bottom: yOf(1) + EDGE,
};
export const HOME = SHEET;
/** The country round the sheet, as far as `geo/winter-war/map.json` goes: the sheet is tall, and most windows are wide. */
export const GROUND = { ...SHEET, left: SHEET.left - 2700, right: SHEET.right + 1900 };

const corners = ({ left, top, right, bottom }: Box): Shape => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const WEST = corners({ ...GROUND, right: SHEET.left });
const EAST = corners({ ...GROUND, left: SHEET.right });

/** Part of the sheet by two opposite hexes, for the first view. */
const part = (west: number, south: number, east: number, north: number) => ({
  left: xOf(west, 1) - EDGE,
  right: xOf(east, 2) + EDGE,
  top: yOf(north) - EDGE,
  bottom: yOf(south) + EDGE,
});
/** Where the war is decided: the Karelian Isthmus and Lake Ladoga. */
export const FRONT = part(11, 2, 22, 13);
/** WW-IST.2: the part of the map that the teaching scenario uses. */
export const ISTHMUS_PART = part(10, 1, 16, 9);

/** The teaching scenario: what lies outside it has no name. */
const NECK_HEXES: readonly HexDrawing[] = HEXES.map((hex) =>
  isInIsthmus(hexNamed(hex.id)!) ? hex : { ...hex, name: undefined },
);
export const hexesOf = (ground: number): readonly HexDrawing[] =>
  ground === ISTHMUS ? NECK_HEXES : HEXES;

export const LADDER: HexLadder = {
  columns: Array.from({ length: COLUMNS }, (_, i) => ({ text: String(i + 1), x: xOf(i + 1, 1) })),
  rows: Array.from({ length: ROWS }, (_, i) =>
    i + 1 === ROW_A
      ? { text: 'A', y: yOf(i + 1), strong: true }
      : { text: String(i + 1), y: yOf(i + 1) },
  ),
};

export const TINTS = { land: '--land-other', grounds: {} };

// ---------------------------------------------------------------------------------------------------- ground

const names = (hexes: readonly number[]): string[] => hexes.map(hexName);
const withTerrain = (wanted: 'swamp' | 'mountain'): string[] =>
  names(ALL.filter((hex) => terrain(hex) === wanted));

/** Every side between two hexes once. */
function sides(holds: (hex: number, direction: number, next: number) => boolean): Hexside[] {
  return ALL.flatMap((hex) =>
    [0, 1, 2].flatMap((direction): Hexside[] => {
      const next = neighbour(hex, direction);
      return next >= 0 && holds(hex, direction, next) ? [[hexName(hex), direction]] : [];
    }),
  );
}
const flagged = (wanted: number, without = 0): Hexside[] =>
  sides((hex, d) => {
    const flags = hexsideAt(hex, d);
    return (flags & wanted) === wanted && (flags & without) === 0;
  });

/** Sea hexes have no country; islands in them are tinted like the nearest shore. */
function nearestCountry(): Uint8Array {
  const country = Uint8Array.from(COUNTRY);
  const queue = ALL.filter((hex) => country[hex] !== 0);
  for (const hex of queue)
    for (let d = 0; d < 6; d++) {
      const next = neighbour(hex, d);
      if (next < 0 || country[next] !== 0) continue;
      country[next] = country[hex]!;
      queue.push(next);
    }
  return country;
}

/** Ways as chains of hexes from fork to fork. */
const waysOf = (flag: number): string[][] =>
  chainsOf(ALL, (hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((d) => (hexsideAt(hex, d) & flag ? [neighbour(hex, d)] : [])),
  ).map(names);

/** What is printed on the hexes and between them in a season. */
export interface Printed {
  readonly finland: readonly string[];
  readonly ussr: readonly string[];
  readonly swamp: readonly string[];
  readonly mountain: readonly string[];
  readonly ice: readonly string[];
  /** Rivers and small lakes: both are crossed alike. */
  readonly minorWater: readonly Hexside[];
  readonly openWater: readonly Hexside[];
  readonly frozen: readonly Hexside[];
  /** Out of play. */
  readonly closed: readonly string[];
}

export function printedOn(ground: number): Printed {
  const frozen = (ground & ICE_SEASON) !== 0 && ground !== ISTHMUS;
  const near = nearestCountry();
  return {
    finland: names(ALL.filter((hex) => near[hex] === FINLAND)),
    ussr: names(ALL.filter((hex) => near[hex] === USSR)),
    swamp: withTerrain('swamp'),
    mountain: withTerrain('mountain'),
    ice: frozen ? names(ALL.filter(isIce)) : [],
    minorWater: [...flagged(MINOR_WATER | RIVER), ...flagged(MINOR_WATER, RIVER)],
    openWater: frozen ? flagged(OPEN_WATER, FROZEN) : flagged(OPEN_WATER),
    frozen: frozen ? flagged(FROZEN) : [],
    closed: ground === ISTHMUS ? names(ALL.filter((hex) => !isInIsthmus(hex))) : [],
  };
}

export const ROADS: readonly (readonly string[])[] = waysOf(ROAD);
export const RAILWAYS: readonly (readonly string[])[] = waysOf(RAIL);

const foreign = (a: number, b: number): boolean =>
  COUNTRY[a] !== 0 && COUNTRY[b] !== 0 && COUNTRY[a] !== COUNTRY[b];
const atWar = (a: number, b: number): boolean =>
  [FINLAND, USSR].includes(COUNTRY[a]!) && [FINLAND, USSR].includes(COUNTRY[b]!);
/** The line north of row A. */
const isRowA = (hex: number, next: number): boolean =>
  (HEX_ROW[hex] === ROW_A) !== (HEX_ROW[next] === ROW_A) &&
  HEX_ROW[hex]! + HEX_ROW[next]! > 2 * ROW_A;

const grounds = new Map<number, HexGround>();

/** The terrain of a season: ice on the Gulf, or the Isthmus alone. */
export function groundOf(ground: number): HexGround {
  const key = ground === ISTHMUS ? ISTHMUS : ground & ICE_SEASON;
  const known = grounds.get(key);
  if (known) return known;
  const made = drawn(key);
  grounds.set(key, made);
  return made;
}

function drawn(key: number): HexGround {
  const printed = printedOn(key);
  const towns = ALL.filter(
    (hex) => placeName(hex) !== undefined && !CITY_NAMES.has(hex) && isLand(hex),
  );
  return {
    id: `winter-war ${key}`,
    grid: GRID,
    hexes: HEXES,
    land: [
      draw.tinted(printed.finland, 'var(--land-finland)'),
      draw.tinted(printed.ussr, 'var(--land-soviet)'),
      draw.shaped([EAST], 'var(--land-soviet)'),
      ...draw.swamp(printed.swamp),
      ...draw.mountains(printed.mountain),
    ],
    water: printed.ice.length > 0 ? draw.ice(printed.ice) : [],
    lines: [
      draw.border(sides((hex, _, next) => foreign(hex, next) && !atWar(hex, next))),
      draw.frontier(sides((hex, _, next) => foreign(hex, next) && atWar(hex, next))),
      draw.river(printed.minorWater),
      draw.openWater(printed.openWater),
      draw.frozenWater(printed.frozen),
      draw.GRID_LAYER,
      draw.divide(sides((hex, _, next) => isRowA(hex, next))),
      draw.forts(names(FORTS)),
      draw.roads(ROADS),
      draw.railways(RAILWAYS),
      draw.towns(names(towns)),
      draw.cities(names(FINNISH_CITIES.map(({ hex }) => hex)), 'var(--map-blue)'),
      draw.cities(names(SUPPLY_CITIES.map(({ hex }) => hex)), 'var(--map-red)'),
      draw.veiled(printed.closed),
      ...draw.beyond([WEST, EAST], corners(SHEET)),
    ],
  };
}

// ------------------------------------------------------------------------------------------------- lettering

export function letteringIn({ lettering: words }: MapWords): Lettering[] {
  const at = (column: number, row: number): [number, number] => [xOf(column, 1), yOf(row)];
  const water = (text: string, where: [number, number], angle: number, size: number): Lettering =>
    waterName(text, where, angle, size, { spacing: 0.24 });
  const country = (text: string, where: [number, number], angle: number, size: number): Lettering =>
    countryName(text, where, angle, size, { upTo: 0.52 });
  return [
    water(words.gulf, at(7.6, 2.9), -4, 40),
    waterName(words.ladoga, at(16.35, 7.3), -52, 38, { spacing: 0.3 }),
    water(words.bothnia, at(2.6, 25.2), -58, 50),
    water(words.onega, at(22.4, 13.6), -78, 34),
    water(words.white, at(20.6, 31.2), 38, 46),
    water(words.barents, at(19.4, 46.4), 4, 44),
    country(words.finland, at(7, 15.2), -4, 100),
    country(words.soviet, at(18.2, 21), -70, 84),
    country(words.sweden, at(2, 33), -70, 70),
    country(words.norway, at(4.6, 43), -14, 66),
  ];
}
