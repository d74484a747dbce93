// TC-15 Leaders: who is able to use abilities, and what he must roll.
import type { Clause, Refusal } from '@motti/engine';
import {
  LEADERS,
  LENIN,
  leaderCard,
  leaderKeyed,
  linksFrom,
  type RolledAbility,
  type SpaceId,
  TROTSKY,
  VOROSHILOV,
  WRANGEL,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  allegianceOf,
  asPiece,
  hasNoAct,
  isOnMap,
  leaderOf,
  type PieceId,
  pieceOfLeader,
  type SideId,
  type State,
  spaceOf,
} from '../state.ts';
import { factionOf, isArmy, isOwnKind, leadersIn, nameOf, ratingOf, someIn } from './pieces.ts';

export const LENIN_PIECE = pieceOfLeader(LENIN);
export const TROTSKY_PIECE = pieceOfLeader(TROTSKY);
export const WRANGEL_PIECE = pieceOfLeader(WRANGEL);
export const VOROSHILOV_PIECE = pieceOfLeader(VOROSHILOV);
export const DENIKIN_PIECE = pieceOfLeader(leaderKeyed('denikin'));
export const KOLCHAK_PIECE = pieceOfLeader(leaderKeyed('kolchak'));
export const GAJDA_PIECE = pieceOfLeader(leaderKeyed('gajda'));
export const BUDYENNY_PIECE = pieceOfLeader(leaderKeyed('budyenny'));
export const TSAR_PIECE = pieceOfLeader(leaderKeyed('tsar'));

/** TC-15.31: an army that lets this leader command: of his own side, or of his own faction. */
export function hasArmy(s: State, leader: PieceId): boolean {
  const side = allegianceOf(s, leader);
  const f = factionOf(leader);
  return someIn(
    s,
    spaceOf(s, leader),
    (piece) =>
      isArmy(piece) &&
      allegianceOf(s, piece) === side &&
      (f === undefined ? isOwnKind(piece) : factionOf(piece) === f),
  );
}

/** TC-15.22b: why a leader may not use abilities now; markers of In-Fighting only warn (TC-A72). */
function checkAble(s: State, leader: PieceId): Refusal | undefined {
  if (!isOnMap(s, leader)) return refuse('TC-15.22b', 'not-on-map', { piece: nameOf(leader) });
  if (ratingOf(leader) === 0) return refuse('TC-15.22b', 'no-abilities', { piece: nameOf(leader) });
  if (hasNoAct(s, spaceOf(s, leader)))
    return refuse('TC-10.213d', 'no-act-leader', { piece: nameOf(leader) });
  if (!hasArmy(s, leader)) {
    const clause = factionOf(leader) === undefined ? 'TC-15.31a' : 'TC-15.31b';
    return refuse(clause, 'needs-army', { piece: nameOf(leader) });
  }
  return isPreceded(s, leader)
    ? refuse('TC-15.32a', 'another-leader', { piece: nameOf(leader) })
    : undefined;
}

/** TC-15.32a, TC-A30: another leader of his space has used abilities, there or before he came. */
function isPreceded(s: State, leader: PieceId): boolean {
  const here = spaceOf(s, leader);
  for (let i = 0; i < s.usedAbility.length; i += 2) {
    const other = asPiece(s.usedAbility[i]!);
    // TC-15.12b: whoever pursues into a space is not bound by the enemy who withdrew from it.
    if (other === leader || allegianceOf(s, other) !== allegianceOf(s, leader)) continue;
    if (s.usedAbility[i + 1] === here || s.place[other] === here) return true;
  }
  return false;
}

/** Why a leader may not try an ability, given those who may. */
export function checkTry(
  s: State,
  leader: PieceId,
  able: readonly PieceId[],
  clause: Clause,
): Refusal | undefined {
  if (able.includes(leader)) return undefined;
  return checkAble(s, leader) ?? refuse(clause, 'not-here', { piece: nameOf(leader) });
}

export function noteAbility(s: State, leader: PieceId): void {
  s.usedAbility.push(leader, spaceOf(s, leader));
}

/** Leaders of an allegiance in a space who are able. */
export function ableLeaders(s: State, id: SpaceId, allegiance: SideId | number): PieceId[] {
  return leadersIn(s, id).filter(
    (leader) => allegianceOf(s, leader) === allegiance && !checkAble(s, leader),
  );
}

/** TC-15.22a, TC-15.7a: a die at or below this succeeds. */
export function valueFor(s: State, leader: PieceId, ability: RolledAbility): number {
  const card = s.rules.leaderCards ? leaderCard(leaderOf(leader)) : undefined;
  return card?.ratings?.[ability] ?? ratingOf(leader);
}

/** TC-11.52a, TC-A40: what he survives by; Lenin by 3. */
export const survivalOf = (leader: PieceId): number =>
  leader === LENIN_PIECE ? 3 : ratingOf(leader);

/** TC-15.51b, TC-16.21b: VPs that his side loses; faction leaders none (TC-15.54a). */
export function costOfLeader(s: State, leader: PieceId): number {
  if (factionOf(leader) !== undefined) return 0;
  if (leader === LENIN_PIECE) return s.rules.specialUnits ? 5 : 0;
  return ratingOf(leader);
}

export const mayCharge = (leader: PieceId): boolean =>
  LEADERS[leaderOf(leader)]!.abilities.includes('cavalry-surprise');

/** In the space or in a neighbouring one, by any connection. */
export const isNear = (s: State, leader: PieceId, id: SpaceId): boolean =>
  isOnMap(s, leader) &&
  (spaceOf(s, leader) === id || linksFrom(id).some(({ to }) => to === spaceOf(s, leader)));
