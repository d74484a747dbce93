// A path in one list: hexes walked into, and rides to a hex as the hex plus RIDE.
import type { HexId } from '../data/index.ts';
export const RIDE = 2048;

export const isRide = (step: number): boolean => step >= RIDE;

/** The hex that a step of a path leads to. */
const hexOf = (step: number): HexId => (step >= RIDE ? step - RIDE : step);

/** The hex where a path ends. */
export const endOf = (path: readonly HexId[]): HexId => hexOf(path.at(-1) ?? -1);
