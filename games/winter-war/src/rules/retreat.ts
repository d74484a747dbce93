// WW-A12, WW-A13, WW-CBT.A: who may fall back, and where.
import {
  COUNTRY,
  FINLAND,
  FINN,
  FIRST_DUMMY,
  HEADQUARTERS,
  HEADQUARTERS_KIND,
  type HexId,
  isNorthOfRowA,
  kindOf,
  LINKS,
  MANNERHEIM_LINE,
  SIDE_OF,
  SMALL_KIND,
  SOVIET,
  sideOf,
  type UnitId,
} from '../data/index.ts';
import { hasRoom, inZoneOf, isProtected } from '../position.ts';
import { FELL_BACK, firstIn, hexOfUnit, marksOf, type State } from '../state.ts';
import { isBarred } from './entry.ts';

/** WW-A13: may this unit retreat into that adjacent hex now? */
export function mayRetreatTo(s: State, unit: UnitId, hex: HexId): boolean {
  const side = sideOf(unit);
  if (isBarred(unit, hex)) return false;
  const there = firstIn(s, hex);
  if (there >= 0) return SIDE_OF[there] === side && hasRoom(s, unit, hex);
  return !inZoneOf(s, 1 - side, hex);
}

export function retreatHexes(s: State, unit: UnitId): HexId[] {
  const links = LINKS[s.ground]!;
  const hexes: HexId[] = [];
  for (let d = hexOfUnit(s, unit) * 6, end = d + 6; d < end; d++) {
    const next = links[d]!;
    if (next >= 0 && mayRetreatTo(s, unit, next)) hexes.push(next);
  }
  return hexes;
}

export function canRetreat(s: State, unit: UnitId): boolean {
  const links = LINKS[s.ground]!;
  for (let d = hexOfUnit(s, unit) * 6, end = d + 6; d < end; d++)
    if (links[d]! >= 0 && mayRetreatTo(s, unit, links[d]!)) return true;
  return false;
}

/** WW-FRT.F1, WW-A17: Soviet units were the last in all four hexes of the Mannerheim Line. */
export const isMannerheimLineLost = (s: State): boolean =>
  MANNERHEIM_LINE.every((hex) => s.control[hex] === SOVIET);

/** WW-A18: next to any unit of the phasing side, with a zone or without. */
export function isNextToPhasing(s: State, unit: UnitId): boolean {
  const links = LINKS[s.ground]!;
  for (let d = hexOfUnit(s, unit) * 6, end = d + 6; d < end; d++) {
    const there = links[d]! >= 0 ? firstIn(s, links[d]!) : -1;
    if (there >= 0 && SIDE_OF[there] === s.phasing && !isProtected(s, there)) return true;
  }
  return false;
}

/** WW-CBT.A1, A2, A4: the kind and place of unit that may retreat before combat. */
function mayEvade(s: State, unit: UnitId): boolean {
  const kind = kindOf(unit);
  const hex = hexOfUnit(s, unit);
  if (s.phasing === FINN) return (kind & HEADQUARTERS_KIND) !== 0;
  return (kind & SMALL_KIND) !== 0 && COUNTRY[hex] === FINLAND && isNorthOfRowA(hex);
}

/** The units that may retreat before combat now and have somewhere to go. */
export function evaders(s: State): UnitId[] {
  const units: UnitId[] = [];
  if (s.phasing === FINN) {
    for (const unit of HEADQUARTERS) addEvader(s, unit, units);
  } else if (!isMannerheimLineLost(s)) {
    for (let unit = 0; unit < FIRST_DUMMY; unit++)
      if (kindOf(unit) & SMALL_KIND) addEvader(s, unit, units);
  }
  return units;
}

function addEvader(s: State, unit: UnitId, units: UnitId[]): void {
  if (hexOfUnit(s, unit) < 0 || marksOf(s, unit) & FELL_BACK || !mayEvade(s, unit)) return;
  if (isNextToPhasing(s, unit) && canRetreat(s, unit)) units.push(unit);
}
