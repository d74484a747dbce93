// Steps for certain units only (TC-14.31k, TC-C.do.rs): which units they fit.
import { effectsIn } from '../data/index.ts';
import type { PieceId } from '../state.ts';
import { campOf } from './pieces.ts';

/** TC-14.71e, TC-A66: the step for BAF units stands outside table and cap. */
export const isBafBonus = (list: number): boolean => list < 0;

/** `list` and `index` find the effect that gave them; -1 is the BAF bonus. */
export function boundFits(list: number, index: number, piece: PieceId): boolean {
  const camp = campOf(piece);
  if (isBafBonus(list)) return camp === 'baf';
  const effect = effectsIn(list as Parameters<typeof effectsIn>[0])[index];
  if (effect?.do !== 'rs' || !effect.camps) return false;
  return camp !== undefined && effect.camps.includes(camp);
}
