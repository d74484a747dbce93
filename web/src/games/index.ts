// The skins' catalogue: what the shelf, the lists and the tables need to know of each game before its code is loaded.
import type { Locale, Side } from '@motti/engine';
import type { Component } from 'svelte';
import coasts from '../../geo/talvisota/shelf.svg?url';
import type { AnyTable } from '../table/table.svelte.ts';
import HourraPobiedaCover from './hourra-pobieda/Cover.svelte';
import TalvisotaCover from './talvisota/Cover.svelte';
import TriumphOfChaosCover from './triumph-of-chaos/Cover.svelte';
import WinterWarCover from './winter-war/Cover.svelte';

/** A box as it stands on the shelf. */
export interface BoxLid {
  readonly id: string;
  readonly words: Readonly<Record<Locale, SkinWords>>;
  /** The picture on the box: an SVG of 260 by 380 units. */
  readonly cover: Component;
  /** The colour of the box's spine, and of the letters on it; `title` where the lid needs other letters. */
  readonly spine: { readonly ground: string; readonly ink: string; readonly title?: string };
}

export interface Skin extends BoxLid {
  /** The colour in which a side is written. */
  readonly colors: Readonly<Record<Side, string>>;
  /** The table with map and counters; without it the generic table is used. */
  readonly table?: () => Promise<Component<{ table: AnyTable }>>;
  readonly about: () => Promise<About>;
  /** Steps of the guided first turn. */
  readonly tutorial?: () => Promise<Tutorial>;
}

export interface SkinWords {
  readonly title: string;
  readonly subtitle: string;
  /** How long it takes and for how many: under the box. */
  readonly span: string;
}

/** Where a game comes from; what of it is printed in the rules we have, and what had to be reconstructed. */
export type About = Readonly<Record<Locale, AboutWords>> & {
  /** The clause that explains the reconstruction. */
  readonly clause: string;
};

export interface AboutWords {
  readonly history: readonly string[];
  readonly credits: readonly (readonly [what: string, who: string])[];
  readonly printed: readonly string[];
  readonly reconstructed: readonly string[];
}

/** A guided first turn: a position, and what to do one step after the other. */
export interface Tutorial {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The side that is learned. */
  readonly side: Side;
  /** The seed of the dice: a lesson always goes the same way. */
  readonly seed: string;
  readonly steps: readonly TutorialStep[];
}

export interface TutorialStep {
  readonly title: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
  readonly clause?: string;
  /** Lines that the guide plays before the step is shown, in notation. */
  readonly auto?: readonly string[];
  /** Lines for the pupil to play, in any order; without them the step goes on by its button. */
  readonly play?: readonly string[];
}

export const SKINS: readonly Skin[] = [
  {
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
    cover: TalvisotaCover,
    spine: { ground: '#10233d', ink: '#eef4f8' },
    about: async () => (await import('./talvisota/about.ts')).about,
    tutorial: async () => (await import('./talvisota/tutorial.ts')).tutorial,
    colors: { soviet: 'var(--red)', finland: 'var(--blue)' },
    table: async () => (await import('./talvisota/Table.svelte')).default,
  },
  {
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
    cover: WinterWarCover,
    spine: { ground: '#2c4029', ink: '#f2eddd' },
    about: async () => (await import('./winter-war/about.ts')).about,
    tutorial: async () => (await import('./winter-war/tutorial.ts')).tutorial,
    colors: { soviet: 'var(--green)', finland: 'var(--blue)' },
    table: async () => (await import('./winter-war/Table.svelte')).default,
  },
];

/** Games that are announced and cannot be played yet: boxes without a way in. */
export const COMING: readonly BoxLid[] = [
  {
    id: 'hourra-pobieda',
    words: {
      en: { title: 'Hourra Pobieda', subtitle: 'Operations in miniature', span: 'in preparation' },
      fr: {
        title: 'Hourra Pobieda',
        subtitle: 'Opérations en miniature',
        span: 'en préparation',
      },
    },
    cover: HourraPobiedaCover,
    spine: { ground: '#7c5f22', ink: '#f6ecd0', title: '#2c2310' },
  },
  {
    id: 'triumph-of-chaos',
    words: {
      en: { title: 'Triumph of Chaos', subtitle: 'Russia, 1918–1921', span: 'in preparation' },
      fr: { title: 'Triumph of Chaos', subtitle: 'Russie, 1918-1921', span: 'en préparation' },
    },
    cover: TriumphOfChaosCover,
    spine: { ground: '#17150f', ink: '#f1ead8', title: '#211d18' },
  },
].filter(({ id }) => !SKINS.some((skin) => skin.id === id));

/** The map on the wall behind the shelf: a stencil, to be coloured. */
export const WALL: string = coasts;

export const skinOf = (id: string): Skin | undefined => SKINS.find((skin) => skin.id === id);

export const colorOf = (game: string, side: Side | undefined): string =>
  (side !== undefined && skinOf(game)?.colors[side]) || 'var(--ink)';
