// What a unit counts: in a fight for the ground around it, and by itself.
import {
  ALL_PIECES,
  allegianceOf,
  isLeader,
  isOnMap,
  isReduced,
  type PieceId,
  pieceOfUnit,
  RED,
  SPACE_COUNT,
  type State,
  spaceOf,
  UNITS,
  WHITE,
} from '@motti/triumph-of-chaos/parts';

/** By piece, full and then reduced: what a unit counts in a fight for a city, and what it is worth where it fights. */
const FORCE = new Float64Array(2 * ALL_PIECES.length);
const WORTH = new Float64Array(2 * ALL_PIECES.length);
for (const { id, army, full, reduced } of UNITS)
  for (const [face, { strength, lossFactor }] of [full, reduced ?? full].entries()) {
    const index = 2 * pieceOfUnit(id) + face;
    FORCE[index] = strength + 0.5 * lossFactor;
    WORTH[index] = 0.35 * strength + 0.25 * lossFactor + (army ? 0.4 : 0);
  }
const faceIndex = (s: State, unit: PieceId): number => 2 * unit + (isReduced(s, unit) ? 1 : 0);
export const forceOf = (s: State, unit: PieceId): number => FORCE[faceIndex(s, unit)]!;
export const unitWorth = (s: State, unit: PieceId): number => WORTH[faceIndex(s, unit)]!;

/** Force by space, first RED's and then WHITE's: pages to write on, begun afresh by every reading. */
const near = new Float64Array(2 * SPACE_COUNT);
export function readForces(s: State): Float64Array {
  near.fill(0);
  for (const piece of ALL_PIECES) {
    if (isLeader(piece) || !isOnMap(s, piece)) continue;
    const allegiance = allegianceOf(s, piece);
    if (allegiance !== RED && allegiance !== WHITE) continue;
    near[allegiance * SPACE_COUNT + spaceOf(s, piece)]! += forceOf(s, piece);
  }
  return near;
}
