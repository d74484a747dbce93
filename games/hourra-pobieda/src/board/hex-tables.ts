// What follows from a map of hexes (HP-G1, HP-G2, HP-G8): computed once, as plain arrays by cell.
import { fromRows, type Hex, hexMap, lineOf, printLabel, range } from '@motti/engine';
import type { Ground, Scenario } from '../scenario/format.ts';
import { type AreaId, isMasking, NO_AREA, type Place, type Step } from './geometry.ts';

const SIGHT = 3;
export const SIDES_OF_A_HEX = 6;

/** The map as plain data, by cell; `edges` by cell and direction (`cell * 6 + direction`). */
export interface HexTables {
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly Hex[];
  readonly grounds: readonly Ground[];
  readonly areas: readonly AreaId[];
  /** The cell beyond each side; −1 where the table ends. */
  readonly neighbours: readonly number[];
  readonly roads: readonly boolean[];
  readonly streams: readonly boolean[];
  /** A river without a bridge. */
  readonly barred: readonly boolean[];
  /** The steps to each neighbour, without pontoons. */
  readonly steps: readonly (readonly Step[])[];
  /** HP-A51. */
  readonly masking: readonly boolean[];
}

/** HP-G1: cells are numbered in the order of their ids, so column by column. */
export function cellNumber(id: string, width: number, height: number): number {
  const column = twoDigits(id, 0);
  const row = twoDigits(id, 2);
  if (id.length !== 4 || column < 1 || row < 1 || column > width || row > height) return -1;
  return (column - 1) * height + row - 1;
}

/** −1 where they are no digits. A file may name tens of thousands of hexes. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - ZERO, text.charCodeAt(at + 1) - ZERO];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}
const ZERO = 48;

export function cellName(cell: number, height: number): string {
  return printLabel(Math.floor(cell / height) + 1, (cell % height) + 1);
}

/** A hexside has one number, whichever side one looks from: that of the lower cell. */
export function sideNumber(neighbours: readonly number[], a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
    if (neighbours[low * SIDES_OF_A_HEX + direction] === high)
      return low * SIDES_OF_A_HEX + direction;
  }
  return -1;
}

/** How many hexes apart two cells are: asked for more often than anything else. */
export function distances(hexes: readonly Hex[]): (a: Place, b: Place) => number {
  const columns = Int16Array.from(hexes, ({ q }) => q);
  const rows = Int16Array.from(hexes, ({ r }) => r);
  return (a, b) => {
    const q = columns[a]! - columns[b]!;
    const r = rows[a]! - rows[b]!;
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1;
  };
}

export function hexTables(scenario: Scenario, zones: 'area' | 'cell' = 'area'): HexTables {
  const { width, height } = scenario.table;
  const hexes = Array.from({ length: width * height }, (_, cell) =>
    fromRows(Math.floor(cell / height), cell % height, 'odd'),
  );
  const neighbours = Array.from(hexMap(hexes).next);
  const grounds = readGrounds(scenario);
  const sides = readSides(scenario, neighbours);
  return {
    width,
    height,
    hexes,
    grounds,
    areas: zones === 'area' ? connectedAreas(grounds, neighbours) : cellAreas(grounds),
    neighbours,
    ...sides,
    steps: hexes.map((_, cell) => stepsFrom(cell, neighbours, sides)),
    masking: grounds.map(isMasking),
  };
}

function readGrounds(scenario: Scenario): Ground[] {
  const { width, height } = scenario.table;
  const { key, rows } = scenario.terrain!;
  const letters = rows.map((row) => [...row]);
  return Array.from(
    { length: width * height },
    (_, cell) => key[letters[cell % height]![Math.floor(cell / height)]!]!,
  );
}

interface Sides {
  readonly roads: readonly boolean[];
  readonly streams: readonly boolean[];
  readonly barred: readonly boolean[];
}

function readSides(scenario: Scenario, neighbours: readonly number[]): Sides {
  const { width, height } = scenario.table;
  const roads = neighbours.map(() => false);
  const streams = neighbours.map(() => false);
  const barred = neighbours.map(() => false);
  const mark = (sides: boolean[], [a, b]: readonly [string, string], value: boolean): void => {
    const cells = [cellNumber(a, width, height), cellNumber(b, width, height)] as const;
    for (const [one, other] of [cells, [cells[1], cells[0]] as const]) {
      for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
        const side = one * SIDES_OF_A_HEX + direction;
        if (neighbours[side] === other) sides[side] = value;
      }
    }
  };
  for (const { between, type } of scenario.edges ?? []) {
    mark(type === 'stream' ? streams : barred, between, true);
  }
  for (const { between } of scenario.bridges ?? []) mark(barred, between, false);
  for (const { cells } of scenario.roads ?? []) {
    cells.slice(1).forEach((cell, i) => {
      mark(roads, [cells[i]!, cell], true);
    });
  }
  return { roads, streams, barred };
}

