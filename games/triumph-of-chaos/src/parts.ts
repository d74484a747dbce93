// The second door, for whoever draws or judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export * from './data/index.ts';
export { checkLink, checkPlace, enemyUnitIn } from './rules/access.ts';
export { checkTarget, commanders, targetsNow } from './rules/attack.ts';
export { tableFor } from './rules/combat.ts';
export { controlOf, controls, countVcs, MOSCOW, PETROGRAD } from './rules/control.ts';
export {
  controllerOf,
  factionAt,
  isMovable,
  isNeutralFaction,
  redMayControl,
} from './rules/factions.ts';
export { dataOf, handOf, valueOfCard } from './rules/hand.ts';
export { allowanceOf, checkMobile } from './rules/movement.ts';
export {
  factionOf,
  isArmy,
  isBlackDot,
  isElite,
  isInsurrection,
  isPartisan,
  isRailOnly,
  isUnit,
  lossFactorOf,
  ratingOf,
  strengthOf,
  unitsIn,
} from './rules/pieces.ts';
export { checkStack } from './rules/stacking.ts';
export { FULL_SUPPLY, LIMITED, OUT_OF_SUPPLY, supplyAt, updateSupply } from './rules/supply.ts';
export { REQUIRED } from './rules/victory.ts';
export {
  type ActionCardId,
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSpace,
  DEAD,
  enemyOf,
  firstIn,
  GREEN,
  hasNoAct,
  ipOf,
  isLeader,
  isOnMap,
  isReduced,
  MUD,
  markerOf,
  NEUTRAL,
  NOBODY,
  NONE,
  nextIn,
  numberOfCard,
  type PieceId,
  placeOf,
  put,
  RED,
  RESERVE,
  recordOf,
  type SideId,
  type State,
  setRecord,
  sideByName,
  spaceOf,
  TRACK,
  topStep,
  WHITE,
} from './state.ts';
export { HIDDEN, type View } from './view.ts';
