// The game's texts by language. A page fetches those of its reader alone (web/build/languages.ts).
import type { Locale } from '@motti/engine';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

export const LANGUAGES: Readonly<Record<Locale, Catalogue>> = { en, fr };
