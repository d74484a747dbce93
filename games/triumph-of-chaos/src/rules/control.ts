// Who controls a space now (TC-4e, TC-A132): the record, overridden by whoever stands there.
import {
  at,
  type FactionId,
  FLAGS,
  faction,
  type RegionId,
  region,
  type SpaceId,
  space,
  VICTORY_CITIES,
} from '../data/index.ts';
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  firstIn,
  hasFlag,
  NOBODY,
  NONE,
  RED,
  recordOf,
  type SideId,
  type State,
  WHITE,
} from '../state.ts';
import { inOccupiedRegion, isCentralPower } from './factions.ts';

export const FLAG = Object.fromEntries(FLAGS.map((flag, index) => [flag, index])) as Readonly<
  Record<(typeof FLAGS)[number], number>
>;

export const MOSCOW = at(801);
export const PETROGRAD = at(709);
export const KRONSTADT = at(123);
export const EAST_PRUSSIA = at(136);
export const YUDENICH_BOX = at(120);
export const SEVASTOPOL = at(301);
export const YEKATERINODAR = at(310);
export const OMSK = at(514);
export const TULA = at(817);
export const HELSINKI = at(126);

const NEVER_IN_PLAY: readonly SpaceId[] = [at(245), at(246), at(527), at(528)];
const never: readonly boolean[] = ALL_SPACES.map((id) => NEVER_IN_PLAY.includes(id));

export const isNeverInPlay = (id: SpaceId): boolean => never[id] === true;
/** TC-A133: never entered, chosen, traced through or flipped; Kronstadt until it is open. */
export const isOutOfPlay = (s: State, id: SpaceId): boolean =>
  isNeverInPlay(id) || (id === KRONSTADT && !hasFlag(s, FLAG.kronstadtOpen));
/** TC-A133: East Prussia and the box of Yudenich are WHITE's for the forces that may enter them, nobody's otherwise. */
export const isApart = (id: SpaceId): boolean => id === EAST_PRUSSIA || id === YUDENICH_BOX;

/** Present control: RED, WHITE or nobody. */
export function controlOf(s: State, id: SpaceId): number {
  const first = firstIn(s, id);
  if (first === NONE) return recordOf(s, id);
  const piece = asPiece(first);
  const allegiance = allegianceOf(s, piece);
  if (allegiance !== RED && allegiance !== WHITE) return NOBODY;
  // TC-8.315d: in the occupied regions nobody controls what the Central Powers hold.
  return isCentralPower(piece) && inOccupiedRegion(id) ? NOBODY : allegiance;
}
export const controls = (s: State, side: SideId, id: SpaceId): boolean =>
  controlOf(s, id) === side && !isOutOfPlay(s, id);

/** Whoever stands in a space serves this side: the space is their own, whatever counts as control. */
export const isHeldBy = (s: State, side: SideId, id: SpaceId): boolean => {
  const first = firstIn(s, id);
  return first !== NONE && allegianceOf(s, asPiece(first)) === side;
};

// ------------------------------------------------------------------------------ Victory Cities

export function countVcs(
  s: State,
  side: SideId,
  among: readonly SpaceId[] = VICTORY_CITIES,
): number {
  let count = 0;
  for (const id of among) if (controls(s, side, id)) count++;
  return count;
}
/** TC-0.4: 1 ahead, -1 behind, 0 neither. */
export function leadInVcs(s: State, side: SideId): number {
  const red = countVcs(s, RED) - countVcs(s, WHITE);
  return Math.sign(side === RED ? red : -red);
}
export const isAhead = (s: State, side: SideId): boolean => leadInVcs(s, side) > 0;
export const isBehind = (s: State, side: SideId): boolean => leadInVcs(s, side) < 0;

export const vcsOf = (id: RegionId): readonly SpaceId[] => region(id).victoryCities;
/** The Victory Cities of a faction's region. */
export const vcsOfFaction = (id: FactionId): readonly SpaceId[] => {
  const home = faction(id).region;
  return home === undefined ? [] : region(home).victoryCities;
};
export const controlsAll = (s: State, side: SideId, ids: readonly SpaceId[]): boolean =>
  ids.every((id) => controls(s, side, id));
export const isVc = (id: SpaceId): boolean => space(id).victoryCity;
