// FC-4: who has won.
import type { Side } from '@motti/engine';
import { pointsOf, SIDES, type State } from '../state.ts';

const ENOUGH = 20;

export const hasWon = (state: State, side: Side): boolean => pointsOf(state, side) >= ENOUGH;

export const winnerOf = (state: State): Side | undefined =>
  SIDES.find((side) => hasWon(state, side));
