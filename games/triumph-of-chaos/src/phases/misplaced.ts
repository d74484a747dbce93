// An action at the wrong moment: why it is not its time.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkPlace } from '../rules/access.ts';
import { checkInitiative } from '../rules/initiative.ts';
import { MUD, type State, sideOfCard, topKind } from '../state.ts';
import { canStay } from './outcome.ts';
import { checkRescue } from './political.ts';

export function misplaced(s: State, action: Action): Refusal {
  switch (action.kind) {
    case 'take':
    case 'go':
    case 'halt':
      return topKind(s) === 'combats' || topKind(s) === 'declare-attack'
        ? refuse('TC-10.2c', 'movement-is-over')
        : notNow(action);
    case 'mark-move':
    case 'mark-combat':
      // TC-9.1f: with the last point spent the marking is over by itself.
      return s.marked.length > 0 && s.points <= 0
        ? refuse('TC-9.1f', 'too-many-spaces', { limit: s.marked.length })
        : notNow(action);
    case 'initiative':
      return (
        (s.round > 0 ? checkInitiative(s, sideOfCard(action.card), 'mark') : undefined) ??
        notNow(action)
      );
    case 'hold-terrain':
    case 'hold-nr':
      // TC-11.62a: whose last step it would be is not asked, but only where they retreat to.
      return topKind(s) === 'retreat' && !canStay(s)
        ? refuse('TC-11.62a', 'one-step-left')
        : notNow(action);
    case 'advance':
      // TC-A137: nobody is asked to advance where nobody may.
      return checkPlace(s, action.piece, action.space)?.code === 'neutral-region'
        ? refuse('TC-A137', 'neutral-after-germans', { space: spaceName(action.space) })
        : notNow(action);
    case 'exploit':
      return s.combat !== null && s.weather === MUD
        ? refuse('TC-11.82a', 'no-exploitation-in-mud')
        : notNow(action);
    case 'take-1920':
      return s.turn === 10 ? refuse('TC-7.22a', 'no-1920-option') : notNow(action);
    case 'rescue':
      return checkRescue(s) ?? notNow(action);
    case 'subjugate':
      return s.rules.scenario === '1918' ? refuse('TC-5.38', 'no-subjugation') : notNow(action);
    default:
      return notNow(action);
  }
}

const notNow = (action: Action): Refusal => refuse('TC-7.1a', 'not-now', { action: action.kind });
