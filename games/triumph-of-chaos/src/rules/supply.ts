// TC-13 Supply. Lines run through connected friendly spaces (TC-A53), so one look at the connected parts of each
// side's ground answers for every force of that side: a part is described by the kinds of source in it, as bits.
// This module alone knows when that picture is stale: `put`, `setRecord` and the like say so, `updateSupply` redraws.
import {
  ASTRAKHAN,
  at,
  CENTRAL_POWERS,
  CZECH_LEGION,
  type FactionId,
  linksFrom,
  MAKHNO,
  regionKeyed,
  regionOf,
  SPACE_COUNT,
  SPACES,
  type SpaceId,
  space,
  WEST_UKRAINE,
} from '../data/index.ts';
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSide,
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
  valueAt,
  WHITE,
  WINTER,
} from '../state.ts';
import { controlOf, EAST_PRUSSIA, HELSINKI, isApart, isOutOfPlay, isVc } from './control.ts';
import {
  conquerorOf,
  controllerOf,
  factionAt,
  inOccupiedRegion,
  isCentralPower,
} from './factions.ts';
import { factionOf, keyOf, roleOf } from './pieces.ts';

export const OUT_OF_SUPPLY = 0;
export const LIMITED = 1;
export const FULL_SUPPLY = 2;

// Kinds of source.
const GENERAL = 1;
/** RED: Helsinki, for Red Finns (TC-8.317e); WHITE: East Prussia, for those who may enter it. */
const SPECIAL = 2;
const URALS = 4;
const CENTRAL = 8;
/** TC-16.74b. */
export const TIDE = 16;
const ofFaction = (f: FactionId): number => 1 << (8 + f);

const SOUTH_EAST = regionKeyed('south-east');
const NORTH_URALS = regionKeyed('north-ural');
const CENTRAL_URALS = regionKeyed('central-ural');
const TIDE_SPACES: readonly SpaceId[] = [at(301), at(310), at(324)];
const ASTRAKHAN_VC = at(409);

/** What a space offers whoever controls it, before anything that depends on the state. */
const OFFERS: readonly (readonly [number, number])[] = SPACES.map((entry) => {
  const home = factionAt(entry.id);
  let both = 0;
  if (entry.supplies.includes('faction') && home !== undefined) both |= ofFaction(home);
  if (entry.region === NORTH_URALS || entry.region === CENTRAL_URALS) both |= URALS;
  const red = both | (entry.supplies.includes('red') ? GENERAL : 0);
  const white = both | (entry.supplies.includes('white') ? GENERAL : 0);
  return [
    entry.id === HELSINKI ? red | SPECIAL : red,
    TIDE_SPACES.includes(entry.id) ? white | TIDE : white,
  ];
});

/** TC-16.73a: the sortie that cuts WHITE's Baltic sources for the Action Phase. */
export const BALTIC_CUT = 2;

function offers(s: State, side: SideId, id: SpaceId): number {
  let bits = valueAt(OFFERS[id]!, side);
  if (side === WHITE && (s.navalBan & BALTIC_CUT) !== 0 && space(id).sea === 'baltic')
    bits &= ~GENERAL;
  if (id === ASTRAKHAN_VC && holdsAstrakhan(s, side)) bits |= GENERAL;
  return bits;
}

/** TC-8.311b. */
const holdsAstrakhan = (s: State, side: SideId): boolean =>
  controllerOf(s, ASTRAKHAN) === side || conquerorOf(s, ASTRAKHAN) === side;

/** Brings the picture up to date if something on the map has changed. */
export function updateSupply(s: State): void {
  if (s.derived.stale === 0) return;
  const { net } = s.derived;
  const control: number[] = [];
  for (const id of ALL_SPACES)
    control.push(isOutOfPlay(s, id) || isApart(id) ? NOBODY : controlOf(s, id));
  for (const side of SIDES) drawNet(s, side, control, net);
  s.derived.stale = 0;
}

const UNSEEN = -1;

