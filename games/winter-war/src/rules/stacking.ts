// WW-STK, WW-A35: hexes over the limit when movement ends.
import {
  FIRST_SOVIET,
  type HexId,
  SIDE_OF,
  SOVIET,
  UNIT_COUNT,
  type UnitId,
} from '../data/index.ts';
import { withSupply, zonesAreStale } from '../derived/supply.ts';
import { counts, hasRoom, stackedIn, stackingLimit } from '../position.ts';
import { hexOfUnit, MOVED, marksOf, type State } from '../state.ts';
import type { Reach } from './reach.ts';

/** Is this hex over its limit? */
export const isOverfull = (s: State, hex: HexId): boolean => stackedIn(s, hex) > stackingLimit(hex);

/** Is any hex of the phasing side over its limit? */
export const isOverstacked = (s: State): boolean => overfullHex(s) >= 0;

/** A hex of the phasing side that is over its limit, or -1. */
function overfullHex(s: State): HexId {
  const next = s.derived.nextInHex;
  const end = s.phasing === SOVIET ? UNIT_COUNT : FIRST_SOVIET;
  for (let unit = s.phasing === SOVIET ? FIRST_SOVIET : 0; unit < end; unit++) {
    // Only the first of two units or more can give it away.
    if (next[unit]! < 0) continue;
    const hex = hexOfUnit(s, unit);
    if (hex >= 0 && s.derived.firstInHex[hex] === unit && isOverfull(s, hex)) return hex;
  }
  return -1;
}

/** Does the unit have a move that ends in a hex with room for it? Needs enemy zones up to date. */
export function canMoveAway(reach: Reach, s: State, unit: UnitId): boolean {
  if (reach.canStepInto(s, unit, hasRoom)) return true;
  const count = reach.find(s, unit);
  for (let n = 0; n < count; n++) if (hasRoom(s, unit, reach.at(n))) return true;
  return false;
}

/** WW-A35: the overfull hex that some unit which has not moved could still leave, or -1. */
export function hexToRelieve(reach: Reach, state: State): HexId {
  if (!isOverstacked(state)) return -1;
  const s = zonesAreStale(state) ? withSupply(state) : state;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0 || SIDE_OF[unit] !== s.phasing || marksOf(s, unit) & MOVED) continue;
    if (counts(s, unit, hex) && isOverfull(s, hex) && canMoveAway(reach, s, unit)) return hex;
  }
  return -1;
}
