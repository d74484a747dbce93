// TC-C.2a to TC-C.2d: which pieces and which spaces a card means.
import {
  type ForceSelector,
  linksFrom,
  RED_HOME,
  type RegionId,
  regionOf,
  type SpaceId,
  type SpaceSelector,
  space,
  TARGET,
  type UnitId,
  WHITE_HOME,
  type Where,
} from '../data/index.ts';
import { checkPlace } from '../rules/access.ts';
import { controls, EAST_PRUSSIA, isApart, isOutOfPlay, YUDENICH_BOX } from '../rules/control.ts';
import { factionAt, isHostile, isNeutralFaction } from '../rules/factions.ts';
import {
  armOf,
  campOf,
  factionOf,
  isArmy,
  isCorps,
  isElite,
  isOwnKind,
  roleOf,
} from '../rules/pieces.ts';
import { mayJoin } from '../rules/stacking.ts';
import {
  isSpaceSupplied,
  isSupplied,
  mayUseEastPrussia,
  OUT_OF_SUPPLY,
  supplyAt,
} from '../rules/supply.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  enemyOf,
  firstIn,
  GREEN,
  isLeader,
  isOnMap,
  leaderOf,
  NONE,
  nextIn,
  type PieceId,
  pieceOfUnit,
  placeOf,
  RED,
  SIDES,
  type SideId,
  type State,
  spaceOf,
  unitOf,
} from '../state.ts';
import type { Play } from './play.ts';

/** What follows from the card data alone is found at the first question and kept. */
export function oncePer<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, Found>();
  // Mostly the same is asked again: of one piece after another.
  let lastKey: Key | undefined;
  let lastFound: Found | undefined;
  return (key) => {
    if (key === lastKey) return lastFound!;
    let found = known.get(key);
    if (found === undefined) {
      found = find(key);
      known.set(key, found);
    }
    lastKey = key;
    lastFound = found;
    return found;
  };
}

/** By number: 1 for those of the list. */
function tableOf(length: number, list: readonly number[]): Uint8Array {
  const table = new Uint8Array(length);
  for (const index of list) table[index] = 1;
  return table;
}

// --------------------------------------------------------------------------------------- forces

/** TC-C.2d: whom the player of the card means. */
function isOfSide(s: State, side: SideId, piece: PieceId, wanted: ForceSelector['side']): boolean {
  const allegiance = allegianceOf(s, piece);
  switch (wanted) {
    case undefined:
    case 'any':
      return true;
    case 'own':
      return allegiance === side && isOwnKind(piece);
    case 'friendly':
      return allegiance === side;
    case 'enemy':
      return allegiance === enemyOf(side);
    case 'enemyOwn':
      return allegiance === enemyOf(side) && isOwnKind(piece);
    case 'green':
      return allegiance === GREEN;
  }
}

function isKind(piece: PieceId, { what, leaders }: ForceSelector): boolean {
  switch (what) {
    case 'army':
      return isArmy(piece);
    case 'corps':
      return isCorps(piece);
    case 'leader':
      return isLeader(piece);
    case 'force':
      return true;
    case 'unit':
      return !isLeader(piece);
    case undefined:
      return leaders !== undefined || !isLeader(piece);
  }
}

const isOneOf = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value));

/** Wherever the piece is; most callers ask of pieces on the map. */
export const isForce = (s: State, side: SideId, piece: PieceId, f: ForceSelector): boolean =>
  isOfSide(s, side, piece, f.side) && membersOf(f)[piece] === 1;

/** What is printed on the counter. */
function isCounter(piece: PieceId, f: ForceSelector): boolean {
  if (!isKind(piece, f)) return false;
  if (!isOneOf(f.factions, factionOf(piece)) || !isOneOf(f.camps, campOf(piece))) return false;
  if (!isOneOf(f.arms, armOf(piece)) || !isOneOf(f.roles, roleOf(piece))) return false;
  if (f.units && (isLeader(piece) || !f.units.includes(unitOf(piece)))) return false;
  if (f.leaders && (!isLeader(piece) || !f.leaders.includes(leaderOf(piece)))) return false;
  return f.qualities === undefined || hasQuality(piece, f.qualities);
}
const hasQuality = (piece: PieceId, qualities: readonly string[]): boolean =>
  (qualities.includes('elite') && isElite(piece)) ||
  (qualities.includes('cheka') && roleOf(piece) === 'cheka');

/** The counters that a selector of the card data can mean, as a list and by piece: found once. */
export const countersOf = oncePer((f: ForceSelector) =>
  ALL_PIECES.filter((piece) => isCounter(piece, f)),
);
const membersOf = oncePer((f: ForceSelector) => tableOf(ALL_PIECES.length, countersOf(f)));

/** The counters that one of several selectors can mean. */
export const countersOfAny = oncePer((forces: readonly ForceSelector[]) =>
  ALL_PIECES.filter((piece) => forces.some((f) => isCounter(piece, f))),
);

