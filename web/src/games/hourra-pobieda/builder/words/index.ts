// The words of the builder in the chosen language.
import { settings } from '../../../../settings.svelte.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export type { Words };
export const CATALOGUES: Readonly<Record<'en' | 'fr', Words>> = { en, fr };

export const words = (): Words => CATALOGUES[settings.locale];
