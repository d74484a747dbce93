// How Hourra Pobieda stands on the shelf, and what of it is loaded when it is wanted.
import type { Skin } from '../skin.ts';
import Cover from './Cover.svelte';

export const skin: Skin = {
  id: 'hourra-pobieda',
  words: {
    en: {
      title: 'Hourra Pobieda',
      subtitle: 'Operations in miniature',
      span: 'three scenarios, one to three hours, two players',
    },
    fr: {
      title: 'Hourra Pobieda',
      subtitle: 'Opérations en miniature',
      span: 'trois scénarios, une à trois heures, à deux',
    },
  },
  cover: Cover,
  colors: { blue: 'var(--hp-blue-text, var(--blue))', red: 'var(--hp-red-text, var(--red))' },
  about: async () => (await import('./about.ts')).about,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  table: async () => (await import('./Table.svelte')).default,
  builder: async () => (await import('./builder/index.ts')).builder,
  spine: { ground: '#7c5f22', ink: '#f6ecd0', title: '#2c2310' },
};
