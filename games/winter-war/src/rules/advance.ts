// WW-CBT.B, WW-A15, WW-A16, WW-A52: who may advance, and where the paratroops may jump.
import {
  COUNTRY,
  distance,
  FINLAND,
  FINN,
  HEADQUARTERS_KIND,
  HEX_COUNT,
  type HexId,
  kindOf,
  LENINGRAD,
  LINKS,
  OPEN_HEX,
  PARATROOPS,
  SIDE_OF,
  type UnitId,
} from '../data/index.ts';
import { hasRoom, inZoneOf, isProtected } from '../position.ts';
import {
  ADVANCED,
  firstIn,
  hasMark,
  hexOfUnit,
  nextIn,
  READY_TO_DROP,
  type State,
} from '../state.ts';
import { isBarred } from './entry.ts';

/** WW-A16: a unit of the phasing side that may advance into this vacated hex. */
export function mayAdvanceBefore(s: State, unit: UnitId, hex: HexId): boolean {
  return (
    SIDE_OF[unit] === s.phasing &&
    !(kindOf(unit) & HEADQUARTERS_KIND) &&
    !hasMark(s, unit, ADVANCED) &&
    !isProtected(s, unit) &&
    !isBarred(unit, hex)
  );
}

/** Every unit and hex of the Advance-Before-Combat Segment: unit, hex, unit, hex. */
export function advancers(s: State): number[] {
  const pairs: number[] = [];
  const links = LINKS[s.ground]!;
  for (const hex of s.vacated) {
    if (firstIn(s, hex) >= 0) continue; // somebody is in it again, friend or enemy
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      if (links[d]! < 0) continue;
      for (let unit = firstIn(s, links[d]!); unit >= 0; unit = nextIn(s, unit))
        if (mayAdvanceBefore(s, unit, hex)) pairs.push(unit, hex);
    }
  }
  return pairs;
}

/** WW-A15: may this attacker advance into the hex its combat has emptied? */
export const mayAdvanceAfter = (s: State, unit: UnitId, hex: HexId): boolean =>
  hexOfUnit(s, unit) >= 0 &&
  firstIn(s, hex) < 0 &&
  OPEN_HEX[s.ground]![hex] === 1 &&
  !isBarred(unit, hex);

/** WW-EVT.F2: how far from Leningrad the paratroops may jump. */
const DROP_DISTANCE = 6;

export const isDropHex = (s: State, hex: HexId): boolean =>
  COUNTRY[hex] === FINLAND &&
  OPEN_HEX[s.ground]![hex] === 1 &&
  distance(hex, LENINGRAD) <= DROP_DISTANCE &&
  !(firstIn(s, hex) >= 0 && SIDE_OF[firstIn(s, hex)] === FINN) &&
  !inZoneOf(s, FINN, hex) &&
  hasRoom(s, PARATROOPS, hex);

/** Where the paratroops may jump now; empty unless they are waiting in Leningrad. */
export function dropHexes(s: State): HexId[] {
  if (s.unitHex[PARATROOPS] !== LENINGRAD || !hasMark(s, PARATROOPS, READY_TO_DROP)) return [];
  const hexes: HexId[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) if (isDropHex(s, hex)) hexes.push(hex);
  return hexes;
}
