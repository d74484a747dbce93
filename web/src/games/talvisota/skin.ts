// How Talvisota stands on the shelf, and what of it is loaded when it is wanted.
import ground from '../../../geo/talvisota/map.json?url';
import type { Skin } from '../skin.ts';
import Cover from './Cover.svelte';

export const skin: Skin = {
  id: 'talvisota',
  words: {
    en: {
      title: 'Talvisota',
      subtitle: 'Finland, 1939–1940',
      span: '8 turns, 1 hour, solo or two',
    },
    fr: {
      title: 'Talvisota',
      subtitle: 'Finlande, 1939-1940',
      span: '8 tours, 1 heure, seul ou à deux',
    },
  },
  cover: Cover,
  spine: { ground: '#10233d', ink: '#eef4f8' },
  about: async () => (await import('./about.ts')).about,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  colors: { soviet: 'var(--red)', finland: 'var(--blue)' },
  table: async () => (await import('./Table.svelte')).default,
  ground,
};
