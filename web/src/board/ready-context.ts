import { getContext, setContext } from 'svelte';

// A map that is still being painted shows nothing: whoever plays moves on it waits.
const KEY = Symbol('map-waits');

export const setMapWaits = (tell: (waits: boolean) => void): void => {
  setContext(KEY, tell);
};
/** Tells whoever is around the map whether there is nothing to be seen on it yet. */
export const getMapWaits = (): ((waits: boolean) => void) =>
  getContext<((waits: boolean) => void) | undefined>(KEY) ?? (() => {});
