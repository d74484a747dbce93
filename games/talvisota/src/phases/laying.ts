// O2 with supports in two steps: both sides lay their supports on their fronts, in secret (TV-3.3.1c, TV-A17, TV-O11).
import { type Decision, invariant, type Refusal, type Side } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  arrivalOf,
  FINNISH_SUPPORTS,
  FRONTS,
  type FrontId,
  isSovietSupport,
  nameOfFront,
  nameOfSupport,
  SOVIET_SUPPORTS,
  type SupportId,
  supportCountOf,
} from '../data/index.ts';
import { COMMIT, layAction, liftAction } from '../interned.ts';
import { addLaid, laidInAll, laidOn } from '../plans.ts';
import { refuse } from '../refusal.ts';
import { FINLAND, finish, hasCommitted, SOVIET, type State, setCommitted } from '../state.ts';
import { BOTH, finlandDecides, type Phase, sovietDecides } from './phase.ts';

const ASK = { kind: 'lay', clause: 'TV-A17' } as const;
const LAY_BOTH: Decision = { kind: 'choose', sides: BOTH, ask: ASK };
const LAY_SOVIET = sovietDecides(ASK);
const LAY_FINLAND = finlandDecides(ASK);

/** Has this support come, and is one of it still in hand? */
export const mayLay = (s: State, support: SupportId): boolean =>
  arrivalOf(support) <= s.turn && laidInAll(s, support) < supportCountOf(support);

function checkLay(s: State, side: Side, support: SupportId): Refusal | undefined {
  const name = nameOfSupport(support);
  if (isSovietSupport(support) !== (side === SOVIET))
    return refuse('TV-1.4i', 'not-yours', { counter: name });
  if (arrivalOf(support) > s.turn)
    return refuse('TV-2.2e', 'not-before-january', { support: name });
  return mayLay(s, support) ? undefined : refuse('TV-A17', 'already-laid', { support: name });
}

function checkLift(s: State, side: Side, support: SupportId, front: FrontId): Refusal | undefined {
  const facts = { support: nameOfSupport(support), front: nameOfFront(front) };
  if (isSovietSupport(support) !== (side === SOVIET))
    return refuse('TV-1.4i', 'not-yours', { counter: facts.support });
  return laidOn(s, support, front) > 0 ? undefined : refuse('TV-A17', 'not-laid-there', facts);
}

export const laying: Phase = {
  kinds: ['lay', 'lift', 'commit'],
  decision(s) {
    // TV-A68: the supports of the machine come out of its cup.
    if (s.rules.solo || hasCommitted(s, FINLAND)) return LAY_SOVIET;
    return hasCommitted(s, SOVIET) ? LAY_FINLAND : LAY_BOTH;
  },
  choices(s, side) {
    const found: Action[] = [];
    for (const support of side === SOVIET ? SOVIET_SUPPORTS : FINNISH_SUPPORTS)
      for (const front of FRONTS) {
        if (mayLay(s, support)) found.push(layAction(support, front));
        if (laidOn(s, support, front) > 0) found.push(liftAction(support, front));
      }
    found.push(COMMIT);
    return found;
  },
  check(s, side, action) {
    if (action.kind === 'lay') return checkLay(s, side, action.support);
    if (action.kind === 'lift') return checkLift(s, side, action.support, action.front);
    return undefined;
  },
  apply(s, side, action, emit) {
    if (action.kind === 'lay' || action.kind === 'lift') {
      const { kind, support, front } = action;
      addLaid(s, support, front, kind === 'lay' ? 1 : -1);
      emit?.({
        kind: kind === 'lay' ? 'laid' : 'lifted',
        to: [side],
        support: nameOfSupport(support),
        front: nameOfFront(front),
      });
      return;
    }
    invariant(action.kind === 'commit', 'laying: lay, lift or commit');
    setCommitted(s, side);
    emit?.({ kind: 'supports-laid', clause: 'TV-A17', side });
    if (!s.rules.solo && !(hasCommitted(s, SOVIET) && hasCommitted(s, FINLAND))) return;
    s.committed = [0, 0];
    finish(s);
  },
};