export function forcesOnMap(s: State, side: SideId, f: ForceSelector): PieceId[] {
  const found: PieceId[] = [];
  for (const piece of countersOf(f))
    if (isOnMap(s, piece) && isOfSide(s, side, piece, f.side)) found.push(piece);
  return found;
}

/** Are there so many such forces on the map that serve? */
export function hasForces(
  s: State,
  side: SideId,
  f: ForceSelector,
  min: number,
  serves: (piece: PieceId) => boolean,
): boolean {
  let left = min;
  for (const piece of countersOf(f)) {
    if (left <= 0) break;
    if (isOnMap(s, piece) && isOfSide(s, side, piece, f.side) && serves(piece)) left--;
  }
  return left <= 0;
}

function holds(s: State, side: SideId, id: SpaceId, f: ForceSelector): boolean {
  if (firstIn(s, id) === NONE) return false;
  const members = membersOf(f);
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p))
    if (members[p] === 1 && isOfSide(s, side, asPiece(p), f.side)) return true;
  return false;
}

// --------------------------------------------------------------------------------------- spaces

function isInRegion(id: SpaceId, side: SideId, { regions, homes }: SpaceSelector): boolean {
  if (regions === undefined && homes === undefined) return true;
  const home = regionOf(id);
  if (home === undefined) return false;
  if (regions?.includes(home)) return true;
  return homes?.some((whose) => homesOf(side, whose).includes(home)) ?? false;
}
const homesOf = (side: SideId, whose: 'own' | 'enemy'): readonly RegionId[] =>
  (whose === 'own') === (side === RED) ? RED_HOME : WHITE_HOME;

/** What the map alone says of a space. */
function isGround(id: SpaceId, side: SideId, where: SpaceSelector): boolean {
  if (where.ids && !where.ids.includes(id)) return false;
  const { sea } = space(id);
  if (where.seas && (sea === undefined || !where.seas.includes(sea))) return false;
  return isInRegion(id, side, where);
}

/** The spaces that a selector of the card data can mean, by the side of its player: found once. */
const groundOf = oncePer((where: SpaceSelector) =>
  SIDES.map((side) => ALL_SPACES.filter((id) => isGround(id, side, where))),
);
const groundFor = (side: SideId, where: Where): readonly SpaceId[] =>
  where === TARGET ? ALL_SPACES : groundOf(where)[side]!;

/** By space: is it among them? */
const groundTable = oncePer((where: SpaceSelector) =>
  groundOf(where).map((spaces) => tableOf(ALL_SPACES.length, spaces)),
);

/** What holds of a space of the selector's ground without regard to who is to be placed there. */
function fits(s: State, play: Play, id: SpaceId, where: SpaceSelector): boolean {
  const { side } = play;
  // TC-A133: spaces apart are chosen only where a card names them by number.
  if (isOutOfPlay(s, id) || (isApart(id) && !where.ids)) return false;
  if (where.holds && !holds(s, side, id, where.holds)) return false;
  if (where.lacks && holds(s, side, id, where.lacks)) return false;
  if (where.withUnits && !oneStands(s, where.withUnits, id)) return false;
  return !where.adjacentTo || isBeside(s, side, id, where.adjacentTo);
}
function oneStands(s: State, units: readonly UnitId[], id: SpaceId): boolean {
  for (const unit of units) if (placeOf(s, pieceOfUnit(unit)) === id) return true;
  return false;
}
function isBeside(s: State, side: SideId, id: SpaceId, f: ForceSelector): boolean {
  for (const { to } of linksFrom(id)) if (holds(s, side, to, f)) return true;
  return false;
}

/** TC-C.2c: no key is assumed when a card aims at a space. */
export const isTarget = (s: State, play: Play, id: SpaceId, where: Where): boolean =>
  where === TARGET
    ? id === play.target
    : groundTable(where)[play.side]![id] === 1 && isTargetOnGround(s, play, id, where);

/** The same for a space of the selector's ground. */
function isTargetOnGround(s: State, play: Play, id: SpaceId, where: Where): boolean {
  if (where === TARGET) return id === play.target;
  if (where.reserve) return false;
  if (where.vc !== undefined && space(id).victoryCity !== where.vc) return false;
  if (where.control === 'own' && !controls(s, play.side, id)) return false;
  if (where.control === 'enemy' && !controls(s, enemyOf(play.side), id)) return false;
  if (where.supplied === 'yes' && !isSpaceSupplied(s, play.side, id)) return false;
  return fits(s, play, id, where);
}
export function targets(s: State, play: Play, where: Where): SpaceId[] {
  const found: SpaceId[] = [];
  for (const id of groundFor(play.side, where))
    if (isTargetOnGround(s, play, id, where)) found.push(id);
  return found;
}
/** The same where the question whether a space serves is the dearer one. */
export function someAimed(
  s: State,
  play: Play,
  where: Where,
  serves: (id: SpaceId) => boolean,
): boolean {
  for (const id of groundFor(play.side, where))
    if (isTargetOnGround(s, play, id, where) && serves(id)) return true;
  return false;
}
/** Is there a space that the card can aim at and that serves? The dearer test comes last: whether it can aim there. */
export function someTarget(
  s: State,
  play: Play,
  where: Where,
  serves: (id: SpaceId) => boolean,
): boolean {
  if (where === TARGET) return play.target !== undefined && serves(play.target);
  for (const id of groundFor(play.side, where))
    if (serves(id) && isTargetOnGround(s, play, id, where)) return true;
  return false;
}

