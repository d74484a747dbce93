// WW-VIC, WW-VPS, WW-CAP, WW-MUR, WW-IST: what the Soviet player has scored.
import { Breakdown, SupplyLines } from '@motti/engine';
import {
  distance,
  FINN,
  FINNISH_CITIES,
  FIRST_DUMMY,
  FIRST_SOVIET,
  GROUNDS,
  HEADQUARTERS_KIND,
  HEX_COUNT,
  type HexId,
  hexName,
  ISTHMUS_POINTS,
  isNorthOfRowA,
  isthmusLevel,
  kindOf,
  type Level,
  MANNERHEIM_LINE,
  MURMANSK,
  ROW_WEST_OF_VIIPURI,
  SOVIET,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
  typeOf,
  UNIT_COUNT,
  type UnitId,
  VICTORY_POINTS,
  VIIPURI,
  victoryLevel,
} from '../data/index.ts';
import { lift } from '../derived/placing.ts';
import { updateSupply } from '../derived/supply.ts';
import { sideAt } from '../position.ts';
import { clone, ELIMINATED, hexOfUnit, ISOLATED, marksOf, type State } from '../state.ts';
import { connectedCities, reachesFinland } from './supply.ts';
import { HEADQUARTERS_TO_CITY, isOpenToSovietLine, UNIT_TO_HEADQUARTERS } from './supply-lines.ts';

/** WW-MUR.1, WW-A38: how many combat units stand within five hexes of Murmansk, and how many should. */
export const GARRISON = 7;
const GARRISON_DISTANCE = 5;
export function garrisonOfMurmansk(s: State): number {
  let count = 0;
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
    const hex = hexOfUnit(s, unit);
    if (
      hex >= 0 &&
      !(kindOf(unit) & HEADQUARTERS_KIND) &&
      distance(hex, MURMANSK) <= GARRISON_DISTANCE
    )
      count++;
  }
  return count;
}

const supplyLines = new SupplyLines(HEX_COUNT, 2);

/** WW-CAP.1, WW-A39: five hexes to a headquarters, ten from there to a city joined to Leningrad. */
function hasCommunication(s: State, objective: number): boolean {
  if (!isOpenToSovietLine(s, objective)) return false;
  const connected = connectedCities(s);
  const isOpen = (hex: HexId): boolean => isOpenToSovietLine(s, hex);
  const isCity = (hex: HexId): boolean =>
    SUPPLY_CITY_AT[hex] !== 0 && (connected & (1 << (SUPPLY_CITY_AT[hex]! - 1))) !== 0;
  const line = supplyLines.trace(GROUNDS[s.ground]!, objective, [
    { most: UNIT_TO_HEADQUARTERS, isOpen, serves: (hex) => hasHeadquarters(s, hex) },
    { most: HEADQUARTERS_TO_CITY, isOpen, serves: isCity },
  ]);
  return line !== undefined;
}

function hasHeadquarters(s: State, hex: HexId): boolean {
  const { firstInHex, nextInHex } = s.derived;
  for (let unit = firstInHex[hex]!; unit >= 0; unit = nextInHex[unit]!)
    if (kindOf(unit) & HEADQUARTERS_KIND) return true;
  return false;
}

/** WW-CAP.1. */
const isCapturedBySoviets = (s: State, hex: HexId): boolean =>
  s.control[hex] === SOVIET && sideAt(s, hex) !== FINN && hasCommunication(s, hex);

/** WW-CAP.2. */
const isCapturedByFinns = (s: State, hex: HexId): boolean =>
  s.control[hex] === FINN && sideAt(s, hex) !== SOVIET && reachesFinland(s, hex);

/** WW-VIC.2, WW-A62: both sides' isolated units leave the board together, once. */
export function removeIsolated(s: State): UnitId[] {
  updateSupply(s);
  const removed: UnitId[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && marksOf(s, unit) & ISOLATED) removed.push(unit);
  for (const unit of removed) lift(s, unit, ELIMINATED);
  updateSupply(s);
  return removed;
}

