// The position: plain data, small integers in parallel arrays; how it is copied, and the marks of units.

import {
  COUNTRY,
  FINLAND,
  FINN,
  type HexId,
  type SideIndex,
  SOVIET,
  type UnitId,
  USSR,
} from './data/index.ts';
import { cloneDerived, type Derived } from './derived/derived.ts';

export const SCENARIO_IDS = ['standard', 'events', 'isthmus'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** What is being asked, in the order of a match. */
const STEPS = [
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
/** WW-SUP.GR2: isolated, as last found (see derived/). */
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
  selected: UnitId;
  station: HexId;

  /** By unit: its hex, or where it is off the map. */
  unitHex: HexId[];
  unitMarks: number[];
  /** What follows from the rest, kept for speed; see derived/. */
  derived: Derived;
  /** WW-A23, by hex: the side last in it. */
  control: number[];

  /** WW-A29: Soviet units that need supply, first served first. */
  priority: UnitId[];
  /** WW-A29: units pinned to a city: unit, city, unit, city. */
  pins: number[];
  /** WW-A30, by headquarters: the standing choice between equally near cities, or -1. */
  nearest: number[];

  /** The attack being declared or resolved. */
  targets: HexId[];
  attackers: UnitId[];
  /** WW-A3: a set of attacks without 1-4 exists, so this attack must belong to one. */
  strict: boolean;
  column: number;
  /** WW-SCN.A3: the attack is a landing from the sea. */
  invasion: boolean;
  /** Units that have still to retreat, or that have been picked as losses. */
  pending: UnitId[];
  /** Attack Strength still to be lost. */
  owed: number;
  /** Hexes vacated by a retreat before combat, or by the combat just resolved. */
  vacated: HexId[];

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
    derived: cloneDerived(state.derived),
    control: state.control.slice(),
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

/** Where a unit is: its hex, or below 0 off the map. */
export const hexOfUnit = (s: State, unit: UnitId): HexId => s.unitHex[unit]!;
export const marksOf = (s: State, unit: UnitId): number => s.unitMarks[unit]!;
/** The first unit in a hex and the one after a unit in its hex, or -1. */
export const firstIn = (s: State, hex: HexId): UnitId => s.derived.firstInHex[hex]!;
export const nextIn = (s: State, unit: UnitId): UnitId => s.derived.nextInHex[unit]!;

export const hasMark = (s: State, unit: UnitId, mark: number): boolean =>
  (s.unitMarks[unit]! & mark) !== 0;

export function setMark(s: State, unit: UnitId, mark: number): void {
  s.unitMarks[unit] = s.unitMarks[unit]! | mark;
}

export function clearMarks(s: State, mask: number): void {
  const marks = s.unitMarks;
  for (let unit = 0; unit < marks.length; unit++) marks[unit] = marks[unit]! & ~mask;
}

export const isModule = (s: State): boolean => s.scenario === 'events';

/** WW-A23, by hex: whose it is at the start. */
export const STARTING_CONTROL: readonly number[] = Array.from(COUNTRY, (country) =>
  country === FINLAND ? FINN : country === USSR ? SOVIET : NOBODY,
);
