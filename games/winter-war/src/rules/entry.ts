// WW-TER, WW-PRO: which hexes a unit may ever enter, and why not.

import {
  COUNTRY,
  country,
  HEAVY_KIND,
  HEX_ROW,
  type HexId,
  hexName,
  isScandinavia,
  kindOf,
  LINKS,
  NKVD_KIND,
  OPEN_HEX,
  ROW_A,
  SCANDINAVIA_OPEN,
  terrain,
  typeOf,
  type UnitId,
  USSR,
} from '../data/index.ts';
import { isProtected } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { State } from '../state.ts';

/** The hexes open to this unit: an Allied unit on its way walks through Sweden before anyone else may. */
export const groundOf = (s: State, unit: UnitId): number =>
  isProtected(s, unit) ? s.ground | SCANDINAVIA_OPEN : s.ground;

/** WW-PRO.2, PRO.3: no border guards abroad, no heavy units north of Row A. */
export function isBarred(unit: UnitId, hex: HexId): boolean {
  const kind = kindOf(unit);
  if (kind & HEAVY_KIND) return HEX_ROW[hex]! > ROW_A;
  return (kind & NKVD_KIND) !== 0 && COUNTRY[hex] !== USSR;
}

export const mayEnter = (s: State, unit: UnitId, hex: HexId): boolean =>
  OPEN_HEX[groundOf(s, unit)]![hex] === 1 && !isBarred(unit, hex);

/** Why a unit may never stand in that hex now, or nothing. */
export function checkEntry(s: State, unit: UnitId, hex: HexId): Refusal | undefined {
  if (mayEnter(s, unit, hex)) return undefined;
  const facts = { hex: hexName(hex) };
  if (OPEN_HEX[groundOf(s, unit)]![hex] !== 1) {
    switch (terrain(hex)) {
      case 'sea':
        return refuse('WW-TER.2', 'sea-hex', facts);
      case 'mountain':
        return refuse('WW-TER.8', 'mountain', facts);
      case 'lake':
        return refuse('WW-TER.6', 'all-lake', facts);
      case 'ice':
        return refuse('WW-TER.4', 'not-frozen', facts);
      default:
        if (isScandinavia(hex))
          return refuse('WW-PRO.1', 'neutral', { ...facts, country: country(hex) });
        return refuse('WW-IST.2', 'not-in-play', facts);
    }
  }
  if (kindOf(unit) & NKVD_KIND) return refuse('WW-PRO.2', 'nkvd-leaves', facts);
  return refuse('WW-PRO.3', 'north-of-row-a', { ...facts, strengths: typeOf(unit).strengths });
}

/** WW-A19: adjacent means sharing a hexside that can be crossed now. */
export function areAdjacent(s: State, a: number, b: number): boolean {
  const links = LINKS[s.ground]!;
  for (let side = a * 6, end = side + 6; side < end; side++) if (links[side] === b) return true;
  return false;
}

/** Is this a hex in which nobody, or not this unit, can ever stand in this match? */
export const isHomeless = (s: State, unit: UnitId, hex: HexId): boolean =>
  OPEN_HEX[s.ground | SCANDINAVIA_OPEN]?.[hex] !== 1 && OPEN_HEX[s.ground]![hex] !== 1
    ? true
    : isBarred(unit, hex);
