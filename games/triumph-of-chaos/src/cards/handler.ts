// What an effect is to the sequence of play: can it do something, what does it do, what does it ask.
import type { Action, ActionKind, EmitEvent, Step } from '../actions.ts';
import type { Effect, EffectName, EffectOf } from '../data/index.ts';
import { changed, push, replaceTop, type SideId, type State } from '../state.ts';
import type { Play } from './play.ts';

/** Everything an effect needs to know while it runs. */
export interface Run<E extends Effect = Effect> {
  readonly s: State;
  readonly play: Play;
  readonly effect: E;
  /** The step of the effect, or of its question. */
  readonly step: Step;
  readonly emit: EmitEvent;
}

export interface Question<E extends Effect> {
  readonly kinds: readonly ActionKind[];
  /** Who answers; absent: the player of the card. */
  asks?(run: Run<E>): SideId;
  /** Every legal answer; none: the question closes by itself through `none`. */
  choices(run: Run<E>): readonly Action[];
  apply(run: Run<E>, action: Action): void;
  /** What happens when there is nothing to choose; absent: the question is over. */
  none?(run: Run<E>): void;
}

export interface Handler<E extends Effect> {
  /** TC-A153: could it do something now? It looks at nothing hidden from the player. */
  possible(s: State, play: Play, effect: E): boolean;
  begin(run: Run<E>): void;
  readonly question?: Question<E>;
}

export type Handlers = { readonly [Name in EffectName]: Handler<EffectOf<Name>> };

/** Opens the question of an effect; `more` are its first facts. */
export function ask(run: Run, more: Partial<Step> = {}): void {
  push(run.s, changed(run.step, more, 'effect-choice'));
}
/** The question goes on with other facts. */
export const askOn = (run: Run, more: Partial<Step>): void =>
  replaceTop(run.s, changed(run.step, more));
