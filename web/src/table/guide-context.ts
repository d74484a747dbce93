import { getContext, type Snippet, setContext } from 'svelte';

const KEY = Symbol('table-guide');

/** What a lesson says, above the question. */
export const setTableGuide = (guide: Snippet): void => {
  setContext(KEY, guide);
};
export const getTableGuide = (): Snippet | undefined => getContext<Snippet | undefined>(KEY);
