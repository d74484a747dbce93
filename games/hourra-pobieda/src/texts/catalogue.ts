// The words of one language: one type for all of them, so that a missing sentence does not compile.
import type { Aim, Ask, Facts, Over, Side } from '@motti/engine';
import type { ActionKind, ActionOf, AskKind, Event } from '../actions.ts';
import type { AimCode } from '../aim.ts';
import type { ScenarioId } from '../data/index.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Choice, Switch } from '../scenario/format.ts';
import type { ProblemTexts } from './problems.ts';

export type EventOf<Kind> = Extract<Event, { readonly kind: Kind }>;

/** What the scenario of a match calls things; the words of a language are made for it. */
export interface Names {
  /** The side by its seat: `Japan`. */
  side(seat: Side): string;
  /** An element by the id of its type: `Type 95 light tanks`. */
  type(id: string): string;
  /** `Nomonhan (1005)`, or only the label. */
  place(label: string): string;
  base(id: string): string;
  reinforcement(id: string): string;
  objective(id: string): string;
}

export type OptionKey = 'table' | Switch | Choice | 'retreatApproachRadius';
export interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What a scenario of the box is called in this language; players' own speak for themselves. */
export interface ScenarioText {
  readonly name: string;
  readonly summary: string;
  readonly sides: Readonly<Record<string, string>>;
  readonly bases: Readonly<Record<string, string>>;
  readonly reinforcements: Readonly<Record<string, string>>;
  /** Names on the map that are words of a language, by hex. */
  readonly places: Readonly<Record<string, string>>;
  /** Objectives whose names are words of a language, by id. */
  readonly objectives: Readonly<Record<string, string>>;
  /** What else its file says in English, as it says it there: grounds, roads, bridges, names of troops. */
  readonly said: Readonly<Record<string, string>>;
}

export interface Catalogue {
  readonly prompts: Readonly<Record<AskKind, (ask: Ask, side: Side) => string>>;
  readonly waiting: Readonly<Record<AskKind, (ask: Ask, sides: readonly Side[]) => string>>;
  readonly actions: { readonly [K in ActionKind]: (action: ActionOf<K>) => string };
  readonly roll: (dice: readonly number[]) => string;
  readonly events: { readonly [K in Event['kind']]: (event: EventOf<K>) => string };
  /** A way of several steps, as one; all of it on a road. */
  readonly way: (places: readonly string[], road: boolean) => string;
  readonly refusals: Readonly<Record<RefusalCode, (facts: Facts) => string>>;
  readonly aims: Readonly<Record<AimCode, (aim: Aim) => string>>;
  readonly result: (over: Over) => string;
}

/** What needs no scenario. */
export interface Fixed {
  readonly title: string;
  readonly subtitle: string;
  readonly seats: Readonly<Record<'blue' | 'red' | 'chance', string>>;
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioText>>;
  readonly options: Readonly<Record<OptionKey, OptionText>>;
  readonly types: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  /** A number of one side: `Strength, Japan`. */
  readonly of: (name: string, side: string) => string;
  /** A place with its name and its number: `Nomonhan (1005)`. */
  readonly placed: (name: string, label: string) => string;
  readonly problems: ProblemTexts;
  readonly catalogue: (names: Names) => Catalogue;
}
