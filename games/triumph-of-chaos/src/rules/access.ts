// Where a piece may go: borders, neutral regions, operating zones, closed spaces (TC-10.6, TC-10.11, TC-8.27, TC-16.4).
import type { Refusal } from '@motti/engine';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  type FactionId,
  FINLAND,
  faction,
  type Link,
  POLAND,
  POLISH_ZONES,
  type RegionId,
  regionKeyed,
  regionOf,
  SPACES,
  type SpaceId,
  spaceName,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSide,
  firstIn,
  GREEN,
  hasFlag,
  isLeader,
  NONE,
  nextIn,
  type PieceId,
  RED,
  SELF,
  type SideId,
  type State,
  WHITE,
} from '../state.ts';
import {
  controlOf,
  countVcs,
  FLAG,
  isApart,
  isNeverInPlay,
  isOutOfPlay,
  KRONSTADT,
  vcsOf,
  YUDENICH_BOX,
} from './control.ts';
import {
  factionAt,
  inOccupiedRegion,
  isControlledBy,
  isHostile,
  isNeutralFaction,
  isOpenTo,
} from './factions.ts';
import { armOf, campOf, factionOf, keyOf, roleOf, someIn } from './pieces.ts';
import { mayUseEastPrussia } from './supply.ts';

const DON = regionKeyed('don');
const KUBAN = regionKeyed('kuban');
const NORTH = regionKeyed('north');
const FINNISH = faction(FINLAND).region;
export const TSARITSYN = at(601);
export const DON_REGIONS: readonly RegionId[] = [DON, KUBAN];
/** TC-16.23a: what WHITE must hold for Don Cossacks to leave their home. */
export const DON_CITIES: readonly SpaceId[] = [...vcsOf(DON), ...vcsOf(KUBAN), TSARITSYN];

/** TC-16.73a: WHITE forces may not enter Finland this turn. */
const FINLAND_CLOSED = 1;

/** TC-8.317a: Finns may move and fight inside Finland though the region is neutral. */
export const isFinn = (piece: PieceId): boolean => {
  const role = roleOf(piece);
  return role === 'white-finn' || role === 'red-finn' || keyOf(piece) === 'mannerheim';
};

/** TC-16.45a, TC-A135: is the Russo-Finnish border open to a side? */
export const isBorderOpen = (s: State, side: SideId): boolean =>
  side === WHITE
    ? hasFlag(s, FLAG.finnBorderWhite)
    : hasFlag(s, FLAG.finnBorderRed) || isControlledBy(s, FINLAND, RED);

/** TC-16.45a: may the piece use this connection at all? What is closed beyond it is a matter of the space (`checkPlace`). */
export function checkLink(s: State, piece: PieceId, { special }: Link): Refusal | undefined {
  if (special !== 'finnish-border') return undefined;
  const allegiance = allegianceOf(s, piece);
  if (allegiance !== RED && allegiance !== WHITE) return undefined;
  return isBorderOpen(s, allegiance) ? undefined : refuse('TC-16.45a', 'border-closed');
}

/** May the piece be in the space as far as regions, zones and closed spaces go? Whoever stands there is not asked. */
export function checkPlace(s: State, piece: PieceId, id: SpaceId): Refusal | undefined {
  if (isPlainGround(id) && isPlain(piece)) return undefined;
  if (isOutOfPlay(s, id))
    return id === KRONSTADT
      ? refuse('TC-16.43a', 'kronstadt-closed')
      : refuse('TC-A133', 'closed-space', { space: spaceName(id) });
  if (isApart(id))
    return mayUseEastPrussia(piece) && id !== YUDENICH_BOX
      ? undefined
      : refuse('TC-16.42a', 'closed-space', { space: spaceName(id) });
  return checkRegion(s, piece, id) ?? checkZone(s, piece, id) ?? checkDon(s, piece, id);
}

/** Ground of no faction's region, never closed: only who is bound to regions of its own may not be there. */
export const isPlainGround = (id: SpaceId): boolean => PLAIN_GROUND[id] === 1;
const PLAIN_GROUND = Uint8Array.from(ALL_SPACES, (id) =>
  factionAt(id) === undefined && !isNeverInPlay(id) && id !== KRONSTADT && !isApart(id) ? 1 : 0,
);
/** No faction's, and no Don Cossack: no region of its own binds it. */
export const isPlain = (piece: PieceId): boolean => PLAIN[piece] === 1;
const PLAIN = Uint8Array.from(ALL_PIECES, (piece) =>
  factionOf(piece) === undefined && campOf(piece) !== 'don' ? 1 : 0,
);

