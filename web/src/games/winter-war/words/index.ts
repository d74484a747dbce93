import type { Locale } from '@motti/engine';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export type { Words } from './en.ts';
export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };

/** A word by the name that the rules use. */
export function named(words: Readonly<Record<string, string>>, key: string | undefined): string {
  return (key !== undefined && words[key]) || (key ?? '');
}
