// TC-13 Supply. Lines run through connected friendly spaces (TC-A53), so one look at the connected parts of each
// side's ground answers for every force of that side: a part is described by the kinds of source in it, as bits.
// This module alone knows when that picture is stale: `put`, `setRecord` and the like say so, `updateSupply` redraws.
import { Flood } from '@motti/engine';
import {
  ASTRAKHAN,
  at,
  CENTRAL_POWERS,
  CZECH_LEGION,
  type FactionId,
  FINLAND,
  MAKHNO,
  NEIGHBOURS,
  regionKeyed,
  regionOf,
  SPACE_COUNT,
  SPACES,
  type SpaceId,
  WEST_UKRAINE,
} from '../data/index.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  ALL_STALE,
  type Allegiance,
  allegianceOf,
  asPiece,
  asSide,
  asSpace,
  clone,
  enemyOf,
  fedUntil,
  firstIn,
  GREEN,
  isLeader,
  NEUTRAL,
  NOBODY,
  NONE,
  type PieceId,
  RED,
  recordOf,
  SELF,
  SIDES,
  type SideId,
  type State,
  spaceOf,
  statusOf,
  WHITE,
  WINTER,
} from '../state.ts';
import {
  controlOf,
  EAST_PRUSSIA,
  HELSINKI,
  isApart,
  isOutOfPlay,
  isVc,
  vcsOfFaction,
  YEKATERINODAR,
} from './control.ts';
import {
  conquerorOf,
  controllerOf,
  factionAt,
  inOccupiedRegion,
  isCentralPower,
  isControlledBy,
  isNeutralFaction,
} from './factions.ts';
import { factionOf, isInsurrection, isPartisan, keyOf, roleOf } from './pieces.ts';

export const OUT_OF_SUPPLY = 0;
export const LIMITED = 1;
const FULL_SUPPLY = 2;

// Kinds of source.
const GENERAL = 1;
/** RED: Helsinki, for Red Finns (TC-8.317e); WHITE: East Prussia, for those who may enter it. */
const SPECIAL = 2;
const URALS = 4;
const CENTRAL = 8;
/** TC-16.74b. */
export const TIDE = 16;
/** TC-10.221b. */
const FROM_ORSK = 32;
const ofFaction = (f: FactionId): number => 1 << (8 + f);

const SOUTH_EAST = regionKeyed('south-east');
const NORTH_URALS = regionKeyed('north-ural');
const CENTRAL_URALS = regionKeyed('central-ural');
const TIDE_SPACES: readonly SpaceId[] = [at(301), at(310), at(324)];
const ASTRAKHAN_VC = at(409);
const ORSK = at(504);

/** What a space offers whoever controls it, before anything that depends on the state. */
const offersTo = (side: SideId): Int32Array =>
  Int32Array.from(SPACES, ({ id, region, supplies }) => {
    const home = factionAt(id);
    let bits = supplies.includes(side === RED ? 'red' : 'white') ? GENERAL : 0;
    if (supplies.includes('faction') && home !== undefined) bits |= ofFaction(home);
    if (region === NORTH_URALS || region === CENTRAL_URALS) bits |= URALS;
    if (side === RED && id === HELSINKI) bits |= SPECIAL;
    if (side === WHITE && TIDE_SPACES.includes(id)) bits |= TIDE;
    if (side === WHITE && id === ORSK) bits |= FROM_ORSK;
    return bits;
  });
const RED_OFFERS = offersTo(RED);
const WHITE_OFFERS = offersTo(WHITE);
/** TC-16.73a: the sortie that cuts WHITE's Baltic sources for the Action Phase. */
const BALTIC_CUT = 2;
const WHITE_OFFERS_CUT = WHITE_OFFERS.map((bits, id) =>
  SPACES[id]!.sea === 'baltic' ? bits & ~GENERAL : bits,
);
const isCut = (s: State): boolean => (s.navalBan & BALTIC_CUT) !== 0;
const offersOf = (s: State, side: SideId): Int32Array =>
  side === RED ? RED_OFFERS : isCut(s) ? WHITE_OFFERS_CUT : WHITE_OFFERS;

