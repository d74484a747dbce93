// A lesson on a table of this browser: which step it is at, what may be played, what is shown.
import { parseAction } from '@motti/engine';
import type { Tutorial, TutorialStep } from '../games/index.ts';
import type { LocalTable } from '../table/local.svelte.ts';

export interface Progress {
  readonly index: number;
  /** What the guide must play before the step, and what is left for the pupil. */
  readonly auto: readonly string[];
  readonly left: readonly string[];
}

/** Where a lesson stands after these lines; steps without lines count as read up to `read`. */
export function progressOf(
  steps: readonly TutorialStep[],
  lines: readonly string[],
  read: number,
): Progress {
  let rest = lines;
  for (const [index, { auto = [], play = [] }] of steps.entries()) {
    if (rest.length < auto.length) return { index, auto: auto.slice(rest.length), left: play };
    rest = rest.slice(auto.length);
    const left = without(play, rest);
    if (left.length > 0) return { index, auto: [], left };
    rest = rest.slice(play.length);
    if (play.length === 0 && index >= read) return { index, auto: [], left: [] };
  }
  return { index: steps.length, auto: [], left: [] };
}

function without(lines: readonly string[], played: readonly string[]): string[] {
  const left = [...lines];
  for (const line of played.slice(0, lines.length)) {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export class Lesson {
  readonly tutorial: Tutorial;
  table = $state.raw<LocalTable>();
  #read = $state(0);
  readonly #key: string;
  /** The pupil tried something else. */
  astray = $state(false);

  /** What has been read is kept with the match, so that a reload or a visit elsewhere goes on at the same step. */
  constructor(tutorial: Tutorial, match = '') {
    this.tutorial = tutorial;
    this.#key = `motti.read.${match}`;
    this.#read = kept(this.#key);
  }

  readonly progress: Progress = $derived.by(() => {
    if (this.#read < 0) return { index: this.tutorial.steps.length, auto: [], left: [] };
    const own = this.table?.entries.filter(({ side }) => side === this.tutorial.side) ?? [];
    return progressOf(
      this.tutorial.steps,
      own.map(({ text }) => text ?? ''),
      this.#read,
    );
  });

  get step(): TutorialStep | undefined {
    return this.tutorial.steps[this.progress.index];
  }

  /** Only the lines of the step, in any order; after the last step everything. */
  readonly allow = (lines: readonly string[]): boolean => {
    const { index, auto, left } = this.progress;
    if (index >= this.tutorial.steps.length) return true;
    const wanted = [...auto, ...left];
    const fits = lines.every((line) => {
      const at = wanted.indexOf(line);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    this.astray = !fits;
    return fits;
  };

  /** The guide's own lines, as soon as the step is reached. */
  prepare(): void {
    const { auto } = this.progress;
    if (auto.length > 0 && this.table?.canAct) this.#play(auto);
  }

  next(): void {
    this.#read = this.progress.index + 1;
    keep(this.#key, this.#read);
    this.astray = false;
  }

  /** The pupil goes on alone. */
  leave(): void {
    this.#read = LEFT;
    keep(this.#key, LEFT);
  }

  /** Does what is left of the step. */
  show(): void {
    this.astray = false;
    this.#play(this.progress.left);
  }

  #play(lines: readonly string[]): void {
    for (const line of lines) {
      // Dice, or another's answer, come first: the rest is shown once the pupil is asked again.
      if (!this.table?.canAct) return;
      const action = parseAction(this.table.game, line);
      if (action) this.table.play(action);
    }
  }
}

/** Kept instead of a step: the lesson was left. */
const LEFT = -1;

function kept(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

function keep(key: string, read: number): void {
  try {
    localStorage.setItem(key, String(read));
  } catch {
    // Without storage the lesson begins its reading again.
  }
}

/** The lesson begins anew. */
export function forgetLesson(match: string): void {
  keep(`motti.read.${match}`, 0);
}
