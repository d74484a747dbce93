// WW-SUP.F1, F2, WW-A32: where a Soviet supply line may run, and how long it may be.

import { FIRST_SOVIET, type HexId } from '../data/index.ts';
import { FINNISH_ZONES } from '../derived/derived.ts';
import type { State } from '../state.ts';
import { firstIn } from '../state.ts';

/** WW-SUP.F1a and F2a: how long the two links of a supply line may be. */
export const UNIT_TO_HEADQUARTERS = 5;
export const HEADQUARTERS_TO_CITY = 10;

/** WW-A32: may a Soviet supply line enter this hex? */
export function isOpenToSovietLine(s: State, hex: HexId): boolean {
  const unit = firstIn(s, hex);
  if (unit >= 0) return unit >= FIRST_SOVIET; // WW-SUP.K: a friend cancels the zone in its own hex
  return (s.derived.zones[hex]! & FINNISH_ZONES) === 0;
}