/** Does a space that a side controls feed its own forces, or those of a faction that serves it? */
export function isSourceFor(
  s: State,
  side: SideId,
  f: FactionId | undefined,
  id: SpaceId,
): boolean {
  const general = f === CENTRAL_POWERS ? 0 : GENERAL;
  const wanted =
    f === undefined ? general : general | ofFaction(f) | (f === CZECH_LEGION ? URALS : 0);
  const astrakhan = id === ASTRAKHAN_VC && holdsAstrakhan(s, side) ? GENERAL : 0;
  return ((offersOf(s, side)[id]! | astrakhan) & wanted) !== 0;
}

/** TC-8.311b. */
const holdsAstrakhan = (s: State, side: SideId): boolean =>
  isControlledBy(s, ASTRAKHAN, side) || conquerorOf(s, ASTRAKHAN) === side;

/**
 * Brings the picture up to date. Where a space changes hands it is mended around that space if it can be; it is drawn
 * anew if what offers supply has changed, or if ground may have been cut in two.
 */
export function updateSupply(s: State): void {
  const { derived } = s;
  if (derived.stale === 0) return;
  let anew = derived.stale === ALL_STALE ? noteHolders(s) : 0;
  derived.stale = 0;
  if (noteOffers(s)) anew = BOTH_SIDES;
  anew |= noteTouched(s, anew);
  if (anew === 0) return;
  if (derived.net.length === 0) derived.net = EMPTY_NET.slice();
  for (const side of SIDES) if ((anew & (1 << side)) !== 0) drawNet(s, side, derived.net);
}

const BOTH_SIDES = 3;
const EMPTY_NET: readonly number[] = SIDES.flatMap(() => ALL_SPACES.map(() => 0));

/** The state itself, or a copy with supply up to date: for whoever looks while forces move. */
export function withSupply(s: State): State {
  if (s.derived.stale === 0) return s;
  const copy = clone(s);
  updateSupply(copy);
  return copy;
}

/** Holders are RED, WHITE or nobody, or from here on nobody but the Central Powers that serve a side (TC-8.315d). */
const CENTRAL_POWERS_OF = 3;

function holderOf(s: State, id: SpaceId): number {
  if (isOutOfPlay(s, id) || isApart(id)) return NOBODY;
  const first = firstIn(s, id);
  if (first === NONE) return recordOf(s, id);
  const control = controlOf(s, id);
  if (control !== NOBODY || !inOccupiedRegion(id)) return control;
  const allegiance = allegianceOf(s, asPiece(first));
  return isCentralPower(asPiece(first)) && (allegiance === RED || allegiance === WHITE)
    ? CENTRAL_POWERS_OF + allegiance
    : NOBODY;
}

/** By holder, the side whose lines depend on it, as a bit. */
const BITS: readonly number[] = [1, 2, 0, 1, 2];

/** Notes who holds what; the sides whose lines have to be drawn anew, as bits. */
function noteHolders(s: State): number {
  s.derived.holders = ALL_SPACES.map((id) => holderOf(s, id));
  s.derived.touched.length = 0;
  return BOTH_SIDES;
}

/** Notes who holds the spaces that were touched; the sides whose lines cannot be mended are returned, with those given. */
function noteTouched(s: State, given: number): number {
  const { derived } = s;
  const { touched, holders, net } = derived;
  let anew = given;
  for (let i = 0; i < touched.length; i++) {
    const id = asSpace(touched[i]!);
    const holder = holderOf(s, id);
    const before = holders[id]!;
    if (before === holder) continue;
    holders[id] = holder;
    const concerned = (BITS[before]! | BITS[holder]!) & ~anew;
    if (concerned === 0) continue;
    for (const side of SIDES)
      if ((concerned & (1 << side)) !== 0 && !mend(s, side, id, before, holder, net))
        anew |= 1 << side;
  }
  touched.length = 0;
  return anew;
}

function noteOffers(s: State): boolean {
  const offers =
    (isCut(s) ? 1 : 0) | (holdsAstrakhan(s, RED) ? 2 : 0) | (holdsAstrakhan(s, WHITE) ? 4 : 0);
  const changed = offers !== s.derived.offers;
  s.derived.offers = offers;
  return changed;
}

const UNSEEN = -1;
/** A part without any source is still the side's own: this tells it from ground that is not. */
const OWN_GROUND = 1 << 30;
const part = new Flood<SpaceId>(SPACE_COUNT);

