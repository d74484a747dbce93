// The sequence of play, the same in every game: an agenda of steps in the state, and for each step a phase that answers it.
//
// The agenda is plain data, innermost step last. A phase pushes what must be answered first (a loss, a retreat, a
// question to the other side in the middle of an action) and finishes its own step when it is done. Steps that nobody
// need answer carry themselves out, so a step that depends on the set-up is a step that skips itself.
import { checkRoll, isRoll } from './chance.ts';
import type {
  AnyAction,
  Ask,
  Decision,
  Emit,
  Game,
  GameEvent,
  Over,
  Refusal,
  Side,
} from './contract.ts';
import { invariant } from './refusal.ts';

type Emitter<E> = Emit<E> | undefined;

/**
 * A step that sides answer. When several sides are asked they answer secretly, in any order: `decision` lists those
 * who still owe an answer, and the phase finishes its step when the last one has come.
 */
export interface Phase<S, A extends AnyAction, E extends GameEvent> {
  decision(state: S): Decision;
  /** The kinds of action that belong here; every other kind is misplaced. */
  readonly kinds: readonly A['kind'][];
  /** Every legal action of a side that is asked. */
  choices(state: S, side: Side): readonly A[];
  /** Why not; asked only for actions of its own kinds. */
  check(state: S, side: Side, action: A): Refusal | undefined;
  apply(state: S, side: Side, action: A, emit: Emitter<E>): void;
}

/** A step that dice answer. */
export interface ChancePhase<S, E extends GameEvent> {
  decision(state: S): Decision;
  roll(state: S, dice: readonly number[], emit: Emitter<E>): void;
}

/** What the game does by itself at a step: true when the agenda has moved on, false when somebody must answer. */
export type Automatic<S, E extends GameEvent> = (state: S, emit: Emitter<E>) => boolean;

/** The rules of play as tables over the steps. A step may have an automatic part and a phase for what that leaves open. */
export interface SequenceRules<S, Step extends string, A extends AnyAction, E extends GameEvent> {
  /** The step that is being answered: the innermost of the agenda. */
  step(state: S): Step;
  readonly automatic: Readonly<Partial<Record<Step, Automatic<S, E>>>>;
  readonly phases: Readonly<Partial<Record<Step, Phase<S, A, E>>>>;
  readonly chance: Readonly<Partial<Record<Step, ChancePhase<S, E>>>>;
  /** The end, at the step that nobody answers. */
  over(state: S): Over;
  /** Why an action does not belong to the present step. */
  misplaced(state: S, side: Side, action: A): Refusal;
  /** May add the nearest of the legal actions to a refusal. */
  hint?(refusal: Refusal, action: A, choices: readonly A[]): Refusal;
  /** Before each step is looked at: lays out the next turn, brings what follows from the facts up to date. */
  prepare?(state: S): void;
}

type Played = 'decision' | 'choices' | 'check' | 'apply';

/** The four methods of a Game that the sequence answers, and `settle`, which carries out what needs no answer. */
export interface Sequence<S, A extends AnyAction, E extends GameEvent>
  extends Pick<Game<S, A, unknown, E>, Played> {
  settle(state: S, emit?: Emit<E>): void;
  /** What `check` says without its reasons: for bots, which try much and want no advice. */
  isLegal(state: S, side: Side, action: A): boolean;
}

const NO_CHOICE: readonly never[] = [];

/** More steps by themselves than this and the sequence runs in a circle. */
const ENDLESS = 10_000;

/** All that answers a step, in one place: a long game looks its steps up several times an action. */
interface Station<S, A extends AnyAction, E extends GameEvent> {
  readonly automatic: Automatic<S, E> | undefined;
  readonly phase: Phase<S, A, E> | undefined;
  readonly chance: ChancePhase<S, E> | undefined;
}
/** The step that nobody answers. */
const NOWHERE = { automatic: undefined, phase: undefined, chance: undefined };

function stationsOf<S, Step extends string, A extends AnyAction, E extends GameEvent>({
  automatic,
  phases,
  chance,
}: SequenceRules<S, Step, A, E>): ReadonlyMap<Step, Station<S, A, E>> {
  const steps = [automatic, phases, chance].flatMap((table) => Object.keys(table) as Step[]);
  return new Map(
    steps.map((step) => [
      step,
      { automatic: automatic[step], phase: phases[step], chance: chance[step] },
    ]),
  );
}

