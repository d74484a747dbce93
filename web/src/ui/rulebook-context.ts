import { getContext, setContext } from 'svelte';

/** A rulebook that is at hand where we are: a table's drawer. */
export interface Rulebook {
  open(clause?: string): void;
}

const KEY = Symbol('rulebook');

export const setRulebook = (rulebook: Rulebook): Rulebook => setContext(KEY, rulebook);
export const getRulebook = (): Rulebook | undefined => getContext<Rulebook | undefined>(KEY);
