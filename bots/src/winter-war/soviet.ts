// How the Soviet player moves: first the assaults that promise something, then everybody else forward, then the headquarters.
import type { Side } from '@motti/engine';
import type { Action, HexId, State, UnitId } from '@motti/winter-war';
import {
  attackOf,
  defenseOf,
  distance,
  FINN,
  FIRST_SOVIET,
  frontOf,
  HEX_COUNT,
  hasRoom,
  hexOfUnit,
  ISOLATED,
  LENINGRAD,
  LINKS,
  marksOf,
  PETROZAVODSK_INDEX,
  SUPPLY_CITIES,
  sideAt,
  stackedIn,
  stackingLimit,
  updateSupply,
} from '@motti/winter-war/parts';
import { finnishPower } from './advance.ts';
import { Planner } from './assaults.ts';
import { Campaign, FURTHEST, NOTHING_MORE } from './campaign.ts';
import { copyOf, lookAt, type Target } from './combat.ts';
import { Draft } from './draft.ts';
import { objectivesOf, sovietOutlook } from './evaluation.ts';
import { moveHeadquarters } from './headquarters.ts';
import { type Posture, SOVIET_EASY } from './posture.ts';
import { isOverfull, relieve } from './relief.ts';
import type { Worths } from './weights.ts';

const SIDE: Side = 'soviet';
/** A unit joins an assault, or leaves one, for this much. */
const WORTH_JOINING = 0.05;

/** Who may fill the second place in a hex: the strongest there is, or somebody whose loss pays for an exchange. */
const ANYBODY = 99;
const CHEAP = 8;

type Moves = readonly (readonly [unit: UnitId, hex: HexId])[];

/** Ways to bring a force next to a target: which hexes to use, and whether to fill them up with the strong or the cheap. */
function waysTo(campaign: Campaign, target: Target, corpsKept: number): Moves[] {
  const links = LINKS[campaign.s.ground]!;
  const hexes: HexId[] = [];
  for (let d = target.hex * 6; d < target.hex * 6 + 6; d++) {
    const hex = links[d]!;
    if (hex < 0 || sideAt(campaign.board, hex) === FINN) continue;
    if (campaign.isFed(hex)) hexes.push(hex);
  }
  const ways: Moves[] = [];
  for (let mask = 1; mask < 1 << hexes.length; mask++) {
    const chosen = hexes.filter((_, i) => mask & (1 << i));
    for (const second of [ANYBODY, CHEAP]) {
      const moves = fill(campaign, target, chosen, second, corpsKept);
      if (moves.length > 0) ways.push(moves);
      if (chosen.every((hex) => stackingLimit(hex) === 1)) break;
    }
  }
  return ways;
}

/** Fills these hexes, each in turn, with the strongest who can come; after the first, none stronger than `second`. */
function fill(
  campaign: Campaign,
  target: Target,
  hexes: readonly HexId[],
  second: number,
  corpsKept: number,
): Moves {
  const moves: (readonly [number, number])[] = [];
  const used = new Set<number>();
  const more = [...NOTHING_MORE];
  const links = LINKS[campaign.s.ground]!;
  const isNext = (hex: HexId): boolean => {
    for (let d = hex * 6; d < hex * 6 + 6; d++) if (links[d] === target.hex) return true;
    return false;
  };
  let spare = corpsBeforeLeningrad(campaign.board) - corpsKept;
  const leaves = (unit: UnitId, to: HexId): boolean => {
    const from = hexOfUnit(campaign.board, unit);
    return attackOf(unit) >= A_CORPS && isNear(from, LENINGRAD) && distance(from, to) > FURTHEST;
  };
  for (let place = 0; place < 2; place++)
    for (const hex of hexes) {
      const there = stackedIn(campaign.board, hex);
      if (there + place >= stackingLimit(hex)) continue;
      let best = -1;
      for (const [unit, reach] of campaign.reach) {
        if (used.has(unit) || campaign.settled.has(unit)) continue;
        const from = hexOfUnit(campaign.board, unit);
        if (isNext(from) || !reach.includes(hex)) continue;
        if (leaves(unit, hex) && spare <= 0) continue;
        if (marksOf(campaign.s, unit) & ISOLATED || (place > 0 && attackOf(unit) > second))
          continue;
        if (best >= 0 && attackOf(unit) <= attackOf(best)) continue;
        if (campaign.hasCapacity(unit, hex, more)) best = unit;
      }
      if (best < 0) continue;
      if (leaves(best, hex)) spare--;
      campaign.burden(best, hex, more);
      used.add(best);
      moves.push([best, hex]);
    }
  return moves;
}

