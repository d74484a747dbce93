// What a bot must know of a game beyond its rules: how good a state is. One per game, in `bots/src/<game>/`.
import type { AnyAction, Random, Side } from '@motti/engine';
import type { Planning } from './search/planning.ts';

export interface Evaluation<State, Action extends AnyAction> {
  /** How good the state is for this side; points, far below `WON` in size. */
  evaluate(state: State, side: Side): number;
  /**
   * For decisions where a single pick does not show in the evaluation: whole runs of picks to compare instead of single
   * actions, all legal. Nothing or none: compare single actions.
   */
  plans?(state: State, side: Side, random: Random): readonly (readonly Action[])[] | undefined;
  /**
   * The likely answer to a decision that only carries out what was decided before, so that the outcome can be judged
   * after it. Nothing: judge the state as it stands.
   */
  reply?(state: State, side: Side, random: Random): Action | undefined;
  /** What was done has had its consequences: judge now, before dice that have nothing to do with it. */
  settled?(state: State): boolean;
  /** Plans to choose from: with them the game is searched, and has levels above `easy`. */
  readonly planning?: Planning<State, Action>;
  /** With what a level of this name searches, where that is not what all games have: its playouts for one decision, its plans. */
  readonly searches?: Readonly<Record<string, SearchOf<State, Action>>>;
  /** What the levels above `easy` do where they do not search: `easy` with better numbers; absent: as `easy`. */
  readonly base?: Evaluation<State, Action>;
  /** Levels above `easy` that need no search, by name: they plan better by themselves. */
  readonly levels?: Readonly<Record<string, Evaluation<State, Action>>>;
  /** Weights that `motti tune` can improve; absent: none have names yet. */
  readonly tuning?: Tuning<State, Action>;
  /** `easy` in other moods, by name: opponents that no level was built on, for tournaments. Nobody is offered them. */
  readonly moods?: Readonly<Record<string, Evaluation<State, Action>>>;
}

export interface SearchOf<State, Action extends AnyAction> {
  readonly nodes: number;
  readonly planning: Planning<State, Action>;
}

/** Numbers of an evaluation that are found by play and not felt. */
export interface Tuning<State, Action extends AnyAction> {
  /** By name: where it stands, and how far a step may try. */
  readonly weights: Readonly<Record<string, { readonly value: number; readonly scale: number }>>;
  /** The evaluation with these instead. */
  make(weights: Readonly<Record<string, number>>): Evaluation<State, Action>;
}

/** Methods, so that an `Evaluation` of a game's own types is one of these without a cast. */
export type AnyEvaluation = Evaluation<unknown, AnyAction>;

/** The worth of a won game. */
export const WON = 1000;
