// The open table as a sheet for the board: as many px to a UD as to a hex, so that both tables look alike.
import {
  type Geometry,
  OpenGeometry,
  type Place,
  type Point,
  pack,
  type Scenario,
  unpack,
} from '@motti/hourra-pobieda/parts';
import type { Box } from '../../../board/geometry.ts';
import type { HexGround } from '../../../board/hex-ground.ts';
import { GRID, sheetOf } from '../map/sheet.ts';
import { featureLayers } from './ground.ts';

/** Sheet px. */
export const UD = GRID.width;
const HUNDREDTH = UD / 100;

/** A point of the map, in hundredths of a UD, on the sheet. */
export const onSheet = ({ x, y }: Point): Point => ({ x: x * HUNDREDTH, y: y * HUNDREDTH });
export const pointOf = (place: Place): Point => onSheet(unpack(place));
/** The same on the stage: px as the map is laid out now. */
export function stageOf(point: Point, scale: number): Point {
  const { x, y } = onSheet(point);
  return { x: x * scale, y: y * scale };
}

export function openGeometryOf(geometry: Geometry): OpenGeometry {
  if (geometry instanceof OpenGeometry) return geometry;
  throw new Error('invariant: this table has hexes');
}

/** The place under a point of the sheet; at the edge of the table where the hand is beyond it. */
export function placeUnder({ map }: OpenGeometry, { x, y }: Point): Place {
  const within = (value: number, most: number): number =>
    Math.min(most, Math.max(0, Math.round(value / HUNDREDTH)));
  return pack({ x: within(x, map.width), y: within(y, map.height) }) as Place;
}

/** `(6.57, 3.84)` */
export const spoken = (label: string): string => `(${label.replace(',', ', ')})`;
/** Lengths always have two decimals. */
export const length = (ud: number): string => ud.toFixed(2);

export interface OpenSheet {
  readonly box: Box;
  readonly ground: HexGround;
}

const sheets = new WeakMap<OpenGeometry, OpenSheet>();
let count = 0;

/** Made once for a table. */
export function openSheetOf(geometry: OpenGeometry, scenario: Scenario): OpenSheet {
  const known = sheets.get(geometry);
  if (known) return known;
  const { width, height } = geometry.map;
  const corner = onSheet({ x: width, y: height });
  const made = {
    box: { left: 0, top: 0, right: corner.x, bottom: corner.y },
    ground: paintedOpen(scenario, width / 100, height / 100),
  };
  sheets.set(geometry, made);
  return made;
}

/** HP-G17: hexes are painted as on their own table, without the grid; what was drawn freely lies on top. */
export function paintedOpen(scenario: Scenario, width: number, height: number): HexGround {
  const free = featureLayers(scenario.features ?? [], width, height);
  const id = `open table ${++count}`;
  if (scenario.geometry === 'open')
    return { id, grid: GRID, hexes: free.cells, land: free.land, water: [], lines: free.lines };
  const { ground } = sheetOf(scenario);
  return {
    ...ground,
    id,
    land: [...ground.land, ...free.land],
    lines: [...ground.lines.filter(({ kind }) => kind !== 'grid'), ...free.lines],
  };
}
