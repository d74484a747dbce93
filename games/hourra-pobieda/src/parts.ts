// The second door, for whoever draws or judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export {
  type AreaId,
  type Crossing,
  type Geometry,
  givesBenefit,
  isCover,
  isMasking,
  isTown,
  NOWHERE,
  type Place,
  type SupplyLine,
  type Traveller,
} from './board/geometry.ts';
export { HexGeometry } from './board/hex.ts';
export { OpenGeometry } from './board/open.ts';
export type { OpenArea, OpenMap, OpenObjective } from './board/open-map.ts';
export { pack, unpack } from './board/open-places.ts';
export type { Point, Segment } from './board/plane.ts';
export * from './data/index.ts';
export { waiting } from './phases/arrivals.ts';
export { colourOfToken, munitionsDice } from './phases/collection.ts';
export { type Order, type Reach, reachOfOrder, whyNotReached } from './reach.ts';
export { isFighting, targetsOf } from './rules/assault.ts';
export { costOf, declarerOf, pontoonSites } from './rules/declaration.ts';
export * from './rules/drawn.ts';
export { facesThatBomb, facesThatHit, GUN_TOKENS } from './rules/fire.ts';
export * from './rules/groups.ts';
export { reachOf, type Walker, walkerOf } from './rules/movement.ts';
export * from './rules/odds.ts';
export {
  foresee,
  legalPart,
  type PathReach,
  pathsFrom,
  printPath,
  reachAlong,
  readPath,
} from './rules/paths.ts';
export { unplacedOf } from './rules/placement.ts';
export { retreatsOf } from './rules/retreat.ts';
export { isLocalised } from './rules/sight.ts';
export * from './rules/supply.ts';
export { controls, gainerOf, holds, seenBy } from './rules/victory.ts';
export type * from './scenario/format.ts';
export { GROUP_LIMIT, TERRAINS } from './scenario/format.ts';
export { placeNamed } from './scenario/places.ts';
export * from './state.ts';
export {
  elementsOf,
  nameOf,
  numberOf,
  placeAt,
  spotOf,
  type Test,
  theatreOf,
  type VictoryTest,
} from './theatre.ts';
export { BOARD, type GroupView, type View } from './view.ts';
