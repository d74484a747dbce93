import type { Setup } from '@motti/engine';
import type { State } from './state.ts';

export const setUp = (_: Setup): State => ({
  turn: 1,
  points: [0, 0],
  column: 0,
  agenda: ['march'],
});
