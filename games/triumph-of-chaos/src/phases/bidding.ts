// TC-6.4, TC-A150: before a tournament game victory points are bid for the sides.
import { invariant, type Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { refuse } from '../refusal.ts';
import {
  enemyOf,
  finish,
  nameOfSide,
  push,
  RED,
  replaceTop,
  SIDE_NAMES,
  type SideId,
  type State,
  setOf,
  sideByName,
  topStep,
  WHITE,
} from '../state.ts';
import { type ChancePhase, diceDecide, type Phase, phase, say, sideDecides } from './phase.ts';

const BOTH_DICE: readonly number[] = [6, 6];

/** RED's die, then WHITE's; equal dice are rolled again. */
export const bidDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'bid-die', clause: 'TC-6.4a' }, BOTH_DICE),
  roll(s, [red = 0, white = 0], emit) {
    say(emit, 'die', { what: 'bid', die: Math.max(red, white) }, 'TC-6.4a');
    if (red === white) return;
    finish(s);
    push(s, { kind: 'bid', side: red > white ? RED : WHITE });
  },
};

/** TC-A150: more would win the 1919 scenario at once. */
const limitOf = (s: State): number => (s.rules.scenario === '1919' ? 7 : 30);

/** The step: `side` is asked, `option` the side bid for, `count` the bid that stands; at first neither. */
function checkBid(s: State, option: string, count: number): Refusal | undefined {
  const step = topStep(s);
  const limit = limitOf(s);
  if (!Number.isInteger(count) || count < 0 || count > limit || !isSide(option))
    return refuse('TC-A150', 'bid-limit', { limit });
  if (step.option !== undefined && step.option !== option)
    return refuse('TC-6.4a', 'bid-for-that-side', { side: step.option });
  return count > (step.count ?? -1)
    ? undefined
    : refuse('TC-A150', 'bid-higher', { count: step.count ?? 0 });
}
const isSide = (name: string): boolean => SIDE_NAMES.some((side) => side === name);

export const bid: Phase = phase({
  kinds: ['bid', 'accept-bid'],
  clause: 'TC-6.4a',
  decision(s) {
    const { side = RED, option, count } = topStep(s);
    return sideDecides(side, { kind: 'bid', clause: 'TC-6.4a', side: option, count });
  },
  choices(s) {
    const { option, count = -1 } = topStep(s);
    const found: Action[] = option === undefined ? [] : [{ kind: 'accept-bid' }];
    for (const side of option === undefined ? SIDE_NAMES : [option])
      for (let n = count + 1; n <= limitOf(s); n++)
        found.push({ kind: 'bid', option: side, count: n });
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'bid') return checkBid(s, action.option, action.count);
    return topStep(s).option === undefined ? refuse('TC-6.4a', 'no-bid-yet') : undefined;
  },
  apply(s, side, action, emit) {
    if (action.kind === 'bid') {
      const { option, count } = action;
      say(emit, 'bid', { side: nameOfSide(side), count, for: option }, 'TC-6.4a');
      replaceTop(s, { kind: 'bid', side: enemyOf(side), option, count });
      return;
    }
    invariant(action.kind === 'accept-bid', 'a bid is accepted');
    const { option = 'red', count = 0 } = topStep(s);
    finish(s);
    settleBid(s, sideByName(option), count);
    const exchanged = option === nameOfSide(side);
    say(emit, exchanged ? 'seats-exchanged' : 'bid-won', { side: option, count }, 'TC-A150');
  },
});

/** TC-6.4a: taken off at the end; TC-5.261: in 1919 it is entered on the track at once, against the bidder. */
function settleBid(s: State, side: SideId, count: number): void {
  if (s.rules.scenario !== '1919') setOf(s.bid, side, count);
  else s.vp += side === RED ? -count : count;
}
