// What a side may know: everything here. A game with secrets builds its view field by field, and guesses the rest.
import { clone, type State } from './state.ts';

export type View = State;

export const view = (state: State): View => clone(state);
export const guess = (seen: View): State => clone(seen);
export const audience = (): undefined => undefined;
