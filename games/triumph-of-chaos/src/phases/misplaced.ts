// An action at the wrong moment: why it is not its time.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { refuse } from '../refusal.ts';
import { type State, topKind } from '../state.ts';

export function misplaced(s: State, action: Action): Refusal {
  switch (action.kind) {
    case 'take':
    case 'go':
    case 'halt':
      return topKind(s) === 'combats' || topKind(s) === 'declare-attack'
        ? refuse('TC-10.2c', 'movement-is-over')
        : notNow(action);
    default:
      return notNow(action);
  }
}

export const notNow = (action: Action): Refusal =>
  refuse('TC-7.1a', 'not-now', { action: action.kind });
