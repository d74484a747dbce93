// The shape of the game's words: a sentence for every code, event, step and label. A missing one does not compile.
import type { Aim, Ask, Facts, Over, Side } from '@motti/engine';
import type { Action, ActionKind, Cause, EndedStep, Event } from '../actions.ts';
import type { PhaseName } from '../advice.ts';
import type { PresetName } from '../aid/presets.ts';
import type { AimCode } from '../aim.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Step } from '../state.ts';
import type { WarningCode } from '../warning.ts';

/** Labels of breakdown lines. */
export type Term =
  | 'attack-strength'
  | 'defense-strength'
  | 'fell-back'
  | 'fort'
  | 'city'
  | 'supply-city'
  | 'across-water'
  | 'from-sea'
  | 'isolated'
  | 'row-west-of-viipuri'
  | 'city-captured'
  | 'mannerheim-line'
  | 'south-cleared'
  | 'allied-units'
  | 'soviet-city-lost'
  | 'garrison-short'
  | 'fort-captured'
  | 'corps-lost';

/** Names of gauges and breakdowns. */
export type Name =
  | 'attack'
  | 'defense'
  | 'points'
  | 'turn'
  | 'units.soviet'
  | 'units.finland'
  | 'strength.soviet'
  | 'strength.finland'
  | 'lost.soviet'
  | 'lost.finland'
  | 'isolated.soviet'
  | 'isolated.finland'
  | 'cities.finland'
  | 'forts.soviet'
  | 'garrison'
  | PhaseName
  | PresetName;

export type PromptStep = Exclude<Step, 'over'>;
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Kinds of event that are told together. */
export type RunKind = 'placed' | 'moved' | 'fell-back' | 'advanced' | 'retreated';

/** Everything that one language has to say. */
export interface Catalogue {
  readonly title: string;
  readonly subtitle: string;
  readonly sides: Readonly<Record<'soviet' | 'finland', string>>;
  readonly scenarios: Readonly<
    Record<'standard' | 'events' | 'isthmus', { readonly name: string; readonly summary: string }>
  >;
  readonly options: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  readonly optionValues: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<PromptStep, (ask: Ask) => string>>;
  /** Whom one waits for; the steps of dice have nobody. */
  readonly waiting: Readonly<Record<PromptStep, (player: string) => string>>;
  /** Who plays a side, at the beginning of a sentence. */
  readonly player: (side: Side) => string;
  /** A step that a player has ended. */
  readonly ended: Readonly<Record<EndedStep, (player: string) => string>>;
  readonly actions: { readonly [K in ActionKind]: (action: ActionOf<K>) => string };
  readonly roll: (dice: readonly number[]) => string;
  readonly events: { readonly [K in Event['kind']]: (event: EventOf<K>) => string };
  /** Several events in a row that differ in the unit alone; `units` by name. */
  readonly runs: {
    readonly [K in RunKind]: (units: readonly string[], event: EventOf<K>) => string;
  };
  readonly causes: Readonly<Record<Cause, string>>;
  readonly refusals: Readonly<Record<RefusalCode, (facts: Facts) => string>>;
  readonly warnings: Readonly<Record<WarningCode, (facts: Facts) => string>>;
  readonly aims: Readonly<Record<AimCode, (aim: Aim) => string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly names: Readonly<Record<Name, string>>;
  /** A unit by its name in the notation. */
  readonly unit: (name: string) => string;
  readonly result: (over: Over) => string;
}

/**
 * What a player has ended, and what comes next: in one sentence where both are theirs. Between two attacks that goes without
 * saying; the other player's turn is announced by itself.
 */
export function endedText(
  words: Pick<Catalogue, 'player' | 'waiting' | 'ended'>,
  and: string,
  { side, step, next, nextSide }: EventOf<'step-ended'>,
): string {
  const player = words.player(side);
  const ended = words.ended[step](player);
  const isTheirTurnOver = nextSide !== side && (next === 'reinforcement' || next === 'movement');
  if (next === 'over' || step === 'advance' || isTheirTurnOver) return ended;
  const then = words.waiting[next](words.player(nextSide));
  const isTheirs = ended.startsWith(`${player} `) && then.startsWith(`${player} `);
  return isTheirs
    ? `${ended.slice(0, -1)} ${and} ${then.slice(player.length + 1)}`
    : `${ended} ${then}`;
}

/** Labels of a breakdown, as a reader calls them. */
export const termList = (terms: Catalogue['terms'], labels: readonly string[]): string =>
  labels.map((label) => terms[label as Term]).join(', ');
