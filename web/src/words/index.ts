// The words of the page in the chosen language. Reading `words()` in a template follows the language.
import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { en, fr };

export type Words = typeof en;

export const words = (): Words => CATALOGUES[settings.locale];
