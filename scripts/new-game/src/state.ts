// The position as data, and every accessor: the only file that indexes the arrays.
import type { Side } from '@motti/engine';

export const SIDES = ['white', 'black'] as const;
export type Step = 'march' | 'roll' | 'over';

export interface State {
  turn: number;
  /** By the side's number. */
  points: number[];
  column: number;
  /** What is being asked, innermost last. */
  agenda: Step[];
}

export const clone = (state: State): State => ({
  ...state,
  points: [...state.points],
  agenda: [...state.agenda],
});

/** FC-1: the sides take turns, the first of them begins. */
export const moverOf = (state: State): Side => SIDES[(state.turn + 1) % 2]!;
export const stepOf = (state: State): Step => state.agenda.at(-1)!;
export const pointsOf = (state: State, side: Side): number => state.points[indexOf(side)]!;

export function addPoints(state: State, side: Side, points: number): void {
  state.points[indexOf(side)]! += points;
}

const indexOf = (side: Side): number => SIDES.findIndex((known) => known === side);