function checkRegion(s: State, piece: PieceId, id: SpaceId): Refusal | undefined {
  const f = factionAt(id);
  if (f === undefined) return undefined;
  const allegiance = allegianceOf(s, piece);
  if (allegiance === SELF) return undefined;
  const neutral = isNeutralFaction(s, f);
  if (neutral && f === FINLAND && isFinn(piece)) return undefined;
  if (neutral && factionOf(piece) === CENTRAL_POWERS && inOccupiedRegion(id)) return undefined;
  if (neutral) return refuse('TC-10.6a', 'neutral-region', { faction: faction(f).key });
  if (allegiance === GREEN) return undefined;
  const side = asSide(allegiance);
  if (f === FINLAND && side === WHITE && (s.navalBan & FINLAND_CLOSED) !== 0)
    if (factionOf(piece) !== FINLAND) return refuse('TC-16.73a', 'finland-closed');
  return isOpenTo(s, id, side)
    ? undefined
    : refuse('TC-10.6a', 'region-closed', { faction: faction(f).key });
}

/** TC-8.27a: the regions a faction's units may be in. */
export function checkZone(s: State, piece: PieceId, id: SpaceId): Refusal | undefined {
  const f = factionOf(piece);
  if (f === undefined || allegianceOf(s, piece) === GREEN) return undefined;
  return isInZone(s, f, piece, id)
    ? undefined
    : refuse('TC-8.27a', 'outside-zone', { faction: faction(f).key });
}

function isInZone(s: State, f: FactionId, piece: PieceId, id: SpaceId): boolean {
  const region = regionOf(id);
  if (region === undefined) return false;
  if (f === POLAND) return isInPolishZone(s, region);
  if (f === FINLAND) return region === FINNISH || (region === NORTH && isBorderOpenFor(s, piece));
  if (faction(f).zone.includes(region)) return true;
  return f === BRITAIN && isFreeBritish(piece) && followsRussians(s, piece, id);
}

const isBorderOpenFor = (s: State, piece: PieceId): boolean => {
  const allegiance = allegianceOf(s, piece);
  return allegiance === RED || allegiance === WHITE ? isBorderOpen(s, allegiance) : false;
};

function isInPolishZone(s: State, region: RegionId): boolean {
  let allowed = false;
  for (let status = 1; status <= s.polishStatus; status++) {
    const zone = POLISH_ZONES[status - 1];
    if (zone === 'anywhere' || zone?.includes(region)) allowed = true;
  }
  return allowed;
}

const isFreeBritish = (piece: PieceId): boolean =>
  roleOf(piece) === 'az-squadron' || armOf(piece) === 'air' || armOf(piece) === 'tank';

/** TC-8.27a: any space holding a WHITE Russian Army unit, or a friendly rail space. */
function followsRussians(s: State, piece: PieceId, id: SpaceId): boolean {
  const allegiance = allegianceOf(s, piece);
  if (
    someIn(
      s,
      id,
      (p) => !isLeader(p) && campOf(p) === 'russian' && allegianceOf(s, p) === allegiance,
    )
  )
    return true;
  return controlOf(s, id) === allegiance && SPACES[id]!.links.some(({ kind }) => kind === 'rail');
}

/** TC-16.23a: Don Cossacks leave Don and Kuban only while WHITE holds their cities and Tsaritsyn. */
function checkDon(s: State, piece: PieceId, id: SpaceId): Refusal | undefined {
  if (!s.rules.donCossackRestriction || campOf(piece) !== 'don') return undefined;
  const region = regionOf(id);
  if (region === DON || region === KUBAN || isDonFree(s)) return undefined;
  return refuse('TC-16.23a', 'don-stay-home');
}
const isDonFree = (s: State): boolean => countVcs(s, WHITE, DON_CITIES) === DON_CITIES.length;

// --------------------------------------------------------------------------- whoever stands there

/** An enemy unit in the space (TC-10.1f): also one that the piece may not share it with. */
export function enemyUnitIn(s: State, piece: PieceId, id: SpaceId): boolean {
  const mine = allegianceOf(s, piece);
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const other = asPiece(p);
    if (!isLeader(other) && areApart(s, mine, piece, other)) return true;
  }
  return false;
}
export function enemyLeaderIn(s: State, piece: PieceId, id: SpaceId): boolean {
  const mine = allegianceOf(s, piece);
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const other = asPiece(p);
    if (isLeader(other) && areApart(s, mine, piece, other)) return true;
  }
  return false;
}

/** Two pieces that cannot be in one space because they do not serve the same player. */
function areApart(s: State, mine: number, piece: PieceId, other: PieceId): boolean {
  const theirs = allegianceOf(s, other);
  if (theirs !== mine) return true;
  return mine === SELF && factionOf(piece) !== factionOf(other);
}

/** TC-11.1i: may a force of this allegiance attack what stands in the space? */
export function isHostileTo(s: State, allegiance: number, piece: PieceId): boolean {
  if (allegiance === GREEN) return allegianceOf(s, piece) !== GREEN && isPlayable(s, piece);
  return isHostile(s, piece, asSide(allegiance));
}
const isPlayable = (s: State, piece: PieceId): boolean => {
  const allegiance = allegianceOf(s, piece);
  return allegiance === RED || allegiance === WHITE || allegiance === SELF;
};
