// The nearest legal action to one that was refused, for the sentence "rather do this".
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { print } from '../notation.ts';

/** Adds the legal action of the same kind that shares most with the refused one, if one does. */
export function nearest(refusal: Refusal, action: Action, choices: readonly Action[]): Refusal {
  let best: Action | undefined;
  let most = 0;
  for (const choice of choices) {
    const shared = choice.kind === action.kind ? sharedFields(choice, action) : 0;
    if (shared <= most) continue;
    best = choice;
    most = shared;
  }
  return best ? { ...refusal, instead: print(best) } : refusal;
}

function sharedFields(a: Action, b: Action): number {
  const other = new Map<string, unknown>(Object.entries(b));
  let shared = 0;
  for (const [key, value] of Object.entries(a))
    if (key !== 'kind' && other.get(key) === value) shared++;
  return shared;
}