function drawNet(s: State, side: SideId, control: readonly number[], net: number[]): void {
  const base = side * SPACE_COUNT;
  for (let id = 0; id < SPACE_COUNT; id++) net[base + id] = control[id] === side ? UNSEEN : 0;
  const part: SpaceId[] = [];
  for (const start of ALL_SPACES) {
    if (net[base + start] !== UNSEEN) continue;
    part.length = 0;
    part.push(start);
    net[base + start] = 0;
    let bits = 0;
    for (let i = 0; i < part.length; i++) {
      const id = part[i]!;
      bits |= offers(s, side, id);
      for (const { to } of linksFrom(id)) {
        if (net[base + to] === UNSEEN) {
          net[base + to] = 0;
          part.push(to);
        } else if (control[to] === NOBODY) bits |= beyond(s, side, to);
      }
    }
    // A part without any source is still the side's own: bit 30 tells it from ground that is not.
    for (const id of part) net[base + id] = bits | OWN_GROUND;
  }
}
const OWN_GROUND = 1 << 30;

/** Sources next to the line that are not the side's own ground: East Prussia, and what its Central Powers hold. */
function beyond(s: State, side: SideId, id: SpaceId): number {
  if (id === EAST_PRUSSIA) return side === WHITE ? SPECIAL : 0;
  const first = firstIn(s, id);
  if (first === NONE || !inOccupiedRegion(id)) return 0;
  const piece = asPiece(first);
  return isCentralPower(piece) && allegianceOf(s, piece) === side ? CENTRAL : 0;
}

export const netAt = (s: State, side: SideId, id: SpaceId): number =>
  s.derived.net[side * SPACE_COUNT + id]!;

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
export function supplyAt(s: State, piece: PieceId, id: SpaceId): number {
  const allegiance = allegianceOf(s, piece);
  if (allegiance === GREEN || fedUntil(s, piece) >= s.turn) return byWeather(s);
  if (roleOf(piece) === 'partisan') return byWeather(s);
  if (regionOf(id) === SOUTH_EAST) return LIMITED;
  if (isApart(id)) return mayUseEastPrussia(piece) ? byWeather(s) : OUT_OF_SUPPLY;
  const f = factionOf(piece);
  if (f !== undefined && isFedAtHome(f, id)) return byWeather(s);
  if (allegiance === NEUTRAL) return byWeather(s);
  if (allegiance === SELF) return feedsItself(s, piece, id) ? byWeather(s) : OUT_OF_SUPPLY;
  const side = asSide(allegiance);
  if ((netAt(s, side, id) & sourcesFor(piece, f)) !== 0) return byWeather(s);
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

/** TC-A163 for a regular unit of a player: used for VCs in supply and isolated spaces. */
export const isSpaceSupplied = (s: State, side: SideId, id: SpaceId): boolean =>
  regionOf(id) === SOUTH_EAST || (netAt(s, side, id) & GENERAL) !== 0;
export const isFactionSupplied = (s: State, side: SideId, f: FactionId, id: SpaceId): boolean =>
  regionOf(id) === SOUTH_EAST ||
  isFedAtHome(f, id) ||
  (netAt(s, side, id) & (GENERAL | ofFaction(f) | (f === CZECH_LEGION ? URALS : 0))) !== 0 ||
  isFedUnderGuard(s, f, side, id);
export const isFinnSupplied = (s: State, side: SideId, id: SpaceId): boolean =>
  (netAt(s, side, id) & (GENERAL | (side === RED ? SPECIAL : 0))) !== 0;

// -------------------------------------------------- lines that only one faction may use (rare)

/** TC-8.315j: through what the Central Powers hold in its region, while they are nobody's or the same player's. */
function isFedUnderGuard(s: State, f: FactionId, side: SideId, id: SpaceId): boolean {
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
  const seen = new Set<number>([from]);
  const queue: SpaceId[] = [from];
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i]!;
    if (source(id)) return true;
    for (const { to } of linksFrom(id)) {
      if (seen.has(to) || isOutOfPlay(s, to) || isApart(to) || !through(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return false;
}

/** TC-13.24a, TC-13.25a: always supplied for attrition. */
export function isExemptFromAttrition(s: State, piece: PieceId): boolean {
  const f = factionOf(piece);
  if (f === CENTRAL_POWERS || f === CZECH_LEGION || f === MAKHNO) return true;
  const allegiance = allegianceOf(s, piece);
  return allegiance === NEUTRAL || allegiance === GREEN || roleOf(piece) === 'ia';
}

/** TC-10.221b: a line of WHITE spaces from Orsk to Yekaterinodar, by any connection. */
export function isLinked(s: State): boolean {
  const from = at(504);
  const to = at(310);
  if (controlOf(s, from) !== WHITE || controlOf(s, to) !== WHITE) return false;
  return reaches(
    s,
    from,
    (id) => controlOf(s, id) === WHITE,
    (id) => id === to,
  );
}
