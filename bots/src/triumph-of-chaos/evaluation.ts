// How good a position is: Victory Points and the cities that will bring more, the forces that hold and threaten them, the
// factions that lean to a side, and what waits to be spent. From RED's side; WHITE's is the same with the sign turned.
import {
  ALL_PIECES,
  allegianceOf,
  controllerOf,
  controlOf,
  DEAD,
  FACTION_IDS,
  faction,
  factionAt,
  factionOf,
  ipOf,
  isArmy,
  isBlackDot,
  isExemptFromAttrition,
  isGroundSupplied,
  isLeader,
  isMovable,
  isNeutralFaction,
  isOnMap,
  isReduced,
  linksFrom,
  MOSCOW,
  markerOf,
  OUT_OF_SUPPLY,
  PETROGRAD,
  type PieceId,
  placeOf,
  RED,
  REQUIRED,
  RESERVE,
  ratingOf,
  recordOf,
  region,
  type SideId,
  SPACE_COUNT,
  type SpaceId,
  type State,
  spaceOf,
  supplyAt,
  TRACK,
  UNITS,
  updateSupply,
  VICTORY_CITIES,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import { readForces, unitWorth } from './forces.ts';
import { dangerOf, impulsesLeft, readLines, seizureOf } from './lines.ts';
import { type Ages, EASY, type Weights, weightsAt } from './weights.ts';

const AFAR = 5;
/** What a unit counts for a city by its distance. */
const REACH = [1, 0.6, 0.3, 0.15, 0.08, 0.04];

/** By city: the spaces around it and what a force counts there, side by side: this is read more often than anything else. */
export const AROUND = VICTORY_CITIES.map((city) => {
  const distance = new Map<SpaceId, number>([[city, 0]]);
  const queue: SpaceId[] = [city];
  for (const id of queue) {
    const steps = distance.get(id) ?? 0;
    if (steps === AFAR) continue;
    for (const { to } of linksFrom(id))
      if (!distance.has(to)) {
        distance.set(to, steps + 1);
        queue.push(to);
      }
  }
  return {
    spaces: Int16Array.from(queue),
    shares: Float64Array.from(queue, (id) => REACH[distance.get(id) ?? AFAR] ?? 0),
  };
});

/** Turns that are looked ahead, this one included. */
const horizon = (s: State): number => Math.min(4, s.rules.lastTurn - s.turn + 1);

export const cityWorth = (s: State, id: SpaceId): number =>
  0.6 + 0.8 * horizon(s) + capitalWorth(s, id) + lateWorth(s, id);

/** A capital ends the scenario of 1919 at once (TC-5.26a); elsewhere both together win the game (TC-6.23a). */
const capitalWorth = (s: State, id: SpaceId): number =>
  id !== MOSCOW && id !== PETROGRAD ? 0 : s.rules.scenario === '1919' ? 8 : 3;

const LATE = 12;
/** TC-6.31a: without every one of these RED loses the campaign, whatever the points; more so as its end comes near. */
const lateWorth = (s: State, id: SpaceId): number =>
  s.rules.scenario === 'campaign' && s.turn >= LATE && REQUIRED.includes(id)
    ? 0.6 * (s.turn - LATE + 1)
    : 0;

/** A faction by its troops and its cities. */
const FACTION_WORTH = FACTION_IDS.map((f) => {
  const troops = UNITS.filter(({ owner }) => owner.kind === 'faction' && owner.faction === f);
  const home = faction(f).region;
  const cities = home === undefined ? 0 : region(home).victoryCities.length;
  const strength = troops.reduce((sum, { full }) => sum + full.strength, 0);
  return 0.15 * strength + 1.6 * cities;
});
export const factionWorth = (f: number): number => FACTION_WORTH[f] ?? 0;

const EASY_AGES: Ages = [EASY];
export function evaluatePosition(s: State, side: SideId, ages: Ages = EASY_AGES): number {
  const weights = weightsAt(s, ages);
  updateSupply(s);
  const force = readForces(s);
  const danger = dangers(s, force);
  const score =
    weights.vp * s.vp +
    cities(s, force, danger, weights) +
    forces(s, danger, weights) +
    ground(s, weights) +
    politics(s, weights) +
    stores(s, weights);
  return side === RED ? score : -score;
}

const sign = (allegiance: number): number =>
  allegiance === RED ? 1 : allegiance === WHITE ? -1 : 0;

interface Danger {
  /** How likely a side's force or city there is cut off when the turn ends. */
  cut(side: SideId, at: SpaceId, ofFaction: boolean, isFed: boolean): number;
  /** How likely the enemy takes a side's city there until then. */
  seizure(side: SideId, at: SpaceId): number;
}
function dangers(s: State, force: Float64Array): Danger {
  const lines = readLines(s, force);
  const left = impulsesLeft(s);
  return {
    cut: (side, at, ofFaction, isFed) =>
      dangerOf(side, lines.labelAt(side, at, ofFaction), isFed, left),
    seizure: (side, at) => (lines.isOpen(side, at) ? seizureOf(side, left) : 0),
  };
}

export const lead = (red: number, white: number): number => (red - white) / (red + white + 3);

/** Who holds a city, and how safely. */
function cities(s: State, force: Float64Array, danger: Danger, weights: Weights): number {
  let sum = 0;
  for (const [index, id] of VICTORY_CITIES.entries()) {
    const holder = controlOf(s, id);
    if (!isContested(s, id, holder)) continue;
    let red = 0;
    let white = 0;
    const { spaces, shares } = AROUND[index]!;
    for (let i = 0; i < spaces.length; i++) {
      const at = spaces[i]!;
      red += shares[i]! * force[at]!;
      white += shares[i]! * force[SPACE_COUNT + at]!;
    }
    const held =
      holder === RED || holder === WHITE ? sign(holder) * hold(s, id, holder, danger, weights) : 0;
    sum += cityWorth(s, id) * (held + weights.nearness * lead(red, white));
  }
  return sum;
}

/** A city of a neutral faction is nobody's aim. */
export function isContested(s: State, id: SpaceId, holder: number): boolean {
  if (holder === RED || holder === WHITE) return true;
  const home = factionAt(id);
  return home === undefined || !isNeutralFaction(s, home);
}

/** How much of a city its holder has: one that is cut off falls to the enemy when the turn ends (TC-13.62a), an open one before. */
function hold(
  s: State,
  id: SpaceId,
  holder: SideId,
  danger: Danger,
  { cities, exposed }: Weights,
): number {
  const home = factionAt(id);
  const ofFaction = home !== undefined && controllerOf(s, home) === holder;
  const cut = danger.cut(holder, id, ofFaction, isGroundSupplied(s, holder, id));
  return cities - exposed * Math.max(cut, danger.seizure(holder, id));
}

/** Troops and leaders; those out of supply are lost when the turn ends (TC-13.61), the dead may come back. */
function forces(s: State, danger: Danger, weights: Weights): number {
  let sum = 0;
  for (const piece of ALL_PIECES) {
    const owner = allegianceOf(s, piece);
    if (owner === RED || owner === WHITE)
      sum += sign(owner) * pieceWorth(s, piece, owner, danger, weights);
  }
  return sum;
}
function pieceWorth(
  s: State,
  piece: PieceId,
  owner: SideId,
  danger: Danger,
  { pieces, peril, waiting }: Weights,
): number {
  const place = placeOf(s, piece);
  if (place < SPACE_COUNT) {
    const worth = isLeader(piece) ? 0.4 + 0.3 * ratingOf(piece) : unitWorth(s, piece);
    if (isExemptFromAttrition(s, piece)) return pieces * worth;
    const at = spaceOf(s, piece);
    const isFed = supplyAt(s, piece, at) !== OUT_OF_SUPPLY;
    const risk = danger.cut(owner, at, factionOf(piece) !== undefined, isFed);
    // TC-13.61, TC-13.63a: an army may come back in three turns, a leader is lost with points.
    return (
      pieces * worth - peril * risk * (isLeader(piece) ? worth + ratingOf(piece) : 0.9 * worth)
    );
  }
  if (isLeader(piece)) return 0;
  const worth = waiting * unitWorth(s, piece);
  if (place === RESERVE) return 0.7 * worth;
  if (place === TRACK) return 0.4 * worth;
  return place === DEAD && !isBlackDot(piece) && factionOf(piece) === undefined ? 0.1 * worth : 0;
}

/** The worth of a side's forces by space. */
export function worthBySpace(s: State, side: SideId): Float64Array {
  const found = new Float64Array(SPACE_COUNT);
  for (const piece of ALL_PIECES)
    if (isOnMap(s, piece) && allegianceOf(s, piece) === side)
      found[spaceOf(s, piece)]! += isLeader(piece) ? ratingOf(piece) : unitWorth(s, piece);
  return found;
}

/** Ground is a little in itself, and the roads of supply. */
function ground(s: State, weights: Weights): number {
  let sum = 0;
  for (let id = 0; id < SPACE_COUNT; id++) sum += sign(recordOf(s, id as SpaceId));
  return weights.ground * sum;
}

/** Markers on their tracks, and influence that will move them. */
function politics(s: State, weights: Weights): number {
  let sum = 0;
  for (const f of FACTION_IDS) {
    const worth = factionWorth(f);
    const holder = controllerOf(s, f);
    if (holder !== undefined) sum += sign(holder) * weights.factions * worth;
    else if (isMovable(s, f)) sum += (weights.markers * worth * markerOf(s, f)) / 10;
    if (isMovable(s, f)) sum += weights.influence * worth * (ipOf(s, RED, f) - ipOf(s, WHITE, f));
  }
  return sum;
}

/** Steps to be spent are worth something while there is somebody to spend them on. */
function stores(s: State, weights: Weights): number {
  let sum = 0;
  for (const side of [RED, WHITE] as const) {
    const steps = ((s.steps[side] ?? 0) + (s.politicalSteps[side] ?? 0)) / 2;
    const useful = steps === 0 ? 0 : Math.min(steps, need(s, side), side === RED ? 10 : 6);
    sum += sign(side) * (weights.steps * useful - 0.3 * (s.penalty[side] ?? 0));
    sum -= sign(side) * (s.inFighting[side] ? 2 : 0);
  }
  for (const id of s.noAct) sum -= 0.5 * sign(controlOf(s, id as SpaceId));
  return sum;
}
function need(s: State, side: SideId): number {
  let steps = 0;
  for (const piece of ALL_PIECES) {
    if (isLeader(piece) || allegianceOf(s, piece) !== side || factionOf(piece) !== undefined)
      continue;
    const cost = isArmy(piece) ? 1 : 0.5;
    const place = placeOf(s, piece);
    if (place === DEAD && !isBlackDot(piece)) steps += cost;
    else if (place <= RESERVE && isReduced(s, piece) && !isBlackDot(piece)) steps += cost;
  }
  return steps;
}