function drawNet(s: State, side: SideId, net: number[]): void {
  const { holders } = s.derived;
  const base = side * SPACE_COUNT;
  for (let id = 0; id < SPACE_COUNT; id++) net[base + id] = holders[id] === side ? UNSEEN : 0;
  for (let start = 0; start < SPACE_COUNT; start++) {
    if (net[base + start] !== UNSEEN) continue;
    const bits = spreadFrom(s, side, asSpace(start));
    for (let i = 0; i < part.count; i++) net[base + part.at(i)] = bits;
  }
}

/** The part of a side's ground that a space belongs to, in `part`; returned are the kinds of source in it. */
function spreadFrom(s: State, side: SideId, start: SpaceId): number {
  const { holders } = s.derived;
  const { next, ways } = NEIGHBOURS;
  const offers = offersOf(s, side);
  let bits = OWN_GROUND;
  part.begin();
  part.enter(start, -1);
  for (let i = 0; i < part.count; i++) {
    const id = part.at(i);
    bits |= offers[id]!;
    for (let place = id * ways, end = place + ways; place < end; place++) {
      const to = next[place]!;
      if (to < 0) break;
      if (holders[to] === side) part.enter(asSpace(to), id);
      else bits |= sourceBeside(side, to, holders[to]!);
    }
  }
  return part.has(ASTRAKHAN_VC) && holdsAstrakhan(s, side) ? bits | GENERAL : bits;
}
/** What a space that is not a side's offers to its spaces next door. */
const sourceBeside = (side: SideId, id: number, holder: number): number =>
  holder === CENTRAL_POWERS_OF + side
    ? CENTRAL
    : id === EAST_PRUSSIA && side === WHITE
      ? SPECIAL
      : 0;

/** The kinds of source that a side's space is, or that it stands beside. */
function sourcesAt(s: State, side: SideId, id: SpaceId): number {
  const { holders } = s.derived;
  let bits = offersOf(s, side)[id]!;
  if (id === ASTRAKHAN_VC && holdsAstrakhan(s, side)) bits |= GENERAL;
  const { next, ways } = NEIGHBOURS;
  for (let place = id * ways, end = place + ways; place < end; place++) {
    const to = next[place]!;
    if (to < 0) break;
    bits |= sourceBeside(side, to, holders[to]!);
  }
  return bits;
}

/** A space has changed hands: puts the net of a side right around it. False if it has to be drawn anew. */
function mend(
  s: State,
  side: SideId,
  id: SpaceId,
  before: number,
  holder: number,
  net: number[],
): boolean {
  // The Central Powers feed their own from beside the ground of a side.
  if (before >= CENTRAL_POWERS_OF || holder >= CENTRAL_POWERS_OF) return false;
  return holder === side ? mendGain(s, side, id, net) : mendLoss(s, side, id, net);
}

/** A space gained joins the parts around it to one, with all their sources and its own. */
function mendGain(s: State, side: SideId, id: SpaceId, net: number[]): boolean {
  const { holders } = s.derived;
  const { next, ways } = NEIGHBOURS;
  const base = side * SPACE_COUNT;
  let bits = OWN_GROUND | sourcesAt(s, side, id);
  for (let place = id * ways, end = place + ways; place < end && next[place]! >= 0; place++)
    if (holders[next[place]!] === side) bits |= net[base + next[place]!]!;
  net[base + id] = bits;
  let same = true;
  for (let place = id * ways, end = place + ways; place < end && next[place]! >= 0; place++)
    if (holders[next[place]!] === side && net[base + next[place]!] !== bits) same = false;
  if (same) return true;
  spreadFrom(s, side, id);
  for (let i = 0; i < part.count; i++) net[base + part.at(i)] = bits;
  return true;
}

/** A space lost changes nothing for the others if it was no source and they hang together without it. */
function mendLoss(s: State, side: SideId, id: SpaceId, net: number[]): boolean {
  const { holders } = s.derived;
  const { next, ways } = NEIGHBOURS;
  net[side * SPACE_COUNT + id] = 0;
  let first = NONE;
  let others = 0;
  for (let place = id * ways, end = place + ways; place < end && next[place]! >= 0; place++) {
    if (holders[next[place]!] !== side) continue;
    if (first === NONE) first = next[place]!;
    else others++;
  }
  if (first === NONE) return true;
  if (sourcesAt(s, side, id) !== 0) return false;
  return others === 0 || hangsTogether(s, side, asSpace(first), id, others);
}

