// The second door, for whoever judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export * from './data/index.ts';
export { ALL_HEADQUARTERS } from './derived/derived.ts';
export { lift, put, rebuildZones, setIsolated, shift, take } from './derived/placing.ts';
export { updateSupply, withSupply } from './derived/supply.ts';
export { isArriving, lastTurn } from './phases/turn.ts';
export * from './position.ts';
export { isBarred } from './rules/entry.ts';
export { componentOf, type Front, frontOf } from './rules/front.ts';
export { RIDE } from './rules/path.ts';
export { Reach } from './rules/reach.ts';
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
} from './rules/supply.ts';
export { isOpenToSovietLine } from './rules/supply-lines.ts';
export { GARRISON, garrisonOfMurmansk, victoryPoints } from './rules/victory.ts';
export { IN_HAND } from './setup.ts';
export * from './state.ts';
