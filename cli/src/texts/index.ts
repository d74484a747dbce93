import type { Locale } from '@motti/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every sentence of the command line; a second language is a second table of the same type. */
export type Words = typeof en;

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };
