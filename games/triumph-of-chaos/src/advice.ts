// What a table asks beyond the rules: a breach of one's own In-Fighting marker is legal, and costs (TC-A72).
import type { Side, Warning } from '@motti/engine';
import type { Action } from './actions.ts';
import { markerInForce } from './rules/activation.ts';
import {
  breachesByAbility,
  breachesByAttack,
  breachesByEvent,
  breachesByMark,
  breachesByRepair,
} from './rules/breaches.ts';
import { isLeader, of, type SideId, type State, sideByName } from './state.ts';

export function warnings(s: State, name: Side, action: Action): readonly Warning[] {
  const side = sideByName(name);
  const marker = markerInForce(s, side);
  // TC-16.514a: only the first breach of a turn is paid for.
  if (marker === undefined || of(s.breach, side) === 1 || of(s.penaltyPaid, side) === 1) return [];
  if (!breaches(s, side, action)) return [];
  return [{ clause: 'TC-A72', code: 'breaches-marker', facts: { marker } }];
}

function breaches(s: State, side: SideId, action: Action): boolean {
  switch (action.kind) {
    case 'mark-move':
    case 'mark-combat':
      return breachesByMark(s, side, action.space);
    case 'event':
      return breachesByEvent(s, side, action.card);
    case 'join':
      return breachesByAttack(s, side, [action.piece]);
    case 'repair':
    case 'rebuild':
    case 'rebuild-reserve':
      return breachesByRepair(s, side, action.piece);
    case 'withdraw':
    case 'reinforce':
    case 'pursue':
    case 'exploit':
    case 'counter':
    case 'cavalry-surprise':
      return isLeader(action.piece) && breachesByAbility(s, action.piece);
    default:
      return false;
  }
}
