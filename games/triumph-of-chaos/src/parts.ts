// The second door, for whoever draws or judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export * from './data/index.ts';
export { ASKED } from './flow.ts';
export { holdsUpTo } from './phases/outcome.ts';
export { influenceModifier } from './phases/political.ts';
export * from './queries/index.ts';
export { checkLink, checkPlace, enemyUnitIn, isBorderOpen } from './rules/access.ts';
export { clauseOfMarker, costOf, markerInForce } from './rules/activation.ts';
export { checkTarget, commanders, targetsNow } from './rules/attack.ts';
export { airModifier, chargeModifier, tableFor } from './rules/combat.ts';
export { controlOf, controls, countVcs, MOSCOW, PETROGRAD } from './rules/control.ts';
export {
  controllerOf,
  factionAt,
  isMovable,
  isNeutralFaction,
  redMayControl,
} from './rules/factions.ts';
export { dataOf, handOf, handSize, isPolitical, keyOfCard, valueOfCard } from './rules/hand.ts';
export { valueFor } from './rules/leaders.ts';
export { allowanceOf, checkMobile } from './rules/movement.ts';
export {
  campOf,
  factionOf,
  isArmy,
  isBlackDot,
  isCorps,
  isElite,
  isInsurrection,
  isPartisan,
  isRailOnly,
  isUnit,
  keyOf,
  leadersIn,
  lossFactorOf,
  movementOf,
  nameOf,
  ratingOf,
  stepsLeft,
  strengthOf,
  unitsIn,
} from './rules/pieces.ts';
export { stepCost } from './rules/rebuilding.ts';
export { checkStack } from './rules/stacking.ts';
export {
  isExemptFromAttrition,
  isGroundSupplied,
  LIMITED,
  OUT_OF_SUPPLY,
  supplyAt,
  updateSupply,
} from './rules/supply.ts';
export { type Goal, type GoalName, REQUIRED, type WayToWin, waysToWin } from './rules/victory.ts';
export {
  type ActionCardId,
  ALL_CARDS,
  ALL_PIECES,
  ALL_SPACES,
  ASIDE,
  AWAY,
  allegianceOf,
  asCard,
  asFaction,
  asPiece,
  asPolitical,
  asSide,
  asSpace,
  BOX,
  BOX_NAMES,
  boughtIp,
  CARD_OUT,
  COMBAT_MARK,
  COMING,
  type Combat,
  cardOf,
  cardPlace,
  cardsIn,
  countCards,
  DEAD,
  DISCARD,
  DISCARDING,
  dueOf,
  enemyOf,
  FAIR,
  factionStepsOf,
  firstIn,
  GREEN,
  HAND,
  hasFlag as hasFlagSet,
  hasNoAct,
  IN_GAME,
  ipOf,
  isLeader,
  isOnMap,
  isReduced,
  LATER,
  LOST_MARK,
  leaderOf,
  MOVE_MARK,
  MUD,
  markerOf,
  markOn,
  NEUTRAL,
  NOBODY,
  NONE,
  nameOfSide,
  nextIn,
  numberOfCard,
  OUT,
  of,
  PC_BOX,
  PC_DISCARD,
  PC_PILE,
  PILE,
  type PieceId,
  type PoliticalCardId,
  pieceOfLeader,
  pieceOfUnit,
  piecesIn,
  placeOf,
  politicalPlace,
  put,
  RED,
  RESERVE,
  recordOf,
  SELF,
  SIDE_NAMES,
  SIDES,
  type SideId,
  type State,
  setRecord,
  sideByName,
  sideOfCard,
  spaceOf,
  statusOf,
  TRACK,
  topStep,
  unitOf,
  WHITE,
  WINTER,
  WITHDRAWN,
  warOf,
} from './state.ts';
export { CARD_TEXTS, type CardText, type CardTexts } from './texts/cards.ts';
export { figure } from './texts/figures.ts';
export { HIDDEN, type View } from './view.ts';
