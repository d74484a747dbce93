// Which choices go on the bar of the prompt (done, stop, pass), and which into the list.
import type { AnyAction } from '@motti/engine';
import { isWayOut } from './groups.ts';

export interface SplitChoices {
  /** What will end the decision once the rules allow it; pressed before that, it is answered with the reason. */
  readonly later: AnyAction | undefined;
  /** The one that the key D plays: it goes on, or ends the decision. */
  readonly primary: AnyAction | undefined;
  /** The others on the bar. */
  readonly ways: readonly AnyAction[];
  readonly listed: readonly AnyAction[];
}

/** Kinds that games use to end a decision; another bare action beside one of them does something first. */
const ENDERS = ['done', 'ready', 'commit', 'end', 'stop', 'pass', 'decline'];

/** More than two ways out are a question of their own and belong into the list. */
const MOST_ON_BAR = 2;

export function splitChoices(choices: readonly AnyAction[], end?: AnyAction): SplitChoices {
  const ways = choices.filter(isWayOut);
  const later = ways.some(({ kind }) => kind === end?.kind) ? undefined : end;
  if (ways.length > MOST_ON_BAR) return { later, primary: undefined, ways: [], listed: choices };
  // Two ways, and neither of them ends the question: no button is the dark one, and D plays neither.
  const primary =
    ways.find(({ kind }) => kind === end?.kind) ??
    ways.find(({ kind }) => ENDERS.includes(kind)) ??
    (choices.length === 1 ? ways[0] : undefined);
  return {
    later,
    primary,
    ways: ways.filter((action) => action !== primary),
    listed: choices.filter((action) => !isWayOut(action)),
  };
}
