import { getContext, setContext } from 'svelte';

/** What a game's short names stand for: `FUS` is a rifle division. Nothing where a word is no short name. */
export type ShortNames = (word: string) => string | undefined;

const KEY = Symbol('short names');

export const setShortNames = (names: ShortNames): ShortNames => setContext(KEY, names);
export const getShortNames = (): ShortNames | undefined => getContext<ShortNames | undefined>(KEY);
