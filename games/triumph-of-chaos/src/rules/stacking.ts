// TC-10.3 Stacking, and who does not share a space with whom.
import type { Clause, Refusal } from '@motti/engine';
import {
  CENTRAL_POWERS,
  POLAND,
  type SpaceId,
  STACKING,
  space,
  spaceName,
  WEST_UKRAINE,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  firstIn,
  isLeader,
  NONE,
  nextIn,
  type PieceId,
  type State,
} from '../state.ts';
import { factionOf, isArmy } from './pieces.ts';

export const limitsAt = (id: SpaceId): { units: number; armies: number } => LIMITS[id]!;
const LIMITS = ALL_SPACES.map((id) => (space(id).box ? STACKING.box : STACKING.space));

/** Units and armies over the limit in a space, as it stands. */
export function excessAt(s: State, id: SpaceId): { units: number; armies: number } {
  let units = 0;
  let armies = 0;
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    if (isLeader(asPiece(p))) continue;
    units++;
    if (isArmy(asPiece(p))) armies++;
  }
  const limits = limitsAt(id);
  return { units: units - limits.units, armies: armies - limits.armies };
}
export const isOverstacked = (s: State, id: SpaceId): boolean => {
  const { units, armies } = excessAt(s, id);
  return units > 0 || armies > 0;
};

/** Room for these pieces besides whoever is there (TC-10.31a, TC-10.32a); those already there are not counted twice. */
export function hasRoom(s: State, id: SpaceId, coming: readonly PieceId[]): boolean {
  const { units, armies } = excessAt(s, id);
  let more = 0;
  let moreArmies = 0;
  for (const piece of coming) {
    if (isLeader(piece) || s.place[piece] === id) continue;
    more++;
    if (isArmy(piece)) moreArmies++;
  }
  return (more === 0 || units + more <= 0) && (moreArmies === 0 || armies + moreArmies <= 0);
}

/** The rule by which forces of two factions, or of a faction and its controller, are never together. */
export function apartBy(a: PieceId, b: PieceId): Clause | undefined {
  const one = COMPANY[a]!;
  const other = COMPANY[b]!;
  if (one === other) return undefined;
  if (one === ALONE || other === ALONE) return 'TC-8.315c';
  return one + other === POLES + WEST_UKRAINIANS ? 'TC-8.326b' : undefined;
}
/** Who minds company: the Central Powers any other, Poles and West Ukrainians each other. */
const ANYBODY = 0;
const ALONE = 1;
const POLES = 2;
const WEST_UKRAINIANS = 4;
const COMPANY = Uint8Array.from(ALL_PIECES, (piece) => {
  const f = factionOf(piece);
  if (f === CENTRAL_POWERS) return ALONE;
  return f === POLAND ? POLES : f === WEST_UKRAINE ? WEST_UKRAINIANS : ANYBODY;
});

/** Of those on one's own side: an enemy unit bars the space by another rule, and an enemy leader is overrun (TC-10.1g). */
export function checkCompany(s: State, piece: PieceId, id: SpaceId): Refusal | undefined {
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const other = asPiece(p);
    if (other === piece || allegianceOf(s, other) !== allegianceOf(s, piece)) continue;
    const clause = apartBy(piece, other);
    if (clause !== undefined) return refuse(clause, 'never-together', { space: spaceName(id) });
  }
  return undefined;
}

/** May this piece join whoever is in the space? The same as `checkStack`, where nobody asks for the reason. */
export function mayJoin(s: State, piece: PieceId, id: SpaceId): boolean {
  if (firstIn(s, id) === NONE) return true;
  const side = allegianceOf(s, piece);
  let units = isLeader(piece) ? 0 : 1;
  let armies = isArmy(piece) ? 1 : 0;
  const arrives = units;
  const bringsArmy = armies;
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const other = asPiece(p);
    // It is there already: nobody is counted twice.
    if (other === piece) return checkStack(s, id, [piece]) === undefined;
    if (allegianceOf(s, other) === side && apartBy(piece, other)) return false;
    if (isLeader(other)) continue;
    units++;
    if (isArmy(other)) armies++;
  }
  const limits = limitsAt(id);
  return (arrives === 0 || units <= limits.units) && (bringsArmy === 0 || armies <= limits.armies);
}

/** May the pieces end in the space together? */
export function checkStack(s: State, id: SpaceId, coming: readonly PieceId[]): Refusal | undefined {
  for (const piece of coming) {
    const refusal = checkCompany(s, piece, id);
    if (refusal) return refusal;
  }
  return hasRoom(s, id, coming) ? undefined : noRoom(id);
}
/** May everybody who is in the space stay there? */
export const checkCrowd = (s: State, id: SpaceId): Refusal | undefined =>
  isOverstacked(s, id) ? noRoom(id) : undefined;

const noRoom = (id: SpaceId): Refusal => {
  const { units, armies } = limitsAt(id);
  const clause = space(id).box ? 'TC-10.32a' : 'TC-10.31a';
  return refuse(clause, 'no-room', { space: spaceName(id), units, armies });
};
