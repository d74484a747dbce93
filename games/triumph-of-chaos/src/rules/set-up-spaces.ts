// TC-8.141, TC-8.317, TC-A138: where the forces of a faction may be set up.
import { faction, region, type SpaceId } from '../data/index.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  firstIn,
  isOnMap,
  NONE,
  type PieceId,
  type State,
  spaceOf,
} from '../state.ts';
import { checkPlace } from './access.ts';
import { isOutOfPlay, vcsOfFaction } from './control.ts';
import { factionAt } from './factions.ts';
import { factionOf, roleOf } from './pieces.ts';
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
  const home = f === undefined ? undefined : faction(f).region;
  if (f === undefined || home === undefined) return [];
  // TC-A138: Victory Cities first.
  const cities = open(vcsOfFaction(f));
  return cities.length > 0 ? cities : open(region(home).spaces);
}

/** TC-8.317b: spaces holding White Finns. */
const finnishSpaces = (s: State): SpaceId[] =>
  ALL_PIECES.filter((p) => roleOf(p) === 'white-finn' && isOnMap(s, p)).map((p) => spaceOf(s, p));
