// Places of the open table as numbers (HP-G10): both coordinates in hundredths of a UD, x first.
import type { Point } from './plane.ts';

/** Wider than any table (HP-B22): both coordinates of a place fit into one whole number. */
const COLUMN = 4096;
export const pack = ({ x, y }: Point): number => x * COLUMN + y;
export const unpack = (packed: number): Point => ({
  x: Math.floor(packed / COLUMN),
  y: packed % COLUMN,
});

/** More than there are places: two of them as one number. */
const PLACES = COLUMN * COLUMN;
export const pairOf = (a: number, b: number): number => a * PLACES + b;

/** The square of their distance, in hundredths. */
export const apart = (a: number, b: number): number => {
  const x = Math.floor(a / COLUMN) - Math.floor(b / COLUMN);
  const y = (a % COLUMN) - (b % COLUMN);
  return x * x + y * y;
};

/** Hundredths as UD with both decimals. */
export const inUnits = (hundredths: number): string => {
  const rest = hundredths % 100;
  return `${Math.floor(hundredths / 100)}.${rest < 10 ? '0' : ''}${rest}`;
};
