// How the Soviet player moves: first the assaults that promise something, then everybody else forward, then the headquarters.
import type { Side } from '@motti/engine';
import type { Action, State } from '@motti/winter-war';
import {
  ATTACK,
  candidatesAt,
  capacityOf,
  connectedCities,
  DEFENSE,
  distance,
  EXEMPT_KIND,
  FINN,
  FIRST_SOVIET,
  frontOf,
  HEADQUARTERS,
  hasRoom,
  ISOLATED,
  isOpenToSovietLine,
  KIND,
  LENINGRAD,
  LINKS,
  MANNERHEIM_LINE,
  MOVED,
  MURMANSK,
  PARATROOPS,
  PETROZAVODSK_INDEX,
  reachedHex,
  reckonSupply,
  SOVIET,
  SUPPLY_CITIES,
  SUPPLY_CITY_AT,
  searchReach,
  shift,
  sideAt,
  stackedIn,
  stackingLimit,
  UNIT_COUNT,
  unitsAt,
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
/** But for an assault, nobody is sent further than this. */
const FURTHEST = 4;
/** Within this distance of Murmansk its garrison is counted (WW-A38). */
const GARRISON_DISTANCE = 5;

const needsSupplyThere = (unit: number): boolean => !(KIND[unit]! & EXEMPT_KIND);

const NOTHING_MORE: readonly number[] = SUPPLY_CITIES.map(() => 0);

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

  /** The cities that would feed a unit there, as bits. WW-A32: in an enemy zone it opens its own hex to a line. */
  #citiesFor(hex: number): number {
    let cities = candidatesAt(this.board, hex, this.#connected);
    if (isOpenToSovietLine(this.board, hex)) return cities;
    const links = LINKS[this.s.ground]!;
    for (let d = hex * 6; d < hex * 6 + 6; d++)
      if (links[d]! >= 0) cities |= candidatesAt(this.board, links[d]!, this.#connected);
    return cities;
  }

  isFed(hex: number): boolean {
    return this.#citiesFor(hex) !== 0;
  }

  /** WW-SUP.F2c: would a city there feed this unit too, with so much more on it than it has now? */
  hasCapacity(unit: number, hex: number, more: readonly number[]): boolean {
    const cities = this.#citiesFor(hex);
    const own = this.board.unitCity[unit]!;
    if (own >= 0 && cities & (1 << own)) return true;
    for (let city = 0; city < SUPPLY_CITIES.length; city++) {
      if (!(cities & (1 << city))) continue;
      const load = this.board.cityLoad[city]! + more[city]! + ATTACK[unit]!;
      if (load <= capacityOf(this.board, city)) return true;
    }
    return false;
  }

  /** The load that a unit newly brings to the cities near its new place. */
  burden(unit: number, hex: number, more: number[]): void {
    const cities = this.#citiesFor(hex);
    const own = this.board.unitCity[unit]!;
    if (own >= 0 && cities & (1 << own)) return;
    for (let city = 0; city < SUPPLY_CITIES.length; city++)
      if (cities & (1 << city)) more[city] = more[city]! + ATTACK[unit]!;
  }

  #reachOf(unit: number): number[] {
    const start = this.s.unitHex[unit]!;
    const list = [start];
    const count = searchReach(this.s, unit);
    const guards = this.s.scenario === 'standard' && distance(start, MURMANSK) <= GARRISON_DISTANCE;
    for (let n = 0; n < count; n++) {
      const hex = reachedHex(n);
      if (!this.isFed(hex) || !this.hasCapacity(unit, hex, NOTHING_MORE)) continue;
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

  /** So near the enemy there must be room to fall back: one idle unit to a hex, and none where only one may stand. */
  isCrowded(unit: number, hex: number): boolean {
    const there = stackedIn(this.board, hex) - (this.board.unitHex[unit] === hex ? 1 : 0);
    return there > 0 && stackingLimit(hex) > 1 && this.isBehindTheFront(hex);
  }

  isBehindTheFront(hex: number): boolean {
    const links = LINKS[this.s.ground]!;
    for (let d = hex * 6; d < hex * 6 + 6; d++)
      if (links[d]! >= 0 && this.touches(links[d]!)) return true;
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
    for (const [unit, hex] of moves) {
      this.burden(unit, hex, this.board.cityLoad);
      shift(this.board, unit, hex);
    }
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
  const more = [...NOTHING_MORE];
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
        if (best >= 0 && ATTACK[unit]! <= ATTACK[best]!) continue;
        if (campaign.hasCapacity(unit, hex, more)) best = unit;
      }
      if (best < 0) continue;
      campaign.burden(best, hex, more);
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

/** WW-ERR.1: somebody always stays in Leningrad who can hold it, the least that will do. */
function guardLeningrad(campaign: Campaign): void {
  const { board, reach, settled } = campaign;
  if (unitsAt(board, LENINGRAD).some((unit) => settled.has(unit))) return;
  const cost = (unit: number): number =>
    ATTACK[unit]! + (board.unitHex[unit] === LENINGRAD ? 0 : 1) + (DEFENSE[unit]! > 1 ? 0 : 5);
  const able = [...reach.keys()].filter(
    (unit) =>
      !settled.has(unit) &&
      reach.get(unit)!.includes(LENINGRAD) &&
      distance(board.unitHex[unit]!, LENINGRAD) <= FURTHEST,
  );
  if (able.length === 0) return;
  const guard = able.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  campaign.commit([[guard, LENINGRAD]]);
  settled.add(guard);
}

/** Divisions and corps decide where the war is fought; regiments stay on their roads. */
const A_DIVISION = 6;
/** Before the Mannerheim Line there is room for six units; some more wait behind them. The rest would stand idle. */
const ENOUGH_AT_LENINGRAD = 8;
const AROUND_A_CITY = 5;

/** Corps, then divisions, that stand idle before Leningrad ride to Petrozavodsk, as many as it can feed. */
function changeTheatres(campaign: Campaign): void {
  const { board, reach, settled, way } = campaign;
  const waiting = [...reach.keys()]
    .filter((unit) => ATTACK[unit]! >= A_DIVISION && isNear(board.unitHex[unit]!, LENINGRAD))
    .sort((a, b) => ATTACK[b]! - ATTACK[a]!);
  let left = waiting.length;
  for (const unit of waiting) {
    if (left <= ENOUGH_AT_LENINGRAD) return;
    if (settled.has(unit)) continue;
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
const isNear = (hex: number, city: number): boolean => distance(hex, city) <= AROUND_A_CITY;

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

/** How far behind the foremost unit a headquarters likes to be, in tenths of a turn. */
const BEHIND = 6;

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
  guardLeningrad(campaign);
  changeTheatres(campaign);
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

/** A planner for the attacks from this position, and what they are aimed at. */
function plannerFor(board: State): Planner {
  reckonSupply(board);
  const now = sovietOutlook(board);
  const targets = new Map<number, Target>();
  for (const hex of frontOf(board).targets) targets.set(hex, lookAt(board, hex, now));
  return new Planner(targets);
}

/** The attacks that carry out everything owed, the best first. */
export function sovietAttacks(s: State): Action[] {
  const board = copyOf(s);
  return plannerFor(board)
    .assaults(board)
    .sort((a, b) => b.gain - a.gain)
    .map(({ units, targets: hexes }) => ({ kind: 'attack', targets: hexes, units }));
}

/** What the position promises once its attacks have been made: for the advance before combat, which forgoes some. */
export function outlookWithAttacks(s: State): number {
  const board = copyOf(s);
  return sovietOutlook(board) + plannerFor(board).value(board);
}
