// Where one may go: the open hexsides of every season, what each step costs, and the railways of each side.
import { invariant, type Links } from '@motti/engine';
import isthmus from './isthmus.json' with { type: 'json' };
import {
  COUNTRY,
  FINLAND,
  FORT,
  HEX_COLUMN,
  HEX_COUNT,
  HEX_ROW,
  HEXSIDE,
  type HexId,
  hexName,
  isIce,
  isLand,
  isScandinavia,
  MINOR_WATER,
  NEIGHBOUR,
  OPEN_WATER,
  RAIL,
  ROAD,
  SWAMP,
  TERRAIN,
  USSR,
} from './map.ts';
import { FINN, SOVIET } from './units.ts';

/** Which hexes and hexsides are open: the sum of these, or the Isthmus alone. */
export const ICE_SEASON = 1;
export const SCANDINAVIA_OPEN = 2;
export const ISTHMUS = 4;
export type Ground = number;

const areaRows = isthmus.area as Readonly<Record<string, readonly number[]>>;
/** WW-IST.2: the part of the map that the teaching scenario uses. */
export function isInIsthmus(hex: HexId): boolean {
  const span = areaRows[String(HEX_ROW[hex])];
  return span !== undefined && HEX_COLUMN[hex]! >= span[0]! && HEX_COLUMN[hex]! <= span[1]!;
}

function isOpen(ground: Ground, hex: HexId): boolean {
  if (ground === ISTHMUS) return isLand(hex) && !isScandinavia(hex) && isInIsthmus(hex);
  if (isIce(hex)) return (ground & ICE_SEASON) !== 0;
  if (isScandinavia(hex)) return (ground & SCANDINAVIA_OPEN) !== 0;
  return isLand(hex);
}

/** OPEN_HEX[ground][hex]: 1 where a normal unit may stand. */
export const OPEN_HEX: readonly Uint8Array[] = [0, 1, 2, 3, ISTHMUS].map((ground) => {
  const table = new Uint8Array(HEX_COUNT);
  for (let hex = 0; hex < HEX_COUNT; hex++) table[hex] = isOpen(ground, hex) ? 1 : 0;
  return table;
});

/**
 * LINKS[ground][hex * 6 + direction]: the hex there if both may be entered and the side between them crossed
 * (WW-A19: only such hexes are adjacent), otherwise -1.
 */
export const LINKS: readonly Int16Array[] = OPEN_HEX.map((open) => {
  const table = new Int16Array(HEX_COUNT * 6).fill(-1);
  for (let side = 0; side < table.length; side++) {
    const hex = Math.floor(side / 6);
    const next = NEIGHBOUR[side]!;
    if (next < 0 || !open[hex] || !open[next]) continue;
    // WW-A20: a hexside over water opens only where one of its hexes is ice, and the ice is in `open`.
    if (HEXSIDE[side]! & OPEN_WATER && !isIce(hex) && !isIce(next)) continue;
    table[side] = next;
  }
  return table;
});

/** The same as maps to search. */
export const GROUNDS: readonly Links[] = LINKS.map((next) => ({
  spaces: HEX_COUNT,
  ways: 6,
  next,
}));

/** WW-TEC: the cost of crossing a hexside into the next hex, for each side. */
function costOf(side: number, hexside: number): number {
  const to = NEIGHBOUR[hexside]!;
  if (to < 0) return 0;
  // WW-A27: by road one point, whatever the hex or the hexside.
  if (HEXSIDE[hexside]! & ROAD) return 1;
  const water = HEXSIDE[hexside]! & MINOR_WATER ? 1 : 0;
  if (isIce(to)) return 2;
  const swamp = TERRAIN[to] === SWAMP && !FORT[to];
  const slow = swamp && (COUNTRY[to] === USSR || side === SOVIET);
  return (slow ? 2 : 1) + water;
}
export const COST: readonly Uint8Array[] = [SOVIET, FINN].map((side) =>
  Uint8Array.from({ length: HEX_COUNT * 6 }, (_, hexside) => costOf(side, hexside)),
);

/** WW-MOV.J1: each side rides at home only. RAILS[side][hex * 6 + direction]: the next home rail hex, or -1. */
const home = [USSR, FINLAND];
export const RAILS: readonly Int16Array[] = [SOVIET, FINN].map((side) =>
  Int16Array.from({ length: HEX_COUNT * 6 }, (_, hexside) => {
    const hex = Math.floor(hexside / 6);
    const next = NEIGHBOUR[hexside]!;
    const rail = HEXSIDE[hexside]! & RAIL;
    return rail && COUNTRY[hex] === home[side] && COUNTRY[next] === home[side] ? next : -1;
  }),
);
/** The same without the gaps: RAIL_NEXT[side][hex * RAIL_MOST + n] is the n-th next home rail hex; -1 ends the list. */
export const RAIL_MOST = 7;
export const RAIL_NEXT: readonly Int16Array[] = RAILS.map((rails) => {
  const table = new Int16Array(HEX_COUNT * RAIL_MOST).fill(-1);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const next = [...rails.slice(hex * 6, hex * 6 + 6)].filter((there) => there >= 0);
    for (const [n, there] of next.entries()) table[hex * RAIL_MOST + n] = there;
  }
  return table;
});
/** RAIL_HEXES[side]: the home rail hexes; HOME_RAIL[side][hex]: 1 on them. */
export const HOME_RAIL: readonly Uint8Array[] = [SOVIET, FINN].map((side) =>
  Uint8Array.from({ length: HEX_COUNT }, (_, hex) => {
    for (let d = 0; d < 6; d++) if (RAILS[side]![hex * 6 + d]! >= 0) return 1;
    return 0;
  }),
);
export const RAIL_HEXES: readonly (readonly number[])[] = HOME_RAIL.map((table) =>
  [...table.keys()].filter((hex) => table[hex] === 1),
);

for (let hexside = 0; hexside < HEX_COUNT * 6; hexside++) {
  const next = NEIGHBOUR[hexside]!;
  if (next < 0 || !(HEXSIDE[hexside]! & (ROAD | RAIL))) continue;
  const hex = Math.floor(hexside / 6);
  const both = (isLand(hex) || isIce(hex)) && (isLand(next) || isIce(next));
  invariant(both, `map.json: a road or railway leaves the land at ${hexName(hex)}`);
}
