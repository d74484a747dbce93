// An action at the wrong moment: why it is not its time.
import type { Action } from '../actions.ts';
import { hexName, unitName } from '../data/index.ts';
import { sideAt } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ATTACKED, hasMark, type State, type Step } from '../state.ts';
import { isOrder } from './orders.ts';

export function misplaced(s: State, action: Action): Refusal {
  if (isOrder(action)) return refuse('WW-A29', 'orders-frozen');
  if (action.kind === 'advance' && AFTER_COMBAT.includes(s.step)) return whyNoAdvance(s, action);
  return refuse('WW-SEQ.5', 'wrong-step', { action: action.kind, step: s.step });
}

const AFTER_COMBAT: readonly Step[] = ['attack', 'retreat', 'losses'];

/** WW-RET.5: only De and Ex are followed by an advance; WW-CRT.De: and by one only. */
function whyNoAdvance(s: State, action: Extract<Action, { kind: 'advance' }>): Refusal {
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  const taken = sideAt(s, action.hex) === s.phasing && hasMark(s, action.unit, ATTACKED);
  return taken
    ? refuse('WW-CRT.De', 'only-one-advances', facts)
    : refuse('WW-RET.5', 'no-advance-now', facts);
}
