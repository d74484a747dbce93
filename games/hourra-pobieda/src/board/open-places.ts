// Places of the open table as numbers (HP-G10): both coordinates in hundredths of a UD, x first.
import type { Point } from './plane.ts';

/** Wider than any table (HP-B22): both coordinates of a place fit into one whole number of 24 bits. */
const BITS = 12;
const COLUMN = 1 << BITS;
const xOf = (packed: number): number => packed >> BITS;
const yOf = (packed: number): number => packed & (COLUMN - 1);
export const pack = ({ x, y }: Point): number => x * COLUMN + y;
export const unpack = (packed: number): Point => ({ x: xOf(packed), y: yOf(packed) });

/** More than there are places: two of them as one number. */
const PLACES = COLUMN * COLUMN;
export const pairOf = (a: number, b: number): number => a * PLACES + b;

/** The square of their distance, in hundredths. */
export const apart = (a: number, b: number): number => {
  const x = xOf(a) - xOf(b);
  const y = yOf(a) - yOf(b);
  return x * x + y * y;
};

/** Hundredths as UD with both decimals. */
export const inUnits = (hundredths: number): string => {
  const rest = hundredths % 100;
  return `${Math.floor(hundredths / 100)}.${rest < 10 ? '0' : ''}${rest}`;
};
