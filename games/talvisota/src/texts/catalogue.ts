// The words of one language: one type for all of them, so that a missing sentence does not compile.
import type { Aim, Ask, Facts, Over, Side } from '@motti/engine';
import type { Action, ActionKind, AskKind, Event } from '../actions.ts';
import type { PhaseName } from '../advice.ts';
import type { PresetName } from '../aid/presets.ts';
import type { AimCode } from '../aim.ts';
import type { RefusalCode } from '../refusal.ts';
import type { WarningCode } from '../warning.ts';

export type ActionOf<K> = Action extends infer A
  ? A extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? A
      : never
    : never
  : never;

export type EventOf<K> = Event extends infer E
  ? E extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? E
      : never
    : never
  : never;

/** Kinds of event that are told together. */
export type RunKind =
  | 'placed'
  | 'moved'
  | 'assigned'
  | 'reinforced'
  | 'supported'
  | 'laid'
  | 'advanced'
  | 'engaged'
  | 'taken'
  | 'lost'
  | 'picked-for-recovery';

export interface Catalogue {
  readonly title: string;
  readonly subtitle: string;
  readonly sides: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, { readonly name: string; readonly summary: string }>>;
  readonly options: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly help: string;
        readonly values: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly prompts: Readonly<Record<AskKind, (ask: Ask, side: Side) => string>>;
  readonly waiting: Readonly<Record<AskKind, (ask: Ask, sides: readonly Side[]) => string>>;
  readonly actions: { readonly [K in ActionKind]: (action: ActionOf<K>) => string };
  readonly roll: (dice: readonly number[]) => string;
  readonly events: { readonly [K in Event['kind']]: (event: EventOf<K>) => string };
  /** Several events in a row that differ in the unit alone, or in the support. */
  readonly runs: {
    readonly [K in RunKind]: (units: readonly string[], event: EventOf<K>) => string;
  };
  readonly refusals: Readonly<Record<RefusalCode, (facts: Facts) => string>>;
  readonly warnings: Readonly<Record<WarningCode, (facts: Facts) => string>>;
  readonly aims: Readonly<Record<AimCode, (aim: Aim) => string>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>> &
    Readonly<Record<PhaseName | PresetName, string>>;
  readonly result: (over: Over) => string;
}
