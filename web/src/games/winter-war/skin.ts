// How Winter War stands on the shelf, and what of it is loaded when it is wanted.
import ground from '../../../geo/winter-war/map.json?url';
import type { Skin } from '../skin.ts';
import Cover from './Cover.svelte';

export const skin: Skin = {
  id: 'winter-war',
  words: {
    en: {
      title: 'Winter War',
      subtitle: 'Finland, 1939–1940',
      span: '10 turns, 4 hours, two players; the Isthmus in 30 minutes',
    },
    fr: {
      title: 'Winter War',
      subtitle: 'Finlande, 1939-1940',
      span: '10 tours, 4 heures, à deux ; l’Isthme en 30 minutes',
    },
  },
  cover: Cover,
  spine: { ground: '#2c4029', ink: '#f2eddd' },
  about: async () => (await import('./about.ts')).about,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  colors: { soviet: 'var(--green)', finland: 'var(--blue)' },
  table: async () => (await import('./Table.svelte')).default,
  ground,
};
