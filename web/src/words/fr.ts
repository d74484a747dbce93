import type { en } from './en.ts';

export const fr: typeof en = {
  motti: 'Motti',
  tagline: 'jeux d’histoire, toutes règles tenues',
};