/** The same selector, supply left to the piece itself. */
export const withoutSupply = oncePer(
  (where: SpaceSelector): SpaceSelector => ({ ...where, supplied: undefined }),
);

/** The same selector, leaders among those meant. */
export const withLeaders = oncePer(
  (forces: ForceSelector): ForceSelector => ({ ...forces, what: 'force' }),
);

/** TC-C.cond.force: `supplied` there asks for the piece itself. */
export const isForceAt = (s: State, play: Play, piece: PieceId, where: Where): boolean => {
  const id = spaceOf(s, piece);
  if (where !== TARGET && where.supplied === 'yes')
    return isSupplied(s, piece) && isTarget(s, play, id, withoutSupply(where));
  return isTarget(s, play, id, where);
};

// -------------------------------------------------------------------------------------- placing

/** TC-16.46a: Smolensk and Tula are like the cities of Central for RED's arrivals. */
const isCityFor = (side: SideId, id: SpaceId): boolean =>
  space(id).victoryCity || (side === RED && space(id).placesLikeVictoryCity);

/** TC-C.2a `occupied`: greens do not bar greens. */
function isFreeFor(s: State, piece: PieceId, id: SpaceId, where: SpaceSelector): boolean {
  const allegiance = allegianceOf(s, piece);
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const green = allegianceOf(s, asPiece(p)) === GREEN;
    if (where.occupied === 'none') {
      if (!green || allegiance !== GREEN) return false;
    } else if (green || isEnemy(s, asPiece(p), allegiance)) return false;
  }
  return true;
}
const isEnemy = (s: State, other: PieceId, allegiance: number): boolean =>
  allegiance === GREEN || isHostile(s, other, allegiance === RED ? 0 : 1);

/** Never a neutral region (TC-C.2b); boxes 120 and 136 for the forces that may enter them. */
function mayArrive(s: State, piece: PieceId, id: SpaceId): boolean {
  if (id === EAST_PRUSSIA || id === YUDENICH_BOX) return mayUseEastPrussia(piece);
  const home = factionAt(id);
  if (home !== undefined && isNeutralFaction(s, home)) return false;
  return !checkPlace(s, piece, id);
}

/** The spaces where a selector lets anybody be placed, as far as the map and the side of the player go: found once. */
const sitesOf = oncePer((where: SpaceSelector) =>
  SIDES.map((side) => {
    if (where.reserve) return [];
    const serves = (id: SpaceId): boolean =>
      where.vc === undefined || isCityFor(side, id) === where.vc;
    return groundOf(where)[side]!.filter(serves);
  }),
);
export const sitesFor = (side: SideId, where: SpaceSelector): readonly SpaceId[] =>
  sitesOf(where)[side]!;

/** TC-C.2b: where on its sites a piece may be placed by one selector; the card may lift a default by naming the key. */
export function isPlaceFor(
  s: State,
  play: Play,
  piece: PieceId,
  id: SpaceId,
  where: SpaceSelector,
): boolean {
  if (where.control !== 'any' && !isApart(id) && !controls(s, play.side, id)) return false;
  if (!fits(s, play, id, where)) return false;
  if (!mayArrive(s, piece, id) || !isFreeFor(s, piece, id, where)) return false;
  if (!mayJoin(s, piece, id)) return false;
  // TC-C.2b: for those who may enter them both count as friendly and supplied.
  return isApart(id) || where.supplied === 'any' || supplyAt(s, piece, id) !== OUT_OF_SUPPLY;
}

/** Every space that one of the selectors offers; with `priority` only the first that offers any. */
export function placesFor(
  s: State,
  play: Play,
  piece: PieceId,
  at: readonly SpaceSelector[],
  priority = false,
): SpaceId[] {
  const found: SpaceId[] = [];
  let offered = 0;
  for (const where of at) {
    if (priority && found.length > 0) break;
    const before = found.length;
    for (const id of sitesFor(play.side, where))
      if ((before === 0 || !found.includes(id)) && isPlaceFor(s, play, piece, id, where))
        found.push(id);
    if (found.length > before) offered++;
  }
  // What one selector offers stands in order.
  return offered > 1 ? found.sort((a, b) => a - b) : found;
}

/** Does any of the selectors offer a space? */
export const hasPlaceFor = (
  s: State,
  play: Play,
  piece: PieceId,
  at: readonly SpaceSelector[],
): boolean => {
  for (const where of at)
    for (const id of sitesFor(play.side, where))
      if (isPlaceFor(s, play, piece, id, where)) return true;
  return false;
};

export const offersReserve = (at: readonly SpaceSelector[]): boolean =>
  at.some(({ reserve }) => reserve);
