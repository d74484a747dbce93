// TC-12 Strategic redeployment: who may travel, and where to.
import { type Clause, Flood, type Refusal } from '@motti/engine';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  CONNECTIONS,
  CZECH_LEGION,
  type FactionId,
  FRANCE,
  faction,
  RAILWAYS,
  regionKeyed,
  regionOf,
  SPACE_COUNT,
  SPACE_IDS,
  type SpaceId,
  space,
  USA,
  VICTORY_CITIES,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSpace,
  firstIn,
  isLeader,
  isOnMap,
  NONE,
  nextIn,
  type PieceId,
  placeOf,
  RED,
  RESERVE,
  SIDES,
  type SideId,
  type State,
  spaceOf,
  WHITE,
} from '../state.ts';
import { checkPlace, isBorderOpen, isFinn, isPlain, isPlainGround } from './access.ts';
import {
  controls,
  EAST_PRUSSIA,
  HELSINKI,
  MOSCOW,
  OMSK,
  SEVASTOPOL,
  vcsOfFaction,
  YEKATERINODAR,
} from './control.ts';
import { LENIN_PIECE } from './leaders.ts';
import {
  campOf,
  factionOf,
  isCorps,
  isGarrison,
  isOwnKind,
  nameOf,
  piecesOf,
  roleOf,
  someIn,
} from './pieces.ts';
import { mayJoin } from './stacking.ts';
import { isFedGround, isSupplied, OUT_OF_SUPPLY, supplyAt } from './supply.ts';
import { homeVcsOf } from './victory.ts';

const URALS = [regionKeyed('north-ural'), regionKeyed('central-ural')];
const DON_KUBAN = [regionKeyed('don'), regionKeyed('kuban')];
const inRegions = (id: SpaceId, regions: readonly number[]): boolean => {
  const region = regionOf(id);
  return region !== undefined && regions.includes(region);
};
const URAL_SPACES = SPACE_IDS.filter((id) => inRegions(id, URALS));
const DON_SPACES = SPACE_IDS.filter((id) => inRegions(id, DON_KUBAN));

/** TC-16.21a, TC-8.62b: Lenin and RED's garrisons stay where they are. */
const stays = (s: State, piece: PieceId): boolean =>
  piece === LENIN_PIECE || (isGarrison(piece) && allegianceOf(s, piece) === RED);

/** Why a force may not be redeployed at all. */
export function checkBoarding(s: State, piece: PieceId): Refusal | undefined {
  if (stays(s, piece))
    return piece === LENIN_PIECE
      ? refuse('TC-16.21a', 'lenin-stays')
      : refuse('TC-8.62b', 'garrison-stays', { piece: nameOf(piece) });
  if (isOnMap(s, piece) && !isSupplied(s, piece))
    return refuse('TC-13.4d', 'out-of-supply', { piece: nameOf(piece) });
  return undefined;
}

/** TC-12.31a, TC-A145. */
export const mayEnterReserve = (s: State, piece: PieceId): boolean =>
  isForReserve(piece) && isOnMap(s, piece) && isSupplied(s, piece);
const isForReserve = (piece: PieceId): boolean => isCorps(piece) && !isGarrison(piece);

/** May it board and end somewhere, the Reserve included? Where nobody asks for the reason. */
export function mayTravel(s: State, side: SideId, piece: PieceId): boolean {
  if (stays(s, piece)) return false;
  if (isOnMap(s, piece)) {
    if (!isSupplied(s, piece)) return false;
    if (isForReserve(piece)) return true;
  }
  return hasDestination(s, side, piece);
}

/** Where the piece may end. */
export const destinations = (s: State, side: SideId, piece: PieceId): SpaceId[] =>
  placeOf(s, piece) === RESERVE ? fromReserve(s, side, piece) : onMap(s, side, piece, EVERY);

