// What a search must know of a game beyond its evaluation: different whole plans for the decisions that matter, and how far to look.
import type { AnyAction, Random, Side } from '@motti/engine';

/** With what a side goes on in a playout; nothing: as `easy` plans, or by single choices where it does not. */
export interface PlayoutPolicy<State, Action extends AnyAction> {
  plan(state: State, side: Side, random: Random): readonly Action[] | undefined;
}

export interface Planning<State, Action extends AnyAction> {
  /** How many postures this decision can be planned in; 0: it is not worth a search. */
  postures(state: State, side: Side): number;
  /** A whole plan in this posture, legal to its end; empty: none. Posture 0 is what the side does without a search. */
  plan(state: State, side: Side, posture: number, random: Random): readonly Action[];
  /** All of those plans at once, where that is cheaper than one by one; posture 0 first. */
  rivals?(state: State, side: Side, random: Random): readonly (readonly Action[])[];
  /** Which share of a level's playouts this decision is worth; nothing: all of them. */
  share?(state: State, side: Side): number;
  /** How many mutants of those plans are compared with them; nothing: none. */
  mutants?(state: State, side: Side): number;
  /** How both sides go on in one playout of what this side searches, with what they remember of it; nothing: as `easy` plans. */
  policy?(searcher: Side): PlayoutPolicy<State, Action>;
  /** What others hide, drawn again as somebody sensible would have planned it. Changes the state, a guess of this side. */
  imagine?(state: State, side: Side, random: Random): void;
  /** Counts what a search looks ahead in: turns, or the turns of each side. */
  clock(state: State): number;
  /** How far a playout goes from a state, by that clock. */
  ahead(state: State): number;
  /**
   * Where playouts reach the end: how much it counts by what margin they are won, from 0 to 1, so that plans which win as
   * often are told apart. Absent: not at all.
   */
  readonly margin?: number;
  /** By how much of a chance a plan must be better than the first to be played instead; absent: by anything. */
  readonly leastGain?: number;
  /** How likely this side wins from a state at the horizon, from 0 to 1. */
  chance(state: State, side: Side): number;
}

/** Methods, so that a `Planning` of a game's own types is one of these without a cast. */
export type AnyPlanning = Planning<unknown, AnyAction>;

export type Plan = readonly AnyAction[];
