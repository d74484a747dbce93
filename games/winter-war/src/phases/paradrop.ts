// WW-EVT.F2, WW-A52: the paradrop, at the end of a Soviet Player-Turn.
import { type Action, DONE, dropAction, type Emitter } from '../actions.ts';
import { hexName, PARATROOPS } from '../data/index.ts';
import { shift } from '../derived/placing.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { dropHexes, isDropHex } from '../rules/advance.ts';
import { marksOf, READY_TO_DROP, type State } from '../state.ts';
import { phase } from './phase.ts';
import { endPlayerTurn } from './turn.ts';

function checkDrop(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'drop' || isDropHex(s, action.hex)) return undefined;
  return refuse('WW-EVT.F2', 'illegal-drop', { hex: hexName(action.hex) });
}

function applyDrop(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'drop') {
    shift(s, PARATROOPS, action.hex);
    s.unitMarks[PARATROOPS] = marksOf(s, PARATROOPS) & ~READY_TO_DROP;
    emit?.({ kind: 'dropped', clause: 'WW-EVT.F2', hex: hexName(action.hex) });
  }
  endPlayerTurn(s, emit);
}

export const paradrop = phase('paradrop', {
  clause: 'WW-EVT.F2',
  kinds: ['drop', 'done'],
  choices: (s) => [DONE, ...dropHexes(s).map((hex) => dropAction(hex))],
  check: checkDrop,
  apply: applyDrop,
});
