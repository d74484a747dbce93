// How the Soviet player moves: first the assaults that promise something, then everybody else forward, then the headquarters.
import type { Side } from '@motti/engine';
import type { Action, State } from '@motti/winter-war';
import {
  ATTACK,
  candidatesAt,
  connectedCities,
  distance,
  EXEMPT_KIND,
  FINN,
  FIRST_SOVIET,
  HEADQUARTERS,
  hasRoom,
  ISOLATED,
  KIND,
  LENINGRAD,
  LINKS,
  MANNERHEIM_LINE,
  MOVED,
  MURMANSK,
  PARATROOPS,
  reachedHex,
  reckonSupply,
  SOVIET,
  SUPPLY_CITY_AT,
  searchReach,
  shift,
  sideAt,
  stackedIn,
  stackingLimit,
  UNIT_COUNT,
} from '@motti/winter-war/parts';
import { wayTo } from './advance.ts';
import { Planner } from './assaults.ts';
import { copyOf, lookAt, type Target } from './combat.ts';
import { Draft } from './draft.ts';
import { objectivesOf, sovietOutlook, worthOf } from './evaluation.ts';
import { isOverfull, relieve } from './relief.ts';

const SIDE: Side = 'soviet';
/** An assault must promise this many points to be made. */
const WORTH_ASSAULTING = 0.25;
/** A unit joins an assault, or leaves one, for this much. */
const WORTH_JOINING = 0.05;
/** Nobody is sent further than this from his front. */
const FURTHEST = 4;
/** Within this distance of Murmansk its garrison is counted (WW-A38). */
const GARRISON_DISTANCE = 5;

const needsSupplyThere = (unit: number): boolean => !(KIND[unit]! & EXEMPT_KIND);

/** The plan of a Movement Phase in the making. */
class Campaign {
  readonly s: State;
  /** Where everybody will be. */
  readonly board: State;
  /** By unit: where it can go and be fed; its own hex first. */
  readonly reach = new Map<number, readonly number[]>();
  /** Units whose place is settled. */
  readonly settled = new Set<number>();
  readonly targets = new Map<number, Target>();
  readonly planner: Planner;
  readonly way: Uint8Array;
  readonly #connected: number;

  constructor(s: State) {
    this.s = s;
    this.board = copyOf(s);
    reckonSupply(this.board);
    this.#connected = connectedCities(this.board);
    this.way = wayTo(this.board, goalsOf(this.board));
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
      if (this.#mayGo(unit)) this.reach.set(unit, this.#reachOf(unit));
    this.#findTargets();
    this.planner = new Planner(this.targets);
  }

  #mayGo(unit: number): boolean {
    if (this.s.unitHex[unit]! < 0 || this.s.unitMarks[unit]! & MOVED) return false;
    return needsSupplyThere(unit) && unit !== PARATROOPS;
  }

  isFed(hex: number): boolean {
    return candidatesAt(this.board, hex, this.#connected) !== 0;
  }

  #reachOf(unit: number): number[] {
    const start = this.s.unitHex[unit]!;
    const list = [start];
    const count = searchReach(this.s, unit);
    const guards = this.s.scenario === 'standard' && distance(start, MURMANSK) <= GARRISON_DISTANCE;
    for (let n = 0; n < count; n++) {
      const hex = reachedHex(n);
      if (distance(start, hex) > FURTHEST || !this.isFed(hex)) continue;
      if (guards && distance(hex, MURMANSK) > GARRISON_DISTANCE) continue;
      list.push(hex);
    }
    return list;
  }

  /** Every Finnish hex that somebody could get next to. */
  #findTargets(): void {
    const links = LINKS[this.s.ground]!;
    const near = new Set<number>();
    for (const hexes of this.reach.values()) for (const hex of hexes) near.add(hex);
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
      if (this.s.unitHex[unit]! >= 0) near.add(this.s.unitHex[unit]!);
    const now = sovietOutlook(this.board);
    for (const hex of near)
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const next = links[d]!;
        if (next >= 0 && sideAt(this.board, next) === FINN && !this.targets.has(next))
          this.targets.set(next, lookAt(this.board, next, now));
      }
  }

  /** Is this hex next to something that would have to be attacked? */
  touches(hex: number): boolean {
    const links = LINKS[this.s.ground]!;
    for (let d = hex * 6; d < hex * 6 + 6; d++)
      if (links[d]! >= 0 && sideAt(this.board, links[d]!) === FINN) return true;
    return false;
  }

  /** What comes of these moves; they are taken back. */
  trial(moves: readonly (readonly [number, number])[]): number {
    const places = moves.map(([unit]) => this.board.unitHex[unit]!);
    for (const [unit, hex] of moves) shift(this.board, unit, hex);
    const value = this.planner.value(this.board);
    moves.forEach(([unit], i) => {
      shift(this.board, unit, places[i]!);
    });
    return value;
  }

  commit(moves: readonly (readonly [number, number])[]): void {
    for (const [unit, hex] of moves) shift(this.board, unit, hex);
  }
}