function stepsFrom(cell: number, neighbours: readonly number[], sides: Sides): Step[] {
  const steps: Step[] = [];
  for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
    const side = cell * SIDES_OF_A_HEX + direction;
    const to = neighbours[side]!;
    if (to < 0) continue;
    steps.push({
      from: cell as Place,
      to: to as Place,
      length: 1,
      road: sides.roads[side]!,
      stream: sides.streams[side]!,
      barred: sides.barred[side]!,
    });
  }
  return steps;
}

const hasArea = (ground: Ground): boolean =>
  ground.terrain !== 'open' && ground.terrain !== 'water';

/** HP-A31: maximal connected groups of hexes of one class. */
function connectedAreas(grounds: readonly Ground[], neighbours: readonly number[]): AreaId[] {
  const areas = grounds.map(() => NO_AREA);
  let next = 0;
  grounds.forEach((ground, start) => {
    if (!hasArea(ground) || areas[start] !== NO_AREA) return;
    const area = next++ as AreaId;
    const open = [start];
    areas[start] = area;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
        const to = neighbours[cell * SIDES_OF_A_HEX + direction]!;
        if (to < 0 || areas[to] !== NO_AREA || grounds[to]!.terrain !== ground.terrain) continue;
        areas[to] = area;
        open.push(to);
      }
    }
  });
  return areas;
}

/** Option `terrainZones: cell`: each hex is an area by itself. */
const cellAreas = (grounds: readonly Ground[]): AreaId[] =>
  grounds.map((ground, cell) => (hasArea(ground) ? (cell as AreaId) : NO_AREA));

const ORIGIN: Hex = { q: 0, r: 0 };
const ACROSS = 2 * SIGHT + 1;
const offsetNumber = (q: number, r: number): number => (q + SIGHT) * ACROSS + r + SIGHT;

/** HP-G8: by offset what lies strictly between, each one hex or the two that the line runs between. */
const BETWEEN: readonly (readonly (readonly Hex[])[] | undefined)[] = (() => {
  const table = new Array<readonly (readonly Hex[])[] | undefined>(ACROSS * ACROSS).fill(undefined);
  for (const hex of range(ORIGIN, SIGHT))
    table[offsetNumber(hex.q, hex.r)] = lineOf(ORIGIN, hex).slice(1, -1);
  return table;
})();

/** Nothing cuts the line; it is longer than anybody sees. */
const CLEAR = -1;
const TOO_FAR = -2;

/** HP-A50: is nothing between two hexes at most three apart that cuts the line? */
export const isSeen = (tables: HexTables, a: number, b: number): boolean =>
  cutBy(tables, a, b) === CLEAR;

/** The hex that cuts the line between two hexes at most three apart; nothing where none does. */
export function maskBetween(tables: HexTables, a: number, b: number): number | undefined {
  const cell = cutBy(tables, a, b);
  return cell < 0 ? undefined : cell;
}

function cutBy({ hexes, masking, width, height }: HexTables, a: number, b: number): number {
  const [from, to] = [hexes[a]!, hexes[b]!];
  const q = to.q - from.q;
  const r = to.r - from.r;
  if (Math.abs(q) > SIGHT || Math.abs(r) > SIGHT) return TOO_FAR;
  const between = BETWEEN[offsetNumber(q, r)];
  if (!between) return TOO_FAR;
  for (const pair of between) {
    let cut = CLEAR;
    for (const by of pair) {
      const cell = cellAt(from.q + by.q, from.r + by.r, width, height);
      // A hex off the table is ignored: the other one of the pair decides.
      if (cell < 0) continue;
      cut = masking[cell] ? cell : CLEAR;
      if (cut === CLEAR) break;
    }
    if (cut !== CLEAR) return cut;
  }
  return CLEAR;
}

/** The number of the cell with these axial coordinates; −1 off the table. */
function cellAt(q: number, r: number, width: number, height: number): number {
  const column = q + ((r - (r & 1)) >> 1);
  return r < 0 || r >= height || column < 0 || column >= width ? -1 : column * height + r;
}
