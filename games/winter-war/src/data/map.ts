// The map as tables of small integers, built and checked once when the module loads.
// Hexes are numbered row by row from the south-west; their names are CCRR, column then row.
import { type Id, invariant } from '@motti/engine';
import map from './map.json' with { type: 'json' };

/** A hex by its number. */
export type HexId = Id<'hex'>;

export const ROWS = 47;
export const COLUMNS = 23;
/** WW-TER: the row that divides the two theatres; a hex north of it has a greater row number. */
export const ROW_A = map.rowA;

const widthOf = (row: number): number => (row % 2 === 1 ? COLUMNS : COLUMNS - 1);
const rowStart: number[] = [0, 0];
for (let row = 1; row <= ROWS; row++) rowStart.push(rowStart[row]! + widthOf(row));
export const HEX_COUNT = rowStart[ROWS + 1]!;

const at = (col: number, row: number): number =>
  row < 1 || row > ROWS || col < 1 || col > widthOf(row) ? -1 : rowStart[row]! + col - 1;

export const HEX_ROW = new Uint8Array(HEX_COUNT);
export const HEX_COLUMN = new Uint8Array(HEX_COUNT);
const names: string[] = [];
for (let row = 1; row <= ROWS; row++) {
  for (let col = 1; col <= widthOf(row); col++) {
    const hex = at(col, row);
    HEX_ROW[hex] = row;
    HEX_COLUMN[hex] = col;
    names[hex] = String(col).padStart(2, '0') + String(row).padStart(2, '0');
  }
}
const byName = new Map(names.map((name, hex) => [name, hex]));

export const hexName = (hex: HexId): string => names[hex]!;

/** The hex of that name, or nothing: names come from people. */
export const hexNamed = (name: string): HexId | undefined => byName.get(name);

function known(name: string): HexId {
  const hex = hexNamed(name);
  invariant(hex !== undefined, `map.json: there is no hex ${name}`);
  return hex;
}

/** Even rows stand half a hex further east, so the diagonal neighbours differ by the parity of the row. */
const STEPS = {
  odd: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
  ],
  even: [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
} as const;

/** NEIGHBOUR[hex * 6 + direction]: the hex there, or -1 beyond the edge of the map. */
export const NEIGHBOUR = new Int16Array(HEX_COUNT * 6);
for (let hex = 0; hex < HEX_COUNT; hex++) {
  const row = HEX_ROW[hex]!;
  const steps = row % 2 === 1 ? STEPS.odd : STEPS.even;
  steps.forEach(([dc, dr], d) => {
    NEIGHBOUR[hex * 6 + d] = at(HEX_COLUMN[hex]! + dc, row + dr);
  });
}