/** The score of a position from which isolated units have been removed. */
export function countPoints(s: State): Breakdown {
  if (s.scenario === 'isthmus') return countIsthmus(s);
  const sum = new Breakdown();
  const stakes = s.inForce === 'E' ? VICTORY_POINTS.germanThreat : undefined; // WW-SCN.E4
  const more = stakes ? stakes.others : 0;
  for (const hex of ROW_WEST_OF_VIIPURI)
    if (isCapturedBySoviets(s, hex))
      sum.add('WW-VPS.1', 'row-west-of-viipuri', VICTORY_POINTS.hexWestOfViipuri, hexName(hex));
  for (const [name, clause] of CITY_CLAUSES) {
    if (name === 'Helsinki' && !s.helsinkiPoints) continue;
    if (!isCapturedBySoviets(s, cityHex(name))) continue;
    const value = VICTORY_POINTS.cities[name];
    const points = stakes && name === 'Petsamo' ? stakes.Petsamo : value + more;
    sum.add(stakes ? 'WW-SCN.E4' : clause, 'city-captured', points, name);
  }
  if (MANNERHEIM_LINE.every((hex) => isCapturedBySoviets(s, hex)))
    sum.add('WW-VPS.5', 'mannerheim-line', VICTORY_POINTS.mannerheimLine + more);
  if (isSouthCleared(s)) sum.add('WW-VPS.6', 'south-cleared', VICTORY_POINTS.southCleared);
  if (s.alliesLost > 0) {
    const points = s.alliesLost * VICTORY_POINTS.alliedUnit;
    sum.add('WW-VPS.7', 'allied-units', points, 'A322', s.alliesLost);
  }
  // WW-VIC.3: what is subtracted comes last.
  for (const { name, hex } of SUPPLY_CITIES)
    if (isCapturedByFinns(s, hex))
      sum.add(lossClause(name), 'soviet-city-lost', SOVIET_CITIES[name]!, name);
  if (s.garrisonPenalties > 0) {
    const points = s.garrisonPenalties * VICTORY_POINTS.murmanskGarrison;
    sum.add('WW-VPS.9', 'garrison-short', points, 'Murmansk', s.garrisonPenalties);
  }
  return sum;
}

const CITY_CLAUSES = [
  ['Viipuri', 'WW-VPS.2'],
  ['Petsamo', 'WW-VPS.3'],
  ['Oulu', 'WW-VPS.4'],
  ['Helsinki', 'WW-VPS.12'],
] as const;
const SOVIET_CITIES: Readonly<Record<string, number>> = VICTORY_POINTS.sovietCities;
const cityHex = (name: string): HexId => FINNISH_CITIES.find((city) => city.name === name)!.hex;
const lossClause = (name: string): string =>
  name === 'Leningrad' ? 'WW-VPS.11' : name === 'Murmansk' ? 'WW-VPS.10' : 'WW-VPS.8';

/** WW-VPS.6, WW-A41: no Finnish unit of any kind on or south of Row A. */
function isSouthCleared(s: State): boolean {
  for (let unit = 0; unit < FIRST_DUMMY; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex >= 0 && !isNorthOfRowA(hex)) return false;
  }
  return true;
}

/** WW-IST.5. */
function countIsthmus(s: State): Breakdown {
  const sum = new Breakdown();
  for (const hex of MANNERHEIM_LINE)
    if (isCapturedBySoviets(s, hex))
      sum.add('WW-IST.5', 'fort-captured', ISTHMUS_POINTS.fort, hexName(hex));
  if (isCapturedBySoviets(s, VIIPURI))
    sum.add('WW-IST.5', 'city-captured', ISTHMUS_POINTS.Viipuri, 'Viipuri');
  const corps = lostCorps(s);
  if (corps > 0) sum.add('WW-IST.5', 'corps-lost', corps * ISTHMUS_POINTS.corps, '20-12-2', corps);
  return sum;
}

function lostCorps(s: State): number {
  let count = 0;
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (typeOf(unit).id === 'S2012' && s.unitHex[unit] === ELIMINATED) count++;
  return count;
}

/** The score if the game ended now: isolated units removed, then counted. */
export function victoryPoints(s: State): Breakdown {
  if (s.step === 'over') return countPoints(s);
  const trial = clone(s);
  removeIsolated(trial);
  return countPoints(trial);
}

export const levelOf = (s: State, points: number): Level =>
  s.scenario === 'isthmus' ? isthmusLevel(points) : victoryLevel(points);
