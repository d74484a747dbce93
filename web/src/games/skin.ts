// A game as the page knows it before its code is loaded: the box on the shelf, and where table, story and lesson are found.
import type { Lesson, LessonStep, Locale, Side } from '@motti/engine';
import type { Component } from 'svelte';
import type { ScenarioBuilder } from '../scenarios/builder.ts';
import type { AnyTable } from '../table/table.svelte.ts';

/** A box as it stands on the shelf. */
export interface BoxLid {
  readonly id: string;
  readonly words: Readonly<Record<Locale, SkinWords>>;
  /** The picture on the box: an SVG of 260 by 380 units. */
  readonly cover: Component;
  /** The colour of the box's spine, and of the letters on it; `title` where the lid needs other letters. */
  readonly spine: { readonly ground: string; readonly ink: string; readonly title?: string };
}

/** What `games/<game>/skin.ts` exports as `skin`. A game with a box alone is played at the plain table. */
export interface Skin extends BoxLid {
  /** The colour in which a side is written. */
  readonly colors?: Readonly<Record<Side, string>>;
  /** The table with map and counters; without it the plain table is used. */
  readonly table?: () => Promise<TableComponent>;
  /** The file of the ground under its map, where it has one: it is fetched with the table. */
  readonly ground?: string;
  readonly about?: () => Promise<About>;
  /** Steps of the guided first turn. */
  readonly tutorial?: () => Promise<Tutorial>;
  /** Where players make scenarios of their own. */
  readonly builder?: () => Promise<ScenarioBuilder>;
}

export type TableComponent = Component<{ table: AnyTable }>;

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

/** A guided first turn: the lesson of a game, and what its page points at. */
export interface Tutorial extends Lesson {
  readonly steps: readonly TutorialStep[];
}

export interface TutorialStep extends LessonStep {
  /** What leads to a line where its own button does not: selectors of what is clicked, in order. The last on the page is ringed; then the button of the line. */
  readonly ways?: Readonly<Record<string, readonly string[]>>;
  /** What a step that only tells speaks of: a selector. */
  readonly about?: string;
}
