// TC-A72: what breaches the In-Fighting marker in force against a side. It is legal, noted in secret, and paid for.
import { hasFlag as hasCardFlag, type SpaceId } from '../data/index.ts';
import {
  type ActionCardId,
  allegianceOf,
  asSpace,
  type PieceId,
  RED,
  type SideId,
  type State,
  WHITE,
} from '../state.ts';
import { markerInForce } from './activation.ts';
import { dataOf } from './hand.ts';
import { campOf, factionOf, isArmy, someIn } from './pieces.ts';

/** TC-16.513b, TC-16.523e: would marking this space breach the side's marker? */
export function breachesByMark(s: State, side: SideId, space: SpaceId): boolean {
  const marker = markerInForce(s, side);
  if (marker === undefined || s.marked.includes(space)) return false;
  const test = markedTest(s, side, marker);
  if (test === undefined || !test(space)) return false;
  return s.marked.some((id) => test(asSpace(id)));
}

function markedTest(
  s: State,
  side: SideId,
  marker: string,
): ((space: SpaceId) => boolean) | undefined {
  if (side === RED)
    return marker === 'trotsky' || marker === 'stalin'
      ? (space) => someIn(s, space, (piece) => isArmy(piece) && campOf(piece) === marker)
      : undefined;
  return marker === 'other' ? (space) => someIn(s, space, isOther) : undefined;
}

/** TC-16.523e: BAF, Siberian and faction forces. */
const isOther = (piece: PieceId): boolean => {
  const camp = campOf(piece);
  return camp === 'baf' || camp === 'siberian' || factionOf(piece) !== undefined;
};

/** TC-16.513b-c: would this event breach RED's marker? */
export function breachesByEvent(s: State, side: SideId, card: ActionCardId): boolean {
  const marker = side === RED ? markerInForce(s, RED) : undefined;
  if (marker === undefined) return false;
  const data = dataOf(card);
  if (marker === 'lenin') return hasCardFlag(data, 'marker-lenin');
  return hasCardFlag(data, 'reinforcement') && data.camps.some((camp) => camp === marker);
}

/** TC-16.513c, TC-16.523c-d: an attack by units that the marker bars. */
export function breachesByAttack(s: State, side: SideId, units: readonly PieceId[]): boolean {
  const marker = markerInForce(s, side);
  if (marker === undefined) return false;
  return units.some((piece) => {
    const camp = campOf(piece);
    if (side === WHITE) return marker === camp && (camp === 'don' || camp === 'siberian-cossack');
    if (marker !== 'lenin' || !isArmy(piece) || camp === undefined) return false;
    return s.rules.leninMarkerLiteral ? camp !== 'stalin' : camp !== 'lenin';
  });
}

/** TC-16.523b-e: abilities of leaders whose camp the marker names. */
export function breachesByAbility(s: State, leader: PieceId): boolean {
  if (allegianceOf(s, leader) !== WHITE) return false;
  const marker = markerInForce(s, WHITE);
  if (marker === undefined) return false;
  return marker === 'other' ? isOther(leader) : marker === campOf(leader);
}

/** TC-16.523b: repairing or rebuilding a Siberian unit. */
export const breachesByRepair = (s: State, side: SideId, piece: PieceId): boolean =>
  side === WHITE && campOf(piece) === 'siberian' && markerInForce(s, WHITE) === 'siberian';
