// The position: plain data, small integers in parallel arrays. The only file that changes stacks and zones.
import {
  ALLIED_KIND,
  COUNTRY,
  EXEMPT_KIND,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  FORT,
  HEADQUARTERS,
  HEADQUARTERS_KIND,
  type HexId,
  HOME_RAIL,
  isIce,
  isNorthOfRowA,
  KIND,
  LINKS,
  NKVD_KIND,
  PATROL_KIND,
  PETSAMO,
  type SideIndex,
  SMALL_KIND,
  SOVIET,
  type UnitId,
  USSR,
} from './data/index.ts';

export const SCENARIO_IDS = ['standard', 'events', 'isthmus'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** What is being asked, in the order of a match. */
export const STEPS = [
  'deploy-finland',
  'deploy-soviet',
  'reinforcement',
  'movement',
  'excess',
  'retreat-before-combat',
  'advance-before-combat',
  'attack',
  'combat-roll',
  'losses',
  'retreat',
  'advance',
  'paradrop',
  'cease-fire',
  'scenario-roll',
  'landing',
  'withdrawal',
  'route',
  'early-arrival',
  'event-roll',
  'volunteers',
  'climate',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Where a unit is when it is not on the map; a unit still to come is `due(turn)`. */
export const ELIMINATED = -1;
export const WITHDRAWN = -2;
/** Not used in this match: spares, blanks after the reveal, units of a module that is not played. */
export const UNUSED = -3;
/** Waiting for an event or a scenario of the module. */
export const RESERVE = -4;
/** WW-EVT.J: an eliminated 2-1-2 that may come back in the next Soviet Reinforcement Phase. */
export const REPLACEMENT = -5;
const DUE = -10;
export const due = (turn: number): number => DUE - turn;
/** The turn in which a unit off the map arrives, or 0. */
export const dueTurn = (place: number): number => (place <= DUE ? DUE - place : 0);

/** Marks of a unit. Those of a phase are cleared when it ends. */
export const MOVED = 1;
/** WW-CBT.B3: advanced before combat, so it may not attack. */
export const ADVANCED = 2;
export const ATTACKED = 4;
/** WW-CBT.F2: it has been attacked this segment. */
export const TARGETED = 8;
/** WW-A9: it fell back this Combat Phase and lends no Defense Strength where it is. */
export const PASSIVE = 16;
/** It has retreated before combat this phase. */
export const FELL_BACK = 32;
/** WW-A33: isolated when the Movement Phase began: one hex, no rail. */
export const SLOW = 64;
/** WW-RNF.7: placed this Player-Turn, so it is entrained. */
export const ARRIVED = 128;
/** WW-SUP.GR2: isolated, as of the last reckoning. */
export const ISOLATED = 256;
/** WW-SCN.B4: an Allied unit that has entered Finland. */
export const ENTERED = 512;
/** WW-SCN.B2: an Allied unit that may use the railway. */
export const MAY_RIDE = 1024;
/** WW-A52: the paratroops have stood still in Leningrad since this Player-Turn began. */
export const READY_TO_DROP = 2048;

export const NOBODY = 2;

export interface State {
  scenario: ScenarioId;
  /** Options of the match. */
  dummies: boolean;
  lenient: boolean;
  helsinkiPoints: boolean;
  suddenDeath: boolean;

  turn: number;
  /** The phasing side; before the first turn the side that deploys. */
  phasing: SideIndex;
  step: Step;
  /** Which hexes and hexsides are open now: an index of LINKS. */
  ground: number;
  /** The unit picked to move, or -1; and the station it means to ride to, or -1. */
  selected: number;
  station: number;

  /** By unit: its hex, or where it is off the map. */
  unitHex: number[];
  unitMarks: number[];
  /** By unit: the supply city that feeds it, or -1. Reckoned with isolation. */
  unitCity: number[];
  /** By unit: the next unit in its hex, or -1; units of a hex stand in the order of their numbers. */
  nextInHex: number[];
  /** By hex: its first unit, or -1. */
  firstInHex: number[];
  /** WW-A23, by hex: the side last in it. */
  control: number[];
  /** By hex: how many Finnish units (low byte) and Soviet units (next byte) exert a Zone of Control on it. */
  zones: number[];
  /**
   * By hex, a bit for every headquarters: those that can serve a unit there (low byte), and those whose supply lines
   * depend on whether the hex is open (next byte). Reckoned with isolation.
   */
  coverage: number[];
  /** By headquarters: the city it draws on, or -1. Reckoned with isolation. */
  headquartersCity: number[];
  /** The position has changed since isolation was last reckoned. */
  stale: boolean;
  /** Though it has changed, the zones of the side that does not move are known to be right. */
  zonesSure: boolean;
  /** The capacities must be shared out anew: a unit that lives on them has moved, or the railway has been cut or freed. */
  sharesStale: boolean;
  /** The headquarters whose lines must be found anew, as bits: one has moved, or a hex on its way has changed. */
  linesStale: number;
  /** Counts the changes that could matter to a train: enemies and their zones on a railway. */
  railChanges: number;
  /** By supply city: the Attack Strength it feeds. */
  cityLoad: number[];

  /** WW-A29: Soviet units that need supply, first served first. */
  priority: number[];
  /** WW-A29: units pinned to a city: unit, city, unit, city. */
  pins: number[];
  /** WW-A30, by headquarters: the standing choice between equally near cities, or -1. */
  nearest: number[];

  /** The attack being declared or resolved. */
  targets: number[];
  attackers: number[];
  /** WW-A3: a set of attacks without 1-4 exists, so this attack must belong to one. */
  strict: boolean;
  column: number;
  /** WW-SCN.A3: the attack is a landing from the sea. */
  invasion: boolean;
  /** Units that have still to retreat, or that have been picked as losses. */
  pending: number[];
  /** Attack Strength still to be lost. */
  owed: number;
  /** Hexes vacated by a retreat before combat, or by the combat just resolved. */
  vacated: number[];

  /** WW-MUR.2: how many times the garrison of Murmansk was short. */
  garrisonPenalties: number;
  /** WW-VPS.7: Allied units eliminated by the Soviets. */
  alliesLost: number;
  /** The scenario of the module in force, or an empty text. */
  inForce: string;
  /** Events of this Interphase that have still to be carried out. */
  events: string;
  /** WW-EVT.F1: the paratroops have been called. */
  paratroopsCalled: boolean;
  /** WW-EVT.H. */
  logistics: boolean;
  /** WW-EVT.K: the turn at whose end the Finnish player may end the game, or 0. */
  ceaseFire: number;
  /** WW-EVT.L2: the turn without rail movement, or 0. */
  railOff: number;
  /** The final score and how the game ended; meaningful at the step `over`. */
  points: number;
  ending: Ending;
}

/** How a match ended: scored at the end or by a cease-fire, or Leningrad fell. */
export type Ending = '' | 'scored' | 'cease-fire' | 'leningrad';

export function clone(state: State): State {
  return {
    scenario: state.scenario,
    dummies: state.dummies,
    lenient: state.lenient,
    helsinkiPoints: state.helsinkiPoints,
    suddenDeath: state.suddenDeath,
    turn: state.turn,
    phasing: state.phasing,
    step: state.step,
    ground: state.ground,
    selected: state.selected,
    station: state.station,
    unitHex: state.unitHex.slice(),
    unitMarks: state.unitMarks.slice(),
    unitCity: state.unitCity.slice(),
    nextInHex: state.nextInHex.slice(),
    firstInHex: state.firstInHex.slice(),
    control: state.control.slice(),
    zones: state.zones.slice(),
    coverage: state.coverage.slice(),
    headquartersCity: state.headquartersCity.slice(),
    stale: state.stale,
    zonesSure: state.zonesSure,
    sharesStale: state.sharesStale,
    linesStale: state.linesStale,
    railChanges: state.railChanges,
    cityLoad: state.cityLoad.slice(),
    priority: state.priority.slice(),
    pins: state.pins.slice(),
    nearest: state.nearest.slice(),
    targets: state.targets.slice(),
    attackers: state.attackers.slice(),
    strict: state.strict,
    column: state.column,
    invasion: state.invasion,
    pending: state.pending.slice(),
    owed: state.owed,
    vacated: state.vacated.slice(),
    garrisonPenalties: state.garrisonPenalties,
    alliesLost: state.alliesLost,
    inForce: state.inForce,
    events: state.events,
    paratroopsCalled: state.paratroopsCalled,
    logistics: state.logistics,
    ceaseFire: state.ceaseFire,
    railOff: state.railOff,
    points: state.points,
    ending: state.ending,
  };
}

export const hasMark = (s: State, unit: UnitId, mark: number): boolean =>
  (s.unitMarks[unit]! & mark) !== 0;

export function setMark(s: State, unit: UnitId, mark: number): void {
  s.unitMarks[unit] = s.unitMarks[unit]! | mark;
}

export function clearMarks(s: State, mask: number): void {
  const marks = s.unitMarks;
  for (let unit = 0; unit < marks.length; unit++) marks[unit] = marks[unit]! & ~mask;
}

/** The side that stands in a hex, or -1. */
export function sideAt(s: State, hex: HexId): number {
  const unit = s.firstInHex[hex]!;
  return unit < 0 ? -1 : unit < FIRST_SOVIET ? FINN : SOVIET;
}

export function unitsAt(s: State, hex: HexId): number[] {
  const units: number[] = [];
  for (let unit = s.firstInHex[hex]!; unit >= 0; unit = s.nextInHex[unit]!) units.push(unit);
  return units;
}

/** WW-SCN.B4: an Allied unit that has not entered Finland yet takes no part in the war. */
export const isProtected = (s: State, unit: UnitId): boolean =>
  (KIND[unit]! & ALLIED_KIND) !== 0 && (s.unitMarks[unit]! & ENTERED) === 0;

/** WW-STK.C, WW-A47, WW-A48: does this unit count against the stacking limit of that hex? */
export function counts(s: State, unit: UnitId, hex: HexId): boolean {
  const kind = KIND[unit]!;
  if (kind & PATROL_KIND) return false;
  return !(kind & ALLIED_KIND) || (hex !== PETSAMO && !isProtected(s, unit));
}

/** WW-STK.GR1, GR2. */
export const stackingLimit = (hex: HexId): number => (isNorthOfRowA(hex) ? 1 : 2);

/** How many units in a hex count against its limit. */
export function stackedIn(s: State, hex: HexId): number {
  let count = 0;
  for (let unit = s.firstInHex[hex]!; unit >= 0; unit = s.nextInHex[unit]!)
    if (counts(s, unit, hex)) count++;
  return count;
}

/** Is there room for one more unit of its side in that hex? */
export function hasRoom(s: State, unit: UnitId, hex: HexId): boolean {
  return s.firstInHex[hex]! < 0 || !counts(s, unit, hex) || stackedIn(s, hex) < stackingLimit(hex);
}

/** WW-ZOC: does a unit standing there exert a Zone of Control? */
export function exerts(s: State, unit: UnitId, hex: HexId): boolean {
  const kind = KIND[unit]!;
  if (s.unitMarks[unit]! & ISOLATED) return false; // WW-ZOC.H
  if (kind & HEADQUARTERS_KIND) return false; // WW-ZOC.G2
  if (kind & ALLIED_KIND) return !isProtected(s, unit);
  // WW-ZOC.G1, WW-SCN.B5; on the ice they keep their zones (WW-A20).
  return !(kind & SMALL_KIND) || COUNTRY[hex] === FINLAND || isIce(hex);
}

const SOVIET_ZONE = 256;
const FIRST_HEADQUARTERS = HEADQUARTERS[0]!;
const FINNISH_ZONES = SOVIET_ZONE - 1;

/** In `coverage`: from this bit on, the headquarters whose lines looked at the hex. */
export const LOOKED_AT = 8;
export const ALL_HEADQUARTERS = (1 << HEADQUARTERS.length) - 1;

function addZone(s: State, unit: UnitId, hex: HexId, sign: number): void {
  const links = LINKS[s.ground]!;
  const zones = s.zones;
  if (unit >= FIRST_SOVIET) {
    // WW-ZOC.G3: the zone of border guards ends at the Finnish border.
    const guard = (KIND[unit]! & NKVD_KIND) !== 0;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const next = links[side]!;
      if (next < 0 || (guard && COUNTRY[next] === FINLAND)) continue;
      zones[next] = zones[next]! + sign * SOVIET_ZONE;
      s.railChanges += HOME_RAIL[FINN]![next]!;
    }
    return;
  }
  for (let side = hex * 6, end = side + 6; side < end; side++) {
    const next = links[side]!;
    if (next < 0) continue;
    const before = zones[next]!;
    zones[next] = before + sign;
    const turns = ((before & FINNISH_ZONES) === 0) !== (((before + sign) & FINNISH_ZONES) === 0);
    if (!turns) continue;
    s.linesStale |= s.coverage[next]! >> LOOKED_AT;
    s.railChanges += HOME_RAIL[SOVIET]![next]!;
  }
}

/** Notes what the coming or going of a unit means for supply lines through its hex. */
function disturb(s: State, unit: UnitId, hex: HexId): void {
  s.stale = true;
  s.zonesSure = false;
  s.railChanges += HOME_RAIL[unit < FIRST_SOVIET ? SOVIET : FINN]![hex]!;
  if (unit < FIRST_SOVIET ? HOME_RAIL[SOVIET]![hex] : !(KIND[unit]! & EXEMPT_KIND))
    s.sharesStale = true;
  if (KIND[unit]! & HEADQUARTERS_KIND) s.linesStale |= 1 << (unit - FIRST_HEADQUARTERS);
  if (unit < FIRST_SOVIET || (s.zones[hex]! & FINNISH_ZONES) !== 0)
    s.linesStale |= s.coverage[hex]! >> LOOKED_AT;
}

/** WW-ZOC: is this hex in a Zone of Control of that side? */
export function inZoneOf(s: State, side: number, hex: HexId): boolean {
  const zones = s.zones[hex]!;
  if (side === FINN) return (zones & FINNISH_ZONES) !== 0;
  // WW-ZOC.G4: a fort that Finns hold, or held last, lies outside every Soviet zone.
  return zones >= SOVIET_ZONE && !(FORT[hex] && s.control[hex] === FINN);
}

/** WW-A23: the hex remembers the side that was the last in it. */
export function take(s: State, hex: HexId, side: number): void {
  if (s.control[hex] === side) return;
  s.control[hex] = side;
  if (FORT[hex]) s.railChanges++; // WW-ZOC.G4
}

/** Puts a unit into a hex: it stands there, holds it, and exerts its zone. */
export function put(s: State, unit: UnitId, hex: HexId): void {
  s.unitHex[unit] = hex;
  const first = s.firstInHex[hex]!;
  if (first < 0 || first > unit) {
    s.nextInHex[unit] = first;
    s.firstInHex[hex] = unit;
  } else {
    let before = first;
    for (let next = s.nextInHex[before]!; next >= 0 && next < unit; next = s.nextInHex[before]!)
      before = next;
    s.nextInHex[unit] = s.nextInHex[before]!;
    s.nextInHex[before] = unit;
  }
  take(s, hex, unit < FIRST_SOVIET ? FINN : SOVIET);
  if (exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  disturb(s, unit, hex);
}

/** Takes a unit off its hex, to a place off the map. */
export function lift(s: State, unit: UnitId, place: number): void {
  const hex = s.unitHex[unit]!;
  if (hex >= 0) {
    if (exerts(s, unit, hex)) addZone(s, unit, hex, -1);
    if (s.firstInHex[hex] === unit) s.firstInHex[hex] = s.nextInHex[unit]!;
    else {
      let before = s.firstInHex[hex]!;
      while (s.nextInHex[before] !== unit) before = s.nextInHex[before]!;
      s.nextInHex[before] = s.nextInHex[unit]!;
    }
    s.nextInHex[unit] = -1;
    disturb(s, unit, hex);
  }
  s.unitHex[unit] = place;
  s.unitMarks[unit] = s.unitMarks[unit]! & ~ISOLATED;
  s.unitCity[unit] = -1;
}

export function shift(s: State, unit: UnitId, hex: HexId): void {
  const isolated = s.unitMarks[unit]! & ISOLATED;
  lift(s, unit, ELIMINATED);
  s.unitMarks[unit] = s.unitMarks[unit]! | isolated;
  put(s, unit, hex);
}

/** Sets what was reckoned; a unit that becomes isolated loses its zone, one that is relieved regains it. */
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
  s.zones.fill(0);
  for (let unit = 0; unit < s.unitHex.length; unit++) {
    const hex = s.unitHex[unit]!;
    if (hex >= 0 && exerts(s, unit, hex)) addZone(s, unit, hex, 1);
  }
  s.stale = true;
  s.zonesSure = false;
  s.railChanges++;
  s.linesStale = ALL_HEADQUARTERS;
}

/** Removes or restores the zone of one unit while isolation is being reckoned (WW-A22). */
export const changeZone = addZone;

export const isModule = (s: State): boolean => s.scenario === 'events';

/** WW-A23, by hex: whose it is at the start. */
export const STARTING_CONTROL: readonly number[] = Array.from(COUNTRY, (country) =>
  country === FINLAND ? FINN : country === USSR ? SOVIET : NOBODY,
);
