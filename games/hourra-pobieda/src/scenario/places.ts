// Places that a file names, on whichever table it is played.
import type { Geometry, Place } from '../board/geometry.ts';
import { cellNumber } from '../board/hex-tables.ts';
import type { Scenario } from './format.ts';

/** A place of the file: on the open table that of a hex is its centre (HP-G17). */
export function placeNamed(
  geometry: Geometry,
  { table, geometry: drawn }: Scenario,
  name: string,
): Place | undefined {
  if (geometry.kind === 'hex' || drawn === 'open') return geometry.placeOf(name);
  const cell = cellNumber(name, table.width, table.height);
  return geometry.places[cell] ?? geometry.placeOf(name);
}
