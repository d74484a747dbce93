// How Triumph of Chaos stands on the shelf, and what of it is loaded when it is wanted.
import type { Skin } from '../skin.ts';
import Cover from './Cover.svelte';

export const skin: Skin = {
  id: 'triumph-of-chaos',
  words: {
    en: { title: 'Triumph of Chaos', subtitle: 'Russia, 1918–1921', span: 'in preparation' },
    fr: { title: 'Triumph of Chaos', subtitle: 'Russie, 1918-1921', span: 'en préparation' },
  },
  cover: Cover,
  about: async () => (await import('./about.ts')).about,
  spine: { ground: '#17150f', ink: '#f1ead8', title: '#211d18' },
};
