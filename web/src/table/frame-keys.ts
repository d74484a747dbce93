// The keys of every table. A game's skin adds its own for the map.
import type { AnyAction } from '@motti/engine';
import type { Frame } from './frame.svelte.ts';
import type { Playback } from './playback.svelte.ts';
import type { Since } from './since.svelte.ts';
import type { AnyTable } from './table.svelte.ts';
import type { SplitChoices } from './ways-out.ts';

export interface KeyTargets {
  readonly table: AnyTable;
  readonly frame: Frame;
  readonly split: SplitChoices;
  /** Puts down what is in the hand, wherever the focus is. */
  readonly putDown?: (() => void) | undefined;
  readonly since: Since;
  /** The slip that asks before a decision ends is open. */
  readonly asking: boolean;
  /** Ends the decision, or asks first. */
  end(action: AnyAction): void;
  /** Answers the slip. */
  answer(ends: boolean): void;
  /** Brings the keyboard to the log. */
  focusLog(): void;
}

const KEYS: Readonly<Record<string, (targets: KeyTargets) => void>> = {
  u: ({ table }) => table.undo(),
  d: ({ table, split, end }) => {
    if (split.primary) end(split.primary);
    else if (split.later) table.play(split.later);
  },
  r: ({ table, frame }) => {
    const { decision, refused } = table;
    const asked = decision.kind === 'over' ? decision.clause : decision.ask.clause;
    frame.openRules(refused?.refusal.clause ?? asked);
  },
  t: ({ table }) => table.askHint(),
  g: ({ frame, focusLog }) => {
    frame.show('log');
    focusLog();
  },
  a: ({ frame }) => {
    frame.list = !frame.list;
  },
  p: ({ since }) => {
    void since.again();
  },
  '?': ({ frame }) => {
    frame.help = !frame.help;
  },
};

/** End, all choices, a hint, the next unit: whoever presses these has read what happened meanwhile. */
const PLAYS_ON = new Set(['d', 'a', 't', 'w']);

/** What a key does, wherever it is pressed but in a field. */
export function pressKey(event: KeyboardEvent, targets: KeyTargets): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (targets.table.playback.playing && pressInPlayback(event, targets.table.playback)) return;
  if (targets.asking && pressInCheck(event, targets)) return;
  if (event.key === 'Escape') {
    stepBack(targets);
    return;
  }
  const { target } = event;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
  const key = event.key.toLowerCase();
  if (PLAYS_ON.has(key)) targets.since.close();
  const act = KEYS[key];
  if (!act) return;
  event.preventDefault();
  act(targets);
}

/** D alone never ends what the slip asks about: D twice would. */
function pressInCheck(event: KeyboardEvent, targets: KeyTargets): boolean {
  const isD = event.key.toLowerCase() === 'd';
  if (!isD && event.key !== 'Escape') return false;
  event.preventDefault();
  if (!isD || event.shiftKey) targets.answer(isD);
  return true;
}

/** While the others' turn is shown, a few keys are its own. */
const PLAYBACK: Readonly<Record<string, (playback: Playback) => void>> = {
  ' ': (playback) => playback.toggle(),
  ArrowRight: (playback) => playback.step(1),
  ArrowLeft: (playback) => playback.step(-1),
  Escape: (playback) => playback.skip(),
};

function pressInPlayback(event: KeyboardEvent, playback: Playback): boolean {
  const { target } = event;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return false;
  const act = PLAYBACK[event.key];
  if (!act) return false;
  event.preventDefault();
  event.stopPropagation();
  act(playback);
  return true;
}

/** Escape closes what was opened last. */
function stepBack({ table, frame, since, putDown }: KeyTargets): void {
  if (frame.help) frame.help = false;
  else if (table.refused) table.dismiss();
  else if (table.hint) table.dropHint();
  else if (frame.rules) frame.closeRules();
  else if (since.from !== undefined && table.moment === undefined) since.close();
  else if ((table.moment ?? table.lookedAt) !== undefined) table.look(undefined);
  else {
    table.focus = undefined;
    putDown?.();
  }
}