/** What is not yet taken, the small hexes a little later. */
function goalsOf(s: State): { hex: number; late: number }[] {
  const goals = [
    ...objectivesOf(s),
    ...MANNERHEIM_LINE.map((hex) => ({ hex, points: 10 })),
  ].flatMap(({ hex, points }) =>
    s.control[hex] === SOVIET ? [] : [{ hex, late: points < 10 ? 10 : 0 }],
  );
  return goals.length > 0 ? goals : [{ hex: LENINGRAD, late: 0 }];
}

type Moves = readonly (readonly [unit: number, hex: number])[];

/** Ways to bring a force next to a target: which hexes to use, and whether to fill them up with the strong or the cheap. */
function waysTo(campaign: Campaign, target: Target): Moves[] {
  const links = LINKS[campaign.s.ground]!;
  const hexes: number[] = [];
  for (let d = target.hex * 6; d < target.hex * 6 + 6; d++) {
    const hex = links[d]!;
    if (hex < 0 || sideAt(campaign.board, hex) === FINN) continue;
    if (campaign.isFed(hex)) hexes.push(hex);
  }
  const ways: Moves[] = [];
  for (let mask = 1; mask < 1 << hexes.length; mask++) {
    const chosen = hexes.filter((_, i) => mask & (1 << i));
    for (const second of [99, 8]) {
      const moves = fill(campaign, target, chosen, second);
      if (moves.length > 0) ways.push(moves);
      if (chosen.every((hex) => stackingLimit(hex) === 1)) break;
    }
  }
  return ways;
}

/** Fills these hexes, each in turn, with the strongest who can come; after the first, none stronger than `second`. */
function fill(campaign: Campaign, target: Target, hexes: readonly number[], second: number): Moves {
  const moves: (readonly [number, number])[] = [];
  const used = new Set<number>();
  const links = LINKS[campaign.s.ground]!;
  const isNext = (hex: number): boolean => {
    for (let d = hex * 6; d < hex * 6 + 6; d++) if (links[d] === target.hex) return true;
    return false;
  };
  for (let place = 0; place < 2; place++)
    for (const hex of hexes) {
      const there = stackedIn(campaign.board, hex);
      if (there + place >= stackingLimit(hex)) continue;
      let best = -1;
      for (const [unit, reach] of campaign.reach) {
        if (used.has(unit) || campaign.settled.has(unit)) continue;
        if (isNext(campaign.board.unitHex[unit]!) || !reach.includes(hex)) continue;
        if (campaign.s.unitMarks[unit]! & ISOLATED || (place > 0 && ATTACK[unit]! > second))
          continue;
        if (best < 0 || ATTACK[unit]! > ATTACK[best]!) best = unit;
      }
      if (best < 0) continue;
      used.add(best);
      moves.push([best, hex]);
    }
  return moves;
}

/** Launches assaults, the best first, as long as they improve what the front promises. */
function launchAssaults(campaign: Campaign): void {
  const open = new Set(campaign.targets.values());
  let now = campaign.planner.value(campaign.board);
  const bestOf = (target: Target): { target: Target; moves: Moves; gain: number } => {
    let moves: Moves = [];
    let gain = 0;
    for (const way of waysTo(campaign, target)) {
      const better = campaign.trial(way) - now;
      if (better > gain) [gain, moves] = [better, way];
    }
    return { target, moves, gain };
  };
  let list = [...open].map(bestOf).filter(({ gain }) => gain > WORTH_ASSAULTING);
  while (list.length > 0) {
    list.sort((a, b) => b.gain - a.gain);
    const first = bestOf(list.shift()!.target);
    if (first.gain <= WORTH_ASSAULTING) continue;
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
    const start = board.unitHex[unit]!;
    let best = -1;
    let most = now + WORTH_JOINING;
    const engaged = attacked.has(unit);
    for (const hex of hexes) {
      if (hex === start || !hasRoom(board, unit, hex)) continue;
      const touches = campaign.touches(hex);
      if (!touches && !engaged) continue;
      const value = campaign.trial([[unit, hex]]);
      if (value > most + 1e-6) [most, best] = [value, hex];
      if (!touches && value < most - 1) break;
    }
    if (best >= 0) {
      campaign.commit([[unit, best]]);
      settled.add(unit);
      now = most;
    } else if (engaged) settled.add(unit);
  }
}