/** Does a way over the side's ground lead from the first neighbour of a space to so many others of them? */
function hangsTogether(
  s: State,
  side: SideId,
  first: SpaceId,
  around: SpaceId,
  others: number,
): boolean {
  const { holders } = s.derived;
  const { next, ways } = NEIGHBOURS;
  let left = others;
  part.begin();
  part.enter(first, -1);
  for (let i = 0; i < part.count; i++) {
    const id = part.at(i);
    for (let place = id * ways, end = place + ways; place < end; place++) {
      const to = next[place]!;
      if (to < 0) break;
      if (holders[to] !== side || part.has(asSpace(to))) continue;
      part.enter(asSpace(to), id);
      if (areNeighbours(asSpace(to), around) && --left === 0) return true;
    }
  }
  return false;
}
function areNeighbours(a: SpaceId, b: SpaceId): boolean {
  const { next, ways } = NEIGHBOURS;
  for (let place = a * ways, end = place + ways; place < end; place++)
    if (next[place] === b) return true;
  return false;
}

export const netAt = (s: State, side: SideId, id: SpaceId): number =>
  s.derived.net[side * SPACE_COUNT + id]!;

/** Ground that a side holds, in play, and that its own forces are fed on. */
export const isFedGround = (s: State, side: SideId, id: SpaceId): boolean =>
  (netAt(s, side, id) & GENERAL) !== 0;

/** TC-10.41a: in winter Full Supply is Limited. */
const byWeather = (s: State): number => (s.weather === WINTER ? LIMITED : FULL_SUPPLY);

/** TC-16.42a, TC-16.47a: forces of von der Goltz and Yudenich. */
export function mayUseEastPrussia(piece: PieceId): boolean {
  if (isLeader(piece)) return keyOf(piece) === 'von-der-goltz' || keyOf(piece) === 'yudenich';
  const role = roleOf(piece);
  return role === 'von-der-goltz' || role === 'yudenich';
}

/** The state of supply of a piece where it stands. */
export const supplyOf = (s: State, piece: PieceId): number => supplyAt(s, piece, spaceOf(s, piece));
export const isSupplied = (s: State, piece: PieceId): boolean => supplyOf(s, piece) > OUT_OF_SUPPLY;

/** TC-A163: what the supply of a piece would be in a space, by the lines of this moment. */
export const supplyAt = (s: State, piece: PieceId, id: SpaceId): number =>
  supplyFor(s, piece, allegianceOf(s, piece), id);
/** The same for a piece that would serve somebody else. */
export function supplyFor(s: State, piece: PieceId, allegiance: Allegiance, id: SpaceId): number {
  // Most forces stand on ordinary ground with a line to one of their sources: no special rule could give them less.
  if (
    (allegiance === RED || allegiance === WHITE) &&
    ORDINARY[id] === true &&
    (netAt(s, allegiance, id) & SOURCES[piece]!) !== 0
  )
    return byWeather(s);
  if (allegiance === GREEN || fedUntil(s, piece) >= s.turn) return byWeather(s);
  if (isPartisan(piece)) return byWeather(s);
  if (regionOf(id) === SOUTH_EAST) return LIMITED;
  if (isApart(id)) return mayUseEastPrussia(piece) ? byWeather(s) : OUT_OF_SUPPLY;
  const f = factionOf(piece);
  if (f !== undefined && isFedAtHome(f, id)) return byWeather(s);
  if (allegiance === NEUTRAL) return byWeather(s);
  if (allegiance === SELF) return feedsItself(s, piece, id) ? byWeather(s) : OUT_OF_SUPPLY;
  const side = asSide(allegiance);
  if ((netAt(s, side, id) & SOURCES[piece]!) !== 0) return byWeather(s);
  return f !== undefined && isFedUnderGuard(s, f, side, id) ? byWeather(s) : OUT_OF_SUPPLY;
}

/** TC-13.23b, TC-8.315e: supplied in every space of their own, or of the occupied, regions. */
function isFedAtHome(f: FactionId, id: SpaceId): boolean {
  if (f === CENTRAL_POWERS) return inOccupiedRegion(id);
  return (f === MAKHNO || f === WEST_UKRAINE) && factionAt(id) === f;
}

function sourcesFor(piece: PieceId, f: FactionId | undefined): number {
  if (f === undefined) return GENERAL | (usesSpecial(piece) ? SPECIAL : 0);
  if (f === CENTRAL_POWERS) return CENTRAL;
  return GENERAL | ofFaction(f) | (f === CZECH_LEGION ? URALS : 0);
}
const usesSpecial = (piece: PieceId): boolean =>
  roleOf(piece) === 'red-finn' || mayUseEastPrussia(piece);
