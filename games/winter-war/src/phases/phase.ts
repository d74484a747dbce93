// What every step of the sequence answers: who decides, what is legal, why not, and what follows.

import type { Ask, Clause, Side } from '@motti/engine';
import * as engine from '@motti/engine';
import {
  type Action,
  type ActionKind,
  DONE,
  type Emitter,
  ENDED_STEPS,
  type Event,
} from '../actions.ts';
import {
  FINN,
  hexName,
  type SideIndex,
  SOVIET,
  sideName,
  sideOf,
  unitName,
} from '../data/index.ts';
import type { Refusal } from '../refusal.ts';
import type { State, Step } from '../state.ts';

/** The engine's phases, for this game. */
export type Phase = engine.Phase<State, Action, Event>;
export type ChancePhase = engine.ChancePhase<State, Event>;

export type ChanceStep = 'combat-roll' | 'scenario-roll' | 'event-roll';
export type PlayerStep = Exclude<Step, ChanceStep | 'over'>;

const isChance = (step: Step): step is ChanceStep =>
  step === 'combat-roll' || step === 'scenario-roll' || step === 'event-roll';

/** The rules of a step that one side answers. */
export interface StepRules {
  readonly clause: Clause;
  readonly kinds: readonly ActionKind[];
  /** What the prompt must know besides kind, clause and turn. */
  readonly ask?: (s: State, ask: Ask) => Ask;
  choices(s: State): readonly Action[];
  check(s: State, action: Action): Refusal | undefined;
  apply(s: State, action: Action, emit: Emitter): void;
}

/** The side that decides at a step of players. */
function deciderOf(s: State): SideIndex {
  switch (s.step) {
    case 'retreat-before-combat':
      return s.phasing === FINN ? SOVIET : FINN;
    case 'retreat':
      return sideOf(s.pending[0]!) === FINN ? FINN : SOVIET;
    case 'withdrawal':
      return SOVIET;
    case 'cease-fire':
    case 'landing':
    case 'route':
    case 'early-arrival':
    case 'volunteers':
    case 'climate':
      return FINN;
    default:
      return s.phasing;
  }
}

const SIDE_LISTS: readonly (readonly Side[])[] = [[sideName(SOVIET)], [sideName(FINN)]];
const NOTHING: readonly Action[] = [];

/** A step as a phase of the sequence: its rules, asked of the side that decides. */
export const phase = (step: PlayerStep, rules: StepRules): Phase => ({
  kinds: rules.kinds,
  decision(s) {
    const ask: Ask = { kind: step, clause: rules.clause, turn: s.turn };
    return engine.sidesDecide(SIDE_LISTS[deciderOf(s)]!, rules.ask?.(s, ask) ?? ask);
  },
  choices: (s, side) => (side === sideName(deciderOf(s)) ? rules.choices(s) : NOTHING),
  check: (s, _side, action) => rules.check(s, action),
  apply(s, _side, action, emit) {
    if (emit && action.kind === 'done') endStep(s, step, rules, emit);
    else rules.apply(s, action, emit);
  },
});

/** The end of a step is told with what is asked next, before all that follows by itself. */
function endStep(s: State, step: PlayerStep, rules: StepRules, emit: NonNullable<Emitter>): void {
  const side = sideName(deciderOf(s));
  const followed: Event[] = [];
  rules.apply(s, DONE, (event) => followed.push(event));
  const ended = ENDED_STEPS.find((known) => known === step);
  if (ended) {
    const nextSide = s.step === 'over' || isChance(s.step) ? '' : sideName(deciderOf(s));
    emit({ kind: 'step-ended', clause: rules.clause, side, step: ended, next: s.step, nextSide });
  }
  for (const event of followed) emit(event);
}

/** WW-GEN.5: every roll of the game is one six-sided die. */
const ONE_DIE: readonly number[] = [6];

/** A step that one die answers. */
export const dicePhase = (
  step: ChanceStep,
  clause: Clause,
  roll: (s: State, die: number, emit: Emitter) => void,
): ChancePhase => ({
  decision: (s) => engine.diceDecide(withBattle(s, { kind: step, clause, turn: s.turn }), ONE_DIE),
  roll: (s, [die], emit) => {
    engine.invariant(die !== undefined, 'phase: one die');
    roll(s, die, emit);
  },
});

/** A question with the attack that is being declared or resolved, in names. */
export const withBattle = (s: State, ask: Ask): Ask =>
  s.targets.length === 0
    ? ask
    : { ...ask, hexes: s.targets.map(hexName), units: s.attackers.map(unitName) };
