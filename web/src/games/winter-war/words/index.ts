import type { Locale } from '@motti/engine';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export { named } from '../../../kit/named.ts';
export type { Words } from './en.ts';
export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };
