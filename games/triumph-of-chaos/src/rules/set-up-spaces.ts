// TC-8.141, TC-8.317, TC-A138: where the forces of a faction may be set up.
import { faction, region, type SpaceId } from '../data/index.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  firstIn,
  isLeader,
  isOnMap,
  NONE,
  type PieceId,
  type State,
  spaceOf,
  unitOf,
} from '../state.ts';
import { checkPlace } from './access.ts';
import { controlOf, isOutOfPlay, vcsOfFaction } from './control.ts';
import { factionAt } from './factions.ts';
import { factionOf, roleOf } from './pieces.ts';
import { factionSpaces } from './redeployment.ts';
import { mayJoin } from './stacking.ts';

/** `why` of a step in which a player chooses: among spaces of White Finns, or in the faction's region. */
export const BESIDE_FINNS = 'beside-finns';
export const ANYWHERE = 'anywhere';

/** TC-8.141b, TC-A123: held by others, by the Central Powers, or full. */
export function isBlocked(s: State, piece: PieceId, id: SpaceId): boolean {
  const occupant = firstIn(s, id);
  if (occupant !== NONE && allegianceOf(s, asPiece(occupant)) !== allegianceOf(s, piece))
    return true;
  if (factionAt(id) !== undefined && factionAt(id) !== factionOf(piece) && checkPlace(s, piece, id))
    return true;
  return isOutOfPlay(s, id) || !mayJoin(s, piece, id);
}

/** The spaces that the rule leaves to the player, none of them blocked. */
export function setUpSpaces(s: State, piece: PieceId, why: string): SpaceId[] {
  const open = (ids: readonly SpaceId[]): SpaceId[] =>
    ids.filter((id, i) => ids.indexOf(id) === i && !isBlocked(s, piece, id));
  if (why === BESIDE_FINNS) return open(finnishSpaces(s));
  const f = factionOf(piece);
  if (f === undefined) return [];
  const { region: home, stacks, later } = faction(f);
  // TC-A138: a Major Power has no region; who came by card returns to its spaces (TC-A52). Where it lands is its
  // controller's (TC-8.314c). Its other units belong in the Reserve.
  if (home === undefined) {
    if (isLeader(piece) || !later.includes(unitOf(piece))) return [];
    const isOwn = (id: SpaceId): boolean =>
      controlOf(s, id) === allegianceOf(s, piece) || stacks.some(({ space }) => space === id);
    return open(factionSpaces(s, f)).filter(isOwn);
  }
  // Victory Cities first.
  const cities = open(vcsOfFaction(f));
  return cities.length > 0 ? cities : open(region(home).spaces);
}

/** TC-8.317b: spaces holding White Finns. */
const finnishSpaces = (s: State): SpaceId[] =>
  ALL_PIECES.filter((p) => roleOf(p) === 'white-finn' && isOnMap(s, p)).map((p) => spaceOf(s, p));
