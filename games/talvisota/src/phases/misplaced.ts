// An action at the wrong moment: why it is not its time.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { FORCE_LIMIT, NONE, nameOfSpace, PRUD, type SpaceId } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  FINNISH_VICTORY,
  garrison,
  SOVIET_VICTORY,
  type State,
  TO_PLACE,
  topStep,
} from '../state.ts';
import { notNow } from './phase.ts';

export function misplaced(s: State, action: Action): Refusal {
  switch (action.kind) {
    case 'place':
      return refuse('TV-2.2c', 'placed-at-set-up-only');
    case 'lay':
    case 'lift':
      return s.rules.supportsInTwoSteps ? refuse('TV-A17', 'lay-before-the-event') : notNow(action);
    case 'move':
      return misplacedMove(s, action);
    case 'advance':
      return misplacedAdvance(s, action);
    case 'mark':
    case 'unmark':
      return refuse('TV-A55', 'markers-in-organisation-only');
    case 'fight':
      return refuse('TV-4.4a', 'two-rounds');
    case 'onward':
      return misplacedSecond(s, action.space);
    case 'nkvd':
      return refuse('TV-A41', 'no-retreat-to-cancel');
    case 'hold':
      return refuse('TV-A42', 'no-retreat-to-cancel');
    case 'stay':
      return refuse('TV-6.2k', 'stay-after-success');
    case 'harass':
      return s.harassed === NONE ? notNow(action) : refuse('TV-6.2a', 'one-infiltration');
    case 'meretskov':
    case 'timoshenko':
    case 'mannerheim':
      return refuse(COMMANDERS[action.kind], 'no-such-effect', { commander: action.kind });
    case 'done':
      return topStep(s) === 'retreat' ? refuse('TV-A48', 'must-retreat') : notNow(action);
    default:
      return notNow(action);
  }
}

/** TV-2.2c, TV-A52: new units go into front boxes; none of them starts on the map. */
function misplacedMove(s: State, action: Action): Refusal {
  const left = garrison(s, TO_PLACE);
  if (left === 0) return notNow(action);
  return refuse(topStep(s) === 'setup' ? 'TV-2.2c' : 'TV-A52', 'units-left', { left });
}

/** TV-A49: nobody is asked any more once the conquered space is full. */
function misplacedAdvance(s: State, action: Action): Refusal {
  const c = s.combat;
  if (c?.outcome !== SOVIET_VICTORY || garrison(s, c.target) < FORCE_LIMIT) return notNow(action);
  return refuse('TV-A49', 'space-is-full', { space: nameOfSpace(c.target) });
}

const COMMANDERS = { meretskov: 'TV-A38', timoshenko: 'TV-A40', mannerheim: 'TV-A42' } as const;

/** TV-3.2.2a, TV-3.2.2d: no second attack by a prudent advance, or after a failure. */
function misplacedSecond(s: State, space: SpaceId): Refusal {
  const c = s.combat;
  const facts = { space: nameOfSpace(space) };
  if (c?.strategy === PRUD) return refuse('TV-3.2.2a', 'prudent-attacks-once', facts);
  if (c && (c.outcome === FINNISH_VICTORY || c.conquests === 0))
    return refuse('TV-3.2.2d', 'first-not-conquered', facts);
  if (c?.second === 1) return refuse('TV-A23', 'no-third-space', facts);
  return notNow({ kind: 'onward', space });
}
