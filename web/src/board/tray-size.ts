// How large a group on its base is drawn, so that names keep clear of it. Pure.
import { type Box, boxAt, type Point } from './geometry.ts';
import type { HexTray } from './hex-map.ts';

/** Under this width of a hex the tiles could not be told apart: a badge stands for the group. */
export const showsTiles = (hex: number): boolean => hex >= 52;
export const tileWidth = (hex: number): number => Math.min(40, hex * 0.265);
const columns = (count: number): number => (count === 4 ? 2 : Math.min(count, 3));
/** The strip of tiles with its edge. */
export const stripWidth = (tiles: number, tile: number): number => columns(tiles) * (tile + 1) + 3;

const PLATE = { width: 38, height: 17 };
const TRENCH = 8;

/** Plate, strip and trenches, about the centre of the hex as they are drawn. */
export function trayBox({ tiles, trenches }: HexTray, hex: number, { x, y }: Point): Box {
  const tile = tileWidth(hex);
  const rows = Math.ceil(tiles.length / columns(tiles.length));
  const width = Math.max(PLATE.width, stripWidth(tiles.length, tile));
  const height = PLATE.height + rows * ((tile * 19) / 27 + 1) + 2 + trenches * TRENCH;
  return boxAt(x - width / 2, y - height * 0.54, width, height);
}