/** Is there anywhere it may end? Most may go next door, so that nobody looks farther. */
const hasDestination = (s: State, side: SideId, piece: PieceId): boolean =>
  placeOf(s, piece) === RESERVE
    ? mayLeaveReserve(s, side, piece)
    : mayGoNextDoor(s, side, piece) || onMap(s, side, piece, ANY).length > 0;

/** May it end there? The way is looked for no farther than that. */
export const leadsTo = (s: State, side: SideId, piece: PieceId, to: SpaceId): boolean =>
  placeOf(s, piece) === RESERVE
    ? fromReserve(s, side, piece).includes(to)
    : mayJoin(s, piece, to) && onMap(s, side, piece, to).includes(to);

/** When a journey has found enough: at the first space, after all of them, or at the space it is for. */
const ANY = -1;
const EVERY = -2;

function isOpenFor(s: State, side: SideId, piece: PieceId, id: SpaceId): boolean {
  // Most pieces go over plain ground of the side's own with a line to a source that feeds everybody.
  if (isFedGround(s, side, id) && isPlainGround(id) && isPlain(piece)) return true;
  if (!controls(s, side, id) || supplyAt(s, piece, id) === OUT_OF_SUPPLY) return false;
  return !checkPlace(s, piece, id);
}

function mayGoNextDoor(s: State, side: SideId, piece: PieceId): boolean {
  const from = spaceOf(s, piece);
  for (let place = FIRST_RAIL[from]!, end = FIRST_RAIL[from + 1]!; place < end; place++) {
    const to = asSpace(RAIL_TO[place]!);
    if (FINNISH_BORDER[place] === 1 && !isBorderOpen(s, side)) continue;
    if (isOpenFor(s, side, piece, to) && mayJoin(s, piece, to)) return true;
  }
  return false;
}

/** TC-12.2a: along rail through friendly supplied spaces; a closed border stays closed (TC-8.317d). */
function onMap(s: State, side: SideId, piece: PieceId, enough: number): SpaceId[] {
  const found: SpaceId[] = [];
  journey.begin();
  journey.enter(spaceOf(s, piece), -1);
  for (let i = 0; i < journey.count; i++) {
    const from = journey.at(i);
    for (let place = FIRST_RAIL[from]!, end = FIRST_RAIL[from + 1]!; place < end; place++) {
      const to = asSpace(RAIL_TO[place]!);
      if (journey.has(to)) continue;
      if (FINNISH_BORDER[place] === 1 && !isBorderOpen(s, side)) continue;
      if (!isOpenFor(s, side, piece, to)) continue;
      journey.enter(to, from);
      if (!mayJoin(s, piece, to)) continue;
      found.push(to);
      if (enough === ANY || enough === to) return found;
    }
  }
  return found;
}
const journey = new Flood<SpaceId>(SPACE_COUNT);

/** The railways without gaps: where those of a space begin in the lists, where each leads, and 1 for the closed border. */
const { first: FIRST_RAIL, to: RAIL_TO, border: FINNISH_BORDER } = railways();
function railways() {
  const { next, ways, connection } = RAILWAYS;
  const first = [0];
  const to: number[] = [];
  const border: number[] = [];
  for (let place = 0; place < next.length; place++) {
    if (next[place]! >= 0) {
      to.push(next[place]!);
      border.push(CONNECTIONS[connection[place]!]!.special === 'finnish-border' ? 1 : 0);
    }
    if ((place + 1) % ways === 0) first.push(to.length);
  }
  return {
    first: Int32Array.from(first),
    to: Int32Array.from(to),
    border: Int32Array.from(border),
  };
}

/** The clause that says where this corps may leave the Reserve for. */
export function reserveClause(s: State, piece: PieceId): Clause {
  if (factionOf(piece) !== undefined) return 'TC-12.34a';
  if (allegianceOf(s, piece) === RED) return isFinn(piece) ? 'TC-12.32b' : 'TC-12.32a';
  if (roleOf(piece) === 'von-der-goltz') return 'TC-12.33c';
  if (roleOf(piece) === 'white-finn') return 'TC-12.33d';
  const camp = campOf(piece);
  if (camp === 'siberian' || camp === 'siberian-cossack') return 'TC-12.33b';
  return camp === 'don' ? 'TC-12.33e' : 'TC-12.33a';
}

