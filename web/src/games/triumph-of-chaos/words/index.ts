// The words of this table, by language.
import type { Locale } from '@motti/engine';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export type { Words } from './en.ts';
export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };
