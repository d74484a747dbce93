// The data of the game, checked at load, in small integers.
export * from './cards.ts';
export { CONDITION_NAMES, EFFECT_NAMES } from './effects.ts';
export * from './factions.ts';
export * from './ids.ts';
export * from './leaders.ts';
export * from './map.ts';
export * from './scenarios.ts';
export * from './tables.ts';
export * from './units.ts';
export * from './vocabulary.ts';