const SOURCES = Int32Array.from(ALL_PIECES, (piece) => sourcesFor(piece, factionOf(piece)));
const ORDINARY: readonly boolean[] = ALL_SPACES.map(
  (id) => regionOf(id) !== SOUTH_EAST && !isApart(id),
);

/** TC-A163 for a regular unit of a player: used for VCs in supply and isolated spaces. */
export const isSpaceSupplied = (s: State, side: SideId, id: SpaceId): boolean =>
  regionOf(id) === SOUTH_EAST || (netAt(s, side, id) & GENERAL) !== 0;
const isFactionSupplied = (s: State, side: SideId, f: FactionId, id: SpaceId): boolean =>
  regionOf(id) === SOUTH_EAST ||
  isFedAtHome(f, id) ||
  (netAt(s, side, id) & (GENERAL | ofFaction(f) | (f === CZECH_LEGION ? URALS : 0))) !== 0 ||
  isFedUnderGuard(s, f, side, id);
const isFinnSupplied = (s: State, side: SideId, id: SpaceId): boolean =>
  (netAt(s, side, id) & (GENERAL | (side === RED ? SPECIAL : 0))) !== 0;

/** TC-13.62a, TC-A55: would a unit of the holder's be in supply there? A neutral region is nobody's to feed. */
export function isGroundSupplied(s: State, side: SideId, id: SpaceId): boolean {
  const f = factionAt(id);
  if (f === FINLAND) return isFinnSupplied(s, side, id);
  if (f !== undefined && isNeutralFaction(s, f)) return true;
  return f !== undefined && isControlledBy(s, f, side)
    ? isFactionSupplied(s, side, f, id)
    : isSpaceSupplied(s, side, id);
}

// -------------------------------------------------- lines that only one faction may use (rare)

/** TC-8.315j: through what the Central Powers hold in its region, while they are nobody's or the same player's. */
function isFedUnderGuard(s: State, f: FactionId, side: SideId, id: SpaceId): boolean {
  if (vcsOfFaction(f).length === 0) return false;
  const guard = controllerOf(s, CENTRAL_POWERS);
  if (statusOf(s, CENTRAL_POWERS) !== 0 || guard === enemyOf(side)) return false;
  return reaches(
    s,
    id,
    (to) => {
      if (controlOf(s, to) === side && !isOutOfPlay(s, to)) return true;
      const first = firstIn(s, to);
      return first !== NONE && factionAt(to) === f && isCentralPower(asPiece(first));
    },
    (to) => isVc(to) && factionAt(to) === f,
  );
}

/** TC-A162: a self-defending faction treats the unheld spaces of its region as friendly. */
function feedsItself(s: State, piece: PieceId, id: SpaceId): boolean {
  const f = factionOf(piece);
  if (f === undefined) return true;
  const own = (to: SpaceId): boolean => {
    if (factionAt(to) !== f) return false;
    const first = firstIn(s, to);
    if (first === NONE) return recordOf(s, to) === NOBODY;
    return factionOf(asPiece(first)) === f || isCentralPower(asPiece(first));
  };
  return reaches(s, id, own, (to) => isVc(to) && own(to));
}

function reaches(
  s: State,
  from: SpaceId,
  through: (id: SpaceId) => boolean,
  source: (id: SpaceId) => boolean,
): boolean {
  return (
    line.find(
      NEIGHBOURS,
      from,
      (id) => {
        const to = asSpace(id);
        return !isOutOfPlay(s, to) && !isApart(to) && through(to);
      },
      source,
    ) >= 0
  );
}
const line = new Flood<SpaceId>(SPACE_COUNT);

/** TC-13.24a, TC-13.25a: always supplied for attrition. */
export function isExemptFromAttrition(s: State, piece: PieceId): boolean {
  const f = factionOf(piece);
  if (f === CENTRAL_POWERS || f === CZECH_LEGION || f === MAKHNO) return true;
  const allegiance = allegianceOf(s, piece);
  return allegiance === NEUTRAL || allegiance === GREEN || isInsurrection(piece);
}

/** TC-10.221b: a line of WHITE spaces from Orsk to Yekaterinodar, by any connection. */
export const isLinked = (s: State): boolean => (netAt(s, WHITE, YEKATERINODAR) & FROM_ORSK) !== 0;
