// TC-10.213 Propaganda: which spaces may be marked or freed, and what is added to the die.
import { Breakdown, type Refusal } from '@motti/engine';
import { linksFrom, NO_ACT_MARKERS, type SpaceId, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  allegianceOf,
  enemyOf,
  hasNoAct,
  isLeader,
  of,
  type PieceId,
  RED,
  type SideId,
  type State,
} from '../state.ts';
import { isNear, TROTSKY_PIECE, VOROSHILOV_PIECE, WRANGEL_PIECE } from './leaders.ts';
import { isElite, isUnit, leadersIn, ratingOf, roleOf, someIn } from './pieces.ts';

const isFriendlyLeader = (s: State, side: SideId, piece: PieceId): boolean =>
  isLeader(piece) && allegianceOf(s, piece) === side;

/** TC-A12: enemy units without a marker. */
export const isPropagandaTarget = (s: State, side: SideId, id: SpaceId): boolean =>
  !hasNoAct(s, id) && someIn(s, id, (p) => isUnit(p) && allegianceOf(s, p) === enemyOf(side));

/** TC-10.213a, TC-10.213c, TC-A12. */
export function checkPropaganda(s: State, side: SideId, id: SpaceId): Refusal | undefined {
  if (!isPropagandaTarget(s, side, id))
    return refuse('TC-A12', 'no-propaganda-target', { space: spaceName(id) });
  if (s.noAct.length >= NO_ACT_MARKERS) return refuse('TC-10.213c', 'four-markers');
  const agent = linksFrom(id).some(
    ({ to }) => !hasNoAct(s, to) && someIn(s, to, (p) => isFriendlyLeader(s, side, p)),
  );
  return agent ? undefined : refuse('TC-10.213a', 'no-agent', { space: spaceName(id) });
}

/** TC-10.213f. */
export const checkRally = (s: State, side: SideId, id: SpaceId): Refusal | undefined =>
  hasNoAct(s, id) && someIn(s, id, (p) => allegianceOf(s, p) === side)
    ? undefined
    : refuse('TC-10.213f', 'no-marker', { space: spaceName(id) });

/** TC-10.213b, TC-A11: every line that applies, each once. */
export function propagandaModifiers(s: State, side: SideId, id: SpaceId): Breakdown {
  const sum = new Breakdown();
  const famous = (p: PieceId): boolean => p === TROTSKY_PIECE || p === VOROSHILOV_PIECE;
  if (of(s.lostHomeVc, enemyOf(side)) === 1) sum.add('TC-10.213b', 'lost-home-city', -2);
  if (side === RED && isNear(s, TROTSKY_PIECE, id)) sum.add('TC-10.213b', 'trotsky', -1);
  if (someIn(s, id, famous)) sum.add('TC-10.213b', 'famous-leader', 2);
  if (someIn(s, id, (p) => isLeader(p) && !famous(p))) sum.add('TC-10.213b', 'leader', 1);
  if (someIn(s, id, (p) => isElite(p) || roleOf(p) === 'cheka')) sum.add('TC-10.213b', 'elite', 1);
  return sum;
}

/** TC-10.213f, TC-A11: one leader feeds one line; whoever is famous leaves the other line to another. */
export function rallyModifiers(s: State, side: SideId, id: SpaceId): Breakdown {
  const sum = new Breakdown();
  const near = [id, ...linksFrom(id).map(({ to }) => to)]
    .flatMap((to) => leadersIn(s, to))
    .filter((p) => allegianceOf(s, p) === side);
  const famous = near.filter(
    (p) => p === TROTSKY_PIECE || p === VOROSHILOV_PIECE || p === WRANGEL_PIECE,
  );
  const four = near.some(
    (p) => ratingOf(p) === 4 && (famous.length === 0 || famous.some((other) => other !== p)),
  );
  if (famous.length > 0) sum.add('TC-10.213f', 'famous-leader', -2);
  if (four) sum.add('TC-10.213f', 'leader', -1);
  return sum;
}
