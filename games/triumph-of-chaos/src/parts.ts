// The second door, for whoever draws or judges a position: components, nouns of play, and the questions rules answer.
export * from './actions.ts';
export * from './data/index.ts';
export { controlOf, controls, countVcs } from './rules/control.ts';
export { controllerOf } from './rules/factions.ts';
export { HIDDEN, type View } from './view.ts';