/** Launches assaults, the best first, as long as they improve what the front promises. */
function launchAssaults(campaign: Campaign, { threshold, liking, corpsKept }: Posture): void {
  let now = campaign.planner.value(campaign.board);
  const bestOf = (target: Target): { target: Target; moves: Moves; gain: number } => {
    let moves: Moves = [];
    let gain = Math.min(0, threshold);
    for (const way of waysTo(campaign, target, corpsKept)) {
      const better = campaign.trial(way) - now;
      if (better > gain) [gain, moves] = [better, way];
    }
    return {
      target,
      moves,
      gain: moves.length > 0 ? gain + liking(target.hex) : Number.NEGATIVE_INFINITY,
    };
  };
  let list = [...campaign.targets.values()].map(bestOf).filter(({ gain }) => gain > threshold);
  while (list.length > 0) {
    list.sort((a, b) => b.gain - a.gain);
    const first = bestOf(list.shift()!.target);
    if (first.gain <= threshold) continue;
    if (list.length > 0 && first.gain < list[0]!.gain) {
      list = [...list, first];
      continue;
    }
    campaign.commit(first.moves);
    for (const [unit] of first.moves) campaign.settled.add(unit);
    now = campaign.planner.value(campaign.board);
  }
}

/** Who stands next to the enemy to no good steps back; who can help an assault comes up. */
function adjust(campaign: Campaign): void {
  const { board, reach, settled } = campaign;
  let now = campaign.planner.value(board);
  const attacked = new Set(campaign.planner.assaults(board).flatMap(({ units }) => units));
  for (const [unit, hexes] of reach) {
    if (settled.has(unit)) continue;
    const start = hexOfUnit(board, unit);
    let best = -1;
    let most = now + WORTH_JOINING;
    const engaged = attacked.has(unit);
    // All hexes away from the enemy are alike to the front: the one nearest to the goal stands for them.
    let rear = -1;
    const tried: number[] = [];
    for (const hex of hexes) {
      if (hex === start || !hasRoom(board, unit, hex) || distance(start, hex) > FURTHEST) continue;
      if (campaign.touches(hex)) tried.push(hex);
      else if (engaged && (rear < 0 || campaign.way[hex]! < campaign.way[rear]!)) rear = hex;
    }
    if (rear >= 0) tried.push(rear);
    for (const hex of tried) {
      const value = campaign.trial([[unit, hex]]);
      if (value > most) [most, best] = [value, hex];
    }
    if (best >= 0) {
      campaign.commit([[unit, best]]);
      settled.add(unit);
      now = most;
    } else if (engaged) settled.add(unit);
  }
}

/** What each point by which the Finns near Leningrad are stronger than its guard counts against them. */
const GUARD_TOO_WEAK = 0.9;

/** WW-ERR.1: somebody always stays in Leningrad, before anything else is planned: the least that holds what is near. */
function guardLeningrad(campaign: Campaign): void {
  const { board, reach, settled } = campaign;
  const threat = finnishPower(board, new Float64Array(HEX_COUNT))[LENINGRAD]!;
  const able = [...reach.keys()].filter(
    (unit) =>
      reach.get(unit)!.includes(LENINGRAD) &&
      distance(hexOfUnit(board, unit), LENINGRAD) <= FURTHEST,
  );
  if (able.length === 0) return;
  // WW-CBT.S2: the city doubles its garrison.
  const cost = (unit: UnitId): number =>
    attackOf(unit) +
    (board.unitHex[unit] === LENINGRAD ? 0 : 1) +
    GUARD_TOO_WEAK * Math.max(0, threat - 2 * defenseOf(unit));
  const guard = able.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  campaign.commit([[guard, LENINGRAD]]);
  settled.add(guard);
}

/** Divisions and corps decide where the war is fought; regiments stay on their roads. */
export const A_DIVISION = 6;
const A_CORPS = 20;
function corpsBeforeLeningrad(board: State): number {
  let count = 0;
  for (let unit = FIRST_SOVIET; attackOf(unit) >= A_CORPS; unit++)
    if (hexOfUnit(board, unit) >= 0 && isNear(hexOfUnit(board, unit), LENINGRAD)) count++;
  return count;
}
/** Before the Mannerheim Line there is room for six units; some more wait behind them. The rest would stand idle. */
const ENOUGH_AT_LENINGRAD = 8;
const AROUND_A_CITY = 5;

