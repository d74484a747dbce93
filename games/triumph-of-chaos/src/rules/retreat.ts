// TC-11.6 Retreats: which paths a force may take, best first (TC-A43, TC-A45).
import { CENTRAL_POWERS, linksFrom, type SpaceId } from '../data/index.ts';
import {
  allegianceOf,
  asPiece,
  asSide,
  firstIn,
  GREEN,
  isLeader,
  NOBODY,
  NONE,
  type PieceId,
  recordOf,
  SELF,
  type State,
} from '../state.ts';
import { checkLink, checkPlace } from './access.ts';
import { controlOf, isApart, isOutOfPlay } from './control.ts';
import { factionAt, inOccupiedRegion, isNeutralFaction } from './factions.ts';
import { factionOf } from './pieces.ts';
import { checkCompany, hasRoom } from './stacking.ts';
import { OUT_OF_SUPPLY, supplyAt } from './supply.ts';

export interface Path {
  /** The first space of two; absent in a retreat of one. */
  readonly via: SpaceId | undefined;
  readonly to: SpaceId;
}

const SUPPLIED = 0;
const FRIENDLY = 1;
const ENEMY_GROUND = 2;

/** TC-11.64c: the class of a space for a piece that retreats, or undefined where it may not go. */
function groundClass(s: State, piece: PieceId, id: SpaceId): number | undefined {
  if (isOutOfPlay(s, id)) return undefined;
  const allegiance = allegianceOf(s, piece);
  const first = firstIn(s, id);
  if (first !== NONE && allegianceOf(s, asPiece(first)) !== allegiance) return undefined;
  if (first !== NONE && checkCompany(s, piece, id)) return undefined;
  if (checkPlace(s, piece, id)) return undefined;
  if (allegiance === GREEN) return first === NONE ? SUPPLIED : undefined;
  if (allegiance === SELF) return ownGround(s, piece, id);
  if (isApart(id)) return SUPPLIED;
  const f = factionAt(id);
  if (factionOf(piece) === CENTRAL_POWERS && inOccupiedRegion(id) && f !== undefined)
    if (isNeutralFaction(s, f) || first !== NONE) return SUPPLIED;
  if (controlOf(s, id) !== asSide(allegiance)) return ENEMY_GROUND;
  return supplyAt(s, piece, id) > OUT_OF_SUPPLY ? SUPPLIED : FRIENDLY;
}

/** TC-A162, TC-A163: ground of its own where a force of a self-defending faction is safe and supplied. */
export function isOwnHaven(s: State, piece: PieceId, id: SpaceId): boolean {
  const first = firstIn(s, id);
  if (first !== NONE && allegianceOf(s, asPiece(first)) !== SELF) return false;
  const own = factionAt(id) === factionOf(piece) && (first !== NONE || recordOf(s, id) === NOBODY);
  return own && supplyAt(s, piece, id) !== OUT_OF_SUPPLY;
}

/** TC-A162: a self-defending faction keeps to its region. */
function ownGround(s: State, piece: PieceId, id: SpaceId): number | undefined {
  if (factionAt(id) !== factionOf(piece)) return undefined;
  return recordOf(s, id) === NOBODY ? SUPPLIED : ENEMY_GROUND;
}

/** Every path that the piece may take now: full length, of the best class, overstacked only if there is no other. */
export function retreatPaths(
  s: State,
  piece: PieceId,
  from: SpaceId,
  length: number,
  closed: readonly number[],
): Path[] {
  const rated: { path: Path; rank: number }[] = [];
  for (const link of linksFrom(from)) {
    const first = stepClass(s, piece, link.to, closed, checkLink(s, piece, link) !== undefined);
    if (first === undefined) continue;
    if (length === 1) {
      rated.push({
        path: { via: undefined, to: link.to },
        rank: first * 10 + crowd(s, piece, link.to),
      });
      continue;
    }
    for (const next of linksFrom(link.to)) {
      if (next.to === from || (next.fullRound && next.kind !== 'rail')) continue;
      const second = stepClass(s, piece, next.to, closed, checkLink(s, piece, next) !== undefined);
      if (second === undefined) continue;
      const rank = first * 10 + second + crowd(s, piece, next.to);
      rated.push({ path: { via: link.to, to: next.to }, rank });
    }
  }
  const best = Math.min(...rated.map(({ rank }) => rank));
  return rated.filter(({ rank }) => rank === best).map(({ path }) => path);
}

const OVERSTACKED = 1000;
const crowd = (s: State, piece: PieceId, to: SpaceId): number =>
  isLeader(piece) || hasRoom(s, to, [piece]) ? 0 : OVERSTACKED;

function stepClass(
  s: State,
  piece: PieceId,
  to: SpaceId,
  closed: readonly number[],
  barred: boolean,
): number | undefined {
  return barred || closed.includes(to) ? undefined : groundClass(s, piece, to);
}

/** Does a path enter enemy-controlled ground (TC-A44)? */
export const entersEnemyGround = (s: State, piece: PieceId, path: Path): boolean =>
  groundClass(s, piece, path.to) === ENEMY_GROUND ||
  (path.via !== undefined && groundClass(s, piece, path.via) === ENEMY_GROUND);
