// FC-1 to FC-3: a side advances or halts.
import { type ChancePhase, diceDecide, type Phase, refuse, sidesDecide } from '@motti/engine';
import { type Action, type Event, KINDS, MARCH, ROLL } from '../actions.ts';
import { hasWon } from '../rules/victory.ts';
import { addPoints, moverOf, pointsOf, type State } from '../state.ts';

export const march: Phase<State, Action, Event> = {
  decision: (state) => sidesDecide([moverOf(state)], MARCH),
  kinds: KINDS,
  choices: (state) =>
    state.column > 0 ? [{ kind: 'advance' }, { kind: 'halt' }] : [{ kind: 'advance' }],
  check: (state, _, { kind }) =>
    kind === 'halt' && state.column === 0 ? refuse('FC-3', 'no-column') : undefined,
  apply(state, side, { kind }, emit) {
    if (kind === 'advance') {
      state.agenda.push('roll');
      return;
    }
    addPoints(state, side, state.column);
    emit?.({ kind: 'halted', clause: 'FC-3', side, points: pointsOf(state, side) });
    if (hasWon(state, side)) state.agenda = ['over'];
    else endTurn(state);
  },
};

export const roll: ChancePhase<State, Event> = {
  decision: () => diceDecide(ROLL, [6]),
  roll(state, [die = 1], emit) {
    const side = moverOf(state);
    state.agenda.pop();
    if (die === 1) {
      emit?.({ kind: 'scattered', clause: 'FC-2', side });
      endTurn(state);
      return;
    }
    state.column += die;
    emit?.({ kind: 'advanced', clause: 'FC-2', side, length: state.column });
  },
};

function endTurn(state: State): void {
  state.column = 0;
  state.turn++;
}