/** Corps, then divisions, that stand idle before Leningrad ride to Petrozavodsk, as many as it can feed. */
function changeTheatres(campaign: Campaign, corpsKept: number): void {
  const { board, reach, settled, way } = campaign;
  const waiting = [...reach.keys()]
    .filter((unit) => attackOf(unit) >= A_DIVISION && isNear(hexOfUnit(board, unit), LENINGRAD))
    .sort((a, b) => attackOf(b) - attackOf(a));
  let left = waiting.length;
  for (const unit of waiting) {
    if (left <= ENOUGH_AT_LENINGRAD) return;
    if (settled.has(unit)) continue;
    if (attackOf(unit) >= A_CORPS && corpsBeforeLeningrad(board) <= corpsKept) continue;
    const hexes = reach
      .get(unit)!
      .filter(
        (hex) =>
          isNear(hex, PETROZAVODSK) &&
          hasRoom(board, unit, hex) &&
          !campaign.touches(hex) &&
          campaign.hasCapacity(unit, hex, NOTHING_MORE),
      );
    if (hexes.length === 0) continue;
    const best = hexes.reduce((a, b) => (way[b]! < way[a]! ? b : a));
    campaign.commit([[unit, best]]);
    settled.add(unit);
    left--;
  }
}

const PETROZAVODSK = SUPPLY_CITIES[PETROZAVODSK_INDEX]!.hex;
const isNear = (hex: HexId, city: number): boolean => distance(hex, city) <= AROUND_A_CITY;

/** Everybody else goes on towards what is still to be taken, but not next to the enemy. */
function goForward(campaign: Campaign): void {
  const { board, reach, settled, way } = campaign;
  const objectives = new Set(objectivesOf(board).map(({ hex }) => hex));
  const rest = [...reach.keys()]
    .filter((unit) => !settled.has(unit))
    .sort(
      (a, b) => way[hexOfUnit(board, a)]! - way[hexOfUnit(board, b)]! || attackOf(b) - attackOf(a),
    );
  for (const unit of rest) {
    const start = hexOfUnit(board, unit);
    if (objectives.has(start) && stackedIn(board, start) === 1) continue;
    let best = start;
    let least = way[start]! + (campaign.isFed(start) ? 0 : 100);
    if (isOverfull(board, start) || campaign.isCrowded(unit, start))
      least = Number.POSITIVE_INFINITY;
    for (const hex of reach.get(unit)!) {
      if (hex === start || distance(start, hex) > FURTHEST) continue;
      if (!hasRoom(board, unit, hex) || campaign.touches(hex)) continue;
      if (campaign.isCrowded(unit, hex)) continue;
      if (way[hex]! < least) [least, best] = [way[hex]!, hex];
    }
    if (best !== start) campaign.commit([[unit, best]]);
  }
}

export function sovietMovement(s: State, posture = SOVIET_EASY): readonly Action[] {
  const draft = new Draft(s, SIDE);
  const campaign = new Campaign(s, posture.worths);
  guardLeningrad(campaign);
  launchAssaults(campaign, posture);
  adjust(campaign);
  changeTheatres(campaign, posture.corpsKept);
  goForward(campaign);
  // Headquarters have to leave room, so those who stay near them go first.
  const movers = [...campaign.reach.keys()].filter(
    (unit) => campaign.board.unitHex[unit] !== s.unitHex[unit],
  );
  for (const unit of movers) draft.move(unit, hexOfUnit(campaign.board, unit));
  moveHeadquarters(draft, campaign.way, posture.worths);
  relieve(draft);
  draft.end();
  return draft.actions;
}

/** A planner for the attacks from this position, and what they are aimed at. */
function plannerFor(board: State, worths: Worths): Planner {
  updateSupply(board);
  const now = sovietOutlook(board, worths);
  const targets = new Map<number, Target>();
  for (const hex of frontOf(board).targets) targets.set(hex, lookAt(board, worths, hex, now));
  return new Planner(targets, worths);
}

/** The attacks that carry out everything owed, the best first. */
export function sovietAttacks(s: State, worths: Worths): Action[] {
  const board = copyOf(s);
  return plannerFor(board, worths)
    .assaults(board)
    .sort((a, b) => b.gain - a.gain)
    .map(({ units, targets: hexes }) => ({ kind: 'attack', targets: hexes, units }));
}

/** What the position promises once its attacks have been made: for the advance before combat, which forgoes some. */
export function outlookWithAttacks(s: State, worths: Worths): number {
  const board = copyOf(s);
  return sovietOutlook(board, worths) + plannerFor(board, worths).value(board);
}
