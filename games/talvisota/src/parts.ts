// The second door, for whoever draws or judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export * from './data/index.ts';
export { isLegal } from './flow.ts';
export * from './interned.ts';
export { newCombat } from './phases/combats.ts';
export { freeMarkers } from './phases/special.ts';
export * from './plans.ts';
export { attacksOf, isOpenTarget } from './rules/attack.ts';
export { isControlled, isGap, isIsolated, isReachableGap, linkedSpaces } from './rules/control.ts';
export { boxesOn, boxesTaken, missingForce } from './rules/force.ts';
export { harassmentModifier, raidDamage, raidOutcomes } from './rules/harassment.ts';
export { doomedOf, isUnseenChoice, losable } from './rules/losses.ts';
export { finnishLimit, isSupportFree, supportRoom } from './rules/means.ts';
export { verdictOf } from './rules/morale.ts';
export { recoveryPrice } from './rules/recovery.ts';
export { type RoundResult, roundResult } from './rules/round.ts';
export { type Clash, clashOf, DEFENDERS, rowOf, sovietSum } from './rules/strength.ts';
export * from './state.ts';
export {
  type BattleView,
  boxSeen,
  committedSeen,
  conqueredSeen,
  finnsSeen,
  HIDDEN,
  hiddenSeen,
  laidSeen,
  markerSeen,
  plannedExtras,
  plannedFromBox,
  plannedFromField,
  scoutsSeen,
  unitsSeen,
  type View,
} from './view.ts';
