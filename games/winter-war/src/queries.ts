// Questions that a page, a bot or a test asks about a position. Pure; answers in ids of hexes and units.
import { Breakdown, type Refusal, refuse } from '@motti/engine';
import {
  ALLOWANCE,
  COLUMNS_OF_ODDS,
  combatResult,
  distance,
  EXEMPT_KIND,
  FINN,
  FIRST_SOVIET,
  FORT,
  HEADQUARTERS,
  HEX_COUNT,
  hexName,
  KIND,
  LINKS,
  NEIGHBOUR,
  OPEN_HEX,
  PETSAMO,
  RESULTS,
  type Result,
  SIDE_OF,
  SOVIET,
  SUPPLY_CITIES,
  unitName,
  WORST_COLUMN,
} from './data/index.ts';
import { landingForce } from './phases/landing.ts';
import { hasRoom, inZoneOf, sideAt, stackingLimit, unitsAt } from './position.ts';
import { checkEntry } from './rules/entry.ts';
import { type Front, frontOf } from './rules/front.ts';
import { isRefusal, march } from './rules/march.ts';
import { isRide, RIDE } from './rules/path.ts';
import { findPlan, smallestLegal } from './rules/plans.ts';
import { costTo, pathTo, reachedHex, searchReach, wasReached } from './rules/reach.ts';
import {
  attackStrength,
  columnFor,
  defenseStrength,
  totalAttack,
  twiceDefense,
} from './rules/strength.ts';
import { reckoned } from './rules/supply.ts';
import { isOpenToSovietLine } from './rules/supply-lines.ts';
import { ISOLATED, MOVED, type State } from './state.ts';

export { victoryPoints } from './rules/victory.ts';
export * from './standing.ts';
export { RIDE };

export interface Destination {
  readonly hex: number;
  /** Movement Points; more than the allowance where the one-hex guarantee serves (WW-MOV.I1). */
  readonly cost: number;
  /** The cheapest path: hexes walked into, and rides as hex + RIDE. */
  readonly path: readonly number[];
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
  whyNot(hex: number): Refusal | undefined;
}

/** Where a unit can go, at what cost, by which path, and why not elsewhere. */
export function reach(state: State, unit: number): ReachAnswer {
  const s = reckoned(state);
  const standing = s.unitHex[unit]! >= 0;
  const destinations: Destination[] = [];
  const count = standing ? searchReach(s, unit) : 0;
  for (let n = 0; n < count; n++) {
    const hex = reachedHex(n);
    const path = pathTo(hex);
    destinations.push({
      hex,
      cost: costTo(hex),
      path,
      byRail: path.some(isRide),
      stops: inZoneOf(s, 1 - SIDE_OF[unit]!, hex),
      full: !hasRoom(s, unit, hex),
    });
  }
  return {
    allowance: ALLOWANCE[unit]!,
    destinations,
    whyNot: (hex) => whyNotThere(s, unit, hex),
  };
}

function whyNotThere(s: State, unit: number, hex: number): Refusal | undefined {
  const facts = { unit: unitName(unit), hex: hexName(hex) };
  const start = s.unitHex[unit]!;
  if (start < 0) return refuse('WW-MOV.GR', 'not-on-map', facts);
  if (s.unitMarks[unit]! & MOVED) return refuse('WW-MOV.G', 'already-moved', facts);
  if (hex === start) return refuse('WW-MOV.P', 'no-path', facts);
  const closed = checkEntry(s, unit, hex);
  if (closed) return closed;
  if (sideAt(s, hex) === 1 - SIDE_OF[unit]!) return refuse('WW-MOV.F', 'enemy-hex', facts);
  searchReach(s, unit);
  if (wasReached(hex)) {
    if (hasRoom(s, unit, hex)) return undefined;
    const clause = stackingLimit(hex) === 1 ? 'WW-STK.GR2' : 'WW-STK.GR1';
    return refuse(clause, 'overstacked', { hex: hexName(hex), limit: stackingLimit(hex) });
  }
  // Of a hex near enough the straight road says most: what stops the unit on it, or what it costs.
  const near = distance(start, hex) <= ALLOWANCE[unit]!;
  const direct = near ? straightPath(s, start, hex) : undefined;
  const answer = direct ? march(s, unit, direct) : undefined;
  if (answer && isRefusal(answer)) return answer;
  return refuse('WW-MOV.C2', 'out-of-reach', { ...facts, allowance: ALLOWANCE[unit]! });
}