/** TC-12.32 to TC-12.34: spaces it may always go to, and those that a line from the side's railheads leads to. */
function fromReserve(s: State, side: SideId, piece: PieceId): SpaceId[] {
  const found: SpaceId[] = [];
  if (!usesLine(side, piece)) {
    for (const id of reserveSpaces(s, side, piece))
      if (mayDetrain(s, side, piece, id)) found.push(id);
    return found;
  }
  const line = railFrom(s, side);
  const cities = HOME_CITIES[side]!;
  for (const id of ALL_SPACES) {
    const offered = cities[id] === 1 || (line.has(id) && holdsOwn(s, side, id));
    if (offered && mayDetrain(s, side, piece, id)) found.push(id);
  }
  return found;
}
/** Who may use a line may always go to the home cities of the side. */
const HOME_CITIES = SIDES.map((side) =>
  Uint8Array.from(ALL_SPACES, (id) => (homeVcsOf(side).includes(id) ? 1 : 0)),
);

/** The same where one space is enough. */
function mayLeaveReserve(s: State, side: SideId, piece: PieceId): boolean {
  for (const id of reserveSpaces(s, side, piece)) if (mayDetrain(s, side, piece, id)) return true;
  if (!usesLine(side, piece)) return false;
  const line = railFrom(s, side);
  for (let i = 0; i < line.count; i++) {
    const id = line.at(i);
    if (holdsOwn(s, side, id) && mayDetrain(s, side, piece, id)) return true;
  }
  return false;
}

/**
 * Corps of one group leave the Reserve for the same spaces: ordinary ones of a side, and those of Siberia. 0 for who is
 * asked alone; nobody is alike while cards keep single pieces supplied.
 */
export const reserveGroup = (s: State, piece: PieceId): number =>
  s.fed.length === 0 ? RESERVE_GROUP[piece]! : 0;
const RESERVE_GROUP = Uint8Array.from(ALL_PIECES, (piece) => {
  if (!isPlain(piece) || !isCorps(piece) || roleOf(piece) !== undefined) return 0;
  const camp = campOf(piece);
  return camp === 'siberian' || camp === 'siberian-cossack' ? 2 : 1;
});

function mayDetrain(s: State, side: SideId, piece: PieceId, id: SpaceId): boolean {
  const own = id === EAST_PRUSSIA && roleOf(piece) === 'von-der-goltz';
  if (factionOf(piece) === CENTRAL_POWERS) {
    // TC-13.4d: in the occupied regions they control nothing, but are supplied everywhere.
    if (supplyAt(s, piece, id) === OUT_OF_SUPPLY) return false;
  } else if (!own && !isOpenFor(s, side, piece, id)) return false;
  if (side === RED && isFinn(piece) && isFinnish(id) && !isBorderOpen(s, RED)) return false;
  return mayJoin(s, piece, id);
}
const FINNISH = regionKeyed('finland');
const isFinnish = (id: SpaceId): boolean => regionOf(id) === FINNISH;

