// How good a position of Winter War is: the points that the Soviet player may expect at the end, and what both armies are worth.

import type { Side } from '@motti/engine';
import type { HexId, UnitId } from '@motti/winter-war';
import {
  ALL_HEADQUARTERS,
  ATTACK,
  attackOf,
  defenseOf,
  defenseOfHex,
  distance,
  ELIMINATED,
  FINN,
  FIRST_DUMMY,
  FIRST_SOVIET,
  FORT,
  FORTS,
  firstIn,
  GARRISON,
  garrisonOfMurmansk,
  HEADQUARTERS_KIND,
  HELSINKI,
  HEX_COUNT,
  hexOfUnit,
  ISOLATED,
  ISTHMUS_POINTS,
  isDoubledBy,
  kindOf,
  LADOGA_LINE,
  LENINGRAD,
  lastTurn,
  MANNERHEIM_LINE,
  marksOf,
  OULU,
  PETSAMO,
  ROW_WEST_OF_VIIPURI,
  SOVIET,
  type State,
  SUPPLY_CITIES,
  sideAt,
  sideName,
  UNIT_COUNT,
  updateSupply,
  VICTORY_POINTS,
  VIIPURI,
} from '@motti/winter-war/parts';
import { type Advance, AdvanceSearch, finnishPower, TENTHS } from './advance.ts';
import type { Worths } from './weights.ts';

/** How many tenths of a turn blur the line between in time and too late. */
const BLUR = 20;

/** How far a Finnish unit may come from to enter an empty city. */
const A_DASH = 4;

export interface Objective {
  readonly hex: HexId;
  readonly points: number;
}

/** What there is to capture; the Mannerheim Line is asked for as a whole, elsewhere. */
export function objectivesOf(s: State): readonly Objective[] {
  if (s.scenario === 'isthmus') return ISTHMUS_OBJECTIVES;
  const list = s.helsinkiPoints ? ALL_OBJECTIVES : WITHOUT_HELSINKI;
  return s.inForce === 'E' ? list.map(raise) : list;
}

const { cities, hexWestOfViipuri, mannerheimLine, germanThreat } = VICTORY_POINTS;
const WITHOUT_HELSINKI: readonly Objective[] = [
  ...ROW_WEST_OF_VIIPURI.map((hex) => ({ hex, points: hexWestOfViipuri })),
  { hex: VIIPURI, points: cities.Viipuri },
  { hex: PETSAMO, points: cities.Petsamo },
  { hex: OULU, points: cities.Oulu },
];
const ALL_OBJECTIVES = [...WITHOUT_HELSINKI, { hex: HELSINKI, points: cities.Helsinki }];
const ISTHMUS_OBJECTIVES: readonly Objective[] = [
  ...MANNERHEIM_LINE.map((hex) => ({ hex, points: ISTHMUS_POINTS.fort })),
  { hex: VIIPURI, points: ISTHMUS_POINTS.Viipuri },
];
/** WW-SCN.E4. */
const raise = ({ hex, points }: Objective): Objective => {
  if (hex === PETSAMO) return { hex, points: germanThreat.Petsamo };
  return { hex, points: points === hexWestOfViipuri ? points : points + germanThreat.others };
};

/** The tenths of turns that are left for Soviet moves. */
export function timeLeft(s: State): number {
  const turns = lastTurn(s) - s.turn;
  if (s.phasing !== SOVIET) return turns * TENTHS;
  const moves = s.step === 'reinforcement' || s.step === 'movement';
  return turns * TENTHS + (moves ? TENTHS : TENTHS / 2);
}

/** The searches of an evaluation, one after the other. */
const advances = new AdvanceSearch();
const threatened = new Float64Array(HEX_COUNT);

/** How likely the Soviets hold this hex at the end. */
function chanceOf(
  s: State,
  { time }: Advance,
  hex: HexId,
  left: number,
  { held, heldWithoutLine }: Worths,
): number {
  if (s.control[hex] === SOVIET && sideAt(s, hex) !== FINN) {
    const line = (s.derived.coverage[hex]! & ALL_HEADQUARTERS) !== 0;
    if (left === 0) return line ? 1 : 0;
    return line ? held : heldWithoutLine;
  }
  return left === 0 ? 0 : 1 / (1 + Math.exp((time[hex]! - left) / BLUR));
}

/** The points that the Soviet player may expect. */
function expectedPoints(s: State, advance: Advance, worths: Worths): number {
  const left = timeLeft(s);
  let points = 0;
  for (const objective of objectivesOf(s))
    points += objective.points * chanceOf(s, advance, objective.hex, left, worths);
  if (s.scenario === 'isthmus') return points + corpsLost(s) * ISTHMUS_POINTS.corps;
  if (left > 0)
    // WW-FRT: nothing is scored for the Ladoga line, but who has it has the road around the lake.
    for (const hex of LADOGA_LINE)
      points += worths.gateway * chanceOf(s, advance, hex, left, worths);
  let line = 1;
  let all = 1;
  for (const hex of MANNERHEIM_LINE) {
    const chance = chanceOf(s, advance, hex, left, worths);
    line = Math.min(line, chance);
    all *= chance;
  }
  const value = mannerheimLine + (s.inForce === 'E' ? germanThreat.others : 0);
  // Half for the weakest link, half for how far the whole work has come.
  points += left === 0 ? value * line : (value * (line + all ** (1 / 4))) / 2;
  for (const { name, hex } of SUPPLY_CITIES)
    if (s.control[hex] === FINN) points += VICTORY_POINTS.sovietCities[name as 'Kem'];
  return points + garrisonPoints(s, worths);
}

