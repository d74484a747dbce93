// The legal choices as a person reads them: what ends the decision apart, the rest by kind under their common words.
import type { AnyAction } from '@motti/engine';

export interface Choice {
  readonly action: AnyAction;
  readonly label: string;
  /** The label without the words it shares with its group. */
  readonly short: string;
}

export interface ChoiceGroup {
  readonly key: string;
  /** The words that all of the group begin with; empty when they share none. */
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/** An action without facts, such as done, stop, pass: it goes on the bar of the prompt. */
export const isWayOut = (action: AnyAction): boolean => Object.keys(action).length === 1;

/** Groups of three or more share a heading; a pair reads better in full. */
const LEAST_FOR_HEADING = 3;

export function groupChoices(
  actions: readonly AnyAction[],
  label: (action: AnyAction) => string,
): ChoiceGroup[] {
  const kinds = new Map<string, AnyAction[]>();
  for (const action of actions) {
    const same = kinds.get(action.kind);
    if (same) same.push(action);
    else kinds.set(action.kind, [action]);
  }
  return [...kinds].map(([key, same]) => {
    const labels = same.map(label);
    const shared = same.length < LEAST_FOR_HEADING ? 0 : sharedWords(labels);
    return {
      key,
      heading: labels[0]!.split(' ').slice(0, shared).join(' '),
      choices: same.map((action, i) => ({
        action,
        label: labels[i]!,
        short: labels[i]!.split(' ').slice(shared).join(' '),
      })),
    };
  });
}

/** How many words at the beginning are the same in all; at least one is left to each. */
function sharedWords(labels: readonly string[]): number {
  const split = labels.map((text) => text.split(' '));
  const most = Math.min(...split.map((parts) => parts.length)) - 1;
  let shared = 0;
  while (shared < most && split.every((parts) => parts[shared] === split[0]![shared])) shared++;
  return shared;
}