/** The straight way to a hex that is out of reach, for a page that asks what is wrong with it. */
export const straightWay = (state: State, unit: number, hex: number): number[] =>
  straightPath(state, state.unitHex[unit]!, hex) ?? [hex];

/** The path of fewest hexes over open ground, enemies and zones not considered. */
const straightPath = (s: State, start: number, end: number): number[] | undefined =>
  directNeighbour(start, end) ? [end] : shortestPath(s, start, end, () => true);

/** The fewest hexes from one to the other over hexes that are open: those entered, in order. */
function shortestPath(
  s: State,
  start: number,
  end: number,
  isOpen: (hex: number) => boolean,
): number[] | undefined {
  const links = LINKS[s.ground]!;
  const from = new Int16Array(HEX_COUNT).fill(-1);
  const queue = [start];
  from[start] = start;
  for (const hex of queue) {
    if (hex === end) break;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const next = links[d]!;
      if (next < 0 || from[next]! >= 0 || !isOpen(next)) continue;
      from[next] = hex;
      queue.push(next);
    }
  }
  if (from[end]! < 0) return undefined;
  const path: number[] = [];
  for (let hex = end; hex !== start; hex = from[hex]!) path.push(hex);
  return path.reverse();
}

const directNeighbour = (a: number, b: number): boolean => {
  for (let d = a * 6; d < a * 6 + 6; d++) if (NEIGHBOUR[d] === b) return true;
  return false;
};

/** The hexes in a side's Zones of Control now. */
export function zoneOfControl(state: State, side: number): number[] {
  const s = reckoned(state);
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (OPEN_HEX[s.ground]![hex] && inZoneOf(s, side, hex)) hexes.push(hex);
  return hexes;
}

export interface SupplyLine {
  readonly unit: number;
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
  const s = reckoned(state);
  const lines: SupplyLine[] = [];
  for (let unit = FIRST_SOVIET; unit < s.unitHex.length; unit++) {
    const hex = s.unitHex[unit]!;
    if (hex < 0) continue;
    const isolated = (s.unitMarks[unit]! & ISOLATED) !== 0;
    const exempt = (KIND[unit]! & EXEMPT_KIND) !== 0;
    const city = s.unitCity[unit]! < 0 ? undefined : s.unitCity[unit]!;
    lines.push({ unit, isolated, exempt, city, ...bestLine(s, hex, city) });
  }
  return lines;
}

function bestLine(
  s: State,
  hex: number,
  city: number | undefined,
): Pick<SupplyLine, 'headquarters' | 'toHeadquarters' | 'toCity'> {
  const none = { headquarters: undefined, toHeadquarters: [], toCity: [] };
  if (city === undefined || SUPPLY_CITIES[city]!.hex === hex) return none;
  let best: Pick<SupplyLine, 'headquarters' | 'toHeadquarters' | 'toCity'> = none;
  let length = 6;
  HEADQUARTERS.forEach((unit, index) => {
    if (s.headquartersCity[index] !== city) return;
    const toHeadquarters = lineBetween(s, hex, s.unitHex[unit]!);
    if (!toHeadquarters || toHeadquarters.length >= length) return;
    length = toHeadquarters.length;
    const toCity = lineBetween(s, s.unitHex[unit]!, SUPPLY_CITIES[city]!.hex) ?? [];
    best = { headquarters: unit, toHeadquarters, toCity };
  });
  return best;
}

/** The shortest line open to Soviet supply, hexes entered. */
const lineBetween = (s: State, start: number, end: number): number[] | undefined =>
  shortestPath(s, start, end, (hex) => isOpenToSovietLine(s, hex));

export interface CombatPreview {
  readonly attack: Breakdown;
  readonly defense: Breakdown;
  /** The column of the Combat Results Table; nothing where no die is rolled. */
  readonly column: number | undefined;
  readonly odds: string;
  readonly fort: boolean;
  /** By die, 1 to 6: the result. */
  readonly results: readonly Result[];
  /** How many of the six faces bring each result. */
  readonly distribution: Readonly<Record<Result, number>>;
}

