// The lesson of a game, with what its page points at.
import type { Lesson } from '@motti/engine';
import type { Tutorial } from '../games/skin.ts';

export interface Pointers {
  /** By line, where its own button does not lead to it: selectors of what is clicked, in order. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
  /** By clause of a step that only tells: a selector of what it speaks of. */
  readonly about?: Readonly<Record<string, string>>;
}

export const guided = (lesson: Lesson, { ways, about = {} }: Pointers): Tutorial => ({
  ...lesson,
  steps: lesson.steps.map((step) => {
    const place = step.play || step.clause === undefined ? undefined : about[step.clause];
    return place === undefined ? { ...step, ways } : { ...step, about: place };
  }),
});