export function sequence<S, Step extends string, A extends AnyAction, E extends GameEvent>(
  rules: SequenceRules<S, Step, A, E>,
): Sequence<S, A, E> {
  const stations = stationsOf(rules);
  // Most questions are about the same step as the one before.
  let known: Step | undefined;
  let station: Station<S, A, E> = NOWHERE;
  function stationOf(state: S): Station<S, A, E> {
    const step = rules.step(state);
    if (step !== known) {
      known = step;
      station = stations.get(step) ?? NOWHERE;
    }
    return station;
  }

  function settle(state: S, emit?: Emit<E>): void {
    for (let i = 0; i < ENDLESS; i++) {
      rules.prepare?.(state);
      const { automatic } = stationOf(state);
      if (automatic === undefined || !automatic(state, emit)) return;
    }
    invariant(false, `sequence: ${rules.step(state)} never ends`);
  }

  return {
    settle,

    decision(state) {
      const { phase, chance } = stationOf(state);
      if (phase) return phase.decision(state);
      return chance ? chance.decision(state) : rules.over(state);
    },

    choices(state, side) {
      return stationOf(state).phase?.choices(state, side) ?? NO_CHOICE;
    },

    check(state, side, action) {
      const { phase, chance } = stationOf(state);
      if (isRoll(action)) {
        const asked = chance?.decision(state);
        return checkRoll(asked?.kind === 'chance' ? asked.faces : [], action);
      }
      if (!phase?.kinds.includes(action.kind)) return rules.misplaced(state, side, action);
      const refusal = phase.check(state, side, action);
      return refusal && rules.hint
        ? rules.hint(refusal, action, phase.choices(state, side))
        : refusal;
    },

    isLegal(state, side, action) {
      const { phase } = stationOf(state);
      if (!phase?.kinds.includes(action.kind)) return false;
      return phase.check(state, side, action) === undefined;
    },

    apply(state, side, action, emit) {
      const { phase, chance } = stationOf(state);
      // Actions have many shapes, so that a look at one is dear: only where dice may answer is it asked whether they did.
      if (chance && isRoll(action)) chance.roll(state, action.dice, emit);
      else {
        if (!phase) invariant(false, `sequence: nobody answers ${rules.step(state)}`);
        phase.apply(state, side, action as A, emit);
      }
      settle(state, emit);
    },
  };
}

/** Checks an answer against the few that there are. */
export function checkListed<A extends AnyAction>(
  choices: readonly A[],
  action: A,
  refusal: Refusal,
): Refusal | undefined {
  return choices.includes(action) || choices.some((choice) => sameAction(choice, action))
    ? undefined
    : refusal;
}

function sameAction<A extends AnyAction>(a: A, b: A): boolean {
  if (a.kind !== b.kind) return false;
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

/** Adds to a refusal the legal action of the same kind that shares most with the refused one, if one does. */
export function withNearest<A extends AnyAction>(
  refusal: Refusal,
  action: A,
  choices: readonly A[],
  print: (action: A) => string,
): Refusal {
  let best: A | undefined;
  let most = 0;
  for (const choice of choices) {
    const shared = choice.kind === action.kind ? sharedFields(choice, action) : 0;
    if (shared <= most) continue;
    best = choice;
    most = shared;
  }
  return best ? { ...refusal, instead: print(best) } : refusal;
}

function sharedFields<A extends AnyAction>(a: A, b: A): number {
  const other = b as Readonly<Record<string, unknown>>;
  let shared = 0;
  for (const [key, value] of Object.entries(a))
    if (key !== 'kind' && other[key] === value) shared++;
  return shared;
}

/** Actions that exist once each, frozen, found by number: `choices` lists millions of them, and `===` compares them. */
export const interned = <A>(count: number, make: (index: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, index) => Object.freeze(make(index)));

/** A decision of one or several sides. Where its facts never change, made once and kept. */
export const sidesDecide = (sides: readonly Side[], ask: Ask): Decision => ({
  kind: 'choose',
  sides,
  ask,
});

/** A decision of chance: one die for each entry, with so many faces. */
export const diceDecide = (ask: Ask, faces: readonly number[]): Decision => ({
  kind: 'chance',
  ask,
  faces,
});
