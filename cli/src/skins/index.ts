// The fronts of the games as a few lines of text, for `motti play`. The only file here that lists games; a game without a
// skin shows its gauges alone.
import type { Locale } from '@motti/engine';
import { talvisotaFront } from './talvisota.ts';

/** What a side sees of the front, from its view. */
export type Skin = (view: unknown, locale: Locale) => readonly string[];

const SKINS: Readonly<Record<string, Skin>> = { talvisota: talvisotaFront };

export const skinOf = (game: string): Skin | undefined => SKINS[game];
