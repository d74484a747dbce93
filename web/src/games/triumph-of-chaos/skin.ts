// How Triumph of Chaos stands on the shelf, and what of it is loaded when it is wanted.
import ground from '../../../geo/triumph-of-chaos/map.json?url';
import type { Skin } from '../skin.ts';
import Cover from './Cover.svelte';

export const skin: Skin = {
  id: 'triumph-of-chaos',
  words: {
    en: {
      title: 'Triumph of Chaos',
      subtitle: 'Russia, 1918–1921',
      span: 'three scenarios, an evening to a weekend',
    },
    fr: {
      title: 'Triumph of Chaos',
      subtitle: 'Russie, 1918-1921',
      span: 'trois scénarios, une soirée à un week-end',
    },
  },
  cover: Cover,
  about: async () => (await import('./about.ts')).about,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  colors: { red: 'var(--red)', white: 'var(--blue)' },
  table: async () => (await import('./Table.svelte')).default,
  ground,
  spine: { ground: '#17150f', ink: '#f1ead8', title: '#211d18' },
};
