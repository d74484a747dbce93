// What every step of the sequence answers: who decides, what is legal, why not, and what follows.
import type { Decision, Refusal, Side } from '@motti/engine';
import type { Action, ActionKind, EmitEvent, GameAsk, Tally } from '../actions.ts';
import { UNIT_NAMES, type UnitType } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { FINLAND, SOVIET, type State } from '../state.ts';

/** A step that a side answers. */
export interface Phase {
  decision(s: State): Decision;
  /** The kinds of action that belong here. */
  readonly kinds: readonly ActionKind[];
  choices(s: State, side: Side): readonly Action[];
  /** Why not; asked only of actions of its own kinds. */
  check(s: State, side: Side, action: Action): Refusal | undefined;
  apply(s: State, side: Side, action: Action, emit: EmitEvent): void;
}

/** A step that dice answer. */
export interface ChancePhase {
  decision(s: State): Decision;
  roll(s: State, dice: readonly number[], emit: EmitEvent): void;
}

/** What the game does by itself at a step; true when it did, false when a side must answer. */
export type Auto = (s: State, emit: EmitEvent) => boolean;

const SOVIET_ONLY: readonly Side[] = [SOVIET];
const FINLAND_ONLY: readonly Side[] = [FINLAND];
export const BOTH: readonly Side[] = [SOVIET, FINLAND];

export const sovietDecides = (ask: GameAsk): Decision => ({
  kind: 'choose',
  sides: SOVIET_ONLY,
  ask,
});
export const finlandDecides = (ask: GameAsk): Decision => ({
  kind: 'choose',
  sides: FINLAND_ONLY,
  ask,
});
export const diceDecide = (ask: GameAsk, faces: readonly number[]): Decision => ({
  kind: 'chance',
  ask,
  faces,
});
export const ONE_DIE: readonly number[] = [6];

/** Checks an answer against the few that there are. */
export function checkListed(
  choices: readonly Action[],
  action: Action,
  refusal: Refusal,
): Refusal | undefined {
  return choices.includes(action) || choices.some((choice) => sameAction(choice, action))
    ? undefined
    : refusal;
}

export function sameAction(a: Action, b: Action): boolean {
  const left = Object.entries(a);
  const right = b as unknown as Readonly<Record<string, unknown>>;
  return left.every(([key, value]) => right[key] === value);
}

/** Counts by type as a tally by name, without the zeros. */
export function tally(types: readonly UnitType[], count: (type: UnitType) => number): Tally {
  const units: Record<string, number> = {};
  for (const type of types) {
    const many = count(type);
    if (many > 0) units[UNIT_NAMES[type]!] = many;
  }
  return units;
}

export const notNow = (action: Action): Refusal =>
  refuse('TV-2.4a', 'not-now', { action: action.kind });
