// A guided first turn: a position, and what to do one step after the other. What a lesson tells and plays is the game's;
// where a page points meanwhile is the page's.
import type { Locale, Side } from './contract.ts';

export interface Lesson {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The side that is learned. */
  readonly side: Side;
  /** The seed of the dice: a lesson always goes the same way. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly title: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
  readonly clause?: string;
  /** Lines that the guide plays before the step is shown, in notation. */
  readonly auto?: readonly string[];
  /** Lines for the pupil to play, in any order; without them the step goes on by its button. */
  readonly play?: readonly string[];
}
