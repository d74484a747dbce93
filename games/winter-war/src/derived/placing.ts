// Units come, go and change their standing; stacks and zones go with them.
import {
  COUNTRY,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  type HexId,
  KIND,
  LINKS,
  NKVD_KIND,
  SOVIET,
  type UnitId,
} from '../data/index.ts';
import { exerts } from '../position.ts';
import { ISOLATED, type State } from '../state.ts';
import {
  controlChanged,
  everythingChanged,
  FINNISH_ZONES,
  finnishZoneTurned,
  SOVIET_ZONE,
  sovietZoneTurned,
  unitCameOrWent,
} from './derived.ts';

/** Adds or takes away the zone of one unit. */
export function addZone(s: State, unit: UnitId, hex: HexId, sign: number): void {
  const links = LINKS[s.ground]!;
  const d = s.derived;
  const zones = d.zones;
  if (unit >= FIRST_SOVIET) {
    // WW-ZOC.G3: the zone of border guards ends at the Finnish border.
    const guard = (KIND[unit]! & NKVD_KIND) !== 0;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0 || (guard && COUNTRY[next] === FINLAND)) continue;
      const before = zones[next]!;
      const after = before + sign * SOVIET_ZONE;
      zones[next] = after;
      if (before < SOVIET_ZONE !== after < SOVIET_ZONE) sovietZoneTurned(d, next);
    }
    return;
  }
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next < 0) continue;
    const before = zones[next]!;
    zones[next] = before + sign;
    const turns = ((before & FINNISH_ZONES) === 0) !== (((before + sign) & FINNISH_ZONES) === 0);
    if (turns) finnishZoneTurned(d, next);
  }
}

/** WW-A23: the hex remembers the side that was the last in it. */
export function take(s: State, hex: HexId, side: number): void {
  if (s.control[hex] === side) return;
  s.control[hex] = side;
  controlChanged(s.derived, hex);
}

/** Puts a unit into a hex: it stands there, holds it, and exerts its zone. */
export function put(s: State, unit: UnitId, hex: HexId): void {
  if (exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  enter(s, unit, hex);
}

function enter(s: State, unit: UnitId, hex: HexId): void {
  s.unitHex[unit] = hex;
  const first = s.derived.firstInHex[hex]!;
  if (first < 0 || first > unit) {
    s.derived.nextInHex[unit] = first;
    s.derived.firstInHex[hex] = unit;
  } else {
    let before = first;
    for (
      let next = s.derived.nextInHex[before]!;
      next >= 0 && next < unit;
      next = s.derived.nextInHex[before]!
    )
      before = next;
    s.derived.nextInHex[unit] = s.derived.nextInHex[before]!;
    s.derived.nextInHex[before] = unit;
  }
  take(s, hex, unit < FIRST_SOVIET ? FINN : SOVIET);
  unitCameOrWent(s.derived, unit, hex);
}

/** Takes a unit off its hex, to a place off the map. */
export function lift(s: State, unit: UnitId, place: number): void {
  const hex = s.unitHex[unit]!;
  if (hex >= 0) {
    if (exerts(s, unit, hex)) addZone(s, unit, hex, -1);
    leave(s, unit, hex);
  }
  s.unitHex[unit] = place;
  s.unitMarks[unit] = s.unitMarks[unit]! & ~ISOLATED;
  s.derived.unitCity[unit] = -1;
}

function leave(s: State, unit: UnitId, hex: HexId): void {
  const { firstInHex, nextInHex } = s.derived;
  if (firstInHex[hex] === unit) firstInHex[hex] = nextInHex[unit]!;
  else {
    let before = firstInHex[hex]!;
    while (nextInHex[before] !== unit) before = nextInHex[before]!;
    nextInHex[before] = nextInHex[unit]!;
  }
  nextInHex[unit] = -1;
  unitCameOrWent(s.derived, unit, hex);
}

/** Moves a unit on the map. Its new zone comes before the old one goes: what lies in both is known as before. */
export function shift(s: State, unit: UnitId, hex: HexId): void {
  const from = s.unitHex[unit]!;
  if (exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  if (exerts(s, unit, from)) addZone(s, unit, from, -1);
  leave(s, unit, from);
  enter(s, unit, hex);
}

/** Sets what was found; a unit that becomes isolated loses its zone, one that is relieved regains it. */
export function setIsolated(s: State, unit: UnitId, isolated: boolean): void {
  const marks = s.unitMarks[unit]!;
  if (((marks & ISOLATED) !== 0) === isolated) return;
  const hex = s.unitHex[unit]!;
  if (isolated) {
    if (exerts(s, unit, hex)) addZone(s, unit, hex, -1);
    s.unitMarks[unit] = marks | ISOLATED;
  } else {
    s.unitMarks[unit] = marks & ~ISOLATED;
    if (exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  }
}

/** All zones anew: after the ground has changed, or a unit's standing. */
export function rebuildZones(s: State): void {
  s.derived.zones.fill(0);
  for (let unit = 0; unit < s.unitHex.length; unit++) {
    const hex = s.unitHex[unit]!;
    if (hex >= 0 && exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  }
  everythingChanged(s.derived);
}