/** WW-A19: plain distance in hexes, whatever lies between. */
export function distance(a: number, b: number): number {
  const aq = HEX_COLUMN[a]! - Math.ceil(HEX_ROW[a]! / 2);
  const bq = HEX_COLUMN[b]! - Math.ceil(HEX_ROW[b]! / 2);
  const dq = aq - bq;
  const dr = HEX_ROW[a]! - HEX_ROW[b]!;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export const TERRAINS = ['clear', 'swamp', 'mountain', 'lake', 'sea', 'ice'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const COUNTRIES = ['none', 'finland', 'ussr', 'sweden', 'norway'] as const;
export type Country = (typeof COUNTRIES)[number];
export const FINLAND = 1;
export const USSR = 2;
const SWEDEN = 3;

export const TERRAIN = new Uint8Array(HEX_COUNT);
export const COUNTRY = new Uint8Array(HEX_COUNT);
const terrainOf = map.legend.terrain as Readonly<Record<string, Terrain>>;
const countryOf = map.legend.country as Readonly<Record<string, Country>>;
invariant(map.rows.length === ROWS, 'map.json: 47 rows');
for (const { row, terrain, country } of map.rows) {
  invariant(
    terrain.length === widthOf(row) && country.length === widthOf(row),
    `map.json: row ${row} has ${widthOf(row)} hexes`,
  );
  for (let col = 1; col <= widthOf(row); col++) {
    const t = TERRAINS.indexOf(terrainOf[terrain[col - 1]!]!);
    const c = COUNTRIES.indexOf(countryOf[country[col - 1]!]!);
    invariant(t >= 0 && c >= 0, `map.json: unknown letter in row ${row}, column ${col}`);
    TERRAIN[at(col, row)] = t;
    COUNTRY[at(col, row)] = c;
  }
}
export const terrain = (hex: HexId): Terrain => TERRAINS[TERRAIN[hex]!]!;
export const country = (hex: HexId): Country => COUNTRIES[COUNTRY[hex]!]!;
const CLEAR = 0;
const SWAMP = 1;
const SEA = 4;
const ICE = 5;

export const isIce = (hex: HexId): boolean => TERRAIN[hex] === ICE;
/** WW-TER.6, TER.7, TER.8: part-land hexes have a land terrain; lakes, mountains and seas are closed. */
const isLand = (hex: HexId): boolean => TERRAIN[hex] === CLEAR || TERRAIN[hex] === SWAMP;
export const isNorthOfRowA = (hex: HexId): boolean => HEX_ROW[hex]! > ROW_A;
export const isScandinavia = (hex: HexId): boolean => COUNTRY[hex]! >= SWEDEN;

/** What lies on a hexside, by hex * 6 + direction. */
export const HEXSIDE = new Uint8Array(HEX_COUNT * 6);
export const MINOR_WATER = 1;
export const RIVER = 2;
export const OPEN_WATER = 4;
export const FROZEN = 8;
export const ROAD = 16;
export const RAIL = 32;

/** The hex in a direction, or -1 beyond the edge; and what lies on the hexside between. */
export const neighbour = (hex: HexId, direction: number): HexId => NEIGHBOUR[hex * 6 + direction]!;
export const hexsideAt = (hex: HexId, direction: number): number => HEXSIDE[hex * 6 + direction]!;

export function directionTo(from: HexId, to: HexId): number {
  for (let d = 0; d < 6; d++) if (NEIGHBOUR[from * 6 + d] === to) return d;
  return -1;
}

function mark(a: HexId, b: HexId, flag: number): void {
  const d = directionTo(a, b);
  invariant(d >= 0, `map.json: ${names[a]} and ${names[b]} share no hexside`);
  HEXSIDE[a * 6 + d]! |= flag;
  HEXSIDE[b * 6 + ((d + 3) % 6)]! |= flag;
}
function markPairs(pairs: readonly string[], flag: number): void {
  for (const pair of pairs) {
    const [a, b] = pair.split(' ').map(known);
    mark(a!, b!, flag);
  }
}
function markLines(lines: Readonly<Record<string, string>>, flag: number): void {
  for (const line of Object.values(lines)) {
    const path = line.split(' ').map(known);
    for (let i = 1; i < path.length; i++) mark(path[i - 1]!, path[i]!, flag);
  }
}
markPairs(map.lakeHexsides, MINOR_WATER);
markPairs(map.riverHexsides, MINOR_WATER | RIVER);
markPairs(map.seaHexsides, OPEN_WATER);
markPairs(map.frozenHexsides, OPEN_WATER | FROZEN);
markLines(map.roads, ROAD);
markLines(map.railways, RAIL);

export const hasRail = (hex: HexId): boolean => {
  for (let d = 0; d < 6; d++) if (HEXSIDE[hex * 6 + d]! & RAIL) return true;
  return false;
};

/** FORT[hex]: 0 none, 1 Mannerheim Line, 2 Ladoga Defense Line. */
export const FORT = new Uint8Array(HEX_COUNT);
export const MANNERHEIM_LINE: readonly HexId[] = map.forts.mannerheim.map(known);
export const LADOGA_LINE: readonly HexId[] = map.forts.ladoga.map(known);
for (const hex of MANNERHEIM_LINE) FORT[hex] = 1;
for (const hex of LADOGA_LINE) FORT[hex] = 2;
export const FORTS: readonly HexId[] = [...MANNERHEIM_LINE, ...LADOGA_LINE];
for (const fort of FORTS) invariant(COUNTRY[fort] === FINLAND, 'map.json: forts stand in Finland');

export interface City {
  readonly name: string;
  readonly hex: HexId;
}
export interface SupplyCity extends City {
  readonly capacity: number;
}
export const FINNISH_CITIES: readonly City[] = map.cities
  .filter((city) => city.country === 'finland')
  .map(({ name, hex }) => ({ name, hex: known(hex) }));
/** WW-A29: the order in which equal cities are preferred. */
const SUPPLY_ORDER = ['Leningrad', 'Petrozavodsk', 'Kem', 'Kandalaksha', 'Murmansk'];
export const SUPPLY_CITIES: readonly SupplyCity[] = SUPPLY_ORDER.map((name) => {
  const city = map.cities.find((entry) => entry.name === name);
  invariant(city?.capacity !== undefined, `map.json: ${name} has a supply capacity`);
  return { name, hex: known(city.hex), capacity: city.capacity };
});
/** By hex: 1 + the index of the supply city there, or 0. */
export const SUPPLY_CITY_AT = new Uint8Array(HEX_COUNT);
SUPPLY_CITIES.forEach((city, index) => {
  SUPPLY_CITY_AT[city.hex] = index + 1;
});
/** By hex: 1 + the index of the Finnish city there, or 0. */
export const FINNISH_CITY_AT = new Uint8Array(HEX_COUNT);
FINNISH_CITIES.forEach((city, index) => {
  FINNISH_CITY_AT[city.hex] = index + 1;
});
const cityHex = (name: string): HexId => {
  const city = [...FINNISH_CITIES, ...SUPPLY_CITIES].find((entry) => entry.name === name);
  invariant(city !== undefined, `map.json: no city ${name}`);
  return city.hex;
};
export const LENINGRAD = cityHex('Leningrad');
export const MURMANSK = cityHex('Murmansk');
export const HELSINKI = cityHex('Helsinki');
export const OULU = cityHex('Oulu');
export const PETSAMO = cityHex('Petsamo');
export const VIIPURI = cityHex('Viipuri');
export const KEMI = cityHex('Kemi');
export const PETROZAVODSK_INDEX = SUPPLY_ORDER.indexOf('Petrozavodsk');
/** WW-SCN.B1: where the Allies enter Sweden. */
export const ENTRY_HEX = known(map.entryHex);
/** WW-VPS.1: the row west of Viipuri. */
export const ROW_WEST_OF_VIIPURI: readonly HexId[] = map.rowWestOfViipuri.map(known);

const towns = map.towns as Readonly<Record<string, string>>;
const places = new Map([
  ...Object.entries(towns).map(([name, town]): [HexId, string] => [known(name), town]),
  ...[...FINNISH_CITIES, ...SUPPLY_CITIES].map(({ hex, name }): [HexId, string] => [hex, name]),
]);
/** The town or city of a hex, where it has one. */
export const placeName = (hex: HexId): string | undefined => places.get(hex);

/** A hex for a reader: its town if it has one, and its number. */
export const hexLabel = (hex: HexId): string => {
  const place = placeName(hex);
  return place === undefined ? hexName(hex) : `${place} (${hexName(hex)})`;
};

export { CLEAR, ICE, isLand, SEA, SWAMP };