/** Everybody else goes on towards what is still to be taken, but not next to the enemy. */
function goForward(campaign: Campaign): void {
  const { board, reach, settled, way } = campaign;
  const objectives = new Set(objectivesOf(board).map(({ hex }) => hex));
  const rest = [...reach.keys()]
    .filter((unit) => !settled.has(unit))
    .sort((a, b) => way[board.unitHex[a]!]! - way[board.unitHex[b]!]! || ATTACK[b]! - ATTACK[a]!);
  for (const unit of rest) {
    const start = board.unitHex[unit]!;
    if (objectives.has(start) && stackedIn(board, start) === 1) continue;
    let best = start;
    let least = way[start]! + (campaign.isFed(start) ? 0 : 100);
    if (isOverfull(board, start)) least = Number.POSITIVE_INFINITY;
    for (const hex of reach.get(unit)!) {
      if (hex === start || !hasRoom(board, unit, hex) || campaign.touches(hex)) continue;
      if (way[hex]! < least) [least, best] = [way[hex]!, hex];
    }
    if (best !== start) campaign.commit([[unit, best]]);
  }
}

/** How far behind the foremost unit a headquarters likes to be, in tenths of a turn. */
const BEHIND = 12;

/** Each headquarters follows its front, so that nobody is isolated, and keeps out of harm's way. */
function moveHeadquarters(draft: Draft, way: Uint8Array): void {
  for (const unit of HEADQUARTERS) {
    if (draft.state.unitHex[unit]! < 0) continue;
    const start = draft.state.unitHex[unit]!;
    const count = searchReach(draft.state, unit);
    const hexes = [start];
    for (let n = 0; n < count; n++)
      if (distance(start, reachedHex(n)) <= FURTHEST) hexes.push(reachedHex(n));
    const trial = copyOf(draft.state);
    const front = foremost(trial, start, way);
    let best = start;
    let most = Number.NEGATIVE_INFINITY;
    for (const hex of hexes) {
      if (hex !== start && !hasRoom(draft.state, unit, hex)) continue;
      shift(trial, unit, hex);
      reckonSupply(trial);
      const lag = Math.abs(way[hex]! - front - BEHIND) / 10;
      const score = -3 * isolatedWorth(trial) - lag - peril(trial, hex) + (hex === start ? 0.1 : 0);
      if (score > most) [most, best] = [score, hex];
    }
    if (best !== start) draft.move(unit, best);
  }
}

/** How near the foremost unit around this headquarters is to its goal. */
function foremost(s: State, hex: number, way: Uint8Array): number {
  let least = way[hex]!;
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
    const there = s.unitHex[unit]!;
    if (there >= 0 && needsSupplyThere(unit) && distance(there, hex) <= 6)
      least = Math.min(least, way[there]!);
  }
  return least;
}

function isolatedWorth(s: State): number {
  let sum = 0;
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (s.unitHex[unit]! >= 0 && s.unitMarks[unit]! & ISOLATED) sum += worthOf(unit);
  return sum;
}

/** Finns who could be upon a headquarters here, and no friend with it. */
function peril(s: State, hex: number): number {
  let sum = 0;
  for (let unit = 0; unit < FIRST_SOVIET; unit++) {
    const there = s.unitHex[unit]!;
    if (there < 0 || ATTACK[unit] === 0) continue;
    const far = distance(there, hex);
    if (far <= 1) sum += 6;
    else if (far <= 3) sum += 1;
  }
  return stackedIn(s, hex) > 1 || SUPPLY_CITY_AT[hex] ? sum / 3 : sum;
}

export function sovietMovement(s: State): readonly Action[] {
  const draft = new Draft(s, SIDE);
  const campaign = new Campaign(s);
  launchAssaults(campaign);
  adjust(campaign);
  goForward(campaign);
  // Headquarters have to leave room, so those who stay near them go first.
  const movers = [...campaign.reach.keys()].filter(
    (unit) => campaign.board.unitHex[unit] !== s.unitHex[unit],
  );
  for (const unit of movers) draft.move(unit, campaign.board.unitHex[unit]!);
  moveHeadquarters(draft, campaign.way);
  relieve(draft);
  draft.end();
  return draft.actions;
}

/** The next attack of the segment: the best of a set that carries out everything owed. */
export function sovietAttacks(s: State): Action[] {
  const board = copyOf(s);
  reckonSupply(board);
  const now = sovietOutlook(board);
  const targets = new Map<number, Target>();
  for (let unit = 0; unit < FIRST_SOVIET; unit++) {
    const hex = board.unitHex[unit]!;
    if (hex >= 0 && !targets.has(hex)) targets.set(hex, lookAt(board, hex, now));
  }
  return new Planner(targets)
    .assaults(board)
    .sort((a, b) => b.gain - a.gain)
    .map(({ units, targets: hexes }) => ({ kind: 'attack', targets: hexes, units }));
}
