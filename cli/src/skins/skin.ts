import type { Locale } from '@motti/engine';

/** What a side sees of the front, from its view. */
export type Skin = (view: unknown, locale: Locale) => readonly string[];