/** What an attack would be: the same arithmetic that resolves it. */
export function combatPreview(
  state: State,
  attackers: readonly number[],
  hexes: readonly number[],
): CombatPreview {
  const s = reckoned(state);
  const twice = twiceDefense(s, attackers, hexes);
  const column = twice === 0 ? undefined : columnFor(totalAttack(attackers), twice);
  const fort = hexes.some(
    (hex) => FORT[hex] !== 0 && unitsAt(s, hex).some((unit) => SIDE_OF[unit] === FINN),
  );
  return {
    attack: attackers.length === 0 ? new Breakdown() : attackStrength(attackers),
    defense: defenseStrength(s, attackers, hexes),
    fort,
    ...outlook(column, (die, at) => combatResult(at, die, fort)),
  };
}

/** WW-SCN.A3, WW-A47: what a landing at Petsamo would be; without defenders there is no combat. */
export function landingPreview(
  state: State,
): CombatPreview & { readonly units: readonly number[] } {
  const s = reckoned(state);
  const units = landingForce(s);
  const defense = defenseStrength(s, units, [PETSAMO], true);
  const held = sideAt(s, PETSAMO) === SOVIET;
  const column = held ? columnFor(totalAttack(units), defense.total * 2) : undefined;
  return {
    units,
    attack: attackStrength(units),
    defense,
    fort: false,
    ...outlook(column, (die, at) => landingResult(at, die)),
  };
}

/** WW-SCN.A3: from the sea there is no way back. */
export function landingResult(column: number, die: number): Result {
  const result = combatResult(column, die, false);
  return result === 'Ar' || result === 'Ne' ? 'Ae' : result;
}

/** What the six faces bring in a column, by how a result is read there. */
function outlook(
  column: number | undefined,
  read: (die: number, column: number) => Result,
): Pick<CombatPreview, 'column' | 'odds' | 'results' | 'distribution'> {
  const results = [1, 2, 3, 4, 5, 6].map((die): Result => {
    if (column === undefined) return 'De';
    return column === WORST_COLUMN ? 'Ae' : read(die, column);
  });
  const count = (wanted: Result): number => results.filter((result) => result === wanted).length;
  const distribution = Object.fromEntries(RESULTS.map((result) => [result, count(result)]));
  return {
    column,
    odds: column === undefined ? 'De' : COLUMNS_OF_ODDS[column]!,
    results,
    distribution: distribution as Record<Result, number>,
  };
}

export interface OwedAttacks {
  /** Soviet units that must still take part in an attack. */
  readonly units: readonly number[];
  /** Hexes that must still be attacked. */
  readonly hexes: readonly number[];
  /** A complete set of attacks that would settle it: the client's proposal. */
  readonly proposal: readonly { readonly units: number[]; readonly targets: number[] }[];
}

/** WW-CBT.E, WW-A6: what the Soviet player still owes in this Attack Segment. */
export function owedAttacks(state: State): OwedAttacks {
  const s = reckoned(state);
  if (s.phasing !== SOVIET || s.step !== 'attack') return { units: [], hexes: [], proposal: [] };
  const front = frontOf(s);
  return {
    units: front.units,
    hexes: front.targets,
    proposal: findPlan(s, front) ?? anyPlan(s, front),
  };
}

/** Where odds of 1-4 cannot be avoided: any legal set of attacks, one after the other. */
function anyPlan(s: State, whole: Front): { units: number[]; targets: number[] }[] {
  const plan: { units: number[]; targets: number[] }[] = [];
  let front = whole;
  while (front.targets.length > 0) {
    const attack = firstLegal(s, front);
    if (!attack) break;
    plan.push({
      units: attack.units.map((unit) => front.units[unit]!),
      targets: attack.targets.map((target) => front.targets[target]!),
    });
    front = without(front, attack);
  }
  return plan;
}

function firstLegal(s: State, front: Front): { units: number[]; targets: number[] } | undefined {
  for (const unit of front.by[0]!) {
    const attack = smallestLegal(s, front, [unit], [0]);
    if (attack) return attack;
  }
  return undefined;
}

function without(front: Front, gone: { units: number[]; targets: number[] }): Front {
  const units = front.units.map((_, i) => i).filter((i) => !gone.units.includes(i));
  const targets = front.targets.map((_, i) => i).filter((i) => !gone.targets.includes(i));
  return {
    units: units.map((i) => front.units[i]!),
    targets: targets.map((i) => front.targets[i]!),
    reach: units.map((i) => front.reach[i]!.map((t) => targets.indexOf(t)).filter((t) => t >= 0)),
    by: targets.map((i) => front.by[i]!.map((u) => units.indexOf(u)).filter((u) => u >= 0)),
  };
}
