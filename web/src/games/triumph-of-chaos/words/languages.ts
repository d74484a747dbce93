// The words of this table by language. The page fetches those of its reader alone (web/build/languages.ts).
import type { Locale } from '@motti/engine';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export const LANGUAGES: Readonly<Record<Locale, Words>> = { en, fr };
