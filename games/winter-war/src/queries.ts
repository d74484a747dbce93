// Questions that a page, a bot or a test asks about a position. Pure; answers in ids of hexes and units.
import { Flood, type Refusal, refuse } from '@motti/engine';
import {
  allowanceOf,
  distance,
  EXEMPT_KIND,
  FIRST_SOVIET,
  GROUNDS,
  HEADQUARTERS,
  HEX_COUNT,
  type HexId,
  hexName,
  kindOf,
  NEIGHBOUR,
  OPEN_HEX,
  SUPPLY_CITIES,
  sideOf,
  type UnitId,
  unitName,
} from './data/index.ts';
import { withSupply } from './derived/supply.ts';
import { hasRoom, inZoneOf, sideAt, stackingLimit } from './position.ts';
import { checkEntry } from './rules/entry.ts';
import { isRefusal, march } from './rules/march.ts';
import { isRide, RIDE } from './rules/path.ts';
import { Reach } from './rules/reach.ts';
import { isOpenToSovietLine } from './rules/supply-lines.ts';
import { hexOfUnit, ISOLATED, MOVED, marksOf, type State } from './state.ts';

export {
  type CombatPreview,
  combatPreview,
  landingPreview,
  landingResult,
} from './rules/battle.ts';
export { type OwedAttacks, owedAttacks } from './rules/obligation.ts';
export { victoryPoints } from './rules/victory.ts';
export * from './standing.ts';
export { RIDE };

export interface Destination {
  readonly hex: HexId;
  /** Movement Points; more than the allowance where the one-hex guarantee serves (WW-MOV.I1). */
  readonly cost: number;
  /** The cheapest path: hexes walked into, and rides as hex + RIDE. */
  readonly path: readonly HexId[];
  readonly byRail: boolean;
  /** The move would end in an enemy zone. */
  readonly stops: boolean;
  /** Too many units would stand there now; legal while others can still leave (WW-STK.A). */
  readonly full: boolean;
}

export interface ReachAnswer {
  readonly allowance: number;
  readonly destinations: readonly Destination[];
  /** Why the unit cannot end its move in that hex; nothing if it can. */
  whyNot(hex: HexId): Refusal | undefined;
}

/** Where a unit can go, at what cost, by which path, and why not elsewhere. */
export function reach(state: State, unit: UnitId): ReachAnswer {
  const s = withSupply(state);
  const standing = hexOfUnit(s, unit) >= 0;
  const destinations: Destination[] = [];
  const search = new Reach();
  const count = standing ? search.find(s, unit) : 0;
  for (let n = 0; n < count; n++) {
    const hex = search.at(n);
    const path = search.pathTo(hex);
    destinations.push({
      hex,
      cost: search.costTo(hex),
      path,
      byRail: path.some(isRide),
      stops: inZoneOf(s, 1 - sideOf(unit), hex),
      full: !hasRoom(s, unit, hex),
    });
  }
  return {
    allowance: allowanceOf(unit),
    destinations,
    whyNot: (hex) => whyNotThere(search, s, unit, hex),
  };
}

function whyNotThere(search: Reach, s: State, unit: UnitId, hex: HexId): Refusal | undefined {
  const facts = { unit: unitName(unit), hex: hexName(hex) };
  const start = hexOfUnit(s, unit);
  if (start < 0) return refuse('WW-MOV.GR', 'not-on-map', facts);
  if (marksOf(s, unit) & MOVED) return refuse('WW-MOV.G', 'already-moved', facts);
  if (hex === start) return refuse('WW-MOV.P', 'no-path', facts);
  const closed = checkEntry(s, unit, hex);
  if (closed) return closed;
  if (sideAt(s, hex) === 1 - sideOf(unit)) return refuse('WW-MOV.F', 'enemy-hex', facts);
  search.find(s, unit);
  if (search.has(hex)) {
    if (hasRoom(s, unit, hex)) return undefined;
    const clause = stackingLimit(hex) === 1 ? 'WW-STK.GR2' : 'WW-STK.GR1';
    return refuse(clause, 'overstacked', { hex: hexName(hex), limit: stackingLimit(hex) });
  }
  // Of a hex near enough the straight road says most: what stops the unit on it, or what it costs.
  const near = distance(start, hex) <= allowanceOf(unit);
  const direct = near ? straightPath(s, start, hex) : undefined;
  const answer = direct ? march(s, unit, direct, search.railways) : undefined;
  if (answer && isRefusal(answer)) return answer;
  return refuse('WW-MOV.C2', 'out-of-reach', { ...facts, allowance: allowanceOf(unit) });
}

/** The straight way to a hex that is out of reach, for a page that asks what is wrong with it. */
export const straightWay = (state: State, unit: UnitId, hex: HexId): HexId[] =>
  straightPath(state, hexOfUnit(state, unit), hex) ?? [hex];

/** The path of fewest hexes over open ground, enemies and zones not considered. */
const straightPath = (s: State, start: HexId, end: number): number[] | undefined =>
  directNeighbour(start, end) ? [end] : shortestPath(s, start, end, () => true);

/** The fewest hexes from one to the other over hexes that are open: those entered, in order. */
const shortestPath = (
  s: State,
  start: HexId,
  end: number,
  isOpen: (hex: HexId) => boolean,
): number[] | undefined => {
  const flood = new Flood(HEX_COUNT);
  flood.find(GROUNDS[s.ground]!, start, isOpen, (hex) => hex === end);
  return flood.pathTo(end);
};

const directNeighbour = (a: number, b: number): boolean => {
  for (let d = a * 6; d < a * 6 + 6; d++) if (NEIGHBOUR[d] === b) return true;
  return false;
};

/** The hexes in a side's Zones of Control now. */
export function zoneOfControl(state: State, side: number): HexId[] {
  const s = withSupply(state);
  const hexes: HexId[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (OPEN_HEX[s.ground]![hex] && inZoneOf(s, side, hex)) hexes.push(hex);
  return hexes;
}

export interface SupplyLine {
  readonly unit: UnitId;
  readonly isolated: boolean;
  /** WW-SUP.F4: needs no supply. */
  readonly exempt: boolean;
  readonly city: number | undefined;
  /** The headquarters that administers it; nothing where it stands in its city. */
  readonly headquarters: number | undefined;
  /** From the unit to the headquarters, then to the city: hexes entered. */
  readonly toHeadquarters: readonly number[];
  readonly toCity: readonly number[];
}

/** Who feeds whom: every Soviet unit on the map, its headquarters, its city and the two lines between them. */
export function supplyLines(state: State): SupplyLine[] {
  const s = withSupply(state);
  const lines: SupplyLine[] = [];
  for (let unit = FIRST_SOVIET; unit < s.unitHex.length; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0) continue;
    const isolated = (marksOf(s, unit) & ISOLATED) !== 0;
    const exempt = (kindOf(unit) & EXEMPT_KIND) !== 0;
    const city = s.derived.unitCity[unit]! < 0 ? undefined : s.derived.unitCity[unit]!;
    lines.push({ unit, isolated, exempt, city, ...bestLine(s, hex, city) });
  }
  return lines;
}

function bestLine(
  s: State,
  hex: HexId,
  city: number | undefined,
): Pick<SupplyLine, 'headquarters' | 'toHeadquarters' | 'toCity'> {
  const none = { headquarters: undefined, toHeadquarters: [], toCity: [] };
  if (city === undefined || SUPPLY_CITIES[city]!.hex === hex) return none;
  let best: Pick<SupplyLine, 'headquarters' | 'toHeadquarters' | 'toCity'> = none;
  let length = 6;
  HEADQUARTERS.forEach((unit, index) => {
    if (s.derived.headquartersCity[index] !== city) return;
    const toHeadquarters = lineBetween(s, hex, hexOfUnit(s, unit));
    if (!toHeadquarters || toHeadquarters.length >= length) return;
    length = toHeadquarters.length;
    const toCity = lineBetween(s, hexOfUnit(s, unit), SUPPLY_CITIES[city]!.hex) ?? [];
    best = { headquarters: unit, toHeadquarters, toCity };
  });
  return best;
}

/** The shortest line open to Soviet supply, hexes entered. */
const lineBetween = (s: State, start: HexId, end: number): number[] | undefined =>
  shortestPath(s, start, end, (hex) => isOpenToSovietLine(s, hex));
