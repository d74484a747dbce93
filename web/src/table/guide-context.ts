import { getContext, type Snippet, setContext } from 'svelte';

const KEY = Symbol('table-guide');

/** What the page around a table says above the question: a lesson, an offer, a lost link. */
export const setTableGuide = (guide: Snippet): void => {
  setContext(KEY, guide);
};
export const getTableGuide = (): Snippet | undefined => getContext<Snippet | undefined>(KEY);