/** TC-12.33b: the camps of the South and the East have their own regions, some forces their own city. */
function reserveSpaces(s: State, side: SideId, piece: PieceId): readonly SpaceId[] {
  const f = factionOf(piece);
  if (f !== undefined) return factionSpaces(s, f);
  if (side === RED) return homeVcsOf(RED);
  const role = roleOf(piece);
  if (role === 'von-der-goltz') return GOLTZ_SPACES;
  if (role === 'white-finn') return FINN_SPACES;
  const camp = campOf(piece);
  if (camp === 'siberian' || camp === 'siberian-cossack') return URAL_SPACES;
  return camp === 'don' ? DON_SPACES : homeVcsOf(WHITE);
}
const GOLTZ_SPACES: readonly SpaceId[] = [EAST_PRUSSIA];
const FINN_SPACES: readonly SpaceId[] = [HELSINKI];
function usesLine(side: SideId, piece: PieceId): boolean {
  if (factionOf(piece) !== undefined) return false;
  if (side === RED) return true;
  const role = roleOf(piece);
  const camp = campOf(piece);
  const ownGround = camp === 'siberian' || camp === 'siberian-cossack' || camp === 'don';
  return role !== 'von-der-goltz' && role !== 'white-finn' && !ownGround;
}

/** A space holding a supplied unit of the side itself. */
function holdsOwn(s: State, side: SideId, id: SpaceId): boolean {
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const unit = asPiece(p);
    if (isLeader(unit) || allegianceOf(s, unit) !== side) continue;
    if (isOwnKind(unit) && isSupplied(s, unit)) return true;
  }
  return false;
}

const RED_HEADS: readonly SpaceId[] = [MOSCOW];
/** TC-12.33a: Omsk, Yekaterinodar, Sevastopol, any Baltic or Finnish port. */
const WHITE_HEADS: readonly SpaceId[] = SPACE_IDS.filter((id) => {
  const { sea } = space(id);
  const head = id === OMSK || id === YEKATERINODAR || id === SEVASTOPOL;
  return head || sea === 'baltic' || sea === 'finland';
});

/** Spaces joined to the railheads of a side through friendly spaces; a closed border stays closed (TC-8.317d). */
function railFrom(s: State, side: SideId): Flood<SpaceId> {
  const isFinlandOpen = isBorderOpen(s, side);
  rails.begin();
  for (const id of side === RED ? RED_HEADS : WHITE_HEADS)
    if (controls(s, side, id)) rails.enter(id, -1);
  for (let i = 0; i < rails.count; i++) {
    const from = rails.at(i);
    for (let place = FIRST_RAIL[from]!, end = FIRST_RAIL[from + 1]!; place < end; place++) {
      const to = asSpace(RAIL_TO[place]!);
      if (FINNISH_BORDER[place] === 1 && !isFinlandOpen) continue;
      if (!rails.has(to) && controls(s, side, to)) rails.enter(to, from);
    }
  }
  return rails;
}
const rails = new Flood<SpaceId>(SPACE_COUNT);

/** The spaces where a faction's forces stand, in their order. */
function spacesOf(s: State, f: FactionId): SpaceId[] {
  const found: SpaceId[] = [];
  for (const piece of piecesOf(f))
    if (isOnMap(s, piece) && !found.includes(spaceOf(s, piece))) found.push(spaceOf(s, piece));
  return found.sort((a, b) => a - b);
}

const BRITISH_PORTS: readonly SpaceId[] = [at(732), at(717)];
const AMERICAN_CITIES: readonly SpaceId[] = [OMSK];
const FRENCH_PORTS: readonly SpaceId[] = [SEVASTOPOL];
const NOWHERE: readonly SpaceId[] = [];
/** TC-12.34a, TC-A52: home cities, or where a Major Power's armies may be rebuilt. */
export function factionSpaces(s: State, f: FactionId): readonly SpaceId[] {
  if (faction(f).region !== undefined) return vcsOfFaction(f);
  const isThere = (id: SpaceId): boolean => someIn(s, id, (p) => factionOf(p) === f);
  if (f === CENTRAL_POWERS) return spacesOf(s, f);
  if (f === CZECH_LEGION) return VICTORY_CITIES.filter((id) => inRegions(id, URALS) || isThere(id));
  if (f === BRITAIN) return BRITISH_PORTS;
  if (f === USA) return AMERICAN_CITIES;
  return f === FRANCE ? FRENCH_PORTS : NOWHERE;
}