/** The Attack Strength of a 20-12-2, the first of the Soviet units. */
const CORPS = 20;
function corpsLost(s: State): number {
  let count = 0;
  for (let unit = FIRST_SOVIET; ATTACK[unit] === CORPS; unit++)
    if (s.unitHex[unit] === ELIMINATED) count++;
  return count;
}

/** WW-MUR.2: what a garrison short by so many costs until it is whole again. */
function garrisonPoints(s: State, { garrisonShort }: Worths): number {
  const penalty = VICTORY_POINTS.murmanskGarrison;
  if (s.scenario !== 'standard') return 0;
  const missing = GARRISON - garrisonOfMurmansk(s);
  const turns = (lastTurn(s) - s.turn) * garrisonShort;
  return s.garrisonPenalties * penalty + (missing > 0 ? penalty * turns : 0);
}

export const worthOf = (worths: Worths, unit: UnitId): number => {
  if (unit < FIRST_SOVIET) return worths.finnishUnit + worths.finnishDefense * defenseOf(unit);
  if (kindOf(unit) & HEADQUARTERS_KIND) return worths.headquarters;
  return worths.sovietUnit + worths.sovietAttack * attackOf(unit);
};

/** How much units still matter: in the last turns they are there to be used. */
const LATE = 30;
const AT_THE_END = 0.3;
const needOf = (s: State): number =>
  AT_THE_END + (1 - AT_THE_END) * Math.min(1, timeLeft(s) / LATE);

/** What the loss of a unit costs its side. WW-IST.5: on the Isthmus corps are counted. */
export const lossOf = (s: State, worths: Worths, unit: UnitId): number =>
  worthOf(worths, unit) * needOf(s) +
  (s.scenario === 'isthmus' && ATTACK[unit] === CORPS ? -ISTHMUS_POINTS.corps : 0);

function armies(s: State, { power }: Advance, worths: Worths): number {
  let sum = 0;
  const need = needOf(s);
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0) continue;
    const risk = worths.exposed * danger(s, FINN, hex, power[hex]!, worths);
    sum -= worthOf(worths, unit) * (1 - risk);
  }
  const threat = finnishPower(s, threatened);
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0) continue;
    const share = marksOf(s, unit) & ISOLATED ? worths.isolated : 1;
    const risk = worths.sovietExposed * danger(s, SOVIET, hex, threat[hex]!, worths);
    sum += worthOf(worths, unit) * share * (1 - risk);
  }
  return sum * need;
}

/** Lines are held by being manned: the first division counts most. Doubled Defense Strength that makes a fort strong. */
const STRONG = 8;
function forts(s: State, { mannerheimFort, ladogaFort }: Worths): number {
  let sum = 0;
  for (const hex of FORTS) {
    const unit = firstIn(s, hex);
    if (unit < 0 || unit >= FIRST_SOVIET) continue;
    const worth = FORT[hex] === 1 ? mannerheimFort : ladogaFort;
    sum += worth * (1 - Math.exp(-defenseOfHex(s, hex, true) / 2 / STRONG));
  }
  return sum;
}

/** How likely the units in a hex would be lost if the enemy struck with all they have near it. */
function danger(
  s: State,
  side: number,
  hex: HexId,
  power: number,
  { behindWalls }: Worths,
): number {
  if (power === 0) return 0;
  const defense = defenseOfHex(s, hex, isDoubledBy(side, hex)) / 2;
  const odds = defense === 0 ? 9 : power / defense;
  const chance = odds < 1 ? 0.1 * odds : Math.min(1, 0.1 + 0.15 * (odds - 1));
  return side === FINN && FORT[hex] ? behindWalls * chance : chance;
}

/** WW-ERR.1: what it means that nobody is in Leningrad. */
function openGate(s: State, { openLeningrad }: Worths): number {
  if (s.control[LENINGRAD] === FINN) return 2 * openLeningrad;
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex >= 0 && distance(hex, LENINGRAD) <= A_DASH) return openLeningrad;
  }
  return 0;
}

/** In points, from the Soviet side. Brings the supply of the state up to date. */
export function sovietOutlook(s: State, worths: Worths): number {
  updateSupply(s);
  const advance = advances.find(s, timeLeft(s) + 3 * BLUR);
  let sum = expectedPoints(s, advance, worths) + armies(s, advance, worths);
  if (timeLeft(s) > 0) sum -= forts(s, worths);
  if (s.suddenDeath && sideAt(s, LENINGRAD) !== SOVIET) sum -= openGate(s, worths);
  return sum;
}

export const evaluate = (s: State, side: Side, worths: Worths): number =>
  side === sideName(SOVIET) ? sovietOutlook(s, worths) : -sovietOutlook(s, worths);
