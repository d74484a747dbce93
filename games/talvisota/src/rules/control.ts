// TV-1.1e to TV-1.1i, TV-6.1, TV-A54 to TV-A57: who holds a space, and what is still linked to Soviet territory.
import { Flood } from '@motti/engine';
import {
  FINNISH_SPACES,
  frontierOf,
  isSoviet,
  mapOf,
  neighboursOf,
  SOVIET_TYPES,
  SPACE_COUNT,
  type SpaceId,
  type UnitType,
} from '../data/index.ts';
import { garrison, hasMarker, isConquered, type State, scoutsAt, unitsAt } from '../state.ts';

/**
 * TV-1.1e: Soviet territory always; in Finland units or a Possession marker, and no Finnish unit. A garrison that a raid
 * has cut off controls nothing until E1 is over (TV-A59).
 */
export const isControlled = (s: State, space: SpaceId): boolean =>
  isSoviet(space) ||
  ((hasMarker(s, space) || (garrison(s, space) > 0 && s.raided !== space)) &&
    scoutsAt(s, space) === 0);

/** TV-A54: conquered ground that nobody holds. */
export const isGap = (s: State, space: SpaceId): boolean =>
  isConquered(s, space) &&
  !hasMarker(s, space) &&
  scoutsAt(s, space) === 0 &&
  garrison(s, space) === 0;

const NOWHERE: readonly number[] = Array.from({ length: SPACE_COUNT }, () => 0);

const flood = new Flood<SpaceId>(SPACE_COUNT);

/** TV-A56: by space, 1 where a Finnish space is held and linked to Soviet territory. */
export function linkedSpaces(s: State): readonly number[] {
  const linked = NOWHERE.slice();
  const isHeld = (space: SpaceId): boolean => !isSoviet(space) && isControlled(s, space);
  flood.spread(mapOf(s.turn), frontierOf(s.turn).filter(isHeld), isHeld);
  for (let i = 0; i < flood.count; i++) linked[flood.at(i)] = 1;
  return linked;
}

/** TV-A53c, TV-A55: a gap can be re-entered from a linked space or from Soviet territory beside it. */
export function isReachableGap(s: State, space: SpaceId, linked: readonly number[]): boolean {
  if (!isGap(s, space)) return false;
  for (const next of neighboursOf(space, s.turn))
    if (isSoviet(next) || linked[next] === 1) return true;
  return false;
}

/** TV-6.2n: Soviet units in Finland whose space is not linked. */
export const isIsolated = (s: State, space: SpaceId, linked: readonly number[]): boolean =>
  !isSoviet(space) && linked[space] === 0 && garrison(s, space) > 0;

/**
 * TV-A57: the spaces of the isolated group around a space, those with units only; neighbours belong to it
 * directly or through held spaces that are cut off as well.
 */
export function pocketOf(s: State, from: SpaceId, linked: readonly number[]): readonly SpaceId[] {
  const isCutOff = (space: SpaceId): boolean =>
    !isSoviet(space) && linked[space] === 0 && (garrison(s, space) > 0 || isControlled(s, space));
  return flood
    .spread(mapOf(s.turn), [from], isCutOff)
    .entered()
    .filter((space) => garrison(s, space) > 0)
    .sort((a, b) => a - b);
}

/** One space of each isolated group, in the order of the map. */
export function pockets(s: State): SpaceId[] {
  const linked = linkedSpaces(s);
  const seen = NOWHERE.slice();
  const found: SpaceId[] = [];
  for (const space of FINNISH_SPACES) {
    if (seen[space] === 1 || !isIsolated(s, space, linked)) continue;
    for (const member of pocketOf(s, space, linked)) seen[member] = 1;
    found.push(space);
  }
  return found;
}

// TV-6.2q, TV-A57: tanks first, elite divisions last.
const ATTRITION_ORDER: readonly UnitType[] = [...SOVIET_TYPES].sort(
  (a, b) => rankOfAttrition(a) - rankOfAttrition(b),
);
function rankOfAttrition(type: UnitType): number {
  return [2, 3, 1, 0][type] ?? 4; // FUS, ELI, MECA, TAN
}

/** The type that a pocket must lose, and the spaces of the pocket that hold it. */
export function attritionIn(
  s: State,
  pocket: readonly SpaceId[],
): { readonly type: UnitType; readonly spaces: readonly SpaceId[] } | undefined {
  for (const type of ATTRITION_ORDER) {
    const spaces = pocket.filter((space) => unitsAt(s, space, type) > 0);
    if (spaces.length > 0) return { type, spaces };
  }
  return undefined;
}
