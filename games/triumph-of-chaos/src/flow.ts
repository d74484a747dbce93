// The sequence of play (Part 5): which step follows which, and the one road of every action through it.
import { sequence } from '@motti/engine';
import type { Action, Event, StepKind } from './actions.ts';
import { misplaced } from './phases/misplaced.ts';
import { type State, topKind } from './state.ts';

export const { settle, decision, choices, check, apply } = sequence<State, StepKind, Action, Event>(
  {
    step: topKind,
    automatic: {},
    phases: {},
    chance: {},
    over: (s) => ({
      kind: 'over',
      winner: s.winner === 'draw' ? undefined : s.winner,
      clause: s.verdict,
    }),
    misplaced: (s, _side, action) => misplaced(s, action),
  },
);
