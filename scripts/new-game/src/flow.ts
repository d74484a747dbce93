// The sequence of play: which phase answers which step.
import { refuse, sequence } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { march, roll } from './phases/march.ts';
import { winnerOf } from './rules/victory.ts';
import { type State, type Step, stepOf } from './state.ts';

export const { decision, choices, check, apply } = sequence<State, Step, Action, Event>({
  step: stepOf,
  automatic: {},
  phases: { march },
  chance: { roll },
  over: (state) => ({ kind: 'over', winner: winnerOf(state), clause: 'FC-4' }),
  misplaced: () => refuse('FC-1', 'not-now'),
});
