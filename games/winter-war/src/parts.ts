// The second door, for whoever judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export * from './data/index.ts';
export { isArriving, lastTurn } from './phases/turn.ts';
export * from './position.ts';
export { isBarred } from './rules/entry.ts';
export { componentOf, type Front, frontOf } from './rules/front.ts';
export { RIDE } from './rules/path.ts';
export { costTo, pathTo, reachedHex, searchReach, wasReached } from './rules/reach.ts';
export { canRetreat, evaders, isMannerheimLineLost, retreatHexes } from './rules/retreat.ts';
export {
  columnFor,
  columnOf,
  defenseOfHex,
  isDoubledBy,
  isMinorWater,
  totalAttack,
} from './rules/strength.ts';
export {
  candidatesAt,
  capacityOf,
  connectedCities,
  needsSupply,
  reckonSupply,
} from './rules/supply.ts';
export { isOpenToSovietLine } from './rules/supply-lines.ts';
export { GARRISON, garrisonOfMurmansk, victoryPoints } from './rules/victory.ts';
export { IN_HAND } from './setup.ts';
export * from './state.ts';
